# Xia: кубики и слава, миссии, титулы, груз.

## Кубики

xia-rolled = { $player }: { $why } — выпало { $roll }.
xia-roll-respawn = возрождение
xia-roll-ability = { $ability }
xia-roll-mine = добыча
xia-roll-salvage = обыск обломков
xia-roll-harvest = сбор
xia-roll-payment = оплата миссии
xia-roll-sneak = проход мимо охраны

## Слава

xia-fame-exploration = { $player }: слава за находку +{ $points }, всего { $fame }.
xia-fame-mission = { $player }: слава за миссию +{ $points }, всего { $fame }.
xia-fame-combat = { $player }: слава за уничтоженный корабль +{ $points }, всего { $fame }.
xia-fame-trade = { $player }: трюм пуст, кошелёк полон, слава +{ $points }, всего { $fame }.
xia-fame-ship = { $player }: слава за новый корабль +{ $points }, всего { $fame }.
xia-fame-wealth = { $player } покупает славу: +{ $points }, всего { $fame }.
xia-fame-kindness = { $player }: слава за помощь +{ $points }, всего { $fame }.
xia-fame-title = { $player }: слава за титул +{ $points }, всего { $fame }.
xia-fame-luck = Выпало 20! { $player }: слава за удачу +{ $points }, всего { $fame }.
xia-fame-gate = { $player }: первый проход через эти врата, слава +{ $points }, всего { $fame }.
xia-victory = **{ $player }: славы { $fame }. Об этом капитане будут слагать легенды.**

## Взять миссию

xia-draw-missions = Взять миссию
xia-draw-missions-hint = посмотреть { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
    *[many] { $cards } карт
    }, оставить одну или ни одной · раз в ход на этой точке
xia-missions-drawn = { $player } смотрит { $cards ->
    [one] { $cards } миссию
    [few] { $cards } миссии
    *[many] { $cards } миссий
    } ({ $place }).
xia-ask-mission = Эти миссии видите только вы. Оставить одну или ни одной?
xia-keep = { $number } · { $mission } ({ $kind })
xia-keep-passenger-hint = { $pickup }{ $fetch ->
    [no] { " " }(нет на карте)
    *[yes] { "" }
    } → { $sector }{ $bring ->
    [no] { " " }(нет на карте)
    *[yes] { "" }
    } · { $payment ->
    [0] оплата за путь
    *[some] { $payment } кредитов
    }
xia-keep-scientist-hint = { $pickup }{ $fetch ->
    [no] { " " }(нет на карте)
    *[yes] { "" }
    }, d20 → { $sector }{ $bring ->
    [no] { " " }(нет на карте)
    *[yes] { "" }
    } · { $low }–{ $high } кредитов
xia-keep-bounty-hunter-hint = уничтожить преступника, d20 → { $sector }{ $bring ->
    [no] { " " }(нет на карте)
    *[yes] { "" }
    } · { $low }–{ $high } кредитов
xia-keep-smuggler-hint = { $pickup }{ $fetch ->
    [no] { " " }(нет на карте)
    *[yes] { "" }
    } → тайком: { $sector }{ $bring ->
    [no] { " " }(нет на карте)
    *[yes] { "" }
    } · { $payment ->
    [0] оплата за путь
    *[some] { $payment } кредитов
    }, розыск
xia-keep-thief-hint = ограбить: { $target ->
    [merchant] Торговца
    [carrying_cargo] игрока с грузом
    [level_2_or_3] корабль игрока уровня 2–3
    [most_fame] самого знаменитого
    [on_or_next_to_planet] корабль у планеты
    *[any_ship] любой корабль
    } → { $sector }{ $bring ->
    [no] { " " }(нет на карте)
    *[yes] { "" }
    } · { $low }–{ $high } кредитов, розыск
xia-keep-assassin-hint = уничтожить: { $target ->
    [merchant] Торговца
    [scoundrel] Разбойника
    [enforcer] Патрульного
    [innocent] законопослушный корабль
    [level_2_or_3] игрока уровня 2–3
    [most_fame] самого знаменитого
    *[any_ship] любой корабль
    } → { $sector }{ $bring ->
    [no] { " " }(нет на карте)
    *[yes] { "" }
    } · { $low }–{ $high } кредитов, розыск
