# Дом: названия, кнопки, стол, лобби, неполадки.

list-last = { $rest } и { $last }
list-times = { $count } × { $item }
seat-number = место { $number }
android-name = Андроид { $number }

game-space-alert = Космическая разведка
about-space-alert = Десять минут на план и двенадцать ходов, чтобы узнать, что вы напланировали. Экипаж от одного до пяти человек против всего, что придёт из темноты.

table-title = { $game } · стол { $number }
thread-name = { $game } { $number }
table-waits = ⏳ **{ $who }**: { $what }
table-private-question = Вас ждёт решение: **Моё место**.
table-paused = ⏸ Игра на паузе.
table-moved = Стол переехал ниже.
table-undone = ↩ { $who }: ход отменён.
table-amended = ✎ { $who } отвечает иначе: { $what }
table-as-ordered = { $what } (по приказу)
outcome-abandoned = Игра брошена.
outcome-abandoned-waiting = Игру бросили, пока она ждала того, с чем её играли. Её журнал сохранён: выпуск, который знает её правила, сможет её показать.

button-my-seat = Моё место
button-board-text = Поле текстом
button-history = Что было
button-undo = Отменить ход
button-replay = Повтор
button-again = Ещё раз
button-snooze = Позже
button-join = Сесть
button-leave = Встать
button-android = Позвать андроида
button-android-less = Убрать андроида
button-start = Начать
button-options = Настройки
button-teach = Научите меня

status-lobby = собирается
status-running = идёт
status-paused = на паузе
status-over = окончена
status-abandoned = брошена

lobby-line = { $title } — { $status }: { $who }
lobby-none = Столов здесь пока нет. Откройте свой: /игра новая.
lobby-seats = { $taken ->
    [one] За столом **{ $taken } игрок**
    [few] За столом **{ $taken } игрока**
    [many] За столом **{ $taken } игроков**
   *[other] За столом **{ $taken } игрока**
} ({ $least }–{ $most }):
lobby-android = 🤖 { $name }
lobby-begun = Игра идёт в { $thread }.
lobby-closed = Все ушли, стол убран.
lobby-open-again = Новый откроет команда /игра новая.
lobby-fingerprint = Честность можно проверить: отпечаток { $fingerprint }…, зерно откроется в конце игры, см. /проверка.
lobby-options-title = ### Настройки
    Действуют сразу. Менять их может только хозяин стола.
lobby-no-such-game = Такой игры на полке нет. Есть: { $games }.
lobby-has-begun = Эта игра уже началась. Загляните в её ветку или откройте новый стол: /игра новая.
lobby-joined-already = Вы уже за этим столом. Начать можно кнопкой «Начать».
lobby-not-joined = Вы не за этим столом. Сначала нажмите «Сесть».
lobby-full = Все места заняты. Откройте другой стол: /игра новая.
lobby-full-android = Все места заняты, андроида не добавить. **Убрать андроида** освободит место.
lobby-no-android = Андроидов за столом нет. **Позвать андроида** посадит одного.
lobby-ready = Всё готово
lobby-missing = ⏳ Ещё не на связи: { $who }. Нажмите **Всё готово** или зайдите в голосовой канал.
lobby-all-ready = ✓ Все на связи.
lobby-not-all-ready = Ещё не на связи: { $who }. После начала часы никого не ждут.
lobby-call-them = Позвать их
lobby-start-anyway = Всё равно начать
lobby-called = Приглашение отправлено. Начинайте, когда на столе будет сказано, что все на связи.
lobby-call = { $who } **{ $title }** вот-вот начнётся. Нажмите **Всё готово**, когда будете на связи.
lobby-host-starts = Игру начинает хозяин стола: { $who }. Скажите, что всё готово.
lobby-too-few = { $least ->
    [one] Нужен хотя бы { $least } игрок.
    [few] Нужно хотя бы { $least } игрока. Позовите друзей или андроидов.
    [many] Нужно хотя бы { $least } игроков. Позовите друзей или андроидов.
   *[other] Нужно хотя бы { $least } игрока. Позовите друзей или андроидов.
}
lobby-owner-only = Это меняет только хозяин стола: { $who }.

