### Starship Captains: technologies, faction tracks, events, and cards that react.

## Research

sc-ask-research = Research: which card do you install?
sc-ask-drawn = Drawn cards: install one of them, or none. The rest are discarded.
sc-ask-archive = Install a technology from under the event?
sc-take = { $card }
sc-take-hint = { $text }
sc-no-empty-slot = { $player } has no empty slot for a technology.
sc-refilled = New on the tech display: { $card }.
sc-drawn = { $player } draws { $cards }.
sc-archive-refilled = New under the Android event: { $card }.
sc-discards-tech = { $player } discards { $card }.
sc-laid-artifact-lost = The artifact on it ({ $artifact }) goes with it.

## The Holodeck

sc-ask-copy = { $card }: which room do you copy?
sc-copy = { $card }
sc-copy-hint = { $text }
sc-copies = { $player }: { $card } becomes { $copied }.
sc-nothing-to-copy = { $card } finds no room to copy.

## Artifacts on rooms

sc-ask-lay = Place which artifact on which room? That room then takes crew of any colour.
sc-lay = { $artifact } on { $room }
sc-lays = { $player } places { $artifact } on { $room }.

## Installing

sc-ask-install = Install { $card } in which slot?
sc-install = { $slot }
sc-install-bonus = gives { $bonuses }
sc-install-no-bonus = no edge matches
sc-installed = { $player } installs { $card } ({ $slot }).
sc-tech-bonus = { $card }: matching edges give { $symbol }.

## Faction tracks

sc-ask-advance =
    { $times ->
        [1] Which marker advances by { $n }?
       *[more] Which marker advances by { $n }? Steps left: { $times }.
    }
sc-advance = { $track } +{ $n }
sc-advance-plain = no bonus on the way
sc-advance-bonus = gives { $bonuses }
sc-advance-lap = completes a lap, 5 points; on the way: { $bonuses }
sc-advances = { $player } advances { $n } with the { $track }.
sc-track-bonus = Bonus from the { $track }: { $bonus }.
sc-lap = { $player } completes a lap with the { $track }: 5 points.
sc-trophy = { $player } is the first to complete two laps with the { $track }: 5 points and the trophy.
sc-retreats =
    { $n ->
        [one] { $player } goes back { $n } step with the { $track }.
       *[other] { $player } goes back { $n } steps with the { $track }.
    }

## Events

sc-ask-event = Event “{ $card }”: { $text }. Take it?
sc-apply-event = Take it
sc-event = Event for { $player }: { $card }.
sc-event-declined = { $player } declines the event { $card }.

## Cards that react

sc-ask-react = Which of your cards do you use next?
sc-use = { $card }
sc-use-hint = { $text }
sc-reacts = { $player } uses { $card }.
sc-damage-ignored = { $card } spares { $player } { $n } damage.
