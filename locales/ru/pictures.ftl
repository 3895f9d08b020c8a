# Слова на картинках и те же поля текстом. Коротко: рядом стоят значки.

## Экипаж и корабль

pic-android = Андроид { $letter }
pic-seat = Место { $n }
pic-zone-letters = КБС
pic-zone-red = красная
pic-zone-white = белая
pic-zone-blue = синяя
pic-lane-red = Красная зона
pic-lane-white = Белая зона
pic-lane-blue = Синяя зона
pic-lane-internal = Внутри
pic-station-upper-red = верхний красный отсек
pic-station-upper-white = мостик
pic-station-upper-blue = верхний синий отсек
pic-station-lower-red = нижний красный отсек
pic-station-lower-white = нижний белый отсек
pic-station-lower-blue = нижний синий отсек
pic-station-space = космос
pic-short-upper-red = Верх. красн.
pic-short-upper-white = Мостик
pic-short-upper-blue = Верх. синий
pic-short-lower-red = Ниж. красн.
pic-short-lower-white = Ниж. белый
pic-short-lower-blue = Ниж. синий
pic-range = дальн.

## Карты

pic-card-weapon = Оружие
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
pic-final-step = Последний шаг
pic-planning = Планирование
pic-resolution = Разбор
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
pic-incoming-data = Входящие данные
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
pic-intruder = Нарушитель
pic-malfunction = Неисправность
pic-exterior = На обшивке
pic-normal = обычная
pic-serious = серьёзная
pic-white-level = белая
pic-yellow-level = жёлтая
pic-shield = щит
pic-hull = корпус
pic-strength = починок
pic-speed = скорость
pic-track = { $lane }, путь { $track }
pic-appears = появится в ход { $turn }
pic-at-square =
    { $n ->
        [one] { $n } клетка до корабля
        [few] { $n } клетки до корабля
       *[many] { $n } клеток до корабля
    }
pic-unconfirmed = не подтверждена
pic-on-turns = ход { $turns }
pic-final-short = конец
pic-never = не успеет
pic-behind = позади
pic-destroyed = Уничтожена
pic-survived = Пережита
pic-gone = исчезла
pic-fires-back = Отстреливается от роботов
pic-repair-with = Чинить кнопкой { $system }
pic-fight-with = Бить роботами
pic-weapons-hit = Её берёт любое оружие
pic-no-threats = Сканеры пока чисты

## Что делают угрозы

pic-fx-nothing = ничего
pic-fx-attack = Атака { $n }
pic-fx-on-red = красная зона
pic-fx-on-white = белая зона
pic-fx-on-blue = синяя зона
pic-fx-attack-hp = Атака силой в её корпус
pic-fx-attack-hp-times-2 = Атака в два её корпуса
pic-fx-damage = Урон { $n }
pic-fx-damage-hp-times-3 = Урон в три её прочности
pic-fx-damage-players-here = Урон 1 за каждого рядом
pic-fx-damage-reactor-energy-white = Белой урон 1 за энергию центрального реактора
pic-fx-scope-all-zones = все зоны
pic-fx-scope-other-zones = другие зоны
pic-fx-scope-zones-red-blue = красная и синяя
pic-fx-scope-ignore-shields = мимо щитов
pic-fx-scope-double-through = сквозь щит вдвое
pic-fx-scope-per-token = везде, где она есть
pic-fx-scope-own = своя зона
pic-fx-scope-white = белая
pic-fx-heal = Лечит себя на { $n }
pic-fx-heal-half-down = Лечит половину ран
pic-fx-speed-gain = Скорость +{ $n }
pic-fx-shield-gain = Щит +{ $n }
pic-fx-shield-set = Щит теперь { $n }
pic-fx-drain-shield = Щиты теряют { $n }
pic-fx-drain-shield-all = Щиты теряют всё
pic-fx-drain-reactor = Реактор теряет { $n }
pic-fx-drain-reactor-all = Реактор теряет всё
pic-fx-drain-reactor-1-own-else-damage-1 = Реактор теряет 1, иначе урон 1
pic-fx-reveal = Показывается
pic-fx-aura-attack-1-others = Другие атакуют на +1
pic-fx-aura-shield-1-all = Всем снаружи щит +1
pic-fx-advance-others-1 = Другие идут на 1 клетку
pic-fx-delay-zone = Задержка экипажу в её зоне
pic-fx-delay-ship = Задержка всем на борту
pic-fx-delay-per-token = Задержка всем рядом
pic-fx-ko-ship = Все на борту без сознания
pic-fx-ko-here = Все рядом без сознания
pic-fx-ko-leaders = Вожаки роботов без сознания
pic-fx-ko-ship-except-upper-white = Без сознания все, кроме мостика
pic-fx-ko-here-without-active-bots = Без сознания все рядом без живых роботов
pic-fx-self-damage = Ранит себя на { $n }
pic-fx-mark = Набирает силу
pic-fx-destroy-ship = Корабль погибает
pic-fx-move-red = Идёт к красной
pic-fx-move-blue = Идёт к синей
pic-fx-move-deck = Меняет палубу
pic-fx-move-most-players = Идёт, где больше людей
pic-fx-fill-shield-white-then-leak-reactor-white = Наполнит белый щит, остаток — урон
pic-fx-leak-shield-white = Белый щит станет уроном
pic-fx-leak-reactor-each-zone = Реакторы станут уроном
pic-fx-lose-fuel-1 = Теряется капсула топлива
pic-fx-lose-rocket-1 = Теряется ракета
pic-fx-disable-stored-bots-lower-red = Отключает красных роботов
pic-fx-spread-red = Растёт к красной
pic-fx-spread-blue = Растёт к синей
pic-fx-fires-back-on = Теперь отстреливается
pic-fx-double-damage-red = Урон красной вдвое
pic-fx-double-damage-ship = Весь урон вдвое
pic-fx-if-damaged = если ранена
pic-fx-if-undamaged = если цела
pic-fx-if-damage = если ран меньше { $n }

