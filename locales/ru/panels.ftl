# Панели между вопросом и ответом: длинные меню, отметки, формы, черновики, страницы, комнаты.
prompt-choose = Выбрать…
prompt-choose-many = Выбрать { $low }–{ $high } из { $count }…
prompt-tally = Выбрано: **{ $count }** (нужно { $low }–{ $high }).
prompt-too-many = Лишних: { $count }. Снимите отметки.
prompt-done = Готово ({ $count })
prompt-clear = Снять отметки
prompt-find = Найти…
prompt-all = Показать все
prompt-find-title = Поиск ответа
prompt-find-word = Часть названия
prompt-found = Содержат «{ $word }»: { $shown } из { $count }.
prompt-found-none = Ответов, содержащих «{ $word }», нет. Введите меньше букв или нажмите **Показать все**.
prompt-not-so-many = Выбрано { $count }, а нужно от { $low } до { $high }. Измените выбор и нажмите **Готово**.
panel-space-alert-plan = План
panel-space-alert-give = Отдать карту
