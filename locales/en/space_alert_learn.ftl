# The guided first game of Space Alert.

sa-learn-welcome = Welcome aboard. Your ship has come out of hyperspace in bad company, and its computer needs a few minutes before it can jump home. Until then the crew plans, each for themselves and all at once: twelve turns on a full mission, seven on this test run. Only afterwards do you see what your plans were worth. Nobody hurries you here: the clock waits for you.
sa-learn-tracks = The ship has three zones: red, white and blue, with a track in front of each. Threats come down these tracks towards the ship. On the squares X, Y and Z they do what their card says, and Z is the ship itself.
sa-learn-hand = Phase 1 begins, and you hold five cards. Each has two halves: an action and a movement. You place a card in a turn's slot with one half up; the other half does not count. All of you start on the bridge, in upper white.
sa-learn-gunship = The first threat: a Gunship, T+1, blue zone. It appears in turn 1. Its shield takes two off every salvo, so the heavy laser alone needs three shots; with a second weapon in one of the salvos, two are enough.
sa-learn-crew = Two of your crew are on their way to blue. You see which of their slots are filled, and whether with an action or a movement, but not which one. In a real game you would have to tell each other.
sa-learn-meteoroid = T+2, white zone: a Meteoroid. It is fast and has no shield. One shot from the heavy laser on the bridge is enough, if it comes in time, and you stand right there.
sa-learn-fire = Your turn: place a card in turn 2 with A up. On the bridge, A fires the central heavy laser.
sa-learn-change = Well done. Until the phase ends you may take back, flip and swap whatever is in its slots. A first chance to hand over cards has just gone by; nobody needed it.
sa-learn-fighter = T+3, red zone: a Fighter. Orin could go and shoot it down, but holds no card that leads to red. You do.
sa-learn-give = Data transfer! Until the beep everyone may hand one card to somebody else. Give Orin your card with the red arrow. If it is on your board, take it back first.
sa-learn-next = The red arrow has found its slot. If you are done with turns 1 to 3, take the cards of phase 2. That closes the earlier turns for you, for good; otherwise you get the cards when the phase ends.
sa-learn-draw = Phase 2, and incoming data: everyone may draw a card from the pile. The offer lapses when the phase ends, so draw now.
sa-learn-energy = Lasers take energy from the reactor of their zone, and so do shields. Place a card in turn 4 with B up: on the bridge, B fills the central shield.
sa-learn-round-over = The round is over and all boards are locked. Now everything is played out turn by turn: threats appear, the crew acts, weapons hit, threats move. Press **Reveal turn 1** and see what the crew planned for it.
sa-learn-trip = Here they are. If you had mixed up red and blue, or the two halves of a card, you could say so now: you trip, do what you meant, and lose time. Press **Resolve turn 1** to perform it.
sa-learn-watch = Go through the turns one by one, or skip to the end.
sa-learn-home = That was test run 1. The second brings the computer and the rockets; then come the simulations, and by then the clock no longer waits.
