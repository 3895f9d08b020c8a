### Звёздные капитаны: технологии, шкалы фракций, события и карты, которые срабатывают.

## Исследование

sc-ask-research = Изучение технологий: какую карту установить?
sc-ask-drawn = Карты с колоды: установите одну или ни одной. Остальные — в сброс.
sc-ask-archive = Карта под событием: установить эту технологию?
sc-take = { $card }
sc-take-hint = { $text }
sc-no-empty-slot = { $player }: для технологии нет пустой ячейки.
sc-refilled = Новая карта на центральном планшете технологий: «{ $card }».
sc-drawn = { $player } берёт с колоды: { $cards }.
sc-archive-refilled = Новая технология под событием андроидов: «{ $card }».
sc-discards-tech = { $player } сбрасывает карту «{ $card }».
sc-laid-artifact-lost = Артефакт, лежавший на ней ({ $artifact }), тоже сброшен.

## Голопалуба

sc-ask-copy = { $card }: какой отсек скопировать?
sc-copy = { $card }
sc-copy-hint = { $text }
sc-copies = { $player }: «{ $card }» копирует «{ $copied }».
sc-nothing-to-copy = { $card }: копировать нечего.

## Артефакты на отсеках

sc-ask-lay = Какой артефакт на какой отсек положить? Такой отсек принимает экипаж любого цвета.
sc-lay = { $artifact } → { $room }
sc-lays = { $player } кладёт артефакт: { $artifact } → { $room }.

## Установка

sc-ask-install = { $card }: в какую ячейку?
sc-install = { $slot }
sc-install-bonus = приносит { $bonuses }
sc-install-no-bonus = края не совпадают
sc-installed = { $player } устанавливает технологию «{ $card }» ({ $slot }).
sc-tech-bonus = Бонус технологии «{ $card }»: { $symbol }.

## Шкалы фракций

sc-ask-advance =
    { $times ->
        [1] Какой маркер продвинуть на { $n }?
       *[more] Какой маркер продвинуть на { $n }? Осталось шагов: { $times }.
    }
sc-advance = { $track } +{ $n }
sc-advance-plain = без бонусов по пути
sc-advance-bonus = приносит { $bonuses }
sc-advance-lap = полный круг, 5 очков; по пути: { $bonuses }
sc-advances = { $player } продвигается по шкале «{ $track }»: +{ $n }.
sc-track-bonus = Бонус шкалы «{ $track }»: { $bonus }.
sc-lap = { $player } завершает круг на шкале «{ $track }»: 5 очков.
sc-trophy = { $player } раньше всех завершает второй круг на шкале «{ $track }»: 5 очков и трофей.
sc-retreats =
    { $n ->
        [one] { $player } отступает на { $n } шаг по шкале «{ $track }».
        [few] { $player } отступает на { $n } шага по шкале «{ $track }».
       *[many] { $player } отступает на { $n } шагов по шкале «{ $track }».
    }

## События

sc-ask-event = Событие «{ $card }»: { $text }. Принять?
sc-apply-event = Принять
sc-event = Событие для игрока { $player }: «{ $card }».
sc-event-declined = { $player } отказывается от события «{ $card }».

## Карты, которые срабатывают

sc-ask-react = Какая из ваших карт сработает следующей?
sc-use = { $card }
sc-use-hint = { $text }
sc-reacts = { $player } применяет карту «{ $card }».
sc-damage-ignored = «{ $card }»: { $player } избегает { $n } урона.
