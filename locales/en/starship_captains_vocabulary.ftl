### Starship Captains: what cards, rooms and tracks say. Every effect is a phrase that fits into a list.

## Figures, tokens, slots

sc-figure-red = red ensign
sc-figure-yellow = yellow ensign
sc-figure-blue = blue ensign
sc-figure-cadet = cadet
sc-figure-android = android
sc-figure-red-commander = red commander
sc-figure-yellow-commander = yellow commander
sc-figure-blue-commander = blue commander

sc-pirate-green-medal = green pirate (medal and artifact)
sc-pirate-green-android = green pirate (android)
sc-pirate-purple-medal = purple pirate (medal and artifact)
sc-pirate-purple-android = purple pirate (android)
sc-pirate-yellow-medal = yellow pirate (medal and artifact)
sc-pirate-yellow-android = yellow pirate (android)

sc-slot =
    row { $row }, { $column ->
        [1] left
       *[2] right
    }

## Lists of effects

sc-effects = { $list }
sc-effects-none = nothing
sc-effects-price = pay { $price } — { $effects }
sc-effects-discarding = discard this card — { $effects }
sc-or = { $first }, or { $other }

## Effects

sc-effect-move =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
sc-effect-jump =
    { $n ->
        [one] { $n } jump
       *[other] { $n } jumps
    }
sc-effect-repair =
    { $n ->
        [one] { $n } repair
       *[other] { $n } repairs
    }
sc-effect-medal =
    { $n ->
        [one] { $n } medal
       *[other] { $n } medals
    }
sc-effect-artifact =
    { $n ->
        [one] { $n } artifact
       *[other] { $n } artifacts
    }
sc-effect-android =
    { $n ->
        [one] { $n } android
       *[other] { $n } androids
    }
sc-effect-cadet =
    { $n ->
        [one] { $n } cadet
       *[other] { $n } cadets
    }
sc-effect-fight =
    { $n ->
        [one] { $n } fight
       *[other] { $n } fights
    }
sc-effect-advance-fleet = advance { $n } on the Fleet track
sc-effect-advance-androids = advance { $n } on the Android track
sc-effect-advance-pirates = advance { $n } on the Pirate track
sc-effect-advance-any = advance { $n } on any one track
sc-effect-advance-split =
    { $n ->
        [one] { $n } step on any track
       *[other] { $n } separate steps on any tracks
    }
sc-effect-retreat-fleet = go back { $n } on the Fleet track
sc-effect-retreat-androids = go back { $n } on the Android track
sc-effect-retreat-pirates = go back { $n } on the Pirate track
sc-effect-event-fleet = the Fleet event
sc-effect-event-androids = the Android event
sc-effect-event-pirates = the Pirate event
sc-effect-event-any = the event of any one track
sc-effect-research =
    { $n ->
        [one] research { $n } technology
       *[other] research { $n } technologies
    }
sc-effect-draw-tech = draw { $n } technologies and install one
sc-effect-draw-omega = draw { $n } omegas and install one
sc-effect-take-event-tech = install a technology from under this event
sc-effect-discard-self = discard this card
sc-effect-copy-room = copy a room technology on any ship
sc-effect-lay-artifact =
    { $n ->
        [one] place { $n } artifact on one of your room technologies
       *[other] place { $n } artifacts on your room technologies
    }
sc-effect-ambush =
    { $n ->
        [one] { $n } ambush
       *[other] { $n } ambushes
    }
sc-effect-pirate-spawn =
    { $n ->
        [one] place { $n } pirate on any free route
       *[other] place { $n } pirates on any free routes
    }
sc-effect-damage = { $n } damage
sc-effect-ignore-damage = { $n } damage ignored
sc-effect-train =
    { $n ->
        [one] { $n } free training
       *[other] free training × { $n }
    }
sc-effect-promote =
    { $n ->
        [one] { $n } free promotion
       *[other] { $n } free promotions
    }
sc-effect-recall-any =
    { $n ->
        [one] { $n } crew member back from the queue
       *[other] { $n } crew members back from the queue
    }
sc-effect-recall-cadet =
    { $n ->
        [one] { $n } cadet back from the queue
       *[other] { $n } cadets back from the queue
    }
sc-effect-recall-red =
    { $n ->
        [one] { $n } red crew member back from the queue
       *[other] { $n } red crew members back from the queue
    }
sc-effect-recall-yellow =
    { $n ->
        [one] { $n } yellow crew member back from the queue
       *[other] { $n } yellow crew members back from the queue
    }
sc-effect-recall-blue =
    { $n ->
        [one] { $n } blue crew member back from the queue
       *[other] { $n } blue crew members back from the queue
    }
sc-effect-peek-missions =
    { $n ->
        [one] a look at the top mission
       *[other] a look at the top { $n } missions
    }
sc-effect-choose = either { $options }
sc-effect-choose-among = (either { $options })
sc-effect-per =
    { $max ->
        [0] { $what } { $counted }
       *[some] { $what } { $counted } (up to { $max })
    }

## Prices

