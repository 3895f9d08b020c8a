# Words inside pictures, and the same boards as text. Short: they share the room with icons.

## Crew and ship

pic-android = Android { $letter }
pic-seat = Seat { $n }
pic-zone-letters = RWB
pic-zone-red = red
pic-zone-white = white
pic-zone-blue = blue
pic-lane-red = Red zone
pic-lane-white = White zone
pic-lane-blue = Blue zone
pic-lane-internal = Internal
pic-station-upper-red = upper red
pic-station-upper-white = bridge
pic-station-upper-blue = upper blue
pic-station-lower-red = lower red
pic-station-lower-white = lower white
pic-station-lower-blue = lower blue
pic-station-space = space
pic-short-upper-red = Upper red
pic-short-upper-white = Bridge
pic-short-upper-blue = Upper blue
pic-short-lower-red = Lower red
pic-short-lower-white = Lower white
pic-short-lower-blue = Lower blue
pic-range = range
pic-range-short = range

## Cards

pic-card-weapon = Weapon
pic-card-energy = Energy
pic-card-system = System
pic-card-bots = Bots
pic-card-red = Red
pic-card-blue = Blue
pic-card-lift = Lift

## Header of the table

pic-briefing = Briefing
pic-phase = Phase
pic-turn = Turn
pic-turn-short = turn
pic-final-step = Final step
pic-planning = Planning
pic-resolution = Resolution
pic-council = Between missions
pic-campaign = Mission { $n } of 3
pic-silence = Silence
pic-paused = Paused
pic-lost = Ship lost
pic-lost-in = turn { $turn }
pic-lost-final = final step
pic-lost-damage = too much damage
pic-won = Ship saved
pic-data-transfer = Data transfer
pic-incoming-data = Incoming data
pic-until = until { $time }
pic-ready = { $ready } of { $all } ready

## Hand

pic-your-plan = your plan
pic-no-cards = No cards in hand
pic-draws =
    { $n ->
        [one] { $n } card to draw
       *[other] { $n } cards to draw
    }
pic-may-give = you may give a card

## Threat card

pic-external = External
pic-intruder = Intruder
pic-malfunction = Malfunction
pic-exterior = On the hull
pic-normal = normal
pic-serious = serious
pic-white-level = white
pic-yellow-level = yellow
pic-shield = shield
pic-hull = hull
pic-strength = repairs
pic-speed = speed
pic-track = { $lane }, track { $track }
pic-appears = appears in turn { $turn }
pic-at-square =
    { $n ->
        [one] { $n } square from the ship
       *[other] { $n } squares from the ship
    }
pic-unconfirmed = unconfirmed
pic-on-turns = turn { $turns }
pic-final-short = end
pic-never = too late
pic-behind = done
pic-destroyed = Destroyed
pic-survived = Survived
pic-gone = gone
pic-fires-back = Shoots back at bots
pic-repair-with = Repair with { $system }
pic-fight-with = Fight with bots
pic-weapons-hit = Every weapon can hit it
pic-no-threats = No threats on the scanners yet

## What threats do

