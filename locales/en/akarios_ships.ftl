# What happens to ships and pilots in Stars of Akarios: damage, effects, stress, trauma.

ak-loses-shields = { $ship } loses { $n } { $n ->
    [one] shield
   *[other] shields
}.
ak-loses-hull = { $ship } loses { $n } hull.
ak-loses-both = { $ship } loses { $shields } { $shields ->
    [one] shield
   *[other] shields
} and { $hull } hull.
ak-destroyed = Destroyed: { $ship }.
ak-critical = { $seat }'s ship is out of action, and the pilot is unconscious.
ak-repaired = { $ship } regains { $n } hull: { $hull } now.
ak-charged = { $ship } regains { $n } { $n ->
    [one] shield
   *[other] shields
}: { $shields } now.
ak-marked = { $ship } gets { $effect }.
ak-mark-ends = { $ship } is rid of { $effect }.
ak-cleansed = { $effect } is removed from { $ship }.
ak-immune = { $ship } is immune to { $effect }.
ak-recharged = { $seat } restores 1 energy: { $cards }.
ak-boosted = { $n ->
    [one] A ×2 is
   *[other] { $n } ×2 are
} shuffled into the deck of { $ship }.
ak-enemies-hacked = { $n ->
    [one] A Miss is
   *[other] { $n } Misses are
} shuffled into the enemy deck.

ak-stress-gained = { $seat } gains { $n } stress: { $stress } now.
ak-stress-lost = { $seat } loses { $n } stress: { $stress } left.
ak-miss-added = A Miss is shuffled into { $seat }'s deck.
ak-panic = { $seat } panics and draws { $cards } trauma { $cards ->
    [one] card
   *[other] cards
}.
ak-trauma = { $seat } draws { $card }.
ak-trauma-wakes = { $card } takes hold of { $seat } for this phase.
ak-trauma-break = { $seat } breaks { $cards }.
ak-trauma-energy = { $seat } loses 1 energy: { $cards }.
ak-ask-trauma-break = { $card }: which { $n ->
    [one] upgrade breaks
   *[other] { $n } upgrades break
}?
ak-ask-trauma-energy = { $card }: which { $n ->
    [one] upgrade loses
   *[other] { $n } upgrades lose
} 1 energy?
ak-pick-card = { $card }
