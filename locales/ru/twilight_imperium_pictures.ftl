# Сумерки Империи: слова на картинках и то же самое текстом. Коротко: рядом значки.

ti-pic-name = Сумерки Империи
ti-pic-custodians = Стражи

## Галактика

ti-pic-round = Раунд { $n }
ti-pic-phase-setup = Подготовка
ti-pic-phase-strategy = Стратегическая фаза
ti-pic-phase-action = Фаза действий
ti-pic-phase-status = Фаза статуса
ti-pic-attacks = Атакует { $name }
ti-pic-acts = Ходит { $name }
ti-pic-wins = Побеждает { $name }
ti-pic-goal = до победы { $n } очков
ti-pic-free = в остатке
ti-pic-legend-resources = ресурсы
ti-pic-legend-influence = влияние
ti-pic-legend-spent = истощена
ti-pic-legend-specialty = специализация
ti-pic-legend-counter = активировано
ti-pic-legend-damaged = повреждён
ti-pic-legend-leader = лидер
ti-pic-legend-artifact = артефакт
ti-pic-legend-mine = мина
ti-pic-legend-strategy = стратегия

## Система

ti-pic-holds = Система под контролем: { $name }
ti-pic-nobody-here = никто не владеет
ti-pic-may-come = Откуда могут прийти
ti-pic-system-counters = активирована
ti-pic-system-mines = мины

## Планшет игрока

ti-pic-of-points = из { $n } очков
ti-pic-goods = товары
ti-pic-strategies = стратегии
ti-pic-counters = Командные жетоны
ti-pic-area-strategy = стратегия
ti-pic-area-fleet = логистика
ti-pic-area-command = тактика
ti-pic-elsewhere = на поле { $board }  ·  в подкреплениях { $reserve }
ti-pic-abilities = Способности
ti-pic-leader-dead = погиб
ti-pic-leader-captive = в плену
ti-pic-leaders = Лидеры
ti-pic-captives = пленники
ti-pic-leader-scientist = Учёный
ti-pic-leader-diplomat = Дипломат
ti-pic-leader-general = Генерал
ti-pic-leader-admiral = Адмирал
ti-pic-leader-agent = Агент
ti-pic-used = использовано в этом раунде
ti-pic-planets = Планеты
ti-pic-none = нет
ti-pic-ready = готовы
ti-pic-technologies = Технологии
ti-pic-agreements = Торговые соглашения
ti-pic-income = доход { $n }
ti-pic-not-lent = не отдана
ti-pic-hand-action = действия
ti-pic-hand-political = политика
ti-pic-hand-secret = секретное
ti-pic-reinforcements = Подкрепления

## Задания

ti-pic-objectives = Задания
ti-pic-deck = до победы { $n } очков  ·  { $left ->
    [one] осталась { $left } карточка
    [few] осталось { $left } карточки
   *[many] осталось { $left } карточек
 }
ti-pic-points = Очки
ti-pic-now = можно
ti-pic-points-secret = Секретное задание
ti-pic-points-artifact = Артефакты
ti-pic-points-voice = Голос Совета
ti-pic-points-else = Другие очки

## Технологии

