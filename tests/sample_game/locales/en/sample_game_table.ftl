# Salvage at the table: its name, options and commands, and how it is told.

game-sample-game = Salvage
rulebook-sample-game = Salvage
about-sample-game = Three belts of wrecks and a few rival crews. Chart some sectors, vote on a belt, bid for the right to search it; the richest crew wins. Two to four crews.
option-sample-game-hand = Cards dealt
option-sample-game-hand-4 = 4
option-sample-game-hand-6 = 6, a long game
option-sample-game-die = Die
option-sample-game-die-6 = six sides
option-sample-game-die-10 = ten sides

## Commands
command-sample-game = salvage
describe-sample-game = Salvage: give credits, play moves in one line
command-sample-game-open = new
describe-sample-game-open = Open a table for Salvage
command-sample-game-give = give
describe-sample-game-give = Give credits to another crew, whatever is being decided
command-sample-game-turn = turn
describe-sample-game-turn = Play moves, or give orders, in one line
sample-turn-example = give 1 2; vote inner
describe-sample-game-credits = How many

## The same in a paragraph that begins with the player's name
sample-told-charts = charts { $sectors }
sample-told-bids = bids { $card }
sample-told-finds = finds { $found ->
    [one] { $found } credit
   *[other] { $found } credits
}
