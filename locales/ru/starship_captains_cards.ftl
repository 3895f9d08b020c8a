# Короткие слова под значками эффектов: одно-два слова.
sc-icon-move = { $n ->
    [one] перелёт
    [few] перелёта
   *[many] перелётов
}
sc-icon-jump = прыжок
sc-icon-repair = ремонт
sc-icon-medal = { $n ->
    [one] медаль
    [few] медали
   *[many] медалей
}
sc-icon-artifact = { $n ->
    [one] артефакт
    [few] артефакта
   *[many] артефактов
}
sc-icon-android = { $n ->
    [one] андроид
    [few] андроида
   *[many] андроидов
}
sc-icon-fight = { $n ->
    [one] бой
    [few] боя
   *[many] боёв
}
sc-icon-advance-any = любая шкала
sc-icon-advance-split = любые шкалы
sc-icon-research = изучение
sc-icon-draw-tech = технологии
sc-icon-draw-omega = омеги
sc-icon-ambush = засада
sc-icon-damage = урон
sc-icon-pirate-spawn = новые пираты
sc-icon-event = событие
sc-icon-cadet = { $n ->
    [one] кадет
    [few] кадета
   *[many] кадетов
}
sc-icon-train = обучить
sc-icon-promote = повысить
sc-icon-recall = вернуть
sc-icon-peek-missions = верх колоды
sc-icon-pay = отдать
sc-icon-discard-self = одноразово
sc-icon-copy-room = копия отсека
sc-icon-take-event-tech = технология
sc-icon-ignore-damage = без урона
sc-icon-lay-artifact = положить
sc-icon-most = ≤ { $max }
# Что считается.
sc-icon-per-android-crew = андроиды
sc-icon-per-commander = командеры
sc-icon-per-pirate-token = пираты
sc-icon-per-artifact-kind = виды
sc-icon-per-room-tech = отсеки
sc-icon-per-mission-done = миссии
sc-icon-per-adjacent-pirate = рядом
sc-icon-per-red-crew = красные
sc-icon-per-yellow-crew = жёлтые
sc-icon-per-blue-crew = синие
sc-icon-per-empty-hold-slot = пустые ячейки
sc-icon-per-medal = медали
sc-icon-per-artifact = артефакты
sc-icon-per-lap = круги
sc-icon-per-track-sector-min = худший сектор
sc-icon-per-mission-rows = строки миссий
sc-icon-per-mission-gold-row = золотые строки
sc-icon-per-mission-two-row = в две строки
sc-icon-per-tech-installed = технологии
sc-icon-per-omega-installed = омеги

# Карты: строка под названием.
sc-face-kind-red = отсек для красных
sc-face-kind-yellow = отсек для жёлтых
sc-face-kind-blue = отсек для синих
sc-face-kind-grey = отсек для всех
sc-face-kind-ability = способность
sc-face-kind-turn = способность, раз в ход
sc-face-kind-round = способность, раз в раунд
sc-face-kind-omega = омега, очки в конце игры
sc-face-kind-passenger = пассажир
sc-face-kind-fleet = событие флота
sc-face-kind-androids = событие андроидов
sc-face-kind-pirates = событие пиратов
sc-face-kind-home-station = событие на главной станции
sc-face-kind-android-station = событие на станции андроидов
sc-face-kind-pirate-station = событие на станции Ни'Ана
sc-face-rule = { $rule }
sc-face-mission-at = выполняет миссию: { $planet }
# Когда карта действует.
sc-face-when-on-move-effect = перелёт
sc-face-when-on-tech-bonus = бонус технологии
sc-face-when-on-mission-done = миссия
sc-face-when-on-damage = урон
sc-face-when-route = в пути
sc-face-when-fight = в бою
sc-face-when-mission = на миссии
sc-face-when-on-fight = после боя
sc-face-when-on-station = взят жетон
sc-face-when-on-track-event-cell = событие
sc-face-when-on-pass = при пасе
sc-face-when-on-round-start = новый раунд
# Что карта меняет.
sc-face-passive-extra-hold-slots = без урона
sc-face-passive-pay-with = вместо медали
sc-face-passive-bonus-becomes = бонус технологии
sc-face-passive-move-or-jump-as-repair = ремонт
sc-face-passive-artifact-on-room = в отсеке
sc-face-passive-convert-advance = другая шкала
sc-face-no-damage = без урона
sc-face-any-crew = любой экипаж
# Общее поле технологий.
sc-display-title = Центральный планшет
sc-display-empty = пустая ячейка
sc-display-next = следующая карта Тени
sc-display-left = осталось
sc-display-techs = Технологии
sc-display-omegas = Омеги
sc-display-missions = Миссии
sc-display-artifacts = Артефакты
sc-display-pirates = Пираты
# Шкалы фракций.
sc-tracks-start = старт
sc-tracks-more = и ещё { $count }
# Лист подсчёта.
sc-score-title = Итоги
sc-score-so-far = Очки сейчас
sc-score-captains =
    { $count ->
        [one] { $count } капитан, 4 раунда
        [few] { $count } капитана, 4 раунда
       *[many] { $count } капитанов, 4 раунда
    }
sc-score-total = Всего
sc-score-missions = Миссии
sc-score-track-fleet = Шкала флота
sc-score-track-androids = Шкала андроидов
sc-score-track-pirates = Шкала пиратов
sc-score-omegas = Омеги
sc-score-passenger = Пассажир
sc-score-commanders = Командеры
sc-score-androids = Андроиды
sc-score-pirates = Пираты
sc-score-medals = Медали, по ½
sc-score-artifacts = Артефакты, по ½
sc-score-damage = Урон
sc-tracks-lap = круг пройден: ещё 5 очков
sc-tracks-trophy = трофей первому с двумя кругами
sc-face-row = строка
sc-face-pirate = пират
sc-face-track = одна шкала
