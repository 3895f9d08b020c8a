# Xia: слова на планшетах кораблей и картах. Коротко: рядом с ними стоят знаки.

## Планшет корабля

xia-card-no-ship = корабль ещё не выбран
xia-card-captain = { $name }  ·  уровень { $level }
xia-card-outlaw = преступник
xia-card-stranded = обесточен
xia-card-skips = пропускает ход
xia-card-fame = слава
xia-card-credits = кредиты
xia-card-outfit = { $name } d{ $die }
xia-card-outfits = { $n } × { $name } d{ $die }
xia-card-cells = отсеков { $cells }  ·  повреждено { $damaged }  ·  свободно { $free }
xia-card-energy = Энергия
xia-card-armed = заряжены
xia-card-used = в деле
xia-card-disarmed = разряжены
xia-card-impulse = Импульс
xia-card-ready = готов
xia-card-spent = потрачен
xia-card-bounty = Награда
xia-card-no-record = ни миссий, ни жетонов
xia-card-range = дальность { $low }–{ $high }

## Когда применяется способность

xia-card-when-action = действие
xia-card-when-attack = атака
xia-card-when-defence = защита
xia-card-when-before-engine-roll = перед двигателем
xia-card-when-before-border-roll = перед границей
xia-card-when-on-sell = при продаже
xia-card-when-on-attack-roll = при атаке
xia-card-when-exhausted = отработана

## Куда поставить

xia-card-place = { $outfit } d{ $die }
xia-card-placements = { $name }: { $n ->
    [one] { $n } место в трюме
    [few] { $n } места в трюме
   *[many] { $n } мест в трюме
}, номера — как в меню

## Миссии

xia-card-mission-none = Миссии нет
xia-card-mission-none-how = берут в точке миссий
xia-card-mission-hidden = Миссия лицом вниз
xia-card-mission-hidden-how = откроется, когда выполнено задание
xia-card-do-passenger = Забрать: { $sector }
xia-card-do-passenger-how = действие в точке миссий
xia-card-do-scientist = Исследовать: { $sector }
xia-card-do-scientist-how = действие в точке миссий
xia-card-do-bounty-hunter = Уничтожить: { $target }
xia-card-do-bounty-hunter-how = своей атакой
xia-card-do-smuggler = Загрузить: { $sector }
xia-card-do-smuggler-how = действие в точке миссий
xia-card-do-thief = Обокрасть: { $target }
xia-card-do-thief-how = действие на соседней клетке
xia-card-do-assassin = Уничтожить: { $target }
xia-card-do-assassin-how = своей атакой
xia-card-sneak = Проникнуть: { $sector }
xia-card-sneak-how = d20: { $roll }+ — незаметно, иначе провал
xia-card-bring-passenger = Доставить: { $sector }
xia-card-bring-scientist = Доложить: { $sector }
xia-card-bring-bounty-hunter = Получить плату: { $sector }
xia-card-bring-smuggler = Выгрузить: { $sector }
xia-card-bring-thief = Сбыть: { $sector }
xia-card-bring-assassin = Получить плату: { $sector }
xia-card-bring-how = действие в точке миссий: оплата, слава +1
xia-card-target-any-ship = любой корабль
xia-card-target-outlaw = корабль-преступник
xia-card-target-innocent = законопослушный корабль
xia-card-target-carrying-cargo = игрок с грузом
xia-card-target-level-2-or-3 = игрок 2 или 3 уровня
xia-card-target-most-fame = самый знаменитый игрок
xia-card-target-on-or-next-to-planet = корабль у планеты или на ней
xia-card-target-merchant = Торговец
xia-card-target-scoundrel = Разбойник
xia-card-target-enforcer = Патрульный
xia-card-level = уровень { $level }
xia-card-pay-sectors = Оплата по расстоянию в секторах
xia-card-pay-roll = Оплата по броску d20
xia-card-pay-level = Оплата по уровню уничтоженного корабля
xia-card-bounty-more = Награда +{ $credits }
xia-card-bounty-done = при завершении
xia-card-bounty-both = при любом исходе

## Карты

xia-card-kind-lawful = { $kind }  ·  законная
xia-card-kind-unlawful = { $kind }  ·  незаконная
xia-card-kind-title = титул  ·  слава { $fame }
xia-card-kind-ability = способность  ·  { $when }
xia-card-kind-npc-lawful = законолюбивый  ·  уровень { $level }
xia-card-kind-npc-outlaw = преступный  ·  уровень { $level }
xia-card-kind-npc-neutral = нейтральный  ·  уровень { $level }
xia-card-kind-ship = уровень { $level }  ·  слава +1
xia-card-kind-ship-first = уровень { $level }  ·  первый корабль
xia-card-kind-engine = двигатель { $level }
xia-card-kind-shield = щит { $level }
xia-card-kind-blaster = бластер { $level }
xia-card-kind-missile = ракеты { $level }
xia-card-condition = За что дают
xia-card-skill = Навык до конца игры
xia-card-energy-word = энергия
xia-card-impulse-word = импульс
xia-card-hull-word = отсеки
xia-card-reach = дальность { $low }–{ $high }
xia-card-reach-engine = полёт или таран
xia-card-reach-shield = защита
xia-card-reach-blaster = соседняя клетка

## Неигровые корабли

xia-card-npc-move = клеток за ход
xia-card-npc-defence = защита
xia-card-npc-destroyed = урона до гибели
xia-card-npc-damage = урон на карте
xia-card-npc-attack = атака, дальность { $reach }
xia-card-npc-fame = слава за уничтожение
xia-card-npc-bounty = награда за вашу голову
xia-card-npc-credits = кредиты на карте
xia-card-npc-enforcer = Охотится за ближайшим преступником; если таких нет, патрулирует законолюбивые планеты. На атаку отвечает.
xia-card-npc-scoundrel = Охотится за ближайшим законопослушным, потом удирает домой, на Острог.
xia-card-npc-merchant = Летает по торговому пути и продаёт; сам не нападает.

## Слава и итог

xia-card-track = Слава
xia-card-track-goal = для победы { $needed }  ·  титулов в колоде: { $titles }
xia-card-track-no-titles = Открытых титулов пока нет
xia-card-skill-line = Навык: { $skill }
xia-card-flies = { $ship }, уровень { $level }
xia-card-score = Итог
xia-card-score-turns = ход { $turns }
xia-card-epilogue = { $name }, { $ship }

## Бой

xia-card-fight-attacks = атакует
xia-card-fight-defends = под огнём
xia-card-fight-attack = Атака
xia-card-fight-defence = Защита
xia-card-fight-open = без защиты
xia-card-fight-waits = выбирает защиту
xia-card-fight-npc-attack = орудия
xia-card-fight-npc-defence = броня
xia-card-fight-to-roll = Кубики ещё не брошены
xia-card-fight-rolls = Атака { $force }, защита ещё не брошена
xia-card-fight-dealt = { $damage ->
    [0] без урона
   *[some] урон { $damage }
}
