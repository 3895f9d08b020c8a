# Сумерки Империи: ходы, которые собирают по шагам.

## Ход

ti-draft-turn = Ваш ход. Что вы делаете?
ti-draft-turn-act = Активировать систему
ti-draft-turn-transfer = Действие-трансфер
ti-draft-turn-strat = Стратегическое действие
ti-draft-turn-card = Сыграть карточку
ti-draft-turn-use = Применить способность
ti-draft-turn-skip = Пропустить ход
ti-draft-turn-pass = Пас
ti-draft-turn-done = Закончить ход
ti-draft-activate = Какую систему активировать? Номера первых в списке стоят на карте.
ti-draft-all-in = Всё туда: { $system }
ti-draft-all-in-named = Всё туда: { $system } { $names }
ti-draft-all-in-does = **Сделать ход** отправит этот флот и высадит его как предложено.
ti-draft-all-in-fights = **Сделать ход** отправит этот флот: бой по обычному плану, высадка как предложено.
ti-draft-come = Могут прийти (выбор — следующий шаг): { $units }
ti-draft-mind-weapon = «Телепатическое оружие» ({ $player }) отнимет у вас 1 жетон логистики.
ti-draft-numbered = { $number } · { $what }
ti-draft-strategic = Какую стратегическую карточку вы выполняете?
ti-draft-transfer = Между какими двумя системами корабли меняются местами?
ti-draft-transfer-spend = Куда ляжет жетон тактики? В другую систему ляжет жетон из подкреплений.
ti-draft-transfer-at = Система { $system }


## Карточки и способности

ti-draft-play = Что вы играете?
ti-draft-play-nothing = Сейчас вам нечего сыграть. **Сделать ход** — пропустить.
ti-draft-card = { $card }
ti-draft-ability = Применить: { $what }
ti-draft-agent = Пожертвовать: { $what }
ti-draft-target-which = «{ $card }»: какова цель?
ti-draft-target = { $what }
ti-draft-target-none = Больше целей нет
ti-draft-ship-in = { $ship } ({ $player }) в системе { $system }
ti-draft-die = { $unit } ({ $player }): выпало { $face }

## Флот

ti-draft-fleet = Какие корабли идут в систему { $system }?
ti-draft-fleet-way = В какую сторону идут корабли?
ti-draft-fleet-to = В систему { $system }
ti-draft-fleet-own = Выбрать корабли
ti-move-sum = { $units }
ti-draft-fleet-fewer = **Сделать ход** отправит всё это. Что-нибудь останется?
ti-draft-fleet-which = Какие корабли и истребители идут в систему { $system }?
ti-draft-fleet-lost = Часть этого флота сразу погибнет. Как лететь?
ti-draft-fleet-spare = Без потерь: { $changes }
ti-draft-fleet-go = Лететь так, потери: { $count }
ti-draft-spare-stays = { $unit } остаётся в системе { $place }
ti-draft-spare-comes = из системы { $place } { $count ->
    [one] летит ещё { $count } истребитель
    [few] летят ещё { $count } истребителя
   *[many] летят ещё { $count } истребителей
 }
ti-draft-spare-fewer = в системе { $place } { $count ->
    [one] остаётся { $count } истребитель
    [few] остаются { $count } истребителя
   *[many] остаются { $count } истребителей
 }
ti-draft-spare-ashore = на планетах { $count ->
    [one] остаётся { $count } наземный отряд
    [few] остаются { $count } наземных отряда
   *[many] остаются { $count } наземных отрядов
 }
ti-draft-fleet-token = Жетон боевой готовности идёт с ними?
ti-draft-fleet-alert = Взять жетон с собой
ti-draft-fleet-alert-no = Оставить жетон
ti-sum-ships = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
 }
ti-sum-fighters = { $count ->
    [one] { $count } истребитель
    [few] { $count } истребителя
   *[many] { $count } истребителей
 }
ti-sum-troops = { $count ->
    [one] { $count } наземный отряд
    [few] { $count } наземных отряда
   *[many] { $count } наземных отрядов
 }
ti-draft-unit-in = { $place }: { $unit }
ti-draft-unit-room = свободных мест: { $room }
ti-draft-unit-back = уходит за грузом и возвращается
ti-draft-units-in = { $place }: { $unit } × { $count }
ti-draft-units-on = { $place }: { $unit } × { $count }
ti-draft-leader = { $place }: { $leader } ({ $kind })
ti-draft-damaged = { $ship } (есть повреждение)
ti-draft-load = Что корабли берут на борт по пути в систему { $system }?
ti-draft-load-which = Что именно погрузить по пути в систему { $system }?
ti-draft-load-none = Ничего не брать
ti-draft-load-all = Всё, что поместится: { $count }
ti-draft-load-but-one = Оставить везде по 1 отряду: { $count }
ti-draft-load-own = Выбрать груз
ti-draft-leader-on = { $unit } → { $ship } из системы { $place }
ti-draft-note-supply = Логистика: { $count } из { $most }
ti-draft-note-excess = ⚠ Система { $system }: сверх логистики { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
 }; лишние сразу уберёте вы сами
