# Исследование космоса, события, истории и рынки в «Звёздах Акариоса».

## Перелёты

ak-ask-location = Куда летит «Воробей»?
ak-ask-location-named = { $option }
ak-sets-course = «Воробей» берёт курс. Локация: { $place }.
ak-stays = Отряд остаётся на месте: { $place }.
ak-energy-spent = Перелёт стоит 1 единицу энергии. У корабля «Воробей» осталось: { $energy }.
ak-no-energy = У корабля «Воробей» нет энергии. Каждый пилот получает 1 стресс.
ak-movement-die = Кубик перемещения: { $result }.
ak-no-events = Карт событий в этой системе не осталось. Кубик перебрасывают.
ak-ask-die = Выпали два результата. Какой в силе?
ak-ask-die-clear = чистый космос
ak-ask-die-drift = снос
ak-ask-die-event = событие
ak-ask-die-hazard = опасность
ak-jumps = «Воробей» прыгает. Теперь он здесь: { $system }.
ak-act-begins = Начинается акт { $act }.
ak-ask-retry = Прошлый сценарий провален. Попробовать ещё раз сейчас?
ak-ask-retry-again = Ещё раз
ak-ask-retry-leave = Сначала исследовать

## События

ak-event = { $event }. { $text }
ak-ask-event = Что делает отряд?
ak-ask-event-named = { $option }
ak-ask-drift = «Воробей» сносит. Чем платить?
ak-ask-drift-energy = Энергия «Воробья»: −1
ak-ask-drift-stress = Одному пилоту: стресс +1
ak-vote-roll = Голоса разделились. { $player } бросает 4 кубика, стресса: { $n }.
ak-vote-decides = Решает { $player }.
ak-voyage-stress-more = { $players }: стресс +{ $n }.
ak-voyage-stress-less = { $players }: стресс −{ $n }.
ak-voyage-credits-more = { $players }: кредиты +{ $n }.
ak-voyage-credits-less = { $players }: кредиты −{ $n }.
ak-voyage-trauma-more = { $players }: травмы +{ $n }.
ak-voyage-trauma-less = { $players }: травмы −{ $n }.
ak-voyage-skill-more = { $players }: очки навыков +{ $n }.
ak-voyage-skill-less = { $players }: очки навыков −{ $n }.
ak-voyage-shields-more = { $players }: щиты в начале следующего сражения +{ $n }.
ak-voyage-shields-less = { $players }: щиты в начале следующего сражения −{ $n }.
ak-voyage-hull-more = { $players }: корпус в начале следующего сражения +{ $n }.
ak-voyage-hull-less = { $players }: корпус в начале следующего сражения −{ $n }.
ak-voyage-boost-more = { $players }: «усиление» в начале следующего сражения, карт: { $n }.
ak-voyage-boost-less = { $players }: «усиление» в начале следующего сражения, карт: −{ $n }.

## Проверки навыков

ak-check = { $player } проходит проверку навыка: { $skill }.
ak-check-won = { $player }: проверка пройдена.
ak-check-lost = { $player }: проверка не пройдена.
ak-ask-check = Проверка навыка ({ $skill }). Символов закрыть кубиками: { $needed }. Выпало: { $faces }.
ak-choice-check-place = Разместить кубиков: { $n } (стресс: { $stress })
ak-choice-check-leave = Не размещать
ak-choice-check-reroll = Перебросить кубиков: { $n } (1 стресс)
ak-illegal-check-dice = Эти кубики сюда не подходят. Разместите подходящие, каждый один раз, или один раз перебросьте.
ak-illegal-vote = Этого нет среди вариантов. Выберите один из них или воздержитесь.

## Истории и рынки

ak-ask-read = Читайте дальше, когда захотите.
ak-choice-read = Читать дальше
ak-choice-said = { $said }
ak-said = { $player }: «{ $said }».
ak-ask-market = Рынок открыт. Покупайте, продавайте, складывайтесь, а в конце скажите «готово».
ak-offer-energy = 1 единица энергии для корабля «Воробей»
ak-offer-trauma = лечение для всех
ak-buys = { $player } покупает карту «{ $what }» за { $price ->
    [one] { $price } кредит
    [few] { $price } кредита
   *[many] { $price } кредитов
}.
ak-buys-upgrade = { $player } покупает очко модернизации. Корабль: { $what }, цена: { $price }.
ak-sells = { $player } продаёт карту «{ $what }» за { $price ->
    [one] { $price } кредит
    [few] { $price } кредита
   *[many] { $price } кредитов
}.
ak-pledges = { $player } вносит { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[many] { $n } кредитов
}. На что: { $what }, не хватает: { $missing }.
ak-squad-buys = Отряд покупает вскладчину: { $what }. Цена: { $price }, платят: { $players }.
ak-repaid = { $player } получает обратно { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[many] { $n } кредитов
}: { $what }.
ak-illegal-market = На рынке так нельзя. Покупайте, продавайте, складывайтесь или скажите «готово».
ak-illegal-no-pledge = На это вы ничего не внесли. Выберите то, на что внесли.
ak-illegal-pledge-nothing = Взнос — хотя бы 1 кредит. Назовите, сколько вы даёте.
ak-illegal-short = Нужно { $price ->
    [one] { $price } кредит
    [few] { $price } кредита
   *[many] { $price } кредитов
}, а у вас { $credits }. Продайте карту или выберите что-нибудь дешевле.
ak-illegal-upgrades-bought = Для корабля «{ $ship }» куплены оба возможных улучшения. Выберите другой корабль.
