# Twilight Imperium: the phases of a round, scoring, elimination, the end.

## Strategy Phase

ti-round-begins = Round { $round }. { $player } is Speaker and picks first.
ti-pick = Pick a Strategy Card for round { $round }.
ti-pick-card = { $number } { $card }
ti-pick-bonus = { $about } · Bonus Counters: { $count }
ti-pick-reveals = { $about } · Bonus Counters: { $count }, each reveals one
ti-pick-leadership = 3 Command Counters, more for influence
ti-pick-diplomacy-2 = close a system to the others, or annex an empty planet
ti-pick-assembly = cards, the Speaker token, a vote
ti-pick-production = build with 2 extra resources, no activation needed
ti-pick-trade-2 = 3 Trade Goods, income for all, new agreements
ti-pick-warfare-2 = High Alert: +1 movement and +1 in battle for one fleet
ti-pick-technology-2 = a free technology, a second for 8 resources
ti-pick-bureaucracy = 1 counter, a new objective, score one at once
ti-picked = { $player } picks { $card }.
ti-handed = { $player } picks { $card } for { $other }.
ti-hand = Checks and Balances: who gets { $card }?
ti-hand-to = { $player }
ti-bonus = { $card }: what do you take for { $count ->
    [one] the Bonus Counter
   *[other] the { $count } Bonus Counters
 }?
ti-bonus-goods = { $count ->
    [one] 1 Trade Good
   *[other] { $count } Trade Goods
 }
ti-bonus-command = Command Pool +{ $count }
ti-bonus-strategy = Strategy Allocation +{ $count }
ti-bonus-fleet = Fleet Supply +{ $count }
ti-bonus-both = { $count ->
    [one] The last Trade Good
   *[other] The last { $count } Trade Goods
 }, the rest to the Command Pool
ti-bonus-placed = A Bonus Counter goes on { $cards }.
ti-order-of-play = Order of play: { $players }.
ti-first-of-tied = Two players have the same initiative. Who goes first?
ti-rob = Take 1 Trade Good from each of up to two players?
ti-spy = Look at one player's Action Cards?
ti-spied = { $player } looks at the Action Cards of { $other }.
ti-spied-cards = { $other } holds { $cards }.
ti-ranked = Your ranking: { $cards }.
ti-illegal-pick = You cannot pick that card now. Pick one of these: { $cards }.
ti-illegal-hand = That player needs no further Strategy Card. Hand it to one of these: { $players }.
ti-illegal-bonus-first = First swap your Bonus Counters for Trade Goods or Command Counters.
ti-illegal-bonus = { $count ->
    [one] One Bonus Counter is to be swapped
   *[other] { $count } Bonus Counters are to be swapped
 }, and you named { $named }. Name them all, for example goods:1,command:1.
ti-illegal-supply = The supply has { $count } Trade Goods left. Take Command Counters for the rest.
ti-illegal-reinforcements = You have { $count } Command Counters in reinforcements. Take Trade Goods for the rest.
ti-illegal-rank = A ranking names Strategy Cards, each once. These are the cards: { $cards }.

## Action Phase

ti-turn = Your turn: take one action. { $count ->
    [0] You hold no Action Cards.
    [one] You hold 1 Action Card.
   *[other] You hold { $count } Action Cards.
 }
ti-turn-again = Fleet Logistics: take a second Tactical Action?
ti-turn-strategic = Resolve { $card }
ti-turn-activate = Activate { $system }
ti-turn-activate-named = Activate { $system }: { $names }
ti-act-planets = { $who } · resources { $resources }, influence { $influence } · { $ships ->
    [0] no ships can come
    [one] 1 ship can come
   *[other] { $ships } ships can come
 }
ti-act-empty = { $who } · no planets · { $ships ->
    [0] no ships can come
    [one] 1 ship can come
   *[other] { $ships } ships can come
 }
ti-act-nobody = nobody’s
ti-act-custodians = guarded by the Custodians
ti-act-yours = yours
ti-act-dock = yours, with a dock
ti-group-strategic = Resolve a Strategy Card
ti-group-activate = Activate a system
ti-group-transfer = Transfer between two systems
ti-group-use = Use an ability
ti-turn-transfer = Transfer between { $one } and { $other }
ti-turn-use = { $what }: { $on }
ti-turn-skip = Skip this turn
ti-turn-pass = Pass
ti-turn-pass-hint = no more turns in this round; Secondary Abilities and what others ask still come to you
ti-turn-done = End your turn
ti-reversed = { $player } swaps resources and influence of { $planet } for this round.
ti-passed = { $player } passes.
ti-skipped = { $player } lets a turn go by.
ti-illegal-turn = That is not an action. Activate a system, make a transfer, resolve a Strategy Card, play a card, use an ability or pass.
ti-illegal-second-act = Your action is over. Activate another system, or end your turn.
ti-illegal-strategic = You have no such Strategy Card to resolve. Yours: { $cards }.
ti-illegal-strategic-none = Your Strategy Cards are all resolved. Take another action, or pass.
ti-illegal-pass = You cannot pass before your Strategy Cards are resolved. Resolve { $cards } first.
ti-illegal-skip = Only the Yssaril may skip a turn. Take an action, or pass.
ti-illegal-skip-again = You skipped your last turn. Take an action now, or pass.

