# Twilight Imperium: setting up.

ti-illegal-two-players = Two players are not in the rulebook. Turn on “two players by house rule”, or find a third player.
ti-race-taken = { $player } plays { $race }.
ti-choose-race = Which race do you play?
ti-choose-race-of = { $race }
ti-home-taken = { $player } has a Home System at { $system }.
ti-choose-home = Where shall your Home System lie?
ti-choose-home-at = { $system }
ti-galaxy-laid = The galaxy is laid.
ti-place-face-down = Where beside Mecatol Rex do the face-down tiles lie?
ti-face-down = { $player } lays { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 } face down beside Mecatol Rex.
ti-place-tile = Which tile do you lay in ring { $ring }, and where?
ti-place-tile-at = { $system }: { $tile }
ti-tile-placed = { $player } lays { $tile } at { $system }.
ti-tiles-shown = { $player } has no tile with planets that could be laid, and shows the hand: { $tiles }.
ti-tile-revealed = Face up at { $system }: { $tile }.
ti-place-token = On which planet do you lay your face-down token? It hides an artifact (1 point) or nothing: nobody knows.
ti-place-token-on = { $system } { $planet }
ti-token-placed = { $player } lays a token on { $planet }.
ti-token-not-placed = { $player } finds no planet for a token.
ti-settle = On which planet do your docks, PDS, Ground Forces and Leaders begin?
ti-settle-on = Everything on { $planet }
ti-settled = All opening units are in place.
ti-objective-shown = The first objective: { $objective }.
