# «Звёзды Акариоса»: приказ шаг за шагом.

## Карта и кубики

ak-draft-card = Какое действие?
ak-draft-reroll = Перебросить кубики
ak-draft-reroll-which = Какие кубики перебросить? Это стоит 1 стресс.
ak-draft-dice = «{ $card }»: какими кубиками платите?
ak-draft-faces = { $faces }
ak-draft-energy = Энергией, без кубиков
ak-draft-die = Кубик { $number }: { $face }
ak-draft-which-dice = Какие кубики?
ak-hint-energy = энергия { $energy } из { $cap }
ak-hint-stress = стресс +{ $stress }

## Стрессовая способность

ak-draft-stress = «{ $card }»: применить стрессовую способность?
ak-draft-plain = Без неё
ak-draft-turn-before = Сначала повернуть на { $bow }
ak-draft-turn-amid = Повернуть между двумя действиями
ak-draft-turn-after = Повернуть потом
ak-draft-more = Усилить действие

## Части карты

ak-draft-part = «{ $card }», часть { $number }: выполнить?
ak-part-move = Переместиться
ak-part-turn = Повернуть
ak-part-attack = Атаковать
ak-part-effect = Применить эффект
ak-part-skip = Пропустить часть

## Пути

ak-draft-way = «{ $card }»: каким путём?
ak-draft-way-straight = { $number } · { $pattern } → { $hex }, носом на { $bow }
ak-draft-way-left = { $number } · { $pattern } влево → { $hex }, носом на { $bow }
ak-draft-way-right = { $number } · { $pattern } вправо → { $hex }, носом на { $bow }
ak-draft-side-straight = { $pattern }
ak-draft-side-left = { $pattern } влево
ak-draft-side-right = { $pattern } вправо
ak-hint-risks = { $risks }
ak-risk-free = путь свободен
ak-risk-asteroids = астероиды: корпус −{ $n }
ak-risk-nebula = туманность: щиты −{ $n }
ak-risk-glitch = туманность без щитов: «Сбой»
ak-risk-wormhole = в червоточину
ak-risk-stop = остановка раньше: 1 стресс
ak-risk-deadly = гибель корабля
ak-draft-turn = Куда повернуть?
ak-draft-bonus-turn = Повернуть ещё раз?
ak-draft-turn-other = Куда повернётся { $ship }?
ak-draft-turn-stay = Не поворачиваться
ak-draft-bow = { $bow }
ak-draft-place = «{ $card }»: куда?
ak-draft-hex = { $hex }
ak-draft-hexes = Где откроются червоточины? Не больше { $n }.

## Цели

ak-draft-targets = «{ $card }»: кого атаковать?
ak-draft-enough = Больше целей не нужно
ak-draft-whom = «{ $card }»: для кого?
ak-draft-ally = «{ $card }»: с чьего места?
ak-draft-choose = «{ $card }»: какой эффект?
ak-draft-cleanse = Какой эффект снять?
ak-draft-effect = { $effect }
ak-draft-recharge = Какие карты восстановят энергию? Не больше { $n }.
ak-draft-mend = Какие карты починить? Не больше { $n }.
ak-hint-odds-even = уничтожение { $destroyed } % · корпус { $hull } · щиты { $shields }
ak-hint-odds-advantage = выгодная позиция · уничтожение { $destroyed } % · корпус { $hull } · щиты { $shields }
ak-hint-odds-disadvantage = невыгодная позиция · уничтожение { $destroyed } % · корпус { $hull } · щиты { $shields }

## До сражения

ak-draft-slot = Что изменить?
ak-draft-fit = Что поставить в это гнездо?
ak-draft-empty = Оставить пустым
ak-draft-other-ship = Другой корабль
ak-draft-other-pilot = Другой пилот
ak-draft-ship = На каком корабле лететь?
ak-draft-pilot = Кто ваш пилот?
ak-draft-space = Где начинает ваш корабль?
ak-draft-facing = Куда смотрит его нос?
ak-slot-weapon_1 = Оружие 1
ak-slot-weapon_2 = Оружие 2
ak-slot-engine_1 = Двигатель 1
ak-slot-engine_2 = Двигатель 2
ak-slot-tech_1 = Технология 1
ak-slot-tech_2 = Технология 2
ak-slot-ship = Способность корабля
ak-slot-pilot = Способность пилота

## Целые команды

ak-group-whole = Что теперь? Целые команды, лучшие сверху
ak-group-cards = Карта за картой: какое действие?
ak-whole-choosing = { $card }: { $effect }
ak-whole-uses = { $number } · { $card }
ak-whole-moves = { $number } · { $card } → { $hex }, носом на { $bow }
ak-whole-attacks = { $number } · { $card }, цель: { $targets }
ak-whole-moves-attacks = { $number } · { $card } → { $hex }, носом на { $bow }; цель: { $targets }
ak-whole-costs = { $costs }
ak-whole-odds = уничтожение: { $shares } · { $costs }
ak-cost-energy = энергия: { $n }
ak-cost-stress = стресс: { $n }
ak-cost-miss = «Промах» в колоду
ak-cost-panic = паника

## На рынке

ak-draft-market = Что делаете? Когда закончите, нажмите «Готово» на своём месте.
ak-draft-pledge = { $what }: сколько вносите? Не хватает: { $price }.
ak-draft-credits = { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[many] { $n } кредитов
}
ak-market-buy = { $number } · Купить: { $what }
ak-market-sell = Продать: { $what }
ak-market-pledge = { $number } · Внести: { $what }
ak-market-repay = Забрать внесённое: { $what }
ak-hint-price = { $price ->
    [one] { $price } кредит
    [few] { $price } кредита
   *[many] { $price } кредитов
}
ak-group-weapon = Оружие
ak-group-engine = Двигатели
ak-group-technology = Технологии
ak-group-services = Для ваших кораблей
ak-group-shared = Для отряда, вскладчину
ak-group-sell = Продать
ak-group-repay = Внесённое вами
ak-offer-upgrade = очко модернизации: { $ship }
