# Обломки: все слова игры.
game-sample-game = Обломки
rulebook-sample-game = Обломки
about-sample-game = Три пояса обломков и несколько команд-соперниц. Нанесите секторы на карту, выберите пояс голосованием, торгуйтесь за право его обыскать; побеждает самая богатая команда. От двух до четырёх команд.
option-sample-game-hand = Карт на руки
option-sample-game-hand-4 = 4
option-sample-game-hand-6 = 6, долгая игра
option-sample-game-die = Кубик
option-sample-game-die-6 = шесть граней
option-sample-game-die-10 = десять граней

# Команды
command-sample-game = обломки
describe-sample-game = «Обломки»: отдать кредиты, сыграть несколько ходов одной строкой
command-sample-game-open = новая
describe-sample-game-open = Открыть стол для игры «Обломки»
command-sample-game-give = отдать
describe-sample-game-give = Отдать кредиты другой команде, что бы сейчас ни решалось
command-sample-game-turn = ход
describe-sample-game-turn = Сыграть ходы или отдать приказы одной строкой
describe-sample-game-credits = Сколько

# Вопросы и ответы
sample-ask-chart = Какие секторы вы наносите на карту? От одного до трёх.
sample-sector = Сектор { $sector }
sample-ask-course = Какой пояс обыскать?
sample-ask-course-named = { $option }
sample-ask-bid = Какой картой вы торгуетесь? Цель: { $belt }.
sample-card = Карта { $card }
sample-ask-search = Как вы ищете?
sample-search-safe = Взять кредиты: { $credits }
sample-search-deep = Искать в глубине: кубик
sample-when-chart = когда наносят секторы на карту
sample-when-course = когда выбирают пояс
sample-when-bid = когда торгуются
sample-when-search = когда вы ищете

# Что происходит
sample-charts = { $player }, на карте: { $sectors }.
sample-round = **Раунд { $round }.**
sample-tie = Голоса разделились: решает кубик.
sample-bids = { $player }, карта: { $card }.
sample-finds = { $player }, находка: { $found ->
    [one] { $found } кредит
    [few] { $found } кредита
   *[many] { $found } кредитов
}.
sample-gives = { $player } отдаёт { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[many] { $credits } кредитов
}. Получает { $to }.
sample-won = { $winners }: богаче всех.

# То же в абзаце, который начинается с имени игрока
sample-told-charts = отмечает на карте { $sectors }
sample-told-bids = ставит карту { $card }
sample-told-finds = находит { $found ->
    [one] { $found } кредит
    [few] { $found } кредита
   *[many] { $found } кредитов
}

# Поле
sample-board-charting = «Обломки»: секторы наносят на карту
sample-board-round = «Обломки», раунд { $round }
sample-board-course = «Обломки», раунд { $round }: { $belt }
sample-board-over = «Обломки»: игра окончена
sample-credits = { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[many] { $credits } кредитов
}
sample-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
sample-crew = { $player }: { $credits }, { $cards }.
sample-crew-sectors = На карте: { $sectors }.
sample-hand = Ваши карты: { $cards }.
sample-said = Ваш ответ пока такой: `{ $said }`.

# Отказы
sample-illegal-no-such-player = За этим столом нет такой команды. Назовите одну из тех, что есть.
sample-illegal-over = Игра окончена. Начните новую кнопкой **Ещё раз**.
sample-illegal-not-asked = Сейчас решаете не вы: игра ждёт, кто ответит ({ $player }). Отдайте приказ, если хотите решить заранее.
sample-illegal-answer = Это не ответ на вопрос. Выберите один из показанных ответов.
sample-illegal-cards = На столько команд карт не хватит: самое большее { $most }. Раздайте меньше карт или играйте меньшим числом.
sample-illegal-give-whom = Отдать кредиты можно только другой команде. Выберите её.
sample-illegal-give-more = У вас { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[many] { $credits } кредитов
}. Отдайте не меньше одного и не больше, чем есть.
