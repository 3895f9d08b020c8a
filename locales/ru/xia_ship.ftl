# Xia: корабли: выбор и оснащение, энергия и маркеры, повреждения, укладка трюма, хозяйственная и итоговая фазы.

## Выбор корабля

xia-ask-ship = Выберите первый корабль. Кто выбирает последним, тот летит первым.
xia-ship = { $number } · { $ship }
xia-ship-hint = трюм { $hold }, энергия { $energy }, импульс { $impulse } · { $ability }
xia-chooses-ship = { $player } берёт корабль «{ $ship }» и ждёт старта: { $place }.
xia-ask-fitting = Оснастите корабль: кредитов { $credits }, что не потратите — ваше.
xia-fitting-done = Всё готово
xia-fitting-done-hint = кредиты останутся у вас: { $credits }; оборудование можно купить и позже, там, где его продают
xia-group-loadout = Готовый набор для первой игры
xia-loadout = { $loadout }: { $outfits }
xia-loadout-hint = уложим сами · останется { $left }
xia-takes-loadout = { $player } отправляется в путь, стратегия «{ $loadout }»: { $outfits }.
xia-launch = Корабли готовы. Начинает { $player }.

## Энергия и маркеры

xia-loses-energy = { $player } теряет { $energy ->
    [one] { $energy } единицу энергии
    [few] { $energy } единицы энергии
    *[many] { $energy } единиц энергии
    }{ $markers ->
    [0] .
    [one] { " " }и { $markers } заряженный маркер.
    [few] { " " }и { $markers } заряженных маркера.
    *[many] { " " }и { $markers } заряженных маркеров.
    }
xia-ask-rearm-attack = Атака позади. Зарядить маркеры щитов снова, по 1 энергии за каждый? Энергии { $energy }.
xia-ask-rearm-rescue = Вас спасли! Зарядить маркеры сразу, по 1 энергии за каждый? Энергии { $energy }.
xia-ask-arming = Зарядите маркеры на следующий круг, по 1 энергии за каждый. Заряжено { $armed }, энергии { $energy }. Что зарядите сейчас, тем и будете защищаться.
xia-arm = { $markers ->
    [0] Не заряжать
    [one] Зарядить { $markers } маркер
    [few] Зарядить { $markers } маркера
   *[many] Зарядить { $markers } маркеров
}
xia-arm-hint = останется энергии { $left }
xia-arms = { $player } заряжает { $markers ->
    [one] { $markers } маркер
    [few] { $markers } маркера
    *[many] { $markers } маркеров
    }: всего заряжено { $armed }, энергии осталось { $energy }.

## Повреждения

xia-damaged = { $ship }: { $points ->
    [one] { $points } повреждение
    [few] { $points } повреждения
    *[many] { $points } повреждений
    }.
xia-ask-damage = { $points ->
    [one] { $points } повреждение
    [few] { $points } повреждения
   *[many] { $points } повреждений
}: в какие отсеки трюма? Ещё { $left } — и корабля не станет.
xia-group-damage-auto = Всё сразу
xia-group-damage-empty = Пустой отсек
xia-group-damage-outfit = Секция без ячейки пуска
xia-group-damage-cargo = Куб груза — за борт
xia-group-damage-spot = Секция с ячейкой пуска
xia-damage-auto = Наименьший вред: { $cells }
xia-damage-auto-hint = сначала пустые отсеки, потом секции без ячеек пуска, груз и ячейки пуска
xia-damage-empty = Отсек { $cell }: пустой
xia-damage-outfit = Отсек { $cell }: { $what }
xia-damage-cargo = Отсек { $cell }: { $what } за борт
xia-damage-spot = Отсек { $cell }: { $what }, ячейка пуска{ $marker ->
    [0] { "" }
    *[some] { " " }с маркером
    }
xia-damage-placed = { $player } отмечает повреждённые отсеки: { $cells }.

## Укладка трюма

xia-ask-placing = Куда поставить «{ $outfit }»? Показаны все повороты; номера — как на картинке.
xia-group-put = Куда: номера — как на картинке
xia-put = { $number } · отсеки { $cells }
xia-put-hint = ячейки пуска: { $spots }{ $number ->
    [1] { " " }· так останется больше места одним куском
    *[more] { "" }
    }
