# Xia: words inside its pictures, and the same board as text. Short: they share the room with icons.
# Letters of the cargo: spice, holo, terra, plasma, cyber.

xia-pic-cargo-letters = S H T P C
xia-pic-thousands = { $n }k

## Above the map

xia-pic-moving = flight, { $left } left
xia-pic-choose = choose a numbered space
xia-pic-clock = turn { $turns }  ·  { $needed } fame to win
xia-pic-stage-choosing = choosing a ship
xia-pic-stage-fitting = fitting out the ship
xia-pic-stage-action = actions
xia-pic-stage-business = business
xia-pic-stage-status = end of turn
xia-pic-stage-npc = NPC moves
xia-pic-stage-over = game over

## What the numbers risk

xia-pic-risk-safe = safe
xia-pic-risk-roll = d20: damage or energy loss
xia-pic-risk-bounty = bounty at stake
xia-pic-risk-deadly = d20: may be destroyed

## Borders

xia-pic-border-space = Open space
xia-pic-border-space-effect = no effect
xia-pic-border-star = Star
xia-pic-border-star-effect = destroyed
xia-pic-border-asteroid = Asteroids
xia-pic-border-asteroid-effect = d20, 1–10: damage
xia-pic-border-debris = Debris
xia-pic-border-debris-effect = d20, 1–3: destroyed
xia-pic-border-nebula = Nebula
xia-pic-border-nebula-effect = d20, 1–10: lose energy
xia-pic-border-shield = Planet shield
xia-pic-border-shield-effect = d20, 1–10: thrown back
xia-pic-border-entrance = Entrance
xia-pic-border-entrance-effect = the law decides
xia-pic-border-gate = Gate
xia-pic-border-gate-effect = 1 point: another gate

## Signs

xia-pic-legend-mission = mission
xia-pic-legend-spawn = spawn
xia-pic-legend-token = explore
xia-pic-legend-buy = buy
xia-pic-legend-sell = sell
xia-pic-legend-mine = mine
xia-pic-legend-harvest = harvest
xia-pic-legend-salvage = salvage
xia-pic-legend-cube = loose cargo
xia-pic-legend-side = open side
xia-pic-legend-goal = mission goal
xia-pic-legend-onwards = map continues
xia-pic-law-lawful = lawful
xia-pic-law-outlaw = outlaw
xia-pic-law-neutral = neutral

## One sector

xia-pic-short-spawn = spawn
xia-pic-short-gate = gate
xia-pic-short-token = token
xia-pic-planet-lawful = Lawful planet
xia-pic-planet-outlaw = Outlaw planet
xia-pic-planet-neutral = Neutral planet
xia-pic-any-cargo = any cargo
xia-pic-row-buy = Buy: { $cargo }
xia-pic-row-buy-note = 2 cubes for 1000
xia-pic-row-sell = Sell: { $cargo }
xia-pic-row-sell-note = 1000 a cube
xia-pic-row-mine = Mine: { $cargo }
xia-pic-row-mine-note = d20: 11+ a cube, else damage
xia-pic-row-salvage = Salvage: { $cargo }
xia-pic-row-salvage-note = d20: 4+ a cube, else destroyed
xia-pic-row-harvest = Harvest: { $cargo }
xia-pic-row-harvest-note = d20: 11+ a cube, else energy lost
xia-pic-row-mission = Mission point
xia-pic-row-mission-note = draw here, deliver here
xia-pic-row-spawn = Spawn point { $n }
xia-pic-row-spawn-note = return after destruction
xia-pic-row-token = Exploration
xia-pic-row-token-note = a token, face down
xia-pic-row-token-gone = token already taken
xia-pic-effect-shield = d20: 1–10 thrown back, damage; 11–17 bounty; 18+ unseen
xia-pic-effect-star = certain destruction
xia-pic-effect-asteroid = each step, d20: on 1–10 that much damage
xia-pic-effect-debris = each step, d20: on 1–3 destroyed
xia-pic-effect-nebula = on entry, d20: on 1–10 that much energy lost
xia-pic-effect-gate = 1 point to another gate; no border crossed
xia-pic-effect-tiger = the die says where you come out
xia-pic-entrance-lawful = free; outlaws may only leave
xia-pic-entrance-outlaw = innocents get a bounty of 1000
xia-pic-entrance-neutral = free for all
xia-pic-sector-foot = Spaces are numbered 1 to 19

## The board in words

xia-say-nowhere = off the board
xia-say-no-ship = no ship yet
xia-say-now = Turn { $turns }. { $name }: { $stage }.
xia-say-left = { $needed } fame to win, { $sectors ->
    [one] { $sectors } sector
   *[other] { $sectors } sectors
} unexplored.
xia-say-won = { $name } has won.
xia-say-map = Map: { $sectors }.
xia-say-reach = In reach: { $ways }
xia-say-way = { $odds }: { $spaces }.
xia-say-attack = { $name } attacks { $target }.
xia-say-weapons = Weapons: { $weapons }.
xia-say-shields = Defence: { $shields }.
xia-say-purse = fame { $fame }, { $credits } credits
xia-say-power = energy { $energy }, markers { $armed } armed, { $disarmed } disarmed
xia-say-bounty = bounty { $credits }
xia-say-cargo = cargo { $cargo }
xia-say-damage = damage { $n }
xia-say-stranded = stranded
xia-say-mission = mission “{ $mission }”
xia-say-mission-to = mission “{ $mission }”, next { $sector }
xia-say-mission-hidden = a mission, face down
xia-say-titles = titles { $titles }
xia-say-titles-open = Titles up for grabs:
xia-say-npc = { $place }; damage { $damage }, { $credits } credits.
xia-say-at = { $what } ({ $number })
xia-say-open = open sides { $symbols }
xia-say-beside = beside { $sectors }
xia-say-beside-one = { $sector } ({ $side ->
    [0] east-south-east
    [1] south
    [2] south-west
    [3] west-north-west
    [4] north
   *[5] north-east
})
xia-say-rows = Space numbers in square brackets are listed in rows from north to south, as the sector lies.
xia-say-steps = One step from the ship: { $steps }.
xia-say-step = { $direction ->
    [0] east
    [1] south-east
    [2] south-west
    [3] west
    [4] north-west
   *[5] north-east
} { $place }{ $over }
xia-say-step-unknown = { $direction ->
    [0] east
    [1] south-east
    [2] south-west
    [3] west
    [4] north-west
   *[5] north-east
} the unknown
xia-say-doors = entrances { $numbers }
xia-say-token = exploration token
xia-say-loose = loose cargo { $cargo }
xia-say-fame = Fame: { $ranks }.
xia-say-rolls = Attack dice: { $dice }.
xia-say-blocks = Defence dice: { $dice }.
xia-say-ship = hold { $hold }, energy { $energy }, impulse { $impulse }
xia-say-pays = It pays { $credits } credits.
xia-say-placements = { $name }, where { $outfit } may go:
xia-say-cells = cells { $cells } (arming spots { $spots })
xia-say-packing = { $outfit } fits best here: { $cells }.
