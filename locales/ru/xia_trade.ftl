# Xia: кубики и слава, миссии, титулы, груз.

## Кубики

xia-rolled = { $player }: выпало { $roll } — { $why }.
xia-roll-respawn = бросок на возвращение
xia-roll-ability = { $ability }
xia-roll-mine = добыча
xia-roll-salvage = обыск обломков
xia-roll-harvest = сбор
xia-roll-payment = сколько заплатят за миссию
xia-roll-sneak = проскользнуть мимо охраны

## Слава

xia-fame-exploration = { $player }: слава за находку +{ $points }, всего { $fame }.
xia-fame-mission = { $player }: слава за миссию +{ $points }, всего { $fame }.
xia-fame-combat = { $player }: слава за уничтоженный корабль +{ $points }, всего { $fame }.
xia-fame-trade = { $player }: трюм пуст, кошелёк полон, слава +{ $points }, всего { $fame }.
xia-fame-ship = { $player }: слава за новый корабль +{ $points }, всего { $fame }.
xia-fame-wealth = { $player } покупает славу: +{ $points }, всего { $fame }.
xia-fame-kindness = { $player }: слава за доброе дело +{ $points }, всего { $fame }.
xia-fame-title = { $player }: слава за титул +{ $points }, всего { $fame }.
xia-fame-luck = Чистые 20! { $player }: слава за удачу +{ $points }, всего { $fame }.
xia-fame-gate = { $player }: первый проход через эти врата, слава +{ $points }, всего { $fame }.
xia-victory = **{ $player }: славы { $fame }. Об этом капитане будут слагать легенды.**

## Взять миссию

xia-draw-missions = Взять миссию
xia-draw-missions-hint = посмотреть { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}, оставить одну или ни одной · раз за ход на этой точке
xia-missions-drawn = { $player } смотрит { $cards ->
    [one] { $cards } миссию
    [few] { $cards } миссии
   *[many] { $cards } миссий
}: { $place }.
xia-ask-mission = Эти миссии видите только вы. Оставить одну или ни одной?
xia-keep = { $number } · { $mission } ({ $kind })
xia-keep-passenger-hint = { $pickup }{ $fetch ->
    [no] { " " }(не открыт)
   *[yes] { "" }
} → { $sector }{ $bring ->
    [no] { " " }(не открыт)
   *[yes] { "" }
} · { $payment ->
    [0] плата за путь
   *[some] { $payment } кредитов
}
xia-keep-scientist-hint = { $pickup }{ $fetch ->
    [no] { " " }(не открыт)
   *[yes] { "" }
}, d20 → { $sector }{ $bring ->
    [no] { " " }(не открыт)
   *[yes] { "" }
} · { $low }–{ $high } кредитов
xia-keep-bounty-hunter-hint = уничтожить преступника, d20 → { $sector }{ $bring ->
    [no] { " " }(не открыт)
   *[yes] { "" }
} · { $low }–{ $high } кредитов
xia-keep-smuggler-hint = { $pickup }{ $fetch ->
    [no] { " " }(не открыт)
   *[yes] { "" }
} → тайком: { $sector }{ $bring ->
    [no] { " " }(не открыт)
   *[yes] { "" }
} · { $payment ->
    [0] плата за путь
   *[some] { $payment } кредитов
}, розыск
xia-keep-thief-hint = ограбить: { $target ->
    [merchant] Торговца
    [carrying_cargo] игрока с грузом
    [level_2_or_3] корабль игрока уровня 2–3
    [most_fame] самого славного
    [on_or_next_to_planet] корабль у планеты
   *[any_ship] любой корабль
} → { $sector }{ $bring ->
    [no] { " " }(не открыт)
   *[yes] { "" }
} · { $low }–{ $high } кредитов, розыск
xia-keep-assassin-hint = уничтожить: { $target ->
    [merchant] Торговца
    [scoundrel] Разбойника
    [enforcer] Патрульного
    [innocent] законопослушного
    [level_2_or_3] игрока уровня 2–3
    [most_fame] самого славного
   *[any_ship] любой корабль
} → { $sector }{ $bring ->
    [no] { " " }(не открыт)
   *[yes] { "" }
} · { $low }–{ $high } кредитов, розыск
xia-keep-none = Не брать ни одной
xia-keep-none-hint = все карты уйдут в сброс
xia-mission-kept = { $player } оставляет себе миссию, лицом вниз.
xia-mission-yours = Ваша миссия, только между нами: { $mission }.
xia-mission-none = { $player } не берёт ни одной.

## Ход миссии

