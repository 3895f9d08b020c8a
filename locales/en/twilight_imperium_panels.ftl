# Twilight Imperium: moves put together step by step.

## A turn

ti-draft-turn = Your turn. What do you do?
ti-draft-turn-act = Activate a system
ti-draft-turn-transfer = Transfer Action
ti-draft-turn-strat = Strategic Action
ti-draft-turn-card = Play an Action Card
ti-draft-turn-use = Use an ability
ti-draft-turn-skip = Skip this turn
ti-draft-turn-pass = Pass
ti-draft-turn-done = End your turn
ti-draft-activate = Which system do you activate? The first ones have their numbers on the map.
ti-draft-all-in = All in: { $system }
ti-draft-all-in-named = All in: { $system } { $names }
ti-draft-all-in-does = **Do it** sends this fleet and lands it as suggested.
ti-draft-all-in-fights = **Do it** sends this fleet, fights by the usual plan and lands as suggested.
ti-draft-come = Can come, chosen after this: { $units }
ti-draft-mind-weapon = The Telepathic Mind Weapon of { $player } takes 1 of your Fleet Supply counters.
ti-draft-numbered = { $number } · { $what }
ti-draft-strategic = Which Strategy Card do you resolve?
ti-draft-transfer = Between which two systems do ships change places?
ti-draft-transfer-spend = Which of them gets the counter from your Command Pool? The other gets one from reinforcements.
ti-draft-transfer-at = { $system }


## Cards and abilities

ti-draft-play = What do you play?
ti-draft-play-nothing = You have nothing to play now. **Do it** lets it pass.
ti-draft-card = { $card }
ti-draft-ability = Use { $what }
ti-draft-agent = Sacrifice { $what }
ti-draft-target-which = { $card }: who or what is it aimed at?
ti-draft-target = { $what }
ti-draft-target-none = No further target
ti-draft-ship-in = { $ship } of { $player } in { $system }
ti-draft-die = { $unit } of { $player }: { $face }

## A fleet

ti-draft-fleet = Which ships come to { $system }?
ti-draft-fleet-way = Which way do ships go?
ti-draft-fleet-to = To { $system }
ti-draft-fleet-own = Choose the ships
ti-move-sum = { $units }
ti-draft-fleet-fewer = **Do it** sends all of this. Does anything stay behind?
ti-draft-fleet-which = Which ships and Fighters come to { $system }?
ti-draft-fleet-lost = Some of this fleet would be lost at once. How do they go?
ti-draft-fleet-spare = Lose nothing: { $changes }
ti-draft-fleet-go = Go, and lose { $count }
ti-draft-spare-stays = { $unit } stays in { $place }
ti-draft-spare-comes = { $count ->
    [one] 1 more Fighter comes
   *[other] { $count } more Fighters come
 } from { $place }
ti-draft-spare-fewer = { $count ->
    [one] 1 Fighter stays
   *[other] { $count } Fighters stay
 } in { $place }
ti-draft-spare-ashore = { $count ->
    [one] 1 Ground Force stays ashore
   *[other] { $count } Ground Forces stay ashore
 }
ti-draft-fleet-token = Does the High Alert token go with them?
ti-draft-fleet-alert = Take the token along
ti-draft-fleet-alert-no = Leave the token
ti-sum-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
 }
ti-sum-fighters = { $count ->
    [one] 1 Fighter
   *[other] { $count } Fighters
 }
ti-sum-troops = { $count ->
    [one] 1 Ground Force
   *[other] { $count } Ground Forces
 }
ti-draft-unit-in = { $place }: { $unit }
ti-draft-unit-room = room for { $room }
ti-draft-unit-back = goes out, loads and comes back
ti-draft-units-in = { $place }: { $count } × { $unit }
ti-draft-units-on = { $place }: { $count } × { $unit }
ti-draft-leader = { $place }: { $leader } ({ $kind })
ti-draft-damaged = { $ship }, damaged
ti-draft-load = What do the ships take aboard on their way to { $system }?
ti-draft-load-which = What exactly goes aboard on the way to { $system }?
ti-draft-load-none = Nothing
ti-draft-load-all = All that fits: { $count }
ti-draft-load-but-one = Leave 1 GF everywhere: { $count }
ti-draft-load-own = Choose the cargo
ti-draft-leader-on = { $unit } on the { $ship } from { $place }
ti-draft-note-supply = Fleet Supply { $count } of { $most }
ti-draft-note-excess = ⚠ { $count ->
    [one] 1 ship
   *[other] { $count } ships
 } beyond Fleet Supply in { $system }: removed at once, you choose which
