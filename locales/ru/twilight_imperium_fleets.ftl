# Сумерки Империи: чего флот не может удержать.

ti-fighters-lost = { $player } теряет { $count ->
    [one] { $count } истребитель
    [few] { $count } истребителя
   *[many] { $count } истребителей
 } в системе { $system }: их некому поддержать.
ti-cargo-lost = { $player } теряет { $count ->
    [one] { $count } подразделение
    [few] { $count } подразделения
   *[many] { $count } подразделений
 }: на борту нет места.
ti-ship-removed = { $player } убирает корабль из системы { $system }: { $ship }.
ti-remove = Флот в системе { $system } слишком велик. Какой корабль убрать?
ti-remove-ship = { $ship }
ti-remove-fighter = Истребитель
ti-remove-loaded = со всем, что на борту
ti-floating-dock-lost = { $player } теряет плавучий док в системе { $system }: рядом нет своих кораблей.
