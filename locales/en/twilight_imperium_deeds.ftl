# Twilight Imperium: what cards, laws and abilities bring about.

ti-points-gained = { $player } gains { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
 }: { $points } in all.
ti-points-lost = { $player } loses { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
 }: { $points } in all.
ti-points-missed = { $player } does not hold every home planet and misses { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
 }.
ti-units-placed = { $player } places { $unit } in { $system }: { $count }.
ti-dock-lost = { $player } loses the Space Dock on { $planet }.
ti-technology-gained = { $player } gains { $technology }.
ti-agreement-over = The Trade Agreement between { $player } and { $other } is over.
ti-choose-one = { $thing }
ti-illegal-used = { $what } works once a round and was used already. It works again next round.
