# Starship Captains: turns, rounds, the result, and why a move is refused.

## A turn

sc-ask-turn = Round { $round } of 4, your turn: activate a room, carry out the mission here, or pass. You may train and promote first. { $medals ->
    [0] You have no medals.
    [one] You have { $medals } medal.
   *[other] You have { $medals } medals.
}
sc-ask-only-pass = Round { $round } of 4, your turn: nobody aboard can act, so all you can do is pass. { $medals ->
    [0] You have no medals.
    [one] You keep { $medals } medal.
   *[other] You keep { $medals } medals.
}
sc-group-room = Activate a room
sc-group-artifacts = Activate a room with two artifacts
sc-group-mission = Carry out the mission here
sc-group-train = Train somebody first
sc-group-promote = Promote somebody first
sc-group-pass = Pass for the rest of the round
sc-group-order = Call somebody back from the queue
sc-room = { $room } — { $figure }
sc-room-hint = { $effects }
sc-room-twice-hint = { $effects }. Then a second task: another room, or an order
sc-room-idle-hint = ⚠ Does nothing now: { $why ->
    [pirate] no pirate is next to your ship
    [damage] nothing is damaged
   *[slot] no tech slot is empty
}
sc-room-artifacts = { $room } — { $pair }
sc-mission = Mission: { $mission }
sc-mission-hint = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $rows ->
    [one] { $rows } crew member
   *[other] { $rows } crew members
} from the ready room{ $idle ->
    [0] {""}
   *[some] {" "}· ⚠ your crew matches { $fitting } of { $rows } rows
}
sc-pass = Pass
sc-pass-hint = no more turns this round; you keep crew, medals and cargo
sc-skip = Skip

sc-activates = { $player }: { $figure } to { $room }.
sc-activates-artifacts = { $player } powers { $room } with { $pair }.
sc-passes = { $player } passes.

## Rounds

sc-round-ends = Round { $round } is over. All but the last three of each queue return to duty.
sc-round-begins = **Round { $round } of 4.**
sc-share-medal = Every captain receives a medal.
sc-share-cadet = Every captain receives a cadet, straight to the ready room.
sc-token-back = The { $station } token is back.
sc-token-held = A ship is at { $station }, so its token stays away for another round.
sc-token-out = A ship is at { $station } in the last round, so its token is out of the game.
sc-first-player = { $player } begins this round.
sc-game-ends = Four rounds are over. The Academy counts the points.

## The result

sc-won = { $count ->
    [one] { $players } wins with { $points } points.
   *[other] { $players } share the victory with { $points } points each.
}
sc-solo-over = Your career is over. Points: { $points }. The epilogue tells what became of you.

## Refusals

sc-illegal-over = The game is over. Look at the score sheet, or start a new game.
sc-illegal-no-such-player = Nobody is in that seat. Only the captains at this table can move.
sc-illegal-not-your-turn = { $player } is deciding now. Wait for your turn; what you see may still change.
sc-illegal-order-stands = That is already your setting, so nothing changes.
sc-illegal-not-yet = That comes later. First choose what to do with your turn: a room, the mission here, or a pass.
sc-illegal-not-offered = That is not one of the answers to the current question. Choose one of those offered.
sc-illegal-turn-begun = You have already begun this turn's action, and you get only one. Answer the current question, or undo your moves.
sc-illegal-drill-late = You can train and promote only at the start of a turn. Do it at the start of your next one.
sc-illegal-compulsory = This cannot be declined. Choose one of the answers.
sc-illegal-no-room = There is no such room aboard: { $room }. Choose a basic room, or a room technology you have installed.
sc-illegal-in-queue = The { $figure } is in the queue, not in the ready room. Choose somebody who is ready.
sc-illegal-no-figure = You have no { $figure } in your ready room. Choose somebody who is ready.
sc-illegal-android-room = Androids never activate rooms. Send somebody else, and keep the android for a mission.
sc-illegal-cadet-room = A cadet can only activate grey rooms, and { $room } is not grey. Send a cadet to Repair, or train the cadet first.
sc-illegal-colour = The { $figure } does not match { $room }. Choose a room of the same colour, or a grey one.
sc-illegal-no-pair = You need two artifacts in your hold for that. Choose two that you have, or activate the room with crew.
sc-illegal-artifact-colour = Both artifacts must show the colour of { $room }. Choose two that do, or another room.
sc-illegal-pair-order = Name the two artifacts in this order: { $pair }.
sc-illegal-no-mission = There is no mission at { $place }. Fly to a planet that has one and carry it out on a later turn.
sc-illegal-reserved = Another captain has reserved { $place }. Wait until that ship leaves, or fly to another mission.
sc-illegal-crew = Only the crew offered to you can be sent all at once. Send that crew, or assign crew members one by one.
sc-illegal-too-few = The mission needs one crew member for each of its { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, and you have { $ready } ready. Come back with more crew next round.
sc-illegal-training = Only cadets and ensigns can be trained, so not this one: { $figure }. Choose another.
sc-illegal-same-colour = The ensign already has that colour. Choose another colour.
sc-illegal-no-ring = All five of your rings are in use, so you cannot have more commanders. Spend the medals on training.
sc-illegal-payment = You cannot pay that way. Choose one of the payments offered.
sc-illegal-medals = That costs { $price ->
    [one] { $price } medal
   *[other] { $price } medals
}, and you have { $medals }. Earn medals first.
sc-illegal-pass-trained = After training or promoting you must act this turn. Activate a room or carry out the mission, or undo the training.
sc-illegal-jump = A jump must take you away from { $place }. Choose another location, or skip the jump.
sc-illegal-route = No route leads there from { $place }. Choose a neighbouring location, or stop here.
sc-illegal-no-pirate = There is no pirate on that route from { $place }. Choose a route with one, or skip the fight.
sc-illegal-slot-damaged = That slot ({ $slot }) is damaged. Repair it first, or choose an empty slot.
sc-illegal-slot-taken = That slot ({ $slot }) already holds a card, and cards are never replaced. Choose an empty slot.
sc-illegal-no-card = That card is not on offer. Choose one of those that are, or none.
sc-illegal-no-damage = There is no damage to repair in that place. Choose one that has some, or skip the repair.
sc-illegal-no-cargo = You have no such cargo; damage is not cargo. Choose an artifact or a pirate from your hold.
sc-illegal-order = That figure cannot be called back now. Choose one of those offered, or nobody.
sc-illegal-track = You cannot advance on this track now: { $track }. Choose one of those offered.
