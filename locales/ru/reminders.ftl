# Напоминания и сроки.

reminder-nudge = ⏰ { $who }, стол ждёт вас. Вопрос задан { $since }:
reminder-snoozed = Напомню снова в { $when }.
reminder-nothing = Стол вас больше не ждёт, откладывать нечего.
note-deadline = ⌛ Время вышло ({ $who }): сделан обычный ход.
sa-button-prolong = Продлить фазу
sa-post-window = обмен данными до { $when }
