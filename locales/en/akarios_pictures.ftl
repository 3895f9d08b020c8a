# Words on the pictures of Stars of Akarios, and what is said of them to those who cannot see them.

ak-pic-sparrow = Sparrow
ak-pic-round = Round
ak-pic-phase-setup = Getting ready
ak-pic-phase-pilots = Pilots act
ak-pic-phase-enemies = Enemies act
ak-pic-phase-end = End of round
ak-pic-phase-success = Success
ak-pic-phase-failure = Failure
ak-pic-ready = ready
ak-pic-passed = passed
ak-pic-down = out of action
ak-pic-not-placed = not placed yet

# Types of enemies, as short as can be

ak-pic-short-ronin_scout = Scout
ak-pic-short-ronin_frigate = Frigate
ak-pic-short-ronin_lancer = Lancer
ak-pic-short-ronin_marauder = Marauder
ak-pic-short-yur_drifter = Drifter
ak-pic-short-yur_needle = Needle
ak-pic-short-yur_beacon = Beacon
ak-pic-short-tkotchek_hornet = Hornet
ak-pic-short-tkotchek_mammoth = Mammoth
ak-pic-short-ema_interceptor = Interceptor
ak-pic-short-ema_warden = Warden
ak-pic-short-ema_arnaut = Arnaut
ak-pic-short-synthetic_shard = Shard
ak-pic-short-synthetic_titan = Titan

# A pilot's ship

ak-pic-place = on { $hex }
ak-pic-hull = Hull
ak-pic-shields = Shields
ak-pic-stress = Stress
ak-pic-level-miss = at { $at }: one more Miss
ak-pic-level-panic = at { $at }: panic
ak-pic-dice = Dice
ak-pic-deck = Modifier deck
ak-pic-deck-sum = { $left } to draw, { $gone } played
ak-pic-no-conditions = No effects on the ship
ak-pic-next-attack = for the next attack
ak-pic-mark-rupture = 1 hull lost as each of its phases begins
ak-pic-mark-target_lock = attacks on it: the better of two cards
ak-pic-mark-radar_jam = its attacks: the worse of two cards
ak-pic-mark-glitch = cannot attack
ak-pic-mark-stealth = cannot be a target; attacks at an advantage
ak-pic-mark-stall = cannot move, only turn
ak-pic-pending-damage = More damage
ak-pic-pending-range = More range
ak-pic-pending-targets = More targets
ak-pic-pending-no_draw = No card is drawn
ak-pic-slot-weapon = no weapon
ak-pic-slot-engine = no engine
ak-pic-slot-tech = no technology
ak-pic-slot-ship = no ship ability
ak-pic-slot-pilot = no pilot ability
ak-pic-basic-move_1 = Veer
ak-pic-basic-move_2 = Move
ak-pic-basic-turn = Turn
ak-pic-basic-attack = Attack
ak-pic-basic-repair = Repair
ak-pic-turn-how = up to 120°
ak-pic-status-phased = Phased
ak-pic-status-ignore_first_attack = The first attack is ignored
ak-pic-status-damage_reduction = Less damage
ak-pic-status-taunt = Draws fire
ak-pic-status-decoys = Decoys
ak-pic-status-redirect = Attacks are redirected
ak-pic-status-evade = Evades
ak-pic-status-skip_turn_command = Turns are skipped

# A type of enemies and its cards

ak-pic-enemy-sub = { $code } · deck { $deck }
ak-pic-card-now = this round
ak-pic-no-card = Its card is revealed when the enemies act
ak-pic-no-ships = None of them is on the board
ak-pic-damage = Damage
ak-pic-immune = Immune
ak-pic-command-turn = turn
ak-pic-command-move = move
ak-pic-command-attack = attack
ak-pic-command-support = support
ak-pic-command-special = special
ak-pic-to-target = to the target
ak-pic-nearer-side = the nearer side
ak-pic-ahead = straight on
ak-pic-acts-next-round = acts next round
ak-pic-nearest = nearest: { $ship }, { $n } away
ak-pic-battle-deck = Battle deck
ak-pic-deck-left = { $n } to come

