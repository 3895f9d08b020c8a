# Слова на картинках и те же поля текстом. Коротко: рядом стоят значки.

## Экипаж и корабль

pic-android = Андроид { $letter }
pic-seat = Место { $n }
pic-zone-letters = КБС
pic-zone-red = красный
pic-zone-white = белый
pic-zone-blue = синий
pic-lane-red = Красный сектор
pic-lane-white = Белый сектор
pic-lane-blue = Синий сектор
pic-lane-internal = Внутри
pic-station-upper-red = верхний красный отсек
pic-station-upper-white = мостик
pic-station-upper-blue = верхний синий отсек
pic-station-lower-red = нижний красный отсек
pic-station-lower-white = нижний белый отсек
pic-station-lower-blue = нижний синий отсек
pic-station-space = космос
pic-short-upper-red = Красный верх
pic-short-upper-white = Мостик
pic-short-upper-blue = Синий верх
pic-short-lower-red = Красный низ
pic-short-lower-white = Белый низ
pic-short-lower-blue = Синий низ
pic-range = расстояние
pic-range-short = даль

## Карты

pic-card-weapon = Орудие
pic-card-energy = Энергия
pic-card-system = Система
pic-card-bots = Роботы
pic-card-red = Красный
pic-card-blue = Синий
pic-card-lift = Лифт

## Заголовок стола

pic-briefing = Инструктаж
pic-phase = Фаза
pic-turn = Ход
pic-turn-short = ход
pic-final-step = Последний шаг
pic-planning = Планирование
pic-resolution = Разбор полётов
pic-council = Между миссиями
pic-campaign = Миссия { $n } из 3
pic-silence = Тишина
pic-paused = Пауза
pic-lost = Корабль погиб
pic-lost-in = ход { $turn }
pic-lost-final = последний шаг
pic-lost-damage = слишком много повреждений
pic-won = Корабль спасён
pic-data-transfer = Передача данных
pic-incoming-data = Поступление данных
pic-until = до { $time }
pic-ready = Готовы: { $ready } из { $all }

## Рука

pic-your-plan = ваш план
pic-no-cards = В руке нет карт
pic-draws =
    { $n ->
        [one] можно взять { $n } карту
        [few] можно взять { $n } карты
       *[many] можно взять { $n } карт
    }
pic-may-give = можно отдать карту

## Карта угрозы

pic-external = Внешняя
pic-intruder = Захватчик
pic-malfunction = Неисправность
pic-exterior = На обшивке
pic-normal = обычная
pic-serious = серьёзная
pic-white-level = белая
pic-yellow-level = жёлтая
pic-shield = защита
pic-hull = прочность
pic-strength = ремонтов
pic-speed = скорость
pic-track = { $lane } · { $track }
pic-appears = появится: ход { $turn }
pic-at-square =
    { $n ->
        [one] { $n } клетка до корабля
        [few] { $n } клетки до корабля
       *[many] { $n } клеток до корабля
    }
pic-unconfirmed = предположительно
pic-on-turns = ход { $turns }
pic-final-short = конец
pic-never = не успеет
pic-behind = позади
pic-destroyed = Уничтожена
pic-survived = Пережита
pic-gone = исчезла
pic-fires-back = Отстреливается от роботов
pic-repair-with = Чинить действием { $system }
pic-fight-with = Атаковать роботами
pic-weapons-hit = Её берёт любое оружие
pic-no-threats = Сканеры пока чисты

## Что делают угрозы

