# «Звёздные капитаны»: миссии, следующая миссия и восстание, экипаж, коммандеры, капитан Тень.

## Обучение и повышение

sc-train = Обучить: { $figure } → { $into } ({ $price })
sc-promote = Повысить: { $figure } → { $into } ({ $price })
sc-price-free = бесплатно
sc-price-medals = { $n ->
    [one] { $n } медаль
    [few] { $n } медали
   *[many] { $n } медалей
}
sc-price-cargo = вместо медалей — { $cargo }
sc-price-both = { $n ->
    [one] { $n } медаль и { $cargo }
    [few] { $n } медали и { $cargo }
   *[many] { $n } медалей и { $cargo }
}
sc-ask-free-training = { $n ->
    [one] Бесплатное обучение: кто кем станет?
    [few] Ещё { $n } бесплатных обучения: кто кем станет сначала?
   *[many] Ещё { $n } бесплатных обучений: кто кем станет сначала?
}
sc-ask-free-promotion = { $n ->
    [one] Бесплатное повышение: какой энсин станет коммандером?
    [few] Ещё { $n } бесплатных повышения: какой энсин станет коммандером сначала?
   *[many] Ещё { $n } бесплатных повышений: какой энсин станет коммандером сначала?
}
sc-trained = { $player } обучает экипаж: { $figure } → { $into }.
sc-promoted = { $player } вручает кольцо, теперь это { $into }.

## Из очереди

sc-ask-recall = { $n ->
    [one] Кто вернётся из очереди в дежурный отсек?
    [few] Из очереди в дежурный отсек могут вернуться { $n } фигурки. Кто первым?
   *[many] Из очереди в дежурный отсек могут вернуться { $n } фигурок. Кто первым?
}
sc-call-back = { $figure }: место { $place } из { $length } в очереди
sc-back-anyway = Пока всё идёт к тому, что вернётся со следующим раундом и сам
sc-back-late = Пока всё идёт к тому, что останется в очереди и на следующий раунд
sc-called-back = { $player } возвращает из очереди: { $figure }.

## Второе задание коммандера

sc-ask-second-task = { $figure }: второе задание? Ещё один отсек или подчинённый, которого вернуть из очереди.
sc-second-room = { $room }: { $effects }
sc-no-second-task = Без второго задания
sc-extra-action = { $player } активирует ещё один отсек, { $figure } справляется: { $room }.

## Миссия

sc-mission-begun = { $player } берётся за миссию «{ $mission }», планета { $place }.
sc-ask-assign = { $mission }, ряд { $row } из { $rows } ({ $colour ->
    [red] красный
    [yellow] жёлтый
    [blue] синий
   *[gold] золотой, только для андроидов
}): { $effects }. Кого отправить?
sc-assign = { $figure }
sc-assign-match = Подходит к ряду
sc-assign-nothing = Не подходит: ряд не сработает
sc-assign-twice = Подходит: применит ряд дважды или потом отдаст приказ
sc-assign-order = Не подходит, но потом сможет отдать приказ
sc-assign-android = Подходит к любому ряду; после миссии покинет корабль
sc-in-the-airlock = { $player }, шлюз, сверху вниз: { $figures }.
sc-ask-row = Ряд { $row } ({ $colour ->
    [red] красный
    [yellow] жёлтый
    [blue] синий
   *[gold] золотой
}), { $figure }: { $effects }. Применить?
sc-apply-row = Применить ряд
sc-ignore-row = Пропустить ряд
sc-apply-compulsory = Засаду и урон в нём пропустить нельзя
sc-ask-again = Ряд { $row } ({ $colour ->
    [red] красный
    [yellow] жёлтый
   *[blue] синий
}), { $figure }: { $effects }. Ещё раз? Тогда приказа этот коммандер не отдаст.
sc-apply-again = Применить ещё раз
sc-once-is-enough = Хватит и одного
sc-row-applied = Ряд { $row }, { $player }: { $figure } берётся за дело.
sc-row-again = Ряд { $row }, ещё раз: { $figure } не останавливается на полпути.
sc-row-ignored = Ряд { $row }: { $player } решает пропустить.
sc-row-unmatched = Ряд { $row }: { $figure } тут не у дел.
sc-ask-order = { $figure }: приказ? Кого из подчинённых вернуть из очереди?
sc-no-order = Без приказа
sc-mission-done = { $player } завершает миссию «{ $mission }»: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.

## Следующая миссия и восстание

sc-new-mission = Жетон { $number } перевёрнут. Новая миссия, планета { $place }: «{ $mission }».
sc-no-mission-left = Жетон { $number } перевёрнут, но миссий больше нет. Планета { $place } остаётся без миссии.
sc-uprising = Восстание! Пираты поднимаются у планет { $places }, и все числа снова открыты.

## Капитан Тень

sc-shadow-turns-up = Капитан Тень: «{ $card }».
sc-shadow-research = Капитан Тень возникает рядом с вами, и технология исчезает: { $card }.
sc-shadow-mission = Капитан Тень перелетает ({ $place }) и уводит миссию «{ $mission }».
sc-shadow-idle = Капитан Тень не находит миссий по соседству и ждёт.
sc-shadow-passes = У капитана Тени кончились планы: он пасует.
sc-shadow-deck = { $n ->
    [one] Капитан Тень тасует свои планы заново: { $n } карта.
    [few] Капитан Тень тасует свои планы заново: { $n } карты.
   *[many] Капитан Тень тасует свои планы заново: { $n } карт.
}
sc-ask-shadow = Капитан Тень уведёт соседнюю миссию. Какую?
sc-shadow-go = { $place }: { $mission }
