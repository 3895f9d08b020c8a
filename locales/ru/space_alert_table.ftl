# «Космическая разведка» за столом: команда, поле действий, часы.
command-space-alert = космическая-разведка
describe-space-alert = Открыть стол для «Космической разведки»
option-name-mission = миссия
option-name-threats = угрозы
option-name-pace = темп
describe-option-mission = Какая миссия (если не указать, выпадет случайная)
describe-option-threats = Цвет колод угроз, обычных и серьёзных
describe-option-pace = С часами, по переписке или как тренировка
sa-no-such-mission = Миссии с таким названием нет. Выберите из списка, который появляется при вводе.

sa-stage-briefing = Инструктаж · { $mission }
sa-stage-planning = Планирование · { $mission }
sa-stage-resolution = Разбор полётов · { $mission }
sa-stage-debrief = Итоги тренировки · { $mission }
sa-stage-council = Между двумя миссиями
sa-stage-over = После миссии · { $mission }

sa-clock-launch = 🚀 Старт { $when }
sa-clock-phase = ⏱ Фаза { $phase } закончится { $when }
sa-clock-incoming-data = поступление данных закончится { $when }
sa-clock-data-transfer = передача данных закончится { $when }
sa-clock-silence = **связи нет**
sa-clock-held = ⏸ Часы миссии стоят.
sa-clock-resumed = ⚠ Бортовой компьютер перезапустился. Отсчёт продолжится с { $second }-й секунды, { $when }.
sa-silence-please = 🔇 Связи нет, а отключать микрофоны мне нельзя. Пожалуйста, помолчите, пока связь не восстановят.
sa-voice-muted = 🔇 Бортовому компьютеру отключили микрофон, поэтому объявления идут текстом. Включите — и он снова заговорит.
sa-voice-suppressed = 🔇 На этой трибуне бортовой компьютер только слушатель, поэтому объявления идут текстом. Модератор может дать ему слово.
sa-voice-speechless = 🔇 Бортовому компьютеру нельзя говорить в голосовом канале, поэтому объявления идут текстом. Дайте ему право «Говорить».
sa-voice-shut = 🔇 Бортовому компьютеру нельзя войти в ваш голосовой канал, поэтому объявления идут текстом. Дайте ему права «Просмотр канала» и «Подключаться».
sa-voice-out = 🔇 Бортовой компьютер отключили от голосового канала: объявления идут текстом.
sa-voice-sent-away = 🔇 Бортовой компьютер отключили от голосового канала. До конца миссии он туда не вернётся, все объявления будут здесь текстом; к следующей миссии подключится снова.
sa-reason-muted = Space Alert: связи нет, экипаж согласился на отключение микрофонов
sa-reason-heard = Space Alert: связь восстановлена
sa-pause-called = Вы попросили паузу. Она начнётся, когда её захотят командир и ещё один игрок.
sa-resume-called = Часы пойдут через десять секунд.

sa-button-own-board = Моё поле
sa-button-android-board = Андроид { $letter }
sa-button-turn = Перевернуть
sa-button-next = Взять карты фазы { $phase }
sa-button-next-yes = Да, к фазе { $phase }
sa-button-give = Отдать карту
sa-button-type = Ввести план…
sa-plan-hand = Карты
sa-plan-board = Корабль
sa-plan-lineup = Угрозы
sa-button-back = Назад
sa-button-tripped = Ой, ошибка…
sa-button-what-if = А если бы…
sa-select-card = Карта на ход { $slot }
sa-select-action = Действие на ход { $slot }
sa-select-move = Движение на ход { $slot }
sa-select-give = Карта → { $player }
sa-card-half = { $number } { $arrow } { $face }
sa-card-both = { $number } · { $action } / { $move }
sa-give-title = ### Передача данных
    Нажмите кнопку с номером карты и именем получателя. Она уйдёт сразу, вернуть её нельзя.
sa-next-sure = ### Закончить свою фазу { $phase }?
    Вы берёте следующие карты, а клетки этой фазы остаются как есть. Отменить это нельзя.

sa-face-a = A · орудие
sa-face-b = B · энергия
sa-face-c = C · система
sa-face-x = роботы
sa-face-red = шаг к красному
sa-face-blue = шаг к синему
sa-face-lift = гравилифт
sa-face-heroic-a = героическое A · орудие +1
sa-face-heroic-b = героическое B · энергия +1
sa-face-heroic-x = героические роботы
sa-face-1 = прямо в нижний красный
sa-face-2 = прямо в нижний белый
sa-face-3 = прямо в нижний синий
sa-face-4 = прямо в верхний красный
sa-face-5 = прямо на мостик
sa-face-6 = прямо в верхний синий
sa-face-empty = ничего

