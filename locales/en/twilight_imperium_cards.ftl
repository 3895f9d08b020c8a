# Twilight Imperium: Action Cards, hands, and the windows in which cards are played.

## Hands and decks

ti-draws = { $player } draws { $count ->
    [one] 1 Action Card
   *[other] { $count } Action Cards
 }.
ti-draws-political = { $player } draws { $count ->
    [one] 1 Political Card
   *[other] { $count } Political Cards
 }.
ti-drew = You now hold: { $cards }.
ti-lost-cards = You lose: { $cards }.
ti-takes-cards = { $player } takes { $count ->
    [one] 1 Action Card
   *[other] { $count } Action Cards
 } from { $other }, unseen.
ti-card-replaced = { $card } has no use in this game: it is discarded and replaced.
ti-discards = { $player } discards { $card }.
ti-discard = { $count ->
    [one] Your hand is 1 card too large.
   *[other] Your hand is { $count } cards too large.
 } Which card goes?
ti-discard-card = { $card }
ti-illegal-discard = Your hand is too large. Discard one of its cards first ({ $count } in all).

## Windows

ti-window = { $window }: do you play anything?
ti-window-system = { $window } in { $system }: do you play anything?
ti-window-card = { $player } plays { $card }: “{ $effect }” Do you stop it?
ti-window-declared = You have declared a card. You may still choose another one.
ti-window-let = Let it pass
ti-window-keep = Keep my card
ti-declares = { $player } declares a card.
ti-plays = { $player } plays { $card }.
ti-plays-on = { $player } plays { $card } on { $on }.
ti-plays-copy = { $player } plays { $card } and copies { $copied }.
ti-plays-copy-on = { $player } plays { $card } and copies { $copied } on { $on }.
ti-uses = { $player } uses { $card }.
ti-agent-sacrificed = { $player } sacrifices an Agent: { $card }.
ti-card-stopped = { $player }’s { $card } is stopped and counts as not played.
ti-card-lost = { $player }’s { $card } can no longer take effect and is lost.
ti-illegal-window = You can let this pass, play a card or use an ability here, and nothing else.
ti-illegal-declared = A card that has been declared must be played. Choose another one, or keep it.
ti-illegal-out = You are out of the game, so you no longer play cards. Look on, and talk as you like.
ti-illegal-not-now = Something is only half done. Play the card as soon as this step is over.
ti-illegal-card-not-held = You do not hold that Action Card. Choose one from your hand.
ti-illegal-card-window = { $card } is for another moment ({ $window }). Keep it until then.
ti-illegal-card-who = { $card } is not for you to play here. Keep it for another time.
ti-illegal-card-barred = Only Sabotage may be played now. Keep { $card } until this is over.
ti-illegal-card-again = { $card } was played just now on the same target. Choose another target or another card.
ti-illegal-card-useless = { $card } would find nothing to act on now. Keep it for another time.
ti-illegal-card-target = { $card } cannot be aimed like that. Choose one of the targets shown with it.
ti-illegal-copy = Touch of Genius copies an Action Card from the discards, but not another Touch of Genius. Name that card first.
ti-illegal-use-window = That is not for this moment. Let it pass, or play a card.
ti-illegal-use = You cannot use { $what } like that now. Choose one of the targets shown with it.
ti-illegal-agent-window = An Agent stops an Action Card of another player. Wait until one is played.
ti-illegal-agent = Only a free Agent of your own can be sacrificed. Let the card pass, or play Sabotage.

## What cards bring about

ti-rolls = The dice show { $dice }.
ti-rerolled = A die of { $player } is re-rolled: { $before } becomes { $face }.
ti-ground-lost = { $count ->
    [one] 1 Ground Force dies
   *[other] { $count } Ground Forces die
 } on { $planet }.
ti-pds-lost = { $count ->
    [one] 1 PDS is
   *[other] { $count } PDS are
 } destroyed on { $planet }.
