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