pic-fx-nothing = ничего
pic-fx-attack = Атака { $n }
pic-fx-on-red = красный
pic-fx-on-white = белый
pic-fx-on-blue = синий
pic-fx-attack-hp = Атака = её прочность
pic-fx-attack-hp-times-2 = Атака = 2 × её прочность
pic-fx-damage = Урон { $n }
pic-fx-damage-hp-times-3 = Урон = 3 × её прочность
pic-fx-damage-players-here = Урон 1 за каждого рядом
pic-fx-damage-reactor-energy-white = Белый: урон 1 за энергию центрального реактора
pic-fx-scope-all-zones = везде
pic-fx-scope-other-zones = другие
pic-fx-scope-zones-red-blue = красный и синий
pic-fx-scope-ignore-shields = мимо щитов
pic-fx-scope-double-through = сквозь щит вдвое
pic-fx-scope-per-token = где она есть
pic-fx-scope-own = свой сектор
pic-fx-scope-white = белый
pic-fx-heal = Лечит себя на { $n }
pic-fx-heal-half-down = Лечит половину
pic-fx-speed-gain = Скорость +{ $n }
pic-fx-shield-gain = Защита +{ $n }
pic-fx-shield-set = Защита теперь { $n }
pic-fx-drain-shield = Щиты теряют { $n }
pic-fx-drain-shield-all = Щиты теряют всё
pic-fx-drain-reactor = Реактор теряет { $n }
pic-fx-drain-reactor-all = Реактор теряет всё
pic-fx-drain-reactor-1-own-else-damage-1 = Реактор теряет 1, иначе урон 1
pic-fx-reveal = Показывается
pic-fx-aura-attack-1-others = Атаки остальных +1
pic-fx-aura-shield-1-all = Всем снаружи защита +1
pic-fx-advance-others-1 = Остальные: 1 клетка вперёд
pic-fx-delay-zone = Задержка всем в её секторе
pic-fx-delay-ship = Задержка всем на борту
pic-fx-delay-per-token = Задержка всем рядом
pic-fx-ko-ship = Выбывают все на борту
pic-fx-ko-here = Выбывают все рядом
pic-fx-ko-leaders = Выбывают все с роботами
pic-fx-ko-ship-except-upper-white = Выбывают все, кто не на мостике
pic-fx-ko-here-without-active-bots = Выбывают все рядом без активных роботов
pic-fx-self-damage = Себе урон { $n }
pic-fx-mark = Набирает силу
pic-fx-destroy-ship = Корабль погибает
pic-fx-move-red = К красному
pic-fx-move-blue = К синему
pic-fx-move-deck = На другую палубу
pic-fx-move-most-players = Туда, где больше людей
pic-fx-fill-shield-white-then-leak-reactor-white = Зарядит белый щит, остаток — урон
pic-fx-leak-shield-white = Энергия белого щита станет уроном
pic-fx-leak-reactor-each-zone = Энергия реакторов станет уроном
pic-fx-lose-fuel-1 = Теряется топливная капсула
pic-fx-lose-rocket-1 = Теряется ракета
pic-fx-disable-stored-bots-lower-red = Деактивирует роботов в красном
pic-fx-spread-red = Растекается к красному
pic-fx-spread-blue = Растекается к синему
pic-fx-fires-back-on = Теперь отстреливается
pic-fx-double-damage-red = Урон красному вдвое
pic-fx-double-damage-ship = Весь урон вдвое
pic-fx-if-damaged = если ранена
pic-fx-if-undamaged = если цела
pic-fx-if-damage = если урона меньше { $n }

## Особые правила угроз

pic-trait-no-rockets = Ракеты её не видят
pic-trait-rocket-immune = Ракеты ей не вредят
pic-trait-rocket-magnet = Притягивает все ракеты; от каждой защита +1
pic-trait-no-heavy-laser = Тяжёлый лазер её не берёт
pic-trait-hidden-until-x = До X её не достать
pic-trait-untargetable-range-3 = На расстоянии 3 её не достать
pic-trait-cryoshield = Первый залп лишь разбивает криощит
pic-trait-pulse-breaks-shield = Импульсная пушка снимает её защиту на ход
pic-trait-max-damage-per-turn = Не больше { $n } урона за ход
pic-trait-explode = При гибели атакует: { $n } за каждую пройденную X и Y
pic-trait-retaliate = За каждое попадание — атака { $n } везде
pic-trait-on-destroyed-splash-1 = При гибели наносит 1 всем внешним угрозам
pic-trait-interceptors-ram = Перехватчики в одиночку: мощность { $n }, пилот выбывает
pic-trait-slime = Задерживает вошедших; растекается
pic-trait-hp-equals-rockets = Прочность — сколько ракет на борту
pic-trait-bonus-all-stations = Ремонт везде за один ход: +{ $n }
pic-trait-needs-3-same-turn = Нужны три ремонта в один ход
pic-trait-on-destroyed-ko-lower-red-lower-blue = При ремонте выбывают нижние красный и синий
pic-trait-on-destroyed-ko-attacker = Кто её добьёт, выбывает
pic-trait-blocks-interceptors = Достанут лишь перехватчики, и бьют они только её
pic-trait-token-per-hit = Каждый удар чистит один отсек
pic-trait-lethal-entry-after-z = После Z каждый вошедший выбывает
pic-trait-seek = Идёт за самой большой группой

## Отчёт о ходе

pic-crew = Экипаж
pic-damage = Повреждения
pic-threats = Угрозы
pic-no-crew-acts = Экипаж уже не действует
pic-no-hits = Никто никуда не попал
pic-no-threat-moves = Ни одна угроза не двинулась
pic-new-threats = Новые
pic-passed = двинулись дальше
pic-zone-limit = { $zone }: { $n } из 6 тайлов
pic-check-passed = Компьютер в порядке
pic-check-missed = Про компьютер забыли
pic-did-fired = стреляет
pic-did-no-energy = на выстрел нет энергии
pic-did-already-fired = орудие уже стреляло
pic-did-shielded = заряжает щит
pic-did-refuelled = заправляет реактор
pic-did-charged = заряжает реактор
pic-did-nothing = ничего
pic-did-maintained = обслуживает компьютер
pic-did-launched = запускает ракету
pic-did-took-bots = активирует роботов
pic-did-revived-bots = снова активирует роботов
pic-did-took-off = взлетает
pic-did-attacked-space = атакует из космоса
pic-did-landed = возвращается
pic-did-window = смотрит в иллюминатор
pic-did-hit-intruder = атакует: { $target }
pic-did-killed-intruder = побеждает: { $target }
pic-did-repaired = чинит: { $target }
pic-did-fixed = починено: { $target }
pic-did-moved = идёт: { $to }
pic-did-jumped = бежит: { $to }
pic-did-knocked-out = не в строю
pic-did-held = задержка: действие ходом позже
pic-did-delayed = задержка
pic-did-tripped = спотыкается
pic-note-cryoshield = криощит снят
pic-note-swarm = рой: не больше 1
pic-note-immune = не действует
pic-note-shield-broken = импульс: без защиты
pic-note-self = себе урон

