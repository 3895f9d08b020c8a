# On foot in Stars of Akarios: worlds, their cards, dice on objects, sections.

ak-ask-landing = Land here, or move on without landing?
ak-ask-landing-explore = Land
ak-ask-landing-skip = Move on
ak-landing-explored = on foot, with four dice a round
ak-landing-skipped = counts as done for good; whatever could be found here stays here
ak-world-skipped = The squad moves on: { $world }.
ak-world-round = Round { $round } on the ground.

## What is tried

ak-ask-explore = What do you try? { $dice ->
    [one] You have { $dice } die left.
   *[other] You have { $dice } dice left.
}
ak-group-object = { $id } · { $what }
ak-choice-try = { $what } · { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
ak-hint-chance = { $chance }% without help
ak-hint-leave = the squad decides; nobody comes back here
ak-hint-leave-fails = the squad decides; leaving now means going without what you came for
ak-choice-rest = Done for this round
ak-way-up = Go up
ak-way-down = Go down
ak-way-left = Go left
ak-way-right = Go right
ak-object-move-to = { $way }: { $card }
ak-object-examine = Examine
ak-object-launch-pad = Lift off
ak-object-check = { $skill } check, { $need ->
    [one] { $need } symbol
   *[other] { $need } symbols
}
ak-skill-strength = Strength
ak-skill-agility = Agility
ak-skill-intellect = Intellect
ak-skill-charm = Charm
ak-world-tries = { $player }: { $what }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
ak-world-rests = { $player } is done for this round.

## Dice

ak-ask-assign = The text demands a check. How many dice do you risk?
ak-choice-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
ak-ask-join = { $player } asks for help with a check. Do you add dice?
ak-choice-join-not = No, keep them
ak-world-joins = { $player } helps with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
ak-world-rolls = { $player } rolls { $faces }.
ak-ask-put = You have { $faces }. Which dice do you place?
ak-choice-put = Place { $faces }
ak-choice-put-stress = Place { $faces } ({ $stress } stress)
ak-choice-put-none = Place nothing
ak-choice-reroll = Re-roll { $faces } (1 stress)
ak-world-in-vain = { $player }: not enough symbols covered. The dice are spent.
ak-world-check-success = { $player } passes: dice { $dice } + skill { $skill }, { $needed } needed.
ak-world-check-failure = { $player } fails: dice { $dice } + skill { $skill }, { $needed } needed.

## What comes of it

ak-world-revealed = A new place is revealed: { $card }.
ak-world-moved = { $player } → { $card }.
ak-world-stress = { $player }: stress { $stress }.
ak-world-stamina = { $player }: stamina { $stamina }.
ak-world-health = { $player }: health { $health }.
ak-world-unconscious = { $player } loses consciousness and marks a trauma.
ak-world-wakes = { $player } comes to at the landing place.
ak-world-credits = { $player } finds { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}.
ak-world-copilot = { $card } joins the squad.
ak-world-upgrade = { $player } finds an upgrade and will choose it at the end of the chapter.

## Refusals

ak-illegal-not-here = That is not on the card you stand on. Choose something here, or go there first.
ak-illegal-interrupt = That happens by itself when somebody arrives. Choose something else on this card.
ak-illegal-object-closed = That has been used up. Choose something else on this card.
ak-illegal-object-needs = You cannot do that yet: something else has to happen first. Look around.
ak-illegal-launch-pad = All conscious pilots must stand on this card. Wait for the others.
ak-illegal-too-few-dice = You do not have that many dice left. Choose fewer, but at least one.
ak-illegal-reroll-once = You have already re-rolled in this round. Place your dice.
