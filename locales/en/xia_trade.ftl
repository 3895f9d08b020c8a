# Xia: dice and fame, missions, titles, cargo.

## Dice

xia-rolled = { $player } rolls { $roll }: { $why }.
xia-roll-respawn = coming back
xia-roll-ability = { $ability }
xia-roll-mine = mining
xia-roll-salvage = salvage
xia-roll-harvest = harvest
xia-roll-payment = what the mission will pay
xia-roll-sneak = slipping past the guards

## Fame

xia-fame-exploration = { $player }: { $points } fame for a discovery, { $fame } in all.
xia-fame-mission = { $player }: { $points } fame for a mission, { $fame } in all.
xia-fame-combat = { $player }: { $points } fame for the kill, { $fame } in all.
xia-fame-trade = { $player }: { $points } fame for an empty hold and a full purse, { $fame } in all.
xia-fame-ship = { $player }: { $points } fame for a new ship, { $fame } in all.
xia-fame-wealth = { $player } buys { $points } fame and has { $fame }.
xia-fame-kindness = { $player }: { $points } fame for a kindness, { $fame } in all.
xia-fame-title = { $player }: { $points } fame for the title, { $fame } in all.
xia-fame-luck = A natural 20! { $player }: { $points } fame for sheer luck, { $fame } in all.
xia-fame-gate = { $player }: { $points } fame, first through this gate, { $fame } in all.
xia-victory = **{ $player } has { $fame } fame and is the legend of this system.**

## Drawing missions

