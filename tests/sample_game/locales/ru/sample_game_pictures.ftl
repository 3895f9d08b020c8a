# «Обломки»: слова на картинке и то же поле текстом.

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
