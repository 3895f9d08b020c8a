# Xia: combat, hazards, abilities, bounty, destruction, respawn and rescue.

## Bounty and destruction

xia-bounty = The price on { $player }'s head rises by { $credits } to { $bounty }.
xia-bounty-taken = { $ship } collects { $credits } credits for { $victim }.
xia-destroyed = { $ship } is lost: { $cause ->
    [debris] torn open by wreckage
    [star] into the star, and not out again
    [salvage] the wreck blew up in its face
    [ram] crushed together with the ship that rammed it
    [own-ram] the ram was harder on the hull than the hull was on the target
    [nova] a Nova Charge went off aboard
   *[damage] the hull could take no more
}.
xia-destroyed-by = { $by } destroys { $ship }!
xia-ask-spawn = A natural 20! { $ship } may return at any free spawn point. Where?
xia-ask-spawn-beside = Every spawn point is taken: { $ship } returns next to one. Where?
xia-spawn = { $space }
xia-respawns = { $player } is back at { $space }.
xia-tiger-leads = The Tigris Gate spits { $player } out at { $space }.

## Rescue

xia-rescue = Rescue { $player }
xia-rescue-hint = { $energy } energy · 1 fame
xia-rescued = { $player } rescues { $other } and hands over { $energy } energy.

## Attack

xia-fire = { $target }: { $weapons }
xia-fire-hint = about { $mean } damage · { $kill }% chance to destroy{ $wanted ->
    [yes] { "" } · then a bounty on you
   *[no] { "" }
}
xia-fire-hint-ram = about { $mean } damage · { $kill }% chance to destroy · you take about { $own }, { $death }% chance to lose your ship{ $wanted ->
    [yes] { "" } · bounty
   *[no] { "" }
}
xia-fire-hint-several = each with the same dice · { $odds }
xia-fire-at = { $target }: { $kill }% chance to destroy
xia-weapon = { $outfit }{ $markers ->
    [1] { "" }
   *[more] { " " }×{ $markers }
}
xia-ram = ram with { $outfit }{ $markers ->
    [1] { "" }
   *[more] { " " }×{ $markers }
}
xia-attacks = { $ship } attacks { $target }: { $weapons }.
xia-npc-attacks = { $npc } attacks { $target }.
xia-attack-rolls = { $ship } rolls { $rolls }.
xia-ask-salvo = The Salvo Computer has a better solution. Your dice: { $rolls }. Which ones do you re-roll?
xia-reroll-none = Keep them
xia-reroll = Re-roll: { $dice }
xia-die = { $value } ({ $what })
xia-attack-result = Attack { $attack }, defence { $defence }: { $damage ->
    [0] { $target } is unharmed
   *[some] { $target } takes { $damage } damage
}.

## Defence

xia-ask-defence = { $attacker } attacks you with { $weapons }: about { $mean } damage, { $most } at worst; { $hull } would destroy you. How do you defend? The dice are rolled afterwards.
xia-defend = { $means }
xia-defend-nothing = Nothing
xia-defend-hint = about { $mean } gets through · { $safe }% unharmed · { $death }% destroyed
xia-defends = { $player } defends: { $means }.
xia-defends-not = { $player } does not defend.
xia-defence-rolls = { $ship } blocks { $blocks }.
xia-ask-shield-reroll = Unbroken: re-roll one of your shield dice?
xia-shield-rerolled = { $player } re-rolls a shield die: { $value }.
xia-ask-guard-damage = { $source ->
    [mine] The asteroid hits back:
   *[asteroid] Asteroids!
} { $amount } damage. What do you use to stop it?
xia-ask-guard-energy = { $source ->
    [harvest] The cloud discharges
   *[nebula] The nebula drinks
}: { $amount } energy at risk. What do you use to save it?
xia-guard-nothing = Take it
xia-guard-hint = about { $mean } gets through · { $safe }% nothing does
xia-guard-rolls = { $player } blocks { $blocks }.

## Abilities

xia-use = { $ability }
xia-use-at = { $ability }: { $target }
xia-use-side = { $ability }: { $target ->
    [0] east-south-east
    [1] south
    [2] south-west
    [3] west-north-west
    [4] north
   *[5] north-east
}
xia-does = { $card ->
    [grapple_crane] up to 2 loose cubes within 3 spaces
    [patch_kit] 8+ removes 2 damage, 16+ removes 4
    [plot_solver] the engine counts as its highest face
    [afterburner] a move of half the roll
    [dark_hull] no roll needed
    [slip_turn] a hop of up to 5 spaces, across no borders
    [deep_scan] lay one of the next 3 sectors
    [drone_bay] 1 cube from the space next to you
    [autopilot] 1 or 2 spaces after each other player's turn
    [replication] one outfit rolls two dice until your next turn
    [mag_harpoon] you are towed along until your next turn
   *[siphon] up to 4 energy of theirs
}
xia-use-hint = { xia-does } · { $energy } energy · works { $chance }% of the time
xia-use-hint-plain = { xia-does } · { $energy } energy
xia-engine-with = Fly: { $outfit } + { $ability }
xia-uses = { $player } uses { $ability }.
xia-ability-fails = { $ability } comes to nothing.
xia-ask-crane = The crane has a grip: { $left ->
    [one] one more cube
   *[other] up to { $left } cubes
}. Which?
xia-crane = { $cube } · { $space }
xia-enough = Enough
xia-ask-patch = The tape holds: remove { $points } damage. Where?
xia-patch-best = Where it hurts most
xia-patch-one = Cell { $cell }
xia-patched = { $player } patches up { $points } damage.
xia-ask-hop = Where do you slip to? No border is crossed on the way.
xia-hop = { $space }
xia-stay = Stay here
xia-hopped = { $player } slips to { $space }.
xia-ask-deep-scan = Only you can see these. Which sector do you lay?
xia-deep-scan = { $sector }
xia-ask-replica = Which outfit do you replicate? It rolls two dice until your next turn.
xia-replica = { $outfit }
xia-replicated = { $player } replicates { $outfit }: two dice for every use.
xia-autopilot-on = { $player } engages the Autopilot: { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} after each other player's turn.
xia-siphoned = { $player } siphons { $energy } energy off { $other }.
xia-harpoon-on = { $player } hangs on to { $ship }.
xia-harpoon-off = { $player }'s line to { $ship } breaks.
xia-ask-follow = { $ship } has moved on. Follow on your line?
xia-follow = Follow: { $space }
xia-follow-not = Let go
