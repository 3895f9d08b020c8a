# Слова на картинках «Звёзд Акариоса» и описания для тех, кто их не видит.

ak-pic-sparrow = Воробей
ak-pic-round = Раунд
ak-pic-phase-setup = Подготовка
ak-pic-phase-pilots = Ход пилотов
ak-pic-phase-enemies = Ход врагов
ak-pic-phase-end = Конец раунда
ak-pic-phase-success = Успех
ak-pic-phase-failure = Провал
ak-pic-ready = готово
ak-pic-passed = пас
ak-pic-down = вне боя
ak-pic-not-placed = ещё не размещён

# Типы врагов, как можно короче

ak-pic-short-ronin_scout = Разведчик
ak-pic-short-ronin_frigate = Фрегат
ak-pic-short-ronin_lancer = Копейщик
ak-pic-short-ronin_marauder = Мародёр
ak-pic-short-yur_drifter = Скиталец
ak-pic-short-yur_needle = Игла
ak-pic-short-yur_beacon = Маяк
ak-pic-short-tkotchek_hornet = Шершень
ak-pic-short-tkotchek_mammoth = Мамонт
ak-pic-short-ema_interceptor = Перехватчик
ak-pic-short-ema_warden = Страж
ak-pic-short-ema_arnaut = Арнаут
ak-pic-short-synthetic_shard = Осколок
ak-pic-short-synthetic_titan = Титан

# Корабль пилота

ak-pic-place = на { $hex }
ak-pic-hull = Корпус
ak-pic-shields = Щиты
ak-pic-stress = Стресс
ak-pic-level-miss = на { $at }: ещё «Промах»
ak-pic-level-panic = на { $at }: паника
ak-pic-dice = Кубики
ak-pic-deck = Модификаторы
ak-pic-deck-sum = в колоде { $left }, вышло { $gone }
ak-pic-no-conditions = Эффектов на корабле нет
ak-pic-next-attack = для следующей атаки
ak-pic-mark-rupture = −1 корпус в начале каждой своей фазы
ak-pic-mark-target_lock = атаки по нему: лучшая из двух карт
ak-pic-mark-radar_jam = его атаки: худшая из двух карт
ak-pic-mark-glitch = атаковать нельзя
ak-pic-mark-stealth = не цель; атака из выгодной позиции
ak-pic-mark-stall = перемещаться нельзя, поворачивать можно
ak-pic-pending-damage = Больше урона
ak-pic-pending-range = Больше дальность
ak-pic-pending-targets = Больше целей
ak-pic-pending-no_draw = Без карты модификатора
ak-pic-slot-weapon = нет оружия
ak-pic-slot-engine = нет двигателя
ak-pic-slot-tech = нет технологии
ak-pic-slot-ship = нет способности корабля
ak-pic-slot-pilot = нет способности пилота
ak-pic-basic-move_1 = Вираж
ak-pic-basic-move_2 = Прямо
ak-pic-basic-turn = Поворот
ak-pic-basic-attack = Атака
ak-pic-basic-repair = Ремонт
ak-pic-turn-how = до 120°
ak-pic-status-phased = Вне фазы
ak-pic-status-ignore_first_attack = Первая атака не в счёт
ak-pic-status-damage_reduction = Меньше урона
ak-pic-status-taunt = Огонь на себя
ak-pic-status-decoys = Ложные цели
ak-pic-status-redirect = Атаки отводятся
ak-pic-status-evade = Уклонение
ak-pic-status-skip_turn_command = Без поворотов

# Тип врагов и его карты

ak-pic-enemy-sub = { $code } · колода { $deck }
ak-pic-card-now = в этом раунде
ak-pic-no-card = Карта откроется, когда начнут действовать враги
ak-pic-no-ships = На поле их нет
ak-pic-damage = Урон
ak-pic-immune = Защита
ak-pic-command-turn = поворот
ak-pic-command-move = перемещение
ak-pic-command-attack = атака
ak-pic-command-support = помощь
ak-pic-command-special = особая
ak-pic-to-target = к цели
ak-pic-nearer-side = где ближе
ak-pic-ahead = прямо
ak-pic-acts-next-round = ждёт раунда
ak-pic-nearest = ближе всех: { $ship }, до него { $n }
ak-pic-battle-deck = Боевая колода
ak-pic-deck-left = осталось: { $n }