pic-fx-nothing = nothing
pic-fx-attack = Attack { $n }
pic-fx-on-red = on red
pic-fx-on-white = on white
pic-fx-on-blue = on blue
pic-fx-attack-hp = Attack equal to its hull
pic-fx-attack-hp-times-2 = Attack equal to twice its hull
pic-fx-damage = Damage { $n }
pic-fx-damage-hp-times-3 = Damage equal to three times its hull
pic-fx-damage-players-here = Damage 1 per crew member there
pic-fx-damage-reactor-energy-white = White damage 1 per energy in the central reactor
pic-fx-scope-all-zones = all zones
pic-fx-scope-other-zones = others
pic-fx-scope-zones-red-blue = red and blue
pic-fx-scope-ignore-shields = past the shields
pic-fx-scope-double-through = double past the shield
pic-fx-scope-per-token = wherever it is
pic-fx-scope-own = own zone
pic-fx-scope-white = white
pic-fx-heal = Heals { $n }
pic-fx-heal-half-down = Heals half
pic-fx-speed-gain = Speed +{ $n }
pic-fx-shield-gain = Shield +{ $n }
pic-fx-shield-set = Shield becomes { $n }
pic-fx-drain-shield = Shields lose { $n } energy
pic-fx-drain-shield-all = Shields lose all energy
pic-fx-drain-reactor = Reactor loses { $n } energy
pic-fx-drain-reactor-all = Reactor loses all energy
pic-fx-drain-reactor-1-own-else-damage-1 = Reactor loses 1 energy, or damage 1
pic-fx-reveal = Reveals itself
pic-fx-aura-attack-1-others = Others attack at +1
pic-fx-aura-shield-1-all = All external threats: shield +1
pic-fx-advance-others-1 = Others move 1 square
pic-fx-delay-zone = Delays the crew in its zone
pic-fx-delay-ship = Delays all aboard
pic-fx-delay-per-token = Delays the crew beside it
pic-fx-ko-ship = Knocks out all aboard
pic-fx-ko-here = Knocks out all beside it
pic-fx-ko-leaders = Knocks out everyone leading bots
pic-fx-ko-ship-except-upper-white = Knocks out all but the bridge
pic-fx-ko-here-without-active-bots = Knocks out all there without active bots
pic-fx-self-damage = Damages itself: { $n }
pic-fx-mark = Gathers force
pic-fx-destroy-ship = The ship is lost
pic-fx-move-red = Moves towards red
pic-fx-move-blue = Moves towards blue
pic-fx-move-deck = Changes decks
pic-fx-move-most-players = Moves to the largest group
pic-fx-fill-shield-white-then-leak-reactor-white = Fills the white shield; the rest is damage
pic-fx-leak-shield-white = White shield energy becomes damage
pic-fx-leak-reactor-each-zone = Reactor energy becomes damage
pic-fx-lose-fuel-1 = A fuel capsule is lost
pic-fx-lose-rocket-1 = A rocket is lost
pic-fx-disable-stored-bots-lower-red = Disables the red bots
pic-fx-spread-red = Spreads towards red
pic-fx-spread-blue = Spreads towards blue
pic-fx-fires-back-on = Shoots back from now on
pic-fx-double-damage-red = Red damage doubled
pic-fx-double-damage-ship = All damage doubled
pic-fx-if-damaged = if hurt
pic-fx-if-undamaged = if unhurt
pic-fx-if-damage = if hurt less than { $n }

## Special rules of threats

pic-trait-no-rockets = Rockets ignore it
pic-trait-rocket-immune = Rockets do nothing to it
pic-trait-rocket-magnet = Draws all rockets; each adds 1 to its shield
pic-trait-no-heavy-laser = Heavy lasers cannot aim at it
pic-trait-hidden-until-x = Cannot be hit before X
pic-trait-untargetable-range-3 = Cannot be hit at range 3
pic-trait-cryoshield = The first volley only breaks its cryoshield
pic-trait-pulse-breaks-shield = A pulse hit removes its shield for the turn
pic-trait-max-damage-per-turn = At most { $n } damage a turn
pic-trait-explode = When destroyed: attacks its zone, { $n } per X and Y passed
pic-trait-retaliate = Each time it is damaged: attack { $n } on all zones
pic-trait-on-destroyed-splash-1 = When destroyed: 1 damage to every other external threat
pic-trait-interceptors-ram = Interceptors alone: strength { $n }, pilot knocked out
pic-trait-slime = Delays anyone who enters; spreads
pic-trait-hp-equals-rockets = As strong as the number of rockets aboard
pic-trait-bonus-all-stations = Repaired in every station in one turn: +{ $n }
pic-trait-needs-3-same-turn = Needs three repairs in one turn
pic-trait-on-destroyed-ko-lower-red-lower-blue = When repaired: knocks out lower red and lower blue
pic-trait-on-destroyed-ko-attacker = Knocks out whoever kills it
pic-trait-blocks-interceptors = Only interceptors reach it, and they hit nothing else
pic-trait-token-per-hit = Each hit clears one station
pic-trait-lethal-entry-after-z = After Z: entering its stations knocks you out
pic-trait-seek = Hunts the biggest group

## Report of a turn

pic-crew = Crew
pic-damage = Damage
pic-threats = Threats
pic-no-crew-acts = The crew does nothing in this step
pic-no-hits = No weapon hit anything
pic-no-threat-moves = No threat moved
pic-new-threats = New
pic-passed = moved
pic-zone-limit = { $zone }: { $n } of 6 tiles
pic-check-passed = Computer check passed
pic-check-missed = Computer check missed
pic-did-fired = fires
pic-did-no-energy = no energy to fire
pic-did-already-fired = fired already this turn
pic-did-shielded = fills the shield
pic-did-refuelled = refuels the reactor
pic-did-charged = fills the reactor
pic-did-nothing = no effect
pic-did-maintained = keeps the computer awake
pic-did-launched = launches a rocket
pic-did-took-bots = takes the bots
pic-did-revived-bots = wakes the bots
pic-did-took-off = takes off
pic-did-attacked-space = attacks from space
pic-did-landed = lands
pic-did-window = looks out
pic-did-hit-intruder = hits { $target }
pic-did-killed-intruder = defeats { $target }
pic-did-repaired = repairs: { $target }
pic-did-fixed = fixed: { $target }
pic-did-moved = walks: { $to }
pic-did-jumped = runs: { $to }
pic-did-knocked-out = knocked out
pic-did-held = delayed: acts a turn late
pic-did-delayed = delayed
pic-did-tripped = tripped
pic-note-cryoshield = cryoshield breaks
pic-note-swarm = swarm: 1 at most
pic-note-immune = immune
pic-note-shield-broken = pulse: no shield
pic-note-self = hurts itself

