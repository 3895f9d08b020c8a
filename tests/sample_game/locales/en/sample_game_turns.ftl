# Salvage: questions and answers, what happens, and why a move is refused.

## Questions and answers
sample-ask-chart = Which sectors do you chart? One to three.
sample-sector = Sector { $sector }
sample-ask-course = Which belt shall be searched?
sample-ask-course-named = { $option }
sample-ask-bid = Which card do you bid for { $belt }?
sample-card = Card { $card }
sample-ask-search = How do you search?
sample-search-safe = Take { $credits } credits
sample-search-deep = Go deep: throw a die
sample-when-chart = when sectors are charted
sample-when-course = when a belt is chosen
sample-when-bid = when cards are bid
sample-when-search = when you search

## What happens
sample-charts = { $player } has charted { $sectors }.
sample-round = **Round { $round }.**
sample-tie = A tie: a die decides.
sample-bids = { $player } bids { $card }.
sample-finds = { $player } finds { $found ->
    [one] { $found } credit
   *[other] { $found } credits
}.
sample-gives = { $player } gives { $to } { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}.
sample-won = { $winners }: the richest of all.

## Refusals
sample-illegal-no-such-player = There is no such crew at this table. Name one that is.
sample-illegal-over = The game is over. Open another one with **Again**.
sample-illegal-not-asked = Nothing is asked of you now: the game is waiting for { $player }. Give an order if you want to decide in advance.
sample-illegal-answer = That does not answer the question. Choose one of the answers shown.
sample-illegal-cards = There are not enough cards for so many crews. Deal fewer cards, or play with at most { $most } crews.
sample-illegal-give-whom = You can give credits only to another crew. Choose one.
sample-illegal-give-more = You have { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}. Give at least one and no more than that.
