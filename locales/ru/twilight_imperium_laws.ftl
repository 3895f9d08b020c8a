# Сумерки Империи: что следует из законов.

ti-law-stays = «{ $card }» остаётся в силе.
ti-choose-ship = { $ship }, система { $system }
ti-exhaust-of = Какую планету придётся использовать? Владелец — { $player }.
ti-agenda-discard = Какую карточку действия вы сбросите?
ti-agenda-ships = Какие ваши корабли будут уничтожены?
ti-agenda-fighter = В какой системе вы потеряете истребитель?
ti-agenda-dock = Какой ваш космический док будет уничтожен?
ti-agenda-counter = Откуда вы потеряете командный жетон?
ti-lose-command = Из тактики
ti-lose-strategy = Из стратегии
ti-agenda-place = В какую систему с вашим космическим доком ляжет ваш командный жетон?
ti-counter-placed = { $player } кладёт командный жетон в систему { $system }.
ti-restrictions = В системе { $system } больше двух кораблей одного типа. Заплатить или потерять лишние?
ti-restrictions-pay = Заплатить 1 товар
ti-restrictions-lose = Потерять лишние
ti-jihad = { $player } бросает за новую технологию: { $face }. С 9 она стоит эсминца или крейсера.
ti-crown-taken = { $player } забирает карточку «{ $card }».
ti-strategy-passed-left = Все карточки стратегий переданы налево.
ti-internal-security = { $player } уничтожает наземные войска на планете { $planet }: { $count }.
ti-technology-sold = { $player } отказывается от технологии: { $technology }.
