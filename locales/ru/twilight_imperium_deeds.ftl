# Сумерки Империи: что делают карточки, законы и способности.

ti-points-gained = { $player } получает { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[many] { $count } победных очков
 }, всего { $points }.
ti-points-lost = { $player } теряет { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[many] { $count } победных очков
 }, всего { $points }.
ti-points-missed = { $player } не контролирует все домашние планеты и не получает { $count ->
    [one] { $count } победное очко
    [few] { $count } победных очка
   *[many] { $count } победных очков
 }.
ti-units-placed = { $player } размещает подразделения в системе { $system }: { $unit } ×{ $count }.
ti-dock-lost = { $player } теряет космический док на планете { $planet }.
ti-technology-gained = { $player } получает технологию: { $technology }.
ti-agreement-over = Торговое соглашение расторгнуто: { $player } и { $other }.
ti-choose-one = { $thing }
ti-illegal-used = { $what } действует раз в раунд и уже сработало. Попробуйте в следующем раунде.