ti-draft-note-room = На борту: { $count } из { $most }
ti-draft-note-stranded = ⚠ Система { $system }: без поддержки { $count ->
    [one] погибнет { $count } истребитель
    [few] погибнут { $count } истребителя
   *[many] погибнет { $count } истребителей
 }
ti-draft-note-fire = ПОС, владелец — { $player }: { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
 }, в среднем { $whole },{ $tenth } попадания
ti-draft-note-battle = ⚔ Там флот игрока { $player }: { $ships }
ti-chance = { $n } %
ti-chance-least = <1 %
ti-chance-most = >99 %
ti-draft-note-odds = Шансы, если никто не играет карточек и не отступает: { $player } { $one }, { $enemy } { $other }, никого не останется { $nobody }
ti-draft-note-odds-guards = Шансы против Стражей, если никто не играет карточек: { $player } берёт планету { $one }
ti-draft-note-custodians = ⚔ Стражи: истребителей в космосе — { $count }, отрядов на Мекатол-Рексе — { $troops }
ti-draft-note-mines = ⚠ Чужих космических мин: { $count }

## Высадка

ti-draft-land = { $system }: кто куда высаживается?
ti-draft-land-own = Выбрать десант
ti-landing-force = { $planet }: { $count }
ti-draft-land-which = { $system }: кто на какую планету? Числа одного вида складываются.
ti-draft-land-aboard = На борту: { $units }
ti-draft-land-held = Планету { $planet } держит { $player }: отрядов — { $count }, ПОС — { $pds }
ti-draft-bombard = { $system }: кто что бомбардирует?
ti-draft-bombard-own = Выбрать цели
ti-draft-bombard-which = { $system }: какой корабль какую планету? Каждый корабль — не больше одной.
ti-draft-shot = { $ship } → { $planet }
ti-draft-shot-x89 = { $ship }, X-89 → { $planet }

## Производство

ti-draft-build = { $system }: что вы строите?
ti-draft-build-own = Выбрать подразделения
ti-draft-build-which = { $system }: что вы строите? Числа одного вида складываются.
ti-draft-build-means = Вы можете заплатить ресурсов: { $count }
ti-draft-build-limit = { $place } строит подразделений: до { $count }
ti-draft-build-place = Где они появятся? Что вы не назовёте, останется у своего дока.
ti-draft-cost = { $price ->
    [0] бесплатно
    [one] { $price } ресурс
    [few] { $price } ресурса
   *[many] { $price } ресурсов
 }
ti-draft-cost-influence = влияние: { $price }
ti-draft-cost-nothing = бесплатно

## Оплата

ti-draft-due-resources = Цена в ресурсах: { $count }. Чем вы платите?
ti-draft-due-influence = Цена во влиянии: { $count }. Чем вы платите?
ti-draft-due-goods = Цена в товарах: { $count }. Чем вы платите?
ti-draft-pay-way = { $way }
ti-draft-pay-waste = часть пропадёт
ti-draft-pay-other = Заплатить иначе
ti-draft-pay-planet = { $planet } · { $count }
ti-draft-pay-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
 }
ti-draft-pay-politics = Политическая карточка: { $card }
ti-draft-pay-strategy = Стратегия { $count }
ti-draft-pay-fleet = Логистика { $count }
ti-draft-pay-command = Тактика { $count }

## План боя

ti-draft-plan-stands = **Сделать ход** сдаёт этот план:
ti-draft-plan-losses = Порядок потерь
ti-draft-plan-losses-hint = чем жертвовать сначала
ti-draft-plan-sustain = Повреждения
ti-draft-plan-sustain-hint = выдерживать их до потерь или после
ti-draft-plan-keep = Беречь истребители
ti-draft-plan-keep-hint = как можно дольше
ti-draft-plan-retreat = Отступление
ti-draft-plan-retreat-hint = куда и когда
ti-draft-plan-cards = Карточки действия
ti-draft-plan-cards-hint = каждая в своём раунде
ti-draft-plan-stop = Когда спрашивать меня
ti-draft-plan-stop-hint = иначе бой идёт до конца
ti-draft-plan-shots = Порядок первых выстрелов
ti-draft-plan-shots-hint = его для обеих сторон задаёт защищающийся
ti-draft-plan-pay = Платные способности
ti-draft-plan-pay-hint = на что можно тратиться в этом бою
ti-draft-plan-losses-which = Чем вы жертвуете? Номер по порядку: { $count }.
ti-draft-plan-kind = { $unit }
ti-draft-plan-rest = Дальше по умолчанию
ti-draft-plan-sustain-when = Когда корабли выдерживают повреждения?
ti-draft-plan-sustain-first = До потерь
ti-draft-plan-sustain-last = Только в свой черёд
ti-draft-plan-sustain-never = Никогда
ti-draft-plan-keep-how = Сколько истребителей беречь как можно дольше?
ti-draft-plan-keep-so = { $count ->
    [0] Не беречь
    [one] { $count } истребитель
    [few] { $count } истребителя
   *[many] { $count } истребителей
 }