ti-pic-lane-red = война
ti-pic-lane-blue = ход
ti-pic-lane-green = жизнь
ti-pic-lane-yellow = строй
ti-pic-tech-owned = есть
ti-pic-tech-now = доступно сейчас
ti-pic-tech-later = не хватает основы
ti-pic-tech-and = и
ti-pic-tech-or = или
ti-pic-does-hylar-v-assault-laser = крейсеры, эсминцы: +1
ti-pic-does-deep-space-cannon = ПОС бьют в соседние системы
ti-pic-does-automated-defense-turrets = заград. огонь: +2, ещё кубик
ti-pic-does-magen-defense-grid = ПОС и отряды при ней: +1
ti-pic-does-war-sun = можно строить боевые звёзды
ti-pic-does-assault-cannon = линкоры стреляют первыми
ti-pic-does-graviton-negator = бомбить, несмотря на ПОС
ti-pic-does-antimass-deflectors = проход сквозь астероиды
ti-pic-does-xrd-transporters = транспорты: ход +1
ti-pic-does-maneuvering-jets = чужие ПОС −1, мины −1
ti-pic-does-light-wave-deflector = проход сквозь вражеские флоты
ti-pic-does-type-iv-drive = крейсеры, линкоры: ход +1
ti-pic-does-advanced-fighters = истребители: +1, ход 2
ti-pic-does-fleet-logistics = два тактических действия
ti-pic-does-stasis-capsules = крейсеры, линкоры везут 1
ti-pic-does-cybernetics = истребители: +1
ti-pic-does-neural-motivator = ещё карта действий за раунд
ti-pic-does-gen-synthesis = отряды: +1, могут вернуться
ti-pic-does-hyper-metabolism = ещё один жетон за раунд
ti-pic-does-dacxive-animators = павшие встают на 6+
ti-pic-does-x89-bacterial-weapon = губит все отряды планеты
ti-pic-does-enviro-compensator = док строит на 1 больше
ti-pic-does-sarween-tools = +1 ресурс на каждый док
ti-pic-does-micro-technology = +1 товар за соглашение
ti-pic-does-graviton-laser-system = ПОС перебрасывают промахи
ti-pic-does-nano-technology = новые планеты не истощены
ti-pic-does-integrated-economy = стройка в соседних системах
ti-pic-does-transit-diodes = действие: перенос 4 отрядов
ti-pic-does-l4-disruptors = военная казна: отряды +2 бесплатно
ti-pic-does-production-centers = действие: 6 товаров за жетон, 2 отдать
ti-pic-does-mark-ii-advanced-carriers = транспорты: 8 мест, выдерживают удар
ti-pic-does-dreadnought-invasion-pod = линкоры перевозят на 1 больше
ti-pic-does-salvage-operations = 2 товара за каждый космический бой
ti-pic-does-telepathic-mind-weapon = кто вас активирует, теряет 1 логистики
ti-pic-does-berserker-genome = потери 1-го раунда могут ответить
ti-pic-does-spatial-conduit-network = раз в раунд: прыжок между своими
ti-pic-does-diplomats-tech = раз в раунд: отменить активацию
ti-pic-does-shuttle-logistics = фаза статуса: отряды на 1 систему
ti-pic-does-floating-factory = доки: 5 подразделений, ход +1
ti-pic-does-magmus-reactor = боевые звёзды: цена 10, ход +1
ti-pic-does-bioptic-recyclers = действие: карта за 2 товара или жетон
ti-pic-does-fanaticism = два обращения перед наземным боем
ti-pic-price-card = цена, если «Технологии II» разыгрываете вы
ti-pic-price-follow = цена, если вы следуете за «Технологиями II»
ti-pic-specialties = готовые специализации

## Повестка

ti-pic-vote-for = За
ti-pic-vote-against = Против
ti-pic-vote-law = закон
ti-pic-vote-once = действует один раз
ti-pic-vote-result = Решено: { $result }
ti-pic-vote-by = выносит { $name }
ti-pic-vote-open = ещё не отдано: { $n }
ti-pic-vote-now = голосует сейчас
ti-pic-vote-later = ещё не голосует
ti-pic-vote-in = голос сдан
ti-pic-vote-barred = без права голоса
ti-pic-vote-abstain = воздержание

## Бой

ti-pic-battle = Космический бой, раунд { $n }
ti-pic-role-attacker = атакует
ti-pic-role-defender = защищается
ti-pic-role-retreats = отступает в { $to }
ti-pic-invasion = Наземный бой, раунд { $n }
ti-pic-bombardment = Бомбардировка
ti-pic-defence = ПОС стреляют по десанту
ti-pic-role-lands = высаживается
ti-pic-hits = { $n ->
    [one] попадание
    [few] попадания
   *[many] попаданий
 }
ti-pic-odds = шансы, если оба сражаются без карточек; никого не останется: { $nobody }
ti-pic-lost = потеряно
ti-pic-left = осталось

## Карты на руке

ti-pic-hand = Ваша рука
ti-pic-hand-own = видите только вы
ti-pic-hand-ordered = вы дали приказ
ti-pic-hand-progress = Пока что
ti-pic-hand-scored = выполнено
ti-pic-hand-now = можно выполнить сейчас

## Законы, торговля, игроки, счёт

ti-pic-laws = Законы
ti-pic-laws-count = { $n ->
    [0] не действуют
    [one] действует { $n }
    [few] действуют { $n }
   *[many] действует { $n }
 }
