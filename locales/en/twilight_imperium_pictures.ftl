# Twilight Imperium: words inside its pictures, and the same as text. Short: they share the room with icons.

ti-pic-name = Twilight Imperium
ti-pic-custodians = Custodians

## The galaxy

ti-pic-round = Round { $n }
ti-pic-phase-setup = Setting up
ti-pic-phase-strategy = Strategy Phase
ti-pic-phase-action = Action Phase
ti-pic-phase-status = Status Phase
ti-pic-attacks = { $name } attacks
ti-pic-acts = Turn: { $name }
ti-pic-wins = { $name } wins
ti-pic-goal = { $n } points to win
ti-pic-free = left over
ti-pic-legend-resources = resources
ti-pic-legend-influence = influence
ti-pic-legend-spent = exhausted
ti-pic-legend-specialty = tech specialty
ti-pic-legend-counter = activated
ti-pic-legend-damaged = damaged
ti-pic-legend-leader = leader
ti-pic-legend-artifact = artifact
ti-pic-legend-mine = mine
ti-pic-legend-strategy = Strategy Card

## A system

ti-pic-holds = { $name } holds this system
ti-pic-nobody-here = held by nobody
ti-pic-may-come = Come from
ti-pic-system-counters = activated by
ti-pic-system-mines = mines

## A player's sheet

ti-pic-of-points = of { $n } points
ti-pic-goods = Trade Goods
ti-pic-strategies = Strategy Cards
ti-pic-counters = Command Counters
ti-pic-area-strategy = strategy
ti-pic-area-fleet = fleet
ti-pic-area-command = command
ti-pic-elsewhere = on the board { $board }  ·  in reinforcements { $reserve }
ti-pic-abilities = Abilities
ti-pic-leader-dead = dead
ti-pic-leader-captive = captive
ti-pic-leaders = Leaders
ti-pic-captives = captives
ti-pic-leader-scientist = Scientist
ti-pic-leader-diplomat = Diplomat
ti-pic-leader-general = General
ti-pic-leader-admiral = Admiral
ti-pic-leader-agent = Agent
ti-pic-used = used this round
ti-pic-planets = Planets
ti-pic-none = none
ti-pic-ready = ready
ti-pic-technologies = Technologies
ti-pic-agreements = Trade Agreements
ti-pic-income = brings { $n }
ti-pic-not-lent = not lent
ti-pic-hand-action = action
ti-pic-hand-political = political
ti-pic-hand-secret = secret
ti-pic-reinforcements = Reinforcements

## Objectives

ti-pic-objectives = Objectives
ti-pic-deck = { $n } points to win  ·  { $left ->
    [one] 1 card left
   *[other] { $left } cards left
 }
ti-pic-points = Points
ti-pic-now = now
ti-pic-points-secret = Secret Objective
ti-pic-points-artifact = Artifacts
ti-pic-points-voice = Voice of the Council
ti-pic-points-else = Other points

## Technologies

