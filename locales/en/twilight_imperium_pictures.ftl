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
ti-say-agreements = Trade Agreements: { $agreements }.
ti-say-scored = scored by { $who }
ti-say-could = could be scored now by { $who }
ti-say-nobody = scored by nobody
ti-say-track = Points: { $points }.
