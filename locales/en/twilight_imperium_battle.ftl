# Twilight Imperium: Space Battles.

## How it goes

ti-battle = { $player } attacks { $other } in { $system }.
ti-battle-custodians = { $player } engages the Custodians of Mecatol Rex.
ti-battle-round = Round { $round } of the battle in { $system }.
ti-fleet-rolls = { $player } rolls { $dice }: { $count ->
    [one] 1 hit
   *[other] { $count } hits
 }.
ti-neutral-rolls = The Custodians roll { $dice }: { $count ->
    [one] 1 hit
   *[other] { $count } hits
 }.
ti-dice-of = { $unit } ({ $needed }+) { $faces }
ti-so-many = { $count } × { $unit }
ti-ships-lost = { $player } loses { $ships }.
ti-ships-damaged = { $player } takes damage: { $ships }.
ti-neutral-lost = The Custodians lose { $count ->
    [one] 1 Fighter
   *[other] { $count } Fighters
 }.
ti-barrage = { $player } opens an Anti-Fighter Barrage.
ti-assault-cannon = { $player } fires the Assault Cannons.
ti-ambush = { $player } springs an ambush.
ti-genome = The Berserker Genome stirs: { $player } scores 2 more hits.
ti-stalemate = Nobody can hit anything in { $system }: { $player }, who attacked, has to give way.
ti-battle-won = { $player } wins the battle in { $system }.
ti-battle-nobody = Nobody is left of the battle in { $system }.
ti-battle-custodians-won = The Custodians beat { $player } off.
ti-custodians-fall = { $player } destroys the Custodians' Fighters for good.
ti-war-chest = { $player } opens the war chest: +1 for every ship this round.
ti-martyr = { $player } sends a ship into martyrdom: { $ship }.
ti-rerolls = { $player } re-rolls dice: { $faces }.
ti-reroll-more = These dice still miss. Which do you re-roll for 1 Strategy Allocation counter each? They are numbered from 0.
ti-evades = { $player } slips away from { $system } before the battle.
ti-minister-of-war = { $player } has the Minister of War score a sure hit.
ti-salvage-which = Salvage Operations: which ship do you want to build in { $system }?
ti-salvage-none = None
ti-salvaged = { $player } salvages a ship in { $system }: { $ship }.
ti-throne-enemy = { $player } is rewarded for beating the Enemy of the Throne.
ti-terror = The enemy rules by terror. Do you leave at once, or take 2 hits?
ti-terror-stand = Take 2 hits
ti-flagship = { $player } aims at a single ship.

## Retreats

ti-retreat-announced = { $player } announces a retreat to { $system }.
ti-tactical-announced = { $player } spends a Strategy Allocation counter on a Tactical Retreat to { $system }.
ti-retreats = { $player } leaves { $system } for { $to }.
ti-illegal-retreat-custodians = There is no retreat from the Custodians. Leave the retreat out of your plan.
ti-illegal-retreat-held = You cannot retreat because of { $source }. Leave the retreat out of your plan.
ti-illegal-tactical-attacker = Only the defender has Tactical Retreats. Choose a system you activated earlier.
ti-illegal-retreat-nowhere = There is no system near that your fleet could retreat to. Leave the retreat out of your plan.
ti-illegal-tactical-place = A Tactical Retreat goes to an adjacent system without your counter and without enemy ships. Choose one of these: { $places }.
ti-illegal-retreat-place = A retreat goes to an adjacent system you activated earlier, without enemy ships. Choose one of these: { $places }.

## Plans

ti-plan = Space Battle in { $system }. How do you fight?
ti-plan-custodians = The Custodians stand in your way in { $system }. How do you fight?
ti-plan-usual = Usual plan
ti-plan-usual-hint = damage before losses, the cheapest ships first, no retreat
ti-plan-each-round = Ask me every round
ti-plan-each-round-hint = you decide after each round; cards as it goes are in My plan
ti-stop-round = Round { $round } of the battle in { $system } is over. Do you fight on?
ti-stop-odds = Your odds in { $system } have fallen below your limit after round { $round }. Do you fight on?
ti-stop-loses = You are about to lose a ship you wanted to keep in { $system }, round { $round }. Do you stick to your plan?
ti-stop-direct-hit = Your damage in { $system }, round { $round }, could be followed by a Direct Hit. Do you stick to your plan?
ti-stop-on = Fight on as planned
ti-stop-retreat = Retreat to { $system }
ti-stop-tactical = Tactical Retreat to { $system } (1 Strategy counter)
ti-illegal-plan = A battle plan is expected. Hand one in, or take the usual one.
ti-illegal-plan-losses = Name each kind of ship at most once. Kinds are fighter, destroyer, cruiser, carrier, dreadnought and war_sun.
ti-illegal-plan-number = A figure of your plan is out of range. Percentages go from 0 to 100, the others from 0 up.
ti-illegal-plan-card = You do not hold { $card }. Plan with cards from your hand.
ti-illegal-plan-aim = { $card } needs a round, as in card@1, and no target of its own. Play it by hand in its window, or give an order for it.
ti-illegal-plan-stop = { $item } is not a stop. Use each_round, odds:40, loses:dreadnought, direct_hit or cards.
ti-illegal-plan-shot = { $item } cannot be ordered by you. The defender orders the shots; anyone may hold.cannon or hold.ambush.
ti-illegal-plan-pay = { $item } is not yours to pay for. Use war_chest:1, martyr or reroll:2 if your race has the ability.

## Hits outside battles

ti-assign = { $count ->
    [one] Your fleet in { $system } takes 1 hit. Which ship takes it?
   *[other] Your fleet in { $system } takes { $count } hits. Which ships take them?
 }
ti-assign-lose = Lose { $lost }
ti-assign-damage = Damage { $damaged }
ti-assign-both = Damage { $damaged }, lose { $lost }
ti-leader-dies = { $leader } of { $player } dies.
ti-illegal-assign = Hits are to be assigned. Name the ships that take them, { $count } in all.
ti-illegal-assign-count = There are { $count } hits to assign, and you named { $named }. Name each ship once per hit.
ti-illegal-assign-fighters = You have only { $count } Fighters there. Put the other hits on ships.
ti-illegal-assign-ship = Ship { $ship } cannot take that hit. Choose ships of your fleet that can.
