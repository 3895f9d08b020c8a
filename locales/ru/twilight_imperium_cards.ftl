# Сумерки Империи: карточки действия, рука и моменты, когда карточки играют.

## Рука и колоды

ti-draws = { $player } берёт { $count ->
    [one] { $count } карточку действия
    [few] { $count } карточки действия
   *[many] { $count } карточек действия
 }.
ti-draws-political = { $player } берёт { $count ->
    [one] { $count } политическую карточку
    [few] { $count } политические карточки
   *[many] { $count } политических карточек
 }.
ti-drew = Теперь у вас в руке: { $cards }.
ti-lost-cards = Вы теряете: { $cards }.
ti-takes-cards = { $player } забирает вслепую { $count ->
    [one] { $count } карточку действия
    [few] { $count } карточки действия
   *[many] { $count } карточек действия
 }, теряет их { $other }.
ti-card-replaced = Карточке «{ $card }» в этой игре нет применения: она уходит в сброс, вместо неё берут следующую.
ti-discards = { $player } сбрасывает карточку «{ $card }».
ti-discard = { $count ->
    [one] В руке { $count } лишняя карточка.
    [few] В руке { $count } лишние карточки.
   *[many] В руке { $count } лишних карточек.
 } Какую сбросить?
ti-discard-card = { $card }
ti-illegal-discard = В руке слишком много карточек. Сначала сбросьте одну (всего лишних: { $count }).

## Моменты для карточек

ti-window = { $window }: сыграете что-нибудь?
ti-window-system = { $window }, система { $system }: сыграете что-нибудь?
ti-window-card = { $player } играет карточку «{ $card }». На ней: «{ $effect }» Остановить её?
ti-window-declared = Карточка объявлена. Её ещё можно заменить другой.
ti-window-let = Пропустить
ti-window-keep = Оставить как есть
ti-declares = { $player } объявляет карточку.
ti-plays = { $player } играет карточку «{ $card }».
ti-plays-on = { $player } играет карточку «{ $card }», цель: { $on }.
ti-plays-copy = { $player } играет карточку «{ $card }» как «{ $copied }».
ti-plays-copy-on = { $player } играет карточку «{ $card }» как «{ $copied }», цель: { $on }.
ti-uses = { $player } применяет: { $card }.
ti-agent-sacrificed = { $player } жертвует агентом: { $card }.
ti-card-stopped = Карточка «{ $card }» остановлена и считается несыгранной: { $player } может сыграть другую.
ti-card-lost = Карточка «{ $card }» уже не может подействовать и пропадает. Её играет { $player }.
ti-illegal-window = Здесь можно пропустить момент, сыграть карточку или применить способность. Выберите одно из этого.
ti-illegal-declared = Объявленную карточку нужно сыграть. Выберите другую или оставьте эту.
ti-illegal-out = Вы выбыли из игры и больше не играете карточки. Смотреть и разговаривать можно и дальше.
ti-illegal-not-now = Что-то сделано только наполовину. Сыграйте карточку, когда этот шаг закончится.
ti-illegal-card-not-held = Такой карточки действия у вас нет. Выберите карточку из руки.
ti-illegal-card-window = У карточки «{ $card }» другой момент ({ $window }). Приберегите её.
ti-illegal-card-who = Карточку «{ $card }» здесь играете не вы. Приберегите её.
ti-illegal-card-barred = Сейчас можно играть только «Саботаж». Приберегите карточку «{ $card }».
ti-illegal-card-again = Карточку «{ $card }» только что сыграли на ту же цель. Выберите другую цель или карточку.
ti-illegal-card-useless = Карточке «{ $card }» сейчас не на что действовать. Приберегите её.
ti-illegal-card-target = Так карточку «{ $card }» не направить. Выберите одну из показанных целей.
ti-illegal-copy = «Искра гения» копирует карточку действия из сброса, но не другую «Искру гения». Назовите сначала эту карточку.
ti-illegal-use-window = Для этого сейчас не время. Пропустите момент или сыграйте карточку.
ti-illegal-use = Так это сейчас не применить: { $what }. Выберите одну из показанных целей.
ti-illegal-agent-window = Агент останавливает чужую карточку действия. Подождите, пока её сыграют.
ti-illegal-agent = Пожертвовать можно только своим свободным агентом. Пропустите карточку или сыграйте «Саботаж».

## Что делают карточки