## Особые правила угроз

pic-trait-no-rockets = Ракеты её не видят
pic-trait-rocket-immune = Ракеты ей не вредят
pic-trait-rocket-magnet = Тянет все ракеты; от каждой щит +1
pic-trait-no-heavy-laser = Тяжёлый лазер её не берёт
pic-trait-hidden-until-x = До X её не достать
pic-trait-untargetable-range-3 = На дальности 3 её не достать
pic-trait-cryoshield = Первый залп лишь разбивает криощит
pic-trait-pulse-breaks-shield = Импульс снимает её щит на этот ход
pic-trait-max-damage-per-turn = Не больше { $n } урона за ход
pic-trait-explode = Гибнет с атакой: { $n } за каждый пройденный X и Y
pic-trait-retaliate = На каждую рану отвечает: атака { $n } по всем зонам
pic-trait-on-destroyed-splash-1 = Гибнет и ранит все внешние угрозы на 1
pic-trait-interceptors-ram = Перехватчики в одиночку: урон { $n }, пилот без сознания
pic-trait-slime = Задерживает вошедших; растёт
pic-trait-hp-equals-rockets = Прочность — сколько ракет на борту
pic-trait-bonus-all-stations = Починка везде за один ход: +{ $n }
pic-trait-needs-3-same-turn = Нужны три починки в один ход
pic-trait-on-destroyed-ko-lower-red-lower-blue = Починка усыпит нижние красный и синий
pic-trait-on-destroyed-ko-attacker = Кто убьёт — сам без сознания
pic-trait-blocks-interceptors = Достают лишь перехватчики, и бьют только её
pic-trait-token-per-hit = Каждый удар чистит один отсек
pic-trait-lethal-entry-after-z = После Z вошедший к ней теряет сознание
pic-trait-seek = Охотится на самую большую группу

## Отчёт о ходе

pic-crew = Экипаж
pic-damage = Урон
pic-threats = Угрозы
pic-no-crew-acts = Экипаж уже не действует
pic-no-hits = Никто никуда не попал
pic-no-threat-moves = Ни одна угроза не двинулась
pic-new-threats = Новые
pic-passed = прошли дальше
pic-zone-limit = { $zone }: { $n } из 6 повреждений
pic-check-passed = Компьютер в порядке
pic-check-missed = Компьютер завис
pic-did-fired = стреляет
pic-did-no-energy = на выстрел нет энергии
pic-did-already-fired = уже стреляло в этот ход
pic-did-shielded = наполняет щит
pic-did-refuelled = заправляет реактор
pic-did-charged = наполняет реактор
pic-did-nothing = ничего
pic-did-maintained = будит компьютер
pic-did-launched = пускает ракету
pic-did-took-bots = берёт роботов
pic-did-revived-bots = будит роботов
pic-did-took-off = вылетает
pic-did-attacked-space = бьёт из космоса
pic-did-landed = садится
pic-did-window = смотрит в окно
pic-did-hit-intruder = бьёт: { $target }
pic-did-killed-intruder = побеждает: { $target }
pic-did-repaired = чинит: { $target }
pic-did-fixed = починено: { $target }
pic-did-moved = идёт: { $to }
pic-did-jumped = бежит: { $to }
pic-did-knocked-out = без сознания
pic-did-delayed = задержка
pic-did-tripped = споткнулся
pic-note-cryoshield = криощит разбит
pic-note-swarm = рой: не больше 1
pic-note-immune = не вредит
pic-note-shield-broken = импульс: без щита
pic-note-self = ранит себя

