# Сумерки Империи за столом: команды, панели и ход как рассказ.

game-twilight-imperium = Сумерки Империи
about-twilight-imperium = Трон Мекатол-Рекса пуст, и каждая раса знает, кто должен его занять. Расширяйтесь, торгуйте, голосуйте и воюйте: для победы нужно девять победных очков. Три — восемь игроков, считая андроидов.

command-ti = сумерки
describe-ti = Сумерки Империи, третья редакция
command-ti-open = новая
describe-ti-open = Открыть стол для «Сумерек Империи»
command-ti-turn = ход
describe-ti-turn = Сыграть несколько действий одной строкой; подсказки появляются, пока вы пишете
command-ti-look = посмотреть
describe-ti-look = Галактика, система, планшет, ваша рука, задания или законы; видно только вам
option-name-clock = темп
describe-option-clock = Все сразу за столом или по переписке
option-name-galaxy = галактика
describe-option-galaxy = Откуда берётся карта
option-name-races = расы
describe-option-races = Случайные расы или на выбор
ti-no-such-option = Такой настройки нет. Выберите из списков, которые появляются при вводе.

option-twilight-imperium-pace = Темп
option-twilight-imperium-pace-live = Вживую: сроки в секундах
option-twilight-imperium-pace-post = По переписке: сроки в часах
option-twilight-imperium-galaxy = Галактика
option-twilight-imperium-galaxy-balanced = Уравновешенная, готова к игре
option-twilight-imperium-galaxy-build = Складывают игроки, гекс за гексом
option-twilight-imperium-galaxy-preset = Карта из правил
option-twilight-imperium-races = Расы
option-twilight-imperium-races-random = Случайные
option-twilight-imperium-races-choose = На выбор игроков
option-twilight-imperium-objective-deck = Задания
option-twilight-imperium-objective-deck-variant = Альтернативные задания
option-twilight-imperium-objective-deck-base = Задания основной игры
option-twilight-imperium-secrecy = Ожидание карточек
option-twilight-imperium-secrecy-veiled = Скрытно: ожидание ничего не говорит о руке
option-twilight-imperium-secrecy-friendly = По-дружески: вопрос только тем, кто может сыграть
option-twilight-imperium-secondaries = Вторичные действия
option-twilight-imperium-secondaries-usual = По умолчанию: вживую сразу, по переписке потом
option-twilight-imperium-secondaries-strict = Сразу: ответ до следующего хода
option-twilight-imperium-secondaries-open = Потом: игра тем временем идёт дальше
option-twilight-imperium-house-two-players = Два игрока, по домашнему правилу

## Картинки

ti-look-galaxy = Галактика
ti-look-objectives = Задания
ti-look-laws = Законы
ti-look-trade = Торговля
ti-look-players = Игроки
ti-look-score = Очки
ti-look-battle = Бой
ti-look-invasion = Наземный бой
ti-look-agenda = Повестка
ti-look-mine = Мой планшет
ti-look-sheet = Планшет
ti-look-hand = Рука
ti-look-technologies = Технологии
ti-look-player = Планшет: { $name }

## Стол и место

ti-status = Раунд { $round } · { $phase }
ti-status-order = Порядок: { $order }
ti-status-points = Очки, для победы { $goal }: { $points }
ti-status-soon = Ещё могут ответить · { $who } · { $what }
ti-seat = Очки { $points } из { $goal } · жетоны: стратегия { $strategy }, логистика { $fleet }, тактика { $command } · товары { $goods } · готовые ресурсы { $resources }, влияние { $influence } · карточки: действия { $cards }, политика { $politics }
ti-seat-waits = Игра ждёт: { $who }. Вас позовут.
ti-button-refresh = Обновить

panel-twilight-imperium-turn = Мой ход
panel-twilight-imperium-fleet = Выбрать корабли
panel-twilight-imperium-land = Выбрать высадку
panel-twilight-imperium-build = Выбрать постройку
panel-twilight-imperium-plan = Мой план
panel-twilight-imperium-losses = Выбрать потери
panel-twilight-imperium-form = Мой бланк
panel-twilight-imperium-sheet = Мой голос
panel-twilight-imperium-react = Мои карточки
panel-twilight-imperium-follow = Последовать
panel-twilight-imperium-trade = Торговля
panel-twilight-imperium-settle = Выбрать планеты
panel-twilight-imperium-tile = Мои гексы

## Рассказ о ходе

ti-turn-over = очки { $points } · жетоны { $strategy }/{ $fleet }/{ $command } · товары { $goods }
ti-story-idle = ход окончен
ti-story-pass = { $count ->
    [one] { $who } пасует.
    [few] { $who } пасуют.
   *[many] { $who } пасуют.
 }
