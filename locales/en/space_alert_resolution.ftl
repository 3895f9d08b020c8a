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

sa-appears = { $threat } comes out of the dark.
sa-act-fired = { $player } fires { sa-weapon } { sa-place-at }: strength { $amount }.
sa-act-no-energy = { $player } pulls the trigger of { sa-weapon } { sa-place-at }, but the reactor is empty.
sa-act-already-fired = { $player } reaches for { sa-weapon } { sa-place-at }: it has fired this turn.
sa-act-shielded = { $amount ->
    [0] { $player } turns up the shield { sa-place-at }; nothing flows.
   *[more] { $player } turns up the shield { sa-place-at }: +{ $amount }.
}
sa-act-refuelled = { $amount ->
    [0] { $player } burns a fuel capsule in a full reactor.
   *[more] { $player } feeds the central reactor a capsule: +{ $amount }.
}
sa-act-charged = { $amount ->
    [0] { $player } opens the energy line { sa-place-at }; nothing flows.
   *[more] { $player } draws energy over { sa-place-at }: +{ $amount }.
}
sa-act-nothing = { $player } is busy { sa-place-at }, to no effect.
sa-act-maintained = { $player } wiggles the mouse: the computer stays awake.
sa-act-launched = { $player } launches a rocket.
sa-act-took-bots = { $player } calls out the battlebots { sa-place-at }.
sa-act-revived-bots = { $player } gets the battlebots going again { sa-place-at }.
sa-act-took-off = { $player } takes off in the interceptors.
sa-act-attacked-space = { $player } swings round for another attack in space.
sa-act-landed = { $player } lands the interceptors in upper red.
sa-act-window = { $player } looks out of the window and takes it all in.
sa-act-hit-intruder = { $player } sets the battlebots on { $target } { sa-place-at }.
sa-act-killed-intruder = { $player } finishes off { $target } { sa-place-at }.
sa-act-repaired = { $player } works on { $target } { sa-place-at }.
sa-act-fixed = { $player } puts an end to { $target } { sa-place-at }.
sa-act-moved = { $player } goes to { sa-place-to }.
sa-act-jumped = { $player } dashes heroically to { sa-place-to }.
sa-act-knocked-out = { $player } goes down { sa-place-at } and stays down.
sa-act-delayed = { $player } is held up: the next action comes a turn late.

## The weapons hit

sa-hit = { $threat } takes { $damage ->
    [one] { $damage } hit
   *[other] { $damage } hits
}, { $left } left.
sa-hit-destroyed = { $threat } is destroyed!
sa-hit-in-vain = The shots glance off { $threat }.
sa-hit-cryoshield = The cryoshield of { $threat } bursts and takes the whole salvo with it.
sa-hit-swarm = { $threat } scatters: only a little of it can be hit at once.
sa-hit-immune = The rocket goes straight through { $threat }.
sa-hit-shield-broken = The pulse tears the shield off { $threat }.

## The threats act

sa-threat-acts = { $threat } reaches { $letter }.
sa-threat-strikes = { $threat } strikes outside its turn!
sa-threat-heals = { $threat } mends itself.
sa-threat-faster = { $threat } picks up speed.
sa-threat-shield = The shield of { $threat } changes.
sa-threat-revealed = { $threat } drops its cloak.
sa-threat-fires-back = { $threat } has grown: from now on it bites back.
sa-threat-closer = { $threat } thunders closer.
sa-threat-hurts-itself = { $threat } tears itself apart a little.
sa-threat-guides = { $threat } guides the others: their attacks hit harder.
sa-threat-shields-all = { $threat } spreads its shield over everything out there.
sa-threat-cracks = { $threat } runs on through the hull: damage counts double there.
sa-threat-drives = { $threat } waves the others on: one square ahead.
sa-threat-drains-shields = { $threat } sucks energy from the shields.
sa-threat-drains-reactors = { $threat } sucks energy from the reactors.
sa-threat-crosses = { $threat }: the reactor floods the shield and the rest burns through.
sa-threat-leaks-shield = { $threat }: the central shield discharges into the ship.
sa-threat-leaks-reactors = { $threat }: every reactor discharges into its zone.
sa-threat-burns-fuel = { $threat } costs a fuel capsule.
sa-threat-eats-rocket = { $threat } gets into the launcher: a rocket is lost.
sa-threat-spoils-bots = { $threat } clogs the battlebots in their hangar.
sa-threat-prowls = { $threat } is on the move.
sa-threat-spreads = { $threat } creeps on.
sa-threat-survived = { $threat } has done its worst.
sa-threat-destroyed-itself = { $threat } does not outlive its own attack.

sa-blow = Hit, { sa-place-zone }: { $tiles ->
    [one] { $tiles } damage tile
   *[other] { $tiles } damage tiles
}.
sa-blow-held = The shield of { sa-place-zone } holds against { $strength }.
sa-blow-nothing = No harm done to { sa-place-zone }.

sa-crew-knocked-out = { $threat } knocks out { $players }.
sa-crew-delayed = { $threat } holds up { $players }: the next action comes a turn late.

## The end of a turn

sa-check-passed = The computer has been looked after.
sa-check-missed = Nobody moved the mouse. The screen saver starts: everybody on board is delayed.
sa-ship-lost = { $threat } is the end of the ship.
sa-ship-jumps = Jump! The ship is away.
