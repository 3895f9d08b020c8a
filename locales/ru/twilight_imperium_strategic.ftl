# Сумерки Империи: стратегические карточки, вторичные действия, торговля.

ti-strategic = { $player } разыгрывает карточку «{ $card }».
ti-voice = Провести сначала выборы Голоса Совета?
ti-voice-call = Провести выборы
ti-voice-call-hint = кого выберут, у того 1 победное очко, пока он остаётся Голосом
ti-voice-no = Без выборов
ti-voice-called = { $player } объявляет выборы Голоса Совета.
ti-illegal-voice = Сначала решите, выбирает ли Совет свой Голос.

ti-follow = «{ $card }»: выполните вторичное действие? { $count ->
    [0] Жетонов оно не требует.
    [one] Цена — { $count } жетон стратегии.
    [few] Цена — { $count } жетона стратегии.
   *[many] Цена — { $count } жетонов стратегии.
 }
ti-followed = { $player } выполняет вторичное действие карточки «{ $card }».
ti-decline = Отказаться
ti-declined = { $player } не выполняет вторичное действие карточки «{ $card }».
ti-owed = Вторичное действие карточки «{ $card }» ещё открыто: { $players }.
ti-illegal-follow = Вопрос о карточке «{ $card }»: выполните её вторичное действие или откажитесь.
ti-illegal-follow-barred = «{ $source }» не даёт вам выполнить это вторичное действие. Откажитесь от него.

ti-lead = «Лидерство»: куда положить жетоны и сколько купить ещё?
ti-lead-command = { $count ->
    [one] { $count } жетон тактики
    [few] { $count } жетона тактики
   *[many] { $count } жетонов тактики
 }
ti-lead-strategy = { $count ->
    [one] { $count } жетон стратегии
    [few] { $count } жетона стратегии
   *[many] { $count } жетонов стратегии
 }
ti-lead-fleet = { $count ->
    [one] { $count } жетон логистики
    [few] { $count } жетона логистики
   *[many] { $count } жетонов логистики
 }
ti-pays-with-goods = { $goods ->
    [one] Оплата: { $goods } товар
    [few] Оплата: { $goods } товара
   *[many] Оплата: { $goods } товаров
 }
ti-pays-with = Оплата: { $planets }{ $goods ->
    [0] { "" }
    [one] {" "}и { $goods } товар
    [few] {" "}и { $goods } товара
   *[many] {" "}и { $goods } товаров
 }
ti-illegal-lead-first = Сначала распределите жетоны «Лидерства».
ti-illegal-leadership = Здесь можно получить от { $least } до { $most } жетонов. Купленные стоят по 2 влияния.
ti-illegal-counters-left = В подкреплениях осталось командных жетонов: { $left }. Берите не больше.

ti-diplomacy = «Дипломатия II»: закройте систему для остальных или присоедините пустую планету.
ti-block = Закрыть систему { $system }
ti-blocked = { $player } закрывает систему { $system }: остальные кладут туда командные жетоны.
ti-block-from = В подкреплениях нет жетонов. Из какой области взять?
ti-annex = Присоединить: { $planet }
ti-annex-envoys = Присоединить через послов, без влияния: { $planet }
ti-annexed = { $player } присоединяет планету { $planet }.
ti-illegal-block = В системе { $system } нет ваших планет. Закройте систему, где есть ваша планета.
ti-illegal-annex = Эту планету присоединить нельзя. Нужна пустая планета рядом с вашей системой, но не Мекатол-Рекс и не та, которую этой карточкой уже присоединили.
ti-illegal-annex-one = Назовите одну планету.
ti-illegal-envoys = Первичное действие вместо вторичного доступно только ззча. Выполните вторичное или откажитесь.
ti-illegal-diplomacy-first = Сначала закройте систему или присоедините планету.

