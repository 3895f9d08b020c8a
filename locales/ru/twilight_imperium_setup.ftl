# Сумерки Империи: подготовка к игре.

ti-illegal-two-players = Партии на двоих в правилах нет. Включите «двоих по домашнему правилу» или найдите третьего игрока.
ti-race-taken = { $player } играет за расу { $race }.
ti-choose-race = За какую расу вы играете?
ti-choose-race-of = { $race }
ti-home-taken = { $player }: домашняя система на месте { $system }.
ti-choose-home = Где будет ваша домашняя система?
ti-choose-home-at = { $number } · { $system }
ti-galaxy-laid = Галактика выложена.
ti-place-face-down = Где рядом с Мекатол-Рексом лягут закрытые гексы?
ti-face-down = { $player } кладёт рядом с Мекатол-Рексом { $count ->
    [one] { $count } закрытый гекс
    [few] { $count } закрытых гекса
   *[many] { $count } закрытых гексов
 }.
ti-place-tile = Какой гекс вы кладёте в кольцо { $ring } и куда?
ti-place-tile-at = { $system }: { $tile }
ti-tile-placed = { $player } кладёт гекс { $tile } на место { $system }.
ti-tiles-shown = { $player } не может положить гекс с планетами и показывает руку: { $tiles }.
ti-tile-revealed = На месте { $system } открыт гекс { $tile }.
ti-place-token = На какую планету вы кладёте закрытый жетон? Под ним артефакт (1 очко) или ничего: этого не знает никто.
ti-place-token-on = { $system } { $planet }
ti-token-placed = { $player } кладёт жетон на планету { $planet }.
ti-token-not-placed = { $player } не находит планеты для жетона.
ti-settle = На какой планете начинают ваши доки, ПОС, наземные отряды и лидеры?
ti-settle-on = Всё на планете { $planet }
ti-settled = Начальные подразделения на местах.
ti-objective-shown = Первое задание: «{ $objective }».