ti-pic-laws-none = Ни один закон не действует
ti-pic-law-holder = Держатель: { $name }
ti-pic-law-since = с раунда { $n }
ti-pic-lasting = Сейчас действует ещё
ti-pic-no-agreements = Никто пока не торгует
ti-pic-goods-left = { $n ->
    [one] остался { $n } товар
    [few] осталось { $n } товара
   *[many] осталось { $n } товаров
 }
ti-pic-players = Игроки
ti-pic-players-order = в порядке хода
ti-pic-column-points = очки
ti-pic-column-cards = карты стратегии
ti-pic-column-counters = стратегия, логистика, тактика
ti-pic-column-goods = товары
ti-pic-column-purse = готово к трате
ti-pic-column-planets = планеты
ti-pic-column-technologies = техн.
ti-pic-column-hand = карточки
ti-pic-score = Очки
ti-pic-score-rounds = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
 }
ti-pic-score-curve = Очки по раундам

## Словами

ti-say-players = В порядке хода: { $players }.
ti-say-player = { $letter } { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
 }, { $planets ->
    [one] { $planets } планета
    [few] { $planets } планеты
   *[many] { $planets } планет
 }
ti-say-speaker = председатель
ti-say-passed = пас
ti-say-realms = Владения: { $realms }.
ti-say-damaged = повреждено: { $n }
ti-say-worth = ресурсы { $resources }, влияние { $influence }
ti-say-wormhole-alpha = аномалия альфа
ti-say-wormhole-beta = аномалия бета
ti-say-counters = активирована: { $who }
ti-say-out = вне игры
ti-say-sheet = Жетоны стратегии { $strategy }, логистики { $fleet }, тактики { $command }; товары { $goods }; готовы ресурсы { $resources }, влияние { $influence }.
ti-say-cards = Карточки действия { $action }, политические { $political }.
ti-say-planets = Планеты: { $planets }.
ti-say-technologies = Технологии: { $technologies }.
ti-say-leaders = Лидеры: { $leaders }.
ti-say-captives = Держит в плену: { $leaders }.
ti-say-agreements = Торговые соглашения: { $agreements }.
ti-say-scored = выполнили: { $who }
ti-say-could = могут выполнить сейчас: { $who }
ti-say-nobody = никем не выполнено
ti-say-track = Очки: { $points }.
ti-say-owned = Есть: { $technologies }.
ti-say-available = Доступны: { $technologies }.
ti-say-agenda = Повестка: { $card }.
ti-say-vote = { $name }: { $choice }, { $n }
ti-say-side = { $name }: попаданий { $hits }; потеряно { $lost }; осталось: { $left }.
ti-say-playable = можно сыграть сейчас
ti-say-secret = Секретное задание: { $name } ({ $points }): { $state }.
ti-say-choose = На выбор:
ti-say-around = Вокруг:
ti-say-steps = скорость { $count }
ti-say-aboard = на борту { $count } из { $most }
ti-say-origins = Корабли могут прийти из { $systems }.
ti-say-deal = { $name } даёт { $n }
ti-say-goods = товары { $n }
ti-say-not-lent = не переданы торговые карточки: { $cards }
ti-say-from-stage1 = публичные задания I
ti-say-from-stage2 = публичные задания II
ti-say-from-secret = секретное задание
ti-say-from-artifact = артефакты
ti-say-from-voice = Голос Совета
ti-say-from-else = прочее
ti-say-score = { $name }: очки { $points } ({ $parts }); по раундам { $curve }
ti-say-front = { $name }: попаданий { $hits }; на месте: { $left }.
ti-say-dice = Кубики: { $faces }.
ti-say-odds = Шансы без карточек: { $one } { $a }, { $other } { $b }, никто { $nobody }.
ti-say-specialty = специализация: { $colour }
ti-say-facility-colony = колония
ti-say-facility-refinery = завод
ti-say-token-hidden = жетон артефакта лицом вниз
ti-say-token-blank = пустой жетон
ti-say-mines = мины: { $who }
ti-say-alert = боевая готовность: { $name }
ti-say-galaxy = Галактика, система за системой
ti-say-empty = пусто
ti-say-near = Рядом: { $systems }.
ti-say-waits = Игра ждёт: { $who }.
ti-say-counters-else = Жетонов на поле { $board }, в подкреплениях { $reserve }; голоса { $votes }.
ti-say-abilities = Способности: { $abilities }.
ti-say-left = Можно ещё построить: { $units }.
ti-say-carries = { $ship } ({ $name }) везёт: { $cargo }
