# Twilight Imperium: what technologies do.

## Common

ti-technology-hylar-v-assault-laser = Your Cruisers and Destroyers get +1 on all combat rolls, the Anti-Fighter Barrage included.
ti-technology-deep-space-cannon = Your PDS also fire at fleets in adjacent systems, but not through wormholes.
ti-technology-automated-defense-turrets = In the Anti-Fighter Barrage your Destroyers get +2 and roll 1 more die each.
ti-technology-magen-defense-grid = Your PDS get +1, and your Ground Forces defending a planet with a PDS get +1.
ti-technology-war-sun = You may build War Suns.
ti-technology-assault-cannon = Before a Space Battle each of your Dreadnoughts in it fires once. Casualties are removed without firing back.
ti-technology-graviton-negator = Your Dreadnoughts bombard planets despite PDS. Your Fighters may join an invasion beside at least one Ground Force; they never take control.
ti-technology-antimass-deflectors = Your ships may pass through Asteroid Fields, but not stop there.
ti-technology-xrd-transporters = Your Carriers get +1 movement.
ti-technology-maneuvering-jets = Enemy PDS have −1 against your ships, or −2 from an adjacent system. Your Space Mine rolls have −1. Ion Storms do not stop your ships.
ti-technology-light-wave-deflector = Your ships may move through systems with enemy ships. They load nothing there.
ti-technology-type-iv-drive = Your Cruisers and Dreadnoughts get +1 movement.
ti-technology-advanced-fighters = Your Fighters need no support, have movement 2, get +1 in combat and block enemy movement. Those above the system’s Fighter capacity count for Fleet Supply.
ti-technology-fleet-logistics = After a Tactical Action you may take a second one in the same turn, with its own counter.
ti-technology-stasis-capsules = Each of your Cruisers and Dreadnoughts carries 1 Ground Force.
ti-technology-cybernetics = Your Fighters get +1 on combat rolls.
ti-technology-neural-motivator = You draw 1 more Action Card in the Status Phase.
ti-technology-gen-synthesis = Your Ground Forces get +1. Roll a die for each one destroyed: on 5+ it returns to a planet in your Home System.
ti-technology-hyper-metabolism = You gain 1 more Command Counter in the Status Phase. Before drawing there you may discard an Action Card to draw another.
ti-technology-dacxive-animators = After you win an Invasion Combat roll a die for each Ground Force killed on either side. Each 6+ places a free Ground Force of yours there.
ti-technology-x89-bacterial-weapon = Instead of bombarding, your Dreadnought or War Sun kills all enemy Ground Forces on a planet, PDS or not. Then you discard all your Action Cards.
ti-technology-enviro-compensator = Each of your Space Docks builds 1 more unit.
ti-technology-sarween-tools = Each Space Dock you build at gives 1 more resource, to be spent there.
ti-technology-micro-technology = When you collect, each of your active Trade Agreements gives 1 more Trade Good.
ti-technology-graviton-laser-system = You may re-roll each missed PDS die once.
ti-technology-nano-technology = Enemy Action Cards cannot target your Dreadnoughts and War Suns. Planets you gain arrive ready.
ti-technology-integrated-economy = You may place what you build in adjacent systems that you have activated and that are yours or empty, but not through wormholes.
ti-technology-transit-diodes = As an action spend 1 Strategy Allocation counter: move up to 4 Ground Forces from one of your planets to another.

## Racial

ti-technology-l4-disruptors = The +2 of your war chest for Ground Forces costs no Trade Goods.
ti-technology-production-centers = As an action, once a round, with fewer than 6 Trade Goods: spend 1 Strategy Allocation counter, gain 6 Trade Goods and give 2 to one other player.
ti-technology-mark-ii-advanced-carriers = Your Carriers have a capacity of 8 and can sustain damage.
ti-technology-dreadnought-invasion-pod = Each of your Dreadnoughts carries 1 more Ground Force.
ti-technology-salvage-operations = After each Space Battle of yours gain 2 Trade Goods. If you won, you may pay for 1 ship of a type you destroyed and place it there.
ti-technology-telepathic-mind-weapon = Whoever activates a system you control, even for a Tactical Retreat, loses 1 counter from Fleet Supply.
ti-technology-berserker-genome = After the first round of a battle roll a die for each ship or Ground Force you lost in it. Any natural 10 gives your opponent 2 more hits at once.
ti-technology-spatial-conduit-network = Once a round your moving ships may go from one system you control to another as if they were adjacent. They must end there.
ti-technology-diplomats-tech = Once a round, when an opponent activates a system you control: spend 1 Strategy Allocation counter. Their counter goes back to reinforcements, and their action ends.
ti-technology-shuttle-logistics = When the Status Phase begins, your Ground Forces in one system may move to your planets there or in adjacent systems, if no enemy ships are in either.
ti-technology-floating-factory = Your Space Docks build up to 5 units, support 5 Fighters and get +1 movement.
ti-technology-magmus-reactor = Your War Suns cost 10 and get +1 movement.
ti-technology-bioptic-recyclers = As an action, once a round: discard an Action Card for 2 Trade Goods or 1 Command Counter.
ti-technology-fanaticism = You may try your conversion 2 times before each Invasion Combat.
