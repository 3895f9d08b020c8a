# Пешком в «Звёздах Акариоса»: миры, их карты, кубики на объектах, параграфы.

ak-ask-landing = Высадиться здесь или лететь дальше?
ak-ask-landing-explore = Высадиться
ak-ask-landing-skip = Лететь дальше
ak-landing-explored = пешком, по четыре кубика в раунд
ak-landing-skipped = зачтётся навсегда как пройденный; что здесь есть, здесь и останется
ak-world-skipped = Отряд летит дальше: { $world }.
ak-world-round = Раунд { $round } на поверхности.

## Что пробуют

ak-ask-explore = Что делаете? { $dice ->
    [one] Остался { $dice } кубик.
    [few] Осталось { $dice } кубика.
   *[many] Осталось { $dice } кубиков.
}
ak-group-object = { $id } · { $what }
ak-choice-try = { $what } · { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
ak-hint-chance = { $chance } % без помощи
ak-hint-leave = решает отряд; вернуться сюда будет нельзя
ak-hint-leave-fails = решает отряд; улететь сейчас — значит улететь ни с чем
ak-choice-rest = Закончить раунд
ak-way-up = Идти вверх
ak-way-down = Идти вниз
ak-way-left = Идти влево
ak-way-right = Идти вправо
ak-object-move-to = { $way }: { $card }
ak-object-examine = Изучить
ak-object-launch-pad = Взлететь
ak-object-check = { $skill }, проверка на { $need ->
    [one] { $need } символ
    [few] { $need } символа
   *[many] { $need } символов
}
ak-skill-strength = Сила
ak-skill-agility = Ловкость
ak-skill-intellect = Интеллект
ak-skill-charm = Обаяние
ak-world-tries = { $player }: { $what }, { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}.
ak-world-rests = { $player } заканчивает раунд.

## Кубики

ak-ask-assign = Текст требует проверки. Сколькими кубиками рискнуть?
ak-choice-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
ak-ask-join = { $player } просит помочь с проверкой. Добавить кубики?
ak-choice-join-not = Оставить себе
ak-world-joins = { $player } помогает: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}.
ak-world-rolls = { $player } бросает: { $faces }.
ak-ask-put = Выпало: { $faces }. Какие кубики выложить?
ak-choice-put = Выложить: { $faces }
ak-choice-put-stress = Выложить: { $faces } (стресс +{ $stress })
ak-choice-put-none = Ничего не выкладывать
ak-choice-reroll = Перебросить: { $faces } (стресс +1)
ak-world-in-vain = { $player }: символов закрыто мало. Кубики потрачены.
ak-world-check-success = { $player } проходит проверку: кубики { $dice } + навык { $skill }, нужно { $needed }.
ak-world-check-failure = { $player } не проходит проверку: кубики { $dice } + навык { $skill }, нужно { $needed }.

## Что из этого выходит

ak-world-revealed = Открыто новое место: { $card }.
ak-world-moved = { $player } → { $card }.
ak-world-stress = { $player }: стресс { $stress }.
ak-world-stamina = { $player }: бодрость { $stamina }.
ak-world-health = { $player }: здоровье { $health }.
ak-world-unconscious = { $player } теряет сознание и получает травму.
ak-world-wakes = { $player } приходит в себя у места высадки.
ak-world-credits = { $player } находит { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[many] { $credits } кредитов
}.
ak-world-copilot = В отряде пополнение: { $card }.
ak-world-upgrade = { $player } находит улучшение; выбрать его можно в конце главы.

## Отказы

ak-illegal-not-here = Этого нет на карте, где вы стоите. Выберите что-нибудь здесь или сначала дойдите туда.
ak-illegal-interrupt = Это происходит само, когда кто-нибудь приходит. Выберите на этой карте другое.
ak-illegal-object-closed = Здесь уже всё сделано. Выберите на этой карте другое.
ak-illegal-object-needs = Пока не получится: сначала должно случиться что-то ещё. Осмотритесь.
ak-illegal-launch-pad = На этой карте должны стоять все пилоты в сознании. Дождитесь остальных.
ak-illegal-too-few-dice = Столько кубиков у вас нет. Возьмите меньше, но хотя бы один.
ak-illegal-reroll-once = В этом раунде переброс уже был. Выкладывайте кубики.
