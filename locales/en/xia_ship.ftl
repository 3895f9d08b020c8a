# Xia: ships: choosing and fitting them, energy and markers, damage, packing the hold, business, status.

## Choosing a ship

xia-ask-ship = Choose your first ship. Whoever chooses last flies first.
xia-ship = { $number } · { $ship }
xia-ship-hint = hold { $hold }, energy { $energy }, impulse { $impulse } · { $ability }
xia-chooses-ship = { $player } takes { $ship } and waits at { $place }.
xia-ask-fitting = Fit out your ship: you have { $credits } credits, and you keep whatever you do not spend.
xia-fitting-done = Ready to fly
xia-fitting-done-hint = { $credits } credits stay yours; outfits can be bought later, where they are sold
xia-group-loadout = Ready-made for a first game
xia-loadout = { $loadout }: { $outfits }
xia-loadout-hint = stowed for you · leaves { $left } credits
xia-takes-loadout = { $player } sets out as { $loadout }: { $outfits }.
xia-launch = All ships are ready. { $player } has the first turn.

## Energy and markers

xia-loses-energy = { $player } loses { $energy } energy{ $markers ->
    [0] .
    [one] { " " }and { $markers } armed marker.
   *[other] { " " }and { $markers } armed markers.
}
xia-ask-rearm-attack = The attack is over. Re-arm shield markers at 1 energy each? You have { $energy } energy.
xia-ask-rearm-rescue = You are rescued! Arm markers right away at 1 energy each? You have { $energy } energy.
xia-ask-arming = Arm markers for the coming round, 1 energy each. Armed: { $armed }, energy: { $energy }. What you arm now is also your defence.
xia-arm = { $markers ->
    [0] Arm none
    [one] Arm { $markers } marker
   *[other] Arm { $markers } markers
}
xia-arm-hint = leaves { $left } energy
xia-arms = { $player } arms { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}: { $armed } ready, { $energy } energy left.

## Damage

xia-damaged = { $ship } takes { $points } damage.
xia-ask-damage = { $points ->
    [one] { $points } point of damage
   *[other] { $points } points of damage
}: which cells of your hold take it? { $left } more would destroy the ship.
xia-group-damage-auto = All at once
xia-group-damage-empty = An empty cell
xia-group-damage-outfit = An outfit cell without an arming spot
xia-group-damage-cargo = A cube, which goes overboard
xia-group-damage-spot = An outfit cell with an arming spot
xia-damage-auto = Where it hurts least: { $cells }
xia-damage-auto-hint = empty cells first, then outfit cells without arming spots, then cargo, then arming spots
xia-damage-empty = Cell { $cell }: empty
xia-damage-outfit = Cell { $cell }: { $what }
xia-damage-cargo = Cell { $cell }: { $what } overboard
xia-damage-spot = Cell { $cell }: { $what }, arming spot{ $marker ->
    [0] { "" }
   *[some] { " " }with its marker
}
xia-damage-placed = { $player } places damage (cells { $cells }).

## Packing the hold

xia-ask-placing = Where does { $outfit } go? Every rotation and flip is listed; the numbers match the picture.
xia-group-put = Where (numbers match the picture)
xia-put = { $number } · cells { $cells }
xia-put-hint = arming spots: { $spots }{ $number ->
    [1] { " " }· leaves the most room in one piece
   *[more] { "" }
}
xia-put-cube = { $cube } on cell { $cell }
xia-ask-packing = Pack the hold: { $thing } first{ $others ->
    [0] .
   *[some] , then { $rest }.
}
xia-group-pack = The quartermaster
xia-suggest = Stow it all for me
xia-suggest-hint = compact, with as much connected room as possible
xia-as-it-was = Put it back as it was
xia-ask-leave-out = Not everything fits in the new hold, however you pack it. What stays behind?
xia-group-leave = Leave behind
xia-leave-outfit = Sell { $outfit } for { $credits }
xia-leave-cube = Give up a cube: { $cube }
xia-stows = { $player } stows { $outfit } (cells { $cells }).
xia-packed = { $player } has packed the hold.
xia-leaves-cube = { $player } leaves a cube behind: { $cube }.
xia-rearranges = { $player } clears out the hold to repack it.

## Business

xia-ask-business = Business: do what you like here, in any order. You have { $credits } credits and { $energy } energy.{ $shop ->
    [poor] { "" } No outfit is within your means.
    [full] { "" } Nothing you can pay for fits into your hold: sell something, or rearrange it.
   *[open] { "" }
}
xia-group-service = Services
xia-group-buy = Buy an outfit
xia-group-sell = Sell an outfit
xia-group-ship = A new ship
xia-free = free
xia-left = you would have { $left } credits
xia-recharge = Recharge to { $energy }
xia-repair = Repair all damage ({ $damage }): { $price ->
    [0] free
   *[some] { $price }
}
xia-rearrange = Rearrange the hold
xia-rearrange-hint = everything except damaged outfits, to make room
xia-buy-fame = Buy 1 fame: { $price }
xia-buy-outfit = Buy { $outfit }: { $price }
xia-buy-engine-hint = engine, d{ $die }, arming spots { $uses }, cells { $cells } · leaves { $left }
xia-buy-shield-hint = shield, d{ $die }, arming spots { $uses }, cells { $cells } · leaves { $left }
xia-buy-blaster-hint = blaster, d{ $die }, range { $high }, arming spots { $uses }, cells { $cells } · leaves { $left }
xia-buy-missile-hint = missile, d{ $die }, range { $low }–{ $high }, arming spots { $uses }, cells { $cells } · leaves { $left }
xia-sell-outfit = Sell { $outfit } (cell { $cell }): { $price }
xia-buy-ship = { $number } · { $ship }: { $price } and 1 fame
xia-buy-ship-hint = hold { $hold }, energy { $energy }, impulse { $impulse } · { $ability } · leaves { $left }
xia-refit = Recharge to { $energy }{ $repairs ->
    [yes] , repair all damage
   *[no] { "" }
} and finish
xia-business-done = Finish business
xia-business-done-hint = then your turn ends
xia-recharges = { $player } recharges to { $energy } energy.
xia-repairs = { $player } repairs everything for { $credits } credits.
xia-buys-outfit = { $player } buys { $outfit } for { $credits } credits.
xia-sells-outfit = { $player } sells { $outfit } for { $credits } credits.
xia-buys-ship = { $player } trades up to { $ship } for { $credits } credits.

## Status

xia-ask-titles = { $count ->
    [one] A title is yours for the asking. Claim it?
   *[other] { $count } titles are yours for the asking. Claim one?
}
xia-claim = { $title }
xia-claim-hint = { $fame } fame, and its skill from now on
xia-claim-none = Not now
