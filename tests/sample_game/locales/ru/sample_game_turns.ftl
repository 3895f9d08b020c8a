# «Обломки»: вопросы и ответы, что происходит и почему ход отклонён.

## Вопросы и ответы
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

## Что происходит
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

## Отказы
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
