# Xia: turns, NPCs, what may be done at any time, the result, and why a move is refused.

## A turn

xia-ask-action = Your turn: take as many actions as you can pay for. Energy { $energy }, armed markers { $armed }, { $credits } credits.
xia-ask-stranded = You are stranded: no energy, no armed marker. Impulse and minor actions are all you have; drift to a planet, or hope for a rescue. You have { $credits } credits.
xia-group-move = Fly
xia-group-stop = Stop here and
xia-group-attack = Attack
xia-group-trade = Trade and cargo
xia-group-mission = Mission
xia-group-explore = Explore
xia-group-here = On this space
xia-group-more = More
xia-end-actions = End your actions
xia-end-actions-hint = { $planet ->
    [yes] you are on a planet: business comes next, then markers are armed for free
   *[no] no business out here; the turn ends with arming markers
}
xia-end-refit = Recharge to { $energy }{ $repairs ->
    [yes] , repair all damage
   *[no] { "" }
} and end your actions
xia-turn-begins = **{ $player }'s turn.**
xia-turn-skipped = { $player } is still clearing away the wreckage and skips this turn.
xia-turn-over = { $player } ends the turn: { $fame } fame, { $credits } credits, { $energy } energy, { $armed ->
    [one] { $armed } marker armed
   *[other] { $armed } markers armed
}.

## NPCs

xia-npc-appears = The { $npc } appears at { $space }.
xia-npc-skips = The { $npc } is being rebuilt and skips this turn.
xia-npc-hunts = The { $npc } sets course for { $target }.
xia-npc-lot = Several targets are equally near for the { $npc }: the die says { $roll }, so { $target } it is.
xia-npc-patrol-lot = The { $npc } rolls for its next beat: { $roll }, { $sector }.
xia-npc-flies = The { $npc } flies to { $space }.
xia-npc-warps = The { $npc } goes through a gate.
xia-npc-rolls = The { $npc } rolls { $roll } { $border ->
    [asteroid] among the asteroids
    [debris] among the debris
   *[other] against the planetary shield
}.
xia-npc-sells = The { $npc } sells at { $sector } and now carries { $credits } credits.
xia-ask-npc-way = You steer the { $npc }. Several routes are equally direct: where does it end up?
xia-npc-way = { $space }
xia-ask-npc-place = The { $npc } appears, but its spawn point is taken. You control it: where does it appear?
xia-npc-place = { $space }

## At any time

xia-gives = { $player } gives { $to } { $credits } credits.
xia-orders-set = Your standing orders are set. You will not be asked about anything they decide.

## The result

xia-won = { $player } wins with { $fame } fame aboard { $ship }.

## Refusals

