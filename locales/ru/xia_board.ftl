# Xia: поле: полёт, границы, врата, новые секторы, жетоны исследования и шансы всего этого.

xia-space = { $sector }, клетка { $number }

## Начало движения

xia-engine = Лететь: { $outfit }
xia-engine-hint = 1 маркер из { $armed } · d{ $die }{ $hits ->
    [0] { "" }
   *[damaged] { " " }− { $hits } (повреждён)
} очков движения
xia-impulse = Импульс: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
xia-impulse-hint = бесплатно, раз в ход
xia-impulse-drive = Импульс
xia-move-begins = { $player } · { $source }: { $points ->
    [0] ни одного очка движения
    [one] { $points } очко движения
    [few] { $points } очка движения
   *[many] { $points } очков движения
}.

## Полёт

xia-ask-move = { $source }: куда летим? { $left ->
    [one] Осталось { $left } очко.
    [few] Осталось { $left } очка.
   *[many] Осталось { $left } очков.
}
xia-fly = { $number } · { $place }{ $there ->
    [token] { " " }· жетон исследования
    [cubes] { " " }· брошенный груз
    [mission] { " " }· точка миссий
    [buy] { " " }· купить: { $cargo }
    [sell] { " " }· продать: { $cargo }
    [extract] { " " }· добыча: { $cargo }
    [gate] { " " }· врата
    [planet] { " " }· планета
   *[nothing] { "" }
}
xia-fly-hint = { $steps ->
    [one] { $steps } очко
    [few] { $steps } очка
   *[many] { $steps } очков
} · { $odds }{ $taken ->
    [yes] { " " }· занято, пролётом
   *[no] { "" }
}
xia-stop = Остановиться здесь
xia-stop-hint = оставшиеся очки пропадут
xia-flew = { $player } прилетает: { $place }.
xia-pushed-back = { $player } не может остаться на занятой клетке и дрейфует назад: { $place }.
xia-stranded-on-the-way = Туманность выпила из корабля всё до искры, { $player } дальше не летит.

## Шансы

xia-odds = { $parts }
xia-odds-safe = безопасно
xia-odds-destroyed = гибель { $percent } %
xia-odds-stopped = остановка { $percent } %
xia-odds-damage = урон ~{ $whole },{ $tenth }
xia-odds-energy = энергия ~−{ $whole },{ $tenth }
xia-odds-bounty = розыск { $percent } %
xia-odds-way = { $place }, { $steps ->
    [one] { $steps } очко
    [few] { $steps } очка
   *[many] { $steps } очков
}: { $odds }. Щиты и способности не учтены.

## Границы

xia-ask-border = { $sector }: впереди { $border ->
    [planet_shield] планетарный щит
    [planet_entrance] вход законолюбивой планеты
    [asteroid] астероиды
    [debris] обломки
    [nebula] туманность
    *[something] граница
    }, решит d20. Сначала применить способность?
xia-border-plain = Просто бросить
xia-border-plain-hint = { $odds }
xia-roll-border = { $border ->
    [planet_shield] планетарный щит
    [planet_entrance] вход законолюбивой планеты
    [asteroid] астероиды
    [debris] обломки
    [nebula] туманность
    *[something] граница
    } ({ $sector })
xia-border-bounced = { $player }: планетарный щит отбрасывает корабль ({ $sector }).
xia-border-refused = { $player }: вход закрыт, за голову назначена награда ({ $sector }).

## Врата

xia-warp = Сквозь врата: { $place }
xia-warp-tiger = Врата «Тигр»: куда покажет кубик
xia-warp-hint = { $cost ->
    [0] без очков движения
    [one] { $cost } очко, границ на пути нет
    [few] { $cost } очка, границ на пути нет
    *[many] { $cost } очков, границ на пути нет
    }
xia-roll-tiger = Врата «Тигр»
xia-warped = { $player } проходит сквозь врата и выходит здесь: { $place }.

## Занятые клетки

xia-visit = Использовать занятую клетку: { $place }
xia-visit-hint = 2 очка · одно действие, как если бы вы стояли там
xia-ask-visit = { $place }: клетка занята, но дотянуться можно. Одно действие там:
xia-visit-not = Ничего не делать
xia-visit-not-hint = лететь дальше

## Исследование

xia-scan = Сканировать сторону { $symbol }: { $side ->
    [0] восток-юго-восток
    [1] юг
    [2] юго-запад
    [3] запад-северо-запад
    [4] север
   *[5] северо-восток
}
xia-scan-hint = { $cost ->
    [0] без энергии
   *[some] энергия −{ $cost }
} · откроет новый сектор, осталось { $sectors }
xia-jump = Прыжок вслепую: { $direction ->
    [0] восток
    [1] юго-восток
    [2] юго-запад
    [3] запад
    [4] северо-запад
   *[5] северо-восток
}
xia-jump-hint = 1 очко · в новый сектор · { $odds }
xia-blind-jump = { $player } прыгает вслепую.
xia-sector-laid = { $player } открывает сектор { $sector }.
xia-take-token = Взять жетон исследования
xia-take-token-hint = лежит лицом вниз: 1 000 кредитов, 1 очко славы или ничего
xia-token-taken = { $player } переворачивает жетон исследования: { $face ->
    [credits] 1 000 кредитов.
    [fame] 1 очко славы!
    *[nothing] ничего.
    }
xia-token-beachcomber = { $player }: Собирателю и это приносит { $credits } кредитов.