## Счёт

pic-score-mission = { $mission } · экипаж: { $crew }
pic-score-destroyed = Уничтожено
pic-score-survived = Пережито
pic-visual = Подтверждения
pic-penalties = Штрафы
pic-worst-zone = Худший сектор
pic-knocked-out = Не в строю
pic-squads-down = Неактивные роботы
pic-no-score = За погибший корабль баллов нет
pic-not-scored = без баллов

## Поля текстом

pic-text-header-planning = **Планирование** · фаза { $phase } из { $phases }
pic-text-header-resolution = **Разбор полётов** · позади ход { $turn } из { $turns }
pic-text-header-final = **Разбор полётов** · последний шаг позади
pic-text-phase-ends = Фазы кончаются: { $times }
pic-text-silence = 🔇 Связи нет: тишина.
pic-text-paused = ⏸ Пауза.
pic-text-window = { $what } до { $time }.
pic-text-crew = Экипаж
pic-text-ship = Корабль
pic-text-threats = Угрозы
pic-text-captain = командир
pic-text-communications = связь
pic-text-security = безопасность
pic-text-hand =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
pic-text-slots = Клетки: ■ действие, ▸ движение, · пусто
pic-text-ready = план готов
pic-text-bots-active = с роботами
pic-text-bots-disabled = с роботами (деактивированы)
pic-text-ko = не в строю
pic-text-zone = { $zone }: щит { $shield } из { $shieldRoom }, реактор { $reactor } из { $reactorRoom }, верхнее орудие { $upper }, нижнее { $lower }
pic-text-damage = повреждения: { $n } из 6 ({ $tiles })
pic-text-no-damage = без повреждений
pic-text-stores = Топливо { $fuel } · ракеты { $rockets } · подтверждения { $visual } · компьютер { $checks }
pic-text-rocket-flies = ракета в полёте
pic-text-pulse = радиус импульсной пушки: { $range }
pic-text-hangar-active = роботы ({ $station }): в ангаре
pic-text-hangar-disabled = роботы ({ $station }): деактивированы
pic-text-hangar-none = роботы ({ $station }): ангар пуст
pic-text-track = { $lane } (траектория { $track }): { $marks }
pic-text-threat-ahead = T+{ $n } **{ $name }** ({ $kind }): появится в { $n }-м ходу; { $figures }
pic-text-threat-active = T+{ $n } **{ $name }** ({ $kind }): клетка { $square }, { $figures }; дальше { $letter } на клетке { $at }{ $soon }: { $effect }
pic-text-threat-still = T+{ $n } **{ $name }** ({ $kind }): клетка { $square }, { $figures }
pic-text-threat-over = T+{ $n } { $name }: { $status }
pic-text-action = { $letter }, { $turn ->
        [late] не успеет
        [13] последний шаг
       *[turn] ход { $turn }
    }: { $effect }
pic-text-soon = , следующим шагом
pic-text-shield = защита { $n }
pic-text-hp = прочность { $hp }/{ $hull }
pic-text-speed = скорость { $n }
pic-text-in = где: { $stations }
pic-text-unconfirmed = предположительно
pic-text-lost = **Корабль погиб**, ход { $turn }: { $cause }
pic-text-won = **Корабль спасён**, баллы: { $total }
pic-tile-upper-weapon = верхнее орудие
pic-tile-lower-weapon = нижнее орудие
pic-tile-shield = щит
pic-tile-reactor = реактор
pic-tile-gravolift = гравилифт
pic-tile-structural = структурное повреждение
pic-alt-board = Поле: { $mission }, { $stage }.
pic-alt-zone = { $zone }: щит { $shield }, реактор { $reactor }, тайлов повреждений { $damage }.
pic-alt-threat = { $name } { $where }, прочность { $hp }.
pic-alt-square = ({ $lane }, клетка { $square })
pic-alt-coming = (ход { $turn }, { $lane })
pic-alt-crew = { $name }: { $where }.
pic-say-plan = План ({ $name }): { $plan }.
pic-say-cursor = Следующая клетка: { $turn }.
pic-say-hand = Карты: { $cards }.
pic-say-action = действие
pic-say-move = движение
