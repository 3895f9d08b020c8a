# «Ксиа»: слова на картинках и та же доска словами. Коротко: рядом значки.
# Буквы груза: специи, голо, терра, плазма, кибер.

xia-pic-cargo-letters = С Г Т П К
xia-pic-thousands = { $n }т

## Над картой

xia-pic-moving = полёт, ещё { $left }
xia-pic-choose = выберите клетку с номером
xia-pic-clock = ход { $turns }  ·  для победы слава { $needed }
xia-pic-stage-choosing = выбор корабля
xia-pic-stage-fitting = снаряжение
xia-pic-stage-action = действия
xia-pic-stage-business = дела на планете
xia-pic-stage-status = конец хода
xia-pic-stage-npc = ход NPC
xia-pic-stage-over = игра окончена

## Чем рискует номер

xia-pic-risk-safe = безопасно
xia-pic-risk-roll = к20: урон или энергия
xia-pic-risk-bounty = награда за голову
xia-pic-risk-deadly = к20: возможна гибель

## Границы

xia-pic-border-space = Открытый космос
xia-pic-border-space-effect = без эффекта
xia-pic-border-star = Звезда
xia-pic-border-star-effect = гибель
xia-pic-border-asteroid = Астероиды
xia-pic-border-asteroid-effect = к20, 1–10: урон
xia-pic-border-debris = Обломки
xia-pic-border-debris-effect = к20, 1–3: гибель
xia-pic-border-nebula = Туманность
xia-pic-border-nebula-effect = к20, 1–10: энергия
xia-pic-border-shield = Щит планеты
xia-pic-border-shield-effect = к20, 1–10: отбросит
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
xia-pic-legend-mine = копать
xia-pic-legend-harvest = собрать
xia-pic-legend-salvage = разобрать
xia-pic-legend-cube = груз
xia-pic-legend-side = открытая сторона
xia-pic-law-lawful = закон
xia-pic-law-outlaw = вне закона
xia-pic-law-neutral = нейтрально
