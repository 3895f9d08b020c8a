# History, replay, figures, export and proof.

command-history = history
describe-history = What happened since you last looked
news-since-last-turn = Since your last turn
news-this-turn = This turn so far
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
replay-upgraded = { $moves ->
    [one] The rules were upgraded after { $moves } move, so the replay begins here.
   *[other] The rules were upgraded after { $moves } moves, so the replay begins here.
}
replay-animate = As a film
replay-alt = The game as a moving picture; it has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.

command-stats = stats
describe-stats = Figures of a player on this server
describe-option-whose = Whose figures (yours, if you leave it out)
command-leaderboard = leaderboard
describe-leaderboard = The best of this server
stats-title = ### Figures of { $who }
stats-line = **{ $game }**: { $figures }
stats-none = No finished games on this server yet.
stats-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
stats-won = { $count } won
stats-best = best score { $score }
leaderboard-none = No game has been finished on this server yet. Practice and training do not count.

command-export = export
describe-export = A game as a file
describe-option-number = Number of the table (this thread's, if you leave it out)
export-whole = The whole game in one file: options, seats, seed and every move in its notation.
export-partial = The game is running, so the file holds only what you may know. The whole game can be had when it is over.
command-verify = verify
describe-verify = Check that nobody touched the dice
verify-sealed = The dice of this game are sealed under `{ $fingerprint }`. The seed is shown here when the game is over; then anybody can check that it fits.
verify-seed = Seed: `{ $seed }`
    Published at the start: `{ $fingerprint }`
verify-fits = ✅ They fit together: SHA-256 of the words “wardroom seed”, a zero byte and the seed gives what was published.
verify-does-not-fit = ❌ They do not fit together. The seed is not the one that was sealed.
verify-replayed = { $moves ->
    [one] ✅ The { $moves } move of the log, played again from this seed, leads to the same end, byte for byte.
   *[other] ✅ The { $moves } moves of the log, played again from this seed, lead to the same end, byte for byte.
}
verify-not-replayed = { $moves ->
    [one] ❌ The { $moves } move of the log, played again from this seed, does not lead to the stored end.
   *[other] ❌ The { $moves } moves of the log, played again from this seed, do not lead to the stored end.
}
verify-older-rules = The game was begun under an earlier version of the rules, so its moves cannot be played again here.
verify-upgraded = { $moves ->
    [one] 🔧 The rules were upgraded after { $moves } move. Only the release of that time can play it again; what follows is about the moves since.
   *[other] 🔧 The rules were upgraded after { $moves } moves. Only the release of that time can play them again; what follows is about the moves since.
}
