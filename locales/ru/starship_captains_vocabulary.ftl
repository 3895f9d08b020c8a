### Звёздные капитаны: что говорят карты, отсеки и шкалы. Каждый эффект — оборот, который встаёт в перечень.

## Фигурки, жетоны, ячейки

sc-figure-red = красный энсин
sc-figure-yellow = жёлтый энсин
sc-figure-blue = синий энсин
sc-figure-cadet = кадет
sc-figure-android = андроид
sc-figure-red-commander = красный командер
sc-figure-yellow-commander = жёлтый командер
sc-figure-blue-commander = синий командер

sc-pirate-green-medal = зелёный пират (медаль и артефакт)
sc-pirate-green-android = зелёный пират (андроид)
sc-pirate-purple-medal = фиолетовый пират (медаль и артефакт)
sc-pirate-purple-android = фиолетовый пират (андроид)
sc-pirate-yellow-medal = жёлтый пират (медаль и артефакт)
sc-pirate-yellow-android = жёлтый пират (андроид)

sc-slot =
    ряд { $row }, { $column ->
        [1] слева
       *[2] справа
    }

## Перечни эффектов

sc-effects = { $list }
sc-effects-none = ничего
sc-effects-price = за { $price } — { $effects }
sc-effects-discarding = за сброс этой карты — { $effects }
sc-or = { $first }, либо { $other }

## Эффекты

sc-effect-move =
    { $n ->
        [one] { $n } перелёт
        [few] { $n } перелёта
       *[many] { $n } перелётов
    }
sc-effect-jump =
    { $n ->
        [one] { $n } прыжок
        [few] { $n } прыжка
       *[many] { $n } прыжков
    }
sc-effect-repair =
    { $n ->
        [one] { $n } ремонт
        [few] { $n } ремонта
       *[many] { $n } ремонтов
    }
sc-effect-medal =
    { $n ->
        [one] { $n } медаль
        [few] { $n } медали
       *[many] { $n } медалей
    }
sc-effect-artifact =
    { $n ->
        [one] { $n } артефакт
        [few] { $n } артефакта
       *[many] { $n } артефактов
    }
sc-effect-android =
    { $n ->
        [one] { $n } андроид
        [few] { $n } андроида
       *[many] { $n } андроидов
    }
sc-effect-cadet =
    { $n ->
        [one] { $n } кадет
        [few] { $n } кадета
       *[many] { $n } кадетов
    }
sc-effect-fight =
    { $n ->
        [one] { $n } бой
        [few] { $n } боя
       *[many] { $n } боёв
    }
sc-effect-advance-fleet =
    { $n ->
        [one] { $n } шаг по шкале флота
        [few] { $n } шага по шкале флота
       *[many] { $n } шагов по шкале флота
    }
sc-effect-advance-androids =
    { $n ->
        [one] { $n } шаг по шкале андроидов
        [few] { $n } шага по шкале андроидов
       *[many] { $n } шагов по шкале андроидов
    }
sc-effect-advance-pirates =
    { $n ->
        [one] { $n } шаг по шкале пиратов
        [few] { $n } шага по шкале пиратов
       *[many] { $n } шагов по шкале пиратов
    }
sc-effect-advance-any =
    { $n ->
        [one] { $n } шаг по любой шкале
        [few] { $n } шага по любой одной шкале
       *[many] { $n } шагов по любой одной шкале
    }
sc-effect-advance-split =
    { $n ->
        [one] { $n } отдельный шаг по любой шкале
        [few] { $n } отдельных шага по любым шкалам
       *[many] { $n } отдельных шагов по любым шкалам
    }
sc-effect-retreat-fleet =
    { $n ->
        [one] { $n } шаг назад по шкале флота
        [few] { $n } шага назад по шкале флота
       *[many] { $n } шагов назад по шкале флота
    }
sc-effect-retreat-androids =
    { $n ->
        [one] { $n } шаг назад по шкале андроидов
        [few] { $n } шага назад по шкале андроидов
       *[many] { $n } шагов назад по шкале андроидов
    }
sc-effect-retreat-pirates =
    { $n ->
        [one] { $n } шаг назад по шкале пиратов
        [few] { $n } шага назад по шкале пиратов
       *[many] { $n } шагов назад по шкале пиратов
    }
sc-effect-event-fleet = событие флота
sc-effect-event-androids = событие андроидов
sc-effect-event-pirates = событие пиратов
sc-effect-event-any = событие любой шкалы
sc-effect-research = { $n ->
    [one] изучение { $n } технологии
    [few] изучение { $n } технологий
    *[many] изучение { $n } технологий
    }
