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

ti-pay-resources = Pay { $count } resources: with what?
ti-pay-influence = Pay { $count } influence: with what?
ti-pay-goods = Pay { $count } in Trade Goods?
ti-pay-planets = { $planets }{ $count ->
    [0] { "" }
    [one] {" "}and 1 Trade Good
   *[other] {" "}and { $count } Trade Goods
 }
ti-pay-goods-only = { $count ->
    [one] 1 Trade Good
   *[other] { $count } Trade Goods
 }
ti-pay-refuse = Do not pay
ti-illegal-pay-first = First decide how you pay { $count }, or that you do not.
ti-gain-counters = { $count ->
    [one] A new Command Counter: where does it go?
   *[other] { $count } new Command Counters: where do they go?
 }
ti-area-strategy = Strategy Allocation
ti-area-fleet = Fleet Supply
ti-area-command = Command Pool
ti-areas = Strategy { $strategy }, Fleet { $fleet }, Command { $command }
ti-illegal-areas-first = { $count ->
    [one] First say where your new Command Counter goes.
   *[other] First say where your { $count } new Command Counters go.
 }
ti-illegal-area-barred = These counters may not go there. Choose one of the areas offered.
ti-objective-revealed = A new Public Objective: { $objective }.
ti-captive-handed = { $player } now holds { $leader } captive.
ti-captive-freed = { $leader } of { $player } is free again.
ti-captive-home = On which planet does your freed Leader arrive?
ti-leader-placed = { $leader } arrives on { $planet }.
ti-leader-dead = { $leader } of { $player } is dead.
ti-law-over = { $law } is no longer in force.