## Score

pic-score-mission = { $mission } · { $crew } aboard
pic-score-destroyed = Destroyed
pic-score-survived = Survived
pic-visual = Visual confirmation
pic-penalties = Penalties
pic-worst-zone = Worst zone
pic-knocked-out = Knocked out
pic-squads-down = Squads disabled
pic-no-score = No points for a lost ship
pic-not-scored = not scored

## Boards as text

pic-text-header-planning = **Planning** · phase { $phase } of { $phases }
pic-text-header-resolution = **Resolution** · turn { $turn } of { $turns } done
pic-text-header-final = **Resolution** · final step done
pic-text-phase-ends = Phases end at { $times }
pic-text-silence = 🔇 Communications are down: silence.
pic-text-paused = ⏸ Paused.
pic-text-window = { $what } until { $time }.
pic-text-crew = Crew
pic-text-ship = Ship
pic-text-threats = Threats
pic-text-captain = captain
pic-text-communications = communications
pic-text-security = security
pic-text-hand =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
pic-text-slots = Slots: ■ action, ▸ move, · empty
pic-text-ready = ready
pic-text-bots-active = leads bots
pic-text-bots-disabled = leads bots (disabled)
pic-text-ko = knocked out
pic-text-zone = { $zone }: shield { $shield } of { $shieldRoom }, reactor { $reactor } of { $reactorRoom }, upper weapon { $upper }, lower weapon { $lower }
pic-text-damage = damage { $n } of 6 ({ $tiles })
pic-text-no-damage = no damage
pic-text-stores = Fuel { $fuel } · rockets { $rockets } · visual { $visual } · computer { $checks }
pic-text-rocket-flies = a rocket is in flight
pic-text-pulse = pulse cannon range: { $range }
pic-text-hangar-active = bots in { $station }: active
pic-text-hangar-disabled = bots in { $station }: disabled
pic-text-hangar-none = bots in { $station }: taken
pic-text-track = { $lane } (track { $track }): { $marks }
pic-text-threat-ahead = T+{ $n } **{ $name }** ({ $kind }): appears in turn { $n }; { $figures }
pic-text-threat-active = T+{ $n } **{ $name }** ({ $kind }): square { $square }, { $figures }; next { $letter } at square { $at }{ $soon }: { $effect }
pic-text-threat-still = T+{ $n } **{ $name }** ({ $kind }): square { $square }, { $figures }
pic-text-threat-over = T+{ $n } { $name }: { $status }
pic-text-action = { $letter }, { $turn ->
        [late] too late
        [13] final step
       *[turn] turn { $turn }
    }: { $effect }
pic-text-soon = { " " }(on its next move)
pic-text-shield = shield { $n }
pic-text-hp = hull { $hp }/{ $hull }
pic-text-speed = speed { $n }
pic-text-in = in { $stations }
pic-text-unconfirmed = unconfirmed
pic-text-lost = **Ship lost** in turn { $turn }: { $cause }
pic-text-won = **Ship saved**: { $total } points
pic-tile-upper-weapon = upper weapon
pic-tile-lower-weapon = lower weapon
pic-tile-shield = shield
pic-tile-reactor = reactor
pic-tile-gravolift = lift
pic-tile-structural = structural
pic-alt-board = Board of { $mission }, { $stage }.
pic-alt-zone = { $zone }: shield { $shield }, reactor { $reactor }, damage { $damage }.
pic-alt-threat = { $name } { $where }, hull { $hp }.
pic-alt-square = on { $lane } square { $square }
pic-alt-coming = due in turn { $turn } ({ $lane })
pic-alt-crew = { $name }: { $where }.
pic-say-plan = { $name } plans: { $plan }.
pic-say-cursor = Next slot: { $turn }.
pic-say-hand = Cards: { $cards }.
pic-say-action = action
pic-say-move = move
