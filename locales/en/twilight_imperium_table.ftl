# Twilight Imperium at the table: the commands, the panels, and a turn as a story.

game-twilight-imperium = Twilight Imperium
about-twilight-imperium = The throne of Mecatol Rex is empty, and every race knows who should sit on it. Expand, trade, vote and fight; nine victory points win. Three to eight players, androids included.

command-ti = ti
describe-ti = Twilight Imperium, third edition
command-ti-open = new
describe-ti-open = Open a table for Twilight Imperium
command-ti-turn = turn
describe-ti-turn = Play several moves in one line; suggestions come while you type
ti-turn-example = act 308; move all; land suggested
command-ti-look = look
describe-ti-look = The galaxy, a system, a sheet, your hand, objectives or laws (only you see it)
command-ti-odds = odds
describe-ti-odds = The exact odds of the fight that is on, or of every attack you could begin (only you see it)
command-ti-give = give
describe-ti-give = Give Trade Goods to another player, at any time
command-ti-offer = offer
describe-ti-offer = Offer another player Trade Goods for Trade Goods, at any time
command-ti-orders = orders
describe-ti-orders = Your standing orders and what the game waits for (only you see it)
command-ti-promise = promise
describe-ti-promise = Promise another player something for everybody to read; nothing enforces it
option-name-goods = goods
describe-option-goods = How many Trade Goods
option-name-i-give = i-give
describe-option-i-give = Trade Goods you give
option-name-i-want = i-want
describe-option-i-want = Trade Goods you want in return
describe-option-offer-player = Who gets the offer
option-name-promise = promise
describe-option-promise = What you promise, in your own words
describe-option-promise-player = To whom
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
ti-look-trade = Agreements
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
ti-seat-out = You are out of the game, without planets and units. You may watch it to its end.
ti-seat-waits = The game is waiting for { $who }. You will be called.
ti-seat-offers = { $count ->
    [one] 1 offer is waiting for your answer under **Trade**.
   *[other] { $count } offers are waiting for your answer under **Trade**.
 }
ti-button-refresh = Refresh
ti-button-odds = Odds
ti-button-orders = Orders
ti-button-trade = Trade

## Odds

ti-odds-head = How it may end
ti-odds-line = **{ $where }**: { $attacker } ({ $units }) against { $defender } ({ $theirs }): **{ $one }** to { $other }, nobody left { $nobody }
ti-odds-guards = **{ $where }**: { $attacker } ({ $units }) against { $defender }: **{ $one }** to { $other }
ti-odds-left = { "" }; most often left: { $units }
ti-odds-bare = Exact, if both fight on and nobody plays a card. Before an attack everything that can come is counted.
ti-odds-nothing = Nobody is fighting, and none of your ships could meet an enemy now. In your turn this shows every attack you could begin.

## Trade

ti-trade-head = Trade
ti-trade-about = You have { $goods ->
    [one] 1 Trade Good
   *[other] { $goods } Trade Goods
 }. Goods change hands at any time; an offer is carried out whole, as soon as it is accepted.
ti-trade-offer = { $player } offers { $other }: { $give } for { $want }.
ti-trade-approve = Approve
ti-trade-counter = Counter
ti-trade-rescind = Take the offer back
ti-trade-with = Trade goods with …
ti-trade-has = Trade Goods: { $goods }
ti-trade-deal = With { $other }: you give { $give }, you get { $want }.
ti-trade-menu-give = What you give
ti-trade-menu-want = What you want
ti-trade-give = Give { $count }
ti-trade-want = Get { $count }
ti-trade-send = Send the offer
ti-trade-gift = Give { $count } for nothing
ti-trade-back = Another partner
ti-trade-agreements = An agreement swaps a Trade Card of each: it pays whoever was given it its number in Trade Goods, whenever Trade II is resolved.
ti-trade-pairs = Offer a Trade Agreement
ti-trade-pair = { $name }: my { $mine } for their { $theirs }

## Orders

ti-orders-head = Standing orders
ti-orders-about = A card with an order plays itself, and nobody waits for you. An order that finds nothing to do is seen by nobody; waiting is felt by the whole table.
ti-orders-order = { $do }: { $when }
ti-orders-ranking = Picks: { $cards }
ti-orders-queue = Queued: `{ $line }`
ti-orders-card = A card that plays itself
ti-orders-waits = Wait for me at …
ti-orders-follow = Strategy Cards I never follow
ti-orders-unfollowed = { $card }: never follow it
ti-orders-plan = When a battle begins
ti-orders-rank = Next in my ranking of Strategy Cards
ti-orders-drop = Drop an order
ti-orders-next = { $card }
ti-orders-suggest = Order · { $order }
ti-orders-unrank = Clear ranking
ti-orders-unqueue = Clear queue
ti-order-at = { $card }: cards aimed at me
ti-order-mine = { $card }: in my battles
ti-order-when = { $card }: { $when }
ti-only-at = aimed at me
ti-only-mine = my battles
ti-wait-cards-at-me = Cards aimed at me
ti-wait-cards = All cards and actions
ti-wait-battle-mine = My battles
ti-wait-battle = All battles
ti-wait-agenda = Agendas
ti-wait-strategy = The Strategy Phase
ti-plan-ask = Battles: ask me for a plan
ti-plan-fight = Battles: fight it out, losses in the default order
ti-plan-rounds = Battles: fight, but stop after every round

## Promises

