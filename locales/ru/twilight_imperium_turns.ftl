# Сумерки Империи: игра в целом: приказы, итоги, отказы в любой момент.

ti-won-points = Победа! { $player }, { $race }: победных очков — { $points }.
ti-won-rex = «Imperium Rex»! Победа: { $player }, { $race }, победных очков — { $points }.
ti-won-instant = Мгновенная победа по заданию! { $player }, { $race }.
ti-won-alone = Победа! { $player }, { $race }: больше никого не осталось.
ti-wished = Желаемые технологии: { $technologies }.
ti-planned = Ваш обычный план боя записан.
ti-illegal-no-such-player = За этим столом нет такого игрока. Выберите имя из списка.
ti-illegal-over = Партия окончена. Посмотреть её можно командой /replay.
ti-illegal-not-asked = Сейчас вопрос не к вам. Игра ждёт: { $player }.
ti-illegal-answer = Это не ответ на ваш вопрос. Выберите одну из кнопок или откройте свою панель.
ti-illegal-wish = «{ $technology }» — не технология или названа дважды. Назовите каждую один раз, например sarween_tools.
ti-illegal-usual-plan = Обычный план — это план боя. Пишите, например, «plan stop=each_round».
