# Сумерки Империи за столом: команды, панели и ход как рассказ.

game-twilight-imperium = Сумерки Империи
about-twilight-imperium = Трон Мекатол-Рекса пуст, и каждая раса знает, кто должен его занять. Расширяйтесь, торгуйте, голосуйте и воюйте: для победы нужно девять победных очков. Играют от трёх до восьми, считая андроидов.

command-ti = сумерки
describe-ti = Сумерки Империи, третья редакция
command-ti-open = новая
describe-ti-open = Открыть стол для «Сумерек Империи»
command-ti-turn = ход
describe-ti-turn = Сыграть несколько действий одной строкой; подсказки появляются, пока вы пишете
ti-turn-example = активировать 308; все, кто может
command-ti-look = посмотреть
describe-ti-look = Галактика, система, планшет, ваша рука, задания или законы; видно только вам
command-ti-odds = шансы
describe-ti-odds = Точные шансы идущего боя или каждой атаки, которую вы можете начать; видно только вам
command-ti-give = отдать
describe-ti-give = Отдать товары другому игроку, в любое время
command-ti-offer = предложить
describe-ti-offer = Предложить другому игроку обмен товарами, в любое время
command-ti-orders = приказы
describe-ti-orders = Ваши постоянные приказы и чего ждёт игра; видно только вам
command-ti-promise = обещать
describe-ti-promise = Пообещать что-то другому игроку при всех; за исполнением никто не следит
option-name-goods = товары
describe-option-goods = Сколько товаров
option-name-i-give = отдаю
describe-option-i-give = Сколько товаров отдаёте вы
option-name-i-want = хочу
describe-option-i-want = Сколько товаров хотите взамен
describe-option-offer-player = Кому предложить
option-name-promise = обещание
describe-option-promise = Что вы обещаете, своими словами
describe-option-promise-player = Кому
option-name-clock = темп
describe-option-clock = Все сразу за столом или по переписке
option-name-galaxy = галактика
describe-option-galaxy = Откуда берётся карта
option-name-races = расы
describe-option-races = Случайные расы или на выбор
ti-no-such-option = Такой настройки нет. Выберите из списков, которые появляются при вводе.

option-twilight-imperium-pace = Темп
option-twilight-imperium-pace-live = Вживую: сроки в секундах
option-twilight-imperium-pace-post = По переписке: сроки в часах
option-twilight-imperium-galaxy = Галактика
option-twilight-imperium-galaxy-balanced = Уравновешенная, готова к игре
option-twilight-imperium-galaxy-build = Складывают игроки, гекс за гексом
option-twilight-imperium-galaxy-preset = Карта из правил
option-twilight-imperium-races = Расы
option-twilight-imperium-races-random = Случайные
option-twilight-imperium-races-choose = На выбор игроков
option-twilight-imperium-objective-deck = Задания
option-twilight-imperium-objective-deck-variant = Альтернативные задания
option-twilight-imperium-objective-deck-base = Задания основной игры
option-twilight-imperium-secrecy = Ожидание карточек
option-twilight-imperium-secrecy-veiled = Скрытно: ожидание ничего не говорит о руке
option-twilight-imperium-secrecy-friendly = По-дружески: вопрос только тем, кто может сыграть
option-twilight-imperium-secondaries = Вторичные действия
option-twilight-imperium-secondaries-usual = По умолчанию: вживую сразу, по переписке потом
option-twilight-imperium-secondaries-strict = Сразу: ответ до следующего хода
option-twilight-imperium-secondaries-open = Потом: игра тем временем идёт дальше
option-twilight-imperium-house-two-players = Два игрока, по домашнему правилу

## Картинки

ti-look-galaxy = Галактика
ti-look-objectives = Задания
ti-look-laws = Законы
ti-look-trade = Соглашения
ti-look-players = Игроки
ti-look-score = Очки
ti-look-battle = Бой
ti-look-invasion = Наземный бой
ti-look-agenda = Повестка
ti-look-mine = Мой планшет
ti-look-sheet = Планшет
ti-look-hand = Рука
ti-look-technologies = Технологии
ti-look-player = Планшет: { $name }

## Стол и место

ti-status = Раунд { $round } · { $phase }
ti-status-order = Порядок: { $order }
ti-status-points = Очки, для победы { $goal }: { $points }
ti-status-soon = Ещё могут ответить · { $who } · { $what }
ti-seat = Очки { $points } из { $goal } · жетоны: стратегия { $strategy }, логистика { $fleet }, тактика { $command } · товары { $goods } · готовые ресурсы { $resources }, влияние { $influence } · карточки: действия { $cards }, политика { $politics }
ti-seat-out = Вы выбыли: ни планет, ни подразделений. Можно досмотреть игру до конца.
ti-seat-waits = Игра ждёт: { $who }. Вас позовут.
ti-seat-offers = { $count ->
    [one] { $count } предложение ждёт вашего ответа: **Торговля**.
    [few] { $count } предложения ждут вашего ответа: **Торговля**.
   *[many] { $count } предложений ждут вашего ответа: **Торговля**.
 }