# Атака

ak-pic-base-damage = урон
ak-pic-not-yet = карты ещё нет
ak-pic-missed = промах
ak-pic-cancelled = атака отменена
ak-pic-destroyed = уничтожение
ak-pic-which-counts = Какие карты считаются?

# Сражение словами

ak-say-round = Раунд { $round } · { $phase }
ak-say-elite = { $ship } (элитный)
ak-say-place = на { $hex }, носом на { $bow }
ak-say-ahead-of = приказано дальше: { $hex }, нос на { $bow }
ak-say-hull = корпус { $n } из { $most }
ak-say-shields = щиты { $n } из { $most }
ak-say-stress = стресс { $n } ({ $next })
ak-say-here = на вашей клетке
ak-say-far = до него { $n }, { $way }
ak-say-ahead = впереди
ak-say-right = впереди справа
ak-say-back-right = сзади справа
ak-say-astern = сзади
ak-say-back-left = сзади слева
ak-say-left = впереди слева
ak-say-behind-it = вы у него за кормой
ak-say-behind-you = он у вас за кормой
ak-say-dice = Кубики: { $dice }.
ak-say-no-dice = Кубиков нет.
ak-say-face-move = перемещение
ak-say-face-attack = атака
ak-say-face-joker = джокер
ak-say-face-stress = стресс
ak-say-cards = Карты: { $cards }.
ak-say-broken = сломана
ak-say-energy = энергия { $n } из { $most }
ak-say-used = уже в деле
ak-say-deck = Колода модификаторов, осталось { $n }: { $cards }.
ak-say-beside = Рядом с вами: { $hexes }.
ak-say-edge = край
ak-say-free = свободно
ak-say-asteroids = астероиды
ak-say-nebula = туманность
ak-say-planet = планета
ak-say-wormhole = червоточина
ak-say-board = Поле: столбцов (буквы) { $cols }, рядов { $rows }.
ak-say-off-board = вне поля
ak-say-carried = везёт { $ship }
ak-say-range = дальность { $n }
ak-say-damage = урон { $n }
ak-say-damage-elite = урон { $n } (элитный { $elite })
ak-say-targets = { $n ->
    [one] { $n } цель
    [few] { $n } цели
   *[many] { $n } целей
}
ak-say-all-targets = все цели
ak-say-calls = вызывает к себе: { $ships }
ak-say-own-shields = свои щиты +{ $n }
ak-say-end = конец
ak-say-fork = если вышло: { $yes }, если нет: { $no }
ak-say-then = дальше { $to }
ak-say-total = { $target }: { $base } и { $cards } дают { $total }
ak-say-attack = { $ship } атакует с уроном { $damage }. { $targets }.
ak-say-you = Вы, { $ship }:
ak-say-enemies = Враги в порядке хода
ak-say-no-enemies = Врагов на поле нет.
ak-say-places = Можно встать: { $hexes }.
ak-say-friends = Свои
ak-say-revealed = Открытые боевые карты
ak-say-tokens = Жетоны: { $tokens }.
ak-say-special = Особые правила
ak-say-stage-enlist = Выбор пилотов и кораблей
ak-say-stage-hangar = В ангаре
ak-say-stage-voyage = В пути
ak-say-stage-story = Страница истории
ak-say-stage-market = На рынке
ak-say-stage-muster = Подготовка к сражению
ak-say-stage-battle = Сражение
ak-say-stage-world = Исследование мира
ak-say-stage-debrief = Миссия окончена
ak-say-stage-over = Глава закрыта

# Прежде чем отдать приказ

ak-pic-where-to = куда?
ak-pic-risk-free = свободно
ak-pic-risk-stress = стресс
ak-pic-risk-hull = корпус
ak-pic-risk-shields = щиты
ak-pic-risk-wormhole = червоточина
ak-pic-risk-destroyed = риск гибели
ak-pic-barred-edge = стоп: край поля
ak-pic-barred-planet = стоп: планета
ak-pic-barred-token = стоп: жетон
ak-pic-barred-ship = стоп: корабль
ak-pic-attack-sum = урон { $damage }, { $n ->
    [one] { $n } цель
    [few] { $n } цели
   *[many] { $n } целей
}
ak-pic-hidden = не видно
ak-pic-draw-one = одна карта
ak-pic-draw-advantage = лучшая из двух карт
ak-pic-draw-disadvantage = худшая из двух карт
ak-pic-chance-destroyed = уничтожение
ak-pic-mean = в среднем { $n }
ak-pic-energy-cost = { $n }, останется { $left }
ak-pic-danger = Где опасно
ak-pic-danger-of = сколько из { $n } будущих карт бьют по клетке

