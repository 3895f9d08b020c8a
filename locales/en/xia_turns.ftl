# Xia: turns, NPCs, what may be done at any time, the result, and why a move is refused.

## A turn

xia-ask-action = Your turn: one action after another, as many as you can pay for. Energy { $energy }, armed markers { $armed }, { $credits } credits.
xia-ask-stranded = You are stranded: no energy, no armed marker. Impulse and minor actions are all you have; drift to a planet, or hope for a rescue. You own { $credits } credits.
xia-group-move = Fly
xia-group-attack = Attack
xia-group-trade = Trade and cargo
xia-group-mission = Mission
xia-group-explore = Explore
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
