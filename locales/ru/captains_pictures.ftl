# Картинки «Капитанов». Буквы: экипаж — красный, жёлтый, синий, кадет, андроид; пути — зелёный, фиолетовый, жёлтый.
sc-pic-crew-letters = К Ж С Н А
sc-pic-route-letters = Зе Ф Ж
sc-pic-shadow = Капитан Тень
sc-pic-shadow-letter = Т
sc-pic-round-of = Раунд { $round } из { $rounds }
sc-pic-route-green = зелёный путь
sc-pic-route-purple = фиолетовый путь
sc-pic-route-yellow = жёлтый путь
sc-pic-legend-pirate = пират, награда
sc-pic-legend-number = номер
sc-pic-legend-turned = перевёрнут
sc-pic-legend-first = первый игрок
sc-pic-legend-reserved = занято
sc-pic-legend-station = станция
sc-pic-legend-away = жетона нет
sc-pic-legend-passed = спасовал

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
sc-pic-note-artifact = два артефакта общего цвета запускают отсек
sc-pic-note-pirate = за пирата в конце игры — очко
sc-pic-techs = Технологии
sc-pic-matches = равные символы на краях дают бонус при установке
sc-pic-slot-damaged = повреждено
sc-pic-slot-free = свободно
sc-pic-missions = Выполнено миссий: { $n }
sc-pic-missions-none = пока ни одной
sc-pic-tracks = Шкалы фракций