xia-objective-passenger = Принять пассажиров: { $mission }
xia-objective-passenger-hint = { $payment ->
    [0] { $sector }: сектор не открыт; плата за расстояние, когда его найдут
   *[some] { $payment } кредитов по прибытии: { $sector }
}
xia-objective-scientist = Собрать данные: { $mission }
xia-objective-scientist-hint = d20: { $low }–{ $high } кредитов по прибытии: { $sector }
xia-objective-smuggler = Погрузить контрабанду: { $mission }
xia-objective-smuggler-hint = { $payment ->
    [0] плата за расстояние, когда найдут { $sector }
   *[some] { $payment } кредитов по прибытии: { $sector }
} · войти туда незаметно: 7+ на d20
xia-objective-thief = Ограбить: { $target } ({ $mission })
xia-objective-thief-hint = d20: { $low }–{ $high } кредитов по прибытии: { $sector } · провал { $fails } %, и награда за вас
xia-mission-open = { $player } открывает миссию «{ $mission }»: { $kind ->
    [passenger] пассажиры на борту
    [scientist] данные записаны
    [bounty_hunter] останки собраны
    [smuggler] контрабанда на борту
    [thief] добыча на борту
   *[assassin] цели больше нет
}. { $payment ->
    [0] { $sector }: плата за расстояние, когда сектор найдут.
   *[some] { $payment } кредитов ждут здесь: { $sector }.
}
xia-mission-priced = { $sector }: сектор найден. Миссия «{ $mission }» принесёт { $payment } кредитов: { $player }.
xia-ask-sneak = «{ $mission }»: охрана смотрит в вашу сторону, решит d20. Сначала использовать способность?
xia-sneak-plain = Просто бросить
xia-sneak-plain-hint = незаметно в { $percent } % случаев
xia-sneaked-in = { $player } незаметно провозит контрабанду: { $sector }.
xia-ask-experience-payment = «{ $mission }»: выпало { $roll }. Оставить или вспомнить прежний опыт?
xia-ask-experience-sneak = «{ $mission }»: мимо охраны, выпало { $roll }. Оставить или вспомнить прежний опыт?
xia-stands = Оставить как есть
xia-stands-payment-hint = { $result ->
    [failed] миссия провалена
   *[good] { $payment } кредитов
}
xia-stands-sneak-hint = { $result ->
    [failed] миссия провалена
   *[good] вы внутри, никто не заметил
}
xia-experience = Перебросить, есть опыт
xia-reroll-payment-hint = сброс 1 из { $cards } выполненных ({ $kind }) · лучше в { $better } % · новое число остаётся
xia-reroll-sneak-hint = сброс 1 из { $cards } выполненных ({ $kind }) · лучше в { $better } % · новое число остаётся
xia-experience-used = { $player } берётся за такое не впервые ({ $kind }) и перебрасывает кубик.

## Конец миссии

xia-complete = Завершить: { $mission }
xia-complete-hint = { $payment } кредитов, слава +1{ $bounty ->
    [0] { "" }
   *[some] { "" }, награда за вас +{ $bounty }
}
xia-mission-completed = { $player } завершает миссию «{ $mission }»: { $payment } кредитов.
xia-mission-failed = Миссия «{ $mission }» провалена, { $player } её теряет.
xia-abort = Прервать миссию
xia-abort-hint = { $payment ->
    [0] без штрафа
   *[some] без штрафа, но { $payment } кредитов пропадут
}
xia-mission-aborted = { $player } прерывает миссию{ $payment ->
    [0] .
   *[some] { " " }и теряет плату за неё: { $payment }.
}

## Титулы

xia-title-drawn = Слава { $fame } достигнута впервые, и открыт титул: **{ $title }**.
xia-title-claimed = { $player } получает титул **{ $title }**.

## Торговля

xia-cubes = { $cube }{ $count ->
    [1] { "" }
   *[more] { " " }× { $count }
}
xia-buy-cargo = Купить: { $cube } × { $count } за { $cost }
xia-buy-cargo-hint = останется { $left } кредитов, { $room ->
    [one] { $room } свободный отсек
    [few] { $room } свободных отсека
   *[many] { $room } свободных отсеков
} · продать по 1000: { $sector }
xia-buy-mixed = Купить: { $cubes } за { $cost }
xia-buy-mixed-hint = останется { $left } кредитов, { $room ->
    [one] { $room } свободный отсек
    [few] { $room } свободных отсека
   *[many] { $room } свободных отсеков
}
xia-buys-cargo = { $player } покупает груз за { $cost }: { $cubes }{ $free ->
    [0] .
   *[some] { "" }, один куб — в подарок.
}
xia-sell-cargo = Продать: { $cubes } за { $credits }
xia-sell-cargo-hint = { $fame ->
    [1] трюм опустеет: слава +1
   *[some] { $kept ->
        [0] за один куб славы не дают
        [one] на борту останется { $kept } куб, славы не будет
        [few] на борту останется { $kept } куба, славы не будет
       *[many] на борту останется { $kept } кубов, славы не будет
    }
}
xia-sell-cargo-with = Продать: { $cubes }, «{ $ability }»
xia-sell-cargo-with-hint = { $credits } кредитов, шанс { $percent } % на { $more } сверху{ $fame ->
    [1] { "" }, слава +1
   *[some] { "" }
}
xia-sells-cargo = { $player } продаёт груз за { $credits }: { $cubes }.

## Добыча

xia-extract-mine = Добывать: { $cube }
xia-extract-mine-hint = { $percent } % — куб груза, иначе до { $worst } повреждений, щиты помогут
xia-extract-salvage = Обыскать обломки: { $cube }
xia-extract-salvage-hint = { $percent } % — куб груза, иначе кораблю конец
xia-extract-harvest = Собирать: { $cube }
xia-extract-harvest-hint = { $percent } % — куб груза, иначе до { $worst } энергии, щиты помогут
xia-extracts = { $player } поднимает на борт куб: { $cube }.

## Кубы на поле и в трюме

xia-collect = Подобрать: { $cubes }
xia-collect-hint = { $left ->
    [0] ничего не останется
   *[some] здесь останется кубов: { $left }
}
xia-collects = { $player } подбирает груз: { $cubes }.
xia-jettison = Выбросить: { $cubes }
xia-jettison-hint = на клетку корабля; в этот ход обратно не взять
xia-overboard = { $player }: груз за бортом, { $cubes }.
xia-ask-stow = Груз на борту: { $cubes }. Куда его?
xia-group-stow-auto = Всё сразу
xia-group-stow = По одному
xia-stow-auto = Пусть разложит суперкарго
xia-stow-auto-hint = номера отсеков: { $cells } · так больше места останется вместе
xia-stow = { $cube } в отсек { $cell }
xia-stows-cubes = { $player } укладывает груз: { $cubes } (отсеки: { $cells }).
