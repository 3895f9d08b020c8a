# Starship Captains at the table: the commands, the panels, and a turn as a story.

game-starship-captains = Starship Captains
about-starship-captains = Four rounds, one ship each, and a crew fresh from the Academy. Fly, fight, research and take on missions; whoever serves the galaxy best wins. One to four captains.

command-captains = captains
describe-captains = Starship Captains
command-captains-open = new
describe-captains-open = Open a table for Starship Captains
command-captains-turn = turn
describe-captains-turn = Play a whole turn in one line; suggestions appear as you type
sc-turn-example = room helm red; go larkspur
command-captains-look = look
describe-captains-look = Look at the galaxy, a ship, techs, tracks, missions or points (only you see it)
option-name-tech-side = tech-side
describe-option-tech-side = Which side of the tech boards to play
option-name-passenger = passenger
describe-option-passenger = Who travels with you in a solo game
sc-no-such-passenger = There is no passenger of that name. Pick one from the list that appears while you type.

option-starship-captains-first = First captain
option-starship-captains-tech-side = Tech boards
option-starship-captains-tech-side-A = side A, for a first game
option-starship-captains-tech-side-B = side B
option-starship-captains-tech-side-random = random
option-starship-captains-passenger = Passenger (solo)
option-starship-captains-passenger-teddy = Teddy
option-starship-captains-passenger-auntie-ion = Auntie Ion
option-starship-captains-passenger-uncle-gasket = Uncle Gasket
option-starship-captains-passenger-madame-protocol = Madame Protocol
option-starship-captains-passenger-professor-sherd = Professor Sherd
option-starship-captains-passenger-sergeant-bellows = Sergeant Bellows
option-starship-captains-passenger-random = random

## Pictures

sc-look-galaxy = Galaxy
sc-look-mine = My ship
sc-look-ship = Ship: { $name }
sc-look-techs = Techs
sc-look-tracks = Tracks
sc-look-missions = Missions
sc-look-score = Points

## The table and the seat

sc-status = Round { $round } of 4 · { $player }'s turn
sc-status-next = then { $who }
sc-status-passed = Passed: { $who }
sc-status-shadow = 🌑 Captain Shadow: { $place }, { $cards ->
    [0] no card left
    [one] { $cards } card left
   *[other] { $cards } cards left
}
sc-status-shadow-passed = 🌑 Captain Shadow: { $place }, has passed
sc-seat = Round { $round } of 4 · at { $place } · points so far: { $points } · { $medals ->
    [one] { $medals } medal
   *[other] { $medals } medals
}
sc-seat-over = The game is over. Your points: **{ $points }**, place { $rank }.
sc-seat-waits = It is { $player }'s turn. I will ping you when you are up.
sc-seat-passed = You have passed this round.
sc-button-ask-all = Ask me before every gain
sc-button-ask-little = Take gains automatically
sc-button-refresh = Refresh

## A whole turn in one line


## The story of a turn

sc-story-pass = { $count ->
    [one] { $who } passes.
   *[other] { $who } pass.
}
sc-turn-over = ready { $ready } · queue { $queue } · medals { $medals } · cargo { $cargo } · damage { $damage }
sc-told-activates = { $figure } to { $room }
sc-told-activates-artifacts = powers { $room } with { $pair }
sc-told-passes = passes
sc-told-trained = trains: { $figure } → { $into }
sc-told-promoted = promotes an ensign to { $into }
sc-told-called-back = calls back { $figure }
sc-told-extra-action = the { $figure } also activates { $room }
sc-told-mission-begun = takes on “{ $mission }” on { $place }
sc-told-in-the-airlock = sends { $figures }
sc-told-row-again = row { $row } once more
sc-told-mission-done = completes “{ $mission }”, { $n ->
    [one] **{ $n } point**
   *[other] **{ $n } points**
}
sc-told-new-mission = a new mission on { $place }: “{ $mission }”
sc-told-moved = flies to { $place }
sc-told-jumped = jumps to { $place }
sc-told-passed-pirate = is shot at by a pirate
sc-told-reserved = reserves { $place }
sc-told-token-spent = uses up the { $station } token
sc-told-damaged = takes { $n } damage
sc-told-overdamaged = takes { $n } overdamage
sc-told-crushed = loses { $cargo }
sc-told-damage-ignored = { $card } blocks damage
sc-told-repaired-hold = repairs the hold ({ $n })
sc-told-repaired-over = removes { $n } overdamage
sc-told-repaired-slot = repairs a tech slot ({ $slot })
sc-told-found-artifacts = finds { $artifacts }
sc-told-discarded = gives up { $cargo }
sc-told-left-behind = leaves behind { $cargo }
sc-told-fought = defeats the { $pirate } on the route to { $place }
sc-told-got-medals = { $n ->
    [one] +{ $n } medal
   *[other] +{ $n } medals
}
sc-told-got-androids = { $n ->
    [one] +{ $n } android
   *[other] +{ $n } androids
}
sc-told-got-cadets = { $n ->
    [one] +{ $n } cadet
   *[other] +{ $n } cadets
}
sc-told-paid-medal = pays { $n ->
    [one] { $n } medal
   *[other] { $n } medals
}
sc-told-installed = installs { $card }
sc-told-drawn = draws { $cards }
sc-told-discards-tech = discards { $card }
sc-told-refilled = new on the display: { $card }
sc-told-lays = places { $artifact } on { $room }
sc-told-copies = { $card } becomes { $copied }
sc-told-advances = { $track } +{ $n }
sc-told-lap = completes a lap with the { $track }, **5 points**
sc-told-trophy = first to complete two laps with the { $track }, **5 points and the trophy**
sc-told-event = event “{ $card }”
sc-told-event-declined = declines the event “{ $card }”
sc-told-reacts = uses { $card }
sc-told-appears = { $pirate } appears between { $place } and { $to }
sc-told-appears-nowhere = no free route near { $place } for a { $pirate }
sc-told-no-mission-left = no mission is left for { $place }
sc-told-peeked = looks at the next missions ({ $n })
sc-told-paid-android = gives up an android
sc-told-archive-refilled = new under the Android event: { $card }
sc-told-no-empty-slot = has no empty slot for a technology
sc-told-retreats = { $track } −{ $n }
