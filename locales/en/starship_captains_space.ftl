# Starship Captains: flying, reservations, stations, damage and repair, the hold, pirates and fights, gains and costs.

sc-captain-shadow = Captain Shadow

## Moves and jumps

sc-ask-move = { $source }: where do you fly? { $left ->
    [one] One move left.
   *[other] { $left } moves left.
}
sc-ask-jump = { $source }: where do you jump? Pirates cannot hit a jumping ship. { $left ->
    [one] One jump left.
   *[other] { $left } jumps left.
}
sc-group-fly = Fly there and stop
sc-fly = Stop at { $place } ({ $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
})
sc-fly-hint = { $facts }
sc-fly-facts = { $one } · { $rest }
sc-fly-via = via { $places }
sc-fly-pirates = { $n ->
    [one] { $n } pirate on the way: { $n } damage
   *[other] { $n } pirates on the way: { $n } damage
}
sc-fly-there = { $there ->
    [token] station token: { $what }
    [mission] mission: { $what }
    [taken] reserved by { $what }
   *[number] no mission yet, number { $what }
}
sc-go = { $place }
sc-go-hint = { $pirate ->
    [yes] a pirate on the way: 1 damage{ $there ->
        [nothing] { "" }
       *[something] { " · " }
    }
   *[no] { "" }
}{ $there ->
    [token] station token: { $what }
    [mission] mission: { $what }
    [taken] reserved by { $what }
    [number] no mission yet, number { $what }
   *[nothing] { "" }
}
sc-moved = { $player } flies to { $place }.
sc-jumped = { $player } jumps to { $place }.
sc-passed-pirate = A pirate on the route shoots at { $player }.

## Reservations

sc-reserved = { $player } reserves { $place }.

## Stations

sc-at-station = { $player } ends the turn at { $station } and may use its token.
sc-ask-token = { $station }: use the token? It gives you: { $effects }.
sc-use-token = Use it: { $effects }
sc-token-waits = The { $station } token returns in round { $round }.
sc-token-spent = The { $station } token leaves the game.

## Damage

sc-ask-shield = Incoming damage: { $left }. Use a card against it?
sc-take-damage = Take 1 damage
sc-take-damage-slot = it fills an empty hold slot
sc-take-damage-crush = no empty slot: it crushes a piece of cargo
sc-take-damage-over = the whole hold is damaged: it becomes overdamage
sc-ask-crush = No empty slot for the damage ({ $left } to come). Which cargo does it crush?
sc-crush = Crush: { $cargo }
sc-worth-artifact = worth half a point at the end; a pair activates a room
sc-worth-pirate = worth a point at the end
sc-crushed = Damage crushes { $player }'s cargo: { $cargo }.
sc-damaged = { $player } takes 1 damage ({ $damage } in the hold now).
sc-overdamaged = { $player } takes 1 overdamage ({ $damage } tokens on the hold now).

## Repair

sc-ask-repair = Repair what? { $left ->
    [one] One repair left.
   *[other] { $left } repairs left.
}
sc-repair-hold = Repair the hold ({ $damage } damage)
sc-repair-hold-frees = frees a hold slot
sc-repair-hold-over = removes overdamage first ({ $over } left); frees no slot yet
sc-repair-slot = Repair the tech slot: { $slot }
sc-repair-slot-frees = a technology can then be installed there
sc-repaired-hold = { $player } repairs a hold slot ({ $left } damage left there).
sc-repaired-over = { $player } removes overdamage from the hold ({ $left } tokens left there).
sc-repaired-slot = { $player } repairs a tech slot: { $slot }.

## The hold

sc-found-artifacts = { $player } finds: { $artifacts }.
sc-no-artifacts = No artifacts are left anywhere: { $player } gets none.
sc-ask-stow = Your hold is full. Gained: { $gained }. { $over ->
    [one] Give up one piece of cargo, old or new.
   *[other] Give up { $over } pieces of cargo, old or new, one by one.
}
sc-leave-behind = Leave behind (new): { $cargo }
sc-throw-out = Throw out (from the hold): { $cargo }
sc-discarded = { $player } gives up: { $cargo }.
sc-left-behind = { $player } has no room and leaves behind: { $cargo }.

## Pirates

sc-appears = A pirate appears on the route { $place } – { $to }: { $pirate }.
sc-appears-nowhere = { $place }: the route of that colour already has a pirate, so this one is discarded: { $pirate }.
sc-no-pirates = No pirates are left anywhere: none appears.
sc-ask-place-pirate = A pirate must be placed ({ $left } to go). On which free route?
sc-place-pirate = { $a } – { $b }

## Fights

sc-ask-fight = Fight a pirate? It costs 1 damage first, always succeeds, and the token goes into your hold. { $left ->
    [one] One fight left.
   *[other] { $left } fights left.
}
sc-fight = Fight on the route to { $place }: { $reward }
sc-fight-costs = { $cost ->
    [crush] first 1 damage, which crushes cargo: your hold is full
    [over] first 1 overdamage: your whole hold is damaged
   *[slot] first 1 damage, in an empty slot
}; the token is worth 1 point
sc-fought = { $player } defeats a pirate on the route to { $place }: { $pirate }.

## Gains

sc-ask-gain = { $source } gives you { $gain }. Take it?
sc-gain = Take it: { $gain }
sc-got-medals = { $player } gets { $n ->
    [one] a medal
   *[other] { $n } medals
}.
sc-got-androids = { $player } gets { $n ->
    [one] an android
   *[other] { $n } androids
}.
sc-got-cadets = { $player } gets { $n ->
    [one] a cadet
   *[other] { $n } cadets
}.
sc-peeked = { $player } looks at the top of the mission deck ({ $n ->
    [one] one card
   *[other] { $n } cards
}).
sc-ask-peek = The next missions, top card first: { $missions }. They stay in this order.
sc-peek-done = Got it
sc-asks-all = From now on I ask you before every gain.
sc-asks-little = From now on gains are taken automatically, unless declining one could help you.

## Costs and choices

sc-ask-pay = Give up { $what ->
    [medal] { $n ->
        [one] a medal
       *[other] { $n } medals
    }
    [android] { $n ->
        [one] an android
       *[other] { $n } androids
    }
    [artifact] { $n ->
        [one] an artifact
       *[other] { $n } artifacts
    }
   *[pirate] { $n ->
        [one] a pirate token
       *[other] { $n } pirate tokens
    }
}? In return: { $brings }.
sc-ask-pay-rest = What else do you give up? { $what ->
    [medal] Medals
    [android] Androids
    [artifact] Artifacts
   *[pirate] Pirate tokens
} to go: { $n }.
sc-pay-medal = Pay a medal
sc-pay-android = Give up an android
sc-pay-cargo = Give up: { $item }
sc-paid-medal = { $player } pays a medal.
sc-paid-android = { $player } gives up an android.
sc-ask-choose = { $source }: which one?
sc-option = { $effects }
sc-option-event-hint = { $card }: { $brings }
sc-option-waits-hint = { $card } waits at its station; instead: { $brings }