ti-order-given = { $player }: { $card } plays itself { $when }.
ti-order-unfollowed = { $player }: the secondary of { $card } is declined until you drop this order.
ti-order-followed = { $player }: you are asked again whether you follow { $card }.
ti-order-dropped = { $player }: { $card } no longer plays itself.
ti-promise = 🤝 { $who } promises { $what }
ti-promise-made = Everybody can read your promise until the round ends. Nothing enforces it.

panel-twilight-imperium-turn = My turn
panel-twilight-imperium-fleet = Put a fleet together
panel-twilight-imperium-land = Choose landings
panel-twilight-imperium-aim = Choose targets
panel-twilight-imperium-build = Choose units
panel-twilight-imperium-plan = My plan
panel-twilight-imperium-losses = Choose losses
panel-twilight-imperium-form = My form
panel-twilight-imperium-sheet = My vote
panel-twilight-imperium-react = My cards
panel-twilight-imperium-follow = Follow
panel-twilight-imperium-lead = Share them out
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
ti-story-draw = { $count ->
    [one] { $who } draws Action Cards.
   *[other] { $who } draw Action Cards.
 }
ti-story-counters = New Command Counters: { $who }.
ti-told-activated = activates { $system }
ti-told-transfer-begun = transfers between { $one } and { $other }
ti-told-ships-move = { $units } from { $origin } to { $system }
ti-told-units-built = builds { $units } in { $system }
ti-told-dock-built = **a Space Dock** for { $place }
ti-told-facility-built = builds on { $planet }: { $facility }
ti-told-mine-laid = lays a mine in { $system }
ti-told-lands = lands on { $planet } with { $count ->
    [one] 1 Ground Force
   *[other] { $count } Ground Forces
 }
ti-told-planet-gained = **takes { $planet }**
ti-told-planet-taken = **takes { $planet } from { $other }**
ti-told-landing-failed = nobody who landed on { $planet } is left
ti-told-artifact-taken = **finds an artifact** on { $planet }: { $artifact }
ti-told-artifact-lost = loses { $artifact }
ti-told-token-blank = finds nothing on { $planet }
ti-told-bombards = bombards { $planet }: { $count ->
    [one] 1 hit
   *[other] { $count } hits
 }
ti-told-ground-rolls = rolls { $faces }, { $count ->
    [one] 1 hit
   *[other] { $count } hits
 }
ti-told-strategic = resolves { $card }
ti-told-followed = follows { $card }
ti-told-paid-resources = pays { $count ->
    [one] 1 resource
   *[other] { $count } resources
 }
ti-told-paid-influence = pays { $count } influence
ti-told-command-gained = Command Pool +{ $count }
ti-told-strategy-gained = Strategy Allocation +{ $count }
ti-told-fleet-gained = Fleet Supply +{ $count }
ti-told-goods-gained = { $count ->
    [one] 1 Trade Good
   *[other] { $count } Trade Goods
 }
ti-told-technology-gained = gains { $technology }
ti-told-scored = scores { $objective }
ti-told-points-gained = **{ $count ->
    [one] 1 point
   *[other] { $count } points
 }**, { $points } in all
ti-told-points-lost = loses { $count ->
    [one] 1 point
   *[other] { $count } points
 }, { $points } left
ti-told-draws = draws { $count ->
    [one] 1 Action Card
   *[other] { $count } Action Cards
 }
ti-told-draws-political = draws { $count ->
    [one] 1 Political Card
   *[other] { $count } Political Cards
 }
ti-told-discards = discards { $card }
ti-told-plays = plays { $card }
ti-told-plays-on = plays { $card } on { $on }
ti-told-uses = uses { $card }
ti-told-annexed = **annexes { $planet }**
ti-told-blocked = closes { $system } to the others
ti-told-high-alert = puts { $system } on High Alert
ti-told-shifted = { $ship } from { $system } to { $to }
ti-told-picked = picks { $card }
ti-told-passed = passes
ti-told-skipped = lets the turn go by
ti-told-objective-revealed = a new objective: { $objective }
ti-told-speaker-named = becomes Speaker; { $other } plays a Political Card
ti-told-refreshed = ready again: { $planet }
ti-told-units-placed = places { $unit } in { $system }: { $count }
ti-told-promoted = { $count ->
    [one] 1 Ground Force becomes a Shock Troop
   *[other] { $count } Ground Forces become Shock Troops
 }
ti-told-captured = keeps what stands on { $planet }: { $thing }
ti-told-razed = destroys what stands on { $planet }: { $thing }
ti-told-battle = **attacks { $other }** in { $system }
ti-told-battle-custodians = **engages the Custodians**
ti-told-battle-won = **wins the battle**
ti-told-battle-custodians-won = is beaten off by the Custodians
ti-told-fleet-rolls = rolls { $dice }: { $count ->
    [one] 1 hit
   *[other] { $count } hits
 }
ti-told-ships-lost = loses { $ships }
ti-told-ships-damaged = damaged: { $ships }
ti-told-retreat-announced = will retreat to { $system }
ti-told-retreats = retreats to { $to }

## Battles

ti-report = ⚔ **{ $system }**, { $rounds ->
    [0] decided before the first round
    [one] 1 round
   *[other] { $rounds } rounds
 }
    { "" }{ $attacker }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
 } · lost: { $cost }
    { "" }{ $defender }: { $blows ->
    [one] 1 hit
   *[other] { $blows } hits
 } · lost: { $price }

## Awards at the end

ti-award-battles = 🎖 Most space battles won: { $who } ({ $count })
ti-award-planets = 🎖 Most planets taken from others: { $who } ({ $count })
ti-award-votes = 🎖 Most votes cast: { $who } ({ $count })
ti-award-cards = 🎖 Most Action Cards played: { $who } ({ $count })
