# Rules, help, the guided first game.

command-rules = rules
describe-rules = Find a rule by its words or its number
option-name-words = words
describe-option-words = What you are looking for, such as "shield energy" or SA-042
rules-none = No rule mentions “{ $words }”. Try fewer words, or only the beginning of one.
rules-none-in-game = No rule of { $game } mentions “{ $words }”. Try fewer words, or only the beginning of one.
rules-chapter = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-chapters = Choose a chapter
rules-contents = Choose a chapter below to read it. `/rules` with words finds a rule.
rulebook-akarios = Stars of Akarios
rulebook-space-alert = Space Alert
rulebook-starship-captains = Starship Captains
rulebook-twilight-imperium = Twilight Imperium
rulebook-xia = Xia

command-help = help
describe-help = Where am I, and what can I do now?
help-in-dm = This is a direct message. Games are played in a server's channels; here I only tell you when it is your turn, if you turn that on in /settings.
help-in-channel = Open a table here, and its game gets a thread of its own.
help-at-table = You are at **{ $table }** ({ $status }).
help-waiting = **Waiting for you:**
help-tables = Your other tables:
help-waits-for = The game is waiting for { $who }.
help-spectator = You are watching: you can look at everything that is public.
help-your-turn = **It is your turn:**
help-not-your-turn = There is nothing for you to do right now.
help-may = You can also:
help-over = ` This game is over. Try `/replay`, `/verify` or `/export`. `
help-commands = Worth knowing:
    - `/game new` opens a table, `/game list` shows all
    - `/learn` teaches a game by playing it
    - `/rules` finds a rule
    - `/settings` sets your language, direct messages and quiet hours
help-commands-dm = Worth knowing:
    - `/settings` sets your language, direct messages and quiet hours
    - `/rules` finds a rule
help-commands-table = Worth knowing here:
    - **My seat** shows what only you may see, and your moves
    - `/board` shows the table, also as text
    - `/history` tells what happened since you last looked, `/replay` starts from the beginning
    - `/game android` lets an android sit in for you, `/game pause` pauses
    - `/rules` finds a rule

command-learn = learn
describe-learn = Learn a game by playing it, step by step
learn-which = ### Which game would you like to learn?
    Your first game takes half an hour or less and waits for you at every step.
learn-no-such-game = There is no lesson for that. You can learn: { $games }.
learn-opened = { $who } is learning { $game }
learn-begun = Your first game begins in { $thread }. Take your time: nothing happens without you.
learn-mate-1 = Vega
learn-mate-2 = Orin
learn-mate-3 = Tess
learn-step = Step { $step } of { $steps }
learn-next = Next
learn-skip = Continue anyway
learn-missed = You left that step out, which is fine: what follows reads as if you had done it.
learn-play = Open a table
learn-stop = End the lesson
learn-stop-sure = End this lesson? It cannot be taken up again, but /learn begins a new one at any time.
learn-look-ship = look at the ship
learn-look-tracks = look at the tracks
learn-look-hand = open **My seat** and look at your cards
learn-look-threats = look at the threats on the tracks
learn-look-crew = look at the boards of the crew
learn-look-board = open **My seat** and look at your board
learn-look-give = open **My seat** and give a card
learn-look-next = open **My seat** and take the next cards
learn-look-draw = open **My seat** and draw a card
learn-look-up = look at the face-up cards
learn-look-score = look at the score
learn-look-galaxy = open **Galaxy** under the table picture
learn-look-turn = your turn: choose where I call you
learn-look-factions = open **Tracks** under the table picture
learn-no-threads = A lesson needs a thread, and I cannot create one here. Try it in a text channel.
