# Starship Captains: missions, the next mission and the uprising, crew, commanders, Captain Shadow.

## Training and promotion

sc-train = Train: { $figure } → { $into } ({ $price })
sc-promote = Promote: { $figure } → { $into } ({ $price })
sc-price-free = free
sc-price-medals = { $n ->
    [one] { $n } medal
   *[other] { $n } medals
}
sc-price-cargo = paid with { $cargo }
sc-price-both = { $n ->
    [one] { $n } medal and { $cargo }
   *[other] { $n } medals and { $cargo }
}
sc-ask-free-training = { $n ->
    [one] Free training: who learns what?
   *[other] You may train { $n } times for free: who learns what first?
}
sc-ask-free-promotion = { $n ->
    [one] Free promotion: which ensign becomes a commander?
   *[other] { $n } free promotions: which ensign becomes a commander first?
}
sc-trained = { $player } trains the crew: { $figure } → { $into }.
sc-promoted = { $player } awards a ring and gains a { $into }.

## Out of the queue

sc-ask-recall = { $n ->
    [one] Who comes out of the queue, back to the ready room?
   *[other] { $n } crew members may leave the queue for the ready room. Who is first?
}
sc-call-back = Call back: { $figure } (place { $place } of { $length } in the queue)
sc-back-anyway = comes back next round anyway, unless the queue changes
sc-back-late = stays in the queue next round, unless the queue changes
sc-called-back = { $player } calls the { $figure } back from the queue.

## A commander's second task

sc-ask-second-task = A second task for your { $figure }? Activate one more room, or call a subordinate back from the queue.
sc-second-room = { $room }: { $effects }
sc-no-second-task = No second task
sc-extra-action = { $player } has the { $figure } activate one more room: { $room }.

## A mission

sc-mission-begun = { $player } takes on the mission “{ $mission }” on { $place }.
sc-ask-assign = { $mission }, row { $row } of { $rows } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[gold] gold, androids only
}): { $effects }. Who goes?
sc-assign = { $figure }
sc-crew = Send { $figures }
sc-crew-hint = rows matched: { $fitting } of { $rows }
sc-assign-match = matches the row
sc-assign-nothing = does not match: the row will have no effect
sc-assign-twice = matches the row, and may apply it twice or give an order afterwards
sc-assign-order = does not match, but may give an order afterwards
sc-assign-android = matches every row; leaves the ship after the mission
sc-in-the-airlock = In { $player }'s airlock, from the top row down: { $figures }.
sc-ask-row = Row { $row } ({ $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[gold] gold
}), { $figure }: { $effects }. Apply it?
sc-apply-row = Apply the row
sc-ignore-row = Ignore the row
sc-apply-compulsory = { $risk ->
    [ambush] the ambush in it cannot be skipped
    [damage] the damage in it cannot be skipped
   *[both] the ambush and the damage in it cannot be skipped
}
sc-ask-again = Row { $row } ({ $colour ->
    [red] red
    [yellow] yellow
   *[blue] blue
}), { $figure }: { $effects }. Apply it once more? The commander then gives no order.
sc-apply-again = Apply it again
sc-once-is-enough = Once is enough
sc-row-applied = Row { $row }: carried out by { $player }'s { $figure }.
sc-row-again = Row { $row }, once more: the { $figure } does not stop half-way.
sc-row-ignored = Row { $row }: { $player } skips it.
sc-row-unmatched = Row { $row }: no job for the { $figure }.
sc-ask-order = An order from your { $figure }? It calls a subordinate from the queue back to the ready room.
sc-no-order = No order
sc-mission-done = { $player } completes “{ $mission }”: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.

## The next mission, and the uprising

sc-new-mission = Number { $number } is flipped face down: a new mission on { $place }, “{ $mission }”.
sc-no-mission-left = Number { $number } is flipped face down, but no mission is left for { $place }.
sc-uprising = Uprising! Pirates rise around { $places }, and all numbers are flipped face up again.

## Captain Shadow

sc-shadow-turns-up = Captain Shadow: “{ $card }”.
sc-shadow-research = Captain Shadow appears beside you and makes a technology disappear: { $card }.
sc-shadow-mission = Captain Shadow flies to { $place } and snaps up the mission “{ $mission }”.
sc-shadow-idle = Captain Shadow finds no mission next door and waits.
sc-shadow-passes = Captain Shadow has run out of plans and passes.
sc-shadow-deck = { $n ->
    [one] Captain Shadow reshuffles his plans: { $n } card.
   *[other] Captain Shadow reshuffles his plans: { $n } cards.
}
sc-ask-shadow = Captain Shadow snaps up a mission next door. Which one?
sc-shadow-go = { $place }: { $mission }
