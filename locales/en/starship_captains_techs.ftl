### Starship Captains: technologies, faction tracks, events, and cards that react.

## Research

sc-ask-research = Research: which card do you install?
sc-ask-drawn = Drawn cards: install one of them, or none. The rest is discarded.
sc-ask-archive = Under the event: install a technology from here?
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

sc-ask-lay = Which artifact do you lay on which room? It takes crew of any colour then.
sc-lay = { $artifact } on { $room }
sc-lays = { $player } lays { $artifact } on { $room }.

## Installing

sc-ask-install = { $card }: into which slot?
sc-install = { $slot }
sc-install-bonus = brings { $bonuses }
sc-install-no-bonus = no edge matches
sc-installed = { $player } installs { $card } ({ $slot }).
sc-tech-bonus = Edges of { $card } match: { $symbol }.

## Faction tracks

sc-ask-advance =
    { $times ->
        [1] Which marker advances by { $n }?
       *[more] Which marker advances by { $n }? Steps left: { $times }.
    }
sc-advance = { $track } +{ $n }
sc-advance-plain = no bonus on the way
sc-advance-bonus = brings { $bonuses }
sc-advance-lap = a whole circle, 5 points; on the way: { $bonuses }
sc-advances = { $player } advances on the track “{ $track }”: +{ $n }.
sc-track-bonus = Bonus of the track “{ $track }”: { $bonus }.
sc-lap = { $player } has completed a circle on the track “{ $track }”: 5 points.
sc-trophy = { $player } is the first to circle the track “{ $track }” twice: 5 points and the trophy.
sc-retreats =
    { $n ->
        [one] { $player } goes back { $n } step on the track “{ $track }”.
       *[other] { $player } goes back { $n } steps on the track “{ $track }”.
    }

## Events

sc-ask-event = Event “{ $card }”: { $text }. Take it?
sc-apply-event = Take it
sc-event = Event for { $player }: { $card }.
sc-event-declined = { $player } declines the event { $card }.

## Cards that react

sc-ask-react = Which of your cards reacts next?
sc-use = { $card }
sc-use-hint = { $text }
sc-reacts = { $player } uses { $card }.
sc-damage-ignored = { $card } spares { $player } { $n } damage.
