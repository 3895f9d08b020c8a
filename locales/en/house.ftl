# The house: titles, buttons, the table, the lobby, troubles.

list-last = { $rest } and { $last }
list-times = { $count } × { $item }
seat-number = seat { $number }
android-name = Android { $number }

game-space-alert = Space Alert
about-space-alert = Ten minutes to plan, twelve turns to find out what you planned. A crew of one to five against whatever comes out of the dark.

table-title = { $game } · table { $number }
thread-name = { $game } { $number }
table-waits = ⏳ **{ $who }** — { $what }
table-private-question = A decision awaits you: **My seat**.
table-paused = ⏸ The game is paused.
table-moved = The table is now further down this thread.
table-undone = ↩ { $who } took a move back.
table-amended = ✎ { $who } changes the answer: { $what }
table-as-ordered = { $what } (as ordered)
outcome-abandoned = The game was abandoned.
outcome-abandoned-waiting = The game was abandoned while it waited for what it was played with. Its log is kept: a release that knows its rules can still show it.

button-my-seat = My seat
button-board-text = Board as text
button-history = What happened?
button-undo = Undo
button-replay = Replay
button-again = Play again
button-snooze = Remind me later
button-join = Join
button-leave = Leave
button-android = Add android
button-android-less = Remove android
button-start = Start
button-options = Options
button-teach = Teach me

status-lobby = in the lobby
status-running = under way
status-paused = paused
status-over = over
status-abandoned = abandoned

lobby-line = { $title } — { $status }: { $who }
lobby-none = No tables here yet. Open one with /game new.
lobby-seats = { $taken ->
    [one] **{ $taken } player** at the table
   *[other] **{ $taken } players** at the table
} ({ $least }–{ $most }):
lobby-android = 🤖 { $name }
lobby-begun = The game is under way in { $thread }.
lobby-closed = Everybody left, so this table was closed.
lobby-open-again = /game new opens another.
lobby-fingerprint = Dice sealed as { $fingerprint }…: the full seed is revealed when the game ends, and /verify checks it.
lobby-options-title = ### Options
    Only the host can change options. Changes apply at once.
lobby-no-such-game = That game is not on the shelf. Available: { $games }.
lobby-has-begun = This game has already started. Look for its thread, or open another table with /game new.
lobby-joined-already = You are already at this table. **Start** begins the game.
lobby-not-joined = You are not at this table. Press **Join** first.
lobby-full = All seats are taken. Open another table with /game new.
lobby-full-android = All seats are taken, so no android can be added. **Remove android** frees a seat.
lobby-no-android = No android is sitting here. **Add android** brings one.
lobby-ready = Ready
lobby-missing = ⏳ Not ready yet: { $who }. Press **Ready**, or join a voice channel.
lobby-all-ready = ✓ Everybody is ready.
lobby-not-all-ready = Not ready yet: { $who }. The clock waits for nobody once the mission has started.
lobby-call-them = Call them
lobby-start-anyway = Start anyway
lobby-called = I have called them. Start when the table says that everybody is ready.
lobby-call = { $who } **{ $title }** is about to start. Press **Ready** when you are there.
lobby-host-starts = The host, { $who }, starts the game. Tell them that you are ready.
lobby-too-few = { $least ->
    [one] At least { $least } player is needed.
   *[other] At least { $least } players are needed. Invite friends, or add androids.
}
lobby-owner-only = Only the host ({ $who }) can change that. Ask them.