place-chat-taken = В этом чате уже играют, а двум партиям здесь тесно. Откройте стол в текстовом канале.
place-thread-taken = В этой ветке уже играют, а двум партиям здесь тесно. Откройте стол в другой публикации или в текстовом канале.
place-private-thread = Меня нет в этой закрытой ветке. Упомяните меня здесь, чтобы пригласить, и откройте стол ещё раз.
lobby-expired = Стол никто не начал за неделю, поэтому он убран.
limit-lobbies = У вас уже столько столов, где игра не началась: { $most }. Сначала начните одну из игр или покиньте стол.
limit-tables = Вы уже хозяин стольких столов: { $most }. Сначала доиграйте за одним из них или закончите игру командой /игра бросить.
limit-server = На этом сервере уже столько открытых столов: { $most }. Сначала доиграйте за одним из них или закончите игру командой /игра бросить.
cooldown-film = Фильм рисуется долго. Следующий можно попросить { $when }.
cooldown-picture = Картинок за раз было много. Следующая будет готова { $when }; поле текстом (/поле) доступно всегда.
cooldown-call = Приглашение только что отправлено. Повторить можно { $when }.
cooldown-file = Файлов и проверок за раз было много. Повторите { $when }.
again-outsider = Снова собрать этот экипаж могут только его игроки. Команда /игра новая откроет ваш собственный стол.
lobby-options-game = Игра
lobby-options-game-page = Игра, стр. { $page }
lobby-options-table = Стол
lobby-options-table-page = Стол, стр. { $page }
option-seat-usual = как обычно
option-yes = да
option-no = нет
option-house-language = Язык стола
option-house-language-en = английский
option-house-language-ru = русский
option-house-nudge = Напоминание
option-house-nudge-4 = через 4 часа
option-house-nudge-12 = через 12 часов
option-house-nudge-24 = через сутки
option-house-nudge-48 = через двое суток
option-house-nudge-0 = никогда
option-house-deadline = Ход за молчащего
option-house-deadline-0 = никогда
option-house-deadline-24 = через сутки
option-house-deadline-48 = через двое суток
option-house-deadline-96 = через четверо суток
option-house-answer = Время на ответ другим
option-house-answer-6 = 6 часов
option-house-answer-12 = 12 часов
option-house-answer-24 = сутки
option-house-answer-0 = не ограничено
option-house-reaction = Время на реакцию
option-house-reaction-1 = час
option-house-reaction-3 = 3 часа
option-house-reaction-6 = 6 часов
option-house-reaction-12 = 12 часов
option-house-reaction-0 = не ограничено
option-house-live-turn = Время на ход
option-house-live-turn-0 = не ограничено
option-house-live-turn-180 = 3 минуты
option-house-live-turn-300 = 5 минут
option-house-live-turn-600 = 10 минут
option-house-live-answer = Время на ответ другим
option-house-live-answer-60 = минута
option-house-live-answer-120 = 2 минуты
option-house-live-answer-300 = 5 минут
option-house-live-answer-0 = не ограничено
option-house-live-reaction = Время на реакцию
option-house-live-reaction-15 = 15 секунд
option-house-live-reaction-20 = 20 секунд
option-house-live-reaction-60 = минута
option-house-live-reaction-0 = не ограничено
option-house-sound = Объявления
option-house-sound-both = голосом и текстом
option-house-sound-voice = голосом
option-house-sound-text = текстом
option-house-show = Разбор полётов идёт
option-house-show-button = по кнопке
option-house-show-slow = сам, медленно
option-house-show-fast = сам, быстро