ti-draft-plan-retreat-to = Куда вы отступаете, если придётся?
ti-draft-plan-stay = Драться до конца
ti-draft-plan-retreat-when = Когда вы отступаете?
ti-draft-plan-at-once = Сразу
ti-draft-plan-below = Если шансы ниже { $count } %
ti-draft-plan-after = После потери { $count ->
    [one] { $count } корабля
    [few] { $count } кораблей
   *[many] { $count } кораблей
 }
ti-draft-plan-cards-which = Какие карточки вы играете и в каком раунде?
ti-draft-plan-card = { $card }, раунд { $count }
ti-draft-plan-stop-when = Когда вас спросить?
ti-draft-plan-stop-round = После каждого раунда
ti-draft-plan-stop-hit = Если возможно прямое попадание
ti-draft-plan-stop-odds = Если шансы ниже { $count } %
ti-draft-plan-stop-loses = Перед потерей: { $unit }
ti-draft-plan-shots-which = Что идёт перед боем? Номер по порядку: { $count }.
ti-draft-plan-shot-defender-barrage = Ваш заградительный огонь
ti-draft-plan-shot-defender-cannon = Ваши штурмовые орудия
ti-draft-plan-shot-defender-ambush = Ваша засада
ti-draft-plan-shot-attacker-barrage = Заградительный огонь врага
ti-draft-plan-shot-attacker-cannon = Штурмовые орудия врага
ti-draft-plan-shot-attacker-ambush = Засада врага
ti-draft-plan-shot-window = Карточки и другие способности
ti-draft-plan-pay-which = За что можно платить в этом бою?
ti-draft-plan-pay-war-chest = Военная казна: { $count ->
    [0] каждый раунд
    [one] { $count } раунд
    [few] { $count } раунда
   *[many] { $count } раундов
 }
ti-draft-plan-pay-martyr = Пожертвовать кораблём
ti-draft-plan-pay-reroll = Перебросы: { $count }
ti-draft-plan-told-losses = Потери: { $units }, дальше по умолчанию
ti-draft-plan-told-first = Сначала повреждения, потом потери
ti-draft-plan-told-last = Каждый вид выдерживает повреждения только в свой черёд
ti-draft-plan-told-never = Повреждений не выдерживать
ti-draft-plan-told-keep = Беречь истребителей: { $count }
ti-draft-plan-told-retreat = Отступление в систему { $system }. { $when }
ti-draft-plan-told-cards = Карточки: { $cards }
ti-draft-plan-told-stop = Спросить меня: { $when }
ti-draft-plan-told-shots = Первые выстрелы: { $shots }

## Потери

ti-draft-losses-own = Выбрать корабли
ti-draft-losses-fighters = Потерять { $count ->
    [one] { $count } истребитель
    [few] { $count } истребителя
   *[many] { $count } истребителей
 }
ti-draft-losses-lost = { $ship }: уничтожить
ti-draft-losses-damaged = { $ship }: повредить
ti-draft-losses-at-once = { $ship }: уничтожить сразу
ti-draft-losses-twice = { $ship }: повредить и уничтожить (2 попадания)
ti-draft-losses-cargo = пропадёт груз: { $count }

## Форма фазы статуса

ti-draft-form-score-which = Какое публичное задание вы выполняете?
ti-draft-form-best = По умолчанию: { $objective }
ti-draft-form-score = { $objective } ({ $count })
ti-draft-form-paid = с оплатой сейчас
ti-draft-form-none = Ничего не выполнять
ti-draft-form-pay = «{ $objective }»: чем вы платите?
ti-draft-form-planet = { $planet }
ti-draft-form-secret = Ваше секретное задание — «{ $objective }». Что с ним делать?
ti-draft-form-secret-usual = Зачесть, если выполнено
ti-draft-form-secret-show = Показать и зачесть
ti-draft-form-secret-hide = Не показывать
ti-draft-form-refresh = Какие специальные действия применить? Их планеты станут использованными.
ti-draft-form-refresh-trade-goods = { $planet }: товары
ti-draft-form-refresh-ground-forces = { $planet }: наземные отряды
ti-draft-form-refresh-fighters = { $planet }: истребители
ti-draft-form-refresh-shock-troops = { $planet }: штурмовые отряды
ti-draft-form-counters = Новых командных жетонов: { $count }. Куда они пойдут?
ti-draft-form-counters-usual = По умолчанию: тактика { $count }
ti-draft-form-share = { $areas }
ti-draft-form-split = Перераспределить жетоны ({ $count })? Сначала жетоны стратегии.
ti-draft-form-split-usual = Оставить как есть
ti-draft-form-split-fleet = Осталось жетонов: { $count }. Сколько в логистику? Остальные пойдут в тактику.
ti-draft-form-split-lost = Логистика { $fleet }: вы сразу теряете { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
   *[many] { $count } кораблей
 }. Так и задумано?