sc-effect-draw-tech = { $n ->
    [one] установка { $n } технологии с колоды
    [few] установка одной из { $n } технологий с колоды
    *[many] установка одной из { $n } технологий с колоды
    }
sc-effect-draw-omega = { $n ->
    [one] установка { $n } омеги с колоды
    [few] установка одной из { $n } омег с колоды
    *[many] установка одной из { $n } омег с колоды
    }
sc-effect-take-event-tech = установка технологии из-под этого события
sc-effect-discard-self = сброс этой карты
sc-effect-copy-room = копия технологии-отсека с любого корабля
sc-effect-lay-artifact =
    { $n ->
        [one] размещение { $n } артефакта на своей технологии-отсеке
        [few] размещение { $n } артефактов на своих технологиях-отсеках
       *[many] размещение { $n } артефактов на своих технологиях-отсеках
    }
sc-effect-ambush =
    { $n ->
        [one] { $n } засада
        [few] { $n } засады
       *[many] { $n } засад
    }
sc-effect-pirate-spawn =
    { $n ->
        [one] { $n } пират на любой свободный маршрут
        [few] { $n } пирата на любые свободные маршруты
       *[many] { $n } пиратов на любые свободные маршруты
    }
sc-effect-damage =
    { $n ->
        [one] { $n } урон
        [few] { $n } урона
       *[many] { $n } урона
    }
sc-effect-ignore-damage = защита от { $n } урона
sc-effect-train =
    { $n ->
        [one] { $n } бесплатное обучение
        [few] { $n } бесплатных обучения
       *[many] { $n } бесплатных обучений
    }
sc-effect-promote =
    { $n ->
        [one] { $n } бесплатное повышение
        [few] { $n } бесплатных повышения
       *[many] { $n } бесплатных повышений
    }
sc-effect-recall-any =
    { $n ->
        [one] { $n } член экипажа назад из очереди
        [few] { $n } члена экипажа назад из очереди
       *[many] { $n } членов экипажа назад из очереди
    }
sc-effect-recall-cadet =
    { $n ->
        [one] { $n } кадет назад из очереди
        [few] { $n } кадета назад из очереди
       *[many] { $n } кадетов назад из очереди
    }
sc-effect-recall-red =
    { $n ->
        [one] { $n } красный член экипажа назад из очереди
        [few] { $n } красных члена экипажа назад из очереди
       *[many] { $n } красных членов экипажа назад из очереди
    }
sc-effect-recall-yellow =
    { $n ->
        [one] { $n } жёлтый член экипажа назад из очереди
        [few] { $n } жёлтых члена экипажа назад из очереди
       *[many] { $n } жёлтых членов экипажа назад из очереди
    }
sc-effect-recall-blue =
    { $n ->
        [one] { $n } синий член экипажа назад из очереди
        [few] { $n } синих члена экипажа назад из очереди
       *[many] { $n } синих членов экипажа назад из очереди
    }
sc-effect-peek-missions =
    { $n ->
        [one] взгляд на { $n } верхнюю миссию
        [few] взгляд на { $n } верхние миссии
       *[many] взгляд на { $n } верхних миссий
    }
sc-effect-choose = либо { $options }
sc-effect-choose-among = (либо { $options })
sc-effect-per =
    { $max ->
        [0] { $what } { $counted }
       *[some] { $what } { $counted } (до { $max })
    }

## Цена

sc-price-medal =
    { $n ->
        [one] { $n } медаль
        [few] { $n } медали
       *[many] { $n } медалей
    }
sc-price-artifact =
    { $n ->
        [one] { $n } артефакт
        [few] { $n } артефакта
       *[many] { $n } артефактов
    }
sc-price-pirate =
    { $n ->
        [one] { $n } пирата
        [few] { $n } пиратов
       *[many] { $n } пиратов
    }
sc-price-android =
    { $n ->
        [one] { $n } андроида
        [few] { $n } андроидов
       *[many] { $n } андроидов
    }

## Что считается

sc-count-android-crew = за каждого андроида на борту
sc-count-commander = за каждого командера
sc-count-pirate-token = за каждого пирата в трюме
sc-count-artifact-kind = за каждый вид артефактов в трюме
sc-count-artifact = за каждый артефакт в трюме
sc-count-room-tech = за каждую вашу технологию-отсек
sc-count-tech-installed = за каждую вашу технологию, кроме омег
sc-count-omega-installed = за каждую вашу омегу
sc-count-mission-done = за каждую выполненную вами миссию
sc-count-mission-rows = за каждую строку ваших миссий
sc-count-mission-gold-row = за каждую вашу миссию с золотой строкой
sc-count-mission-two-row = за каждую вашу миссию из двух строк
sc-count-adjacent-pirate = за каждого пирата рядом с кораблём
sc-count-red-crew = за каждого красного члена экипажа
sc-count-yellow-crew = за каждого жёлтого члена экипажа
sc-count-blue-crew = за каждого синего члена экипажа
sc-count-empty-hold-slot = за каждую пустую ячейку трюма
sc-count-medal = за каждую медаль
sc-count-lap = за каждый круг на шкалах
sc-count-track-sector-min = за каждое очко вашего худшего сектора на шкалах

