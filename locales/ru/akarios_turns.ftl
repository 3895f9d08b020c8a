# Сражения в «Звёздах Акариоса»: кубики, действия, полёты, атаки и ответы на них.

## До сражения

ak-ask-muster = Подготовьте корабль. Всё готово к сражению?
ak-ask-place = Где начинает ваш корабль и куда смотрит его нос?
ak-choice-place = { $hex }, носом на { $bow }
ak-choice-place-said = { $said }: { $hex }, носом на { $bow }
ak-fits = { $player } ставит карту «{ $card }».
ak-unfits = { $player } освобождает гнездо.
ak-flies = { $player } выбирает корабль «{ $ship }».
ak-pilots = { $player } выбирает пилота: { $pilot }.
ak-pilot-file = **{ $pilot }** · { $text }
ak-placed = { $player } занимает клетку { $hex }, носом на { $bow }.
ak-placed-said = { $player }: «{ $said }». Клетка { $hex }, носом на { $bow }.
ak-battle-begins = Сражение начинается.

## Раунды и кубики

ak-round = Раунд { $round }.
ak-rolls = { $player } бросает кубики: { $faces }.
ak-rerolls = { $player } перебрасывает кубики: { $faces }.
ak-ask-dice = Оставить кубики или перебросить?
ak-choice-keep = Оставить кубики
ak-choice-reroll-free = Перебросить все даром
ak-choice-reroll-all = Перебросить все: 1 стресс

## Действия

ak-ask-act = Раунд { $round }: размещайте кубики и действуйте — или пас.
ak-choice-pass = Пас
ak-choice-ready = Готово
ak-choice-for-now = Пока всё
ak-choice-unready = Ещё не готово
ak-passes = { $player }: пас.
ak-ready = { $player }: готовность.
ak-acts = { $player }: действие «{ $card }».
ak-action-lost = { $player }: действие уже невозможно, кубики и энергия потеряны.
ak-forced = { $player }: травма сносит корабль на клетку { $hex }, носом на { $bow }.
ak-ask-bonus = «{ $card }»: кому достанется бонусное свойство?
ak-ask-free = «{ $card }»: какое действие выполнить?
ak-ask-guided = Цель { $target } на прицеле: атаковать её сейчас?
ak-choice-free = { $card } ({ $how })
ak-choice-free-at = { $card } → { $targets } ({ $how })
ak-ask-recharge = { $n ->
    [one] Какая карта восстановит 1 единицу энергии?
    [few] Какие { $n } карты восстановят по 1 единице энергии?
   *[many] Какие { $n } карт восстановят по 1 единице энергии?
 }
ak-ask-mend = { $n ->
    [one] Какое сломанное улучшение починить?
    [few] Какие { $n } сломанных улучшения починить?
   *[many] Какие { $n } сломанных улучшений починить?
 }

## Полёты

ak-moves = { $player } летит: { $hexes }. Итог: { $to }.
ak-sails = { $ship } идёт дальше: клетка { $to }.
ak-stops-early = { $player } прерывает перемещение на клетке { $to }.
ak-enters-asteroids = { $ship } влетает в астероиды на клетке { $hex }.
ak-enters-nebula = { $ship } влетает в туманность на клетке { $hex }.
ak-ask-terrain = Впереди помеха ({ $terrain }). Стерпеть или получить 1 стресс и пролететь невредимо?
ak-choice-terrain-bear = Стерпеть
ak-choice-terrain-pay = Получить 1 стресс
ak-ask-exit = { $ship } в червоточине. Откуда вылететь?
ak-choice-exit = { $hex }, носом на { $bow }
ak-ask-tie-exit = Выходы одинаково близки. Откуда вылетает враг?
ak-wormhole = { $ship } вылетает из червоточины на клетку { $to }.
ak-wormhole-shut = { $ship } не находит выхода из червоточины и остаётся на месте.
ak-ask-push = Отталкивание, { $ship }: куда? Осталось клеток: { $left }
ak-ask-pull = Притягивание, { $ship }: куда? Осталось клеток: { $left }
ak-choice-shove = { $hex }
ak-choice-shove-stop = Остановить здесь
ak-ask-fly-on = «{ $card }»: ваш корабль перемещают. Лететь до конца или прервать за 1 стресс?
ak-choice-fly-on = Лететь до { $hex }
ak-choice-break-off = Прервать на { $hex }
ak-ask-tie-shove = Две клетки одинаково далеки. Куда сдвинется корабль?
ak-aside = { $ship } уступает дорогу: клетка { $to }.
ak-ask-tie-aside = Куда корабль уступит дорогу?
ak-pushed = { $ship } отлетает на клетку { $to }.
ak-pulled = { $ship } притянут на клетку { $to }.

## Атаки

ak-attacks = { $ship } атакует: { $targets }. Базовый урон { $damage }.
ak-draws = { $ship } берёт модификатор против цели { $target }: { $cards }.
ak-total = { $ship } попадает по цели { $target }: урон { $total }.
ak-misses = { $ship } промахивается по цели { $target }.
ak-ask-stack = Атака на цель { $target }: какие карты засчитать?
ak-choice-stack = { $cards }: урон { $total }
ak-choice-redraw = Взять другую: 1 стресс
ak-ask-evade = { $ship } атакует вас. Уклониться?
ak-choice-evade = Уклониться
ak-choice-decline = Не надо
ak-evades = { $player } уклоняется: враг в невыгодной позиции.
ak-ask-cancel = { $ship } попадает по вам: урон { $damage }{ $effects }. Принять или сломать карту и получить 1 стресс?
ak-with-effects = { "" }, эффекты: { $effects }
ak-choice-take = Принять удар
ak-choice-break = Сломать: { $card }
ak-cancels = { $player } ломает карту «{ $card }» и отменяет атаку.
ak-ignores = { $ship } не замечает атаки.
ak-ask-protect = По «Воробью» попали: урон { $damage }. Защитить его, сломав свойство корабля, за 1 стресс?
ak-choice-protect = Защитить «Воробья»
ak-protects = { $player } ломает карту «{ $card }» и защищает «Воробья».
ak-ask-share = { $ship }: урон { $damage }. Принять 2 из него на свои щиты?
ak-choice-share = Поделиться щитами
ak-shares = { $ship } принимает щитами { $n } урона. Прикрыт корабль: { $target }.
ak-takes-over = { $ship } принимает весь урон. Прикрыт корабль: { $target }.

## Конец

ak-success = Сражение выиграно, раунд { $round }.
ak-failure = Сражение проиграно, раунд { $round }.
ak-won = Успех: отряд справился.
ak-lost = Провал: на этот раз не вышло.

## Приказы

ak-orders = { $player } отдаёт постоянный приказ: { $what }.
ak-order-dropped = { $player } отменяет постоянный приказ: { $what }.
