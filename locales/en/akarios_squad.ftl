# The squad between battles in Stars of Akarios: what cannot be installed, trained, built or traded, and why.

ak-illegal-not-your-card = You do not have { $card } to use here. Choose one of your own cards.
ak-illegal-wrong-slot = { $card } does not go into that slot. Choose a slot of its kind.
ak-illegal-ship-class = { $card } cannot be installed on the { $ship }. Choose a card without a class letter or one of this ship's class.
ak-illegal-excluded = { $card } cannot be installed together with { $other }. Remove { $other } first.
ak-illegal-second-copilot = You can take only one co-pilot. Remove the other one first.
ak-illegal-copilot-taken = { $card } is flying with { $member }. Choose another co-pilot.
ak-illegal-no-skill-points = You have no skill points left. Complete a scenario to earn more.
ak-illegal-no-such-cell = There is no open cell in that tree. Choose another tree.
ak-illegal-fork-needs-side = This cell is a fork. Name the side you choose; the other one closes for good.
ak-illegal-no-fork = This cell is not a fork. Leave the side out.
ak-illegal-no-ship-points = This ship has no upgrade points left. Complete a scenario or visit a market to get more.
ak-illegal-ship-complete = This ship's upgrade tree is complete. Choose another ship.
ak-illegal-give-to-whom = Cards go to another member of the squad. Name one of them.
ak-illegal-not-for-sale = That is not for sale. Choose something from the list.
ak-illegal-card-owned = { $card } belongs to { $member }. Ask for it before a battle: trading is free.
ak-illegal-too-dear = { $card } costs { $price } { $price ->
    [one] credit
   *[other] credits
}, and you have { $credits }. Sell a card, or choose a cheaper one.

## Joining

ak-ask-pilot = Which pilot will you be?
ak-choice-pilot = { $pilot }
ak-hint-pilot = health { $health } · strength { $strength }, agility { $agility }, intellect { $intellect }, charm { $charm } · { $ability }
ak-ask-ship = Which ship will you fly?
ak-choice-ship-of = { $ship }
ak-hint-ship = hull { $hull }, shields { $shields } · { $weapon }, { $engine }
ak-squad-complete = { $squad } is complete.
ak-illegal-squad-full = The squad already has eight members. Let one of them leave first.
ak-illegal-no-wing-mates = This squad flies without android wing mates. Invite a friend; they are allowed in the campaign's **Options**, before its first lobby is opened.

## The hangar

ak-ask-set-out = The squad is in the hangar. Shall we set out?
ak-choice-set-out = Set out
ak-sets-out = { $squad } sets out.
ak-ask-other-pilot = Before you land you may change pilots. So far you are { $pilot }.
ak-ask-hangar = You have points to spend. Skill points: { $points }, ship upgrade points: { $ships }.
ak-choice-train = Train: tree { $tree }
ak-choice-train-left = Train: tree { $tree }, left side
ak-choice-train-right = Train: tree { $tree }, right side
ak-choice-build = Upgrade { $ship }
ak-choice-build-upper = Upgrade { $ship }: upper side
ak-choice-build-lower = Upgrade { $ship }: lower side
ak-train-half = half a cell; the second point brings: { $gain }
ak-train-forks = half a cell; with the second point you choose: { $left }, or { $right }
ak-train-full = completes the cell: { $gain }
ak-train-side = completes the cell: { $gain }; closes for good: { $other }
ak-build-gives = brings: { $gain }
ak-build-side = brings: { $gain }; closes for good: { $other }
ak-gives-cards = { $n } × { $card } into your modifier deck
ak-gives-less = { $n } × { $card } out of your modifier deck
ak-gives-skill = { $skill } +1
ak-gives-ability = the ability { $card }
ak-gives-no-ability = no further ability
ak-gives-ship-point = 1 upgrade point for your ship
ak-gives-hull = hull +{ $n }
ak-gives-shields = shields +{ $n }
ak-trains = { $player } trains { $pilot }: half a cell.
ak-learns = { $player } completes a cell in { $pilot }'s skill tree: { $gain }.
ak-builds = { $player } upgrades { $ship }: { $gain }.
ak-names-ship = { $player } names the ship { $name }.
ak-names-callsign = { $player } takes the callsign { $name }.
ak-names-squad = { $player } names the squad { $name }.
ak-illegal-hangar-shut = The hangar is closed during battles and worlds. Come back afterwards.
ak-illegal-no-pilot = You have no pilot. Choose one first.
ak-illegal-not-your-ship = You have no such ship. Choose one you have flown.
ak-illegal-name = A name needs 1 to { $most } plain characters. Choose another one.

## Before a battle