ti-draft-note-room = Cargo { $count } of { $most }
ti-draft-note-stranded = ⚠ { $count ->
    [one] 1 Fighter
   *[other] { $count } Fighters
 } without support in { $system }: lost
ti-draft-note-fire = PDS of { $player }: { $count ->
    [one] 1 die
   *[other] { $count } dice
 }, about { $whole }.{ $tenth } hits
ti-draft-note-battle = ⚔ { $player } has { $ships } there
ti-chance = { $n }%
ti-chance-least = <1%
ti-chance-most = >99%
ti-draft-note-odds = Odds if nobody plays a card or retreats: { $player } { $one }, { $enemy } { $other }, nobody left { $nobody }
ti-draft-note-odds-guards = Odds against the Custodians if nobody plays a card: { $player } takes the planet { $one }
ti-draft-note-custodians = ⚔ Custodians: { $count } Fighters in space, { $troops } Ground Forces on Mecatol Rex
ti-draft-note-mines = ⚠ Space Mines of others: { $count }

## Landing

ti-draft-land = { $system }: who lands where?
ti-draft-land-own = Choose who lands
ti-landing-force = { $count } on { $planet }
ti-draft-land-which = { $system }: who lands on which planet? Numbers of one kind add up.
ti-draft-land-aboard = Aboard: { $units }
ti-draft-land-held = { $planet } is held by { $player } with { $count } GF and { $pds } PDS
ti-draft-bombard = { $system }: who bombards what?
ti-draft-bombard-own = Choose the targets
ti-draft-bombard-which = { $system }: which ship bombards which planet? Each ship takes one planet at most.
ti-draft-shot = { $ship } at { $planet }
ti-draft-shot-x89 = { $ship } with X-89 at { $planet }

## Building

ti-draft-build = { $system }: what do you build?
ti-draft-build-own = Choose the units
ti-draft-build-which = { $system }: what do you build? Numbers of one kind add up.
ti-draft-build-means = You can pay up to { $count ->
    [one] 1 resource
   *[other] { $count } resources
 }
ti-draft-build-limit = { $place } builds up to { $count ->
    [one] 1 unit
   *[other] { $count } units
 }
ti-draft-build-place = Where do they appear? Anything you do not name stays beside its Space Dock.
ti-draft-cost = { $price ->
    [0] free
    [one] 1 resource
   *[other] { $price } resources
 }
ti-draft-cost-influence = { $price } influence
ti-draft-cost-nothing = free

## Paying

ti-draft-due-resources = That costs { $count ->
    [one] 1 resource
   *[other] { $count } resources
 }. How do you pay?
ti-draft-due-influence = That costs { $count } influence. How do you pay?
ti-draft-due-goods = That costs { $count ->
    [one] 1 Trade Good
   *[other] { $count } Trade Goods
 }. How do you pay?
ti-draft-pay-way = { $way }
ti-draft-pay-waste = some of it is wasted
ti-draft-pay-other = Pay another way
ti-draft-pay-planet = { $planet } · { $count }
ti-draft-pay-goods = { $count ->
    [one] 1 Trade Good
   *[other] { $count } Trade Goods
 }
ti-draft-pay-politics = Political Card { $card }
ti-draft-pay-strategy = Strategy Allocation { $count }
ti-draft-pay-fleet = Fleet Supply { $count }
ti-draft-pay-command = Command Pool { $count }

## A battle plan

ti-draft-plan-stands = **Do it** hands in this plan:
ti-draft-plan-losses = Order of losses
ti-draft-plan-losses-hint = which ships go first
ti-draft-plan-sustain = Sustained damage
ti-draft-plan-sustain-hint = before or after ships are lost
ti-draft-plan-keep = Fighters to keep
ti-draft-plan-keep-hint = for as long as possible
ti-draft-plan-retreat = Retreat
ti-draft-plan-retreat-hint = where to, and when
ti-draft-plan-cards = Action Cards
ti-draft-plan-cards-hint = each in its round
ti-draft-plan-stop = When to ask me
ti-draft-plan-stop-hint = otherwise the battle runs to its end
ti-draft-plan-shots = Order of the first shots
ti-draft-plan-shots-hint = as the defender you order both sides
ti-draft-plan-pay = Paid abilities
ti-draft-plan-pay-hint = what may be spent in this battle
ti-draft-plan-losses-which = Which kind do you give up as number { $count }?
ti-draft-plan-kind = { $unit }
ti-draft-plan-rest = The rest by default
ti-draft-plan-sustain-when = When do ships sustain damage?
ti-draft-plan-sustain-first = Before any ship is lost
ti-draft-plan-sustain-last = Only in its turn
ti-draft-plan-sustain-never = Never
ti-draft-plan-keep-how = How many Fighters do you keep for as long as possible?
ti-draft-plan-keep-so = { $count ->
    [0] None
    [one] 1 Fighter
   *[other] { $count } Fighters
 }
