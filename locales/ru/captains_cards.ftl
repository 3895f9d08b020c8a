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
sc-icon-advance-any = любой трек
sc-icon-advance-split = любые треки
sc-icon-research = наука
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
sc-icon-peek-missions = смотр миссий
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
sc-icon-per-empty-hold-slot = место в трюме
sc-icon-per-medal = медали
sc-icon-per-artifact = артефакты
sc-icon-per-lap = круги
sc-icon-per-track-sector-min = худший сектор
sc-icon-per-mission-rows = ряды миссий
sc-icon-per-mission-gold-row = золотые ряды
sc-icon-per-mission-two-row = миссии в 2 ряда
sc-icon-per-tech-installed = технологии
sc-icon-per-omega-installed = омеги