ti-assembly = «Ассамблея»: кто станет председателем и кто сыграет политическую карточку?
ti-speaker-other = Председатель — { $player }, карточку играете вы
ti-speaker-self = Председатель — вы, карточку играет { $other }
ti-speaker-named = { $player } — новый председатель, политическую карточку играет { $other }.
ti-play-political-which = Какую политическую карточку вы сыграете?
ti-play-political = { $card }
ti-play-political-vote = За: { $effect } Против: { $against }
ti-play-political-election = { $effect }
ti-refresh = Восстановить: { $planets }
ti-illegal-speaker = Возьмите жетон председателя себе и назовите, кто играет карточку, или отдайте жетон другому.
ti-illegal-political = Сыграйте одну из своих политических карточек.
ti-illegal-refresh-which = Назовите свои использованные планеты, каждую один раз.
ti-illegal-refresh-sum = Вместе эти планеты дают { $count }. Восстановить можно не больше { $most }.

ti-production = «Производство»: где строить? У вас на 2 ресурса больше.
ti-produce-at = Строить в системе { $system }
ti-produce-nothing = Не строить
ti-illegal-production = Назовите систему, где ваш космический док может производить сейчас.

ti-trade = «Торговля II»: возьмите товары или расторгните до двух соглашений.
ti-trade-goods = { $count ->
    [one] Взять { $count } товар
    [few] Взять { $count } товара
   *[many] Взять { $count } товаров
 }
ti-trade-cancel = Расторгнуть: { $pairs }
ti-illegal-trade = Возьмите товары или расторгните одно-два соглашения, но не с хаканами.
ti-agreement = { $player } и { $other } заключают соглашение: карточки { $mine } и { $theirs }.
ti-negotiation = Переговоры открыты. Сделайте предложения, потом скажите, что закончили.
ti-negotiation-active = Переговоры открыты. Одобряйте соглашения и закройте переговоры, когда всё решено.
ti-negotiation-done = Торговля закончена
ti-negotiation-close = Закрыть переговоры
ti-negotiation-over = Переговоры закрыты.
ti-illegal-negotiation = Сейчас можно предлагать и соглашаться или сказать, что вы закончили.
ti-illegal-negotiation-active = Одобрите соглашения, которые ждут, или закройте переговоры.
ti-illegal-approve = Такого соглашения нет. Сначала должны согласиться обе стороны.
ti-illegal-trade-card = { $player } не имеет свободной карточки торговли ценой { $value }. Назовите ту, что не занята в соглашении.
ti-illegal-partner = { $player } сейчас не может быть партнёром: у пары бывает одно соглашение, и только между теми, кто в игре. Выберите другого.
ti-illegal-trade-barred = «{ $source }» запрещает это соглашение. Предложите вместо него товары.
ti-illegal-trade-now = Карточками торговли обмениваются только на переговорах «Торговли II». Предложение можно отложить до них.

ti-offer = { $player } предлагает обмен, решает { $other }. Отдаёт: { $give }. Просит: { $want }.
ti-offer-open = { $player } предлагает вам обмен. Вы получите: { $give }. Вы отдадите: { $want }.
ti-offer-accept = Принять
ti-offer-refuse = Отклонить
ti-bundle-goods = { $count ->
    [one] { $count } товар
    [few] { $count } товара
   *[many] { $count } товаров
}
ti-bundle-trade = торговая карточка ценностью { $value }
ti-bundle-cards = { $count ->
    [one] { $count } карточка действия
    [few] { $count } карточки действия
   *[many] { $count } карточек действия
}
ti-bundle-nothing = ничего
ti-offer-waits = { $player } и { $other } договорились и ждут одобрения.
ti-offer-refused = { $player } отклоняет обмен с игроком { $other }: { $give } → { $want }.
ti-offer-gone = { $player } отзывает обмен с игроком { $other }: { $give } → { $want }.
ti-illegal-captives-now = Пленных передают в фазе статуса. Предложите другое.
ti-cards-given = { $player } → { $other }: карточки действий ({ $count }).
ti-cards-got = Вы получаете карточки. { $player } отдаёт: { $cards }.
ti-swap-which = Какие карточки действий вы отдаёте?
ti-illegal-bundle = «{ $item }» предложить нельзя. Пишите goods:2, trade_card:3, cards:1 или captive:sol.1.
ti-illegal-bundle-of = { $player } не имеет того, что названо в предложении. Назовите только то, что у каждого есть сейчас.
ti-illegal-offer-empty = В предложении должно что-то быть, а карточки торговли — с обеих сторон или ни с одной. Добавьте недостающее.
ti-illegal-offers = У вас уже открыто предложений: { $most }. Сначала отзовите одно.
ti-illegal-no-offer = Предложение { $number } вам больше не открыто. Откройте **Торговлю**: там видно, какие ещё в силе. Или предложите своё.
ti-illegal-card-market = Карточками действий можно меняться только с хаканами. Предложите другое.
ti-illegal-market-now = Карточки действия меняют только на рынке хаканов в фазе статуса. Предложите другое.
ti-illegal-goods-of = { $player } не имеет столько товаров: { $count }. Назовите меньше.

