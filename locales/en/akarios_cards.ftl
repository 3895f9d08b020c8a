# What cards do in Stars of Akarios.

ak-turns = { $ship } turns its bow to the { $bow }.
ak-next-attack = { $card } waits for { $player }'s next attack.
ak-status = { $card } takes effect on { $ships }.
ak-mended = { $player } mends { $card }.
ak-broken = { $player }'s { $card } breaks.
ak-swapped = { $ship } and { $other } swap places.
ak-wormholes-placed = Wormholes open at { $hexes }.
ak-dice-turned = { $player }'s dice now show { $faces }.
ak-die-lent = { $player } lends { $to } a die: { $face }.
ak-die-shared = { $players } may use one more die: { $face }.
ak-choice-take-back = Take back a die: { $face }
ak-choice-borrow = Use a die of { $player }: { $face }
ak-peeks = { $player } looks at the top card of the deck: { $card }.
ak-decoyed = { $ship } takes a decoy for a target: Disadvantage.
ak-die-back = { $player } takes back a die: { $face }.
ak-offered = { $player } uses { $card }. It is an offer to { $players }.
ak-basic-again = { $players } may use one basic action again this round.
ak-delayed = { $player } prepares { $card } for the next pilot phase.
ak-top-card = { $player } puts { $card } on top of the deck.
ak-sparrow-energy = { $card }: the Sparrow now has { $energy } energy.
ak-gains-credits = { $card } pays { $player } credits.
ak-trauma-erased = { $card }: { $player } erases 1 trauma.

# Dice of several players on one card

ak-pool-opens = { $player } opens { $card } for dice.
ak-pours = { $player } adds to { $card }: { $faces }.
ak-pool-used = { $card } is used with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
ak-pool-closed = { $card } is closed again. No die was spent.
ak-ask-pool = { $card }, dice { $dice } of { $cells }: use it now, or wait for more?
ak-ask-pour = { $player } has opened { $card }. Add a die?
ak-choice-pour = Add { $face }
ak-choice-confirm = Use the card
ak-choice-close-pool = Close it, keep the dice
ak-pick-pool = Open for dice: { $card }
ak-draft-pour = Which of your dice do you place on { $card }? Others may add theirs.
ak-ask-deck = The Sparrow attacks. Whose modifier deck does it use?
ak-ask-deck-named = { $option }

# A card that acts by itself

ak-ask-card-targets = { $card }: choose up to { $most ->
    [one] { $most } ship
   *[other] { $most } ships
}.
ak-choice-ship = { $ship }
