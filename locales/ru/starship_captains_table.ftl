# «Звёздные капитаны» за столом: команды, панели и ход как рассказ.

game-starship-captains = Звёздные капитаны
about-starship-captains = Четыре раунда, у каждого свой корабль и экипаж прямиком из Академии. Летайте, сражайтесь, изучайте технологии и беритесь за миссии: побеждает тот, кто лучше всех послужит галактике. От одного до четырёх капитанов.

command-captains = капитаны
describe-captains = Звёздные капитаны
command-captains-open = новая
describe-captains-open = Открыть стол для «Звёздных капитанов»
command-captains-turn = ход
describe-captains-turn = Сыграть весь ход одной строкой; подсказки появляются, пока вы пишете
sc-turn-example = навигационный красный; Ларкспур; Котелок
command-captains-look = посмотреть
describe-captains-look = Галактика, корабль, технологии, шкалы, миссии или очки; видно только вам
option-name-tech-side = сторона
describe-option-tech-side = Сторона планшетов технологий у всех игроков
option-name-passenger = пассажир
describe-option-passenger = Кто летит с вами в одиночной игре
sc-no-such-passenger = Такого пассажира нет. Выберите из списка, который появляется, пока вы пишете.

option-starship-captains-first = Первый капитан
option-starship-captains-tech-side = Планшеты технологий
option-starship-captains-tech-side-A = сторона A, для первой игры
option-starship-captains-tech-side-B = сторона B
option-starship-captains-tech-side-random = по жребию
option-starship-captains-passenger = Пассажир (одиночная игра)
option-starship-captains-passenger-teddy = Тедди
option-starship-captains-passenger-auntie-ion = Тётушка Ион
option-starship-captains-passenger-uncle-gasket = Дядюшка Сальник
option-starship-captains-passenger-madame-protocol = Мадам Протокол
option-starship-captains-passenger-professor-sherd = Профессор Черепок
option-starship-captains-passenger-sergeant-bellows = Сержант Рык
option-starship-captains-passenger-random = по жребию

## Картинки

sc-look-galaxy = Галактика
sc-look-mine = Мой корабль
sc-look-ship = Корабль: { $name }
sc-look-techs = Технологии
sc-look-tracks = Шкалы
sc-look-missions = Миссии
sc-look-score = Очки

## Стол и место

sc-status = Раунд { $round } из 4 · ходит { $player }
sc-status-next = затем { $who }
sc-status-passed = Пас: { $who }
sc-status-shadow = 🌑 Капитан Тень: { $place }, { $cards ->
    [0] карт не осталось
    [one] осталась { $cards } карта
    [few] осталось { $cards } карты
   *[many] осталось { $cards } карт
}
sc-status-shadow-passed = 🌑 Капитан Тень: { $place }, пас
sc-seat = Раунд { $round } из 4 · { $place } · очков пока { $points } · { $medals ->
    [one] { $medals } медаль
    [few] { $medals } медали
   *[many] { $medals } медалей
}
sc-seat-over = Игра окончена. Ваши очки: **{ $points }**, место { $rank }.
sc-seat-waits = Сейчас ходит { $player }. Вас позовут.
sc-seat-passed = В этом раунде вы спасовали.
sc-button-ask-all = Спрашивать обо всём
sc-button-ask-little = Брать без вопросов
sc-button-refresh = Обновить

## Весь ход одной строкой


## Ход как рассказ

sc-story-pass = { $count ->
    [one] { $who } пасует.
    [few] { $who } пасуют.
   *[many] { $who } пасуют.
}
sc-turn-over = дежурят { $ready } · в очереди { $queue } · медали { $medals } · груз { $cargo } · урон { $damage }
sc-told-activates = { $figure } → { $room }
sc-told-activates-artifacts = { $pair } → { $room }
sc-told-passes = пас
sc-told-trained = обучение: { $figure } → { $into }
sc-told-promoted = повышение: новый { $into }
sc-told-called-back = из очереди возвращается { $figure }
sc-told-extra-action = { $figure }, вторая задача: { $room }
sc-told-mission-begun = миссия «{ $mission }», планета { $place }
sc-told-in-the-airlock = в шлюзе { $figures }
sc-told-row-again = строка { $row } ещё раз
sc-told-mission-done = миссия «{ $mission }» выполнена, { $n ->
    [one] **{ $n } очко**
    [few] **{ $n } очка**
   *[many] **{ $n } очков**
}
sc-told-new-mission = новая миссия, планета { $place }: «{ $mission }»
sc-told-moved = перелёт: { $place }
sc-told-jumped = прыжок: { $place }
sc-told-passed-pirate = пират на пути стреляет
sc-told-reserved = резерв: { $place }
sc-told-token-spent = жетон станции израсходован: { $station }
sc-told-damaged = урон { $n }
sc-told-overdamaged = сверхурон { $n }
sc-told-crushed = уничтожен груз: { $cargo }
sc-told-damage-ignored = от урона спасает «{ $card }»
sc-told-repaired-hold = ремонт трюма ({ $n })
sc-told-repaired-over = снят сверхурон ({ $n })
sc-told-repaired-slot = ремонт ячейки технологий ({ $slot })
sc-told-found-artifacts = находка: { $artifacts }
sc-told-discarded = отдано: { $cargo }
sc-told-left-behind = не поместилось: { $cargo }
sc-told-fought = победа на пути к локации { $place }: { $pirate }
sc-told-got-medals = { $n ->
    [one] +{ $n } медаль
    [few] +{ $n } медали
   *[many] +{ $n } медалей
}
sc-told-got-androids = { $n ->
    [one] +{ $n } андроид
    [few] +{ $n } андроида
   *[many] +{ $n } андроидов
}
sc-told-got-cadets = { $n ->
    [one] +{ $n } кадет
    [few] +{ $n } кадета
   *[many] +{ $n } кадетов
}
sc-told-paid-medal = плата: { $n ->
    [one] { $n } медаль
    [few] { $n } медали
   *[many] { $n } медалей
}
sc-told-installed = установка: { $card }
sc-told-drawn = взято с колоды: { $cards }
sc-told-discards-tech = в сброс: { $card }
sc-told-refilled = новое на центральном планшете: { $card }
sc-told-lays = артефакт в отсек: { $artifact } → { $room }
sc-told-copies = «{ $card }» копирует «{ $copied }»
sc-told-advances = шкала «{ $track }» +{ $n }
sc-told-lap = полный круг, шкала «{ $track }», **5 очков**
sc-told-trophy = второй круг раньше всех, шкала «{ $track }», **5 очков и трофей**
sc-told-event = событие «{ $card }»
sc-told-event-declined = отказ от события «{ $card }»
sc-told-reacts = срабатывает «{ $card }»
sc-told-appears = на маршруте { $place } – { $to } появляется { $pirate }
sc-told-appears-nowhere = у локации { $place } нет свободного маршрута, в сброс уходит { $pirate }
sc-told-no-mission-left = для планеты { $place } миссий больше нет
sc-told-peeked = взгляд на следующие миссии ({ $n })
sc-told-paid-android = плата: андроид
sc-told-archive-refilled = новое под событием андроидов: { $card }
sc-told-no-empty-slot = для технологии нет пустой ячейки
sc-told-retreats = шкала «{ $track }» −{ $n }