# Приказы и их исход словами

ak-say-reach = Куда ведут лучшие команды, по номерам в меню: { $ends }.
ak-say-way = { $card } на { $hex }, носом на { $bow }
ak-say-lost-hull = корпус −{ $n }
ak-say-lost-shields = щиты −{ $n }
ak-say-lost-stress = стресс +{ $n }
ak-say-energy-spent = энергия { $n }
ak-say-costs = Цена: { $cost }.
ak-say-aimed = цель
ak-say-destroyed-by = уничтожение { $share }
ak-say-fires = огонь, цель { $target }, урон { $total }
ak-say-turns = поворот носом на { $bow }
ak-say-flies = перемещение на { $hex }

# Между сражениями

ak-say-it = { $it }
ak-pic-prologue = Пролог
ak-pic-act = Акт { $n }
ak-pic-events-left = карт событий: { $n }
ak-pic-energy-left = энергия на перелёты
ak-pic-where-next = Куда дальше?
ak-pic-kind-main = основная миссия
ak-pic-kind-side = побочная миссия
ak-pic-kind-market = рынок
ak-pic-kind-jump = прыжковая точка
ak-pic-progress = пройдено { $done }, достижений: { $medals }
ak-pic-chapters = глав: { $n }
ak-pic-skill-strength = сила
ak-pic-skill-agility = ловкость
ak-pic-skill-intellect = интеллект
ak-pic-skill-charm = обаяние
ak-pic-cell-done = есть
ak-pic-cell-half = половина
ak-pic-cell-open = можно
ak-pic-cell-shut = позже
ak-pic-hangar = Отряд в ангаре
ak-pic-tab-weapon = Оружие
ak-pic-tab-engine = Двигатели
ak-pic-tab-technology = Технологии
ak-pic-tab-services = Корабли и услуги
ak-pic-too-dear = дорого
ak-pic-nothing-here = Здесь ничего не продают
ak-pic-offer-energy = Энергия «Воробья»
ak-pic-offer-ship_upgrade = Улучшение корабля
ak-pic-offer-trauma = Лечение всех травм
ak-pic-offer-sparrow = Улучшение «Воробья»
ak-pic-offer-ship = Корабль
ak-pic-ended-well = Успех
ak-pic-ended-ill = Провал
ak-pic-no-gains = На этот раз без наград
ak-pic-single = Отдельный сценарий наград не приносит
ak-kestrels = Пустельги
ak-pic-object-move = на { $n }
ak-pic-object-examine = изучение
ak-pic-object-launch_pad = взлёт
ak-pic-object-interrupt = помеха
ak-pic-boost = Усилений отряда: { $n }
ak-pic-unconscious = без сознания
ak-pic-test = Проверка
ak-say-scene = Сцена: { $title }.
ak-say-atlas = { $system }. Энергия «Воробья»: { $energy }.
ak-say-campaign = { $squad }, { $act ->
    [0] пролог
    [one] акт { $act }
    [few] акт { $act }
   *[many] акт { $act }
}, глав: { $chapters }.
ak-say-done = Пройдено: { $places }.
ak-say-open = Открыто: { $places }.
ak-say-purse = Кредиты { $credits }, очки навыков { $points }, травмы { $trauma }.
ak-say-trees = Полных ячеек в трёх деревьях: { $cells }.
ak-say-votes = за: { $players }
ak-say-walker = на карте { $card }, здоровье { $health }, бодрость { $stamina }, стресс { $stress }
ak-say-dice-left = кубиков осталось: { $n }
ak-say-closed = использовано
ak-say-barred = пока нельзя
ak-say-symbol-o = оранжевый
ak-say-symbol-g = зелёный
ak-say-symbol-og = оранжевый или зелёный
ak-say-symbol-s = стресс
