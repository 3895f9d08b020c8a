# Twilight Imperium: what Strategy Cards do.

ti-strategy-leadership-primary = Gain 3 Command Counters. Then you may use the secondary ability too.
ti-strategy-leadership-secondary = Buy up to 3 Command Counters for 2 influence each.
ti-strategy-diplomacy-2-primary = Choose a system with your planet: each other player without a Command Counter there places one, from reinforcements if possible. Or use the secondary ability at no cost.
ti-strategy-diplomacy-2-secondary = Spend 1 Strategy Allocation counter and 3 influence: take a planet without units or Leaders, even another player’s, next to a system you control. Not Mecatol Rex, not through wormholes.
ti-strategy-assembly-primary = Draw 1 Political Card and 2 Action Cards. Then become Speaker and name another player to play a Political Card, or give the Speaker token to another and play one yourself.
ti-strategy-assembly-secondary = Spend 1 Strategy Allocation counter: refresh some of your planets. Their resources and influence together may be at most 6.
ti-strategy-production-primary = Build in one system with your Space Docks, activated or not, with 2 extra resources. It is not activated by this. No new Space Docks.
ti-strategy-production-secondary = Spend 1 Strategy Allocation counter: build up to 3 units in one system with your Space Docks, activated or not. It is not activated by this.
ti-strategy-trade-2-primary = Take 3 Trade Goods or cancel up to 2 Trade Agreements, none of the Hacan’s. Everybody collects, the others 1 less in all. Then new agreements are made with your approval.
ti-strategy-warfare-2-primary = Place the High Alert token in a system: your ships there get +1 movement and +1 in the rounds of Space Battles. It may travel with them and goes when the Status Phase begins.
ti-strategy-warfare-2-secondary = Spend 1 Strategy Allocation counter: move up to 2 ships from systems without your counter to adjacent systems you control. Ground Forces neither board nor land.
ti-strategy-technology-2-primary = Gain one technology free. Then you may buy another for 8 resources.
ti-strategy-technology-2-secondary = Spend 1 Strategy Allocation counter and 6 resources: gain one technology.
ti-strategy-bureaucracy-primary = Gain 1 Command Counter. Look at the top 2 objectives, reveal one and put the other back on top. Then you may score one Public Objective. Picking this card reveals one per Bonus Counter.
ti-strategy-bureaucracy-secondary = Spend 1 Strategy Allocation counter: draw 1 Political Card and 1 Action Card.
