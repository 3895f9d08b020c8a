# Xia at the table: the commands, the panels, and a turn as a story.

game-xia = Xia
about-xia = A system that nobody has charted, a small ship and a few credits. Explore, trade, smuggle, hunt or be hunted; whoever becomes famous first wins. Three to five captains, androids included.

command-xia = xia
describe-xia = Xia: Legends of a Drift System
command-xia-open = new
describe-xia-open = Open a table for Xia
command-xia-turn = turn
describe-xia-turn = Play several moves in one line; suggestions appear as you type
xia-turn-example = impulse; fly kemplar_ii.7
command-xia-look = look
describe-xia-look = Look at the map, a sector, a ship, fame and titles, missions or NPCs (only you see it)
command-xia-odds = odds
describe-xia-odds = Show the exact odds of what you can do now (only you see it)
command-xia-give = give
describe-xia-give = Give credits to another captain, at any time
option-name-fame = fame
describe-option-fame = Fame needed to win (10 if you leave it out)
option-name-first-game = first-game
describe-option-first-game = Fixed sectors and ready-made ships for a first game
option-name-npcs = npcs
describe-option-npcs = Play with the Merchant, the Scoundrel and the Enforcer
option-name-credits = credits
describe-option-credits = A multiple of 1,000
describe-option-give-player = Who gets the credits

option-xia-fame = Fame to win
option-xia-fame-1 = 1
option-xia-fame-2 = 2
option-xia-fame-3 = 3
option-xia-fame-4 = 4
option-xia-fame-5 = 5, a short game
option-xia-fame-6 = 6
option-xia-fame-7 = 7
option-xia-fame-8 = 8
option-xia-fame-9 = 9
option-xia-fame-10 = 10
option-xia-fame-11 = 11
option-xia-fame-12 = 12
option-xia-fame-13 = 13
option-xia-fame-14 = 14
option-xia-fame-15 = 15
option-xia-fame-16 = 16
option-xia-fame-17 = 17
option-xia-fame-18 = 18
option-xia-fame-19 = 19
option-xia-fame-20 = 20, a long game
option-xia-first-game = First game (fixed sectors, ready-made ships)
option-xia-npcs = NPCs
option-xia-gate-fame = Fame for being first through a gate
option-xia-open-fields = No rolls within one field

## Pictures

xia-look-map = Map
xia-look-system = System
xia-look-fame = Fame and titles
xia-look-missions = Missions
xia-look-npcs = NPCs
xia-look-score = Final standing
xia-look-mine = My ship
xia-look-ship = Ship: { $name }
xia-look-sector = Sector: { $sector }

## The table and the seat

xia-status = Turn { $turn } · { $player }: { $stage }
xia-status-fame = Fame, { $needed } to win: { $ranks }
xia-stage-choosing = choosing a ship
xia-stage-fitting = fitting out the ship
xia-stage-action = action phase
xia-stage-moving = in flight, { $left ->
    [one] { $left } point left
   *[other] { $left } points left
}
xia-stage-business = business
xia-stage-status = end of turn
xia-stage-npc = NPC moves
xia-seat = Fame { $fame } of { $needed } · { $credits } credits · energy { $energy } · armed markers { $armed } · damage { $damage }
xia-seat-waits = { $player } is deciding. I will ping you when you are needed.
xia-button-odds = Odds
xia-button-orders = Standing orders
xia-button-give = Give credits
xia-button-refresh = Refresh

## Standing orders

xia-orders-about = Decide in advance what you always do the same way in other captains' turns, and the game will not wait for you. In your own turn I always ask; only cargo is stowed by itself.
    { "" }**Decide for me**: all armed markers but one on shields; abilities and re-arming always; damage where it hurts least.
xia-orders-usual = Decide for me
xia-orders-ask = Ask me everything
xia-order-shields = Shields when attacked
xia-order-shields-ask = Shields: ask me
xia-order-shields-none = Shields: none
xia-order-shields-all = Shields: all armed markers
xia-order-shields-all-but-one = Shields: all armed markers but one
xia-order-abilities = Defence abilities
xia-order-abilities-ask = Abilities: ask me
xia-order-abilities-never = Abilities: never
xia-order-abilities-always = Abilities: always
xia-order-rearm = Re-arming shields after an attack
xia-order-rearm-ask = Re-arming: ask me
xia-order-rearm-never = Re-arming: never
xia-order-rearm-always = Re-arming: always
xia-order-damage = Placing damage
xia-order-damage-ask = Damage: ask me where
xia-order-damage-auto = Damage: where it hurts least
xia-order-stow = Stowing cargo
xia-order-stow-ask = Cargo: ask me where
xia-order-stow-auto = Cargo: stowed by itself

## Gifts

xia-give-about = You have { $credits } credits. Credits can change hands at any time; nothing else can.
xia-give-option = { $credits } to { $to }

## Odds

xia-odds-head = What the dice may bring
xia-odds-flights = **Flight to { $numbers }**: { $odds }
xia-odds-bare = Numbers match the map. Shields and abilities you might use on the way are not counted.
xia-odds-nothing = Nothing you can do right now depends on dice. On your turn this shows every attack, risky route and shield, with exact odds.
xia-odds-attack = undefended: about { $open } damage, { $kill }% destroyed; against every shield they can raise: about { $guarded }, { $still }% destroyed
xia-odds-attack-own = { "" }; your own ship takes about { $own } and is lost { $death }% of the time
xia-odds-at = { $target }: { $odds }

## The story of a turn

