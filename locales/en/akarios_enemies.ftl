# Ships, ties and what the enemies do in Stars of Akarios.

ak-sparrow = the Sparrow
ak-ship = { $type } { $number }
ak-ship-elite = elite { $type } { $number }
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
