# Twilight Imperium: landings and bombardments, before anything is fought for.

ti-land = { $system }: who lands where?
ti-land-each = Land on every planet
ti-land-suggested = Land as suggested
ti-land-all = Land everybody
ti-land-none = Nobody lands
ti-landing = { $forces }
ti-lands = { $player } lands on { $planet } with { $count ->
    [one] 1 Ground Force
   *[other] { $count } Ground Forces
 }.
ti-lands-pds = { $player } lands on { $planet } with { $count ->
    [one] 1 Ground Force
   *[other] { $count } Ground Forces
 } and { $pds } PDS.
ti-lands-led = { $player } lands on { $planet } with { $count ->
    [one] 1 Ground Force
   *[other] { $count } Ground Forces
 } and with { $leaders }.
ti-pds-crowded = { $planet } holds two PDS at most: { $player } loses { $count }.
ti-bombard = { $system }: which ships bombard?
ti-bombard-suggested = Bombard as suggested
ti-bombard-shots = { $shots }
ti-bombard-shot = { $count } × { $unit } at { $planet }
ti-bombard-x89 = X-89 on { $planet }
ti-bombard-none = No bombardment
ti-illegal-land-first = First say who lands in { $system }, or that nobody does.
ti-illegal-land-nothing = There is nothing in { $system } that could be taken with what is aboard. Name the planets yourself, or let nobody land.
ti-illegal-land-unit = “{ $item }” does not land. Name gf, shock, pds, fighter or one of your Leaders.
ti-illegal-land-elsewhere = That planet is not in { $system }. Name one that is.
ti-illegal-land-aboard = { $unit }: you named { $count }, and { $left } are with the fleet. Land no more than that; units on planets stay where they are.
ti-illegal-land-leader = { $leader } is not aboard, or was named twice. Name Leaders of your fleet, each once.
ti-illegal-land-station = { $planet } is a Trade Station: it belongs to whoever alone has ships there. Land elsewhere.
ti-illegal-land-own = A Transfer Action lands only on your own planets, and { $planet } is not yours. Choose another.
ti-illegal-land-banned = { $source } does not let you land on { $planet }. Choose another planet, or stay aboard.
ti-illegal-land-alone = A Leader lands on { $planet } only together with a Ground Force. Add one, or keep the Leader aboard.
ti-illegal-land-fighters = Fighters fight on { $planet } only with Graviton Negator, beside a Ground Force, against another player’s units. Leave them in space.
ti-illegal-land-plastic = Your { $count } Ground Force pieces are all spread out already. Land where some of yours stand, or take more of them along.
ti-illegal-bombard-first = First say which ships bombard in { $system }, or that none does.
ti-illegal-bombard-ship = “{ $item }” cannot bombard, or was named twice. Name your War Suns and Dreadnoughts there, each once.
ti-illegal-bombard-nobody = No enemy Ground Force stands on { $planet }. Aim at another planet.
ti-illegal-bombard-banned = { $source } keeps that ship from bombarding { $planet }. Aim at another planet, or leave the ship out.
ti-illegal-bombard-landing = A Dreadnought fires only at a planet on which your Ground Forces land, and on { $planet } none do. Leave it out, or use a War Sun.
ti-illegal-x89 = You do not have the X-89 Bacterial Weapon. Bombard instead.
ti-illegal-x89-twice = One ship with X-89 is enough for { $planet }. Let the other one bombard elsewhere.
