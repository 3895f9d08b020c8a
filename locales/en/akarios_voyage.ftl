# Exploration, events, stories and markets in Stars of Akarios.

## Journeys

ak-ask-location = Where does the Sparrow fly?
ak-ask-location-named = { $option }
ak-sets-course = The Sparrow sets course for { $place }.
ak-stays = The squad stays at { $place }.
ak-energy-spent = The journey costs 1 energy. The Sparrow has { $energy } left.
ak-no-energy = The Sparrow has no energy. Each pilot gains 1 stress.
ak-movement-die = The movement die: { $result }.
ak-no-events = No event card is left in this system. The die is re-rolled.
ak-ask-die = Two results. Which one counts?
ak-ask-die-clear = clear space
ak-ask-die-drift = drift
ak-ask-die-event = an event
ak-ask-die-hazard = hazard
ak-jumps = The Sparrow jumps. Arrival: { $system }.
ak-act-begins = Act { $act } begins.
ak-ask-retry = The last scenario was failed. Try it again at once?
ak-ask-retry-again = Try again
ak-ask-retry-leave = Explore first

## Events

ak-event = { $event }. { $text }
ak-ask-event = What does the squad do?
ak-ask-event-named = { $option }
ak-ask-drift = The Sparrow drifts. What does it cost?
ak-ask-drift-energy = 1 energy of the Sparrow
ak-ask-drift-stress = 1 stress for one pilot
ak-vote-roll = The vote is tied. { $player } rolls 4 dice: { $n ->
    [one] { $n } stress face
   *[other] { $n } stress faces
}.
ak-vote-decides = { $player } decides.
ak-voyage-stress-more = { $players }: { $n } stress more.
ak-voyage-stress-less = { $players }: { $n } stress less.
ak-voyage-credits-more = { $players }: { $n ->
    [one] { $n } credit
   *[other] { $n } credits
} more.
ak-voyage-credits-less = { $players }: { $n ->
    [one] { $n } credit
   *[other] { $n } credits
} less.
ak-voyage-trauma-more = { $players }: { $n } trauma more.
ak-voyage-trauma-less = { $players }: { $n } trauma less.
ak-voyage-skill-more = { $players }: { $n ->
    [one] { $n } skill point
   *[other] { $n } skill points
} more.
ak-voyage-skill-less = { $players }: { $n ->
    [one] { $n } skill point
   *[other] { $n } skill points
} less.
ak-voyage-shields-more = { $players } will start the next battle with { $n } more { $n ->
    [one] shield
   *[other] shields
}.
ak-voyage-shields-less = { $players } will start the next battle { $n } { $n ->
    [one] shield
   *[other] shields
} short.
ak-voyage-hull-more = { $players } will start the next battle with { $n } more hull.
ak-voyage-hull-less = { $players } will start the next battle with { $n } less hull.
ak-voyage-boost-more = { $players } will start the next battle with { $n } Boost.
ak-voyage-boost-less = { $players } will start the next battle with { $n } Boost less.

## Skill checks

ak-check = { $player } takes the check: { $skill }.
ak-check-won = { $player } passes the check.
ak-check-lost = { $player } fails the check.
ak-ask-check = Check of { $skill }: symbols to cover with dice: { $needed }. You have { $faces }.
ak-choice-check-place = Place { $n ->
    [one] { $n } die
   *[other] { $n } dice
} ({ $stress } stress)
ak-choice-check-leave = Place none
ak-choice-check-reroll = Re-roll { $n ->
    [one] { $n } die
   *[other] { $n } dice
} (1 stress)
ak-illegal-check-dice = These dice do not fit here. Place fitting ones, each once, or re-roll once.
ak-illegal-vote = That is not on the ballot. Vote for one of the options or abstain.

## Stories and markets

ak-ask-read = Read on when you are ready.
ak-choice-read = Read on
ak-choice-said = { $said }
ak-said = { $player }: '{ $said }.'
ak-ask-market = The market is open. Buy, sell and pledge, then say that you are ready.
ak-offer-energy = 1 energy for the Sparrow
ak-offer-trauma = a treatment for everybody
ak-buys = { $player } buys { $what } for { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}.
ak-buys-upgrade = { $player } buys an upgrade point for { $what }: { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}.
ak-sells = { $player } sells { $what } for { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}.
ak-pledges = { $player } pledges { $n ->
    [one] { $n } credit
   *[other] { $n } credits
} for { $what }. { $missing } to go.
ak-squad-buys = { $players } buy { $what } for { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}.
ak-repaid = { $player } gets { $n ->
    [one] { $n } credit
   *[other] { $n } credits
} back, pledged for { $what }.
ak-illegal-market = That cannot be done at a market. Buy, sell, pledge, or say that you are ready.
ak-illegal-no-pledge = You have pledged nothing for that. Choose something you have pledged for.
ak-illegal-pledge-nothing = A pledge needs at least 1 credit. Name how many you give.
ak-illegal-short = That takes { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}, and you have { $credits }. Sell a card, or choose something cheaper.
ak-illegal-upgrades-bought = Both upgrades that can be bought for { $ship } are bought. Choose another ship.
