# «Звёздные капитаны»: полёты, брони, станции, урон и ремонт, трюм, пираты и бои, трофеи и цены.

sc-captain-shadow = капитан Тень

## Перелёты и прыжки

sc-ask-move = { $source }: куда летим? { $left ->
    [one] Остался { $left } перелёт.
    [few] Осталось { $left } перелёта.
   *[many] Осталось { $left } перелётов.
}
sc-ask-jump = { $source }: куда прыгаем? Пираты прыжку не помеха. { $left ->
    [one] Остался { $left } прыжок.
    [few] Осталось { $left } прыжка.
   *[many] Осталось { $left } прыжков.
}
sc-group-fly = Лететь и остановиться
sc-fly = Остановка: { $place } ({ $moves ->
    [one] { $moves } перелёт
    [few] { $moves } перелёта
   *[many] { $moves } перелётов
})
sc-fly-hint = { $facts }
sc-fly-facts = { $one } · { $rest }
sc-fly-via = через: { $places }
sc-fly-pirates = { $n ->
    [one] { $n } пират на пути, урон { $n }
    [few] { $n } пирата на пути, урон { $n }
   *[many] { $n } пиратов на пути, урон { $n }
}
sc-fly-there = { $there ->
    [token] жетон станции: { $what }
    [mission] миссия: { $what }
    [taken] миссию резервирует { $what }
   *[number] миссии пока нет, номер { $what }
}
sc-go = { $place }
sc-go-hint = { $pirate ->
    [yes] пират на пути: 1 урон{ $there ->
    [nothing] { "" }
    *[something] { " · " }
    }
    *[no] { "" }
    }{ $there ->
    [token] жетон станции: { $what }
    [mission] миссия: { $what }
    [taken] миссию резервирует { $what }
    [number] миссии пока нет, номер { $what }
    *[nothing] { "" }
    }
sc-moved = { $player } прилетает: { $place }.
sc-jumped = { $player } прыгает: { $place }.
sc-passed-pirate = { $player } летит мимо пирата, и тот стреляет.

## Брони

sc-reserved = { $player } резервирует планету: { $place }.

## Станции

sc-at-station = { $player } завершает ход на станции с жетоном: { $station }.
sc-ask-token = { $station }: применить жетон? Он даёт: { $effects }.
sc-use-token = Применить: { $effects }
sc-token-waits = { $station }: жетон вернётся в раунде { $round }.
sc-token-spent = { $station }: жетон выходит из игры.

## Урон

sc-ask-shield = Предстоит урон: { $left }. Применить карту против него?
sc-take-damage = Получить 1 урон
sc-take-damage-slot = займёт свободную ячейку трюма
sc-take-damage-crush = свободных ячеек нет: уничтожит что-то из груза
sc-take-damage-over = весь трюм уже повреждён: это сверхурон
sc-ask-crush = Трюм полон, а урона ещё { $left }. Какой груз уничтожить?
sc-crush = Уничтожить: { $cargo }
sc-worth-artifact = в конце пол-очка; пара активирует отсек
sc-worth-pirate = в конце 1 очко
sc-crushed = { $player } теряет груз из-за урона: { $cargo }.
sc-damaged = { $player } получает 1 урон (теперь в трюме { $damage }).
sc-overdamaged = { $player } получает 1 сверхурон (теперь жетонов урона в трюме: { $damage }).

## Ремонт

sc-ask-repair = Что чиним? { $left ->
    [one] Остался { $left } ремонт.
    [few] Осталось { $left } ремонта.
   *[many] Осталось { $left } ремонтов.
}
sc-repair-hold = Починить трюм (урон: { $damage })
sc-repair-hold-frees = освободит ячейку трюма
sc-repair-hold-over = сначала снимается сверхурон (его { $over }); ячейка пока не освободится
sc-repair-slot = Починить ячейку технологий: { $slot }
sc-repair-slot-frees = туда можно будет установить технологию
sc-repaired-hold = { $player } чинит ячейку трюма (урона там осталось: { $left }).
sc-repaired-over = { $player } снимает с трюма сверхурон (жетонов там осталось: { $left }).
sc-repaired-slot = { $player } чинит ячейку технологий: { $slot }.

## Трюм

