# Space Alert: what happens in the resolution, turn by turn.

## Places, used inside the sentences below

sa-place-at = { $at ->
    [upper_red] in upper red
    [upper_white] on the bridge
    [upper_blue] in upper blue
    [lower_red] in lower red
    [lower_white] in lower white
    [lower_blue] in lower blue
   *[space] in space
}
sa-place-to = { $to ->
    [upper_red] upper red
    [upper_white] the bridge
    [upper_blue] upper blue
    [lower_red] lower red
    [lower_white] lower white
    [lower_blue] lower blue
   *[space] open space
}
sa-place-zone = { $zone ->
    [red] the red zone
    [white] the white zone
   *[blue] the blue zone
}
sa-weapon = { $target ->
    [heavy_laser] the heavy laser
    [light_laser] the light laser
   *[pulse_cannon] the pulse cannon
}

## The crew acts

sa-appears = New contact: { $threat }.
sa-act-fired = { $player } fires { sa-weapon } { sa-place-at }: strength { $amount }.
sa-act-no-energy = { $player } pulls the trigger of { sa-weapon } { sa-place-at }, but the reactor is empty.
sa-act-already-fired = { $player } reaches for { sa-weapon } { sa-place-at }, but it has already fired this turn.
sa-act-shielded = { $amount ->
    [0] { $player } turns up the shield { sa-place-at }; nothing flows.
   *[more] { $player } turns up the shield { sa-place-at }: +{ $amount }.
}
sa-act-refuelled = { $amount ->
    [0] { $player } burns a fuel capsule in a full reactor.
   *[more] { $player } feeds the central reactor a fuel capsule: +{ $amount }.
}
sa-act-charged = { $amount ->
    [0] { $player } opens the energy line { sa-place-at }; nothing flows.
   *[more] { $player } transfers energy { sa-place-at }: +{ $amount }.
}
sa-act-nothing = { $player } is busy { sa-place-at }, but nothing comes of it.
sa-act-maintained = { $player } wiggles the mouse: the computer stays awake.
sa-act-launched = { $player } launches a rocket.
sa-act-took-bots = { $player } calls out the battlebots { sa-place-at }.
sa-act-revived-bots = { $player } gets the battlebots going again { sa-place-at }.
sa-act-took-off = { $player } takes off in the interceptors.
sa-act-attacked-space = { $player } swings round for another attack in space.
sa-act-landed = { $player } lands the interceptors in upper red.
sa-act-window = { $player } looks out of the window and takes it all in.
sa-act-hit-intruder = { $player } attacks { sa-place-at } with battlebots: { $target }.
sa-act-killed-intruder = { $player } finishes the fight { sa-place-at }: { $target } destroyed.
sa-act-repaired = { $player } is making repairs { sa-place-at }: { $target }.
sa-act-fixed = { $player } finishes the repairs { sa-place-at }: { $target }.
sa-act-moved = { $player } goes to { sa-place-to }.
sa-act-jumped = { $player } dashes heroically to { sa-place-to }.
sa-act-knocked-out = { $player } goes down { sa-place-at } and stays down.
sa-act-held = { $player } is delayed: this action comes a turn late.
sa-act-delayed = { $player } is held up: the next action comes a turn late.

## The weapons hit

sa-hit = { $threat }: { $damage ->
    [one] { $damage } hit
   *[other] { $damage } hits
}, { $left } hull left.
sa-hit-destroyed = { $threat } is destroyed!
sa-hit-in-vain = The shots glance off { $threat }.
sa-hit-cryoshield = { $threat }: the cryoshield shatters and swallows the whole salvo.
sa-hit-swarm = { $threat } scatters: only a little of it can be hit per turn.
sa-hit-immune = The rocket goes straight through { $threat }.
sa-hit-shield-broken = The pulse tears the shield off { $threat }.

## The threats act

sa-threat-acts = { $letter } reached: { $threat }.
sa-threat-strikes = { $threat } strikes out of turn!
sa-threat-heals = { $threat } recovers.
sa-threat-faster = { $threat } picks up speed.
sa-threat-shield = { $threat }: its shield changes.
sa-threat-revealed = { $threat } drops its cloak.
sa-threat-fires-back = { $threat } has grown: from now on it bites back.
sa-threat-closer = { $threat } thunders closer.
sa-threat-hurts-itself = { $threat } tears itself apart a little.
sa-threat-guides = { $threat } guides the others: their attacks hit harder.
sa-threat-shields-all = { $threat } spreads its shield over everything out there.
sa-threat-cracks = { $threat }: the crack runs on through the hull, and damage there counts double.
sa-threat-drives = { $threat } waves the others on: they advance one square.
sa-threat-drains-shields = { $threat }: the shields lose energy.
sa-threat-drains-reactors = { $threat }: the reactors lose energy.
sa-threat-crosses = { $threat }: the reactor floods the shield and the rest burns through.
sa-threat-leaks-shield = { $threat }: the central shield discharges into the ship.
sa-threat-leaks-reactors = { $threat }: every reactor discharges into its zone.
sa-threat-burns-fuel = { $threat }: a fuel capsule is lost.
sa-threat-eats-rocket = { $threat } in the launcher: a rocket is lost.
sa-threat-spoils-bots = { $threat }: the battlebots in their hangar are disabled.
sa-threat-prowls = On the move: { $threat }.
sa-threat-spreads = Spreading: { $threat }.
sa-threat-survived = Survived: { $threat }.
sa-threat-destroyed-itself = { $threat }: destroyed by its own attack.

sa-blow = Hit on { sa-place-zone }: { $tiles ->
    [one] { $tiles } damage tile
   *[other] { $tiles } damage tiles
}.
sa-blow-held = The shield in { sa-place-zone } holds against an attack of { $strength }.
sa-blow-nothing = No harm done to { sa-place-zone }.

sa-crew-knocked-out = { $threat }: { $players } knocked out.
sa-crew-delayed = { $threat }: { $players } delayed, next action a turn late.

## The end of a turn

sa-check-passed = The computer has been looked after.
sa-check-missed = Nobody moved the mouse. The screen saver starts: everybody on board is delayed.
sa-ship-lost = { $threat }: the ship cannot take any more.
sa-ship-jumps = Jump! The ship is away.
