# Twilight Imperium: what is built, where it goes, how it is paid.

ti-build = { $system }: what do you build?
ti-build-set = { $place }: { $units }
ti-build-dock = A Space Dock: { $place }
ti-build-facility = { $facility } on { $planet }
ti-build-mine = A Space Mine
ti-build-nothing = Build nothing
ti-build-cost = { $price } of { $most } resources
ti-units-built = { $player } builds in { $system }: { $units }.
ti-dock-built = { $player } builds a Space Dock: { $place }. It produces from the next round on.
ti-facility-built = { $player } builds on { $planet }: { $facility }.
ti-mine-laid = { $player } lays a Space Mine in { $system }.
ti-illegal-build-first = First say what you build in { $system }, or that you build nothing.
ti-illegal-build-nothing = Nothing was named. Name units by their dock, as in jord.cruiser, or build nothing.
ti-illegal-build-unit = “{ $item }” is not built at a dock. Name ships, fighter, gf or pds.
ti-illegal-build-where = “{ $item }” is not a dock of yours that builds here. Name the dock’s planet.
ti-illegal-build-limit = This dock builds { $most } units at most, and you named { $count }. Every single Fighter and Ground Force counts.
ti-illegal-build-few = At most { $most } units may be built now, and you named { $count }. Leave some out.
ti-illegal-build-blockade = Enemy ships blockade this dock. Build Ground Forces and PDS only.
ti-illegal-build-sun = War Suns need their technology. Build something else.
ti-illegal-build-new = A dock rests in the round in which it was built, and while it travels. Use another dock.
ti-illegal-build-banned = { $source } keeps this dock from building that. Build something else, or elsewhere.
ti-illegal-build-plastic = { $unit }: only { $left } of your pieces are left. Build fewer.
ti-illegal-build-dear = This costs { $count } resources, and you have { $left } with everything. Build less; Political Cards pay only where you name them.
ti-illegal-dock-now = New docks are built in Tactical and Transfer Actions only. Build units instead.
ti-illegal-dock-enemies = No dock is built where enemy ships are. Drive them off first.
ti-illegal-dock-held = A dock needs a planet in this system that was yours when the round began. Choose such a planet.
ti-illegal-dock-one = { $planet } has its one dock. Choose another planet.
ti-illegal-dock-floats = Your docks float: name the system, { $system }, and hold a planet there since the round began.
ti-illegal-dock-planets = You may have { $count ->
    [one] 1 dock
   *[other] { $count } docks
 } here: one for each of your planets. Build elsewhere.
ti-illegal-facility = “{ $item }” is not a Facility. Write lodor.colony or lodor.refinery.
ti-illegal-facility-now = Facilities are built in Tactical Actions only. Leave it out.
ti-illegal-facility-held = A Facility needs a planet in this system that was yours when the round began. Choose such a planet.
ti-illegal-facility-home = No Facility stands on { $planet }: not in Home Systems, not on Trade Stations. Choose another planet.
ti-illegal-facility-enemies = No Facility is built where enemy ships are. Leave it out.
ti-illegal-facility-one = A planet holds one Facility. Choose another planet.
ti-illegal-facility-left = { $facility }: no card is left. Build the other kind, or none.
ti-illegal-mine-now = Mines are laid in Tactical and Transfer Actions only. Leave it out.
ti-illegal-mine-cruiser = A mine needs one of your Cruisers in the system, and not one that is being built now. Leave the mine out.
ti-illegal-mine-left = All Space Mines are on the board. Leave the mine out.
ti-illegal-place = Units cannot be placed in { $system }. With Integrated Economy, name an adjacent system that you have activated and that is yours or empty.
ti-illegal-place-built = You place more than you build: { $unit }. Place only what is built.
ti-illegal-place-planet = “{ $item }” is not a planet of yours that could hold them. Name one that is.
ti-illegal-place-dock = Ground Forces and PDS appear on their dock’s planet, not on { $planet }. Leave the place out.
ti-illegal-place-carrier = “{ $item }” is not a Carrier of yours here with room for them. Name a planet or another Carrier.
ti-illegal-place-nowhere = { $unit }: there is neither a planet of yours here nor room aboard a Carrier. Build ships only.
ti-illegal-place-pds = { $planet } holds two PDS at most. Build fewer.
ti-illegal-place-supply = That would be { $count } ships, and Fleet Supply allows { $most } here. Build fewer.
ti-illegal-place-support = { $count ->
    [one] 1 Fighter
   *[other] { $count } Fighters
 } would be without support here. Build fewer, or a Carrier with them.
ti-illegal-place-plastic = All { $count } pieces of { $unit } stand elsewhere, and counters only stand beside one. Build them where some of yours are.
ti-illegal-place-alike = { $unit }: a fleet may have { $most } of a kind now. Build something else.
ti-illegal-move-alike = { $unit }: a fleet may have { $most } of a kind now. Leave the others where they are.
