# Что происходит с кораблями и пилотами в «Звёздах Акариоса»: урон, эффекты, стресс, травмы.

ak-loses-shields = { $ship } теряет { $n } { $n ->
    [one] щит
    [few] щита
   *[many] щитов
}.
ak-loses-hull = { $ship } теряет { $n } { $n ->
    [one] единицу
    [few] единицы
   *[many] единиц
} корпуса.
ak-loses-both = { $ship } теряет { $shields } { $shields ->
    [one] щит
    [few] щита
   *[many] щитов
} и { $hull } { $hull ->
    [one] единицу
    [few] единицы
   *[many] единиц
} корпуса.
ak-destroyed = Уничтожено: { $ship }.
ak-critical = { $seat }: корабль выведен из строя, пилот без сознания.
ak-repaired = { $ship } восстанавливает корпус на { $n }: теперь { $hull }.
ak-charged = { $ship } восстанавливает щиты на { $n }: теперь { $shields }.
ak-marked = { $ship } получает эффект «{ $effect }».
ak-mark-ends = { $ship }: эффект «{ $effect }» закончился.
ak-cleansed = { $ship }: эффект «{ $effect }» снят.
ak-immune = { $ship }: на этот корабль не действует «{ $effect }».
ak-recharged = { $seat } восстанавливает по 1 единице энергии: { $cards }.
ak-boosted = { $ship }: в колоду { $n ->
    [one] замешана { $n } карта
    [few] замешаны { $n } карты
   *[many] замешано { $n } карт
} ×2.
ak-enemies-hacked = В колоду врагов { $n ->
    [one] замешан { $n } «Промах»
    [few] замешаны { $n } «Промаха»
   *[many] замешано { $n } «Промахов»
}.

ak-stress-gained = { $seat } получает { $n } стресса: теперь { $stress }.
ak-stress-lost = { $seat } теряет { $n } стресса: осталось { $stress }.
ak-miss-added = { $seat }: в колоду замешан «Промах».
ak-panic = { $seat } паникует и берёт { $cards } { $cards ->
    [one] карту травмы
    [few] карты травм
   *[many] карт травм
}.
ak-trauma = { $seat } берёт карту «{ $card }».
ak-trauma-wakes = { $seat }: в этой фазе действует карта «{ $card }».
ak-trauma-break = { $seat }: сломано { $cards }.
ak-trauma-energy = { $seat } теряет по 1 единице энергии: { $cards }.
ak-ask-trauma-break = «{ $card }»: { $n ->
    [one] какое улучшение ломается
    [few] какие { $n } улучшения ломаются
   *[many] какие { $n } улучшений ломаются
}?
ak-ask-trauma-energy = «{ $card }»: { $n ->
    [one] какое улучшение теряет
    [few] какие { $n } улучшения теряют
   *[many] какие { $n } улучшений теряют
} 1 единицу энергии?
ak-pick-card = { $card }
