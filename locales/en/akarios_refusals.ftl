# Why a move in Stars of Akarios is refused, and what to do instead.

ak-illegal-no-such-player = There is no such player at this table. Choose one of those listed.
ak-illegal-over = This chapter is over. Open another one to go on.
ak-illegal-not-asked = The game is waiting for { $player }. Try again afterwards, or queue the command.
ak-illegal-no-battle = That scenario cannot be flown yet. Choose one of the battles.
ak-illegal-here = That does not answer the question. Choose one of the answers offered.
ak-illegal-place = That space is taken or outside the placement area. Choose a free one.
ak-illegal-spot = Nothing can be put there. Choose from the spaces offered.
ak-illegal-reroll-late = You have kept or placed dice. Act with what you have.
ak-illegal-reroll-free = A free re-roll needs 3 stress faces. Name the dice to re-roll them for 1 stress.
ak-illegal-reroll-again = You have already paid for a re-roll in this phase. Keep the dice.
ak-illegal-no-ship = Your ship is out of action. You can still vote.
ak-illegal-no-such-action = You have no such action. Choose a basic action or one of your installed cards.
ak-illegal-cells = These dice do not fit the cells of { $card }. Choose others.
ak-illegal-cells-used = The cells of { $card } are taken in this round. Choose another action.
ak-illegal-no-cells = { $card } is not used with dice in this phase. Choose another action.
ak-illegal-broken = { $card } is broken. Mend it or choose another action.
ak-illegal-no-energy = { $card } has no energy left. Recharge it or choose another action.
ak-illegal-turned-down = { $card } has been used in this battle. Choose another card or action.
ak-illegal-no-pool = No such card is open to the dice of several players. Choose one of the Sparrow's, or an action of your own.
ak-illegal-no-such-die = You have no such die. Name unplaced dice, each once.
ak-illegal-barred = That die was taken back from { $card }. Use it for another action.
ak-illegal-die-placed = That die is placed already. Choose an unplaced one.
ak-illegal-skip = The steps of { $card } cannot be left out like that. Carry out at least one.
ak-illegal-stall = Stall: you cannot move or use engines now. Turn, attack or use other cards.
ak-illegal-glitch = Glitch: you cannot attack or use weapons now. Move, turn or use other cards.
ak-illegal-white-knuckles = White Knuckles: the basic turn is forbidden in this phase. Choose another action.
ak-illegal-first-attack = Your trauma makes you attack first. Choose an attack.
ak-illegal-no-stress-ability = { $card } has no such stress ability. Leave it out.
ak-illegal-no-stress-die = A stress ability needs a stress die on { $card }. Place one or leave the ability out.
ak-illegal-stress-once = The stress ability works once per action. Use it before or after, not both.
ak-illegal-turn = A turn is at most two steps of 60°. Choose a nearer facing.
ak-illegal-one-way = There is only one way to fly with this. Leave the way out.
ak-illegal-loadout-late = Pilots, ships and cards are chosen before the board is laid. Change them before the next battle.
ak-illegal-card-of-ship = { $card } belongs to the ship and stays with it. Offer a card of your own collection.
ak-illegal-way = Say which way to fly, with one of these words behind way=: { $ways }.
ak-illegal-stop = You cannot stop there. Choose a free hex of the path.
ak-illegal-no-target = Nobody is in reach and in sight. Move, turn or choose another action.
ak-illegal-target = That is not a legal target here. Choose among those in reach and in sight, each once: { $targets }.
ak-illegal-many-targets = This action has { $most ->
    [one] { $most } target
   *[other] { $most } targets
 } at most. Name fewer.
ak-illegal-one-per-arc = Each arc takes one target. Choose targets in different arcs.
ak-illegal-apart = All targets of this card must be different. Choose another one.
ak-illegal-choose = Choose one of the effects printed on the card.
ak-illegal-no-ally = Name the ally to attack from first, then the target.
ak-illegal-ship-taken = That ship is taken or not yours to fly. Choose a free one.
ak-illegal-pilot-taken = That pilot is taken or not in your squad. Choose a free one.
ak-illegal-order = There is no such order on { $what }. Choose one of the values offered.
ak-illegal-no-order = You have no standing order on { $what }. Give one first.
ak-illegal-no-queue = Commands are queued in a battle. Wait until it begins.