place-chat-taken = A game is already being played in this chat, and there is no room for two. Open the table in a text channel.
place-thread-taken = A game is already being played in this thread, and there is no room for two. Open the table in another post or in a text channel.
place-private-thread = I am not in this private thread. Mention me here to invite me, then open the table again.
lobby-expired = Nobody started this table for a week, so it was closed.
limit-lobbies = You already host { $most } tables that have not begun. Start or leave one of them first.
limit-tables = You already host { $most } tables. Finish one, or end it with /game abandon, first.
limit-server = This server already has { $most } open tables. Finish one, or end it with /game abandon, first.
cooldown-film = Animations take a lot of drawing. You can have the next one { $when }.
cooldown-picture = That was a lot of pictures at once. The next one can be drawn { $when }; /board text is there at any time.
cooldown-call = You have just called them. You can call again { $when }.
cooldown-file = That was a lot of files and checks at once. Ask again { $when }.
again-outsider = Only those who played can call this crew together again. /game new opens a table of your own.
lobby-options-game = Game
lobby-options-game-page = Game, page { $page }
lobby-options-table = Table
lobby-options-table-page = Table, page { $page }
option-seat-usual = default
option-yes = yes
option-no = no
option-house-language = Table language
option-house-language-en = English
option-house-language-ru = Russian
option-house-nudge = Reminder
option-house-nudge-4 = after 4 hours
option-house-nudge-12 = after 12 hours
option-house-nudge-24 = after a day
option-house-nudge-48 = after two days
option-house-nudge-0 = never
option-house-deadline = Automatic move if no answer
option-house-deadline-0 = never
option-house-deadline-24 = after a day
option-house-deadline-48 = after two days
option-house-deadline-96 = after four days
option-house-answer = Time to answer others
option-house-answer-6 = 6 hours
option-house-answer-12 = 12 hours
option-house-answer-24 = a day
option-house-answer-0 = no limit
option-house-reaction = Time to react
option-house-reaction-1 = an hour
option-house-reaction-3 = 3 hours
option-house-reaction-6 = 6 hours
option-house-reaction-12 = 12 hours
option-house-reaction-0 = no limit
option-house-live-turn = Time for a turn
option-house-live-turn-0 = no limit
option-house-live-turn-180 = 3 minutes
option-house-live-turn-300 = 5 minutes
option-house-live-turn-600 = 10 minutes
option-house-live-answer = Time to answer others
option-house-live-answer-60 = a minute
option-house-live-answer-120 = 2 minutes
option-house-live-answer-300 = 5 minutes
option-house-live-answer-0 = no limit
option-house-live-reaction = Time to react
option-house-live-reaction-15 = 15 seconds
option-house-live-reaction-20 = 20 seconds
option-house-live-reaction-60 = a minute
option-house-live-reaction-0 = no limit
option-house-sound = Announcements
option-house-sound-both = voice and text
option-house-sound-voice = voice
option-house-sound-text = text
option-house-show = Resolution advances
option-house-show-button = on a button press
option-house-show-slow = automatically, slowly
option-house-show-fast = automatically, fast

trouble-not-yours = That question is not for you. **My seat** shows what you can do.
trouble-stale = That has already been decided. Here is where things stand now:
trouble-no-game = There is no such game here. /game list shows the tables on this server.
trouble-other-cards = This table plays with custom components (content/), and they have changed since it began. Whoever runs this bot must restore those files; the game is safe until then.
trouble-other-rules = This game was played with another version of the rules, and the installed one cannot continue it. The game is safe and waits for a release that can; whoever runs the bot can also go back to the one it was played with.
trouble-server-only = That command works on a server only. Use it in a channel where I am; /help, /rules, /settings and /privacy work here too.
trouble-malformed = That button or option does not work here, so nothing was changed. /help shows what you can do now.
trouble-adrift = This table cannot be reached for a moment: it is changing hands between the bot's machines. Nothing is lost; press again in a few seconds.
trouble-unwritable = The move could not be saved (the disk is full or locked), so it was not made. Everything before it is safe; please tell whoever runs this bot.
trouble-silent = The bot's database does not answer at the moment, so nothing was changed. Everything before is safe; press again in a minute.
trouble-unsure = The database went away just as your move was being written, so I cannot say yet whether it stands. Look at the table in a minute: if the move is not there, make it again.
trouble-busy = I have more to do at the moment than I can manage, so this was not begun. Please ask again in a minute.
trouble-forbidden = I am missing a permission here: { $permissions }. Ask a server admin to grant it, then try again.
trouble-discord = Discord rejected my request: a message or thread may have been deleted, or Discord is having problems. Please try again in a moment.
trouble-many-threads = This server has as many open threads as Discord allows, so I can open none. Ask somebody who may manage threads to archive those that nobody needs, then try again.
trouble-unknown = Something went wrong on my side and nothing was changed. If it happens again, tell whoever runs this bot and quote { $reference }.
trouble-status-lobby = This game has not begun yet. Press **Start** when everybody is here.
trouble-status-paused = This game is paused. /game pause resumes it.
trouble-status-over = This game is over. /replay shows it again.
trouble-status-abandoned = This game was abandoned. /game new opens another.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-read-message-history = Read Message History
permission-unknown = one that Discord did not name

