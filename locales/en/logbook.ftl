# History, replay, figures, export and proof.

command-history = history
describe-history = What happened since you last looked
history-since = Since you last looked
history-recent = Lately at this table
history-earlier = Before that
history-older = Earlier
history-nothing = Nothing yet.
history-quiet = { $count ->
    [one] *… { $count } move without news*
   *[other] *… { $count } moves without news*
}

command-replay = replay
describe-replay = Step through a game, or watch it as a film
replay-title = Move { $move } of { $moves }
replay-animate = As a film
replay-alt = The game as a moving picture; it has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