ak-ask-difficulty = How difficult shall this battle be?
ak-ask-difficulty-named = { $option }
ak-hint-difficulty = Enemies: hull { $hull }, shields { $shields }, damage { $damage }{ $credits ->
    [0] {""}
    [one] . For success +{ $credits } credit each
   *[other] . For success +{ $credits } credits each
}
ak-hint-difficulty-usual = Enemies as on their cards
ak-difficulty = Difficulty: { $level }.
ak-choice-accept = Accept { $card }
ak-offers = { $player } offers { $card } to { $to }.
ak-accepts = { $player } takes { $card } from { $by }.
ak-illegal-not-offered = Nobody is offering you { $card }. Ask its owner to give it to you.
ak-ask-pair = Which upgrades does the Sparrow carry?
ak-ask-pair-keep = Those of the last battle
ak-ask-pair-change = Others
ak-ask-sparrow = Which upgrade shall the Sparrow carry?
ak-ask-sparrow-named = { $option }
ak-pair = The Sparrow carries { $cards }.

## Giving up

ak-ask-concede = { $player } proposes to give up this scenario. Do you agree?
ak-choice-concede = Give up
ak-choice-fight-on = Fight on
ak-proposes-to-concede = { $player } proposes to give up.
ak-concedes = The squad gives up. The scenario is failed.
ak-fights-on = The squad fights on.
ak-illegal-concede = There is nothing to give up here. You can give up a battle or a world.
ak-illegal-concede-twice = The squad is already deciding whether to give up. Answer that first.

## Debrief

ak-trauma-marked = { $player } lost consciousness and marks 1 trauma.
ak-trauma-relieved = { $player } erases 1 trauma.
ak-ship-lost = { $player } has lost { $ship } with everything installed on it.
ak-pilot-lost = { $player } has lost { $pilot }.
ak-gain-skill = Each pilot: { $n ->
    [one] { $n } skill point
   *[other] { $n } skill points
}
ak-gain-credits = Each pilot: { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
ak-lose-credits = Each pilot loses { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
ak-gain-bonus = For the difficulty, each pilot: { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}
ak-gain-ship-points = Each ship: { $n ->
    [one] { $n } upgrade point
   *[other] { $n } upgrade points
}
ak-gain-achievements = { $n ->
    [one] The squad marks an achievement.
   *[other] The squad marks { $n } achievements.
}
ak-gain-copilot = New co-pilot: { $what }
ak-gain-pilot = New pilot: { $what }
ak-gain-ship = New ship: { $what }
ak-gain-sparrow = New upgrade for the Sparrow: { $what }
ak-gain-energy = The Sparrow gains { $n } energy and now has { $energy }.
ak-lose-energy = The Sparrow loses { $n } energy and now has { $energy }.
ak-scouted = New on the map: { $location }
ak-card-credits = { $card }: { $player } receives { $n ->
    [one] { $n } credit
   *[other] { $n } credits
}.
ak-ask-reward = Choose a card as your reward.
ak-choice-reward = { $card }
ak-ask-discount = Buy one card for { $n ->
    [one] { $n } credit
   *[other] { $n } credits
} less?
ak-choice-discount = { $card }: { $price }
ak-takes = { $player } takes { $card }.
ak-nothing-left = No card is left for { $player }.
ak-illegal-reward = That card is not among the rewards. Choose one of those listed.
ak-ask-extreme = Act 1 begins. Extreme mode: what is lost stays lost. Turn it on?
ak-ask-extreme-off = Leave it off
ak-ask-extreme-on = Turn it on
ak-without-consent = { $player } does not go, and without { $pilot } it cannot be done.
ak-ask-close = Spend your points if you like. Close the chapter?
ak-choice-close = Close the chapter
ak-chapter-closed = The chapter is closed.

## The chronicle

ak-entry = { $node }: { $how } ({ $pilots })
ak-entry-told = { $node }: { $how } ({ $pilots }). { $log }
ak-log-and = { $first } { $then }
ak-entry-success = success
ak-entry-failure = failure
ak-entry-skip = skipped
ak-entry-ending = told to the end
ak-campaign-over = The story of { $squad } is over. Chapters: { $chapters }, scenarios won: { $won }, lost: { $lost }.
ak-mended-card = A card of { $member } is no longer in the box. Refund: { $price ->
    [one] { $price } credit
   *[other] { $price } credits
}.
ak-mended-tree = { $what } has a new tree. { $member } has the points back.
ak-mended-squad = { $n ->
    [one] A card of the squad is no longer in the box.
   *[other] { $n } cards of the squad are no longer in the box.
}
ak-mended-place = The squad's next scenario no longer exists. You are back on the map.
