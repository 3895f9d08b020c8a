# Twilight Imperium at the table: the commands, the panels, and a turn as a story.

game-twilight-imperium = Twilight Imperium
about-twilight-imperium = The throne of Mecatol Rex is empty, and every race knows who should sit on it. Expand, trade, vote and fight; nine victory points win. Three to eight players, androids included.

command-ti = ti
describe-ti = Twilight Imperium, third edition
command-ti-open = open
describe-ti-open = Open a table for Twilight Imperium
command-ti-turn = turn
describe-ti-turn = Play several moves in one line; suggestions come while you type
command-ti-look = look
describe-ti-look = The galaxy, a system, a sheet, your hand, objectives or laws (only you see it)
option-name-clock = pace
describe-option-clock = Everybody at the table at once, or by post
option-name-galaxy = galaxy
describe-option-galaxy = How the map comes about
option-name-races = races
describe-option-races = Whether races are random or chosen
ti-no-such-option = There is no such setting. Pick from the lists that appear.

option-twilight-imperium-pace = Pace
option-twilight-imperium-pace-live = Live: clocks count seconds
option-twilight-imperium-pace-post = By post: clocks count hours
option-twilight-imperium-galaxy = Galaxy
option-twilight-imperium-galaxy-balanced = Balanced, ready to play
option-twilight-imperium-galaxy-build = Built by the players, tile by tile
option-twilight-imperium-galaxy-preset = The rulebook's map
option-twilight-imperium-races = Races
option-twilight-imperium-races-random = Random
option-twilight-imperium-races-choose = Chosen by the players
option-twilight-imperium-objective-deck = Objectives
option-twilight-imperium-objective-deck-variant = Variant Objectives
option-twilight-imperium-objective-deck-base = Objectives of the base game
option-twilight-imperium-secrecy = Waiting for cards
option-twilight-imperium-secrecy-veiled = Veiled: a wait tells nothing about a hand
option-twilight-imperium-secrecy-friendly = Friendly: only those who can play something are asked
option-twilight-imperium-secondaries = Secondaries
option-twilight-imperium-secondaries-usual = Default: strict when live, open by post
option-twilight-imperium-secondaries-strict = Strict: answered before the next turn
option-twilight-imperium-secondaries-open = Open: play goes on meanwhile
option-twilight-imperium-house-two-players = Two players, by house rule

## Pictures

ti-look-galaxy = Galaxy
ti-look-objectives = Objectives
ti-look-laws = Laws
ti-look-trade = Trade
ti-look-players = Players
ti-look-score = Points
ti-look-battle = Battle
ti-look-invasion = Invasion
ti-look-agenda = Agenda
ti-look-mine = My sheet
ti-look-sheet = Sheet
ti-look-hand = Hand
ti-look-technologies = Technologies
ti-look-player = Sheet: { $name }

## The table and the seat

ti-status = Round { $round } · { $phase }
ti-status-order = Order: { $order }
ti-status-points = Points, { $goal } to win: { $points }
ti-status-soon = Also open to { $who }: { $what }
ti-seat = Points { $points } of { $goal } · counters { $strategy } strategy, { $fleet } fleet, { $command } command · { $goods ->
    [one] 1 Trade Good
   *[other] { $goods } Trade Goods
 } · ready: { $resources } resources, { $influence } influence · cards: { $cards } action, { $politics } political
ti-seat-waits = The game is waiting for { $who }. You will be called.
ti-button-refresh = Refresh

panel-twilight-imperium-turn = My turn
panel-twilight-imperium-fleet = Choose ships
panel-twilight-imperium-land = Choose landings
panel-twilight-imperium-build = Choose units
panel-twilight-imperium-plan = My plan
panel-twilight-imperium-losses = Choose losses
panel-twilight-imperium-form = My form
panel-twilight-imperium-sheet = My vote
panel-twilight-imperium-react = My cards
panel-twilight-imperium-follow = Follow
panel-twilight-imperium-trade = Trade
panel-twilight-imperium-settle = Choose planets
panel-twilight-imperium-tile = My tiles

## The story of a turn

ti-turn-over = points { $points } · counters { $strategy }/{ $fleet }/{ $command } · { $goods ->
    [one] 1 Trade Good
   *[other] { $goods } Trade Goods
 }
ti-story-idle = ends the turn
ti-story-pass = { $count ->
    [one] { $who } passes.
   *[other] { $who } pass.
 }