xia-put-cube = Отсек { $cell }: { $cube }
xia-ask-packing = Укладываем трюм: сначала { $thing }{ $others ->
    [0] .
   *[some] , потом { $rest }.
}
xia-group-pack = Боцман
xia-suggest = Уложить всё за меня
xia-suggest-hint = плотно, чтобы осталось побольше места одним куском
xia-as-it-was = Вернуть как было
xia-ask-leave-out = Всё в новый трюм не войдёт, как ни крути. Что не берём?
xia-group-leave = Не берём
xia-leave-outfit = Продать «{ $outfit }» за { $credits }
xia-leave-cube = Оставить куб: { $cube }
xia-stows = { $player } ставит «{ $outfit }» в отсеки { $cells }.
xia-packed = { $player }: трюм уложен.
xia-leaves-cube = { $player } оставляет куб: { $cube }.
xia-rearranges = { $player } выгружает трюм, чтобы уложить его заново.

## Хозяйственная фаза

xia-ask-business = Хозяйственная фаза, всё в любом порядке: кредитов { $credits }, энергии { $energy }.{ $shop ->
    [poor] { "" } На оборудование кредитов не хватает.
    [full] { "" } То, на что хватает кредитов, в трюм не войдёт: продайте что-нибудь или переложите груз.
   *[open] { "" }
}
xia-group-service = Обслуживание
xia-group-buy = Купить оборудование
xia-group-sell = Продать оборудование
xia-group-ship = Новый корабль
xia-free = бесплатно
xia-left = останется { $left }
xia-recharge = Подзарядиться до { $energy }
xia-repair = Починить всё ({ $damage }): { $price ->
    [0] даром
    *[some] { $price }
    }
xia-rearrange = Перестановка в трюме
xia-rearrange-hint = всё, что не повреждено, чтобы освободить место
xia-buy-fame = Купить 1 очко славы: { $price }
xia-buy-outfit = Купить: { $outfit } за { $price }
xia-buy-engine-hint = двигатель, d{ $die }, ячеек пуска { $uses }, отсеков { $cells } · останется { $left }
xia-buy-shield-hint = щит, d{ $die }, ячеек пуска { $uses }, отсеков { $cells } · останется { $left }
xia-buy-blaster-hint = бластер, d{ $die }, дальность { $high }, ячеек пуска { $uses }, отсеков { $cells } · останется { $left }
xia-buy-missile-hint = ракеты, d{ $die }, дальность { $low }–{ $high }, ячеек пуска { $uses }, отсеков { $cells } · останется { $left }
xia-sell-outfit = Продать: { $outfit } (отсек { $cell }) за { $price }
xia-buy-ship = { $number } · «{ $ship }»: { $price } и 1 очко славы
xia-buy-ship-hint = трюм { $hold }, энергия { $energy }, импульс { $impulse } · { $ability } · останется { $left }
xia-refit = Подзарядиться до { $energy }{ $repairs ->
    [yes] , починить всё
   *[no] { "" }
} и закончить дела
xia-business-done = Закончить дела
xia-business-done-hint = дальше итоговая фаза
xia-recharges = { $player } подзаряжается: энергия { $energy }.
xia-repairs = { $player } чинит всё за { $credits } кредитов.
xia-buys-outfit = { $player } покупает «{ $outfit }» за { $credits } кредитов.
xia-sells-outfit = { $player } продаёт «{ $outfit }» за { $credits } кредитов.
xia-buys-ship = { $player } пересаживается на корабль «{ $ship }» за { $credits } кредитов.

## Итоговая фаза

xia-ask-titles = { $count ->
    [one] Выполнено условие { $count } титула. Получить?
    [few] Выполнены условия { $count } титулов. Получить?
    *[many] Выполнены условия { $count } титулов. Получить?
    }
xia-claim = { $title }
xia-claim-hint = слава +{ $fame } и навык до конца игры
xia-claim-none = Не сейчас
