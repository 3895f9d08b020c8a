# History, replay, figures, export and proof.

command-history = history
describe-history = What happened since you last looked
news-since-last-turn = Since your last turn
news-this-turn = This turn so far
history-since = Since you last looked
history-recent = Recently at this table
history-earlier = Before that
history-older = Earlier
history-nothing = Nothing yet.
history-quiet = { $count ->
    [one] *… { $count } uneventful move*
   *[other] *… { $count } uneventful moves*
}

command-replay = replay
describe-replay = Step through a game by moves, turns or rounds, or watch it as an animation
replay-title = Move { $move } of { $moves }
replay-upgraded = { $moves ->
    [one] The rules were upgraded after { $moves } move, so the replay begins here.
   *[other] The rules were upgraded after { $moves } moves, so the replay begins here.
}
replay-turn = Turn
replay-round = Round
replay-animate = Play as animation
replay-alt = Animation of the game: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.

command-stats = stats
describe-stats = A player's statistics on this server
describe-option-whose = Whose statistics (yours if you leave it out)
command-leaderboard = leaderboard
describe-leaderboard = The best players on this server
stats-title = ### Statistics for { $who }
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
describe-export = Download a game as a file
describe-option-number = Number of the table (this thread's, if you leave it out)
export-whole = The whole game in one file: options, seats, seed and every move in notation.
export-partial = The game is still running, so the file holds only what you may know. You can export the whole game when it is over.
command-verify = verify
describe-verify = Check that nobody tampered with the dice
verify-sealed = This game's dice are sealed as `{ $fingerprint }`. The seed is revealed here when the game is over; then anybody can check that the two match.
verify-seed = Seed: `{ $seed }`
    Published at the start: `{ $fingerprint }`
verify-fits = ✅ They match: SHA-256 of the words “wardroom seed”, a zero byte and the seed gives what was published.
verify-does-not-fit = ❌ They do not match. This seed is not the one that was sealed.
verify-replayed = { $moves ->
    [one] ✅ Replaying the { $moves } move in the log from this seed gives the same final state, byte for byte.
   *[other] ✅ Replaying the { $moves } moves in the log from this seed gives the same final state, byte for byte.
}
verify-not-replayed = { $moves ->
    [one] ❌ Replaying the { $moves } move in the log from this seed does not give the stored final state.
   *[other] ❌ Replaying the { $moves } moves in the log from this seed does not give the stored final state.
}
verify-older-rules = The game was started under an earlier version of the rules, so its moves cannot be replayed here.
verify-upgraded = { $moves ->
    [one] 🔧 The rules were upgraded after { $moves } move. Only the release of that time can play it again; what follows is about the moves since.
   *[other] 🔧 The rules were upgraded after { $moves } moves. Only the release of that time can play them again; what follows is about the moves since.
}
