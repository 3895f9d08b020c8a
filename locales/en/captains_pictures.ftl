# Pictures of Starship Captains. Letters: crew red, yellow, blue, cadet, android; routes green, purple, yellow.
sc-pic-crew-letters = R Y B C A
sc-pic-route-letters = G P Y
sc-pic-shadow = Captain Shadow
sc-pic-shadow-letter = S
