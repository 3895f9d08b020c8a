# Salvage: all of its words.
game-sample-game = Salvage
rulebook-sample-game = Salvage
about-sample-game = Three belts of wrecks and a few rival crews. Chart some sectors, vote on a belt, bid for the right to search it; the richest crew wins. Two to four crews.
option-sample-game-hand = Cards dealt
option-sample-game-hand-4 = 4
option-sample-game-hand-6 = 6, a long game
option-sample-game-die = Die
option-sample-game-die-6 = six sides
option-sample-game-die-10 = ten sides

# Commands
command-sample-game = salvage
describe-sample-game = Salvage: give credits, play moves in one line
command-sample-game-open = open
describe-sample-game-open = Open a table for Salvage
command-sample-game-give = give
describe-sample-game-give = Give credits to another crew, whatever is being decided
command-sample-game-turn = turn
describe-sample-game-turn = Play moves, or give orders, in one line
describe-sample-game-credits = How many

# Questions and answers
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

# What happens
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

# The same in a paragraph that begins with the player's name
sample-told-charts = charts { $sectors }
sample-told-bids = bids { $card }
sample-told-finds = finds { $found ->
    [one] { $found } credit
   *[other] { $found } credits
}

# The board
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

# Refusals
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