sa-look-board = Корабль
sa-look-threats = Угрозы
sa-look-turn = { $turn ->
        [13] Последний шаг
       *[turn] Ход { $turn }
    }
sa-look-score = Баллы

sa-what-if-title = ### А если бы…
    Замените одну из своих карт и узнайте, чем кончилось бы. Видно только вам.
sa-what-if-slot = Какой ход?
sa-what-if-face = Что вместо этого в { $slot }-м ходу?
sa-what-if-won = С картой **{ $face }** в { $slot }-м ходу корабль вернулся бы домой. Баллы: **{ $total }**.
sa-what-if-home = С картой **{ $face }** в { $slot }-м ходу корабль вернулся бы домой, { $tiles ->
    [0] без повреждений
    [one] получив { $tiles } тайл повреждений
    [few] получив { $tiles } тайла повреждений
   *[many] получив { $tiles } тайлов повреждений
}.
sa-what-if-lost = С картой **{ $face }** в { $slot }-м ходу корабль погиб бы в { $turn }-м ходу.

option-space-alert-captain = Командир корабля
option-space-alert-communications = Офицер связи
option-space-alert-security = Командир службы безопасности
option-space-alert-first-android = Первый андроид сидит после игрока
option-space-alert-second-android = Второй андроид сидит после игрока

sa-logbook-crew = 📖 **Бортовой журнал** · { $crew }
sa-logbook-won = { $date } · { $mission } · угрозы { $normal }/{ $serious } · уничтожено { $destroyed } · пережито { $survived } · подтверждения { $visual }
sa-logbook-total = · штрафы { $penalties } · **итого { $total }**
sa-logbook-lost = { $date } · { $mission } · корабль погиб: { $threat }
sa-page-empty = 📖 Бортовой журнал пуст. В него попадут миссии, открытые отсюда; тренировки и учебные полёты — нет.
sa-page-flown = { $flown ->
    [one] { $flown } миссия
    [few] { $flown } миссии
    [many] { $flown } миссий
   *[other] { $flown } миссии
}, побед: { $won }{ $best ->
    [none] { "" }
   *[other] , лучший итог: { $best }
}

## План словами. Что ещё можно ввести вместо половины карты, через запятую.

sa-typed-title = Ввести план
sa-typed-field = С хода { $slot }: красный A A лифт B
sa-typed-unknown = «{ $word }» — не половина карты. Введите, например: красный A A лифт B; вместо пустой клетки — минус.
sa-typed-slot = Ход { $slot } здесь сейчас не планируют. Выберите одну из клеток с номерами.
sa-typed-too-many = Клеток для этого только { $count }. Введите меньше или начните раньше: 4: красный A.
sa-typed-no-card = Ход { $slot }: карты «{ $face }» больше нет. Ни одна карта не легла; введите то, что есть.
sa-typed-a = A, огонь, стрелять
sa-typed-b = B, щит
sa-typed-c = C
sa-typed-x = X, робот, бой
sa-typed-red = красный, к красному, влево, <, ◀, ←
sa-typed-blue = синий, к синему, вправо, >, ▶, →
sa-typed-lift = лифт, вверх, вниз, ^, ⇅, ↕
sa-typed-heroic-a = героическое A, A★, A+
sa-typed-heroic-b = героическое B, B★, B+
sa-typed-heroic-x = героическое X, X★, X+
sa-typed-1 = нижний красный
sa-typed-2 = нижний белый
sa-typed-3 = нижний синий
sa-typed-4 = верхний красный
sa-typed-5 = мостик, верхний белый
sa-typed-6 = верхний синий
sa-typed-empty = пусто, -, –

## Сбор и то, что ещё не сделано.

sa-lobby-pace = ⏱ Темп: **{ $pace }**
sa-lobby-voice = 🔊 В голосовом канале: { $who }
sa-lobby-no-voice = 🔇 В голосовом канале никого: бортовой компьютер будет только писать.
sa-lobby-first = 🎓 Впервые вместе? Начните с миссии «{ $mission }» (**Настройки**).
sa-lobby-campaign = 🎲 В кампании каждая миссия выбирается случайно, и ни одна — дважды.
sa-unfinished = ⚠ План не окончен:{ $slots ->
    [none] { "" }
   *[slots] { " " }пустые ходы — { $slots }{ $draws ->
        [0] { "" }
       *[more] ;
    }
}{ $draws ->
    [0] { "" }
   *[more] { " " }можно взять карту
}.