ti-rolls = На кубиках: { $dice }.
ti-rerolled = { $player }, переброс кубика: было { $before }, стало { $face }.
ti-ground-lost = На планете { $planet } { $count ->
    [one] погибает { $count } наземный отряд
    [few] погибают { $count } наземных отряда
   *[many] погибают { $count } наземных отрядов
 }.
ti-pds-lost = На планете { $planet } уничтожено ПОС: { $count }.
ti-fighters-shot = { $player } теряет в системе { $system } { $count ->
    [one] { $count } истребитель
    [few] { $count } истребителя
   *[many] { $count } истребителей
 }.
ti-floating-dock-destroyed = { $player } теряет космический док в системе { $system }.
ti-dock-moved = { $player } перевозит космический док из системы { $system } к планете { $planet }.
ti-transported = { $origin } → { $to }: { $unit } ×{ $count }.
ti-patrols = { $player } отправляет корабль из системы { $origin } в систему { $system }: { $ship }.
ti-repairs = { $player } чинит линкоры и боевые звёзды в системе { $system }.
ti-mine-gone = В системе { $system } убрана космическая мина.
ti-counter-lifted = { $player } снимает свой командный жетон с системы { $system }.
ti-jammed = На систему { $system } ложится командный жетон. Его владелец: { $player }.
ti-disgraced = { $player } возвращает карточку «{ $card }» и выбирает другую.
ti-swaps-strategy = { $player } меняет карточку «{ $old }» на «{ $new }».
ti-usurper-over = { $player } теряет Мекатол-Рекс: «Узурпатор» уходит в сброс.
ti-stability-over = { $player } прекращает «Временное затишье»: карточки действия снова можно играть.
ti-exhaust = Какие планеты вы используете?
ti-search-deck = Какую карточку взять из колоды?
ti-sees-hand = Рука игрока { $player }: { $cards }.
ti-disclose = Какую из этих карточек сбросить?
ti-foresight = «Военное предвидение»: в какой системе с вашим доком появится корабль?
ti-foresight-lost = { $player }: кораблю некуда вернуться, он потерян навсегда ({ $ship }).
ti-deal-own = Какую карточку вы оставите себе?
ti-deal-other = Какую карточку получит { $player }?
ti-determine = О чём голосовать вместо этого?
ti-determined = { $player } меняет повестку: «{ $card }».
ti-vetoed = Законопроект «{ $card }» снят с голосования.
ti-discredited = { $player }: голос не считается.

## Когда: моменты для приказов и ожидания

ti-when-before-strategy-picks = до выбора стратегий
ti-when-strategy-phase = в стратегической фазе
ti-when-after-strategy-pick = после выбора карточки
ti-when-after-all-strategy-picks = после всех выборов
ti-when-after-strategy-phase = перед первым действием
ti-when-as-action = вместо действия
ti-when-after-activation = после активации
ti-when-after-movement = после перемещения
ti-when-before-space-battle = перед космическим боем
ti-when-before-combat-round = перед боевым раундом
ti-when-after-combat-roll = после боевого броска
ti-when-after-casualties = после потерь
ti-when-before-planetary-landings = перед высадкой
ti-when-before-invasion-combat = перед наземным боем
ti-when-before-bombardment = перед бомбардировкой
ti-when-after-planet-taken = после захвата планеты
ti-when-after-primary = до вторичных действий
ti-when-before-tech-purchase = при покупке технологии
ti-when-after-trade-income = после сбора товаров
ti-when-before-political-card = до политической карточки
ti-when-after-agenda-read = законопроект оглашён
ti-when-before-vote = перед своим голосом
ti-when-after-vote = после чужого голоса
ti-when-after-all-votes = после всех голосов
ti-when-after-result = после итога
ti-when-status-phase = в фазе статуса
ti-when-before-status-draw = до раздачи карточек
ti-when-any-time = в любой момент
ti-when-after-action-card = в ответ на карточку
ti-when-copies-card = как копируемая карточка
ti-when-pick = выбор стратегической карточки
ti-when-bonus = обмен бонусных жетонов
ti-when-secondary = вторичное действие
ti-when-plan = план боя
ti-when-fire = огонь ПОС
ti-when-reroll = промахи ПОС
ti-when-casualties = выбор потерь
ti-when-retreat = отступление
ti-when-political = розыгрыш карточки политики
ti-when-vote = голосование
ti-when-tie = ничья в голосовании
ti-when-offer = предложение обмена
ti-when-score = выполнение задания
ti-when-discard = лишние карточки в руке
ti-when-all = любой момент
ti-when-strategy = стратегическая фаза
ti-when-battle = бои
ti-when-agenda = законопроекты
ti-when-cards = карточки и действия
