# Сумерки Империи: слова на картинках и то же самое текстом. Коротко: рядом значки.

ti-pic-name = Сумерки Империи
ti-pic-custodians = Хранители

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