xia-draw-missions = Draw a mission
xia-draw-missions-hint = look at { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, keep one or none · once a turn at this point
xia-missions-drawn = { $player } looks through { $cards ->
    [one] { $cards } mission
   *[other] { $cards } missions
} at { $place }.
xia-ask-mission = Only you see these missions. Keep one, or none?
xia-keep = { $number } · { $mission } ({ $kind })
xia-keep-passenger-hint = { $pickup }{ $fetch ->
    [no] { " " }(undiscovered)
   *[yes] { "" }
} → { $sector }{ $bring ->
    [no] { " " }(undiscovered)
   *[yes] { "" }
} · { $payment ->
    [0] pay by distance
   *[some] { $payment } credits
}
xia-keep-scientist-hint = { $pickup }{ $fetch ->
    [no] { " " }(undiscovered)
   *[yes] { "" }
}, d20 → { $sector }{ $bring ->
    [no] { " " }(undiscovered)
   *[yes] { "" }
} · { $low }–{ $high } credits
xia-keep-bounty-hunter-hint = destroy an outlaw, d20 → { $sector }{ $bring ->
    [no] { " " }(undiscovered)
   *[yes] { "" }
} · { $low }–{ $high } credits
xia-keep-smuggler-hint = { $pickup }{ $fetch ->
    [no] { " " }(undiscovered)
   *[yes] { "" }
} → unseen to { $sector }{ $bring ->
    [no] { " " }(undiscovered)
   *[yes] { "" }
} · { $payment ->
    [0] pay by distance
   *[some] { $payment } credits
}, bounty
xia-keep-thief-hint = rob { $target ->
    [merchant] the Merchant
    [carrying_cargo] a player with cargo
    [level_2_or_3] a player's ship of level 2–3
    [most_fame] the rival with the most fame
    [on_or_next_to_planet] a ship at a planet
   *[any_ship] any ship
} → { $sector }{ $bring ->
    [no] { " " }(undiscovered)
   *[yes] { "" }
} · { $low }–{ $high } credits, bounty
xia-keep-assassin-hint = destroy { $target ->
    [merchant] the Merchant
    [scoundrel] the Scoundrel
    [enforcer] the Enforcer
    [innocent] an innocent ship
    [level_2_or_3] a player's ship of level 2–3
    [most_fame] the rival with the most fame
   *[any_ship] any ship
} → { $sector }{ $bring ->
    [no] { " " }(undiscovered)
   *[yes] { "" }
} · { $low }–{ $high } credits, bounty
xia-keep-none = Keep none
xia-keep-none-hint = all cards are discarded
xia-mission-kept = { $player } keeps a mission, face down.
xia-mission-yours = Your mission, for your eyes only: { $mission }.
xia-mission-none = { $player } takes none of them.

## Doing missions

xia-objective-passenger = Take the passengers aboard: { $mission }
xia-objective-passenger-hint = { $payment ->
    [0] { $sector } is undiscovered: paid by distance once it is found
   *[some] { $payment } credits on delivery to { $sector }
}
xia-objective-scientist = Gather the data: { $mission }
xia-objective-scientist-hint = d20: { $low }–{ $high } credits on delivery to { $sector }
xia-objective-smuggler = Load the contraband: { $mission }
xia-objective-smuggler-hint = { $payment ->
    [0] { $sector } is undiscovered: paid by distance once it is found
   *[some] { $payment } credits on delivery to { $sector }
} · then slip in there, 7+ on a d20
xia-objective-thief = Rob { $target }: { $mission }
xia-objective-thief-hint = d20: { $low }–{ $high } credits on delivery to { $sector } · fails { $fails }% of the time, with a bounty
xia-mission-open = { $player } turns over “{ $mission }”: { $kind ->
    [passenger] the passengers are aboard
    [scientist] the data are recorded
    [bounty_hunter] the remains are secured
    [smuggler] the contraband is aboard
    [thief] the loot is aboard
   *[assassin] the target is no more
}. { $payment ->
    [0] Paid by distance once { $sector } is found.
   *[some] { $payment } credits are waiting at { $sector }.
}
xia-mission-priced = { $sector } is found: “{ $mission }” will pay { $player } { $payment } credits.
xia-ask-sneak = “{ $mission }”: the guards look your way, and a d20 decides. Use an ability first?
xia-sneak-plain = Just roll
xia-sneak-plain-hint = unseen { $percent }% of the time
xia-sneaked-in = { $player } slips into { $sector } unseen, contraband and all.
xia-ask-experience-payment = “{ $mission }”: you rolled { $roll }. Let it stand, or call on experience?
xia-ask-experience-sneak = “{ $mission }”: { $roll } for slipping past the guards. Let it stand, or call on experience?
xia-stands = Let it stand
xia-stands-payment-hint = { $result ->
    [failed] the mission fails
   *[good] { $payment } credits
}
xia-stands-sneak-hint = { $result ->
    [failed] the mission fails
   *[good] you are in, unseen
}
xia-experience = Roll again with experience
xia-reroll-payment-hint = discards 1 of { $cards } completed ({ $kind }) · better { $better }% of the time · the new roll counts
xia-reroll-sneak-hint = discards 1 of { $cards } completed ({ $kind }) · better { $better }% of the time · the new roll counts
xia-experience-used = { $player } has done this before ({ $kind }) and rolls again.

## The end of a mission

xia-complete = Complete: { $mission }
xia-complete-hint = { $payment } credits, 1 fame{ $bounty ->
    [0] { "" }
   *[some] { "" }, bounty +{ $bounty }
}
xia-mission-completed = { $player } completes “{ $mission }” for { $payment } credits.
xia-mission-failed = “{ $mission }” has failed, and { $player } must drop it.
xia-abort = Abort the mission
xia-abort-hint = { $payment ->
    [0] no penalty
   *[some] no penalty, but { $payment } credits are lost
}
xia-mission-aborted = { $player } aborts a mission{ $payment ->
    [0] .
   *[some] { " " }and forgoes { $payment } credits.
}

## Titles

xia-title-drawn = { $fame } fame reached for the first time: the title **{ $title }** is up for grabs.
xia-title-claimed = { $player } claims the title **{ $title }**.

## Buying and selling

xia-cubes = { $count } { $cube }
xia-buy-cargo = Buy { $count } { $cube }: { $cost } credits
xia-buy-cargo-hint = leaves { $left } credits, { $room ->
    [one] { $room } free cell
   *[other] { $room } free cells
} · sells for 1,000 each at { $sector }
xia-buy-mixed = Buy { $cubes }: { $cost } credits
xia-buy-mixed-hint = leaves { $left } credits, { $room ->
    [one] { $room } free cell
   *[other] { $room } free cells
}
xia-buys-cargo = { $player } buys { $cubes } for { $cost } credits{ $free ->
    [0] .
   *[some] { "" }, one of them on the house.
}
xia-sell-cargo = Sell { $cubes }: { $credits } credits
xia-sell-cargo-hint = { $fame ->
    [1] empties the hold: 1 fame
   *[some] { $kept ->
        [0] no fame for a single cube
        [one] { $kept } cube stays aboard, so no fame
       *[other] { $kept } cubes stay aboard, so no fame
    }
}
xia-sell-cargo-with = Sell { $cubes } with { $ability }
xia-sell-cargo-with-hint = { $credits } credits, { $percent }% chance of { $more } more{ $fame ->
    [1] { "" }, 1 fame
   *[some] { "" }
}
xia-sells-cargo = { $player } sells { $cubes } for { $credits } credits.

## Extraction

xia-extract-mine = Mine: { $cube }
xia-extract-mine-hint = { $percent }% chance of a cube; otherwise up to { $worst } damage (shields help)
xia-extract-salvage = Salvage: { $cube }
xia-extract-salvage-hint = { $percent }% chance of a cube; otherwise your ship is destroyed
xia-extract-harvest = Harvest: { $cube }
xia-extract-harvest-hint = { $percent }% chance of a cube; otherwise up to { $worst } energy lost (shields help)
xia-extracts = { $player } hauls in a cube: { $cube }.

## Cubes on the board and in the hold

xia-collect = Collect { $cubes }
xia-collect-hint = { $left ->
    [0] nothing stays behind
   *[some] leaves { $left } here
}
xia-collects = { $player } collects { $cubes }.
xia-jettison = Jettison { $cubes }
xia-jettison-hint = onto your space; you cannot take it back this turn
xia-overboard = { $player } loses cargo overboard: { $cubes }.
xia-ask-stow = Cargo to stow: { $cubes }. Where does it go?
xia-group-stow-auto = All at once
xia-group-stow = One by one
xia-stow-auto = Let the quartermaster stow it
xia-stow-auto-hint = cells { $cells }, which keeps the most room together
xia-stow = { $cube } in cell { $cell }
xia-stows-cubes = { $player } stows { $cubes } (hold: { $cells }).
