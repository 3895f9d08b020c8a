# Xia: words on ship mats and cards. Short: they share the room with icons.

## Ship mat

xia-card-no-ship = has not chosen a ship yet
xia-card-captain = { $name }  ·  level { $level }
xia-card-outlaw = outlaw
xia-card-stranded = stranded
xia-card-skips = skips a turn
xia-card-fame = fame
xia-card-credits = credits
xia-card-outfit = { $name } d{ $die }
xia-card-outfits = { $n } × { $name } d{ $die }
xia-card-cells = { $cells } cells  ·  { $damaged } damaged  ·  { $free } free
xia-card-energy = Energy
xia-card-armed = armed
xia-card-used = on outfits
xia-card-disarmed = disarmed
xia-card-impulse = Impulse
xia-card-ready = ready
xia-card-spent = spent
xia-card-bounty = Bounty
xia-card-no-record = no missions or tokens yet
xia-card-range = range { $low }–{ $high }

## When an ability is used

xia-card-when-action = action
xia-card-when-attack = attack
xia-card-when-defence = defence
xia-card-when-before-engine-roll = before engine roll
xia-card-when-before-border-roll = before border roll
xia-card-when-on-sell = with a sale
xia-card-when-on-attack-roll = with an attack
xia-card-when-exhausted = exhausted

## Placing an outfit

xia-card-place = { $outfit } d{ $die }
xia-card-placements = { $name }: { $n ->
    [one] { $n } place in the hold
   *[other] { $n } places in the hold
}, numbered as in the menu

## Missions

xia-card-mission-none = No mission
xia-card-mission-none-how = draw one at a mission point
xia-card-mission-hidden = A mission, face down
xia-card-mission-hidden-how = revealed once its objective is done
xia-card-do-passenger = Pick up at { $sector }
xia-card-do-passenger-how = an action at the mission point
xia-card-do-scientist = Survey { $sector }
xia-card-do-scientist-how = an action at the mission point
xia-card-do-bounty-hunter = Destroy { $target }
xia-card-do-bounty-hunter-how = with your own attack
xia-card-do-smuggler = Load at { $sector }
xia-card-do-smuggler-how = an action at the mission point
xia-card-do-thief = Rob { $target }
xia-card-do-thief-how = an action on an adjacent space
xia-card-do-assassin = Destroy { $target }
xia-card-do-assassin-how = with your own attack
xia-card-sneak = Enter { $sector } unseen
xia-card-sneak-how = d20: { $roll }+, else the mission is lost
xia-card-bring-passenger = Take them to { $sector }
xia-card-bring-scientist = Report at { $sector }
xia-card-bring-bounty-hunter = Collect at { $sector }
xia-card-bring-smuggler = Unload at { $sector }
xia-card-bring-thief = Fence it at { $sector }
xia-card-bring-assassin = Collect at { $sector }
xia-card-bring-how = an action at the mission point: pay and 1 fame
xia-card-target-any-ship = any ship
xia-card-target-outlaw = an outlaw
xia-card-target-innocent = an innocent ship
xia-card-target-carrying-cargo = a player carrying cargo
xia-card-target-level-2-or-3 = a player of level 2 or 3
xia-card-target-most-fame = the most famous player
xia-card-target-on-or-next-to-planet = a ship on or by a planet
xia-card-target-merchant = the Merchant
xia-card-target-scoundrel = the Scoundrel
xia-card-target-enforcer = the Enforcer
xia-card-level = level { $level }
xia-card-pay-sectors = Pay by distance in sectors
xia-card-pay-roll = Pay by a d20 roll
xia-card-pay-level = Pay by the level of the ship destroyed
xia-card-bounty-more = Bounty +{ $credits }
xia-card-bounty-done = once it is completed
xia-card-bounty-both = completed or failed

## Cards

xia-card-kind-lawful = { $kind }  ·  lawful
xia-card-kind-unlawful = { $kind }  ·  unlawful
xia-card-kind-title = title  ·  { $fame } fame
xia-card-kind-ability = ability  ·  { $when }
xia-card-kind-npc-lawful = on the side of the law  ·  level { $level }
xia-card-kind-npc-outlaw = outlaw  ·  level { $level }
xia-card-kind-npc-neutral = keeps out of it  ·  level { $level }
xia-card-kind-ship = level { $level }  ·  worth 1 fame
xia-card-kind-ship-first = level { $level }  ·  a first ship
xia-card-kind-engine = engine { $level }
xia-card-kind-shield = shield { $level }
xia-card-kind-blaster = blaster { $level }
xia-card-kind-missile = missiles { $level }
xia-card-condition = To earn it
xia-card-skill = Skill for the rest of the game
xia-card-energy-word = energy
xia-card-impulse-word = impulse
xia-card-hull-word = cells
xia-card-reach = range { $low }–{ $high }
xia-card-reach-engine = moves, or rams
xia-card-reach-shield = blocks
xia-card-reach-blaster = adjacent space

## NPCs

xia-card-npc-move = spaces a turn
xia-card-npc-defence = in defence
xia-card-npc-destroyed = damage to destroy it
xia-card-npc-damage = damage so far
xia-card-npc-attack = attack, range { $reach }
xia-card-npc-fame = fame for destroying it
xia-card-npc-bounty = bounty for destroying it
xia-card-npc-credits = credits on its card
xia-card-npc-enforcer = Hunts the nearest outlaw; if there is none, patrols the lawful planets. Strikes back.
xia-card-npc-scoundrel = Hunts the nearest innocent ship, then runs home to Loath.
xia-card-npc-merchant = Flies his route of planets and sells; never attacks.

## Fame and the end

xia-card-track = Fame
xia-card-track-goal = { $needed } to win  ·  titles left: { $titles }
xia-card-track-no-titles = No titles revealed yet
xia-card-skill-line = Skill: { $skill }
xia-card-flies = { $ship }, level { $level }
xia-card-score = Final standing
xia-card-score-turns = turn { $turns }
xia-card-epilogue = { $name }, { $ship }

## Fights

xia-card-fight-attacks = attacks
xia-card-fight-defends = is attacked
xia-card-fight-attack = Attack
xia-card-fight-defence = Defence
xia-card-fight-open = no defence
xia-card-fight-waits = chooses a defence
xia-card-fight-npc-attack = its guns
xia-card-fight-npc-defence = its hull
xia-card-fight-to-roll = The dice have not been rolled yet
xia-card-fight-rolls = Attack { $force }, before the defence
xia-card-fight-dealt = { $damage ->
    [0] no damage
   *[some] { $damage } damage
}
