# Starship Captains: turns, rounds, the result, and why a move is refused.

## A turn

sc-ask-turn = Round { $round } of 4, your turn: activate a room, carry out the mission here, or pass. Training and promotion come first. { $medals ->
    [0] You have no medals.
    [one] You have { $medals } medal.
   *[other] You have { $medals } medals.
}
sc-ask-only-pass = Round { $round } of 4, your turn: nobody is left who could do anything, so all that remains is to pass. { $medals ->
    [0] You have no medals.
    [one] You keep { $medals } medal.
   *[other] You keep { $medals } medals.
}
sc-group-room = Activate a room
sc-group-artifacts = Activate a room with two artifacts
sc-group-mission = Carry out the mission here
sc-group-train = Train somebody first
sc-group-promote = Promote somebody first
sc-group-pass = End the round for yourself
sc-group-order = Call somebody back from the queue
sc-room = { $room } — { $figure }
sc-room-hint = { $effects }
sc-room-twice-hint = { $effects }. Then a second task: another room, or an order
sc-room-artifacts = { $room } — { $pair }
sc-mission = Mission: { $mission }
sc-mission-hint = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $rows ->
    [one] { $rows } figure
   *[other] { $rows } figures
} of the ready room
sc-pass = Pass
sc-pass-hint = No more turns this round; crew, medals and cargo stay
sc-skip = Skip

sc-activates = { $player }: { $figure } to { $room }.
sc-activates-artifacts = { $player } powers { $room } with { $pair }.
sc-passes = { $player } passes.

## Rounds

sc-round-ends = Round { $round } is over. All but the last three of each queue return to duty.
sc-round-begins = **Round { $round } of 4.**
sc-share-medal = Every captain receives a medal.
sc-share-cadet = Every captain receives a cadet, straight to the ready room.
sc-token-back = The token of { $station } is back in its place.
sc-token-held = A ship stands at { $station }: its token stays away for another round.
sc-token-out = A ship stands at { $station } in the last round: its token is out of the game.
sc-first-player = { $player } begins this round.
sc-game-ends = Four rounds are flown. The Academy counts the points.

## The result

sc-won = { $count ->
    [one] { $players } wins with { $points } points.
   *[other] { $players } share the victory with { $points } points each.
}
sc-solo-over = Your career ends with { $points } points. The epilogue tells what became of you.

## Refusals

sc-illegal-over = The game is over. Look at the score sheet, or start a new game.
sc-illegal-no-such-player = Nobody sits in that seat. Moves are made by the captains of this table.
sc-illegal-not-your-turn = { $player } is to decide now. Your turn comes; what you see may still change.
sc-illegal-order-stands = That is how you are asked already. Nothing needs to change.
sc-illegal-not-yet = That comes later. First choose what to do with your turn: a room, the mission here, or a pass.
sc-illegal-not-offered = That is not among the answers to the present question. Choose one that is offered.
sc-illegal-turn-begun = Your turn is under way, and a turn is one thing only. Answer the present question, or take your moves back.
sc-illegal-drill-late = Training and promotion belong to the start of a turn. Do it at the start of your next one.
sc-illegal-compulsory = This cannot be declined. Choose one of the answers.
sc-illegal-no-room = There is no such room aboard: { $room }. Choose a basic room, or a room technology you have installed.
sc-illegal-in-queue = In the queue, not in the ready room: { $figure }. Choose somebody who is ready.
sc-illegal-no-figure = Not in your ready room: { $figure }. Choose somebody who is ready.
sc-illegal-android-room = Androids never activate rooms. Send somebody else, and keep the android for a mission.
sc-illegal-cadet-room = A cadet can only activate grey rooms, and { $room } is none. Send a cadet to Repair, or train the cadet first.
sc-illegal-colour = The colours differ: { $figure }, { $room }. Choose a room of the figure's colour or a grey one.
sc-illegal-no-pair = You need two artifacts in your hold for that. Choose two that you have, or activate the room with crew.
sc-illegal-artifact-colour = Both artifacts must show the colour of { $room }. Choose two that do, or another room.
sc-illegal-pair-order = Name the two artifacts in this order: { $pair }.
sc-illegal-no-mission = There is no mission at { $place }. Fly to a planet that has one and carry it out on a later turn.
sc-illegal-reserved = Another captain has reserved { $place }. Wait until that ship leaves, or fly to another mission.
sc-illegal-too-few = The mission needs one figure for each of its { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, and you have { $ready } ready. Come back with more crew next round.
sc-illegal-training = Only cadets and ensigns are trained, so not this figure: { $figure }. Choose another one.
sc-illegal-same-colour = The ensign has that colour already. Choose another colour.
sc-illegal-no-ring = All five rings are given away: you cannot have more commanders. Spend the medals on training.
sc-illegal-payment = It cannot be paid that way. Choose one of the offered ways to pay.
sc-illegal-medals = That costs { $price ->
    [one] { $price } medal
   *[other] { $price } medals
}, and you have { $medals }. Earn medals first.
sc-illegal-pass-trained = Whoever has trained or promoted this turn must act. Activate a room or carry out the mission, or take the training back.
sc-illegal-jump = A jump leads to another location than { $place }. Choose one, or skip the jump.
sc-illegal-route = No route leads there from { $place }. Choose a neighbouring location, or stop here.
sc-illegal-no-pirate = There is no pirate on that route from { $place }. Choose a route with one, or skip the fight.
sc-illegal-slot-damaged = { $slot } is damaged. Repair it first; for now choose an empty slot.
sc-illegal-slot-taken = { $slot } holds a card already, and cards are never replaced. Choose an empty slot.
sc-illegal-no-card = That card is not on offer. Choose one of those that are, or none.
sc-illegal-no-damage = There is no damage to repair in that place. Choose one that has some, or skip the repair.
sc-illegal-no-cargo = You have no such cargo; damage is not cargo. Choose an artifact or a pirate from your hold.
sc-illegal-order = That figure cannot be called back now. Choose one of those offered, or nobody.
sc-illegal-track = You cannot advance on this track now: { $track }. Choose one of those offered.
