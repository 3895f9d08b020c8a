# Twilight Imperium: what racial abilities and Leaders do.

## Abilities

ti-ability-letnev-war-chest = Before a combat round pay 2 Trade Goods: your ships get +1 (in space) or your Ground Forces +2 (on a planet) for that round.
ti-ability-letnev-armada = Each of your fleets may have 1 ship more than Fleet Supply allows.
ti-ability-hacan-free-trade = Your Trade Agreements need no approval by the active player.
ti-ability-hacan-income = When you collect, each of your active Trade Agreements gives 1 more Trade Good.
ti-ability-hacan-guild = Neither your partner nor Trade II can cancel an agreement with you. War between you breaks it, and so do cards and laws that break agreements.
ti-ability-hacan-card-market = In the Status Phase you may swap Action Cards with other players.
ti-ability-hacan-trade-secondary = The secondary ability of a Trade card needs no counter. Trade II has none, so this changes nothing here.
ti-ability-sol-orbital-drop = As an action spend 1 Strategy Allocation counter: place 2 free Ground Forces on one of your planets.
ti-ability-sol-command = You gain 1 more Command Counter in the Status Phase.
ti-ability-l1z1x-yards = Your Dreadnoughts cost 4.
ti-ability-l1z1x-head-start = You start with 1 more counter in Strategy Allocation.
ti-ability-l1z1x-dreads = Your Dreadnoughts get +1 in the rounds of Space Battles, not before them.
ti-ability-l1z1x-assault = Your Ground Forces get +1 when they attack in Invasion Combat.
ti-ability-mentak-fleet = You start with 1 more counter in Fleet Supply.
ti-ability-mentak-ambush = Before a Space Battle up to 2 of your Cruisers or Destroyers fire. Casualties are removed at once without firing back, and those ships still fight as usual.
ti-ability-mentak-piracy = Once in each Strategy Phase take 1 Trade Good from each of up to 2 players who own at least 3.
ti-ability-naalu-foresight = Your initiative number is always 0.
ti-ability-naalu-evade = When attacked you may retreat before the battle begins, by the usual rules, even from an Admiral and despite Code of Honor.
ti-ability-naalu-fighters = Your Fighters get +1 on all combat rolls.
ti-ability-norr-ferocity = You get +1 on all your combat rolls, PDS and shots before the battle included.
ti-ability-jolnar-frail = You have −1 on all your combat rolls, PDS included.
ti-ability-jolnar-study = With the secondary ability of Technology II you also resolve the primary: one technology free, one for 6 and one for 8 resources, for 1 counter in all.
ti-ability-jolnar-reroll = Spend 1 Strategy Allocation counter to re-roll any one of your dice, as often as you like.
ti-ability-xxcha-envoys = When you follow Diplomacy II you may resolve its primary ability instead of the secondary, for the same 1 Strategy Allocation counter.
ti-ability-xxcha-veto = After an agenda is read spend 1 Strategy Allocation counter to throw it out. The vote is on the top Political Card of the deck instead.
ti-ability-xxcha-serenity = Your opponents have −1 on combat rolls in the first round of each battle, in space and on planets.
ti-ability-yssaril-stall = You may skip your turn in the Action Phase, but never twice in a row. Skipping is not passing.
ti-ability-yssaril-hand = You draw 1 more Action Card in the Status Phase. No limit applies to your hand, not even by law.
ti-ability-yssaril-spies = Once in each Strategy Phase look at one other player’s Action Cards.
ti-ability-saar-scavenge = Gain 1 Trade Good for each planet you gain.
ti-ability-saar-floating-docks = Your Space Docks stay in space, move 1 and build up to 4 units, but not in an activation in which they moved. They are not ships; alone with enemy ships they are destroyed.
ti-ability-saar-nomads = You may score objectives without holding your Home System.
ti-ability-muaat-slow-suns = Your War Suns have movement 1, or 2 once you have Deep Space Cannon.
ti-ability-muaat-star-forge = As an action spend 1 Strategy Allocation counter: place 2 free Fighters or 1 free Destroyer in a system with your War Sun.
ti-ability-muaat-gashlai = Your ships may pass through Supernovas, but not stop there.
ti-ability-winnu-heirs = The influence of your home planet counts for your votes even when it is exhausted.
ti-ability-winnu-loyalty = Local Unrest cannot target your planets with a Ground Force.
ti-ability-winnu-archives = The secondary ability of Technology II needs no counter from you.
ti-ability-yin-convert = Attacking a player’s planet, roll a die before Invasion Combat: on 5+ the enemy loses 1 Ground Force there and you gain 1.
ti-ability-yin-martyr = Just before the second round of a Space Battle you may discard one of your Cruisers or Destroyers in it to put 1 hit on an enemy ship of your choice.
ti-ability-yin-reversal = As an action, once a round: swap the resources and influence of one of your ready planets until the round ends or another player takes it.

## Leaders

ti-leader-scientist = On a planet: its specialty takes off 2 instead of 1, a new Space Dock there costs 2, its PDS get +1 on all rolls, and with a PDS it cannot be bombarded.
ti-leader-diplomat = On a planet: turns back one invasion; the planet cannot be protected again this round or the next. In a fleet: it may pass enemy ships if their owner agrees.
ti-leader-general = Attacking, you re-roll up to 2 dice each round per General, no die twice. On your planet bombardment has −4, and your defending Ground Forces get +1.
ti-leader-admiral = The ship rolls 1 more die in each round of a Space Battle; a Dreadnought gets +1 movement. A fleet attacked by an Admiral cannot retreat unless it has one too.
ti-leader-agent = Enemy PDS do not fire at your landing. After a won invasion you may keep the enemy Space Dock, PDS and Facility. Sacrifice the Agent at any time as a Sabotage.