ti-pic-lane-red = war
ti-pic-lane-blue = drive
ti-pic-lane-green = life
ti-pic-lane-yellow = build
ti-pic-tech-owned = owned
ti-pic-tech-now = available now
ti-pic-tech-later = prerequisite missing
ti-pic-tech-and = and
ti-pic-tech-or = or
ti-pic-does-hylar-v-assault-laser = Cruisers, Destroyers: +1
ti-pic-does-deep-space-cannon = PDS reach adjacent systems
ti-pic-does-automated-defense-turrets = Barrage: +2, one more die
ti-pic-does-magen-defense-grid = PDS and troops beside it: +1
ti-pic-does-war-sun = War Suns may be built
ti-pic-does-assault-cannon = Dreadnoughts fire first
ti-pic-does-graviton-negator = Bombard despite PDS
ti-pic-does-antimass-deflectors = Pass Asteroid Fields
ti-pic-does-xrd-transporters = Carriers: move +1
ti-pic-does-maneuvering-jets = Enemy PDS −1, mines −1
ti-pic-does-light-wave-deflector = Pass enemy ships
ti-pic-does-type-iv-drive = Cruisers, Dreadnoughts: move +1
ti-pic-does-advanced-fighters = Fighters: +1, move 2 alone
ti-pic-does-fleet-logistics = Two tactical actions in a turn
ti-pic-does-stasis-capsules = Cruisers, Dreadnoughts carry 1
ti-pic-does-cybernetics = Fighters: +1
ti-pic-does-neural-motivator = 1 more action card a round
ti-pic-does-gen-synthesis = Troops: +1, may come back
ti-pic-does-hyper-metabolism = 1 more counter a round
ti-pic-does-dacxive-animators = The fallen rise on 6+
ti-pic-does-x89-bacterial-weapon = Kills all troops on a planet
ti-pic-does-enviro-compensator = A dock builds 1 more
ti-pic-does-sarween-tools = +1 resource per dock
ti-pic-does-micro-technology = +1 good per agreement
ti-pic-does-graviton-laser-system = PDS re-roll misses
ti-pic-does-nano-technology = New planets arrive ready
ti-pic-does-integrated-economy = Build into adjacent systems
ti-pic-does-transit-diodes = Action: move 4 troops
ti-pic-does-l4-disruptors = War chest: ground +2 costs nothing
ti-pic-does-production-centers = Action: 1 counter for 6 goods, give 2
ti-pic-does-mark-ii-advanced-carriers = Carriers hold 8 and sustain a hit
ti-pic-does-dreadnought-invasion-pod = Dreadnoughts carry 1 more
ti-pic-does-salvage-operations = 2 goods after each space battle
ti-pic-does-telepathic-mind-weapon = Activating you costs 1 fleet counter
ti-pic-does-berserker-genome = Losses of round 1 may strike back
ti-pic-does-spatial-conduit-network = Once a round fly between your systems
ti-pic-does-diplomats-tech = Once a round undo an activation
ti-pic-does-shuttle-logistics = Status Phase: troops move 1 system
ti-pic-does-floating-factory = Docks: 5 units, 5 Fighters, move +1
ti-pic-does-magmus-reactor = War Suns: cost 10, move +1
ti-pic-does-bioptic-recyclers = Action: a card for 2 goods or 1 counter
ti-pic-does-fanaticism = Convert twice before each invasion
ti-pic-price-card = price when you resolve Technology II
ti-pic-price-follow = price when you follow Technology II
ti-pic-specialties = ready specialties

## An agenda

ti-pic-vote-for = For
ti-pic-vote-against = Against
ti-pic-vote-law = law
ti-pic-vote-once = takes effect once
ti-pic-vote-result = Decided: { $result }
ti-pic-vote-by = played by { $name }
ti-pic-vote-open = still open: { $n }
ti-pic-vote-now = votes now
ti-pic-vote-later = still to vote
ti-pic-vote-in = vote handed in
ti-pic-vote-barred = may not vote
ti-pic-vote-abstain = abstains

## A battle

ti-pic-battle = Space Battle, round { $n }
ti-pic-role-attacker = attacks
ti-pic-role-defender = defends
ti-pic-role-retreats = retreats to { $to }
ti-pic-invasion = Invasion Combat, round { $n }
ti-pic-bombardment = Bombardment
ti-pic-defence = PDS fire at the landing
ti-pic-role-lands = lands
ti-pic-hits = { $n ->
    [one] hit
   *[other] hits
 }
ti-pic-odds = chances if both fight on without cards; nobody is left: { $nobody }
ti-pic-lost = lost
ti-pic-left = left

## A hand

ti-pic-hand = Your hand
ti-pic-hand-own = only you see this
ti-pic-hand-ordered = you have ordered this
ti-pic-hand-progress = So far
ti-pic-hand-scored = scored
ti-pic-hand-now = can be scored now

## Laws, trade, players, the score

ti-pic-laws = Laws
ti-pic-laws-count = { $n ->
    [0] none in force
    [one] 1 in force
   *[other] { $n } in force
 }
