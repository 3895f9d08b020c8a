# Twilight Imperium: Command Counters, Trade Goods, planets, payments.

## Command Counters

ti-strategy-gained = { $player }: Strategy Allocation +{ $count }.
ti-fleet-gained = { $player }: Fleet Supply +{ $count }.
ti-command-gained = { $player }: Command Pool +{ $count }.
ti-strategy-lost = { $player }: Strategy Allocation −{ $count }.
ti-fleet-lost = { $player }: Fleet Supply −{ $count }.
ti-command-lost = { $player }: Command Pool −{ $count }.
ti-illegal-no-strategy = This takes { $count } from Strategy Allocation, and { $left } are there. Follow without it, or do something else.
ti-illegal-no-fleet = This takes { $count } from Fleet Supply, and { $left } are there. Choose something that takes less.
ti-illegal-no-command = This takes { $count } from the Command Pool, and { $left } are there. Strategy Cards, Action Cards and abilities need none.
ti-illegal-area = “{ $area }” is not an area of the sheet. Write strategy:1, fleet:1 or command:1.
ti-illegal-share = { $count ->
    [one] One counter is to be placed
   *[other] { $count } counters are to be placed
 }, and you named { $named }. Name exactly as many as are due.
ti-illegal-fleet-full = Fleet Supply takes only { $room } more now. Put the rest into Strategy Allocation or the Command Pool.

## Trade Goods

ti-goods-gained = { $player } gains { $count ->
    [one] 1 Trade Good
   *[other] { $count } Trade Goods
 }.
ti-goods-lost = { $player } loses { $count ->
    [one] 1 Trade Good
   *[other] { $count } Trade Goods
 }.
ti-goods-given = { $player } gives { $other } { $count ->
    [one] 1 Trade Good
   *[other] { $count } Trade Goods
 }.
ti-illegal-gift = A gift is at least 1 Trade Good and goes to another player still in the game. Name the player and a number.
ti-illegal-goods = You named { $count ->
    [one] 1 Trade Good
   *[other] { $count } Trade Goods
 } and have { $left }. Name no more than you have.

## Planets and payments

ti-exhausted = { $planet } is exhausted.
ti-refreshed = Ready again: { $planet }.
ti-paid-resources = { $player } pays { $count ->
    [one] 1 resource
   *[other] { $count } resources
 }.
ti-paid-influence = { $player } pays { $count } influence.
ti-paid-goods = { $player } spends { $count ->
    [one] 1 Trade Good
   *[other] { $count } Trade Goods
 }.
ti-illegal-payment = You cannot pay with “{ $item }”. Name ready planets of yours, each once, goods:n or politics:card.
ti-illegal-exhausted = { $planet } is exhausted already. Choose another planet, or Trade Goods.
ti-illegal-too-little = { $count } must be paid, and this gives { $given }. Add a planet or Trade Goods.
ti-illegal-too-much = { $count } must be paid, and this gives { $given }. Keep the Trade Goods that are not needed.
ti-illegal-politics = You do not hold that Political Card. Name one of yours, or pay with planets and Trade Goods.
