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