xia-figures = fame { $fame } · { $credits } credits · energy { $energy } · armed { $armed }
xia-turn-ends = ends the turn
xia-leg = { $drives } → { $place }
xia-leg-nowhere = { $drives }
xia-leg-drive = { $source } ({ $points })
xia-told-chooses-ship = takes { $ship } and waits at { $place }
xia-told-takes-loadout = sets out as { $loadout } ({ $outfits })
xia-told-turn-skipped = is still clearing away the wreckage and skips this turn
xia-told-flew = on to { $place }
xia-told-pushed-back = cannot stay and drifts back to { $place }
xia-told-stranded-on-the-way = is drained to the last spark and stops
xia-told-warped = comes out of the gate at { $place }
xia-told-hopped = slips to { $space }
xia-told-blind-jump = jumps blind
xia-told-sector-laid = **discovers { $sector }**
xia-told-token-taken = turns over a token: { $face ->
    [credits] 1,000 credits
    [fame] fame
   *[nothing] nothing
}
xia-told-token-beachcomber = combs the beach for { $credits } credits
xia-told-rolled = rolls { $roll } — { $why }
xia-told-border-bounced = is thrown back by the shield
xia-told-border-refused = finds the entrance of { $sector } shut
xia-told-damaged = takes { $points } damage
xia-told-loses-energy = loses { $energy } energy{ $markers ->
    [0] { "" }
   *[some] { " " }and { $markers } armed markers
}
xia-told-destroyed = **loses the ship**: { $cause ->
    [debris] torn open by wreckage
    [star] into the star
    [salvage] the wreck blew up
    [ram] crushed by the ram
    [own-ram] broken by its own ram
    [nova] the Nova Charge went off aboard
   *[damage] the hull could take no more
}
xia-told-destroyed-by = **destroys { $ship }**
xia-told-respawns = is back at { $space }
xia-told-bounty = bounty +{ $credits }
xia-told-bounty-taken = collects { $credits } credits for { $victim }
xia-told-rescued = rescues { $other }
xia-told-attacks = attacks { $target }: { $weapons }
xia-told-attack-rolls = rolls { $rolls }
xia-told-attack-result = attack { $attack }, defence { $defence }: { $damage ->
    [0] { $target } is unharmed
   *[some] { $target } takes { $damage } damage
}
xia-told-npc-flies = flies to { $space }
xia-told-npc-hunts = sets course for { $target }
xia-told-npc-attacks = attacks { $target }
xia-told-npc-lot = several targets are equally near, the die says { $roll }: { $target }
xia-told-npc-patrol-lot = rolls for the next beat: { $roll }, { $sector }
xia-told-npc-warps = goes through a gate
xia-told-npc-skips = is being rebuilt and skips this turn
xia-told-npc-sells = sells at { $sector } ({ $credits } credits on the card)
xia-told-npc-rolls = rolls { $roll } { $border ->
    [asteroid] among the asteroids
    [debris] among the debris
   *[other] against the planetary shield
}
xia-told-defends = defends with { $means }
xia-told-defends-not = does not defend
xia-told-guard-rolls = blocks { $blocks }
xia-told-shield-rerolled = re-rolls a shield die: { $value }
xia-told-uses = uses { $ability }
xia-told-patched = patches up { $points } damage
xia-told-replicated = replicates { $outfit }
xia-told-autopilot-on = engages the Autopilot ({ $spaces })
xia-told-siphoned = siphons { $energy } energy off { $other }
xia-told-harpoon-on = hangs on to { $ship }
xia-told-harpoon-off = casts off from { $ship }
xia-told-arms = arms { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}
xia-told-recharges = recharges
xia-told-repairs = repairs everything ({ $credits })
xia-told-buys-outfit = buys { $outfit }
xia-told-sells-outfit = sells { $outfit }
xia-told-buys-ship = **trades up to { $ship }**
xia-told-leaves-cube = leaves a cube behind ({ $cube })
xia-told-mission-kept = takes a mission, face down
xia-told-mission-open = meets the objective of “{ $mission }” ({ $payment ->
    [0] pay once { $sector } is found
   *[some] { $payment } credits at { $sector }
})
xia-told-mission-priced = “{ $mission }” will pay { $payment }
xia-told-sneaked-in = slips into { $sector } unseen
xia-told-experience-used = calls on experience and rolls again
xia-told-mission-completed = **completes “{ $mission }”** for { $payment } credits
xia-told-mission-failed = fails “{ $mission }”
xia-told-mission-aborted = aborts a mission
xia-told-title-claimed = **claims the title { $title }**
xia-told-buys-cargo = buys { $cubes } for { $cost }
xia-told-sells-cargo = sells { $cubes } for { $credits }
xia-told-extracts = hauls in { $cube }
xia-told-collects = collects { $cubes }
xia-told-overboard = loses { $cubes } overboard
xia-told-fame-exploration = **+{ $points } fame** for a discovery
xia-told-fame-mission = **+{ $points } fame** for a mission
xia-told-fame-combat = **+{ $points } fame** for the kill
xia-told-fame-trade = **+{ $points } fame** for an empty hold
xia-told-fame-ship = **+{ $points } fame** for a new ship
xia-told-fame-wealth = buys **{ $points } fame**
xia-told-fame-kindness = **+{ $points } fame** for a kindness
xia-told-fame-title = **+{ $points } fame** for the title
xia-told-fame-luck = a natural 20, **+{ $points } fame**
xia-told-fame-gate = first through this gate, **+{ $points } fame**
xia-no-such-option = Fame must be from 1 to 20; the other options are yes or no. Pick from the lists that appear.
