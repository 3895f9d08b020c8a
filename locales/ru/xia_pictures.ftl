# «Ксиа»: слова на картинках и та же доска словами. Коротко: рядом значки.
# Буквы груза: специи, голо, терра, плазма, кибер.

xia-pic-cargo-letters = С Г Т П К
xia-pic-thousands = { $n }к

## Над картой

xia-pic-moving = полёт, ещё { $left }
xia-pic-choose = выберите клетку с номером
xia-pic-clock = ход { $turns }  ·  для победы слава { $needed }
xia-pic-stage-choosing = выбор корабля
xia-pic-stage-fitting = оснащение корабля
xia-pic-stage-action = действия
xia-pic-stage-business = хозяйственная фаза
xia-pic-stage-status = итоговая фаза
xia-pic-stage-npc = ход персонажа
xia-pic-stage-over = игра окончена

## Чем рискует номер

xia-pic-risk-safe = безопасно
xia-pic-risk-roll = d20: урон или энергия
xia-pic-risk-bounty = награда за голову
xia-pic-risk-deadly = d20: возможна гибель

## Границы

xia-pic-border-space = Обычное пространство
xia-pic-border-space-effect = без эффекта
xia-pic-border-star = Звезда
xia-pic-border-star-effect = гибель
xia-pic-border-asteroid = Астероиды
xia-pic-border-asteroid-effect = d20, 1–10: урон
xia-pic-border-debris = Обломки
xia-pic-border-debris-effect = d20, 1–3: гибель
xia-pic-border-nebula = Туманность
xia-pic-border-nebula-effect = d20, 1–10: энергия
xia-pic-border-shield = Щит планеты
xia-pic-border-shield-effect = d20, 1–10: отбросит
xia-pic-border-entrance = Вход
xia-pic-border-entrance-effect = решает закон
xia-pic-border-gate = Врата
xia-pic-border-gate-effect = 1 очко: другие врата

## Знаки

xia-pic-legend-mission = миссия
xia-pic-legend-spawn = возрождение
xia-pic-legend-token = исследование
xia-pic-legend-buy = купить
xia-pic-legend-sell = продать
xia-pic-legend-mine = добыть
xia-pic-legend-harvest = собрать
xia-pic-legend-salvage = обыскать
xia-pic-legend-cube = груз
xia-pic-legend-side = открытая сторона
xia-pic-legend-goal = цель миссии
xia-pic-legend-onwards = карта дальше
xia-pic-law-lawful = законолюбивая
xia-pic-law-outlaw = преступная
xia-pic-law-neutral = нейтральная

## Один сектор

xia-pic-short-spawn = возрожд.
xia-pic-short-gate = врата
xia-pic-short-token = жетон
xia-pic-planet-lawful = Законолюбивая планета
xia-pic-planet-outlaw = Преступная планета
xia-pic-planet-neutral = Нейтральная планета
xia-pic-any-cargo = любой груз
xia-pic-row-buy = Купить: { $cargo }
xia-pic-row-buy-note = 2 куба за 1 000
xia-pic-row-sell = Продать: { $cargo }
xia-pic-row-sell-note = 1 000 за куб
xia-pic-row-mine = Добыть: { $cargo }
xia-pic-row-mine-note = d20: 11+ куб, иначе урон
xia-pic-row-salvage = Обыскать: { $cargo }
xia-pic-row-salvage-note = d20: 4+ куб, иначе гибель
xia-pic-row-harvest = Собрать: { $cargo }
xia-pic-row-harvest-note = d20: 11+ куб, иначе энергия
xia-pic-row-mission = Точка миссий
xia-pic-row-mission-note = здесь берут и сдают
xia-pic-row-spawn = Точка возрождения { $n }
xia-pic-row-spawn-note = возрождение после гибели
xia-pic-row-token = Исследование
xia-pic-row-token-note = жетон лицом вниз
xia-pic-row-token-gone = жетон уже взят
xia-pic-effect-shield = d20: 1–10 отбросит, урон; 11–17 награда за голову; 18+ незаметно
xia-pic-effect-star = верная гибель
xia-pic-effect-asteroid = каждый шаг, d20: 1–10 — столько урона
xia-pic-effect-debris = каждый шаг, d20: 1–3 — гибель
xia-pic-effect-nebula = на входе, d20: 1–10 — столько энергии
xia-pic-effect-gate = 1 очко до других врат, без границ
xia-pic-effect-tiger = куда выбросит, решит кубик
xia-pic-entrance-lawful = свободно; преступникам — только выход
xia-pic-entrance-outlaw = законопослушным — награда за голову 1 000
xia-pic-entrance-neutral = свободно для всех
xia-pic-sector-foot = Клетки называют этими номерами, 1–19

## Доска словами

xia-say-nowhere = вне поля
xia-say-no-ship = корабля ещё нет
xia-say-now = Ход { $turns }. { $name }: { $stage }.
xia-say-left = До победы нужно очков славы: { $needed }; неисследованных секторов: { $sectors }.
xia-say-won = Победа: { $name }.
xia-say-map = Карта: { $sectors }.
xia-say-reach = Куда лететь: { $ways }
xia-say-way = { $odds } — { $spaces }.
xia-say-attack = Атака: { $name } против цели { $target }.
xia-say-weapons = Оружие: { $weapons }.
xia-say-shields = Защита: { $shields }.
xia-say-purse = слава { $fame }, кредиты { $credits }
xia-say-power = энергия { $energy }, маркеры: заряжено { $armed }, разряжено { $disarmed }
xia-say-bounty = награда за голову { $credits }
xia-say-cargo = груз: { $cargo }
xia-say-damage = урон { $n }
xia-say-stranded = обесточен
xia-say-mission = миссия «{ $mission }»
xia-say-mission-to = миссия «{ $mission }», дальше { $sector }
xia-say-mission-hidden = миссия лицом вниз
xia-say-titles = титулы: { $titles }
xia-say-titles-open = Титулы, которые можно получить:
xia-say-npc = { $place }; урон { $damage }, кредиты { $credits }.
xia-say-at = { $what } ({ $number })
xia-say-open = открытые стороны { $symbols }
xia-say-beside = рядом { $sectors }
xia-say-beside-one = { $sector } ({ $side ->
    [0] восток-юго-восток
    [1] юг
    [2] юго-запад
    [3] запад-северо-запад
    [4] север
   *[5] северо-восток
})
xia-say-rows = Номера клеток в квадратных скобках стоят рядами с севера на юг, как лежит сектор.
xia-say-steps = Шаг от корабля: { $steps }.
xia-say-step = { $direction ->
    [0] восток
    [1] юго-восток
    [2] юго-запад
    [3] запад
    [4] северо-запад
   *[5] северо-восток
} — { $place }{ $over }
xia-say-step-unknown = { $direction ->
    [0] восток
    [1] юго-восток
    [2] юго-запад
    [3] запад
    [4] северо-запад
   *[5] северо-восток
} — неизвестность
xia-say-doors = входы { $numbers }
xia-say-token = жетон исследования
xia-say-loose = груз в космосе: { $cargo }
xia-say-fame = Слава: { $ranks }.
xia-say-rolls = Кубики атаки: { $dice }.
xia-say-blocks = Кубики защиты: { $dice }.
xia-say-ship = трюм { $hold }, энергия { $energy }, импульс { $impulse }
xia-say-pays = Оплата: { $credits } кредитов.
xia-say-placements = { $name }, куда поставить «{ $outfit }»:
xia-say-cells = отсеки { $cells } (ячейки пуска { $spots })
xia-say-packing = «{ $outfit }» лучше всего ляжет сюда: { $cells }.
