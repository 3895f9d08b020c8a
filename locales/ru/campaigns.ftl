# Кампании: цепочки глав и то, что переходит из одной в другую.

command-campaign = кампания
describe-campaign = Кампании: один экипаж, глава за главой
command-campaign-new = новая
describe-campaign-new = Начать кампанию со своей веткой
command-campaign-next = дальше
describe-campaign-next = Открыть сбор для следующей главы
command-campaign-show = показать
describe-campaign-show = Показать, как идёт кампания (видите только вы)
command-campaign-chronicle = хроника
describe-campaign-chronicle = Прочесть сыгранные главы и посмотреть повтор (видите только вы)
command-campaign-rename = назвать
describe-campaign-rename = Дать своей кампании другое имя
command-campaign-rewind = назад
describe-campaign-rewind = Вернуться к началу главы, если согласны все, кто с тех пор играл
command-campaign-export = выгрузка
describe-campaign-export = Сохранить кампанию файлом, со всеми оконченными главами
command-campaign-abandon = бросить
describe-campaign-abandon = Закончить кампанию для всех
option-name-campaign = кампания
describe-option-campaign = Какая кампания (если не указать — этой ветки или ваша единственная)
option-name-name = имя
describe-option-campaign-name = Как она будет называться, до 60 знаков
option-name-chapter = глава
describe-option-chapter = Первая глава, которую вы хотите сыграть заново

campaign-button-next = Следующая глава
campaign-button-crew = Экипаж
campaign-button-chronicle = Хроника
campaign-button-leave = Уйти из экипажа
campaign-button-abandon = Бросить кампанию
campaign-button-rewind = Вернуться

chapter-title = { $name }, глава { $chapter } · { $game }, стол { $number }
campaign-founded = Начата кампания **{ $name }**, её хозяин — { $who }. Глава за главой её играют в одной ветке.
campaign-kind = { $game } · кампания { $number }
campaign-crew = Экипаж: { $crew }
campaign-no-crew = Экипажа пока нет. Кто сядет за первую главу, станет участником.
campaign-member-left = { $number }. { $name } (вне экипажа)
campaign-next = Впереди **глава { $chapter }**. Открыть её может любой участник.
campaign-gathering = **Глава { $chapter }** собирает игроков за столом { $table }.
campaign-under-way = **Глава { $chapter }** идёт за столом { $table }.
campaign-over = { $chapters ->
    [one] Кампания окончена, в ней { $chapters } глава.
    [few] Кампания окончена, в ней { $chapters } главы.
    [many] Кампания окончена, в ней { $chapters } глав.
   *[other] Кампания окончена, в ней { $chapters } главы.
}
campaign-was-abandoned = { $chapters ->
    [0] Кампания брошена до конца первой главы.
    [one] Кампания брошена, сыграна { $chapters } глава.
    [few] Кампания брошена, сыграно { $chapters } главы.
    [many] Кампания брошена, сыграно { $chapters } глав.
   *[other] Кампания брошена, сыграно { $chapters } главы.
}
campaign-options-title = ### Настройки
    Они действуют на всю кампанию. Хозяин может менять их, пока не открыта первая глава.
campaign-mended = С прошлой главы изменились правила или компоненты, поэтому в кампании пришлось кое-что поправить:
campaign-chronicle = Хроника: { $name }
campaign-chronicle-empty = Ни одна глава ещё не окончена.
campaign-entry = **Глава { $chapter }** · { $when } · стол { $table }
    { $told }
campaign-set-aside = Отложена: кампания вернулась к началу этой главы.

campaign-lobby-opened = Сбор для следующей главы открыт: { $thread }.
campaign-lobby-there = Сбор для этой главы уже открыт: { $where }
campaign-running-there = Глава идёт: { $thread }. Следующую можно открыть, когда она закончится.
campaign-renamed = Теперь кампания называется **{ $name }**.
campaign-abandon-sure = Бросить кампанию **{ $name }**? Её главы можно будет читать, но не продолжить.
campaign-abandoned = Кампания брошена. Её хронику по-прежнему можно читать.
campaign-leave-sure = Уйти из экипажа кампании **{ $name }**? Всё, что бывает лишь у одного участника, освободится для других. Если вернётесь, останетесь тем же участником.
campaign-left = Вы больше не в экипаже. Вернуться можно, сев за стол любой главы.
campaign-rewind-sure = Вернуться к началу главы { $chapter }? Она и все следующие будут отложены. Читать их можно и дальше.
campaign-rewind-asked = Вопрос ко всем, кто с тех пор играл, стоит в ветке кампании.
campaign-rewind-question = Вернуться к началу **главы { $chapter }**? Всё, что сыграно с неё по главу { $last }, будет отложено; читать это можно и дальше. Согласиться должны все, кто с тех пор играл.
campaign-rewind-refused = { $who }: пусть главы останутся как есть. Ничего не изменилось.
campaign-rewound = Кампания снова перед главой { $chapter }. Сыгранное с тех пор отложено и остаётся в хронике.
campaign-export-whole = Вся кампания в одном файле: лист, участники и каждая глава с записью ходов и зерном.
campaign-export-sealed = Кампания в одном файле, без открытой главы: её кубики ещё запечатаны.

campaign-none = Такой кампании здесь нет. Начните новую командой /кампания новая или выберите из подсказок.
campaign-which = У вас несколько кампаний. Назовите нужную или дайте команду в её ветке.
campaign-no-such-game = У этой игры нет кампании. Выберите игру из подсказок команды /кампания новая.
campaign-name-taken = Кампания с именем **{ $name }** здесь уже идёт. Выберите другое имя.
campaign-name-empty = Кампании нужно имя. Введите хотя бы одну букву.
campaign-host-only = Это может только хозяин кампании ({ $who }). Попросите об этом.
campaign-crew-only = Это могут только участники. Чтобы стать участником, сядьте за стол следующей главы.
campaign-not-member = Вас нет в этом экипаже. Чтобы войти в него, сядьте за стол любой главы.
campaign-has-ended = Эта кампания закончилась. Прочтите её хронику или начните новую: /кампания новая.
campaign-chapter-open = Глава { $chapter } открыта. Сначала доиграйте её, закройте сбор или бросьте её: /игра бросить.
campaign-options-fixed = Первая глава уже открыта, и эти настройки больше не меняются. Начните другую кампанию: /кампания новая.
campaign-leave-later = Глава { $chapter } открыта. Встаньте из-за её стола или уходите, когда она закончится; до тех пор место можно передать: /игра замена.
campaign-no-such-chapter = Такой закрытой главы нет, вернуться к ней нельзя. Закрыто глав: { $chapters }.
campaign-rewind-late = Этот вопрос уже закрыт. Хозяин кампании может задать его снова: /кампания назад.
campaign-export-nothing = Ни одна глава ещё не окончена. Выгрузите кампанию, когда окончится первая.
campaign-export-too-big = Файл слишком велик для Discord. Попросите его у владельца бота: python -m db export-campaign.
campaign-cannot-mend = Правила этой игры изменились, и лист кампании к ним не подходит. Ничего не потеряно: кампания ждёт, пока владелец бота вернёт прежнюю версию или обновит бота до той, что этот лист прочтёт.
campaign-full = В этой кампании не больше { $most } участников. Начните без новичков, или пусть сначала кто-нибудь уйдёт из экипажа.
undo-chapter-closed = Эта глава закрыта, её итог уже вошёл в кампанию. Хозяин кампании может вернуть её на целую главу назад: /кампания назад.
