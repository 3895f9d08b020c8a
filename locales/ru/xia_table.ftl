# Ксиа за столом: команды, панели и ход как рассказ.

game-xia = Ксиа
about-xia = Система, карты которой нет ни у кого, маленький корабль и немного кредитов. Исследуйте, торгуйте, возите контрабанду, охотьтесь или спасайтесь от охоты: побеждает тот, кто прославится первым. От трёх до пяти капитанов, считая андроидов.

command-xia = ксиа
describe-xia = Ксиа: тайны дрейфующей системы
command-xia-open = новая
describe-xia-open = Открыть стол для «Ксии»
command-xia-turn = ход
describe-xia-turn = Сыграть несколько действий одной строкой; подсказки появляются, пока вы пишете
xia-turn-example = импульс; Кемплар II, клетка 7
command-xia-look = посмотреть
describe-xia-look = Карта, сектор, корабль, слава и титулы, миссии или неигровые персонажи; видно только вам
command-xia-odds = шансы
describe-xia-odds = Точные шансы того, что вы можете сделать сейчас; видно только вам
command-xia-give = отдать
describe-xia-give = Отдать кредиты другому капитану, в любое время
option-name-fame = слава
describe-option-fame = Сколько славы нужно для победы (если не указать — 10)
option-name-first-game = первая-игра
describe-option-first-game = Известные секторы и готовые корабли для первой игры
option-name-npcs = персонажи
describe-option-npcs = С Торговцем, Разбойником и Патрульным
option-name-credits = кредиты
describe-option-credits = Тысячами: 1 000, 2 000 и так далее
describe-option-give-player = Кому отдать

option-xia-fame = Слава для победы
option-xia-fame-1 = 1
option-xia-fame-2 = 2
option-xia-fame-3 = 3
option-xia-fame-4 = 4
option-xia-fame-5 = 5, короткая игра
option-xia-fame-6 = 6
option-xia-fame-7 = 7
option-xia-fame-8 = 8
option-xia-fame-9 = 9
option-xia-fame-10 = 10
option-xia-fame-11 = 11
option-xia-fame-12 = 12
option-xia-fame-13 = 13
option-xia-fame-14 = 14
option-xia-fame-15 = 15
option-xia-fame-16 = 16
option-xia-fame-17 = 17
option-xia-fame-18 = 18
option-xia-fame-19 = 19
option-xia-fame-20 = 20, долгая игра
option-xia-first-game = Первая игра (известные секторы, готовые корабли)
option-xia-npcs = Неигровые персонажи
option-xia-gate-fame = Слава первому, кто пройдёт через врата
option-xia-open-fields = Без бросков между клетками одного поля

## Картинки

xia-look-map = Карта
xia-look-system = Система
xia-look-fame = Слава и титулы
xia-look-missions = Миссии
xia-look-npcs = Персонажи
xia-look-score = Итог
xia-look-mine = Мой корабль
xia-look-ship = Корабль: { $name }
xia-look-sector = Сектор: { $sector }

## Стол и место

xia-status = Ход { $turn } · { $player }: { $stage }
xia-status-fame = Слава, для победы { $needed }: { $ranks }
xia-stage-choosing = выбор корабля
xia-stage-fitting = оснащение корабля
xia-stage-action = фаза действий
xia-stage-moving = полёт, { $left ->
    [one] осталось { $left } очко
    [few] осталось { $left } очка
   *[many] осталось { $left } очков
}
xia-stage-business = хозяйственная фаза
xia-stage-status = итоговая фаза
xia-stage-npc = ход персонажа
xia-seat = Слава { $fame } из { $needed } · кредитов { $credits } · энергия { $energy } · заряжено маркеров { $armed } · урон { $damage }
xia-seat-waits = Сейчас решает { $player }. Вас позовут.
xia-button-odds = Шансы
xia-button-orders = Постоянные приказы
xia-button-give = Отдать кредиты
xia-button-refresh = Обновить

## Постоянные приказы

xia-orders-about = О том, что в чужой ход вы всегда решали бы одинаково, вас можно не спрашивать. В свой ход вас спросят в любом случае; только груз укладывается сам.
    { "" }**Решать за меня**: все щиты, кроме одного маркера, способности и зарядка всегда, урон туда, где вреда меньше.