## Status Phase

ti-status-begins = Status Phase of round { $round }.
ti-form = Status Phase: what do you score, use and redistribute?
ti-form-usual = Do the default
ti-form-usual-hint = best free objective, Secret Objective if fulfilled, counters to the Command Pool
ti-all-repaired = All ships are repaired.
ti-counters-lifted = All Command Counters on the board go back to reinforcements.
ti-all-refreshed = All Planet Cards are ready.
ti-core-dealt = Core Stability: these Action Cards are dealt face up: { $cards }.
ti-core-take = Core Stability: which Action Card do you take?
ti-core-taken = { $player } takes { $card }.
ti-shuttled = { $player } shuttles Ground Forces to { $planet }: { $count }.
ti-redistributed = { $player } redistributes counters: Strategy Allocation { $strategy }, Fleet Supply { $fleet }, Command Pool { $command }.
ti-market = Swap Action Cards with other players?
ti-market-done = Done swapping
ti-cards-returned = The Strategy Cards are returned.
ti-round-law-over = The law { $law } ends with this round.
ti-illegal-form-first = First hand in what you do in the Status Phase.
ti-illegal-pay-for-what = You named a payment and no objective. Name the objective that you pay for.
ti-illegal-secret-both = A Secret Objective is either revealed or kept hidden, and costs nothing. Choose one.
ti-illegal-no-secret = You have no Secret Objective left. Leave it out.
ti-illegal-refresh = “{ $planet }” has no Refresh Ability that you could use. Choose among these: { $planets }.
ti-illegal-refresh-none = None of your planets has a Refresh Ability. Leave them out.
ti-illegal-redistribute = { $why } does not let anybody redistribute counters. Leave the split out.
ti-illegal-split = Name three numbers for Strategy Allocation, Fleet Supply and Command Pool that add up to { $count }.
ti-illegal-keep = You do not hold all the cards that you want to keep. Name only cards in your hand.
ti-illegal-form-use = “{ $what }” is not an ability that you can use here. Leave it out.
ti-illegal-swap = Hyper Metabolism swaps one card from your hand. Name one that you hold.
ti-illegal-lift = “{ $text }” cannot be read. Write it like jord.gf>lodor:2.
ti-illegal-lift-planet = Ground Forces shift between your own planets. Name two of those.
ti-illegal-lift-systems = All Ground Forces must come from one system. Choose one.
ti-illegal-lift-reach = { $planet } is too far away, or enemy ships are in the way. Choose a planet in the same or an adjacent system without enemy ships.
ti-illegal-lift-count = { $planet } has only { $count } of these. Shift fewer.
ti-illegal-market = Offer or accept a swap of cards, or say that you are done.

## Objectives

ti-score = Score a Public Objective now?
ti-score-one = { $objective }
ti-score-none = Score nothing
ti-score-none-hint = what you meet now brings nothing in this Status Phase
ti-scored = { $player } scores { $objective }.
ti-secret-lost = { $player } reveals { $objective } without fulfilling it. The Secret Objective is lost.
ti-illegal-score-first = First decide which objective you score, or that you score none.
ti-illegal-not-shown = That is not a Public Objective in play. Choose one that is face up.
ti-illegal-scored = You have already scored { $objective }. Choose another one.
ti-illegal-homeless = You gain no points while another player holds one of your home planets. Take it back first.
ti-illegal-unfulfilled = You do not fulfil { $objective } now. Choose another one, or score nothing.
ti-illegal-costs-nothing = { $objective } costs nothing. Leave the payment out.
ti-illegal-counters-due = { $count ->
    [one] 1 Command Counter
   *[other] { $count } Command Counters
 } from Command Pool and Strategy Allocation must be spent, and you named { $named }. Name exactly as many as are due.

## Elimination and the end

ti-eliminated = { $player } has no planets and no units left and is out of the game.
ti-hand-discarded = { $player } discards { $cards }.
ti-speaker = { $player } is the new Speaker.
ti-over-points = { $player } has { $points } victory points and wins.
ti-over-rex = Imperium Rex ends the game. { $player } wins with { $points } victory points.
ti-over-instant = { $player } fulfils an objective that wins the game at once.
ti-over-alone = { $player } is the only player left and wins.

## At any time, and in the Status Phase

ti-scuttled = { $player } scuttles { $items }.
ti-illegal-status-only = This can be done between the steps of the Status Phase. Wait for it.
ti-illegal-scuttle = You cannot scuttle “{ $item }”. Name your own units, like 308.cruiser:2 or jord.gf:1, each place and kind once; mines stay.
ti-illegal-no-agreement = You have no Trade Agreement with that player. Choose a partner.
ti-illegal-cancel = { $why } keeps this agreement. Only the Hacan may cancel it.
ti-illegal-captive = You do not hold that Leader captive. Choose one that you hold.
ti-illegal-captive-to = A captive goes to another player, or is set free (free) or executed (execute). Choose one of these.
