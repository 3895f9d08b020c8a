# Напоминания и сроки.

reminder-nudge = ⏰ { $who }, стол ждёт вас. Вопрос задан { $since }:
reminder-snoozed = Напомню снова в { $when }.
reminder-nothing = Стол вас больше не ждёт, откладывать нечего.
note-deadline = ⌛ Время вышло ({ $who }): сделан обычный ход.
note-answer-late = ⌛ Ответа не дождались ({ $who }): дан обычный ответ.
ping-due = Время выйдет { $when }.
sa-button-prolong = Продлить фазу
sa-post-window = обмен данными до { $when }
