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
sc-pic-legend-away = token away
sc-pic-legend-passed = has passed

# The ship board
sc-pic-in-turn = in turn
sc-pic-points = points
sc-pic-medals = medals
sc-pic-rings = rings
sc-pic-ready = Ready room
sc-pic-ready-empty = nobody is ready
sc-pic-queue = Queue
sc-pic-queue-empty = nobody waits
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
sc-pic-note-artifact = two artifacts of a shared colour activate a room
sc-pic-note-pirate = a pirate is worth a point at the end
sc-pic-techs = Tech board
sc-pic-matches = equal symbols on edges pay when a card is installed
sc-pic-slot-damaged = damaged
sc-pic-slot-free = free slot
sc-pic-missions = Missions done: { $n }
sc-pic-missions-none = none yet
sc-pic-tracks = Faction tracks