trouble-not-yours = Этот вопрос не вам. Что спрашивают у вас, покажет **Моё место**.
trouble-stale = Это уже решено. Вот как обстоят дела сейчас:
trouble-no-game = Такой игры здесь нет. Столы этого сервера: /игра список.
trouble-other-cards = За этим столом играют со своими компонентами (папка content/), но с начала игры эти файлы изменились. Владельцу бота нужно вернуть прежние; игра цела и ждёт.
trouble-other-rules = Партию играли по другой версии правил, и установленная продолжить её не может. Партия в сохранности и ждёт подходящего выпуска; владелец бота может и вернуть тот, с которым в неё играли.
trouble-server-only = Эта команда работает только на сервере. Вызовите её в канале, где я есть; здесь доступны /помощь, /правила, /настройки и /приватность.
trouble-malformed = Такой кнопки или настройки здесь нет, ничего не изменилось. Что можно сделать сейчас, знает /помощь.
trouble-adrift = Стол на мгновение недоступен: он переходит от одной машины бота к другой. Ничего не потеряно; нажмите ещё раз через несколько секунд.
trouble-unwritable = Ход не сохранён (диск полон или закрыт для записи), поэтому он не сделан. Всё прежнее цело; сообщите владельцу бота.
trouble-silent = База данных бота сейчас не отвечает, поэтому ничего не изменилось. Всё прежнее цело; нажмите ещё раз через минуту.
trouble-unsure = База данных пропала в тот миг, когда записывался ваш ход, поэтому пока неизвестно, сделан ли он. Взгляните на стол через минуту: если хода там нет, сделайте его ещё раз.
trouble-busy = Сейчас у меня слишком много работы, поэтому это не начато. Повторите через минуту.
trouble-forbidden = Мне не хватает прав: { $permissions }. Попросите тех, кто управляет сервером, дать их, и попробуйте снова.
trouble-discord = Discord не выполнил мою просьбу: сообщения или ветки больше нет, или у него самого неполадки. Попробуйте ещё раз чуть позже.
trouble-many-threads = На этом сервере открыто столько веток, сколько позволяет Discord: ещё одну мне не открыть. Попросите тех, кто управляет ветками, отправить ненужные в архив, и попробуйте снова.
trouble-unknown = У меня что-то сломалось, но ничего не изменилось. Если повторится, сообщите владельцу бота: { $reference }.
trouble-status-lobby = Эта игра ещё не началась. Когда все в сборе, нажмите «Начать».
trouble-status-paused = Эта игра на паузе. Продолжить: /игра пауза.
trouble-status-over = Эта игра окончена. Пересмотреть её: /повтор.
trouble-status-abandoned = Эта игра брошена. Новый стол: /игра новая.

permission-view-channel = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-create-public-threads = Создавать публичные ветки
permission-attach-files = Прикреплять файлы
permission-embed-links = Встраивать ссылки
permission-read-message-history = Читать историю сообщений
permission-unknown = каких именно, Discord не сказал

# Команды, как их показывает меню Discord.
command-game = игра
command-game-new = новая
describe-game-new = Открыть стол для игры
command-game-list = список
describe-game-list = Столы этого сервера
command-game-show = показать
describe-game-show = Показать стол и ваше место за ним
command-board = поле
describe-board = Поле этой игры
describe-board-text = Текстом вместо картинки
command-seat = место
describe-seat = Что видите только вы и о чём вас спрашивают
option-name-game = игра
option-name-text = текст
describe-option-game = Какая игра
describe-option-which = Какой стол (если не указать — стол этой ветки)
describe-command-game = Столы: открыть, сесть, показать

# Общее у команд игр.
option-name-moves = ходы
describe-option-moves = Действия через точку с запятой, например: { $example }
option-name-what = что
describe-option-what = Что показать (если не указать — ваш корабль)
option-name-move = действие
describe-option-move = Какое действие взвесить (если не указать — все рискованные)
odds-unknown = Такого среди ваших рискованных ответов сейчас нет. Выберите из списка, который появляется, пока вы пишете.
lobby-no-such-option = Такого варианта здесь нет. Выберите из появляющихся списков.

