# Twilight Imperium: setting up.

ti-illegal-two-players = Two players are not in the rulebook. Turn on “two players by house rule”, or find a third player.
ti-race-taken = { $player } plays { $race }.
ti-choose-race = Which race do you play?
ti-choose-race-of = { $race }
ti-home-taken = { $player } has a Home System at { $system }.
ti-choose-home = Where will your Home System be?
ti-choose-home-at = { $number } · { $system }
ti-galaxy-laid = The galaxy is laid.
ti-place-face-down = Where beside Mecatol Rex do the face-down tiles go?
ti-face-down = { $player } places { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 } face down beside Mecatol Rex.
ti-place-tile = Which tile do you place in ring { $ring }, and where?
ti-place-tile-at = { $system }: { $tile }
ti-tile-placed = { $player } places { $tile } at { $system }.
ti-tiles-shown = { $player } has no tile with planets that could be placed, and shows the hand: { $tiles }.
ti-tile-revealed = Face up at { $system }: { $tile }.
ti-place-token = On which planet do you place your face-down token? It hides an artifact (1 point) or nothing: nobody knows.
ti-place-token-on = { $system } { $planet }
ti-token-placed = { $player } places a token on { $planet }.
ti-token-not-placed = { $player } finds no planet for a token.
ti-settle = On which planet do your docks, PDS, Ground Forces and Leaders begin?
ti-settle-on = Everything on { $planet }
ti-settled = All opening units are in place.
ti-objective-shown = The first objective: { $objective }.