## Когда карты срабатывают

sc-when-on-move-effect = Когда эффект даёт вам перелёты
sc-when-on-tech-bonus-repair = Когда бонус технологии — ремонт
sc-when-on-tech-bonus-medal = Когда бонус технологии — медаль
sc-when-on-tech-bonus-move = Когда бонус технологии — перелёт
sc-when-on-mission-done = После миссии
sc-when-on-mission-done-red = После миссии с красной строкой
sc-when-on-mission-done-yellow = После миссии с жёлтой строкой
sc-when-on-mission-done-blue = После миссии с синей строкой
sc-when-on-mission-done-gold = После миссии с золотой строкой
sc-when-on-mission-done-shows = После миссии с любым из символов ({ $symbols })
sc-when-on-damage = Перед уроном
sc-when-on-damage-route = Перед уроном на маршруте
sc-when-on-damage-fight = Перед уроном в бою
sc-when-on-damage-mission = Перед первым уроном в миссии
sc-when-on-fight = После боя
sc-when-on-station-home-station = Когда вы берёте жетон главной станции
sc-when-on-station-android-station = Когда вы берёте жетон станции андроидов
sc-when-on-station-pirate-station = Когда вы берёте жетон станции Ни'Ана
sc-when-on-pass = Когда вы пасуете
sc-when-on-round-start = В начале раунда

sc-symbol-ambush = засада
sc-symbol-fight = бой
sc-symbol-damage = урон
sc-symbol-move = перелёт
sc-symbol-jump = прыжок
sc-symbol-repair = ремонт
sc-symbol-medal = медаль
sc-symbol-artifact = артефакт
sc-symbol-android = андроид
sc-symbol-cadet = кадет
sc-symbol-advance = шаги по шкале
sc-symbol-research = исследование
sc-symbol-event = событие

## Что карты меняют

sc-passive-extra-hold-slots =
    { $n ->
        [one] Ещё { $n } ячейка трюма, недоступная урону
        [few] Ещё { $n } ячейки трюма, недоступные урону
       *[many] Ещё { $n } ячеек трюма, недоступных урону
    }
sc-passive-pay-with-artifact = Обучение и повышение можно оплачивать артефактами, как медалями
sc-passive-pay-with-pirate = Обучение и повышение можно оплачивать жетонами пиратов, как медалями
sc-passive-bonus-becomes-repair = Вместо ремонта бонус технологии даёт { $effects }
sc-passive-bonus-becomes-medal = Вместо медали бонус технологии даёт { $effects }
sc-passive-bonus-becomes-move = Вместо перелёта бонус технологии даёт { $effects }
sc-passive-move-or-jump-as-repair = Вместо любого перелёта или прыжка можно сделать ремонт
sc-passive-artifact-on-room = отсек с артефактом принимает экипаж любого цвета
sc-passive-convert-advance = Шаги по одной шкале можно целиком сделать по другой

## Что карты приносят в конце

sc-score-per =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } { $counted }{ $max ->
        [0] { "" }
       *[some] { " " }(до { $max })
    }
sc-score-no-damage =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, если на борту нет урона

## Карты целиком

sc-card-room-red = Красный отсек: { $effects }
sc-card-room-yellow = Жёлтый отсек: { $effects }
sc-card-room-blue = Синий отсек: { $effects }
sc-card-room-grey = Серый отсек: { $effects }
sc-card-row-red = красная: { $effects }
sc-card-row-yellow = жёлтая: { $effects }
sc-card-row-blue = синяя: { $effects }
sc-card-row-gold = золотая: { $effects }
sc-card-reacts = { $when }: { $effects }
sc-card-reacts-turn = { $when }, раз в ход: { $effects }
sc-card-reacts-round = { $when }, раз в раунд: { $effects }
sc-card-also = { $text }. С этих пор { $passive }
sc-card-passenger = { $text }. В конце игры: { $score }
sc-card-mission-2 =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } — { $a }; { $b }
sc-card-mission-3 =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } — { $a }; { $b }; { $c }
sc-card-mission-4 =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } — { $a }; { $b }; { $c }; { $d }