# An attack

ak-pic-base-damage = damage
ak-pic-not-yet = no card yet
ak-pic-missed = missed
ak-pic-cancelled = cancelled
ak-pic-destroyed = destroyed
ak-pic-which-counts = Which of them counts?

# A battle in words

ak-say-round = Round { $round }: { $phase }
ak-say-elite = { $ship } (elite)
ak-say-place = on { $hex }, facing { $bow }
ak-say-ahead-of = will go on to { $hex }, facing { $bow }
ak-say-hull = hull { $n } of { $most }
ak-say-shields = shields { $n } of { $most }
ak-say-stress = stress { $n } ({ $next })
ak-say-here = on your hex
ak-say-far = { $n } away, { $way }
ak-say-ahead = ahead
ak-say-right = ahead right
ak-say-back-right = behind right
ak-say-astern = behind
ak-say-back-left = behind left
ak-say-left = ahead left
ak-say-behind-it = you are behind it
ak-say-behind-you = it is behind you
ak-say-dice = Dice: { $dice }.
ak-say-no-dice = No dice.
ak-say-face-move = move
ak-say-face-attack = attack
ak-say-face-joker = joker
ak-say-face-stress = stress
ak-say-cards = Cards: { $cards }.
ak-say-broken = broken
ak-say-energy = energy { $n } of { $most }
ak-say-used = used
ak-say-deck = Modifier deck, { $n } to draw: { $cards }.
ak-say-beside = Beside you: { $hexes }.
ak-say-edge = the edge
ak-say-free = free
ak-say-asteroids = asteroids
ak-say-nebula = nebula
ak-say-planet = planet
ak-say-wormhole = wormhole
ak-say-board = Board of { $cols } columns (letters) and { $rows } rows.
ak-say-off-board = off the board
ak-say-carried = carried by { $ship }
ak-say-range = range { $n }
ak-say-damage = damage { $n }
ak-say-damage-elite = damage { $n } (elite { $elite })
ak-say-targets = { $n ->
    [one] { $n } target
   *[other] { $n } targets
}
ak-say-all-targets = all targets
ak-say-calls = calls to its side: { $ships }
ak-say-own-shields = own shields +{ $n }
ak-say-end = the end
ak-say-fork = if done: { $yes }, if not: { $no }
ak-say-then = then { $to }
ak-say-total = { $target }: { $base } and { $cards } make { $total }
ak-say-attack = { $ship } attacks with damage { $damage }. { $targets }.
ak-say-you = You, { $ship }:
ak-say-enemies = Enemies, as they will act
ak-say-no-enemies = No enemies are on the board.
ak-say-places = Places to begin: { $hexes }.
ak-say-friends = Friends
ak-say-revealed = Open battle cards
ak-say-tokens = Tokens: { $tokens }.
ak-say-special = Special rules
ak-say-stage-enlist = Pilots and ships are chosen
ak-say-stage-hangar = In the hangar
ak-say-stage-voyage = On a voyage
ak-say-stage-story = A page of the story
ak-say-stage-market = At the market
ak-say-stage-muster = Getting ready for the battle
ak-say-stage-battle = A battle
ak-say-stage-world = On a world
ak-say-stage-debrief = The mission is over
ak-say-stage-over = The chapter is closed

# Before a command is given

ak-pic-where-to = where to?
ak-pic-risk-free = free
ak-pic-risk-stress = stress
ak-pic-risk-hull = hull
ak-pic-risk-shields = shields
ak-pic-risk-wormhole = wormhole
ak-pic-risk-destroyed = may be destroyed
ak-pic-barred-edge = stops at the edge
ak-pic-barred-planet = stops at the planet
ak-pic-barred-token = stops at a token
ak-pic-barred-ship = stops at a ship
ak-pic-attack-sum = damage { $damage }, { $n ->
    [one] { $n } target
   *[other] { $n } targets
}
ak-pic-hidden = hidden from sight
ak-pic-draw-one = one card
ak-pic-draw-advantage = the better of two cards
ak-pic-draw-disadvantage = the worse of two cards
ak-pic-chance-destroyed = destroyed
ak-pic-mean = mean { $n }
ak-pic-energy-cost = { $n }, then { $left } left
ak-pic-danger = Where it is dangerous
ak-pic-danger-of = how many of { $n } cards to come hit a hex

