# Сумерки Империи: командные жетоны, товары, планеты, оплата.

## Командные жетоны

ti-strategy-gained = { $player }: жетоны стратегии +{ $count }.
ti-fleet-gained = { $player }: жетоны логистики +{ $count }.
ti-command-gained = { $player }: жетоны тактики +{ $count }.
ti-strategy-lost = { $player }: жетоны стратегии −{ $count }.
ti-fleet-lost = { $player }: жетоны логистики −{ $count }.
ti-command-lost = { $player }: жетоны тактики −{ $count }.
ti-illegal-no-strategy = Нужно жетонов стратегии: { $count }, есть: { $left }. Обойдитесь без этого или сделайте что-то другое.
ti-illegal-no-fleet = Нужно жетонов логистики: { $count }, есть: { $left }. Выберите то, что обойдётся дешевле.
ti-illegal-no-command = Нужно жетонов тактики: { $count }, есть: { $left }. Стратегические карточки, карточки действия и способности обходятся без них.
ti-illegal-area = Области «{ $area }» на листе расы нет. Пишите strategy:1, fleet:1 или command:1.
ti-illegal-share = { $count ->
    [one] Нужно разместить { $count } жетон
    [few] Нужно разместить { $count } жетона
   *[many] Нужно разместить { $count } жетонов
 }, а названо { $named }. Назовите ровно столько.
ti-illegal-fleet-full = В логистику сейчас войдёт ещё только { $room }. Остальное положите в стратегию или тактику.

## Товары

ti-goods-gained = { $player } получает { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
 }.
ti-goods-lost = { $player } теряет { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
 }.
ti-goods-given = { $player } → { $other }: { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
 }.
ti-illegal-gift = Дарят хотя бы 1 товар и только другому игроку, который ещё в игре. Назовите игрока и число.
ti-illegal-goods = Названо товаров: { $count }, есть: { $left }. Назовите не больше, чем у вас есть.

## Планеты и оплата

ti-exhausted = Планета { $planet } использована.
ti-refreshed = Обновление планет: { $planet }.
ti-paid-resources = { $player } платит { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[many] { $count } ресурсов
 }.
ti-paid-influence = { $player } платит влиянием: { $count }.
ti-paid-goods = { $player } тратит { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
 }.
ti-illegal-payment = Расплатиться «{ $item }» нельзя. Назовите свои неиспользованные планеты, каждую один раз, goods:n или politics:карточка.
ti-illegal-exhausted = Планета { $planet } уже использована. Выберите другую или платите товарами.
ti-illegal-too-little = Нужно заплатить { $count }, а здесь { $given }. Добавьте планету или товары.
ti-illegal-too-much = Нужно заплатить { $count }, а здесь { $given }. Лишние товары оставьте себе.
ti-illegal-politics = Такой политической карточки у вас нет. Назовите свою или заплатите планетами и товарами.
