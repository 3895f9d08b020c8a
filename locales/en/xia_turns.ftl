# Xia: turns, NPCs, what may be done at any time, the result, and why a move is refused.

## A turn

xia-ask-action = Your turn: one action after another, as many as you can pay for. Energy { $energy }, armed markers { $armed }, { $credits } credits.
xia-ask-stranded = You are stranded: no energy, no armed marker. Impulse and minor actions are all you have; drift to a planet, or hope for a rescue. You own { $credits } credits.
xia-group-move = Fly
xia-group-attack = Attack
xia-group-trade = Trade and cargo
xia-group-mission = Mission
xia-group-explore = Explore
xia-group-here = On this space
xia-group-more = More
xia-end-actions = End your actions
xia-end-actions-hint = { $planet ->
    [yes] You are on a planet: business comes next, then markers are armed for free
   *[no] No business out here; the turn ends with arming markers
}
xia-turn-begins = **{ $player } to fly.**
xia-turn-skipped = { $player } is still clearing away the wreckage and skips this turn.
xia-turn-over = { $player } ends the turn: { $fame } fame, { $credits } credits, { $energy } energy, { $armed ->
    [one] { $armed } marker armed
   *[other] { $armed } markers armed
}.

## NPCs

xia-npc-appears = { $npc } appears: { $space }.
xia-npc-skips = { $npc } is being rebuilt and skips this turn.
xia-npc-hunts = { $npc } sets course for { $target }.
xia-npc-lot = Equally near for { $npc }: the die says { $roll }, so it is { $target }.
xia-npc-patrol-lot = { $npc } rolls for the next beat: { $roll }, { $sector }.
xia-npc-flies = { $npc } flies: { $space }.
xia-npc-warps = { $npc } goes through a gate.
xia-npc-rolls = { $npc } rolls { $roll } { $border ->
    [asteroid] among the asteroids
    [debris] among the debris
   *[other] against the planetary shield
}.
xia-npc-sells = { $npc } sells: { $sector }. { $credits } credits lie on the card.
xia-ask-npc-way = { $npc } is yours to steer. Several ways are equally direct: where does it end its flight?
xia-npc-way = { $space }
xia-ask-npc-place = { $npc } appears, but the spawn point is taken. You run it: where does it come out?
xia-npc-place = { $space }

## At any time

xia-gives = { $player } gives { $to } { $credits } credits.
xia-orders-set = Your standing orders are set. What they decide, nobody will ask you.

## The result

xia-won = { $player } wins with { $fame } fame aboard { $ship }.

## Refusals