# Commands and their outcome in words

ak-say-reach = Where the best commands lead, by their numbers in the menu: { $ends }.
ak-say-way = { $card } to { $hex }, facing { $bow }
ak-say-lost-hull = hull −{ $n }
ak-say-lost-shields = shields −{ $n }
ak-say-lost-stress = stress +{ $n }
ak-say-energy-spent = energy { $n }
ak-say-costs = Costs: { $cost }.
ak-say-aimed = aimed at
ak-say-destroyed-by = destroyed in { $share }
ak-say-fires = fires at { $target } for { $total }
ak-say-turns = turns its bow to the { $bow }
ak-say-flies = flies to { $hex }

# Between battles

ak-say-it = { $it }
ak-pic-prologue = Prologue
ak-pic-act = Act { $n }
ak-pic-events-left = event cards left: { $n }
ak-pic-energy-left = energy for journeys
ak-pic-where-next = Where next?
ak-pic-kind-main = main mission
ak-pic-kind-side = side mission
ak-pic-kind-market = market
ak-pic-kind-jump = jump point
ak-pic-progress = { $done } done, achievements: { $medals }
ak-pic-chapters = chapters: { $n }
ak-pic-skill-strength = strength
ak-pic-skill-agility = agility
ak-pic-skill-intellect = intellect
ak-pic-skill-charm = charm
ak-pic-cell-done = owned
ak-pic-cell-half = half
ak-pic-cell-open = open
ak-pic-cell-shut = later
ak-pic-hangar = The squad in its hangar
ak-pic-tab-weapon = Weapons
ak-pic-tab-engine = Engines
ak-pic-tab-technology = Technologies
ak-pic-tab-services = Ships and services
ak-pic-too-dear = too dear
ak-pic-nothing-here = Nothing is for sale here
ak-pic-offer-energy = Sparrow energy
ak-pic-offer-ship_upgrade = Ship upgrade
ak-pic-offer-trauma = Cure all trauma
ak-pic-offer-sparrow = Sparrow upgrade
ak-pic-offer-ship = Ship
ak-pic-ended-well = Success
ak-pic-ended-ill = Failure
ak-pic-no-gains = No rewards this time
ak-pic-single = A single scenario brings no rewards
ak-kestrels = Kestrels
ak-pic-object-move = to { $n }
ak-pic-object-examine = examine
ak-pic-object-launch_pad = lift off
ak-pic-object-interrupt = interrupt
ak-pic-boost = Boost boxes: { $n }
ak-pic-unconscious = unconscious
ak-pic-test = Test
ak-say-scene = A scene: { $title }.
ak-say-atlas = { $system }. The Sparrow has { $energy } energy.
ak-say-campaign = { $squad }, { $act ->
    [0] prologue
    [one] act { $act }
   *[other] act { $act }
}, chapters: { $chapters }.
ak-say-done = Done: { $places }.
ak-say-open = Open: { $places }.
ak-say-purse = Credits { $credits }, skill points { $points }, trauma { $trauma }.
ak-say-trees = Full cells of the three trees: { $cells }.
ak-say-votes = voted for by { $players }
ak-say-walker = on card { $card }, health { $health }, stamina { $stamina }, stress { $stress }
ak-say-dice-left = dice left: { $n }
ak-say-closed = used up
ak-say-barred = not yet
ak-say-symbol-o = orange
ak-say-symbol-g = green
ak-say-symbol-og = orange or green
ak-say-symbol-s = stress