xia-keep-none = Не брать ни одной
xia-keep-none-hint = все карты уйдут в сброс
xia-mission-kept = { $player } оставляет себе миссию, лицом вниз.
xia-mission-yours = Ваша миссия, только между нами: { $mission }.
xia-mission-none = { $player } не берёт ни одной.

## Ход миссии

xia-objective-passenger = Посадить пассажиров: { $mission }
xia-objective-passenger-hint = { $payment ->
    [0] { $sector }: сектор не открыт; оплата за расстояние, когда его откроют
    *[some] { $payment } кредитов по прибытии: { $sector }
    }
xia-objective-scientist = Собрать данные: { $mission }
xia-objective-scientist-hint = d20: { $low }–{ $high } кредитов по прибытии: { $sector }
xia-objective-smuggler = Погрузить контрабанду: { $mission }
xia-objective-smuggler-hint = { $payment ->
    [0] { $sector }: сектор не открыт; оплата за расстояние
    *[some] { $payment } кредитов по прибытии: { $sector }
    } · войти туда незаметно: 7+ на d20
xia-objective-thief = Ограбить: { $target } ({ $mission })
xia-objective-thief-hint = d20: { $low }–{ $high } кредитов по прибытии: { $sector } · провал { $fails } %, и награда за голову
xia-mission-open = { $player } вскрывает миссию «{ $mission }»: { $kind ->
    [passenger] пассажиры на борту
    [scientist] данные собраны
    [bounty_hunter] останки собраны
    [smuggler] контрабанда на борту
    [thief] добыча на борту
    *[assassin] цели больше нет
    }. { $payment ->
    [0] Оплата за расстояние, когда откроют сектор: { $sector }.
    *[some] { $payment } кредитов ждут здесь: { $sector }.
    }
xia-mission-priced = { $sector }: сектор открыт. { $player }: за миссию «{ $mission }» заплатят { $payment } кредитов.
xia-ask-sneak = «{ $mission }»: охрана смотрит в вашу сторону, решит d20. Сначала применить способность?
xia-sneak-plain = Просто бросить
xia-sneak-plain-hint = незаметно в { $percent } % случаев
xia-sneaked-in = { $player } незаметно провозит контрабанду: { $sector }.
xia-ask-experience-payment = «{ $mission }»: выпало { $roll }. Оставить или перебросить за счёт опыта?
xia-ask-experience-sneak = «{ $mission }», проход мимо охраны: выпало { $roll }. Оставить или перебросить за счёт опыта?
xia-stands = Оставить как есть
xia-stands-payment-hint = { $result ->
    [failed] миссия провалена
   *[good] { $payment } кредитов
}
xia-stands-sneak-hint = { $result ->
    [failed] миссия провалена
   *[good] вы внутри, никто не заметил
}
xia-experience = Перебросить (опыт)
xia-reroll-payment-hint = сбросить 1 из { $cards } завершённых ({ $kind }) · лучше в { $better } % случаев · новый бросок окончателен
xia-reroll-sneak-hint = сбросить 1 из { $cards } завершённых ({ $kind }) · лучше в { $better } % случаев · новый бросок окончателен
xia-experience-used = { $player } перебрасывает кубик за счёт опыта ({ $kind }).

## Конец миссии

xia-complete = Завершить: { $mission }
xia-complete-hint = { $payment } кредитов, слава +1{ $bounty ->
    [0] { "" }
    *[some] { "" }, награда за голову +{ $bounty }
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

xia-title-drawn = Впервые набрано очков славы: { $fame }. Открыт титул **«{ $title }»**.
xia-title-claimed = { $player } получает титул **«{ $title }»**.

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
    } · продать по 1 000: { $sector }
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
xia-extract-harvest-hint = { $percent } % — куб груза, иначе потеря до { $worst } энергии, щиты помогут
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
xia-stow-auto = Пусть уложит боцман
xia-stow-auto-hint = номера отсеков: { $cells } · так больше места останется одним куском
xia-stow = { $cube } в отсек { $cell }
xia-stows-cubes = { $player } укладывает груз: { $cubes } (отсеки: { $cells }).