xia-illegal-over = The game is over. Look at the result, or start a new game.
xia-illegal-no-such-player = Nobody sits in that seat. Moves are made by the captains of this table.
xia-illegal-not-asked = { $player } is to decide now. Wait for your question; only credits and standing orders go at any time.
xia-illegal-give-whom = Credits go to another captain of this table. Name one of them.
xia-illegal-give-unit = Money comes in thousands. Give 1000, 2000 and so on.
xia-illegal-give-more = You own { $credits } credits. Give that or less.
xia-illegal-orders-stand = Those are your orders already. Nothing needs to change.
xia-illegal-stranded = You are stranded: no energy and no armed marker. Use impulse or a minor action, or end your actions.
xia-illegal-not-now = That is not possible here and now. Choose one of the actions offered.
xia-illegal-not-offered = That is not among the answers to the present question. Choose one that is offered.
xia-illegal-phase = The action phase is over, and a turn never goes back. Finish this phase; actions come again next turn.
xia-illegal-flying = Another ship stands on this space, and no flight ends there. Fly on to a free space; only minor actions can be taken here.
xia-illegal-jump = A blind jump costs a movement point, so it belongs to a flight. Start an engine or use impulse first.
xia-illegal-impulse = Impulse is spent for this turn. Start an engine, or wait for your next turn.
xia-illegal-engine = No engine works there: it takes an engine with a free, undamaged arming spot and an armed marker. Choose another outfit.
xia-illegal-no-energy = You have { $energy } energy and need { $cost }. Recharge on a planet in your business phase.
xia-illegal-no-edge = No unexplored space on that side of your ship. Fly to the rim of a sector and choose an open side.
xia-illegal-no-sectors = Every sector has been laid. There is nothing left to explore.
xia-illegal-no-token = No exploration token lies here. Fly to a space with one.
xia-illegal-no-point = This is not a mission point. Fly to one and draw there.
xia-illegal-has-mission = You have a mission already. Complete or abort it first.
xia-illegal-drawn = You have drawn at this mission point this turn. Try another one, or come back next turn.
xia-illegal-no-mission = You have no active mission. Draw one at a mission point.
xia-illegal-objective = Its objective is not yet done. Do that first, then deliver.
xia-illegal-delivery = It is not delivered here. Fly to the mission point of { $sector }.
xia-illegal-out-of-range = No weapon you named reaches that ship, or you do not see it. Check range and sight, or choose another target.
xia-illegal-own-ship = That is your own ship. Aim at somebody else.
xia-illegal-no-target = That ship is not on the board. Choose one that is.
xia-illegal-not-flying = That belongs to a flight. Start an engine or use impulse first.
xia-illegal-stop-first = You are still flying. Stop first, then end your actions.
xia-illegal-no-space = There is no such space on the board. Choose one that is laid, such as one on the map.
xia-illegal-far = That space is out of reach: { $left ->
    [one] { $left } movement point is left
   *[other] { $left } movement points are left
}, and what shuts you out cannot be flown through. Choose a space nearer by.
xia-illegal-warp = No gate leads there from here. Fly onto a gate, and choose a free space of another one.
xia-illegal-visit = Acting there takes { $points } movement points of this flight and another ship on a space next to yours. Choose such a space, or fly on.
xia-illegal-visit-only = On a space used like this you can do only what belongs to it: trade, cubes, tokens, missions. Choose one of these, or let it be.
xia-illegal-business-later = That is business. End your actions on a planet, and you can do it there.
xia-illegal-no-markers = That takes more markers than you have armed ({ $armed }). Name fewer.
xia-illegal-weapon = One of those cells holds no weapon with a free, undamaged arming spot. Name the cells of weapons.
xia-illegal-defence = That is no defence you have: it takes shields with free, undamaged arming spots. Name their cells, or choose one of the ways offered.
xia-illegal-no-card = You have no such ability card. Choose one of yours.
xia-illegal-exhausted = { $ability } is used up. It is ready again after your next status phase.
xia-illegal-ability-when = { $ability } is not used as an action. You are asked at the moment it is for.
xia-illegal-ability-target = { $ability } finds nothing to work on like that. Choose one of the targets offered, or fly where there is one.
xia-illegal-rescue = Nobody stranded is next to you there. Fly beside a ship without energy and armed markers, with no planetary shield between.
xia-illegal-no-cards = No mission cards are left. They come back when others complete or drop theirs.
xia-illegal-keep = That card is not among those you drew. Keep one of them, or none.
xia-illegal-objective-done = The objective is done already. Fly to the mission point of { $sector } and complete the mission.
xia-illegal-rob = Your mission does not mean that ship, or it is not next to you. Fly beside the right target, then name it.
xia-illegal-kill-first = This objective is done by destroying the right ship. Attack it; the rest comes by itself.
xia-illegal-pickup = That is not done here. Fly to the mission point of { $sector } first.
xia-illegal-sneak = Your contraband is not past the guards yet. Fly into { $sector } itself and slip in unseen.
xia-illegal-experience = Only a completed mission of the same kind helps here: { $kind }. Name one of yours, or let the roll stand.
xia-illegal-no-shop = No cargo is sold to you here. Fly to a buy space.
xia-illegal-not-sold = What is sold here: { $cubes }. Choose of that.
xia-illegal-pairs = Cubes are sold in pairs. Name two, four and so on.
xia-illegal-no-credits = That costs { $cost }, and you have { $credits } credits. Choose something cheaper, or earn more first.
xia-illegal-no-cubes = { $left ->
    [0] No cubes are left of this kind: { $cube }. Wait until some are sold.
   *[some] Cubes left of this kind: { $cube }, { $left }. Name fewer.
}
xia-illegal-no-room = { $room ->
    [0] No cell of your hold is free. Jettison something, or sell it first.
    [one] Only { $room } cell of your hold is free. Name fewer cubes, or make room first.
   *[other] Only { $room } cells of your hold are free. Name fewer cubes, or make room first.
}
xia-illegal-no-buyer = Nobody buys cargo here. Fly to a sell space.
xia-illegal-not-wanted = What is wanted here: { $cubes }. Sell of that; the rest can be jettisoned.
xia-illegal-sale-ability = That ability does not help with this sale: it takes { $ability }, ready, and the energy for it. Sell without it.
xia-illegal-cubes = { $aboard ->
    [0] You carry no cubes. Get some aboard first.
   *[some] Name cells with a cube in them, each once: { $cells }.
}
xia-illegal-no-resource = There is nothing to mine, salvage or harvest on this space. Fly to a space that yields something.
xia-illegal-own-cubes = You threw these cubes out yourself this turn, so others may have them first. Come back next turn.
xia-illegal-no-loose = { $lying ->
    [0] No loose cubes lie on this space. Fly to a space with some.
   *[some] What lies here for you: { $cubes }. Take of that.
}
xia-illegal-sold-out = Every { $outfit } is owned already. Choose another outfit, or wait until one is sold.
xia-illegal-no-fit = { $outfit } does not fit into your hold as it is packed. Rearrange the hold, sell something, or repair first.
xia-illegal-no-outfit = No outfit lies on that cell. Name a cell of the one to be sold.
xia-illegal-damaged = { $outfit } is damaged and cannot be sold. Repair the ship first.
xia-illegal-undamaged = Your ship has no damage. Nothing needs repair.
xia-illegal-full = Your energy is at its maximum. Nothing needs recharging.
xia-illegal-nothing-to-move = Nothing in your hold can be moved. Repair the ship first if outfits are damaged.
xia-illegal-last-fame = The last point of fame is not for sale. Earn it in any other way.
xia-illegal-top-ship = Your ship is of the highest level already. Spend the money on outfits or fame.
xia-illegal-ship-level = A new ship is exactly one level above yours: level { $level }. Choose one of these.
xia-illegal-ship-taken = { $ship } has a captain already. Choose another ship of that level.
xia-illegal-no-title = No such title lies open. Choose one that does.
xia-illegal-title-of-another = { $player } was first to earn that title and has the right to it. Go for another one.
xia-illegal-title-unmet = You have not yet done what { $title } asks for. Its card says what is missing.
xia-illegal-arm = You can arm { $most ->
    [one] { $most } marker
   *[other] { $most } markers
} at most. Name that many or fewer.
xia-illegal-damage = Damage goes on cells without any, each once, no more than you took: { $cells }. Choose among them.
xia-illegal-put = { $outfit } does not lie like that: every section takes a free cell, and the rest must find room too. Choose one of the placements.
xia-illegal-stow = Cubes go on free cells, each once: { $cells }. Choose among them.
xia-illegal-business-over = Business is over for this turn. End your next actions on a planet, and you can do it there.
xia-illegal-status-later = That belongs to the end of your turn. End your actions first.
xia-illegal-fitting-only = Before the first turn you only buy outfits. Buy some, or say that you are ready to fly.
