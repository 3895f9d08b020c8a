# The guided first game of Xia.

learn-look-system = open **System** under the table picture
learn-look-mine = open **My ship** under the table picture
learn-look-fame = open **Fame and titles** under the table picture

xia-learn-welcome = Welcome to the Drift, captain. Three sectors lie open, eighteen wait face down at the edges. Nobody tells you what to do here: explore, trade, carry people and secrets, or shoot. Whatever gets you talked about brings fame, and the first to 5 fame wins. Two androids fly against you.
xia-learn-ship = Both androids have chosen, so the remaining small ships are yours to pick from. A big hold carries more and takes more damage before the ship breaks up; energy lets you fly longer without a planet; the ability is a trick that only this ship knows. Choose one you like.
xia-learn-loadout =
    You have 3000 credits for outfits. Four ways to begin are packed and ready:
    • **Explorer**: all of it for one great engine.
    • **Trader**: a small engine, a shield, and 1000 credits for the first cargo.
    • **Worker**: a good engine and a shield, to fly missions.
    • **Pirate**: a small engine and a heavy blaster.
    Take one of them; if you are asked again, press **Ready to fly**. If you cannot decide, be a worker.
xia-learn-hold = Your outfits lie in the hold and take its cells; what stays free is for cargo, and every point of damage covers a cell as well. You have four markers. Using an outfit moves one of them onto it and rolls its die. The impulse drive needs no marker: a few points of movement, once a turn.
xia-learn-fly = Two spaces from you, still in Burning Horse, lies an exploration token. Choose **Impulse**, then the token, number 1 on the map and in the menu. A button there takes it: that is a minor action on the way and does not end your move. Somebody left something good.
xia-learn-borders = Coloured lines are borders. Nebulas eat energy, asteroids damage, debris may destroy; each is a roll of the d20, and a natural 20 earns fame for luck. Enter planets by their entrances, not through the shield. Every flight says what it risks before you choose it, and **Odds** gives you the exact figures.
xia-learn-work =
    Now to work. Every armed marker lets you fly again, so keep going:
    • **Explorer**: fly to the edge of a sector and scan towards the unknown. A new sector brings a new token.
    • **Trader**: buy two cubes of spice at Kemplar II. They are wanted at Neo Damascus.
    • **Worker**: draw a mission at the mission point of Neo Damascus. If “Out of quarantine” is among them, take it: its passengers wait right there and want to go to Kemplar II.
    • **Pirate**: an android with a full hold is a prize. Or earn a little first, with a mission.
xia-learn-business = Planets are harbours. End your actions on a space of Kemplar II or Neo Damascus, this turn or the next, and the business phase follows.
xia-learn-end = Here you recharge for free, repair, buy and sell outfits, and later a larger ship: 5,000 credits, and worth a point of fame. Recharge, do what you like, finish business. Then the androids have their turns.
xia-learn-arming = Your turn again. Its last step armed your markers: on a planet that is free, elsewhere each costs one energy. Without energy and without an armed marker a ship is stranded and has only its impulse, so land on a planet every second or third turn.
xia-learn-reward =
    Finish what you began:
    • cargo: sell it on the sell space of a planet that wants it. If that empties the hold of two or more cubes, it earns fame too.
    • a mission: its objective first, then delivery at the mission point of its card.
    • the unknown: pick up the tokens of new sectors.
    • a target: beside it you can shoot. The menu tells you how likely it is to break up.
xia-learn-fame = People begin to know your name. Fame also comes from new ships, from rescuing the stranded, from money (5,000 credits a point, but never the last one) and from titles: the first to reach 3 fame turns one up, and whoever meets its condition claims it.
xia-learn-onward = You know enough to win this one: 5 fame, against the androids. In a whole game the first sectors are dealt at random, three ships fly by their own rules, and you spend your first credits as you please. Good luck out there.