sc-price-medal =
    { $n ->
        [one] { $n } medal
       *[other] { $n } medals
    }
sc-price-artifact =
    { $n ->
        [one] { $n } artifact
       *[other] { $n } artifacts
    }
sc-price-pirate =
    { $n ->
        [one] { $n } pirate
       *[other] { $n } pirates
    }
sc-price-android =
    { $n ->
        [one] { $n } android
       *[other] { $n } androids
    }

## What is counted

sc-count-android-crew = for each android aboard
sc-count-commander = for each commander
sc-count-pirate-token = for each pirate in the hold
sc-count-artifact-kind = for each kind of artifact in the hold
sc-count-artifact = for each artifact in the hold
sc-count-room-tech = for each of your room technologies
sc-count-tech-installed = for each of your technologies that is not an omega
sc-count-omega-installed = for each of your omegas
sc-count-mission-done = for each mission you have carried out
sc-count-mission-rows = for each row of your missions
sc-count-mission-gold-row = for each of your missions with a gold row
sc-count-mission-two-row = for each of your missions with two rows
sc-count-adjacent-pirate = for each pirate beside your ship
sc-count-red-crew = for each red crew member
sc-count-yellow-crew = for each yellow crew member
sc-count-blue-crew = for each blue crew member
sc-count-empty-hold-slot = for each empty slot in the hold
sc-count-medal = for each medal
sc-count-lap = for each lap on a track
sc-count-track-sector-min = for each point of your lowest track sector

## When cards react

sc-when-on-move-effect = When an effect lets you move
sc-when-on-tech-bonus-repair = When a tech bonus is a repair
sc-when-on-tech-bonus-medal = When a tech bonus is a medal
sc-when-on-tech-bonus-move = When a tech bonus is a move
sc-when-on-mission-done = After a mission
sc-when-on-mission-done-red = After a mission with a red row
sc-when-on-mission-done-yellow = After a mission with a yellow row
sc-when-on-mission-done-blue = After a mission with a blue row
sc-when-on-mission-done-gold = After a mission with a gold row
sc-when-on-mission-done-shows = After a mission with any of ({ $symbols })
sc-when-on-damage = Before damage
sc-when-on-damage-route = Before damage on a route
sc-when-on-damage-fight = Before damage in a fight
sc-when-on-damage-mission = Before the first damage of a mission
sc-when-on-fight = After a fight
sc-when-on-station-home-station = When you use the Home Station token
sc-when-on-station-android-station = When you use the Tincan Station token
sc-when-on-station-pirate-station = When you use the Ni'An Station token
sc-when-on-pass = When you pass
sc-when-on-round-start = When a round begins

sc-symbol-ambush = ambush
sc-symbol-fight = fight
sc-symbol-damage = damage
sc-symbol-move = move
sc-symbol-jump = jump
sc-symbol-repair = repair
sc-symbol-medal = medal
sc-symbol-artifact = artifact
sc-symbol-android = android
sc-symbol-cadet = cadet
sc-symbol-advance = advance
sc-symbol-research = research
sc-symbol-event = event

## What cards change

sc-passive-extra-hold-slots =
    { $n ->
        [one] { $n } more slot in the hold, safe from damage
       *[other] { $n } more slots in the hold, safe from damage
    }
sc-passive-pay-with-artifact = Artifacts count as medals when you pay for training and promotion
sc-passive-pay-with-pirate = Captured pirates count as medals when you pay for training and promotion
sc-passive-bonus-becomes-repair = A repair gained as a tech bonus becomes { $effects }
sc-passive-bonus-becomes-medal = A medal gained as a tech bonus becomes { $effects }
sc-passive-bonus-becomes-move = A move gained as a tech bonus becomes { $effects }
sc-passive-move-or-jump-as-repair = Each move or jump may be a repair instead
sc-passive-artifact-on-room = a room with an artifact on it takes crew of any colour
sc-passive-convert-advance = An advance may be made on another track instead, but not split

## What cards score

sc-score-per =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { $counted }{ $max ->
        [0] { "" }
       *[some] { " " }(up to { $max })
    }
sc-score-no-damage =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if there is no damage aboard

## Whole cards

sc-card-room-red = Red room: { $effects }
sc-card-room-yellow = Yellow room: { $effects }
sc-card-room-blue = Blue room: { $effects }
sc-card-room-grey = Grey room: { $effects }
sc-card-row-red = red: { $effects }
sc-card-row-yellow = yellow: { $effects }
sc-card-row-blue = blue: { $effects }
sc-card-row-gold = gold: { $effects }
sc-card-reacts = { $when }: { $effects }
sc-card-reacts-turn = { $when }, once a turn: { $effects }
sc-card-reacts-round = { $when }, once a round: { $effects }
sc-card-also = { $text }. From now on { $passive }
sc-card-passenger = { $text }. At the end: { $score }
sc-card-mission-2 =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } — { $a }; { $b }
sc-card-mission-3 =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } — { $a }; { $b }; { $c }
sc-card-mission-4 =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } — { $a }; { $b }; { $c }; { $d }
