# История, повтор, цифры, выгрузка и проверка.

command-history = история
describe-history = Что было с вашего прошлого взгляда
history-since = С вашего прошлого взгляда
history-recent = Недавно за этим столом
history-earlier = До этого
history-older = Раньше
history-nothing = Пока ничего.
history-quiet = { $count ->
    [one] *… { $count } ход без новостей*
    [few] *… { $count } хода без новостей*
    [many] *… { $count } ходов без новостей*
   *[other] *… { $count } хода без новостей*
}

command-replay = повтор
describe-replay = Пройти игру по ходам или посмотреть как фильм
replay-title = Ход { $move } из { $moves }
replay-animate = Фильмом
replay-alt = Игра движущейся картинкой; в ней { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}.
