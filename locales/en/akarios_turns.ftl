# Battles in Stars of Akarios: dice, actions, moves, attacks and what answers them.

## Before the battle

ak-ask-muster = Prepare your ship. Are you ready for the battle?
ak-ask-place = Where does your ship begin, and which way does it face?
ak-choice-place = { $hex }, facing { $bow }
ak-choice-place-said = { $said }: { $hex }, facing { $bow }
ak-fits = { $player } installs { $card }.
ak-unfits = { $player } empties a slot.
ak-flies = { $player } flies the { $ship }.
ak-pilots = { $player } chooses { $pilot } as pilot.
ak-pilot-file = **{ $pilot }** · { $text }
ak-placed = { $player } takes position on { $hex }, facing { $bow }.
ak-placed-said = { $player }: '{ $said }.' On { $hex }, facing { $bow }.
ak-battle-begins = The battle begins.

## Rounds and dice

ak-round = Round { $round }.
ak-rolls = { $player } rolls { $faces }.
ak-rerolls = { $player } re-rolls and now has { $faces }.
ak-ask-dice = Keep your dice, or re-roll?
ak-choice-keep = Keep the dice
ak-choice-reroll-free = Re-roll all (free)
ak-choice-reroll-all = Re-roll all (1 stress)

## Acting

ak-ask-act = Round { $round }: place dice and act, or pass.
ak-choice-pass = Pass
ak-choice-ready = Ready
ak-choice-for-now = Done for now
ak-choice-unready = Not ready yet
ak-passes = { $player } passes.
ak-ready = { $player } is ready.
ak-acts = { $player } uses { $card }.
ak-action-lost = { $player } can no longer carry out the action: its dice and energy are lost.
ak-forced = Trauma moves the ship of { $player } to { $hex }, facing { $bow }.
ak-ask-bonus = { $card }: who gets the bonus ability?
ak-ask-free = { $card }: which action do you carry out?
ak-ask-guided = { $target } is guided to: attack it now?
ak-choice-free = { $card } ({ $how })
ak-choice-free-at = { $card } at { $targets } ({ $how })
ak-ask-recharge = { $n ->
    [one] Which card regains 1 energy?
   *[other] Which { $n } cards regain 1 energy each?
 }
ak-ask-mend = { $n ->
    [one] Which broken upgrade do you mend?
   *[other] Which { $n } broken upgrades do you mend?
 }

## Moving

ak-moves = { $player } flies over { $hexes } and ends on { $to }.
ak-sails = { $ship } moves on to { $to }.
ak-stops-early = { $player } breaks off the move on { $to }.
ak-enters-asteroids = { $ship } enters asteroids on { $hex }.
ak-enters-nebula = { $ship } enters a nebula on { $hex }.
ak-ask-terrain = { $terrain } ahead. Take it, or gain 1 stress and ignore it?
ak-choice-terrain-bear = Take it
ak-choice-terrain-pay = Gain 1 stress
ak-ask-exit = { $ship } is in a wormhole. Where does it come out?
ak-choice-exit = { $hex }, facing { $bow }
ak-ask-tie-exit = Equally near exits. Where does the enemy come out?
ak-wormhole = { $ship } comes out of the wormhole on { $to }.
ak-wormhole-shut = { $ship } finds no way out of the wormhole and stays.
ak-ask-push = Push { $ship }: where to? Hexes left: { $left }
ak-ask-pull = Pull { $ship }: where to? Hexes left: { $left }
ak-choice-shove = { $hex }
ak-choice-shove-stop = Stop here
ak-ask-fly-on = { $card } moves your ship. Fly on, or break off for 1 stress?
ak-choice-fly-on = Fly on to { $hex }
ak-choice-break-off = Break off at { $hex }
ak-ask-tie-shove = Two hexes are equally far. Where is the ship moved?
ak-aside = { $ship } makes way and is now on { $to }.
ak-ask-tie-aside = Where does the ship make way?
ak-pushed = { $ship } is pushed to { $to }.
ak-pulled = { $ship } is pulled to { $to }.

## Attacks

ak-attacks = { $ship } attacks { $targets } with base damage { $damage }.
ak-draws = { $ship } draws for { $target }: { $cards }.
ak-total = { $ship } hits { $target } for { $total }.
ak-misses = { $ship } misses { $target }.
ak-ask-stack = Attack on { $target }: which cards count?
ak-choice-stack = { $cards }: { $total } damage
ak-choice-redraw = Draw another card (1 stress)
ak-ask-evade = { $ship } attacks you. Evade?
ak-choice-evade = Evade
ak-choice-decline = Leave it
ak-evades = { $player } evades: the attack is at a disadvantage.
ak-ask-cancel = { $ship } hits you for { $damage }{ $effects }. Take it, or break a card and gain 1 stress?
ak-with-effects = { "" }, with { $effects }
ak-choice-take = Take the hit
ak-choice-break = Break { $card }
ak-cancels = { $player } breaks { $card } and cancels the attack.
ak-ignores = { $ship } ignores the attack.
ak-ask-protect = The Sparrow is hit for { $damage }. Break your ship ability and gain 1 stress to protect it?
ak-choice-protect = Protect the Sparrow
ak-protects = { $player } breaks { $card } to protect the Sparrow.
ak-ask-share = { $ship } is hit for { $damage }. Take 2 of it on your shields?
ak-choice-share = Lend shields
ak-shares = { $ship } takes { $n } damage on its shields for { $target }.
ak-takes-over = { $ship } takes the damage meant for { $target }.

## The end

ak-success = The battle is won in round { $round }.
ak-failure = The battle is lost in round { $round }.
ak-won = Success: the squad has done what it came for.
ak-lost = Failure: this time the squad has not made it.

## Orders

ak-orders = { $player } gives a standing order: { $what }.
ak-order-dropped = { $player } drops a standing order: { $what }.
