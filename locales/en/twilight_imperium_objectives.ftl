# Twilight Imperium: what objectives ask for.

## Public, variant deck

ti-objective-v1-take-three = You have gained 3 or more planets this round, whether or not you still hold them.
ti-objective-v1-mecatol = You control the planet Mecatol Rex.
ti-objective-v1-influence-each-neighbour = Your planets have more influence than your left neighbour’s and more than your right neighbour’s. Exhausted planets count.
ti-objective-v1-two-tech-three-colors = You have at least 2 technologies in each of 3 colours.
ti-objective-v1-spend-mixed = Spend 4 Trade Goods, 3 resources and 3 influence now.
ti-objective-v1-spend-10 = Spend 10 resources or 10 influence now.
ti-objective-v1-spend-counters = Spend 3 counters from Command Pool and Strategy Allocation now, in any mix.
ti-objective-v1-invade-one = This round you have invaded and taken a planet with at least 1 enemy Ground Force on it.
ti-objective-v1-win-battle = This round you have won a Space Battle against at least 3 ships of one opponent, Fighters included.
ti-objective-v1-blockade = You are blockading an opponent’s Space Dock: your ships are in its system, and none of its owner’s.
ti-objective-v2-mecatol-plus-three = You control the Mecatol Rex system and at least 3 systems adjacent to it.
ti-objective-v2-five-tech-one-color = You have 5 technologies of one colour.
ti-objective-v2-spend-20 = Spend 20 resources or 20 influence now.
ti-objective-v2-spend-counters = Spend 6 counters from Command Pool and Strategy Allocation now, in any mix.
ti-objective-v2-invade-two = This round you have invaded and taken 2 planets, each with at least 1 enemy Ground Force on it.
ti-objective-v2-win-two-battles = This round you have won Space Battles in 2 different systems, each against at least 3 ships of one opponent.
ti-objective-v2-destroy-dock = This round you have destroyed an opponent’s Space Dock in combat.
ti-objective-v2-eleven-planets = You control 11 planets outside your Home System.
ti-objective-v2-fleets-at-two-homes = You have at least 4 ships, not counting Fighters, in each of 2 opponents’ Home Systems. You win the game at once.
ti-objective-imperium-rex = When this card is revealed the game ends at once. Whoever has the most victory points wins.

## Public, base deck

ti-objective-b1-five-planets = You control 5 planets outside your Home System.
ti-objective-b1-mecatol-all-round = You have controlled Mecatol Rex through this round’s whole Strategy Phase and Action Phase.
ti-objective-b1-three-specialties = You control planets with all three technology specialties: red, green and blue.
ti-objective-b1-five-tech = You have 5 technologies.
ti-objective-b1-three-tech-one-color = You have 3 technologies of one colour.
ti-objective-b1-four-colors = You have a technology of each of the 4 colours.
ti-objective-b1-spend-6-goods = Spend 6 Trade Goods now.
ti-objective-b1-spend-10-resources = Spend 10 resources now.
ti-objective-b1-spend-10-influence = Spend 10 influence now.
ti-objective-b1-three-docks = All 3 of your Space Docks are on the board.
ti-objective-b2-ten-planets = You control 10 planets outside your Home System.
ti-objective-b2-nine-tech = You have 9 technologies.
ti-objective-b2-spend-12-goods = Spend 12 Trade Goods now.
ti-objective-b2-spend-20-resources = Spend 20 resources now.
ti-objective-b2-spend-20-influence = Spend 20 influence now.
ti-objective-b2-mecatol-all-adjacent = You control the Mecatol Rex system and every adjacent system that can be controlled. Asteroid Fields and Supernovas do not count.
ti-objective-b2-influence-both-neighbours = Your planets have more influence than those of your left and right neighbours together. Exhausted planets count.
ti-objective-b2-domination = You control all planets of 2 opponents’ Home Systems. You win the game at once.
ti-objective-b2-supremacy = You control 18 planets outside your Home System. You win the game at once.
ti-objective-imperium-rex-base = When this card is revealed the game ends at once. Whoever has the most victory points wins.

## Secret

ti-objective-conqueror = You control every planet of another player’s Home System.
ti-objective-diversified = You control Mecatol Rex, have a Space Dock there, and have at least 2 technologies in each of 3 colours.
ti-objective-focused = You control 4 planets with the same technology specialty. Yellow does not count.
ti-objective-forceful = You control Mecatol Rex, have a Space Dock there, and have 4 Dreadnoughts in its system.
ti-objective-industrial = You control Mecatol Rex, and all 3 of your Space Docks and all 5 of your Dreadnoughts are on the board.
ti-objective-keeper-of-gates = You have a ship in every wormhole system. Fighters do not count, and the Wormhole Nexus is not needed.
ti-objective-master-of-ships = You control Mecatol Rex, have a Space Dock there, and have 8 ships in its system, not counting Fighters.
ti-objective-merciless = This round you have taken the planet with a neighbour’s last Space Dock. The Saar cannot be that neighbour.
ti-objective-technocrat = You control 6 planets with a technology specialty.
ti-objective-usurper-objective = You control Mecatol Rex and have a Space Dock and 6 Ground Forces there. For the Saar a dock in the system is enough.
ti-objective-expansionist = You control 8 systems outside your Home System.
ti-objective-regulator = This round you have destroyed Space Docks of 2 different players.
ti-objective-threatening = You control systems adjacent to the Home Systems of 2 different players. One system next to both is enough.

## Special

ti-objective-ancient-shipwreck = You have this victory point while you control the planet with this artifact.
ti-objective-imperial-datacache = You have this victory point while you control the planet with this artifact.
ti-objective-lazax-armory = You have this victory point while you control the planet with this artifact.
ti-objective-precursor-fossil = You have this victory point while you control the planet with this artifact.
ti-objective-voice-of-the-council = The player elected by the council has this victory point until another is elected. Whoever resolves Assembly may call the vote first.
