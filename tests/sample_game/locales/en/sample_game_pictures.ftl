# Salvage: words inside its picture, and the same board as text.

sample-board-charting = Salvage: sectors are being charted
sample-board-round = Salvage, round { $round }
sample-board-course = Salvage, round { $round }: { $belt }
sample-board-over = Salvage: the game is over
sample-credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
sample-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
sample-crew = { $player }: { $credits }, { $cards }.
sample-crew-sectors = Charted: { $sectors }.
sample-hand = Your cards: { $cards }.
sample-said = Your answer so far: `{ $said }`.
