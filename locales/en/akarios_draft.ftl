# Stars of Akarios: a command put together step by step.

## Card and dice

ak-draft-card = Which action?
ak-draft-reroll = Re-roll dice
ak-draft-reroll-which = Which dice do you re-roll? It costs 1 stress.
ak-draft-dice = Which dice pay for { $card }?
ak-draft-faces = { $faces }
ak-draft-energy = Energy, no die
ak-draft-die = Die { $number }: { $face }
ak-draft-which-dice = Which dice?
ak-hint-energy = energy { $energy } of { $cap }
ak-hint-stress = costs { $stress } stress

## The stress ability

ak-draft-stress = { $card }: use the stress ability?
ak-draft-plain = Without it
ak-draft-turn-before = First turn { $bow }
ak-draft-turn-amid = Turn between the two actions
ak-draft-turn-after = Turn afterwards
ak-draft-more = Strengthen the action

## Parts of a card

ak-draft-part = { $card }, part { $number }: use it?
ak-part-move = Move
ak-part-turn = Turn
ak-part-attack = Attack
ak-part-effect = Use the effect
ak-part-skip = Skip this part

## Ways

ak-draft-way = { $card }: which way?
ak-draft-way-straight = { $number } · { $pattern } → { $hex }, facing { $bow }
ak-draft-way-left = { $number } · { $pattern } left → { $hex }, facing { $bow }
ak-draft-way-right = { $number } · { $pattern } right → { $hex }, facing { $bow }
ak-draft-side-straight = { $pattern }
ak-draft-side-left = { $pattern } left
ak-draft-side-right = { $pattern } right
ak-hint-risks = { $risks }
ak-risk-free = free way
ak-risk-asteroids = asteroids: { $n } hull
ak-risk-nebula = nebula: { $n ->
    [one] 1 shield
   *[other] { $n } shields
 }
ak-risk-glitch = nebula without shields: Glitch
ak-risk-wormhole = into a wormhole
ak-risk-stop = stops early: 1 stress
ak-risk-deadly = destroys your ship
ak-draft-turn = Which way do you turn?
ak-draft-bonus-turn = Turn once more?
ak-draft-turn-other = Which way does { $ship } turn?
ak-draft-turn-stay = Do not turn
ak-draft-bow = { $bow }
ak-draft-place = { $card }: where to?
ak-draft-hex = { $hex }
ak-draft-hexes = Where do the wormholes open? Up to { $n }.

## Targets

ak-draft-targets = { $card }: whom do you attack?
ak-draft-enough = No more targets
ak-draft-whom = { $card }: for whom?
ak-draft-ally = { $card }: from whose place?
ak-draft-choose = { $card }: which effect?
ak-draft-cleanse = Which effect do you remove?
ak-draft-effect = { $effect }
ak-draft-recharge = Which cards regain energy? Up to { $n }.
ak-draft-mend = Which cards do you mend? Up to { $n }.
ak-hint-odds-even = { $destroyed }% destroyed · hull { $hull } · shields { $shields }
ak-hint-odds-advantage = advantage · { $destroyed }% destroyed · hull { $hull } · shields { $shields }
ak-hint-odds-disadvantage = disadvantage · { $destroyed }% destroyed · hull { $hull } · shields { $shields }

## Before the battle

ak-draft-slot = What do you change?
ak-draft-fit = What goes into this slot?
ak-draft-empty = Leave it empty
ak-draft-other-ship = Another ship
ak-draft-other-pilot = Another pilot
ak-draft-ship = Which ship do you fly?
ak-draft-pilot = Who is your pilot?
ak-draft-space = Where does your ship begin?
ak-draft-facing = Which way does it face?
ak-slot-weapon_1 = Weapon 1
ak-slot-weapon_2 = Weapon 2
ak-slot-engine_1 = Engine 1
ak-slot-engine_2 = Engine 2
ak-slot-tech_1 = Technology 1
ak-slot-tech_2 = Technology 2
ak-slot-ship = Ship ability
ak-slot-pilot = Pilot ability

## Whole commands

ak-group-whole = What now? Whole commands, the best first
ak-group-cards = Card by card: which action?
ak-whole-choosing = { $card }: { $effect }
ak-whole-uses = { $number } · { $card }
ak-whole-moves = { $number } · { $card } → { $hex }, facing { $bow }
ak-whole-attacks = { $number } · { $card } at { $targets }
ak-whole-moves-attacks = { $number } · { $card } → { $hex }, { $bow }; at { $targets }
ak-whole-costs = { $costs }
ak-whole-odds = destroyed: { $shares } · { $costs }
ak-cost-energy = { $n } energy
ak-cost-stress = { $n } stress
ak-cost-miss = a Miss into the deck
ak-cost-panic = panic

## At a market

ak-draft-market = What do you want to do? Choose Ready on your seat when you have finished.
ak-draft-pledge = { $what }: how much do you put in? { $price } missing.
ak-draft-credits = { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
ak-market-buy = { $number } · Buy { $what }
ak-market-sell = Sell { $what }
ak-market-pledge = { $number } · Pay for { $what }
ak-market-repay = Take back what you put into { $what }
ak-hint-price = { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}
ak-group-weapon = Weapons
ak-group-engine = Engines
ak-group-technology = Technologies
ak-group-services = For your ships
ak-group-shared = For the squad, paid together
ak-group-sell = Sell
ak-group-repay = Your open payments
ak-offer-upgrade = upgrade point: { $ship }
