# Сумерки Империи: космические бои.

## Как всё идёт

ti-battle = { $player } нападает на { $other } в системе { $system }.
ti-battle-custodians = { $player } вступает в бой со стражами Мекатол-Рекса.
ti-battle-round = Раунд { $round } боя в системе { $system }.
ti-fleet-rolls = { $player } бросает { $dice }: { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[many] { $count } попаданий
 }.
ti-neutral-rolls = Стражи бросают { $dice }: { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[many] { $count } попаданий
 }.
ti-dice-of = { $unit } ({ $needed }+) { $faces }
ti-so-many = { $unit } × { $count }
ti-ships-lost = { $player } теряет: { $ships }.
ti-ships-damaged = { $player } получает повреждения: { $ships }.
ti-neutral-lost = Стражи теряют { $count ->
    [one] { $count } истребитель
    [few] { $count } истребителя
   *[many] { $count } истребителей
 }.
ti-barrage = { $player } открывает заградительный огонь.
ti-assault-cannon = { $player } стреляет из штурмовых орудий.
ti-ambush = { $player } бьёт из засады.
ti-genome = Просыпается геном берсерка: { $player } наносит ещё 2 попадания.
ti-stalemate = В системе { $system } никто не может попасть: отступать должен нападавший, { $player }.
ti-battle-won = { $player } выигрывает бой в системе { $system }.
ti-battle-nobody = В бою в системе { $system } не уцелел никто.
ti-battle-custodians-won = Стражи отбивают нападение. Атаковал их { $player }.
ti-custodians-fall = { $player } навсегда уничтожает истребители стражей.
ti-war-chest = { $player } открывает военную казну: все корабли получают +1 в этом раунде.
ti-martyr = { $player } жертвует кораблём: { $ship }.
ti-rerolls = { $player } перебрасывает кубики: { $faces }.
ti-reroll-more = Эти кубики снова мимо. Какие перебросить, по 1 жетону стратегии за каждый? Счёт идёт с 0.
ti-evades = { $player } ускользает из системы { $system } до начала боя.
ti-minister-of-war = { $player } пользуется властью военного министра: верное попадание.
ti-salvage-which = Сбор трофеев: какой корабль построить в системе { $system }?
ti-salvage-none = Никакой
ti-salvaged = { $player } восстанавливает корабль в системе { $system }: { $ship }.
ti-throne-enemy = { $player } получает награду за победу над врагом трона.
ti-terror = Враг сеет ужас. Уходите сразу или принимаете 2 попадания?
ti-terror-stand = Принять 2 попадания
ti-flagship = { $player } целится в один корабль.

## Отступления

ti-retreat-announced = { $player } объявляет отступление в систему { $system }.
ti-tactical-announced = { $player } тратит жетон стратегии на тактическое отступление в систему { $system }.
ti-retreats = { $player } уходит из системы { $system } в систему { $to }.
ti-illegal-retreat-custodians = От стражей не отступают. Уберите отступление из плана.
ti-illegal-retreat-held = Отступить нельзя, помеха — { $source }. Уберите отступление из плана.
ti-illegal-tactical-attacker = Тактически отступает только защитник. Выберите систему, которую вы активировали раньше.
ti-illegal-retreat-nowhere = Рядом нет системы, в которую мог бы отступить ваш флот. Уберите отступление из плана.
ti-illegal-tactical-place = Тактически отступают в соседнюю систему без вашего жетона и без чужих кораблей. Выберите одну из этих: { $places }.
ti-illegal-retreat-place = Отступают в соседнюю систему, которую вы активировали раньше и где нет чужих кораблей. Выберите одну из этих: { $places }.

## Планы

ti-plan = Космический бой в системе { $system }. Как вы сражаетесь?
ti-plan-custodians = В системе { $system } вам преграждают путь стражи. Как вы сражаетесь?
ti-plan-usual = Обычный план
ti-plan-usual-hint = сначала повреждения, потом дешёвые корабли, без отступления
ti-plan-each-round = Спрашивать каждый раунд
ti-plan-each-round-hint = после каждого раунда решаете вы; карточки по ходу боя — в «Моём плане»
ti-stop-round = Раунд { $round } боя в системе { $system } окончен. Сражаетесь дальше?
ti-stop-odds = После раунда { $round } ваши шансы в системе { $system } упали ниже предела. Сражаетесь дальше?
ti-stop-loses = Система { $system }, раунд { $round }: вы вот-вот потеряете корабль, который хотели сберечь. План в силе?
ti-stop-direct-hit = Система { $system }, раунд { $round }: за повреждением может последовать прямое попадание. План в силе?
ti-stop-on = Сражаться по плану
ti-stop-retreat = Отступить в { $system }
ti-stop-tactical = Тактическое отступление в { $system } (1 жетон стратегии)
ti-illegal-plan = Сейчас нужен план боя. Сдайте свой или возьмите обычный.
ti-illegal-plan-losses = Каждый тип корабля называют не больше одного раза. Типы: fighter, destroyer, cruiser, carrier, dreadnought и war_sun.
ti-illegal-plan-number = Одно из чисел плана вне пределов. Проценты — от 0 до 100, остальные числа — от 0.
ti-illegal-plan-card = Карточки { $card } у вас нет. Планируйте с теми, что на руке.
ti-illegal-plan-aim = { $card }: нужен раунд, например card@1, и без своей цели. Сыграйте её сами в нужный момент или отдайте приказ.
ti-illegal-plan-stop = { $item } — не остановка. Можно each_round, odds:40, loses:dreadnought, direct_hit или cards.
ti-illegal-plan-shot = { $item } — не вам решать. Порядок выстрелов задаёт защитник; придержать можно hold.cannon и hold.ambush.
ti-illegal-plan-pay = За { $item } вы платить не можете. Можно war_chest:1, martyr или reroll:2, если у вашей расы есть такая способность.

## Попадания вне боя

ti-assign = { $count ->
    [one] Ваш флот в системе { $system } получает { $count } попадание. Какой корабль его примет?
    [few] Ваш флот в системе { $system } получает { $count } попадания. Какие корабли их примут?
   *[many] Ваш флот в системе { $system } получает { $count } попаданий. Какие корабли их примут?
 }
ti-assign-lose = Потеря: { $lost }
ti-assign-damage = Повреждение: { $damaged }
ti-assign-both = Повреждение: { $damaged }; потеря: { $lost }
ti-leader-dies = { $leader }, лидер игрока { $player }, гибнет.
ti-illegal-assign = Нужно распределить попадания. Назовите корабли, которые их примут, всего { $count }.
ti-illegal-assign-count = Попаданий { $count }, а вы назвали { $named }. Называйте корабль по разу за попадание.
ti-illegal-assign-fighters = Истребителей там у вас всего { $count }. Остальные попадания примут корабли.
ti-illegal-assign-ship = Корабль { $ship } не может принять это попадание. Выберите корабли своего флота, которые могут.
