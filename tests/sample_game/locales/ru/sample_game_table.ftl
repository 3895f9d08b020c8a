# «Обломки» за столом: название, настройки и команды, и как ведётся рассказ.

game-sample-game = Обломки
rulebook-sample-game = Обломки
about-sample-game = Три пояса обломков и несколько команд-соперниц. Нанесите секторы на карту, выберите пояс голосованием, торгуйтесь за право его обыскать; побеждает самая богатая команда. От двух до четырёх команд.
option-sample-game-hand = Карт на руки
option-sample-game-hand-4 = 4
option-sample-game-hand-6 = 6, долгая игра
option-sample-game-die = Кубик
option-sample-game-die-6 = шесть граней
option-sample-game-die-10 = десять граней

## Команды
command-sample-game = обломки
describe-sample-game = «Обломки»: отдать кредиты, сыграть несколько ходов одной строкой
command-sample-game-open = новая
describe-sample-game-open = Открыть стол для игры «Обломки»
command-sample-game-give = отдать
describe-sample-game-give = Отдать кредиты другой команде, что бы сейчас ни решалось
command-sample-game-turn = ход
describe-sample-game-turn = Сыграть ходы или отдать приказы одной строкой
sample-turn-example = give 1 2; vote inner
describe-sample-game-credits = Сколько

## То же в абзаце, который начинается с имени игрока
sample-told-charts = отмечает на карте { $sectors }
sample-told-bids = ставит карту { $card }
sample-told-finds = находит { $found ->
    [one] { $found } кредит
    [few] { $found } кредита
   *[many] { $found } кредитов
}
