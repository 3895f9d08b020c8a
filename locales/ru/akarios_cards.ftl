# Что делают карты в «Звёздах Акариоса».

ak-turns = { $ship } поворачивает носом на { $bow }.
ak-next-attack = { $player }: «{ $card }» ждёт следующей атаки.
ak-status = «{ $card }» действует на { $ships }.
ak-mended = { $player } чинит «{ $card }».
ak-broken = { $player }: «{ $card }» ломается.
ak-swapped = { $ship } и { $other } меняются местами.
ak-wormholes-placed = Открываются червоточины на клетках { $hexes }.
ak-dice-turned = { $player }: на кубиках теперь { $faces }.
ak-die-lent = { $player } → { $to }: кубик на время, { $face }.
ak-die-shared = Ещё один кубик ({ $face }) для игроков { $players }.
ak-choice-take-back = Взять назад кубик: { $face }
ak-choice-borrow = Взять кубик игрока { $player }: { $face }
ak-peeks = { $player } смотрит верхнюю карту колоды: { $card }.
ak-decoyed = { $ship } принимает приманку за цель: «невыгодная позиция».
ak-die-back = { $player } берёт назад кубик: { $face }.
ak-offered = { $player } использует «{ $card }». Это предложение для игроков { $players }.
ak-basic-again = Ещё одно базовое действие в этом раунде для игроков { $players }.
ak-delayed = { $player } готовит «{ $card }» к следующей фазе пилотов.
ak-top-card = { $player } кладёт карту «{ $card }» на верх колоды.
ak-sparrow-energy = «{ $card }»: энергия «Воробья» теперь { $energy }.
ak-gains-credits = «{ $card }» приносит кредиты: { $player }.
ak-trauma-erased = «{ $card }»: { $player } стирает 1 травму.

# Кубики нескольких игроков на одной карте

ak-pool-opens = { $player } открывает карту «{ $card }» для кубиков.
ak-pours = { $player } добавляет на «{ $card }»: { $faces }.
ak-pool-used = «{ $card }» используется, на ней { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}.
ak-pool-closed = Карта «{ $card }» закрыта. Кубики не потрачены.
ak-ask-pool = «{ $card }», кубиков { $dice } из { $cells }: использовать сейчас или подождать?
ak-ask-pour = { $player } открывает карту «{ $card }». Добавить кубик?
ak-choice-pour = Добавить: { $face }
ak-choice-confirm = Использовать карту
ak-choice-close-pool = Закрыть, вернуть кубики
ak-pick-pool = Открыть для кубиков: { $card }
ak-draft-pour = «{ $card }»: какие свои кубики вы ставите? Другие смогут добавить свои.
ak-ask-deck = «Воробей» атакует. Чью колоду модификаторов он использует?
ak-ask-deck-named = { $option }

# Карта действует сама

ak-ask-card-targets = «{ $card }»: выберите не больше { $most ->
    [one] { $most } корабля
    [few] { $most } кораблей
   *[many] { $most } кораблей
}.
ak-choice-ship = { $ship }
