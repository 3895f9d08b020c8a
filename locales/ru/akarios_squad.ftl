# Отряд между боями в «Звёздах Акариоса»: что нельзя установить, изучить, достроить или обменять, и почему.

ak-illegal-not-your-card = Карты «{ $card }» у вас нет. Выберите одну из своих.
ak-illegal-wrong-slot = Карта «{ $card }» в эту ячейку не ставится. Выберите ячейку её вида.
ak-illegal-ship-class = Карту «{ $card }» нельзя установить на корабль «{ $ship }». Возьмите карту без буквы класса или с буквой класса этого корабля.
ak-illegal-excluded = Карты «{ $card }» и «{ $other }» вместе не устанавливают. Сначала снимите «{ $other }».
ak-illegal-second-copilot = Второго пилота можно взять только одного. Сначала снимите другого.
ak-illegal-copilot-taken = { $card } уже в экипаже: { $member }. Выберите другого второго пилота.
ak-illegal-no-skill-points = Очков навыков не осталось. Их приносят сценарии.
ak-illegal-no-such-cell = В этом древе нет открытой ячейки. Выберите другое древо.
ak-illegal-fork-needs-side = Здесь развилка. Назовите сторону; другая закроется насовсем.
ak-illegal-no-fork = Здесь нет развилки. Не указывайте сторону.
ak-illegal-no-ship-points = У этого корабля не осталось очков улучшения. Их приносят сценарии и рынки.
ak-illegal-ship-complete = Древо этого корабля заполнено. Выберите другой корабль.
ak-illegal-give-to-whom = Карты передают другому участнику отряда. Назовите его.
ak-illegal-not-for-sale = Это не продаётся. Выберите что-нибудь из списка.
ak-illegal-card-owned = Владелец карты «{ $card }»: { $member }. Попросите её перед боем: обмен бесплатный.
ak-illegal-too-dear = Карта «{ $card }» стоит { $price } { $price ->
    [one] кредит
    [few] кредита
   *[many] кредитов
}, а у вас { $credits }. Продайте что-нибудь или выберите карту дешевле.

## Новые участники

ak-ask-pilot = Кем вы будете?
ak-choice-pilot = { $pilot }
ak-hint-pilot = здоровье { $health } · сила { $strength }, ловкость { $agility }, интеллект { $intellect }, обаяние { $charm } · «{ $ability }»
ak-ask-ship = На каком корабле вы полетите?
ak-choice-ship-of = { $ship }
ak-hint-ship = корпус { $hull }, щиты { $shields } · «{ $weapon }», «{ $engine }»
ak-squad-complete = Отряд «{ $squad }» в сборе.
ak-illegal-squad-full = В отряде уже восемь участников. Пусть сначала кто-нибудь уйдёт.
ak-illegal-no-wing-mates = Этот отряд летает без ведомых-андроидов. Пригласите игрока; разрешают их в **Настройках** кампании, пока не открыт первый сбор.

## Ангар

ak-ask-set-out = Отряд в ангаре. Вылетаем?
ak-choice-set-out = Вылететь
ak-sets-out = Отряд «{ $squad }» вылетает.
ak-ask-other-pilot = Перед высадкой можно сменить пилота. Сейчас ваш пилот — { $pilot }.
ak-ask-hangar = Есть неистраченные очки. Навыки: { $points }, модернизация: { $ships }.
ak-choice-train = Навыки: древо { $tree }
ak-choice-train-left = Навыки: древо { $tree }, слева
ak-choice-train-right = Навыки: древо { $tree }, справа
ak-choice-build = Модернизация: { $ship }
ak-choice-build-upper = Модернизация: { $ship }, сверху
ak-choice-build-lower = Модернизация: { $ship }, снизу
ak-train-half = половина ячейки; со вторым очком: { $gain }
ak-train-forks = половина ячейки; со вторым очком на выбор: { $left } или { $right }
ak-train-full = ячейка заполнена: { $gain }
ak-train-side = ячейка заполнена: { $gain }; навсегда закрыто: { $other }
ak-build-gives = даёт: { $gain }
ak-build-side = даёт: { $gain }; навсегда закрыто: { $other }
ak-gives-cards = в колоду модификаторов { $n } × «{ $card }»
ak-gives-less = из колоды модификаторов прочь { $n } × «{ $card }»
ak-gives-skill = { $skill } +1
ak-gives-ability = способность «{ $card }»
ak-gives-no-ability = способностей больше нет
ak-gives-ship-point = 1 очко модернизации вашему кораблю
ak-gives-hull = корпус +{ $n }
ak-gives-shields = щиты +{ $n }
ak-trains = { $player }: половина ячейки навыков пилота ({ $pilot }).
ak-learns = { $player } заполняет ячейку навыков пилота ({ $pilot }): { $gain }.
ak-builds = { $player } модернизирует корабль «{ $ship }»: { $gain }.
ak-names-ship = { $player } даёт кораблю имя «{ $name }».
ak-names-callsign = { $player } берёт позывной «{ $name }».
ak-names-squad = { $player } даёт отряду имя «{ $name }».
ak-illegal-hangar-shut = Во время сражений и на планетах ангар закрыт. Вернитесь сюда позже.
ak-illegal-no-pilot = У вас нет пилота. Сначала выберите его.
ak-illegal-not-your-ship = Такого корабля у вас нет. Выберите свой.
ak-illegal-name = Имя — от 1 до { $most } обычных знаков. Выберите другое.

## Перед сражением