ti-draft-plan-retreat-to = Where do you retreat to, if it comes to that?
ti-draft-plan-stay = Fight to the end
ti-draft-plan-retreat-when = When do you retreat?
ti-draft-plan-at-once = At once
ti-draft-plan-below = If the odds fall below { $count }%
ti-draft-plan-after = After losing { $count ->
    [one] 1 ship
   *[other] { $count } ships
 }
ti-draft-plan-cards-which = Which cards do you play, and in which round?
ti-draft-plan-card = { $card } in round { $count }
ti-draft-plan-stop-when = When do I ask you?
ti-draft-plan-stop-round = After every round
ti-draft-plan-stop-hit = When a Direct Hit is possible
ti-draft-plan-stop-odds = If the odds fall below { $count }%
ti-draft-plan-stop-loses = Before losing: { $unit }
ti-draft-plan-shots-which = What comes as number { $count } before the battle?
ti-draft-plan-shot-defender-barrage = Your Anti-Fighter Barrage
ti-draft-plan-shot-defender-cannon = Your Assault Cannons
ti-draft-plan-shot-defender-ambush = Your ambush
ti-draft-plan-shot-attacker-barrage = The enemy’s Anti-Fighter Barrage
ti-draft-plan-shot-attacker-cannon = The enemy’s Assault Cannons
ti-draft-plan-shot-attacker-ambush = The enemy’s ambush
ti-draft-plan-shot-window = Cards and other abilities
ti-draft-plan-pay-which = What may be paid for in this battle?
ti-draft-plan-pay-war-chest = War chest: { $count ->
    [0] every round
    [one] 1 round
   *[other] { $count } rounds
 }
ti-draft-plan-pay-martyr = Sacrifice a ship
ti-draft-plan-pay-reroll = Re-rolls: { $count }
ti-draft-plan-told-losses = Losses: { $units }, then by default
ti-draft-plan-told-first = Damage is sustained before ships are lost
ti-draft-plan-told-last = Each kind sustains damage only in its turn
ti-draft-plan-told-never = No damage is sustained
ti-draft-plan-told-keep = Fighters to keep: { $count }
ti-draft-plan-told-retreat = Retreat to { $system }: { $when }
ti-draft-plan-told-cards = Cards: { $cards }
ti-draft-plan-told-stop = Ask me: { $when }
ti-draft-plan-told-shots = First shots: { $shots }

## Losses

ti-draft-losses-own = Choose the ships
ti-draft-losses-fighters = { $count ->
    [one] 1 Fighter
   *[other] { $count } Fighters
 } destroyed
ti-draft-losses-lost = { $ship } destroyed
ti-draft-losses-damaged = { $ship } damaged
ti-draft-losses-at-once = { $ship } destroyed at once
ti-draft-losses-twice = { $ship } damaged and destroyed (2 hits)
ti-draft-losses-cargo = { $count ->
    [one] 1 unit
   *[other] { $count } units
 } aboard would be lost

## The form of the Status Phase

ti-draft-form-score-which = Which Public Objective do you score?
ti-draft-form-best = Default: { $objective }
ti-draft-form-score = { $objective } ({ $count })
ti-draft-form-paid = to be paid now
ti-draft-form-none = Score nothing
ti-draft-form-pay = { $objective }: how do you pay?
ti-draft-form-planet = { $planet }
ti-draft-form-secret = Your Secret Objective is “{ $objective }”. What happens to it?
ti-draft-form-secret-usual = Score it if fulfilled
ti-draft-form-secret-show = Show and score it
ti-draft-form-secret-hide = Keep it hidden
ti-draft-form-refresh = Which Refresh Abilities do you use? Those planets are exhausted.
ti-draft-form-refresh-trade-goods = { $planet }: Trade Goods
ti-draft-form-refresh-ground-forces = { $planet }: Ground Forces
ti-draft-form-refresh-fighters = { $planet }: Fighters
ti-draft-form-refresh-shock-troops = { $planet }: Shock Troops
ti-draft-form-counters = You gain { $count ->
    [one] 1 Command Counter. Where does it go?
   *[other] { $count } Command Counters. Where do they go?
 }