## Счёт

pic-score-mission = { $mission } · экипаж: { $crew }
pic-score-destroyed = Уничтожено
pic-score-survived = Пережито
pic-visual = Видели сами
pic-penalties = Штрафы
pic-worst-zone = Худшая зона
pic-knocked-out = Без сознания
pic-squads-down = Роботы отключены
pic-no-score = За погибший корабль очков нет

## Поля текстом

pic-text-header-planning = **Планирование** · фаза { $phase } из { $phases }
pic-text-header-resolution = **Разбор** · позади ход { $turn } из 12
pic-text-header-final = **Разбор** · последний шаг позади
pic-text-phase-ends = Концы фаз: { $times }
pic-text-silence = 🔇 Связи нет: тишина.
pic-text-paused = ⏸ Пауза.
pic-text-window = { $what } до { $time }.
pic-text-crew = Экипаж
pic-text-ship = Корабль
pic-text-threats = Угрозы
pic-text-captain = капитан
pic-text-communications = связь
pic-text-security = безопасность
pic-text-hand =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
pic-text-slots = Ячейки: ■ действие, ▸ движение, · пусто
pic-text-ready = готов
pic-text-bots-active = ведёт роботов
pic-text-bots-disabled = ведёт роботов (отключены)
pic-text-ko = без сознания
pic-text-zone = { $zone }: щит { $shield } из { $shieldRoom }, реактор { $reactor } из { $reactorRoom }, верхнее оружие { $upper }, нижнее { $lower }
pic-text-damage = повреждения: { $n } из 6 ({ $tiles })
pic-text-no-damage = без повреждений
pic-text-stores = Топливо { $fuel } · ракеты { $rockets } · наблюдение { $visual } · компьютер { $checks }
pic-text-rocket-flies = ракета в полёте
pic-text-pulse = импульсная пушка бьёт на дальность { $range }
pic-text-hangar-active = роботы ({ $station }): готовы
pic-text-hangar-disabled = роботы ({ $station }): отключены
pic-text-hangar-none = роботы ({ $station }): забраны
pic-text-track = { $lane } (путь { $track }): { $marks }
pic-text-threat-ahead = T+{ $n } **{ $name }** ({ $kind }): появится в ход { $n }; { $figures }
pic-text-threat-active = T+{ $n } **{ $name }** ({ $kind }): клетка { $square }, { $figures }; дальше { $letter } на клетке { $at }{ $soon }: { $effect }
pic-text-threat-still = T+{ $n } **{ $name }** ({ $kind }): клетка { $square }, { $figures }
pic-text-threat-over = T+{ $n } { $name }: { $status }
pic-text-soon = , следующим шагом
pic-text-shield = щит { $n }
pic-text-hp = корпус { $hp }/{ $hull }
pic-text-speed = скорость { $n }
pic-text-in = где: { $stations }
pic-text-unconfirmed = не подтверждена
pic-text-lost = **Корабль погиб**, ход { $turn }: { $cause }
pic-text-won = **Корабль спасён**: очков { $total }
pic-tile-upper-weapon = верхнее оружие
pic-tile-lower-weapon = нижнее оружие
pic-tile-shield = щит
pic-tile-reactor = реактор
pic-tile-gravolift = лифт
pic-tile-structural = обшивка
pic-alt-board = Поле: { $mission }, { $stage }.
pic-alt-zone = { $zone }: щит { $shield }, реактор { $reactor }, повреждений { $damage }.
pic-alt-threat = { $name } { $where }, корпус { $hp }.
pic-alt-square = ({ $lane }, клетка { $square })
pic-alt-coming = (ход { $turn }, { $lane })
pic-alt-crew = { $name }: { $where }.
pic-say-plan = План ({ $name }): { $plan }.
pic-say-cursor = Следующая ячейка: { $turn }.
pic-say-hand = Карты: { $cards }.
pic-say-action = действие
pic-say-move = движение