ak-ask-difficulty = Какой будет сложность этого сражения?
ak-ask-difficulty-named = { $option }
ak-hint-difficulty = Враги: корпус { $hull }, щиты { $shields }, урон { $damage }{ $credits ->
    [0] {""}
    [one] . За успех каждому +{ $credits } кредит
    [few] . За успех каждому +{ $credits } кредита
   *[many] . За успех каждому +{ $credits } кредитов
}
ak-hint-difficulty-usual = Враги такие, как на их картах
ak-difficulty = Уровень сложности: { $level }.
ak-choice-accept = Взять: { $card }
ak-offers = { $player } предлагает карту «{ $card }». Кому: { $to }.
ak-accepts = { $player } берёт карту «{ $card }». От кого: { $by }.
ak-illegal-not-offered = Карту «{ $card }» вам никто не предлагает. Попросите её у владельца.
ak-ask-pair = Какие улучшения несёт «Воробей»?
ak-ask-pair-keep = Как в прошлом сражении
ak-ask-pair-change = Другие
ak-ask-sparrow = Какое улучшение установить на «Воробей»?
ak-ask-sparrow-named = { $option }
ak-pair = Улучшения корабля «Воробей»: { $cards }.

## Сдаться

ak-ask-concede = { $player } предлагает сдаться. Вы согласны?
ak-choice-concede = Сдаться
ak-choice-fight-on = Продолжать
ak-proposes-to-concede = { $player } предлагает сдаться.
ak-concedes = Отряд сдаётся. Сценарий провален.
ak-fights-on = Отряд не сдаётся.
ak-illegal-concede = Здесь сдаваться не от чего. Сдаться можно в сражении и на планете.
ak-illegal-concede-twice = Отряд уже решает, сдаваться ли. Сначала ответьте на это.

## Итоги

ak-trauma-marked = { $player }: пилот без сознания, 1 травма.
ak-trauma-relieved = { $player } стирает 1 травму.
ak-ship-lost = { $player } теряет корабль «{ $ship }» и всё, что на нём установлено.
ak-pilot-lost = { $player } теряет пилота ({ $pilot }).
ak-gain-skill = Каждому пилоту: { $n ->
    [one] { $n } очко навыков
    [few] { $n } очка навыков
   *[many] { $n } очков навыков
}
ak-gain-credits = Каждому пилоту: { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[many] { $n } кредитов
}
ak-lose-credits = Каждый пилот теряет { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[many] { $n } кредитов
}
ak-gain-bonus = За сложность каждому пилоту: { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[many] { $n } кредитов
}
ak-gain-ship-points = Каждому кораблю: { $n ->
    [one] { $n } очко модернизации
    [few] { $n } очка модернизации
   *[many] { $n } очков модернизации
}
ak-gain-achievements = { $n ->
    [one] Отряд отмечает { $n } достижение.
    [few] Отряд отмечает { $n } достижения.
   *[many] Отряд отмечает { $n } достижений.
}
ak-gain-copilot = Новый второй пилот: { $what }
ak-gain-pilot = Новый пилот: { $what }
ak-gain-ship = Новый корабль: { $what }
ak-gain-sparrow = Новое улучшение корабля «Воробей»: { $what }
ak-gain-energy = «Воробей» получает энергию: +{ $n }. Всего: { $energy }.
ak-lose-energy = «Воробей» теряет энергию: −{ $n }. Осталось: { $energy }.
ak-scouted = Разведано: { $location }
ak-card-credits = «{ $card }»: { $player } получает { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[many] { $n } кредитов
}.
ak-ask-reward = Выберите карту в награду.
ak-choice-reward = { $card }
ak-ask-discount = Купить одну карту на { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[many] { $n } кредитов
} дешевле?
ak-choice-discount = { $card } за { $price }
ak-takes = { $player } берёт карту «{ $card }».
ak-nothing-left = { $player }: карт не осталось.
ak-illegal-reward = Такой карты среди наград нет. Выберите из списка.
ak-ask-extreme = Начинается акт 1. В экстремальном режиме потерянное потеряно насовсем. Включить его?
ak-ask-extreme-off = Не включать
ak-ask-extreme-on = Включить
ak-without-consent = { $player } не соглашается, а без пилота { $pilot } это невозможно.
ak-ask-close = Очки можно истратить и сейчас. Закончить главу?
ak-choice-close = Закончить главу
ak-chapter-closed = Глава окончена.

## Летопись

ak-entry = { $node }: { $how } ({ $pilots })
ak-entry-told = { $node }: { $how } ({ $pilots }). { $log }
ak-log-and = { $first } { $then }
ak-entry-success = успех
ak-entry-failure = провал
ak-entry-skip = мимо
ak-entry-ending = рассказано до конца
ak-campaign-over = История отряда «{ $squad }» окончена. Глав: { $chapters }, побед: { $won }, поражений: { $lost }.
ak-mended-card = Одной карты больше нет в игре. Её владелец — { $member }, возмещение: { $price ->
    [one] { $price } кредит
    [few] { $price } кредита
   *[many] { $price } кредитов
}.
ak-mended-tree = Новое древо: { $what }. Все очки снова можно истратить ({ $member }).
ak-mended-squad = { $n ->
    [one] Из игры ушла { $n } карта отряда.
    [few] Из игры ушли { $n } карты отряда.
   *[many] Из игры ушло { $n } карт отряда.
}
ak-mended-place = Следующего сценария отряда больше нет. Вы снова на карте.
