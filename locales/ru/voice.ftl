# Что бортовой компьютер говорит вслух, по частям (собирает их audio/announcements.toml).
# Изменив текст, озвучьте его заново: docs/voice.md.

## Действие

voice-start = Внимание, экипаж. Обнаружен противник.
voice-phase-begins-1 = Начинается первая фаза.
voice-phase-begins-2 = Начинается вторая фаза.
voice-phase-begins-3 = Начинается третья фаза.
voice-alert = Тревога.
voice-repeat = Повторяю:
voice-unconfirmed = Предположительно:
voice-time-1 = Время тэ плюс один.
voice-time-2 = Время тэ плюс два.
voice-time-3 = Время тэ плюс три.
voice-time-4 = Время тэ плюс четыре.
voice-time-5 = Время тэ плюс пять.
voice-time-6 = Время тэ плюс шесть.
voice-time-7 = Время тэ плюс семь.
voice-time-8 = Время тэ плюс восемь.
voice-threat-red = Угроза, красный сектор.
voice-threat-white = Угроза, белый сектор.
voice-threat-blue = Угроза, синий сектор.
voice-threat-internal = Внутренняя угроза.
voice-serious-red = Серьёзная угроза, красный сектор.
voice-serious-white = Серьёзная угроза, белый сектор.
voice-serious-blue = Серьёзная угроза, синий сектор.
voice-serious-internal = Серьёзная внутренняя угроза.
voice-incoming-data = Поступление данных.
voice-data-transfer = Передача данных.
voice-transfer-ends = До конца передачи:
voice-communications-down = Отказ системы связи.
voice-communications-restored = Связь восстановлена.

## Концы фаз

voice-phase-1-minute = До конца первой фазы одна минута.
voice-phase-1-twenty = До конца первой фазы двадцать секунд.
voice-phase-1-ends = До конца первой фазы:
voice-phase-over-1 = Первая фаза завершена.
voice-phase-2-minute = До конца второй фазы одна минута.
voice-phase-2-twenty = До конца второй фазы двадцать секунд.
voice-phase-2-ends = До конца второй фазы:
voice-phase-over-2 = Вторая фаза завершена.
voice-operation-minute = До конца операции одна минута.
voice-operation-twenty = До конца операции двадцать секунд.
voice-operation-ends = До конца операции:
voice-operation-over = Операция завершена.
voice-hyperdrive = Прыжок в гиперпространство.

## Счёт

voice-count-1 = Один.
voice-count-2 = Два.
voice-count-3 = Три.
voice-count-4 = Четыре.
voice-count-5 = Пять.
voice-count-6 = Шесть.
voice-count-7 = Семь.
voice-count-8 = Восемь.

## Часы, до и после

voice-stand-by = Всем постам: готовность.
voice-launch-ten = До старта десять секунд.
voice-clock-stopped = Отсчёт времени остановлен.
voice-clock-resumes = Отсчёт времени возобновится через десять секунд.
voice-restarted = Компьютер снова в строю.
voice-voice-restored = Голосовая связь восстановлена.
voice-ends-early = Экипаж готов. Завершаем операцию.
voice-abandoned = Миссия прервана.

## Разрешение

voice-resolution = Воспроизвожу запись полёта.
voice-turn-1 = Ход первый.
voice-turn-2 = Ход второй.
voice-turn-3 = Ход третий.
voice-turn-4 = Ход четвёртый.
voice-turn-5 = Ход пятый.
voice-turn-6 = Ход шестой.
voice-turn-7 = Ход седьмой.
voice-turn-8 = Ход восьмой.
voice-turn-9 = Ход девятый.
voice-turn-10 = Ход десятый.
voice-turn-11 = Ход одиннадцатый.
voice-turn-12 = Ход двенадцатый.
voice-threat-appears = Новая цель.
voice-threat-attacks = Нас атакуют.
voice-threat-destroyed = Угроза уничтожена.
voice-threat-survived = Угроза пережита.
voice-hit-red = Попадание, красный сектор.
voice-hit-white = Попадание, белый сектор.
voice-hit-blue = Попадание, синий сектор.
voice-shields-hold = Щиты держатся.
voice-hull-breached-red = Пробоина, красный сектор.
voice-hull-breached-white = Пробоина, белый сектор.
voice-hull-breached-blue = Пробоина, синий сектор.
voice-power-low = Энергии недостаточно.
voice-rockets-away = Ракета пошла.
voice-interceptors-out = Перехватчики вышли.
voice-interceptors-back = Перехватчики вернулись.
voice-battlebots-disabled = Роботы деактивированы.
voice-crew-down = Член экипажа выведен из строя.
voice-crew-delayed = Действия экипажа задерживаются.
voice-screen-saver = Включилась заставка. Никто не тронул мышь.
voice-ship-jumps = Прыжок.
voice-mission-won = Миссия выполнена. С возвращением.
voice-mission-lost = Корабль потерян. Миссия провалена.
voice-campaign-next = Готовьтесь к следующему заданию.
voice-campaign-over = Кампания завершена.
