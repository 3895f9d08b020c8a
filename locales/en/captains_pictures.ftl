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
