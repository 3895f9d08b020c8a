### Космическая разведка: настройки, вопросы, отказы и всё, что происходит вне разбора полётов.

## Настройки

option-space-alert-mission = Миссия
option-space-alert-mission-random = одна из восьми, наугад
option-space-alert-mission-generated = новая, составленная для этого стола
option-space-alert-mission-mission-1 = Миссия 1
option-space-alert-mission-mission-2 = Миссия 2
option-space-alert-mission-mission-3 = Миссия 3
option-space-alert-mission-mission-4 = Миссия 4
option-space-alert-mission-mission-5 = Миссия 5
option-space-alert-mission-mission-6 = Миссия 6
option-space-alert-mission-mission-7 = Миссия 7
option-space-alert-mission-mission-8 = Миссия 8
option-space-alert-mission-test-run-1 = Пробный полёт 1 (обучение)
option-space-alert-mission-test-run-2 = Пробный полёт 2 (обучение)
option-space-alert-mission-simulation-1 = Симуляция 1 (обучение)
option-space-alert-mission-simulation-2 = Симуляция 2 (обучение)
option-space-alert-mission-simulation-3 = Симуляция 3 (обучение)
option-space-alert-mission-advanced-simulation-1 = Усложнённая симуляция 1 (обучение)
option-space-alert-mission-advanced-simulation-2 = Усложнённая симуляция 2 (обучение)
option-space-alert-mission-advanced-simulation-3 = Усложнённая симуляция 3 (обучение)
option-space-alert-normal = Обычные угрозы
option-space-alert-normal-white = белые
option-space-alert-normal-mixed = белые и жёлтые
option-space-alert-normal-yellow = жёлтые
option-space-alert-serious = Серьёзные угрозы
option-space-alert-serious-white = белые
option-space-alert-serious-mixed = белые и жёлтые
option-space-alert-serious-yellow = жёлтые
option-space-alert-pace = Темп
option-space-alert-pace-live = вживую, десять минут по часам
option-space-alert-pace-post = по переписке
option-space-alert-pace-practice = тренировка без времени
option-space-alert-campaign = Кампания до трёх миссий
option-space-alert-fifth = Андроид пятым членом экипажа
option-space-alert-tripping = Можно споткнуться
option-space-alert-pauses = Паузы разрешены
option-space-alert-silence = Отключать микрофоны, пока нет связи
option-space-alert-length = Длина новой миссии
option-space-alert-length-short = короткая
option-space-alert-length-usual = обычная
option-space-alert-length-long = длинная
option-space-alert-difficulty = Сложность новой миссии
option-space-alert-difficulty-easy = лёгкая
option-space-alert-difficulty-usual = обычная
option-space-alert-difficulty-hard = трудная
option-space-alert-phase-hours = По переписке фаза длится не дольше
option-space-alert-phase-hours-12 = 12 часов
option-space-alert-phase-hours-24 = суток
option-space-alert-phase-hours-48 = двух суток
option-space-alert-phase-hours-96 = четырёх суток
option-space-alert-window-hours = По переписке обмен данными длится не дольше
option-space-alert-window-hours-4 = 4 часов
option-space-alert-window-hours-12 = 12 часов
option-space-alert-window-hours-24 = суток

## Что говорит компьютер

sa-caption-start = Обнаружен противник. Начинается фаза 1.
sa-caption-threat = T+{ $number } · { $report ->
        [unconfirmed] предположительно ·{ " " }
       *[confirmed] { "" }
    }{ $severity ->
        [serious] { $lane ->
            [internal] Серьёзная внутренняя угроза
           *[other] Серьёзная угроза
        }
       *[normal] { $lane ->
            [internal] Внутренняя угроза
           *[other] Угроза
        }
    }{ $lane ->
        [red] { " " }· красный сектор
        [white] { " " }· белый сектор
        [blue] { " " }· синий сектор
       *[internal] { "" }
    }: { $threat }
sa-caption-incoming-data = Поступление данных: каждый может взять одну карту.
sa-caption-data-transfer = Передача данных: каждый может отдать одну карту до сигнала.
sa-caption-transfer-over = Передача данных окончена.
sa-caption-silence = Отказ системы связи: не говорим и не пишем.
sa-caption-restored = Связь восстановлена.
sa-caption-phase-ends = До конца фазы { $phase } — { $seconds ->
        [60] одна минута
        [20] двадцать секунд
       *[5] пять секунд
    }.
sa-caption-operation-ends = До конца операции — { $seconds ->
        [60] одна минута
        [20] двадцать секунд
       *[5] пять секунд
    }.
