# The guided first game of Twilight Imperium.

learn-look-sheet = look at your sheet: **My sheet**, under the picture of the table
learn-look-seat = your move: **My seat**
learn-look-odds = look at the odds: **My seat**, then **Odds**
learn-look-objectives = look at the objectives: **Objectives**, under the picture of the table

ti-learn-welcome = The throne of the galaxy is empty. It stands on Mecatol Rex, the planet in the middle, and you want it. You lead the Federation of Sol; two androids, Vega and Orin, lead peoples of their own. Whoever has 9 points first wins. A whole game takes an evening; we play three rounds of it and take one fleet from your home to the centre.
ti-learn-token = First each of you places a face-down token on a planet. Some are artifacts: whoever holds that planet has a point. Press **My seat**, here or under the picture of the table, and choose **Quann**: you will pass there.
ti-learn-pick = Round 1. An objective is on the table: **Hold Mecatol Rex**, 1 point. Each round begins with Strategy Cards, and you take two. A card does much for whoever takes it and a little for everybody else; the lowest number plays first. You are the Speaker and pick first: take **1 Leadership**.
ti-learn-second = The androids have taken their first cards. Now take **3 Assembly**: it comes with a vote.
ti-learn-home =
    This is your home, system 313: the planet Jord, 5 Ground Forces, a Space Dock, 2 Carriers and a Destroyer. Your Command Counters are in three areas:
    • **Command Pool**, 3: each system you activate takes one.
    • **Fleet Supply**, 3: that many ships may be in a fleet.
    • **Strategy Allocation**, 2: they pay for following the cards of others.
ti-learn-leadership = A turn is one action. Choose **Resolve Leadership** in the first menu: 3 more counters. You want a large fleet, so answer **3 to Fleet Supply**.
ti-learn-follow = One of the androids has resolved a Strategy Card, and you may follow: a smaller version of it, usually for 1 counter of Strategy Allocation and something on top. You will be asked this often. Save your counters: **Do not follow**.
ti-learn-assembly = Politics. **Resolve Assembly**. Answer **No vote**: we do not elect an office today. Then **Vega becomes Speaker, you play a card**.
ti-learn-agenda = Your Political Cards are a secret: only your own seat shows them. There, choose **Warship Commission**: if it passes, each player may place a free Dreadnought.
ti-learn-vote = Each ready planet gives as many votes as it has influence; Jord gives you 2. If you are asked to play something first, **Let it pass**. Vote **For**, and if it passes place your Dreadnought in **313**.
ti-learn-again = It passed, and the Dreadnought is yours. Meanwhile the game has gone on and you may follow another card. You will want Jord's resources yourself: **Do not follow**.
ti-learn-trade = Negotiations: somebody offers you a Trade Agreement. You swap Trade Cards, and both of you are paid in Trade Goods when Trade II is played again. Press **Trade**, then **Accept**. If you are still asked, you are **Done trading**.
ti-learn-expand = Now the fleet. A Tactical Action takes three taps: **Activate 209: Arnor and Lor** in the menu, **Everything that can**, **Land as suggested**. If somebody still asks you something, answer that first.
ti-learn-planets = Arnor and Lor are yours. A new planet is exhausted: it gives resources, influence and votes from the next round on. The counter you paid is in 209 now. While it is there you cannot activate 209 again, and your ships there cannot leave.
ti-learn-build = Next, build. Activate **313: Jord**, your home: nothing moves, the Space Dock produces. Choose **Jord: 2 × Cruiser**: Jord's 4 resources pay for them.
ti-learn-pass = Whoever has resolved both Strategy Cards may pass. Do so: **Pass**. The others play on until everybody has. If you are asked to follow, you know the answer.
ti-learn-form = Status Phase: objectives are scored, ships repaired, planets made ready again, and you gain counters. All of that is one form, and it is filled in for you: choose **Do the default**.
ti-learn-round-two = Round 2. Strategy Cards that nobody took have a Bonus Counter now: whoever takes one gets a Trade Good or a counter with it. Pick any two; **4 Production** and **6 Warfare II** are good if they are still there.
ti-learn-quann = On towards the centre: **Activate 105: Quann**, **Everything that can**, **Land as suggested**. Cruisers are faster than Carriers and catch up from home. If you may lay a Space Mine, **Build nothing**.
ti-learn-artifact = The token on Quann is turned over: an artifact. That is 1 point as long as Quann is yours, so never leave it empty.
ti-learn-onward = You stand beside Mecatol Rex. Play the rest of this round as you like: resolve both cards, build at home, follow or do not. The planets at home are ready again and pay for it. Then pass, and do the default in the Status Phase.
ti-learn-round-three = Round 3, the last of this lesson. Take **7 Technology II** if it is still there, and another card you like.
ti-learn-technology = First **Resolve Technology II**. One technology is free: **Hylar V Assault Laser** gives your Cruisers and Destroyers +1 in battle. A second one would be dear: **No technology**.
ti-learn-odds = Mecatol Rex is defended by the Custodians, 3 Fighters in space and 2 Ground Forces, and they belong to nobody. Never fight without looking at the odds: they stand under **My seat**, **Odds**, for every attack you could make. For Mecatol Rex it should say more than 90%.
ti-learn-attack = So go. **Activate 000: Mecatol Rex**, then **Leave 1 GF everywhere** so that Quann stays guarded, then **Land everybody**. If you are asked to follow first, decide that.
ti-learn-plan = The Fighters have to be beaten before anybody lands. You do not roll each die yourself: you say how you fight, and the whole battle is rolled at once. Choose **Usual plan**.
ti-learn-repelled = The Custodians have held. Even good odds are only odds; the report above shows how the dice fell. In a whole game you would come back with a larger fleet.
ti-learn-rex = Mecatol Rex is yours. The planet has 6 influence: from the next round on that is 6 more votes whenever something is decided.
ti-learn-score = You fulfil **Hold Mecatol Rex** now. Points are given in the Status Phase, so play this round to its end: resolve what you still have, pass, and **Do the default** in the form: it scores what you fulfil.
ti-learn-end = You have seen all of it once: cards, fleets, planets, a vote, a battle, points. Whoever has 9 points first wins; new objectives are turned up as you go, and your Secret Objective waits in your hand. Play on against Vega and Orin if you like, or ask your friends for a longer evening.
