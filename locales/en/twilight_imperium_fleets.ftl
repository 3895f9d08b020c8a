# Twilight Imperium: what a fleet cannot keep.

ti-fighters-lost = { $player } loses { $count ->
    [one] 1 Fighter
   *[other] { $count } Fighters
 } without support in { $system }.
ti-cargo-lost = { $player } loses { $count ->
    [one] 1 unit
   *[other] { $count } units
 } for which there is no room aboard.
ti-ship-removed = { $player } gives up a ship in { $system }: { $ship }.
ti-remove = The fleet in { $system } is too large. Which ship goes?
ti-remove-ship = { $ship }
ti-remove-fighter = A Fighter
ti-remove-loaded = with everything aboard
ti-floating-dock-lost = { $player } loses a floating Space Dock in { $system }: no own ship guards it.
