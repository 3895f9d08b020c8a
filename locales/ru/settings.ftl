# Свои настройки и настройки сервера.

command-settings = настройки
describe-settings = Ваш язык, сообщения, тихие часы и отпуск
command-server = сервер
describe-server = Язык и напоминания этого сервера

settings-title = ### Ваши настройки
    Действуют сразу и на всех серверах.
settings-quiet = 🌙 С { $start } до { $end } никаких напоминаний ({ $zone }).
settings-vacation = 🏖 Отпуск до { $when }: никаких напоминаний, и за вас никто не ходит.
setting-off = нет
setting-language = Язык
setting-language-auto = как в Discord
setting-dm = Личное сообщение, когда ваш ход
setting-quiet-from = Тихо с
setting-quiet-to = Тихо до
setting-zone = Часовой пояс
setting-vacation = Отпуск
setting-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}

server-title = ### Настройки этого сервера
    Для столов, которые откроют с этого момента; каждый стол может выбрать своё.
server-language = Язык новых столов
server-nudge = Напоминание
server-managers-only = Это меняют только те, кто управляет сервером. Ваши собственные настройки: /настройки.

zone-utc = Гринвич (UTC)
zone-europe-lisbon = Лиссабон
zone-europe-london = Лондон
zone-europe-berlin = Берлин, Париж, Рим, Варшава
zone-europe-kyiv = Киев, Афины, Хельсинки
zone-europe-kaliningrad = Калининград
zone-europe-moscow = Москва, Минск, Стамбул
zone-europe-samara = Самара
zone-asia-tbilisi = Тбилиси, Ереван, Баку
zone-asia-yekaterinburg = Екатеринбург, Ташкент
zone-asia-almaty = Алматы
zone-asia-kolkata = Дели
zone-asia-novosibirsk = Новосибирск, Бангкок
zone-asia-irkutsk = Иркутск
zone-asia-shanghai = Пекин, Сингапур, Перт
zone-asia-tokyo = Токио, Сеул, Якутск
zone-asia-vladivostok = Владивосток
zone-australia-sydney = Сидней
zone-pacific-auckland = Окленд
zone-america-new-york = Нью-Йорк, Торонто
zone-america-chicago = Чикаго
zone-america-denver = Денвер
zone-america-los-angeles = Лос-Анджелес
zone-america-sao-paulo = Сан-Паулу, Буэнос-Айрес

# Личные данные.
command-privacy = приватность
describe-privacy = Что я о вас храню, файлом, и как это стереть (видите только вы)
privacy-text = ### Что я о вас храню
    Ваш номер в Discord и имя, под которым вы сели за стол, ваши партии и ходы в них; настройки, язык вашего Discord, голоса и напоминания. Сообщений я не читаю и ничего никому не передаю.
    Соседи по столу видят, что вы за ним делаете. Владелец бота может читать его базу данных.
privacy-kept-for-ever = Партии хранятся, пока вы не сотрёте свои данные.
privacy-kept-days = { $count ->
    [one] Оконченные партии удаляются через { $count } день.
    [few] Оконченные партии удаляются через { $count } дня.
   *[many] Оконченные партии удаляются через { $count } дней.
}
privacy-button-export = Получить мои данные
privacy-button-erase = Стереть меня
privacy-button-sure = Да, стереть меня
privacy-sure = Стереть всё о вас? Настройки и голоса удаляются. В партиях исчезают ваше имя и номер, а места занимают андроиды. Вернуть это нельзя.
privacy-exported = В этом файле всё, что о вас хранится.
privacy-erased = Я вас больше не помню. Сообщения, которые уже стоят в ветках, остаются как есть; удалите их там или попросите руководство сервера.
