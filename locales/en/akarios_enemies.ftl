# Ships, ties and what the enemies do in Stars of Akarios.

ak-sparrow = the Sparrow
ak-ship = { $type } { $number }
ak-ship-elite = { $type } { $number } (elite)
ak-bow-n = north
ak-bow-ne = north-east
ak-bow-se = south-east
ak-bow-s = south
ak-bow-sw = south-west
ak-bow-nw = north-west

ak-ask-tie-target = Equally good targets. Whom does the enemy go for?
ak-ask-tie-bow = Equally good facings. Where does the enemy turn?
ak-ask-tie-side = Both sides end equally near. Which way does the enemy fly?
ak-ask-tie-support = Equally damaged ships. Whom does the enemy support?
ak-ask-tie-space = Equally near spaces. Where does the new ship appear?
ak-tie-ship = { $ship }
ak-tie-bow = Bow to the { $bow }
ak-tie-hex = { $hex }
ak-tie-l = To its left
ak-tie-r = To its right

# The enemy phase

ak-enemy-card = { $type }: { $card } is revealed.
ak-enemy-turns = { $ship } turns its bow to the { $bow }.
ak-enemy-flies = { $ship } is after { $target } and heads for { $hex }.
ak-enemy-wanders = { $ship } sees nobody and heads for { $hex }.
ak-enemy-stays = { $ship } has nowhere to go and stays put.

# The scenario's own rules

ak-rule = { $text }
ak-special-rules = **Special rules**
ak-special = - { $text }
ak-page = { $text }
ak-ask-choice = The squad decides. What do you do?
ak-ask-choice-named = { $option }
ak-ask-one-player = Who of the squad shall it be?
ak-ask-one-player-named = { $option }
ak-spawn = { $ship } appears at { $hex }.
ak-spawn-none = { $type }: no ship or no space is left, so none appears.
ak-ship-leaves = { $ship } leaves the battle.
ak-side-ally = { $ship } is now on your side.
ak-side-enemy = { $ship } is now your enemy.
ak-sparrow-hull = The Sparrow's hull is now { $hull }.
ak-sparrow-ready = The Sparrow's { $card } is face up again.
ak-terrain-placed = New terrain at { $hex }: { $terrain }.
ak-terrain-gone = The terrain at { $hex } is gone.
ak-token-placed = { $token } is placed at { $hex }.
ak-token-gone = { $token } is removed.
ak-token-moves = { $token } moves to { $hex }.
ak-token-left = { $token } leaves the board beyond { $hex }.
ak-token-taken = { $ship } picks up { $token }.
ak-token-dropped = { $token } is left at { $hex }.
ak-shuffled-enemies = Shuffled into the enemy deck: { $card } × { $n }.
ak-shuffled-players = Shuffled into each pilot's deck: { $card } × { $n }.
ak-card-void = { $card } is void this round.
ak-die-gained = { $player } gains a die: { $face }.