ti-draft-form-counters-usual = Default: Command Pool { $count }
ti-draft-form-share = { $areas }
ti-draft-form-split = Redistribute your { $count } counters? First Strategy Allocation.
ti-draft-form-split-usual = Leave them as they are
ti-draft-form-split-fleet = { $count } are left. How many go to Fleet Supply? The rest go to the Command Pool.
ti-draft-form-split-lost = With Fleet Supply { $fleet } you lose { $count ->
    [one] 1 ship
   *[other] { $count } ships
 } at once. Do you mean that?
ti-draft-form-split-spare = Fleet Supply { $fleet }: lose nothing
ti-draft-form-split-go = Fleet Supply { $fleet }, and lose { $count }
ti-draft-form-crowded = some of your ships would not fit
ti-draft-form-keep = Your hand may become too large. Which cards do you keep?
ti-draft-form-no-swap = Swap no card
ti-draft-form-swap = Hyper Metabolism: which card do you discard for a new one?
ti-draft-form-shuttle = Shuttle Logistics: which Ground Forces move? All from one system.
ti-draft-form-lift = { $count } GF from { $planet } to { $to }
ti-draft-form-told-score = Score: { $objective }
ti-draft-form-told-refresh = Refresh Abilities: { $planets }
ti-draft-form-told-counters = New counters: { $areas }
ti-draft-form-told-split = Counters: { $strategy }/{ $fleet }/{ $command }

## Votes

ti-draft-vote-with = Vote as { $player } does
ti-draft-vote-second = What is the second one?
ti-draft-vote-free = neutral
ti-draft-vote-owner = held by { $player }
ti-draft-vote-mine = You have { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }
ti-draft-vote-so-far = So far for { $thing }: { $count }

## Following

ti-draft-follow = Follow { $card }
ti-draft-follow-have = Strategy Allocation: { $count }
ti-draft-follow-how = How do you use it?
ti-draft-lead-count = How many Command Counters do you gain?
ti-draft-lead-so-many = { $count }
ti-draft-lead-where = Where do your { $count } Command Counters go?
ti-draft-follow-counters = How many counters do you buy, and where do they go?
ti-draft-follow-technology = Which technology do you buy?
ti-draft-technology = { $technology }
ti-draft-colour-red = Red
ti-draft-colour-blue = Blue
ti-draft-colour-green = Green
ti-draft-colour-yellow = Yellow
ti-draft-colour-racial = Racial
ti-draft-follow-annex = Which planet do you take?
ti-draft-follow-planet = { $planet } · { $count }
ti-draft-follow-refresh = Which planets are refreshed? Together at most { $count }.
ti-draft-follow-ships = Which ship moves?
ti-draft-follow-enough = That is all
ti-draft-follow-fighters = { $count } Fighters with it from { $system } to { $to }

## Trade

ti-draft-trade = What do you do?
ti-draft-trade-approve = Approve agreements ({ $count })
ti-draft-trade-approve-which = Which agreements do you approve? **Do it** approves all of them.
ti-draft-trade-pair = { $player } and { $other }: { $give } for { $want }
ti-draft-trade-accept = Accept from { $player }: { $give } for your { $want }
ti-draft-trade-refuse = Refuse { $player }: { $give } for your { $want }
ti-draft-trade-rescind = Withdraw from { $player }: your { $give } for { $want }
ti-draft-trade-offer = Make an offer
ti-draft-trade-give = Give Trade Goods
ti-draft-trade-whom = To whom?
ti-draft-trade-partner = { $player }
ti-draft-trade-how-many = How many does { $player } get?
ti-draft-trade-give-what = What do you give { $player }?
ti-draft-trade-want-what = What do you want from { $player }?
ti-draft-trade-captive = { $leader } (captive)
ti-draft-trade-when = When does the offer hold?
ti-draft-trade-now = Now
ti-draft-trade-kept = In the next negotiations

## Setting up

ti-draft-settle = Who starts on { $planet }? The rest goes to your other planets. Numbers of one kind add up.
ti-draft-settle-left = To be placed: { $units }
ti-draft-tile-which = Which tile do you place?
ti-draft-tile = { $tile }
ti-draft-tile-places = { $count ->
    [one] 1 place
   *[other] { $count } places
 }
ti-draft-tile-where = { $tile }: where does it go?
ti-draft-tile-at = { $number } · { $system }