xia-orders-usual = Решать за меня
xia-orders-ask = Спрашивать обо всём
xia-order-shields = Щиты при атаке
xia-order-shields-ask = Щиты: спрашивать меня
xia-order-shields-none = Щиты: не использовать
xia-order-shields-all = Щиты: все заряженные маркеры
xia-order-shields-all-but-one = Щиты: все заряженные маркеры, кроме одного
xia-order-abilities = Защитные способности
xia-order-abilities-ask = Способности: спрашивать меня
xia-order-abilities-never = Способности: никогда
xia-order-abilities-always = Способности: всегда
xia-order-rearm = Зарядка щитов после атаки
xia-order-rearm-ask = Зарядка после атаки: спрашивать меня
xia-order-rearm-never = Зарядка после атаки: никогда
xia-order-rearm-always = Зарядка после атаки: всегда
xia-order-damage = Размещение урона
xia-order-damage-ask = Урон: спрашивать меня, куда
xia-order-damage-auto = Урон: туда, где вреда меньше
xia-order-stow = Укладка груза
xia-order-stow-ask = Груз: спрашивать меня, куда
xia-order-stow-auto = Груз: укладывать без меня

## Подарки

xia-give-about = У вас { $credits } кредитов. Их можно отдать в любое время, а ничего другого — никогда.
xia-give-option = { $credits } → { $to }

## Шансы

xia-odds-head = Что могут принести кубики
xia-odds-flights = **Клетки { $numbers }**: { $odds }
xia-odds-bare = Номера — как на карте. Щиты и способности, которыми вы прикроетесь по пути, не учтены.
xia-odds-nothing = Сейчас вас не спрашивают ни о чём, что решают кубики. В ваш ход здесь видны каждая атака, каждый опасный путь и каждый щит с точными шансами.
xia-odds-attack = без защиты урон около { $open }, гибель цели { $kill } %; против всех щитов, какие можно поднять, около { $guarded }, гибель { $still } %
xia-odds-attack-own = { "" }; себе около { $own }, своя гибель { $death } %
xia-odds-at = { $target }: { $odds }

## Ход как рассказ

xia-figures = слава { $fame } · кредитов { $credits } · энергия { $energy } · заряжено { $armed }
xia-turn-ends = конец хода
xia-leg = { $drives } → { $place }
xia-leg-nowhere = { $drives }
xia-leg-drive = { $source } ({ $points })
xia-told-chooses-ship = корабль «{ $ship }», ждёт здесь: { $place }
xia-told-takes-loadout = готовая оснастка «{ $loadout }» ({ $outfits })
xia-told-turn-skipped = разбор обломков, ход пропущен
xia-told-flew = дальше: { $place }
xia-told-pushed-back = клетка занята, дрейф назад: { $place }
xia-told-stranded-on-the-way = туманность выпила всё до искры, остановка
xia-told-warped = выход из врат: { $place }
xia-told-hopped = скачок: { $space }
xia-told-blind-jump = прыжок вслепую
xia-told-sector-laid = **новый сектор: { $sector }**
xia-told-token-taken = жетон исследования: { $face ->
    [credits] 1 000 кредитов
    [fame] слава
    *[nothing] ничего
    }
xia-told-token-beachcomber = для собирателя и это { $credits } кредитов
xia-told-rolled = { $why }: выпало { $roll }
xia-told-border-bounced = щит отбрасывает корабль
xia-told-border-refused = вход закрыт: { $sector }
xia-told-damaged = урон { $points }
xia-told-loses-energy = потеря энергии: { $energy }{ $markers ->
    [0] { "" }
   *[some] , заряженных маркеров: { $markers }
}
xia-told-destroyed = **корабль погиб**: { $cause ->
    [debris] распорот обломками
    [star] ушёл в звезду
    [salvage] обломки взорвались
    [ram] раздавлен тараном
    [own-ram] не пережил собственный таран
    [nova] нова-заряд рванул на борту
    *[damage] обшивка не выдержала
    }