# Жизнь стола.
command-game-substitute = замена
describe-game-substitute = Предложить место другому
command-game-android = андроид
describe-game-android = Посадить на своё место андроида или вернуть место себе
command-game-pause = пауза
describe-game-pause = Поставить игру на паузу или продолжить
command-game-abandon = бросить
describe-game-abandon = Бросить игру
option-name-player = игрок
describe-option-player = Чьё место (если не указать — ваше)
substitute-not-seated = Этот игрок не сидит за этим столом. Выберите того, кто сидит.
substitute-present = Этот игрок на месте. Остальные могут отдать только место того, кого нет уже минуту.
substitute-offered = Ваше место предложено. Оно ваше, пока его не займут.
substitute-asked = Остальных спросят, можно ли отдать это место.
substitute-question = Отдать место игрока **{ $who }** другому? Согласиться должны все остальные.
substitute-wanted = Место игрока **{ $who }** свободно для замены. Кто его займёт, получит руку, поле и краткий рассказ, что к чему.
substitute-gone = Это место уже не предлагают. Другие столы: /игра список.
substitute-briefing = Вы заменяете игрока **{ $before }**. Вот как обстоят ваши дела:
button-take-seat = Занять место
button-agree = За
button-refuse = Против
button-abandon = Бросить игру
note-offered = 🪑 Место игрока { $who } ждёт замены.
note-substitute = 🪑 { $who } садится на место игрока { $what }.
note-android-on = 🤖 На месте игрока { $who } сидит андроид.
note-android-off = 🙂 { $who } снова за столом.
note-paused = ⏸ Пауза ({ $who }).
note-resumed = ▶ Игра продолжается ({ $who }).
note-upgraded = 🔧 Партия продолжается по правилам версии { $what }. Ходы, сделанные до этого, вернуть нельзя.
note-paused-manager = ⏸ Игру приостановило руководство сервера.
note-resumed-manager = ▶ Игру продолжило руководство сервера.
note-paused-locked = ⏸ Игра на паузе: её ветку закрыли. Когда её откроют, игру продолжит команда /игра пауза.
note-paused-lost = ⏸ Игра на паузе: место, где она шла, удалили.
note-abandoned-away = 🏳 Игру завершило руководство сервера или хозяин стола.
note-left = 🚪 { $who }: больше не на этом сервере.
lost-thread = Ветку стола **{ $table }** удалили, поэтому игра на паузе. Ничего не потеряно.
button-resume = Продолжить в новой ветке
pause-locked = Ветка этой игры закрыта. Попросите руководство сервера открыть её, потом продолжите игру.
note-abandoned = 🏳 Игра брошена ({ $who }).
note-abandoned-vote = 🏳 Игра брошена: за это больше половины игроков.
pause-not-now = Здесь нечего ставить на паузу или бросать.
abandon-lobby = Эта игра ещё не началась: просто нажмите «Встать».
abandon-waiting = Эта партия ждёт того, с чем её играли: другой выпуск или её собственные компоненты могли бы её продолжить.
abandon-sure = Бросить игру за столом { $game } для всех? Отменить это будет нельзя.
abandon-vote = Бросить игру за столом { $game }? Она закончится, когда кнопку нажмёт больше половины игроков или хозяин стола.
abandon-counted = { $votes ->
    [one] { $votes } голос, нужно { $needed }.
    [few] { $votes } голоса, нужно { $needed }.
    *[many] { $votes } голосов, нужно { $needed }.
    }
abandon-done = Игра брошена.
undo-nothing = У вас нет хода, который можно отменить.
undo-not-now = Сейчас ходы не отменяют: идут часы или карты уже на столе.
undo-asked = Спросим остальных: с тех пор что-то открылось, кто-то бросал кубик или ходил.
undo-question = { $count ->
    [one] **{ $who }** хочет отменить { $count } ход.
    [few] **{ $who }** хочет отменить { $count } хода.
    *[many] **{ $who }** хочет отменить { $count } ходов.
    }
undo-known = С тех пор стало известно:
undo-agreed = { $missing ->
    [one] Принято. Ждём согласия ещё { $missing } игрока.
    [few] Принято. Ждём согласия ещё { $missing } игроков.
    [many] Принято. Ждём согласия ещё { $missing } игроков.
   *[other] Принято. Ждём согласия ещё { $missing } игрока.
}
undo-done = Все согласны: ход отменён.
undo-refused = { $who } предпочитает оставить как есть.
undo-too-late = С тех пор игра ушла вперёд, решать уже нечего.
undo-upgraded = После этого хода правила игры обновились, и вернуть его нельзя. Играйте дальше с этого места.
amend-offer = С тех пор ходили другие. Если ни для кого, кроме вас, ничего не меняется, можно ответить иначе.
amend-choose = Ответить иначе
amend-write = Написать другой ответ
amend-ask-all = Спросить всех и вернуться
amend-title = Другой ответ
amend-move = Ваш ход
amend-done = Ответ изменён.
amend-not = С таким ответом у других что-то пошло бы иначе, поэтому просто так его не изменить. Можно спросить всех и вернуться назад.

# Весь ход одной строкой.

turn-played = Сыграно: { $chain }
turn-stopped = **Не сыграно:** { $left }
    { $why }
turn-refused = Ничего не сыграно. Действие { $number } в вашей строке, «{ $move }», невозможно. { $why }
turn-unknown = Такого действия нет. Начните писать и выберите одну из подсказок.
turn-misread = Слово «{ $word }» здесь непонятно. Возможно: { $moves }.
turn-ambiguous = Так начинается несколько действий: { $moves }. Напишите чуть больше.
turn-too-long = К этому времени ваш ход уже окончен. Уберите всё, что после его конца.
turn-empty = Напишите хотя бы одно действие, например: { $example }.
turn-not-yours = Сейчас не ваш ход: решает { $player }.
look-nothing = Такой картинки нет. Выберите из списка, который появляется, пока вы пишете.
