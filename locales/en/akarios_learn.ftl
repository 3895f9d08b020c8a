# The guided first flight of Stars of Akarios.

learn-look-hangar = look at your ship in its hangar, then press **Next**
learn-look-page = read the last page of the story, above
learn-look-chart = look at the whole board: **Whole board**, under the picture of the table

ak-learn-welcome = Welcome to the academy, cadet. Six years of lectures end in one flight, your last exam. All players win or lose together; today you fly alone. Two Ronin scouts are waiting in the east, and two more arrive at the end of round 2. Destroy all four before the end of round 12, and keep some hull on your ship.
ak-learn-ship = You fly the Argonaut: hull 7, shields 2. It carries a weapon, **Burst Fire**, and an engine, **Flank**. Starla is your pilot and brings an ability, **Beyond the Limits**. **My ship** would let you change all of this, but it is a good ship to begin with. Choose **Ready**.
ak-learn-place = Here is the board. Every ship fills one space and faces one of its six sides. Asteroids cost 1 hull for each of their spaces you enter; the buoy in the middle helps the first ship that ends a move there. You begin in the west. Press **Choose a place**, take any space, then **north-east** or **south-east** as your facing, then **Do it**.
ak-learn-dice = Round 1 has begun, and your four dice show every face once. **Move** pays for moves, **Attack** for attacks. A **Joker** pays for either. So does **Stress**, but it gives your pilot 1 stress. Cells with a joker on them take any die.
ak-learn-keep = Once a round you may re-roll as many of your dice as you like, for 1 stress. These are good as they are: choose **Keep the dice**.
ak-learn-fly = Now you act, one action after another, in any order. Open **Card by card**, choose **Basic move** and pay with the **Move** die: that is three spaces straight ahead. You see where you would end before you press **Do it**.
ak-learn-cells = The die is on the cell of that action, and a cell takes one die a round. **Basic veer** and your engine fly other paths; **Basic turn** turns you by up to two sides. **Flank** and **Burst Fire** also use 1 of their energy each time. If you stop a move early, or something is in the way, that is 1 stress.
ak-learn-pass = Use your other dice as you like: coming closer is a good idea, flying through asteroids is not. When you have had enough, choose **Pass**. Then the enemies act. If one of them hits you, you may take the hit, or break a weapon or engine and gain 1 stress: then nothing of that attack reaches you.
ak-learn-enemies = Round 2. The scouts revealed one battle card for all ships of their type, and one after another they carried out its commands: turn, move, attack, whatever it says, each towards its nearest target. They roll no dice. The card has been discarded, and you have four new dice.
ak-learn-attack = Now it is your turn to shoot. **Burst Fire** hits up to two ships in the arc in front of you, each for 2 damage, or 3 with a second die; a **Basic attack** does 1 damage, or 2. **Card by card** offers only what your dice can pay for, and only ships you can hit. If there is nobody yet, move or turn first, and try again in the next round.
ak-learn-modifiers = For every target you drew a card from your modifier deck: more damage or less, sometimes double, sometimes a miss. **Beyond the Limits** is why you were asked about it: for 1 stress you could draw another card. Damage goes to the shields first, then to the hull.
ak-learn-onward =
    You know how to fly. Watch three things:
    • **Hull and shields**: a **Basic repair** takes three dice and gives back 2 of one of them.
    • **Stress**: at 3 and at 5 a Miss is shuffled into your deck, at 7 your pilot panics; at 10 once more, and then stress is 0 again.
    • **The scouts**: two new ones arrive in the east at the end of round 2. They look for you, so let them come.
    Keep your dice, act, pass, round after round, until the exam is over.
ak-learn-end = The exam is over, and the last page says how it went. In a campaign the story goes on either way: your pilot and your ship grow, markets sell upgrades, the Sparrow travels from system to system, and on some worlds pilots go on foot. Bring friends: each of them flies a ship of their own.