ti-pic-laws-none = No law is in force
ti-pic-law-holder = Holder: { $name }
ti-pic-law-since = since round { $n }
ti-pic-lasting = Also in effect for now
ti-pic-no-agreements = Nobody trades yet
ti-pic-goods-left = { $n ->
    [one] 1 Trade Good left
   *[other] { $n } Trade Goods left
 }
ti-pic-players = Players
ti-pic-players-order = in order of play
ti-pic-column-points = points
ti-pic-column-cards = Strategy Cards
ti-pic-column-counters = strategy, fleet, command
ti-pic-column-goods = Trade Goods
ti-pic-column-purse = ready to spend
ti-pic-column-planets = planets
ti-pic-column-technologies = tech
ti-pic-column-hand = cards
ti-pic-score = Points
ti-pic-score-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
 }
ti-pic-score-curve = Points by round

## In words

ti-say-players = In order of play: { $players }.
ti-say-player = { $letter } { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, { $planets ->
    [one] 1 planet
   *[other] { $planets } planets
 }
ti-say-speaker = Speaker
ti-say-passed = passed
ti-say-realms = Held alone: { $realms }.
ti-say-damaged = damaged: { $n }
ti-say-worth = resources { $resources }, influence { $influence }
ti-say-wormhole-alpha = wormhole alpha
ti-say-wormhole-beta = wormhole beta
ti-say-counters = activated by { $who }
ti-say-out = out of the game
ti-say-sheet = Strategy Allocation { $strategy }, Fleet Supply { $fleet }, Command Pool { $command }; Trade Goods { $goods }; ready resources { $resources }, influence { $influence }.
ti-say-cards = Action Cards { $action }, Political Cards { $political }.
ti-say-planets = Planets: { $planets }.
ti-say-technologies = Technologies: { $technologies }.
ti-say-leaders = Leaders: { $leaders }.
ti-say-captives = Holds captive: { $leaders }.
ti-say-agreements = Trade Agreements: { $agreements }.
ti-say-scored = scored by { $who }
ti-say-could = could be scored now by { $who }
ti-say-nobody = scored by nobody
ti-say-track = Points: { $points }.
ti-say-owned = Owned: { $technologies }.
ti-say-available = Available: { $technologies }.
ti-say-agenda = Agenda: { $card }.
ti-say-vote = { $name }: { $choice }, { $n }
ti-say-side = { $name }: hits { $hits }; lost { $lost }; left { $left }.
ti-say-playable = can be played now
ti-say-secret = Secret Objective: { $name } ({ $points }): { $state }.
ti-say-choose = To choose from:
ti-say-around = Around it:
ti-say-steps = moves { $count }
ti-say-aboard = { $count } of { $most } aboard
ti-say-origins = Ships may come from { $systems }.
ti-say-deal = { $name } brings { $n }
ti-say-goods = Trade Goods { $n }
ti-say-not-lent = Trade Cards not lent: { $cards }
ti-say-from-stage1 = Public Objectives I
ti-say-from-stage2 = Public Objectives II
ti-say-from-secret = Secret Objective
ti-say-from-artifact = Artifacts
ti-say-from-voice = Voice of the Council
ti-say-from-else = other
ti-say-score = { $name }: points { $points } ({ $parts }); after each round { $curve }
ti-say-front = { $name }: hits { $hits }; there { $left }.
ti-say-dice = Dice: { $faces }.
ti-say-odds = Chances without cards: { $one } { $a }, { $other } { $b }, nobody { $nobody }.
ti-say-specialty = specialty { $colour }
ti-say-facility-colony = Colony
ti-say-facility-refinery = Refinery
ti-say-token-hidden = artifact token face down
ti-say-token-blank = blank token
ti-say-mines = mines of { $who }
ti-say-alert = High Alert of { $name }
ti-say-galaxy = The galaxy, system by system
ti-say-empty = empty
ti-say-near = Next to { $systems }.
ti-say-waits = The game is waiting for { $who }.
ti-say-counters-else = Counters on the board { $board }, in reinforcements { $reserve }; votes { $votes }.
ti-say-abilities = Abilities: { $abilities }.
ti-say-left = Left to build: { $units }.
ti-say-carries = { $ship } of { $name } carries { $cargo }