sa-caption-phase-over = Фаза { $phase } завершена. Начинается фаза { $next }.
sa-caption-complete = Операция завершена. Прыжок в гиперпространство.
sa-caption-clock-stopped = Отсчёт времени остановлен.
sa-caption-clock-resumes = { $player } снимает паузу: отсчёт возобновится через десять секунд.
sa-clock-runs = Отсчёт времени идёт.

## Планирование

sa-cards = Фаза { $phase }: вы берёте { $count ->
    [one] { $count } карту
    [few] { $count } карты
    *[many] { $count } карт
    }.
sa-next-cards = { $player } берёт карты фазы { $phase }.
sa-placed = Ход { $slot }: { $face }.
sa-taken-back = Ход { $slot }: карта снова у вас в руке.
sa-turned = Ход { $slot }, карта перевёрнута: { $face }.
sa-swapped = Карты ходов { $slot } и { $other } поменялись местами.
sa-android-placed = { $android }, ход { $slot }: { $face } (планирует { $player }).
sa-drew = { $player } берёт карту.
sa-drew-card = Вы взяли: { $action } / { $move }.
sa-gave = { $player } → { $to }: передана карта.
sa-gave-card = { $player } передаёт вам карту: { $action } / { $move }.
sa-agreed = { $player } за то, чтобы закончить раунд.
sa-withdrew = { $player } хочет планировать дальше.
sa-ended-early = Все согласны: раунд окончен досрочно.
sa-asks-pause = { $player } просит паузу. Нужны голоса командира и ещё одного игрока.
sa-absent = { $player } уже минуту не подаёт признаков жизни. Часы идут.
sa-present = { $player } снова здесь.

## По переписке и без времени

sa-post-data-transfer = Передача данных: каждый может отдать одну карту или отказаться.
sa-operation-closed = Обмен данными закрыт.
sa-declined = { $player } пропускает.
sa-ready = { $player }: план готов.
sa-not-ready = { $player }: план больше не готов.
sa-prolonged = { $player } просит ещё времени: теперь фаза длится не дольше { $hours ->
    [one] { $hours } часа
    [few] { $hours } часов
    *[many] { $hours } часов
    }.
sa-deadline = Время вышло: планы закрыты как есть.
sa-replanned = Всё сначала: карты лежат так же, как до разбора полётов.
sa-practice-over = Тренировка окончена.

## Разбор полётов

sa-resolution = Планы закрыты. Сейчас увидим, чего они стоят.
sa-cards-up = Ход { $turn }: карты открыты.
sa-turn = { $turn ->
        [13] Последний шаг
       *[turn] Ход { $turn }
    }
sa-tripped = { $player } спотыкается: не «{ $face }», а «{ $meant }».
sa-mission-won = Корабль уходит в прыжок. Экипаж жив!
sa-mission-lost = Корабль погиб. Последний удар: { $threat }.

## Кампания

sa-voted = { $player }: голос подан.
sa-campaign-stops = Кто-то хочет остановиться: кампания окончена, набранные баллы остаются.
sa-campaign-goes-on = Все летят дальше. Обычные угрозы: { $normal ->
        [white] белые
        [mixed] белые и жёлтые
       *[yellow] жёлтые
    }; серьёзные угрозы: { $serious ->
        [white] белые
        [mixed] белые и жёлтые
       *[yellow] жёлтые
    }.
sa-recovered = { $player } приходит в себя, и на большее сил нет.
sa-repaired-squad = { $player } снова собирает отряд роботов.
sa-repaired-tile = { $player } чинит { $zone ->
        [red] красный сектор
        [white] белый сектор
       *[blue] синий сектор
    }: { $tile ->
        [upper_weapon] верхнее орудие
        [lower_weapon] нижнее орудие
        [shield] щит
        [reactor] реактор
        [gravolift] гравилифт
       *[structural] структурное повреждение
    }.
sa-hangar = Единственный оставшийся отряд стоит { $station ->
        [upper_blue] в верхнем синем отсеке
       *[lower_red] в нижнем красном отсеке
    }.
sa-next-mission = Дальше: { $mission }.

## Чем кончилось

sa-won = Миссия выполнена{ $score ->
        [none] { "" }
       *[other] . Баллы: { $score }
    }.
sa-lost = Корабль погиб. Причина: { $threat }.
sa-campaign-won = Кампания окончена: { $missions ->
        [one] { $missions } миссия
        [few] { $missions } миссии
       *[many] { $missions } миссий
    }. Баллы: { $score }.
sa-campaign-lost = Корабль погиб, а с ним и кампания. Причина: { $threat }.
sa-practice-won = Тренировка: корабль вернулся домой.
sa-practice-lost = Тренировка: корабль погиб. Причина: { $threat }.

## Вопросы

