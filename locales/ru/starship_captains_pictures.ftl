# Картинки «Капитанов». Буквы: экипаж — красный, жёлтый, синий, кадет, андроид; пути — зелёный, фиолетовый, жёлтый.
sc-pic-crew-letters = К Ж С Кд А
sc-pic-route-letters = Зе Ф Ж
sc-pic-shadow = Капитан Тень
sc-pic-shadow-letter = Т
sc-pic-round-of = Раунд { $round } из { $rounds }
sc-pic-route-green = зелёный маршрут
sc-pic-route-purple = фиолетовый маршрут
sc-pic-route-yellow = жёлтый маршрут
sc-pic-legend-pirate = пират, награда
sc-pic-legend-number = номер
sc-pic-legend-turned = перевёрнут
sc-pic-legend-first = первый игрок
sc-pic-legend-reserved = резерв
sc-pic-legend-station = станция
sc-pic-legend-away = жетона нет
sc-pic-legend-passed = пас

# Планшет корабля
sc-pic-in-turn = ходит
sc-pic-points = очки
sc-pic-medals = медали
sc-pic-rings = кольца
sc-pic-ready = Дежурный отсек
sc-pic-ready-empty = никого нет
sc-pic-queue = Очередь
sc-pic-queue-empty = никто не ждёт
sc-pic-stay = { $n ->
    [one] последний останется
    [few] последние { $n } останутся
    [many] последние { $n } останутся
   *[other] последние { $n } останутся
}
sc-pic-rooms = Отсеки
sc-pic-room-helm = Навигация
sc-pic-room-weapons = Орудия
sc-pic-room-science = Наука
sc-pic-room-repair = Ремонт
sc-pic-airlock = Шлюз
sc-pic-hand = Новая карта
sc-pic-hold = Трюм
sc-pic-hold-note = урон { $damage }  ·  свободно { $free }
sc-pic-lockers = шкафчики: только для груза
sc-pic-overdamage = сверхурон: { $n }
sc-pic-note-artifact = два артефакта общего цвета активируют отсек
sc-pic-note-pirate = за пирата в конце игры — очко
sc-pic-techs = Технологии
sc-pic-matches = одинаковые символы на краях дают бонус при установке
sc-pic-slot-damaged = повреждено
sc-pic-slot-free = свободно
sc-pic-missions = Выполнено миссий: { $n }
sc-pic-missions-none = пока ни одной
sc-pic-passenger = на борту: { $name }
sc-pic-tracks = Шкалы фракций

# Стол словами
sc-say-it = { $it }
sc-say-round = Раунд { $round } из { $rounds }.
sc-say-over = Игра окончена.
sc-say-turn = Ходит { $name }.
sc-say-first = Первый игрок: { $name }.
sc-say-passed = Спасовали: { $names }.
sc-say-row-red = красная
sc-say-row-yellow = жёлтая
sc-say-row-blue = синяя
sc-say-row-gold = золотая
sc-say-mission = { $points ->
    [one] миссия «{ $name }», { $points } очко, строки: { $rows }
    [few] миссия «{ $name }», { $points } очка, строки: { $rows }
    *[many] миссия «{ $name }», { $points } очков, строки: { $rows }
    }
sc-say-number = номер { $n }
sc-say-number-turned = номер { $n }, перевёрнут
sc-say-station = { $station } с жетоном
sc-say-station-empty = { $station }, жетона нет
sc-say-ships = здесь: { $names }
sc-say-reserved = резерв: { $name }
sc-say-hold = Трюм: урон { $damage }, свободно { $free }; груз: { $cargo }.
sc-say-overdamage = Сверхурон: { $n }.
sc-say-lockers = Шкафчики: { $n }.
sc-say-track = { $faction }: ячейка { $cell }{ $laps ->
    [0] { "" }
    [one] {" "}после { $laps } круга
    [few] {" "}после { $laps } кругов
    *[many] {" "}после { $laps } кругов
    } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
    *[many] { $points } очков
    })
sc-say-tracks = Шкалы: { $tracks }.
sc-say-purse = Очки { $points }, медали { $medals }, кольца { $rings }.
sc-say-ready = Дежурят: { $crew }.
sc-say-queue = Очередь с начала: { $crew }.
sc-say-missions = Выполненные миссии: { $missions }.
sc-say-techs = Технологии: { $techs }.
sc-say-damaged-slots =
    { $n ->
        [0] { "" }
        [one] Повреждена { $n } ячейка.
        [few] Повреждены { $n } ячейки.
        [many] Повреждено { $n } ячеек.
       *[other] Повреждено { $n } ячейки.
    }
sc-say-card = «{ $name }» ({ $text })
sc-say-slot = { $where }: { $what }; края: { $edges }
sc-say-edge-n = сверху { $symbol }
sc-say-edge-w = слева { $symbol }
sc-say-edge-e = справа { $symbol }
sc-say-edge-s = снизу { $symbol }
sc-say-symbol-repair = ремонт
sc-say-symbol-medal = медаль
sc-say-symbol-move = перелёт
sc-say-airlock = Шлюз: миссия «{ $mission }», выполнено строк { $done } из { $rows }; экипаж: { $crew }.
sc-say-in-hand = Карта в руке: { $card }.
sc-say-reachable = Можно попасть: { $places }.
sc-say-target = Можно напасть: { $n }. { $pirate } на маршруте { $route }.
sc-say-galaxy = Галактика
sc-say-token-back = Жетон «{ $station }» вернётся в раунде { $round }.
sc-say-token-out = Жетон «{ $station }» вышел из игры.
sc-say-display = На центральном планшете технологий: { $cards }.
sc-say-display-head = Центральный планшет технологий.
sc-say-ship-of = Корабль, капитан { $name }, место: { $place }.
sc-say-event = Событие, { $faction }: «{ $name }» ({ $text }).
sc-say-score = Очки:
sc-say-rank = { $rank }. { $name } { $points }
sc-say-routes-green = Зелёные маршруты: { $ways }.
sc-say-routes-purple = Фиолетовые маршруты: { $ways }.
sc-say-routes-yellow = Жёлтые маршруты: { $ways }.
sc-say-pirates = Пираты: { $pirates }.
sc-say-crew-of = Экипаж: дежурят { $ready }, в очереди { $waiting }.
sc-say-shadow = Капитан Тень, место: { $place }; карт действий осталось: { $n }.
sc-say-passenger = Пассажир: { $name } ({ $text }).
