# Pictures of Starship Captains. Letters: crew red, yellow, blue, cadet, android; routes green, purple, yellow.
sc-pic-crew-letters = R Y B C A
sc-pic-route-letters = G P Y
sc-pic-shadow = Captain Shadow
sc-pic-shadow-letter = S
sc-pic-round-of = Round { $round } of { $rounds }
sc-pic-route-green = green route
sc-pic-route-purple = purple route
sc-pic-route-yellow = yellow route
sc-pic-legend-pirate = pirate, reward
sc-pic-legend-number = number
sc-pic-legend-turned = face down
sc-pic-legend-first = first player
sc-pic-legend-reserved = reserved
sc-pic-legend-station = station
sc-pic-legend-away = no token now
sc-pic-legend-passed = has passed

# The ship board
sc-pic-in-turn = active
sc-pic-points = points
sc-pic-medals = medals
sc-pic-rings = rings
sc-pic-ready = Ready room
sc-pic-ready-empty = nobody is ready
sc-pic-queue = Queue
sc-pic-queue-empty = nobody waiting
sc-pic-stay = { $n ->
    [one] the last one stays
   *[other] the last { $n } stay
}
sc-pic-rooms = Rooms
sc-pic-room-helm = Helm
sc-pic-room-weapons = Weapons
sc-pic-room-science = Science
sc-pic-room-repair = Repair
sc-pic-airlock = Airlock
sc-pic-hand = New card
sc-pic-hold = Hold
sc-pic-hold-note = damage { $damage }  ·  free { $free }
sc-pic-lockers = lockers, for cargo only
sc-pic-overdamage = overdamage: { $n }
sc-pic-note-artifact = two artifacts that share a colour activate a room
sc-pic-note-pirate = a pirate is worth a point at the end
sc-pic-techs = Tech board
sc-pic-matches = matching edge symbols pay out when a card is installed
sc-pic-slot-damaged = damaged
sc-pic-slot-free = free slot
sc-pic-missions = Missions done: { $n }
sc-pic-missions-none = none yet
sc-pic-passenger = with { $name }
sc-pic-tracks = Faction tracks

# The board as text
sc-say-it = { $it }
sc-say-round = Round { $round } of { $rounds }.
sc-say-over = The game is over.
sc-say-turn = It is { $name }'s turn.
sc-say-first = First player: { $name }.
sc-say-passed = Passed: { $names }.
sc-say-row-red = red
sc-say-row-yellow = yellow
sc-say-row-blue = blue
sc-say-row-gold = android
sc-say-mission =
    { $points ->
        [one] mission “{ $name }”, { $points } point, rows { $rows }
       *[other] mission “{ $name }”, { $points } points, rows { $rows }
    }
sc-say-number = number { $n }
sc-say-number-turned = number { $n }, face down
sc-say-station = { $station } with its token
sc-say-station-empty = { $station }, no token now
sc-say-ships = here: { $names }
sc-say-reserved = reserved by { $name }
sc-say-hold = Hold: { $damage } damage, { $free } free; cargo: { $cargo }.
sc-say-overdamage = Overdamage: { $n }.
sc-say-lockers = Lockers: { $n }.
sc-say-track = { $faction }: cell { $cell }{ $laps ->
        [0] { "" }
        [one] {" "}after a lap
       *[other] {" "}after { $laps } laps
    } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
sc-say-tracks = Tracks: { $tracks }.
sc-say-purse = Points { $points }, medals { $medals }, rings { $rings }.
sc-say-ready = Ready: { $crew }.
sc-say-queue = Queue from the front: { $crew }.
sc-say-missions = Missions done: { $missions }.
sc-say-techs = Techs: { $techs }.
sc-say-damaged-slots =
    { $n ->
        [0] { "" }
        [one] { $n } slot is damaged.
       *[other] { $n } slots are damaged.
    }
sc-say-card = “{ $name }” ({ $text })
sc-say-slot = { $where }: { $what }; edges: { $edges }
sc-say-edge-n = top { $symbol }
sc-say-edge-w = left { $symbol }
sc-say-edge-e = right { $symbol }
sc-say-edge-s = bottom { $symbol }
sc-say-symbol-repair = repair
sc-say-symbol-medal = medal
sc-say-symbol-move = move
sc-say-airlock = Airlock: mission “{ $mission }”, { $done } of { $rows } rows done; crew: { $crew }.
sc-say-in-hand = Card in hand: { $card }.
sc-say-reachable = You can go to: { $places }.
sc-say-target = Target { $n }: { $pirate } on { $route }.
sc-say-galaxy = Galaxy
sc-say-token-back = The { $station } token returns in round { $round }.
sc-say-token-out = The { $station } token is out of the game.
sc-say-display = On the tech display: { $cards }.
sc-say-display-head = Tech display.
sc-say-ship-of = { $name }'s ship, at { $place }.
sc-say-event = Event of the { $faction }: “{ $name }” ({ $text }).
sc-say-score = Points:
sc-say-rank = { $rank }. { $name } { $points }
sc-say-routes-green = Green routes: { $ways }.
sc-say-routes-purple = Purple routes: { $ways }.
sc-say-routes-yellow = Yellow routes: { $ways }.
sc-say-pirates = Pirates: { $pirates }.
sc-say-crew-of = Crew: { $ready } ready, { $waiting } in the queue.
sc-say-shadow = Captain Shadow is at { $place }; { $n } action cards left.
sc-say-passenger = Passenger: { $name } ({ $text }).