xia-told-destroyed-by = **уничтожена цель: { $ship }**
xia-told-respawns = возрождение: { $space }
xia-told-bounty = награда за голову +{ $credits }
xia-told-bounty-taken = награда за голову: { $credits } кредитов ({ $victim })
xia-told-rescued = спасение: { $other }
xia-told-attacks = атака, цель { $target }: { $weapons }
xia-told-attack-rolls = кубики { $rolls }
xia-told-attack-result = атака { $attack }, защита { $defence }: { $damage ->
    [0] { $target }, повреждений нет
    *[some] { $target }, повреждений { $damage }
    }
xia-told-npc-flies = перелёт: { $space }
xia-told-npc-hunts = курс на цель: { $target }
xia-told-npc-attacks = атака, цель { $target }
xia-told-npc-lot = цели одинаково близки, на кубике { $roll }: { $target }
xia-told-npc-patrol-lot = патруль, на кубике { $roll }: { $sector }
xia-told-npc-warps = через врата
xia-told-npc-skips = ремонт на верфи, ход пропущен
xia-told-npc-sells = продажа товара: { $sector } (на карте { $credits } кредитов)
xia-told-npc-rolls = { $border ->
    [asteroid] среди астероидов
    [debris] среди обломков
    *[other] у планетарного щита
    } выпало { $roll }
xia-told-defends = защита: { $means }
xia-told-defends-not = без защиты
xia-told-guard-rolls = отражено { $blocks }
xia-told-shield-rerolled = переброс кубика щита: { $value }
xia-told-uses = способность «{ $ability }»
xia-told-patched = снято урона: { $points }
xia-told-replicated = репликация: { $outfit }
xia-told-autopilot-on = автопилот ({ $spaces })
xia-told-siphoned = откачано энергии: { $energy }, донор { $other }
xia-told-harpoon-on = на буксире: { $ship }
xia-told-harpoon-off = трос отцеплен: { $ship }
xia-told-arms = { $markers ->
    [one] заряжен { $markers } маркер
    [few] заряжено { $markers } маркера
   *[many] заряжено { $markers } маркеров
}
xia-told-recharges = полная подзарядка
xia-told-repairs = полный ремонт ({ $credits })
xia-told-buys-outfit = покупка: { $outfit }
xia-told-sells-outfit = продажа: { $outfit }
xia-told-buys-ship = **новый корабль: { $ship }**
xia-told-leaves-cube = куб не поместился ({ $cube })
xia-told-mission-kept = взята миссия, лицом вниз
xia-told-mission-open = задание миссии «{ $mission }» выполнено ({ $payment ->
    [0] оплата, когда откроют сектор { $sector }
    *[some] { $payment } кредитов, получить: { $sector }
    })
xia-told-mission-priced = миссия «{ $mission }» принесёт { $payment }
xia-told-sneaked-in = незаметный проход: { $sector }
xia-told-experience-used = опыт: кубик переброшен
xia-told-mission-completed = **миссия «{ $mission }» завершена**, { $payment } кредитов
xia-told-mission-failed = миссия «{ $mission }» провалена
xia-told-mission-aborted = миссия прервана
xia-told-title-claimed = **титул «{ $title }»**
xia-told-buys-cargo = куплено за { $cost }: { $cubes }
xia-told-sells-cargo = продано за { $credits }: { $cubes }
xia-told-extracts = добыча: { $cube }
xia-told-collects = подобрано: { $cubes }
xia-told-overboard = за бортом: { $cubes }
xia-told-fame-exploration = **слава +{ $points }** за открытие
xia-told-fame-mission = **слава +{ $points }** за миссию
xia-told-fame-combat = **слава +{ $points }** за победу в бою
xia-told-fame-trade = **слава +{ $points }** за проданный груз
xia-told-fame-ship = **слава +{ $points }** за новый корабль
xia-told-fame-wealth = куплена **слава +{ $points }**
xia-told-fame-kindness = **слава +{ $points }** за помощь
xia-told-fame-title = **слава +{ $points }** за титул
xia-told-fame-luck = выпало 20, **слава +{ $points }**
xia-told-fame-gate = первый проход через эти врата, **слава +{ $points }**
xia-no-such-option = В «Ксию» играют до 1–20 очков славы, остальное — да или нет. Выберите из предложенного.