ti-warfare = «Война II»: в какую систему положить жетон боевой готовности?
ti-alert = { $system }
ti-alert-named = { $system }: { $names }
ti-alert-elsewhere = Система без ваших кораблей
ti-high-alert = { $player } кладёт жетон боевой готовности в систему { $system }.
ti-shift = { $ship }: { $system } → { $to }
ti-shifted = { $player } перемещает корабль ({ $ship }): { $system } → { $to }.
ti-illegal-alert-first = Назовите систему для жетона боевой готовности.
ti-illegal-shift = «{ $item }» — не ваш корабль. Пишите 17>304 для корабля, 308.fighter:2>304 для истребителей.
ti-illegal-shift-two = Назовите кораблей не больше { $most }, но хотя бы один. Истребители на борту не в счёт.
ti-illegal-shift-held = В системе { $system } лежит ваш командный жетон: корабли оттуда не уходят. Выберите корабли в других системах.
ti-illegal-shift-way = Из системы { $system } нельзя перейти в { $to }. Можно только в соседнюю систему под вашим контролем.
ti-illegal-shift-fighters = Уходящие корабли вмещают истребителей: { $most }, а не { $count }. Назовите меньше.
ti-illegal-shift-supply = Жетоны логистики позволяют держать в системе { $system } кораблей: { $most }. Отправьте туда меньше.

ti-research = Какую технологию вы получаете?
ti-research-buy = Купите технологию? Цена до скидок: { $count }.
ti-research-free = { $technology }
ti-research-for = { $technology } за { $count } ед. ресурсов
ti-research-none = Без технологии
ti-research-none-hint = бесплатная технология пропадёт
ti-study = Исследования: одна бесплатно, одна за 6, одна за 8
ti-technology-missed = { $player } всё же не может получить технологию: { $technology }.
ti-illegal-research = Назовите одну технологию или две: бесплатную и покупную.
ti-illegal-research-one = Назовите одну технологию.
ti-illegal-research-racial = Расовая технология стоит ресурсов. Возьмите её отдельно, потом купите другую.
ti-illegal-study = Пока ничего не называйте: о каждой из трёх технологий будет свой вопрос.
ti-illegal-no-technology = Технологии «{ $technology }» нет. Выберите из списка или назовите её, например sarween_tools.
ti-illegal-technology-owned = { $technology }: эта технология у вас уже есть. Выберите другую.
ti-illegal-technology-missing = { $technology }: сначала нужно получить { $missing }. Начните с этого или выберите другую технологию.
ti-illegal-technology-foreign = { $technology }: это технология другой расы. Выберите другую.
ti-illegal-technology-either = { $technology }: сначала нужна одна из этих технологий: { $missing }. Начните с неё или выберите другую.
ti-illegal-technology-barred = { $technology }: закон или карточка не дают получить эту технологию. Выберите другую или никакой.

ti-bureaucracy = «Бюрократия»: какое задание открыть? Второе вернётся на верх колоды.
ti-reveal = { $objective }
ti-draw-cards = Взять политическую карточку и карточку действия
ti-illegal-reveal = Откройте одно из двух заданий, которые вы видите.
ti-illegal-bureaucracy = Здесь нечего называть и платить: выполните действие или откажитесь.
