# Напоминания и сроки.

reminder-nudge = ⏰ { $who }, стол ждёт вас; вопрос задан { $since }:
reminder-snoozed = Напомню снова в { $when }.
reminder-nothing = Стол вас больше не ждёт, откладывать нечего.
note-deadline = ⌛ Время вышло ({ $who }): делается обычный ход.
sa-button-prolong = Продлить фазу
sa-post-window = операция с данными до { $when }
