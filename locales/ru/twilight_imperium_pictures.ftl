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
ti-say-agreements = Торговые соглашения: { $agreements }.
ti-say-scored = выполнили: { $who }
ti-say-could = могут выполнить сейчас: { $who }
ti-say-nobody = никем не выполнено
ti-say-track = Очки: { $points }.