ti-draft-form-split-spare = Логистика { $fleet }: без потерь
ti-draft-form-split-go = Логистика { $fleet }, потери: { $count }
ti-draft-form-crowded = часть кораблей не поместится
ti-draft-form-keep = Карточек может стать слишком много. Какие вы оставляете?
ti-draft-form-no-swap = Ничего не менять
ti-draft-form-swap = «Гиперметаболизм»: какую карточку сбросить ради новой?
ti-draft-form-shuttle = «Челночная логистика»: какие отряды переходят? Все из одной системы.
ti-draft-form-lift = { $planet } → { $to }, отрядов: { $count }
ti-draft-form-told-score = Задание: { $objective }
ti-draft-form-told-refresh = Специальные действия: { $planets }
ti-draft-form-told-counters = Новые жетоны: { $areas }
ti-draft-form-told-split = Жетоны: { $strategy }/{ $fleet }/{ $command }

## Голосование

ti-draft-vote-with = Голосовать как { $player }
ti-draft-vote-second = Что будет второй частью пары?
ti-draft-vote-free = нейтральная
ti-draft-vote-owner = владелец — { $player }
ti-draft-vote-mine = Ваших голосов: { $count }
ti-draft-vote-so-far = Пока за вариант «{ $thing }»: { $count }

## Вторичные действия

ti-draft-follow = Выполнить: { $card }
ti-draft-follow-have = Жетонов стратегии: { $count }
ti-draft-follow-how = Как вы это примените?
ti-draft-lead-count = Сколько командных жетонов вы получаете?
ti-draft-lead-so-many = { $count }
ti-draft-lead-where = { $count ->
    [one] Куда положить { $count } командный жетон?
    [few] Куда положить { $count } командных жетона?
   *[many] Куда положить { $count } командных жетонов?
 }
ti-draft-follow-counters = Сколько жетонов вы покупаете и куда их кладёте?
ti-draft-follow-technology = Какую технологию вы покупаете?
ti-draft-technology = { $technology }
ti-draft-colour-red = Красные
ti-draft-colour-blue = Синие
ti-draft-colour-green = Зелёные
ti-draft-colour-yellow = Жёлтые
ti-draft-colour-racial = Расовая
ti-draft-follow-annex = Какую планету вы берёте?
ti-draft-follow-planet = { $planet } · { $count }
ti-draft-follow-refresh = Какие планеты обновить? Вместе не больше { $count }.
ti-draft-follow-ships = Какой корабль переходит?
ti-draft-follow-enough = Это всё
ti-draft-follow-fighters = С ним истребители, { $system } → { $to }: { $count }

## Торговля

ti-draft-trade = Что вы делаете?
ti-draft-trade-approve = Одобрить соглашения ({ $count })
ti-draft-trade-approve-which = Какие соглашения вы одобряете? **Сделать ход** одобрит все.
ti-draft-trade-pair = { $player } ↔ { $other } · { $give } · { $want }
ti-draft-trade-accept = Принять · { $player } · вам { $give } · от вас { $want }
ti-draft-trade-refuse = Отказать · { $player } · вам { $give } · от вас { $want }
ti-draft-trade-rescind = Отозвать · { $player } · от вас { $give } · вам { $want }
ti-draft-trade-offer = Сделать предложение
ti-draft-trade-give = Подарить товары
ti-draft-trade-whom = С кем?
ti-draft-trade-partner = { $player }
ti-draft-trade-how-many = Сколько отдать? Получает { $player }.
ti-draft-trade-give-what = { $player }: что вы отдаёте?
ti-draft-trade-want-what = { $player }: что вы хотите взамен?
ti-draft-trade-captive = { $leader } (в плену)
ti-draft-trade-when = Когда действует предложение?
ti-draft-trade-now = Сейчас
ti-draft-trade-kept = На следующих переговорах

## Подготовка

ti-draft-settle = Кто начинает на планете { $planet }? Остальные — на других ваших. Числа одного вида складываются.
ti-draft-settle-left = Осталось расставить: { $units }
ti-draft-tile-which = Какой гекс вы кладёте?
ti-draft-tile = { $tile }
ti-draft-tile-places = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
 }
ti-draft-tile-where = { $tile }: куда его положить?
ti-draft-tile-at = { $number } · { $system }
