# Сумерки Империи: бои за планеты, захваты и потери; судьба лидеров.

ti-landing-turned-back = { $player } не высаживается на планету { $planet }: все возвращаются на борт.
ti-landing-irradiated = Радиация на планете { $planet } губит весь десант, и её больше нет. { $player } теряет всех, кто высадился.
ti-landing-failed = { $player }: на планете { $planet } не уцелел никто из десанта.
ti-custodians-hold = Истребители стражей не пускают десант на Мекатол-Рекс. { $player } отступает ни с чем.
ti-custodians-roll = Бросок стражей: { $faces } (попаданий: { $count }).
ti-diplomat = { $player } высаживается на планету { $planet }. Ваш дипломат отложит вторжение?
ti-diplomat-delays = { $leader } ведёт переговоры: планета { $planet } на этот раз спасена.
ti-convert = { $planet }: попробовать обратить вражеский отряд до боя?
ti-convert-try = Попробовать обратить
ti-convert-not = Сражаться так
ti-converted = { $player } обращает наземный отряд на планете { $planet } (выпало { $face }).
ti-convert-failed = { $player } никого не обращает на планете { $planet } (выпало { $face }).
ti-ground-losses = { $planet }: какой отряд потерять?
ti-bombards = { $player } бомбардирует планету { $planet }: { $faces } (попаданий: { $count }).
ti-x89 = { $player } применяет X-89 на планете { $planet }: { $count ->
    [one] гибнет { $count } наземный отряд
    [few] гибнут { $count } наземных отряда
   *[many] гибнет { $count } наземных отрядов
 }.
ti-pds-defends = { $player } стреляет из ПОС по десанту на планете { $planet }: { $faces } (попаданий: { $count }).
ti-ground-rolls = { $player } бросает { $faces } (попаданий: { $count }).
ti-general = { $planet }: перебросить кубики по приказу генерала?
ti-general-again = Перебросить промахи ({ $count })
ti-general-not = Оставить как есть
ti-general-rolls = { $player }: генерал велит перебросить кубики, выпало { $faces }.
ti-promoted = { $player } делает штурмовыми { $count ->
    [one] { $count } наземный отряд.
    [few] { $count } наземных отряда.
   *[many] { $count } наземных отрядов.
 }
ti-ground-genome = { $player }: «Геном берсерка», бросок { $faces }.
ti-synthesis = { $player }: «Генный синтез», бросок { $faces }. Возвращаются отряды: { $count }.
ti-synthesis-home = На какую домашнюю планету вернутся ваши отряды?
ti-synthesised = { $planet }: { $count ->
    [one] вернулся { $count } наземный отряд.
    [few] вернулись { $count } наземных отряда.
   *[many] вернулось { $count } наземных отрядов.
 }
ti-animators = { $player }: «Аниматоры Даксив», бросок { $faces }.
ti-capture = Планета { $planet } ваша. Что из построенного вы сохраняете?
ti-captured = { $player } сохраняет построенное на планете { $planet }: { $thing }.
ti-razed = { $player } уничтожает построенное на планете { $planet }: { $thing }.
ti-artifact-taken = { $player } находит артефакт на планете { $planet }: { $artifact }.
ti-artifact-lost = { $player } теряет артефакт: { $artifact }.
ti-token-blank = { $player } не находит артефакта на планете { $planet }.
ti-fate-rolled = Судьба лидера { $leader }: выпало { $face }.
ti-fate-again = { $leader }: выпало { $face }. Потратить жетон стратегии и перебросить?
ti-fate-reroll = Перебросить за жетон
ti-fate-let-captured = Пусть попадёт в плен
ti-fate-let-escapes = Пусть сбежит
ti-fate-let-killed = Пусть погибнет
ti-leader-captured = { $player } берёт лидера в плен: { $leader }.
ti-leader-escapes = { $leader } сбегает. На какую планету?
ti-rescue-rolled = { $player } ищет пленных ({ $other }): выпало { $face }.
ti-rescue = Кого из пленных вы забираете?
ti-illegal-reroll-first = Сначала решите, какие кубики перебросить по приказу генерала: не больше { $most }. Можно ни одного.
ti-illegal-reroll-own = Генерал перебрасывает ваши кубики этого раунда, каждый один раз. Назовите другие или оставьте все.
ti-illegal-reroll-most = Ваши генералы перебрасывают не больше { $most } кубиков. Назовите меньше.
ti-illegal-convert-first = Сначала решите, пробовать ли обращение на планете { $planet }.
ti-illegal-capture = Сначала решите, что сохранить на планете { $planet }: из предложенного или ничего.
ti-illegal-fate = Сначала решите судьбу лидера { $leader }: перебросить за жетон или оставить как есть.