sc-found-artifacts = { $player } находит: { $artifacts }.
sc-no-artifacts = Артефактов больше нигде нет: { $player } остаётся ни с чем.
sc-ask-stow = Трюм полон. Получено: { $gained }. { $over ->
    [one] Откажитесь от { $over } жетона груза, старого или нового.
    [few] Откажитесь от { $over } жетонов груза, старых или новых, по одному.
    *[many] Откажитесь от { $over } жетонов груза, старых или новых, по одному.
    }
sc-leave-behind = Не брать: { $cargo }
sc-throw-out = Выбросить из трюма: { $cargo }
sc-discarded = { $player } отдаёт: { $cargo }.
sc-left-behind = { $player } не находит места и оставляет: { $cargo }.

## Пираты

sc-appears = На маршруте { $place } – { $to } появляется пират: { $pirate }.
sc-appears-nowhere = { $place }: маршрут этого цвета занят, пират уходит в сброс: { $pirate }.
sc-no-pirates = Пиратов больше нигде нет: никто не появляется.
sc-ask-place-pirate = Нужно выставить пирата (осталось: { $left }). На какой свободный маршрут?
sc-place-pirate = { $a } – { $b }

## Бои

sc-ask-fight = Сразиться с пиратом? Вы получите 1 урон, награду и жетон пирата; победа гарантирована. { $left ->
    [one] Остался { $left } бой.
    [few] Осталось { $left } боя.
    *[many] Осталось { $left } боёв.
    }
sc-fight = Бой на пути к локации { $place }: { $reward }
sc-fight-costs = { $cost ->
    [crush] сначала 1 урон уничтожит груз: трюм полон
    [over] сначала 1 сверхурон: весь трюм повреждён
    *[slot] сначала 1 урон займёт свободную ячейку
    }; жетон пирата принесёт 1 очко
sc-fought = { $player } побеждает на пути к локации { $place }: { $pirate }.

## Трофеи

sc-ask-gain = { $source } даёт: { $gain }. Берёте?
sc-gain = Взять: { $gain }
sc-got-medals = { $player } получает { $n ->
    [one] { $n } медаль
    [few] { $n } медали
   *[many] { $n } медалей
}.
sc-got-androids = { $player } получает { $n ->
    [one] { $n } андроида
    [few] { $n } андроидов
   *[many] { $n } андроидов
}.
sc-got-cadets = { $player } получает { $n ->
    [one] { $n } кадета
    [few] { $n } кадетов
   *[many] { $n } кадетов
}.
sc-peeked = { $player } смотрит верхние карты колоды миссий: { $n ->
    [one] { $n } карта
    [few] { $n } карты
    *[many] { $n } карт
    }.
sc-ask-peek = Следующие миссии, сверху вниз: { $missions }. Они остаются лежать в этом порядке.
sc-peek-done = Готово
sc-asks-all = Теперь бот спросит, прежде чем что-нибудь вам выдать.
sc-asks-little = Теперь всё полезное приходит само. Бот спросит, только если отказ может пригодиться.

## Цены и выбор

sc-ask-pay = Отдать { $what ->
    [medal] { $n ->
        [one] { $n } медаль
        [few] { $n } медали
       *[many] { $n } медалей
    }
    [android] { $n ->
        [one] { $n } андроида
        [few] { $n } андроидов
       *[many] { $n } андроидов
    }
    [artifact] { $n ->
        [one] { $n } артефакт
        [few] { $n } артефакта
       *[many] { $n } артефактов
    }
   *[pirate] { $n ->
        [one] { $n } жетон пирата
        [few] { $n } жетона пиратов
       *[many] { $n } жетонов пиратов
    }
}? За это: { $brings }.
sc-ask-pay-rest = Что ещё отдать? Осталось отдать { $what ->
    [medal] медалей
    [android] андроидов
    [artifact] артефактов
    *[pirate] жетонов пиратов
    }: { $n }.
sc-pay-medal = Отдать медаль
sc-pay-android = Отдать андроида
sc-pay-cargo = Отдать: { $item }
sc-paid-medal = { $player } отдаёт медаль.
sc-paid-android = { $player } отдаёт андроида.
sc-ask-choose = { $source }: что выбираете?
sc-option = { $effects }
sc-option-event-hint = «{ $card }»: { $brings }
sc-option-waits-hint = «{ $card }» ждёт на станции, вместо этого: { $brings }
