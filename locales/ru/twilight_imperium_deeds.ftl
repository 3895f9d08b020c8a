# Сумерки Империи: что делают карточки, законы и способности.

ti-points-gained = { $player } получает { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[many] { $count } победных очков
 }, всего { $points }.
ti-points-lost = { $player } теряет { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[many] { $count } победных очков
 }, всего { $points }.
ti-points-missed = { $player } не контролирует все домашние планеты и не получает { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[many] { $count } победных очков
 }.
ti-units-placed = { $player } размещает подразделения в системе { $system }: { $unit } ×{ $count }.
ti-dock-lost = { $player } теряет космический док на планете { $planet }.
ti-technology-gained = { $player } получает технологию: { $technology }.
ti-agreement-over = Торговое соглашение расторгнуто: { $player } и { $other }.
ti-choose-one = { $thing }
ti-illegal-used = { $what } действует раз в раунд и уже сработало. Попробуйте в следующем раунде.

ti-pay-resources = Чем вы заплатите { $count } ед. ресурсов?
ti-pay-influence = Чем вы заплатите { $count } ед. влияния?
ti-pay-goods = Заплатить товарами: { $count }?
ti-pay-planets = { $planets }{ $count ->
    [0] { "" }
    [one] {" "}и { $count } товар
    [few] {" "}и { $count } товара
   *[many] {" "}и { $count } товаров
 }
ti-pay-goods-only = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
 }
ti-pay-refuse = Не платить
ti-illegal-pay-first = Сначала решите, чем вы заплатите { $count }, или откажитесь платить.
ti-gain-counters = { $count ->
    [one] Новый командный жетон: куда его положить?
    [few] { $count } новых командных жетона: куда их положить?
   *[many] { $count } новых командных жетонов: куда их положить?
 }
ti-area-strategy = Жетоны стратегии
ti-area-fleet = Жетоны логистики
ti-area-command = Жетоны тактики
ti-areas = Стратегия { $strategy }, логистика { $fleet }, тактика { $command }
ti-illegal-areas-first = Сначала распределите новые командные жетоны: { $count }.
ti-illegal-area-barred = Эти жетоны нельзя положить туда. Выберите одну из предложенных областей.
ti-objective-revealed = Открыто публичное задание «{ $objective }».
ti-captive-handed = { $player } держит в плену лидера: { $leader }.
ti-captive-freed = Лидер на свободе: { $leader } ({ $player }).
ti-captive-home = На какую планету прибывает ваш освобождённый лидер?
ti-leader-placed = Лидер { $leader } прибывает на планету { $planet }.
ti-leader-dead = Лидер погибает: { $leader } ({ $player }).
ti-law-over = { $law } больше не действует.