ti-button-refresh = Обновить
ti-button-odds = Шансы
ti-button-orders = Приказы
ti-button-trade = Торговля

## Шансы

ti-odds-head = Чем это может кончиться
ti-odds-line = **{ $where }** · { $attacker } ({ $units }) против { $defender } ({ $theirs }) · **{ $one }** против { $other }, никого не останется { $nobody }
ti-odds-guards = **{ $where }** · { $attacker } ({ $units }) против { $defender } · **{ $one }** против { $other }
ti-odds-left = { "" }; чаще всего остаётся: { $units }
ti-odds-bare = Точно, если обе стороны бьются до конца и никто не играет карточек. Перед атакой считаются все, кто может прийти.
ti-odds-nothing = Сейчас никто не сражается, и ваши корабли никого не встретят. В ваш ход здесь видны все атаки, которые вы можете начать.

## Торговля

ti-trade-head = Торговля
ti-trade-about = Ваши товары: { $goods }. Товары переходят из рук в руки в любое время; предложение выполняется целиком, как только его принимают.
ti-trade-offer = { $player } предлагает, { $other } решает. Отдаёт: { $give }. Просит: { $want }.
ti-trade-approve = Одобрить
ti-trade-counter = Предложить своё
ti-trade-rescind = Отозвать предложение
ti-trade-with = Обменяться товарами с …
ti-trade-has = товары: { $goods }
ti-trade-deal = Партнёр — { $other }. Вы отдаёте { $give }, получаете { $want }.
ti-trade-menu-give = Что вы отдаёте
ti-trade-menu-want = Что вы хотите
ti-trade-give = Отдать { $count }
ti-trade-want = Получить { $count }
ti-trade-send = Предложить
ti-trade-gift = Отдать { $count } даром
ti-trade-back = Другой партнёр
ti-trade-agreements = Соглашение — это обмен торговыми карточками. Полученная карточка приносит столько товаров, сколько на ней указано, каждый раз, когда выполняют «Торговлю II».
ti-trade-pairs = Предложить торговое соглашение
ti-trade-pair = { $name } · моя карточка { $mine } за карточку { $theirs }

## Приказы

ti-orders-head = Постоянные приказы
ti-orders-about = Карточка с приказом играет сама, и никто вас не ждёт. Приказ, которому нечего делать, никому не виден, а ожидание чувствует весь стол.
ti-orders-order = { $do } · { $when }
ti-orders-ranking = Выбор карточек: { $cards }
ti-orders-queue = В очереди: `{ $line }`
ti-orders-card = Карточка, которая играет сама
ti-orders-waits = Ждать меня, когда …
ti-orders-follow = Карточки, за которыми я не следую
ti-orders-unfollowed = { $card }: никогда не следовать
ti-orders-plan = Когда начинается бой
ti-orders-rank = Следующая стратегическая карточка в моём порядке
ti-orders-drop = Отменить приказ
ti-orders-next = { $card }
ti-orders-suggest = Приказ · { $order }
ti-orders-unrank = Убрать порядок
ti-orders-unqueue = Убрать очередь
ti-order-at = { $card }: карточки против меня
ti-order-mine = { $card }: в моих боях
ti-order-when = { $card }: { $when }
ti-only-at = против меня
ti-only-mine = мои бои
ti-wait-cards-at-me = Карточки против меня
ti-wait-cards = Все карточки и действия
ti-wait-battle-mine = Мои бои
ti-wait-battle = Все бои
ti-wait-agenda = Голосования
ti-wait-strategy = Стратегическая фаза
ti-plan-ask = Бои: спрашивать план
ti-plan-fight = Бои: биться до конца, потери по умолчанию
ti-plan-rounds = Бои: биться, но с остановкой после каждого раунда

## Обещания

ti-order-given = { $player }: карточка «{ $card }» сыграет сама ({ $when }).
ti-order-unfollowed = { $player }: вторичное действие «{ $card }» отклоняется, пока вы не отмените этот приказ.
ti-order-followed = { $player }: о вторичном действии «{ $card }» снова будут спрашивать.
ti-order-dropped = { $player }: карточка «{ $card }» больше не играет сама.
ti-promise = 🤝 Обещание: { $who } → { $what }
ti-promise-made = До конца раунда ваше обещание видно всем. За исполнением никто не следит.

panel-twilight-imperium-turn = Мой ход
panel-twilight-imperium-fleet = Собрать флот
panel-twilight-imperium-land = Выбрать высадку
panel-twilight-imperium-aim = Выбрать цели
panel-twilight-imperium-build = Выбрать постройку
panel-twilight-imperium-plan = Мой план
panel-twilight-imperium-losses = Выбрать потери
panel-twilight-imperium-form = Мой бланк
panel-twilight-imperium-sheet = Мой голос
panel-twilight-imperium-react = Мои карточки
panel-twilight-imperium-follow = Последовать
panel-twilight-imperium-lead = Распределить
panel-twilight-imperium-trade = Торговля
panel-twilight-imperium-settle = Выбрать планеты
panel-twilight-imperium-tile = Мои гексы

## Рассказ о ходе

