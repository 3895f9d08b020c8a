# Xia: the board: flying, borders, gates, new sectors, exploration tokens, and the odds of all that.

xia-space = { $sector }, space { $number }

## Beginning a move

xia-engine = Fly: { $outfit }
xia-engine-hint = 1 marker of { $armed } · d{ $die }{ $hits ->
    [0] { "" }
   *[damaged] { " " }− { $hits } (damaged)
} movement points
xia-impulse = Impulse: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
xia-impulse-hint = free, once a turn
xia-impulse-drive = Impulse
xia-move-begins = { $player } · { $source }: { $points ->
    [0] no movement points
    [one] { $points } movement point
   *[other] { $points } movement points
}.

## Flying

xia-ask-move = { $source }: where do you fly? { $left ->
    [one] { $left } point left.
   *[other] { $left } points left.
}
xia-fly = { $number } · { $place }{ $there ->
    [token] { " " }· exploration token
    [cubes] { " " }· loose cargo
    [mission] { " " }· mission point
    [buy] { " " }· buy { $cargo }
    [sell] { " " }· sell { $cargo }
    [extract] { " " }· { $cargo } to extract
    [gate] { " " }· gate
    [planet] { " " }· planet
   *[nothing] { "" }
}
xia-fly-hint = { $steps ->
    [one] { $steps } point
   *[other] { $steps } points
} · { $odds }{ $taken ->
    [yes] { " " }· occupied: no stop
   *[no] { "" }
}
xia-stop = Stop here
xia-stop-hint = remaining points are lost
xia-flew = { $player } flies to { $place }.
xia-pushed-back = { $player } cannot stay on an occupied space and drifts back to { $place }.
xia-stranded-on-the-way = The nebula has drained { $player } to the last spark: the move ends here.

## Odds

xia-odds = { $parts }
xia-odds-safe = safe
xia-odds-destroyed = destroyed { $percent }%
xia-odds-stopped = stopped { $percent }%
xia-odds-damage = damage ~{ $whole }.{ $tenth }
xia-odds-energy = energy ~−{ $whole }.{ $tenth }
xia-odds-bounty = bounty { $percent }%
xia-odds-way = { $place }, { $steps ->
    [one] { $steps } point
   *[other] { $steps } points
}: { $odds }. Shields and abilities are not counted.

## Borders

xia-ask-border = { $sector }: { $border ->
    [planet_shield] the planetary shield
    [planet_entrance] the lawful entrance
    [asteroid] the asteroids
    [debris] the debris
    [nebula] the nebula
   *[something] the border
} ahead, and a d20 decides. Use an ability first?
xia-border-plain = Just roll
xia-border-plain-hint = { $odds }
xia-roll-border = { $border ->
    [planet_shield] planetary shield
    [planet_entrance] lawful entrance
    [asteroid] asteroids
    [debris] debris
    [nebula] nebula
   *[something] border
} ({ $sector })
xia-border-bounced = The planetary shield of { $sector } throws { $player } back.
xia-border-refused = { $sector } has { $player } on its wanted list: the entrance stays shut.

## Gates

xia-warp = Gate: { $place }
xia-warp-tiger = Tigris Gate: wherever the die says
xia-warp-hint = { $cost ->
    [0] free
    [one] { $cost } point, crosses no border
   *[other] { $cost } points, crosses no border
}
xia-roll-tiger = Tigris Gate
xia-warped = { $player } goes through the gate and comes out at { $place }.

## Occupied spaces

xia-visit = Use the occupied space: { $place }
xia-visit-hint = 2 points · one action as if you stood there
xia-ask-visit = { $place } is occupied, but within reach of your crane. One action there:
xia-visit-not = Leave it alone
xia-visit-not-hint = fly on

## Exploring

xia-scan = Scan side { $symbol }, { $side ->
    [0] east-south-east
    [1] south
    [2] south-west
    [3] west-north-west
    [4] north
   *[5] north-east
}
xia-scan-hint = { $cost ->
    [0] no energy
   *[some] { $cost } energy
} · lays a new sector, { $sectors } left
xia-jump = Blind jump { $direction ->
    [0] east
    [1] south-east
    [2] south-west
    [3] west
    [4] north-west
   *[5] north-east
}
xia-jump-hint = 1 point · new sector · { $odds }
xia-blind-jump = { $player } jumps blind.
xia-sector-laid = { $player } discovers { $sector }.
xia-take-token = Take the exploration token
xia-take-token-hint = face down: 1,000 credits, 1 fame, or nothing
xia-token-taken = { $player } turns over an exploration token: { $face ->
    [credits] 1,000 credits.
    [fame] 1 fame!
   *[nothing] nothing.
}
xia-token-beachcomber = To a beachcomber like { $player } even that is worth { $credits } credits.