# Commands, as Discord's menus show them.
command-game = game
command-game-new = new
describe-game-new = Open a table for a game
command-game-list = list
describe-game-list = List the tables on this server
command-game-show = show
describe-game-show = Show a table, and your seat at it
command-board = board
describe-board = Show the board of this game
describe-board-text = As text instead of a picture
command-seat = seat
describe-seat = Your private panel: your cards and what you can do now
option-name-game = game
option-name-text = text
describe-option-game = Which game
describe-option-which = Which table (this thread's, if you leave it out)
describe-command-game = Tables: open, list, show, pause, hand over

# What the commands of a game share.
option-name-moves = moves
describe-option-moves = Moves separated by semicolons, such as: { $example }
option-name-what = what
describe-option-what = What you want to see (your own ship if you leave it out)
option-name-move = move
describe-option-move = The move to check (all risky ones if you leave it out)
odds-unknown = That move is not among your risky answers now. Pick one from the list that appears while you type.
lobby-no-such-option = There is no such option here. Pick from the lists that appear.

# Life of a table.
command-game-substitute = substitute
describe-game-substitute = Offer a seat to somebody else
command-game-android = android
describe-game-android = Let an android take over your seat, or take it back
command-game-pause = pause
describe-game-pause = Pause the game, or resume it
command-game-abandon = abandon
describe-game-abandon = Abandon the game for everybody
option-name-player = player
describe-option-player = Whose seat (yours, if you leave it out)
substitute-not-seated = That player is not at this table. Choose one who is.
substitute-present = That player is still here. You can offer somebody else's seat only after they have been away for a minute.
substitute-offered = Your seat is on offer. You keep it until somebody takes it.
substitute-asked = I have asked the other players whether that seat may be given away.
substitute-question = Give **{ $who }**'s seat to somebody else? All other players must agree.
substitute-wanted = **{ $who }**'s seat is open to a substitute, who takes over hand and board and gets a briefing.
substitute-gone = That seat is no longer on offer. /game list shows other tables.
substitute-briefing = You are sitting in for **{ $before }**. Here is where you stand:
button-take-seat = Take this seat
button-agree = Agree
button-refuse = Refuse
button-abandon = Abandon the game
note-offered = 🪑 { $who }'s seat is open to a substitute.
note-substitute = 🪑 { $who } takes over from { $what }.
note-android-on = 🤖 An android is sitting in for { $who }.
note-android-off = 🙂 { $who } is back.
note-paused = ⏸ { $who } paused the game.
note-resumed = ▶ { $who } resumed the game.
note-upgraded = 🔧 The game continues with version { $what } of the rules. Moves made before this cannot be taken back.
note-paused-manager = ⏸ Whoever runs this server paused the game.
note-resumed-manager = ▶ Whoever runs this server resumed the game.
note-paused-locked = ⏸ The game is paused because its thread was locked. Once it is unlocked, /game pause resumes it.
note-paused-lost = ⏸ The game was paused because its place was deleted.
note-abandoned-away = 🏳 The game was ended by somebody who runs this server or hosts the table.
note-left = 🚪 { $who } is no longer on this server.
lost-thread = The thread of **{ $table }** was deleted, so the game is paused. Nothing is lost.
button-resume = Resume in a new thread
pause-locked = The thread of this game is locked. Ask somebody who runs this server to unlock it, then resume the game.
note-abandoned = 🏳 The game was abandoned ({ $who }).
note-abandoned-vote = 🏳 The game was abandoned: more than half of the players voted for it.
pause-not-now = No game is running here, so there is nothing to pause or abandon. /game list shows the tables.
abandon-lobby = This game has not started yet: just press **Leave**.
abandon-waiting = This game waits for what it was played with: another release or its own components could still continue it.
abandon-sure = Abandon table { $game } for everybody? This cannot be undone.
abandon-vote = Abandon table { $game }? The game ends when more than half of the players press the button, or the host does.
abandon-counted = { $votes ->
    [one] { $votes } vote so far, { $needed } needed.
   *[other] { $votes } votes so far, { $needed } needed.
}
abandon-done = The game has been abandoned.
undo-nothing = You have no move to take back.
undo-not-now = Moves cannot be taken back right now: a clock is running, or the cards are on the table.
undo-asked = I have asked the others, because since then something was revealed or rolled, or somebody else moved.
undo-question = { $count ->
    [one] **{ $who }** would like to take back { $count } move.
   *[other] **{ $who }** would like to take back { $count } moves.
}
undo-known = Since then this became known:
undo-agreed = { $missing ->
    [one] Noted. { $missing } player still has to agree.
   *[other] Noted. { $missing } players still have to agree.
}
undo-done = Everybody agreed: the move was taken back.
undo-refused = { $who } would rather let it stand, so the move stays.
undo-too-late = The game has moved on since that was asked, so the question is closed.
undo-upgraded = The rules of this game were upgraded after that move, so it cannot be taken back. Play on from here.
amend-offer = Others have moved since. If nothing but your answer changes for anybody, you may give another one now.
amend-choose = Give another answer
amend-write = Write another answer
amend-ask-all = Ask everybody to go back
amend-title = Another answer
amend-move = Your move
amend-done = Your answer is changed.
amend-not = With that answer something would have gone differently for others, so it cannot simply be changed. Ask everybody to go back instead.

# A whole turn in one line.

turn-played = Played: { $chain }
turn-stopped = **Not played:** { $left }
    { $why }
turn-refused = Nothing was played. Move { $number } of your line, “{ $move }”, does not work. { $why }
turn-unknown = There is no such move. Start typing and pick one of the suggestions.
turn-misread = I do not understand “{ $word }” here. Possible: { $moves }.
turn-ambiguous = Several moves begin like that: { $moves }. Write a little more.
turn-too-long = Your turn ends before that. Leave out the moves after its end.
turn-empty = Write at least one move, such as: { $example }.
turn-not-yours = It is not your turn: the game is waiting for { $player }.
look-nothing = There is no such picture. Pick one from the list that appears while you type.