ti-turn-over = очки { $points } · жетоны { $strategy }/{ $fleet }/{ $command } · товары { $goods }
ti-story-idle = ход окончен
ti-story-pass = { $count ->
    [one] { $who } пасует.
    [few] { $who } пасуют.
   *[many] { $who } пасуют.
 }
ti-story-draw = { $count ->
    [one] { $who } берёт карточки действия.
    [few] { $who } берут карточки действия.
   *[many] { $who } берут карточки действия.
 }
ti-story-counters = Новые командные жетоны: { $who }.
ti-told-activated = активирует систему { $system }
ti-told-transfer-begun = перебрасывает флот между { $one } и { $other }
ti-told-ships-move = { $units } из { $origin } в { $system }
ti-told-units-built = строит в системе { $system }: { $units }
ti-told-dock-built = **космический док**: { $place }
ti-told-facility-built = строит на планете { $planet }: { $facility }
ti-told-mine-laid = кладёт мину в системе { $system }
ti-told-lands = высаживается на планету { $planet }, наземных отрядов — { $count }
ti-told-planet-gained = **занимает: { $planet }**
ti-told-planet-taken = **отбирает планету { $planet }** (прежний владелец — { $other })
ti-told-landing-failed = на планете { $planet } не осталось никого из десанта
ti-told-artifact-taken = **находит артефакт** на планете { $planet }: { $artifact }
ti-told-artifact-lost = теряет артефакт: { $artifact }
ti-told-token-blank = на планете { $planet } ничего не находит
ti-told-bombards = бомбит планету { $planet }, попаданий — { $count }
ti-told-ground-rolls = выпало { $faces }, попаданий — { $count }
ti-told-strategic = выполняет карточку «{ $card }»
ti-told-followed = следует за карточкой «{ $card }»
ti-told-paid-resources = платит { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[many] { $count } ресурсов
 }
ti-told-paid-influence = платит влиянием: { $count }
ti-told-command-gained = жетоны тактики +{ $count }
ti-told-strategy-gained = жетоны стратегии +{ $count }
ti-told-fleet-gained = жетоны логистики +{ $count }
ti-told-goods-gained = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
 }
ti-told-technology-gained = получает: { $technology }
ti-told-scored = выполняет задание «{ $objective }»
ti-told-points-gained = **{ $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }**, всего { $points }
ti-told-points-lost = теряет { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
 }, остаётся { $points }
ti-told-draws = берёт { $count ->
    [one] { $count } карточку действия
    [few] { $count } карточки действия
   *[many] { $count } карточек действия
 }
ti-told-draws-political = берёт { $count ->
    [one] { $count } политическую карточку
    [few] { $count } политические карточки
   *[many] { $count } политических карточек
 }
ti-told-discards = сбрасывает: { $card }
ti-told-plays = играет карточку «{ $card }»
ti-told-plays-on = играет карточку «{ $card }», цель — { $on }
ti-told-uses = применяет: { $card }
ti-told-annexed = **присоединяет: { $planet }**
ti-told-blocked = закрывает для других систему { $system }
ti-told-high-alert = боевая готовность в системе { $system }
ti-told-shifted = { $ship } из { $system } в { $to }
ti-told-picked = берёт карточку «{ $card }»
ti-told-passed = пас
ti-told-skipped = пропускает ход
ti-told-objective-revealed = новое задание «{ $objective }»
ti-told-speaker-named = место председателя; политическую карточку играет { $other }
ti-told-refreshed = обновление планет: { $planet }
ti-told-units-placed = размещает в системе { $system }: { $unit } × { $count }
ti-told-promoted = { $count ->
    [one] { $count } наземный отряд становится штурмовым
    [few] { $count } наземных отряда становятся штурмовыми
   *[many] { $count } наземных отрядов становятся штурмовыми
 }
ti-told-captured = сохраняет построенное на планете { $planet }: { $thing }
ti-told-razed = уничтожает построенное на планете { $planet }: { $thing }
ti-told-battle = **атакует: { $other }**, система { $system }
ti-told-battle-custodians = **вступает в бой со стражами**
ti-told-battle-won = **побеждает в бою**
ti-told-battle-custodians-won = отступает перед стражами
ti-told-fleet-rolls = выпало { $dice }, попаданий — { $count }
ti-told-ships-lost = теряет: { $ships }
ti-told-ships-damaged = повреждено: { $ships }
ti-told-retreat-announced = готовит отступление в систему { $system }
ti-told-retreats = отступает в систему { $to }

## Бои

ti-report = ⚔ **{ $system }**, { $rounds ->
    [0] решено до первого раунда
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
 }
    { "" }{ $attacker } · попаданий: { $hits } · потери: { $cost }
    { "" }{ $defender } · попаданий: { $blows } · потери: { $price }

## Награды в конце игры

ti-award-battles = 🎖 Больше всего выигранных космических боёв: { $who } ({ $count })
ti-award-planets = 🎖 Больше всего планет, отнятых у других: { $who } ({ $count })
ti-award-votes = 🎖 Больше всего отданных голосов: { $who } ({ $count })
ti-award-cards = 🎖 Больше всего сыгранных карточек действия: { $who } ({ $count })