sa-prompt-begin = Все пристегнулись?
sa-prompt-plan = Планируйте свои действия.
sa-prompt-ready = Планируйте свои действия и отметьте, когда всё готово.
sa-prompt-waiting = Ваш план готов; остальные ещё думают.
sa-prompt-draw = Поступление данных: можно взять { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
sa-prompt-give = Передача данных: отдать одну карту другому игроку?
sa-prompt-nothing-to-draw = Поступление данных, но колода действий пуста.
sa-prompt-end-early = Всё спланировано? Раунд кончится досрочно, если все согласны.
sa-prompt-agreed = Вы согласились закончить раунд.
sa-prompt-pause = Остановить часы? Нужны командир и ещё один игрок.
sa-prompt-paused = Часы стоят.
sa-prompt-proceed = { $turn ->
        [13] Дальше — последний шаг.
       *[turn] Дальше — ход { $turn }.
    }
sa-prompt-perform = Ход { $turn }: карты открыты.
sa-prompt-trip = Ваша карта: «{ $face }». Это ошибка?
sa-prompt-trip-android = { $member }, карта: «{ $face }». Это ошибка?
sa-prompt-debrief = Изменить план и попробовать ещё раз?
sa-prompt-vote = Летим дальше? Решит самый осторожный голос.
sa-prompt-repair = { $member }: что починить?
sa-prompt-hangar = Остался один отряд роботов. Где он стоит?

sa-choice-begin = Начинаем
sa-choice-ready = Готово
sa-choice-unready = Ещё не готово
sa-choice-draw = Взять карту
sa-choice-decline = Нет, спасибо
sa-choice-decline-rest = Пропустить до конца фазы
sa-choice-agree = Закончить раунд
sa-choice-withdraw = Планировать дальше
sa-choice-pause = Пауза
sa-choice-resume = Снять паузу
sa-choice-turn-up = Открыть карты хода { $turn }
sa-choice-resolve = { $turn ->
        [13] Разыграть последний шаг
       *[turn] Разыграть ход { $turn }
    }
sa-choice-proceed-all = Сразу к концу
sa-choice-trip-arrow = Перепутаны красный и синий
sa-choice-trip-half = Нужна была другая половина
sa-choice-replan = Планировать заново
sa-choice-done = Оставить как есть
sa-choice-stop = Остановиться
sa-choice-fly = Летим · обычные { $normal ->
    [white] белые
    [mixed] смешанные
    *[yellow] жёлтые
    } · серьёзные { $serious ->
    [white] белые
    [mixed] смешанные
    *[yellow] жёлтые
    }
sa-choice-repair-squad = Отряд роботов
sa-choice-repair-tile = { $zone ->
        [red] Красный
        [white] Белый
       *[blue] Синий
    } · { $tile ->
        [upper_weapon] верхнее орудие
        [lower_weapon] нижнее орудие
        [shield] щит
        [reactor] реактор
        [gravolift] гравилифт
       *[structural] структурное повреждение
    }
sa-choice-hangar = { $station ->
        [upper_blue] Верхний синий
       *[lower_red] Нижний красный
    }

## Отказы: что не так и что можно вместо этого

sa-illegal-not-planning = Сейчас планировать нечего. Что от вас нужно, покажет **Моё место**.
sa-illegal-no-such-slot = В этой миссии нет хода { $slot }. Выберите любой ход на своём поле.
sa-illegal-phase-over = Фаза { $phase } окончена, карты в ней уже не двигают. Планируйте фазу, которая идёт сейчас.
sa-illegal-too-late = Нажатие пришлось уже после конца фазы { $phase }. Карта осталась на месте, планируйте следующую фазу.
sa-illegal-phase-not-begun = Вы ещё не начали фазу { $phase }. Возьмите её карты или дождитесь объявления.
sa-illegal-phase-left = Фаза { $phase } закрылась для вас, когда вы взяли следующие карты. Смотреть на неё можно, планировать — только новую.
sa-illegal-which-android = В одиночку вы планируете за андроидов: выберите, за какого.
sa-illegal-no-android = Такого андроида на корабле нет. Выберите одного из тех, что есть.
sa-illegal-android-final = Карта на поле андроида остаётся там, где лежит. Для следующей выберите пустую клетку.
sa-illegal-android-taken = Ход { $slot } у этого андроида уже занят; карта остаётся у вас. Выберите пустую клетку.
sa-illegal-heroic-android = Героическую карту играет только тот, кому она сдана. Возьмите обычную.
sa-illegal-heroic-stays = Героические карты передавать нельзя. Выберите обычную.
sa-illegal-lay = В плане одной строкой по букве на каждый открытый ход, а { $count ->
        [0] открытых ходов сейчас нет
        [one] открыт { $count } ход
        [few] открыто { $count } хода
        [many] открыто { $count } ходов
       *[other] открыто { $count } хода
    }. Пустой ход — «-».
sa-illegal-not-in-hand = Этой карты нет у вас в руке. Если она лежит на поле, сначала верните её.
sa-illegal-not-in-deck = Эта карта уже лежит на поле. Верните её или возьмите другую такую же.
sa-illegal-empty-slot = В { $slot }-м ходу карты пока нет. Сначала положите её туда.
sa-illegal-same-slot = Карта там уже лежит. Выберите для неё другой ход.
sa-illegal-no-more-cards = Это последняя фаза, новых карт не будет. Планируйте теми, что в руке.
sa-illegal-no-phases = На тренировке открыты сразу все двенадцать ходов. Планируйте любой.
sa-illegal-no-draw = Брать пока нечего. Дождитесь поступления данных.
sa-illegal-pile-empty = Колода действий пуста. Играйте картами, которые в руке.
sa-illegal-no-transfer = Передача данных не открыта. Дождитесь следующей.
sa-illegal-gave-already = В этой передаче данных вы уже отдали карту, больше одной нельзя. Дождитесь следующей.
sa-illegal-no-receiver = Карту можно отдать только другому игроку. Выберите, кому.
sa-illegal-answered = В этом обмене данными вы уже ответили. Теперь очередь остальных.
sa-illegal-no-window = Обмен данными сейчас закрыт. Дождитесь следующего.
sa-illegal-post-only = Это бывает только в игре по переписке. Что можно здесь, покажет **Моё место**.
sa-illegal-live-only = Это бывает только в игре вживую. Отметьте вместо этого, что план готов.
sa-illegal-practice-only = Это бывает только на тренировке, после разбора полётов. Для неё откройте стол с темпом «тренировка».
sa-illegal-clock-runs = Когда кончится фаза, решают часы. Если всё сделано, возьмите следующие карты.
sa-illegal-ready-already = Ваш план уже отмечен готовым. Передумать можно кнопкой «Ещё не готово».
sa-illegal-not-ready = Ваш план ещё не отмечен готовым. Планируйте спокойно дальше.
sa-illegal-cards-taken = Следующие карты уже взяты, этого не отменить. Планируйте новую фазу.
sa-illegal-prolonged = В этой фазе вы уже просили время. Добавить ещё может командир.
sa-illegal-too-early = Закончить раунд досрочно можно только после фазы 2. Пока планируйте.
sa-illegal-silence = Связи нет. Согласиться можно будет, когда её восстановят.
sa-illegal-agreed-already = Вы уже согласились. Теперь слово за остальными.
sa-illegal-not-agreed = Отзывать нечего: вы ещё не соглашались. Планируйте дальше.
sa-illegal-no-pauses = За этим столом играют без пауз. Их можно разрешить в настройках следующего.
sa-illegal-pausing-already = Вы уже просили паузу. Она начнётся, когда её захотят командир и ещё один игрок.
sa-illegal-paused = Часы стоят, и планы пока закрыты. Продолжить: **Снять паузу**.
sa-illegal-not-paused = Часы и так идут или вот-вот пойдут.
sa-illegal-no-clock = Сейчас часы не идут, останавливать нечего.
sa-illegal-not-due = Этой секунды часы ещё не отсчитали. Подождите немного.
sa-illegal-clock-only = Это делают сами часы, когда приходит время.
sa-illegal-begun-already = Раунд уже начался. Откройте **Моё место** и планируйте.
sa-illegal-no-such-player = Такого игрока за столом нет. Выберите кого-нибудь из экипажа.
sa-illegal-not-resolving = Разбор полётов сейчас не идёт. Он начнётся, когда закончится планирование.
sa-illegal-no-trip = Споткнуться можно, только пока открыта ваша карта. Дождитесь следующей.
sa-illegal-mission-runs = Сначала закончите миссию, потом это станет возможно.
sa-illegal-what-if = Менять можно только свою карту и только на ту, что у вас была. Выберите другую.
sa-illegal-no-council = Экипаж сейчас не совещается. Совет собирается между миссиями.
sa-illegal-vote-over = Голосование окончено, его итог в силе.
sa-illegal-voted-already = Вы уже проголосовали. Теперь слово за остальными.
sa-illegal-not-your-repair = Этот ремонт выбираете не вы. Дождитесь своей очереди.
sa-illegal-no-repair = Это починить нельзя: между миссиями не больше двух тайлов на сектор. Выберите другое.
sa-illegal-no-hangar = Место для отряда выбирать не нужно: роботы стоят где обычно.
sa-illegal-captain-only = Это решает командир. Обсудите это с экипажем.