xia-illegal-over = The game is over. Look at the result, or start a new game.
xia-illegal-no-such-player = Nobody is in that seat. Only the captains at this table can move.
xia-illegal-not-asked = { $player } is deciding now. Wait for your question; only giving credits and standing orders work at any time.
xia-illegal-give-whom = Credits go to another captain of this table. Name one of them.
xia-illegal-give-unit = Money comes in thousands. Give 1000, 2000 and so on.
xia-illegal-give-more = You have { $credits } credits. Give that or less.
xia-illegal-orders-stand = Those are already your orders. Nothing needs to change.
xia-illegal-stranded = You are stranded: no energy and no armed marker. Use impulse or a minor action, or end your actions.
xia-illegal-not-now = That is not possible here and now. Choose one of the actions offered.
xia-illegal-not-offered = That is not one of the answers to the current question. Choose one of those offered.
xia-illegal-phase = The action phase is over, and a turn never goes back. Finish this phase; actions come again next turn.
xia-illegal-flying = Another ship is on this space, so you cannot end your flight here. Fly on to a free space; until then only minor actions are possible.
xia-illegal-jump = A blind jump costs a movement point, so it belongs to a flight. Start an engine or use impulse first.
xia-illegal-impulse = Impulse is spent for this turn. Start an engine, or wait for your next turn.
xia-illegal-engine = That is not a usable engine: it needs a free, undamaged arming spot and an armed marker. Choose another outfit.
xia-illegal-no-energy = You have { $energy } energy and need { $cost }. Recharge on a planet in your business phase.
xia-illegal-no-edge = There is nothing unexplored on that side of your ship. Fly to the edge of a sector and choose an open side.
xia-illegal-no-sectors = Every sector has been laid. There is nothing left to explore.
xia-illegal-no-token = No exploration token lies here. Fly to a space with one.
xia-illegal-no-point = This is not a mission point. Fly to one and draw there.
xia-illegal-has-mission = You already have a mission. Complete or abort it first.
xia-illegal-drawn = You have already drawn at this mission point this turn. Try another one, or come back next turn.
xia-illegal-no-mission = You have no active mission. Draw one at a mission point.
xia-illegal-objective = Its objective is not yet done. Do that first, then deliver.
xia-illegal-delivery = You cannot deliver here. Fly to the mission point of { $sector }.
xia-illegal-out-of-range = None of those weapons reaches that ship, or it is out of sight. Check range and line of sight, or choose another target.
xia-illegal-too-many-targets = Each of these ships can be hit, but not with one attack: no weapon among these hits so many. Attack them one after the other.
xia-illegal-own-ship = That is your own ship. Aim at somebody else.
xia-illegal-no-target = That ship is not on the board. Choose one that is.
xia-illegal-not-flying = That belongs to a flight. Start an engine or use impulse first.
xia-illegal-stop-first = You are still flying. Stop first, then end your actions.
xia-illegal-no-space = There is no such space on the board. Choose one that is on the map.
xia-illegal-far = That space is out of reach: { $left ->
    [one] { $left } movement point is left
   *[other] { $left } movement points are left
}, and borders that are closed to you cannot be crossed. Choose a nearer space.
xia-illegal-warp = No gate leads there from here. Fly onto a gate, and choose a free space of another one.
xia-illegal-visit = To act there you need { $points } movement points left in this flight, and the space must be next to yours with another ship on it. Choose such a space, or fly on.
xia-illegal-visit-only = On a space used like this you can do only what belongs to it: trade, cubes, tokens, missions. Choose one of these, or leave it alone.
xia-illegal-business-later = That is business. End your actions on a planet, and you can do it there.
xia-illegal-no-markers = That takes more markers than you have armed ({ $armed }). Name fewer.
xia-illegal-weapon = One of those cells holds no weapon with a free, undamaged arming spot. Name the cells of weapons.
xia-illegal-defence = You cannot defend with that: it takes shields with free, undamaged arming spots. Name their cells, or choose one of the ways offered.
xia-illegal-no-card = You have no such ability card. Choose one of yours.
xia-illegal-exhausted = { $ability } is exhausted. It is ready again after your next status phase.
xia-illegal-ability-when = { $ability } is not an action. You will be asked when it can be used.
xia-illegal-ability-target = { $ability } has nothing to work on there. Choose one of the targets offered, or fly to where there is one.
xia-illegal-rescue = There is no stranded ship next to you there. Fly next to a ship with no energy and no armed markers, with no planetary shield between you.
xia-illegal-no-cards = No mission cards are left. They come back when others complete or drop theirs.
xia-illegal-keep = That card is not among those you drew. Keep one of them, or none.
xia-illegal-objective-done = The objective is already done. Fly to the mission point of { $sector } and complete the mission.
xia-illegal-rob = That ship is not your mission's target, or it is not next to you. Fly next to the right target, then name it.
xia-illegal-kill-first = You meet this objective by destroying the right ship. Attack it; the rest follows automatically.
xia-illegal-pickup = You cannot do that here. Fly to the mission point of { $sector } first.
xia-illegal-sneak = Your contraband is not past the guards yet. Fly into { $sector } itself and slip in unseen.
xia-illegal-experience = Only a completed mission of the same kind helps here: { $kind }. Name one of yours, or let the roll stand.
xia-illegal-no-shop = You cannot buy cargo here. Fly to a buy space.
xia-illegal-not-sold = Only this is sold here: { $cubes }. Choose from that.
xia-illegal-pairs = Cubes are sold in pairs. Name two, four and so on.
xia-illegal-no-credits = That costs { $cost }, and you have { $credits } credits. Choose something cheaper, or earn more first.
xia-illegal-no-cubes = { $left ->
    [0] No { $cube } cubes are left. Wait until some are sold.
   *[some] Only { $left } { $cube } left. Name fewer.
}
xia-illegal-no-room = { $room ->
    [0] No cell in your hold is free. Jettison something, or sell it first.
    [one] Only { $room } cell in your hold is free. Name fewer cubes, or make room first.
   *[other] Only { $room } cells in your hold are free. Name fewer cubes, or make room first.
}
xia-illegal-no-buyer = Nobody buys cargo here. Fly to a sell space.
xia-illegal-not-wanted = Only this is wanted here: { $cubes }. Sell that; the rest can be jettisoned.
xia-illegal-sale-ability = That ability does not help with this sale: you need { $ability }, ready, and the energy for it. Sell without it.
xia-illegal-cubes = { $aboard ->
    [0] You carry no cubes. Get some aboard first.
   *[some] Name cells with a cube in them, each once: { $cells }.
}
xia-illegal-no-resource = There is nothing to mine, salvage or harvest on this space. Fly to a space that yields something.
xia-illegal-own-cubes = You threw these cubes out yourself this turn, so others may have them first. Come back next turn.
xia-illegal-no-loose = { $lying ->
    [0] No loose cubes lie on this space. Fly to a space with some.
   *[some] You can take only this here: { $cubes }. Choose from that.
}
xia-illegal-sold-out = Every { $outfit } already has an owner. Choose another outfit, or wait until one is sold.
xia-illegal-no-fit = { $outfit } does not fit into your hold as it is packed. Rearrange the hold, sell something, or repair first.
xia-illegal-no-outfit = There is no outfit on that cell. Name a cell of the one you want to sell.
xia-illegal-damaged = { $outfit } is damaged and cannot be sold. Repair the ship first.
xia-illegal-undamaged = Your ship has no damage. Nothing needs repair.
xia-illegal-full = Your energy is at its maximum. Nothing needs recharging.
xia-illegal-nothing-to-move = Nothing in your hold can be moved. Repair the ship first if outfits are damaged.
xia-illegal-last-fame = The last point of fame is not for sale. Earn it in any other way.
xia-illegal-top-ship = Your ship is already of the highest level. Spend the money on outfits or fame.
xia-illegal-ship-level = A new ship is exactly one level above yours: level { $level }. Choose one of these.
xia-illegal-ship-taken = { $ship } already has a captain. Choose another ship of that level.
xia-illegal-no-title = That title is not open. Choose one that is.
xia-illegal-title-of-another = { $player } was first to earn that title and has the right to it. Go for another one.
xia-illegal-title-unmet = You have not yet done what { $title } asks for. Its card says what is missing.
xia-illegal-arm = You can arm { $most ->
    [one] { $most } marker
   *[other] { $most } markers
} at most. Name that many or fewer.
xia-illegal-damage = Place damage on undamaged cells, one each and no more than you took: { $cells }. Choose among them.
xia-illegal-put = { $outfit } does not fit like that: every section needs a free cell, and everything else must still fit. Choose one of the placements.
xia-illegal-stow = Cubes go on free cells, one each: { $cells }. Choose among them.
xia-illegal-business-over = Business is over for this turn. End your next actions on a planet, and you can do it there.
xia-illegal-status-later = That comes at the end of your turn. End your actions first.
xia-illegal-fitting-only = Before the first turn you can only buy outfits. Buy some, or press **Ready to fly**.