ti-fighters-shot = { $player } loses { $count ->
    [one] 1 Fighter
   *[other] { $count } Fighters
 } in { $system }.
ti-floating-dock-destroyed = { $player } loses the Space Dock in { $system }.
ti-dock-moved = { $player }’s Space Dock leaves { $system } for { $planet }.
ti-transported = From { $origin } to { $to }: { $unit } ×{ $count }.
ti-patrols = { $player } sends a ship from { $origin } to { $system }: { $ship }.
ti-repairs = { $player } repairs the Dreadnoughts and War Suns in { $system }.
ti-mine-gone = A Space Mine is removed in { $system }.
ti-counter-lifted = { $player } takes a Command Counter back from { $system }.
ti-jammed = A Command Counter of { $player } is placed in { $system }.
ti-disgraced = { $player } has to put { $card } back and pick another card.
ti-swaps-strategy = { $player } swaps { $old } for { $new }.
ti-usurper-over = { $player } loses Mecatol Rex: the Usurper is discarded.
ti-stability-over = { $player } ends the Temporary Stability: Action Cards may be played again.
ti-exhaust = Which planets do you exhaust?
ti-search-deck = Which card do you take from the deck?
ti-sees-hand = The hand of { $player }: { $cards }.
ti-disclose = Which of these cards is discarded?
ti-foresight = Military Foresight: at which Space Dock does the ship return?
ti-foresight-lost = { $player } has no Space Dock to which the { $ship } could return: it is lost for good.
ti-deal-own = Which card do you keep?
ti-deal-other = Which card goes to { $player }?
ti-determine = On which agenda is the vote held instead?
ti-determined = { $player } puts another agenda to the vote: { $card }.
ti-vetoed = { $card } is thrown out.
ti-discredited = The vote of { $player } does not count.

## When: moments of orders and waiting lists

ti-when-before-strategy-picks = before the first pick
ti-when-strategy-phase = in the Strategy Phase
ti-when-after-strategy-pick = after a pick
ti-when-after-all-strategy-picks = after the last pick
ti-when-after-strategy-phase = before the first action
ti-when-as-action = as an action
ti-when-after-activation = after activation
ti-when-after-movement = after movement
ti-when-before-space-battle = before a Space Battle
ti-when-before-combat-round = before a combat round
ti-when-after-combat-roll = after a combat roll
ti-when-after-casualties = after casualties
ti-when-before-planetary-landings = before landings
ti-when-before-invasion-combat = before Invasion Combat
ti-when-before-bombardment = before Bombardment
ti-when-after-planet-taken = after a planet is taken
ti-when-after-primary = before the secondaries
ti-when-before-tech-purchase = when buying technology
ti-when-after-trade-income = after trade income
ti-when-before-political-card = before a Political Card
ti-when-after-agenda-read = after the agenda is read
ti-when-before-vote = before your vote
ti-when-after-vote = after another's vote
ti-when-after-all-votes = after all votes
ti-when-after-result = after the result
ti-when-status-phase = in the Status Phase
ti-when-before-status-draw = before cards are drawn
ti-when-any-time = at any time
ti-when-after-action-card = when a card is played
ti-when-copies-card = as the copied card
ti-when-pick = a Strategy Card is picked
ti-when-bonus = Bonus Counters are swapped
ti-when-secondary = a secondary is offered
ti-when-plan = a battle plan is due
ti-when-fire = PDS can fire
ti-when-reroll = PDS have missed
ti-when-casualties = casualties are taken
ti-when-retreat = a retreat is possible
ti-when-political = a Political Card is to be played
ti-when-vote = a vote is due
ti-when-tie = a tie is broken
ti-when-offer = an offer arrives
ti-when-score = an objective can be scored
ti-when-discard = a hand is too large
ti-when-all = every window
ti-when-strategy = the Strategy Phase
ti-when-battle = battles
ti-when-agenda = agendas
ti-when-cards = cards and actions
