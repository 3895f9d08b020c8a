# Приказы, шансы и прогнозы «Звёзд Акариоса»: команды, их панели и то, о чём можно отдать приказ.

command-akarios = акариос
describe-akarios = Звёзды Акариоса
command-akarios-open = новая
describe-akarios-open = Открыть стол для одного сражения или мира «Звёзд Акариоса»
command-akarios-look = посмотреть
describe-akarios-look = Поле, корабль, враг, отряд или карта; видно только вам
command-akarios-turn = ход
describe-akarios-turn = Несколько команд одной строкой; подсказки появляются при вводе
command-akarios-odds = шансы
describe-akarios-odds = Точные шансы всех атак, доступных сейчас, или одной; видно только вам
command-akarios-danger = опасность
describe-akarios-danger = Где следующие карты врагов достанут ваш корабль; видно только вам
command-akarios-orders = приказы
describe-akarios-orders = Постоянные приказы отряда и ваши собственные; видно только вам
option-name-order = приказ
describe-option-order = Приказ строкой: place C6,C5/ne · walk 7 · после Ann: pass · drop place

## Шансы

ak-button-odds = Шансы
ak-odds-head = Пока карты не вытянуты
ak-odds-attack = { $card }, цель: { $targets } ({ $faces })
ak-odds-hit = уничтожение **{ $destroyed } %**, в среднем { $mean } урона, промах { $missed } %
ak-odds-target = { $target }
ak-odds-advantage = выгодная позиция
ak-odds-disadvantage = невыгодная позиция
ak-odds-about = приблизительно: редкие случаи отброшены
ak-odds-bare = Точно, по картам, оставшимся в вашей колоде модификаторов.
ak-odds-nothing = Атаковать сейчас нечем или некого. В вашей фазе пилотов здесь будут все атаки, на которые хватает кубиков, с точными шансами.

## Опасность

ak-button-danger = Опасность
ak-danger-about = Число на клетке говорит, при скольких из карт, которые враги ещё могут открыть, кто-нибудь достанет там ваш корабль, если все остальные останутся на местах.
ak-illegal-no-danger = Сейчас нет сражения, в котором стоило бы заглядывать вперёд. Спросите, когда начнётся бой.

## Постоянные приказы

ak-button-orders = Приказы
ak-orders-about = Решаете сейчас, выполняется в нужный момент, видно всем. О чём приказа нет, о том спросят, а по истечении срока ответят осторожно.
ak-orders-of = **{ $name }:** { $orders }
ak-orders-none = постоянных приказов нет
ak-orders-queued = **{ $name }**, в очереди: { $line }
ak-orders-window = О чём приказ?
ak-orders-nothing = Сейчас выбирать не из чего
ak-orders-usual = Решайте за меня
ak-orders-unqueue = Очистить мою очередь
ak-order-unset = приказа нет
ak-illegal-order-line = Не удалось прочесть приказ. Напишите его по одному из образцов: place C6,C5/ne · walk 7 · после Ann: pass · drop place.
ak-illegal-order-after = За этим столом нет игрока «{ $name }». Ждать можно этих игроков: { $players }.

ak-window-cancel = Попадание: ломать ли карту
ak-window-reroll = Платный переброс кубиков
ak-window-stack = Какие модификаторы засчитать
ak-window-redraw = Взять ещё один модификатор
ak-window-bonus = Кому бонусная способность
ak-window-shove = Насколько отталкивать и притягивать
ak-window-evade = Уклоняться, если корпуса и щитов не больше
ak-window-protect = Защита «Воробья»
ak-window-share = Делиться щитами, оставляя не меньше
ak-window-between = Отвечать врагам между их командами
ak-window-pour = Кубики на карты отряда
ak-window-ties = Равные цели: кто примет удар
ak-window-loadout = Снаряжение этого корабля
ak-window-difficulty = Голос за сложность
ak-window-retry = После провала
ak-window-event = Голос в событиях
ak-window-volunteer = Вызываться на проверки, если стресс не больше
ak-window-join = Помогать в чужих проверках
ak-window-examine = В мире: изучать, столько кубиков
ak-window-put = В мире: переброс, если стресс не больше
ak-window-walk = В мире: к какой карте идти
ak-window-leave = В мире: не уходить, пока не использовано
ak-window-free = Карты, которые можно у меня взять
ak-window-pair = Улучшения «Воробья»
ak-window-place = Где начинает ваш корабль
ak-window-reward = Награды по порядку
ak-window-path = Путь по древам
ak-window-pledge = Кредиты на общие покупки

ak-wish-ask = Спросить меня
ak-wish-auto = Само собой
ak-wish-never = Никогда
ak-wish-always = Всегда
ak-wish-full = На сколько можно
ak-wish-deadly = Только если корабль погибнет
ak-wish-hull = Если останется { $n } корпуса или меньше
ak-wish-attack = { $n ->
    [0] Только кубики атаки
    [one] Если меньше { $n } кубика на атаку
    [few] Если меньше { $n } кубиков на атаку
   *[many] Если меньше { $n } кубиков на атаку
}
ak-wish-move = { $n ->
    [one] Если меньше { $n } кубика на перемещение
    [few] Если меньше { $n } кубиков на перемещение
   *[many] Если меньше { $n } кубиков на перемещение
}
ak-wish-any = Любые, кроме стресса
ak-wish-falls = Только если он падёт
ak-wish-ship = Спросить после каждого врага
ak-wish-command = Спросить после каждой команды
ak-wish-arc = Атаковать того, кто попал в мой сектор
ak-wish-aimed = Улетать, когда целятся в меня
ak-wish-again = Повторить
ak-wish-leave = Оставить
ak-wish-majority = Как большинство
ak-wish-now = Как сейчас установлено
ak-wish-drop = Отменить приказ

## Сдаться

ak-button-concede = Сдаться…
ak-concede-sure = Сдаться в этом сценарии? Он будет провален; согласиться должны и все остальные.
