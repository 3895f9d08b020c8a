# Космическая разведка: что происходит при разборе полётов, ход за ходом.

## Места: стоят внутри фраз ниже

sa-place-at = { $at ->
    [upper_red] в верхнем красном отсеке
    [upper_white] на мостике
    [upper_blue] в верхнем синем отсеке
    [lower_red] в нижнем красном отсеке
    [lower_white] в нижнем белом отсеке
    [lower_blue] в нижнем синем отсеке
   *[space] в космосе
}
sa-place-to = { $to ->
    [upper_red] в верхний красный отсек
    [upper_white] на мостик
    [upper_blue] в верхний синий отсек
    [lower_red] в нижний красный отсек
    [lower_white] в нижний белый отсек
    [lower_blue] в нижний синий отсек
   *[space] в открытый космос
}
sa-place-zone = { $zone ->
    [red] красный сектор
    [white] белый сектор
   *[blue] синий сектор
}
sa-weapon = { $target ->
    [heavy_laser] тяжёлый лазер
    [light_laser] лёгкий лазер
   *[pulse_cannon] импульсная пушка
}

## Экипаж действует

sa-appears = Новая угроза: { $threat }.
sa-act-fired = { $player } стреляет: { sa-weapon } { sa-place-at }, мощность { $amount }.
sa-act-no-energy = { $player } жмёт на спуск, но { sa-weapon } { sa-place-at } молчит: реактор пуст.
sa-act-already-fired = { $player } целится, но { sa-weapon } { sa-place-at } второй раз за ход не стреляет.
sa-act-shielded = { $amount ->
    [0] { $player } заряжает щит { sa-place-at }, но энергия не идёт.
   *[more] { $player } заряжает щит { sa-place-at }: +{ $amount }.
}
sa-act-refuelled = { $amount ->
    [0] { $player } сжигает топливную капсулу в полном реакторе.
   *[more] { $player } кормит центральный реактор топливной капсулой: +{ $amount }.
}
sa-act-charged = { $amount ->
    [0] { $player } подаёт энергию { sa-place-at }, но она не идёт.
    *[more] { $player } подаёт энергию в реактор { sa-place-at }: +{ $amount }.
    }
sa-act-nothing = { $player } хлопочет { sa-place-at } — впустую.
sa-act-maintained = { $player } шевелит мышкой: компьютер не засыпает.
sa-act-launched = { $player } запускает ракету.
sa-act-took-bots = { $player } активирует роботов { sa-place-at }.
sa-act-revived-bots = { $player } снова активирует роботов { sa-place-at }.
sa-act-took-off = { $player } взлетает на перехватчиках.
sa-act-attacked-space = { $player } заходит в космосе на новую атаку.
sa-act-landed = { $player } сажает перехватчики в верхнем красном отсеке.
sa-act-window = { $player } смотрит в иллюминатор и всё запоминает.
sa-act-hit-intruder = { $player } бросает роботов на захватчика { sa-place-at }: { $target }.
sa-act-killed-intruder = { $player } добивает захватчика { sa-place-at }: { $target }.
sa-act-repaired = { $player } чинит { sa-place-at }: { $target }.
sa-act-fixed = { $player } заканчивает ремонт { sa-place-at }: { $target }.
sa-act-moved = { $player } идёт { sa-place-to }.
sa-act-jumped = { $player } героически мчится { sa-place-to }.
sa-act-knocked-out = { $player } выбывает из строя { sa-place-at }.
sa-act-held = { $player }: задержка, действие будет ходом позже.
sa-act-delayed = { $player }: задержка, следующее действие — на ход позже.

## Орудия попадают

sa-hit = { $threat }: { $damage ->
    [one] { $damage } повреждение
    [few] { $damage } повреждения
    *[many] { $damage } повреждений
    }, прочности осталось { $left }.
sa-hit-destroyed = { $threat }: цель уничтожена!
sa-hit-in-vain = { $threat }: выстрелы отскакивают.
sa-hit-cryoshield = { $threat }: криощит лопается и уносит с собой весь залп.
sa-hit-swarm = { $threat }: разлетается, разом много не собьёшь.
sa-hit-immune = { $threat }: ракета проходит насквозь.
sa-hit-shield-broken = { $threat }: импульс срывает защиту.

## Угрозы действуют

sa-threat-acts = { $threat }: клетка { $letter }.
sa-threat-strikes = { $threat }: удар вне очереди!
sa-threat-heals = { $threat }: часть повреждений затянулась.
sa-threat-faster = { $threat }: скорость растёт.
sa-threat-shield = { $threat }: защита меняется.
sa-threat-revealed = { $threat }: маскировка сброшена.
sa-threat-fires-back = { $threat }: теперь умеет давать сдачи.
sa-threat-closer = { $threat }: всё ближе.
sa-threat-hurts-itself = { $threat }: повреждения от собственного удара.
sa-threat-guides = { $threat }: наводит остальных, их удары сильнее.
sa-threat-shields-all = { $threat }: прикрывает всех снаружи, защита растёт.
sa-threat-cracks = { $threat }: бежит по обшивке, повреждения там удваиваются.
sa-threat-drives = { $threat }: подгоняет остальных на клетку вперёд.
sa-threat-drains-shields = { $threat }: энергия уходит из щитов.
sa-threat-drains-reactors = { $threat }: энергия уходит из реакторов.
sa-threat-crosses = { $threat }: реактор переполняет щит, остаток энергии прожигает корабль.
sa-threat-leaks-shield = { $threat }: центральный щит разряжается в корабль.
sa-threat-leaks-reactors = { $threat }: каждый реактор разряжается в свой сектор.
sa-threat-burns-fuel = { $threat }: топливной капсулы как не бывало.
sa-threat-eats-rocket = { $threat }: в пусковой установке одной ракетой меньше.
sa-threat-spoils-bots = { $threat }: роботы в ангаре деактивированы.
sa-threat-prowls = { $threat }: переход в другой отсек.
sa-threat-spreads = { $threat }: растекается всё дальше.
sa-threat-survived = { $threat }: последний удар позади, угроза пережита.
sa-threat-destroyed-itself = { $threat }: гибель от собственной атаки.

sa-blow = Попадание, { sa-place-zone }: { $tiles ->
    [one] { $tiles } тайл повреждений
    [few] { $tiles } тайла повреждений
   *[many] { $tiles } тайлов повреждений
}.
sa-blow-held = Щит выдержал, { sa-place-zone }: мощность удара { $strength }.
sa-blow-nothing = Обошлось: { sa-place-zone } цел.

sa-crew-knocked-out = { $threat }. Выведены из строя: { $players }.
sa-crew-delayed = { $threat }. Задержка на ход: { $players }.

## Конец хода

sa-check-passed = Компьютер под присмотром.
sa-check-missed = Мышку никто не тронул, на экране заставка: действия всех на борту задерживаются.
sa-ship-lost = { $threat }: кораблю конец.
sa-ship-jumps = Прыжок! Корабль ушёл.
