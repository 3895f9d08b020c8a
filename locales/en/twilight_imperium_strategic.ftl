# Twilight Imperium: Strategy Cards, those who follow, trade.

ti-strategic = { $player } resolves { $card }.
ti-voice = Call the vote for the Voice of the Council first?
ti-voice-call = Call the vote
ti-voice-call-hint = whoever is elected has 1 victory point for as long as they stay the Voice
ti-voice-no = No vote
ti-voice-called = { $player } calls the vote for the Voice of the Council.
ti-illegal-voice = First decide whether the council votes for the Voice.

ti-follow = { $card }: do you follow? { $count ->
    [0] It costs no counter.
    [one] It costs 1 counter of Strategy Allocation.
   *[other] It costs { $count } counters of Strategy Allocation.
 }
ti-followed = { $player } follows { $card }.
ti-decline = Do not follow
ti-declined = { $player } does not follow { $card }.
ti-owed = { $card } stays open for { $players }.
ti-illegal-follow = You are asked about { $card }: follow it or decline.
ti-illegal-follow-barred = { $source } does not let you follow this card. Decline instead.

ti-lead = Leadership: where do your counters go, and do you buy more?
ti-lead-command = { $count ->
    [one] 1 to the Command Pool
   *[other] { $count } to the Command Pool
 }
ti-lead-strategy = { $count ->
    [one] 1 to Strategy Allocation
   *[other] { $count } to Strategy Allocation
 }
ti-lead-fleet = { $count ->
    [one] 1 to Fleet Supply
   *[other] { $count } to Fleet Supply
 }
ti-pays-with-goods = { $goods ->
    [one] Pays with 1 Trade Good
   *[other] Pays with { $goods } Trade Goods
 }
ti-pays-with = Pays with { $planets }{ $goods ->
    [0] { "" }
    [one] {" "}and 1 Trade Good
   *[other] {" "}and { $goods } Trade Goods
 }
ti-illegal-lead-first = First say where the counters of Leadership go.
ti-illegal-leadership = You may gain { $least } to { $most } counters here. Those you buy cost 2 influence each.
ti-illegal-counters-left = Only { $left } of your Command Counters are left in reinforcements. Take no more than that.

ti-diplomacy = Diplomacy II: close a system to the others, or annex an empty planet.
ti-block = Close { $system }
ti-blocked = { $player } closes { $system }: the others put Command Counters there.
ti-block-from = No counter is left in your reinforcements. Which area gives one?
ti-annex = Annex { $planet }
ti-annex-envoys = Annex { $planet } without influence, by your envoys
ti-annexed = { $player } annexes { $planet }.
ti-illegal-block = { $system } has none of your planets. Close a system in which you hold one.
ti-illegal-annex = This planet cannot be annexed. It must be empty, beside a system you control, not Mecatol Rex, and not annexed with this card already.
ti-illegal-annex-one = Name exactly one planet to annex.
ti-illegal-envoys = Only the Xxcha may use the primary when they follow. Use the secondary, or decline.
ti-illegal-diplomacy-first = First close a system or annex a planet.

ti-assembly = Assembly: who becomes Speaker, and who plays a Political Card?
ti-speaker-other = { $player } becomes Speaker, you play a card
ti-speaker-self = You become Speaker, { $other } plays a card
ti-speaker-named = { $player } becomes Speaker, and { $other } plays a Political Card.
ti-play-political-which = Which Political Card do you play?
ti-play-political = { $card }
ti-play-political-vote = For: { $effect } Against: { $against }
ti-play-political-election = { $effect }
ti-refresh = Refresh { $planets }
ti-illegal-speaker = Take the token yourself and name who plays a card, or give it to a player who is not Speaker.
ti-illegal-political = Play one of your Political Cards.
ti-illegal-refresh-which = Name planets of yours that are exhausted, each once.
ti-illegal-refresh-sum = These planets count { $count } in all. At most { $most } may be refreshed.

ti-production = Production: where do you build? You have 2 resources more.
ti-produce-at = Build in { $system }
ti-produce-nothing = Build nothing
ti-illegal-production = Name a system with a Space Dock of yours that can produce now.

ti-trade = Trade II: take Trade Goods, or cancel up to two agreements.
ti-trade-goods = { $count ->
    [one] Take 1 Trade Good
   *[other] Take { $count } Trade Goods
 }
ti-trade-cancel = Cancel: { $pairs }
ti-illegal-trade = Take the Trade Goods, or cancel one or two agreements that are not the Hacan’s.
ti-agreement = { $player } and { $other } agree: cards of value { $mine } and { $theirs }.
ti-negotiation = Negotiations are open. Make offers, then say that you are done.
ti-negotiation-active = Negotiations are open. Approve agreements, and close when all is said.
ti-negotiation-done = Done trading
ti-negotiation-close = Close the negotiations
ti-negotiation-over = The negotiations are closed.
ti-illegal-negotiation = You may make and accept offers now, or say that you are done.
ti-illegal-negotiation-active = Approve agreements that are waiting, or close the negotiations.
ti-illegal-approve = There is no such agreement to approve. Both sides must have accepted it.
ti-illegal-trade-card = { $player } has no free Trade Card of value { $value }. Name one that is not in an agreement.
ti-illegal-partner = You cannot deal with { $player } now: at most one agreement a pair, and only with players in the game. Choose somebody else.
ti-illegal-trade-barred = { $source } forbids this agreement. Offer Trade Goods instead.
ti-illegal-trade-now = Trade Cards change hands only in the negotiations of Trade II. You may keep the offer for them.

ti-offer = { $player } offers { $other } { $give } for { $want }.
ti-offer-open = { $player } offers you { $give } and asks for { $want } in return.
ti-offer-accept = Accept
ti-offer-refuse = Refuse
ti-bundle-goods = { $count ->
    [one] { $count } Trade Good
   *[other] { $count } Trade Goods
}
ti-bundle-trade = the Trade Card of value { $value }
ti-bundle-cards = { $count ->
    [one] { $count } Action Card
   *[other] { $count } Action Cards
}
ti-bundle-nothing = nothing
ti-offer-waits = { $player } and { $other } have agreed and wait for approval.
ti-offer-refused = { $player } refuses { $other }’s offer: { $give } for { $want }.
ti-offer-gone = { $player } takes back an offer to { $other }: { $give } for { $want }.
ti-illegal-captives-now = Captives change hands in the Status Phase. Offer something else.
ti-cards-given = { $count ->
    [one] { $player } gives { $other } an Action Card.
   *[other] { $player } gives { $other } { $count } Action Cards.
 }
ti-cards-got = You get from { $player }: { $cards }.
ti-swap-which = Which Action Cards do you give?
ti-illegal-bundle = “{ $item }” cannot be offered. Write goods:2, trade_card:3, cards:1 or captive:sol.1.
ti-illegal-bundle-of = { $player } does not have what the offer names. Name only what each of you has now.
ti-illegal-offer-empty = An offer needs something in it, and Trade Cards on both sides or on neither. Add what is missing.
ti-illegal-offers = You already have { $most } offers open. Take one back first.
ti-illegal-no-offer = Offer { $number } is no longer open to you. Open **Trade** to see which are, or make one yourself.
ti-illegal-card-market = Action Cards can be swapped only with the Hacan. Offer something else.
ti-illegal-market-now = Action Cards change hands only in the Hacan market of the Status Phase. Offer something else.
ti-illegal-goods-of = { $player } does not have { $count ->
    [one] 1 Trade Good
   *[other] { $count } Trade Goods
 }. Name fewer.

ti-warfare = Warfare II: where does the High Alert token go?
ti-alert = { $system }
ti-alert-named = { $system }: { $names }
ti-alert-elsewhere = A system without your ships
ti-high-alert = { $player } puts { $system } on High Alert.
ti-shift = { $ship }: { $system } to { $to }
ti-shifted = { $player } moves { $ship } from { $system } to { $to }.
ti-illegal-alert-first = Name the system that gets the High Alert token.
ti-illegal-shift = “{ $item }” is not one of your ships. Write 17>304 for a ship, 308.fighter:2>304 for Fighters.
ti-illegal-shift-two = { $most ->
    [one] Name exactly 1 ship.
   *[other] Name 1 to { $most } ships. Fighters they carry do not count.
 }
ti-illegal-shift-held = Your Command Counter is in { $system }, so ships there stay. Choose ships elsewhere.
ti-illegal-shift-way = Ships in { $system } cannot go to { $to }. They go to an adjacent system that you control.
ti-illegal-shift-fighters = The ships that go there can carry { $most } Fighters, not { $count }. Name fewer.
ti-illegal-shift-supply = Your Fleet Supply allows { $most } ships in { $system }. Send fewer there.

ti-research = Which technology do you gain?
ti-research-buy = Do you buy a technology? The price before discounts is { $count }.
ti-research-free = { $technology }
ti-research-for = { $technology } for { $count ->
    [one] 1 resource
   *[other] { $count } resources
 }
ti-research-none = No technology
ti-research-none-hint = the free technology is given up
ti-study = Study: one free, one for 6, one for 8
ti-technology-missed = { $player } cannot gain { $technology } after all.
ti-illegal-research = Name one technology, or the free one and the one you buy.
ti-illegal-research-one = Name exactly one technology.
ti-illegal-research-racial = Your racial technology costs resources. Gain it alone, then buy the other.
ti-illegal-study = Name nothing yet: you are asked for each of the three.
ti-illegal-no-technology = There is no technology “{ $technology }”. Choose one from the menu, or write its name as in sarween_tools.
ti-illegal-technology-owned = You already have { $technology }. Choose another technology.
ti-illegal-technology-missing = { $technology } needs { $missing }, which you do not have. Gain what is missing first, or choose another technology.
ti-illegal-technology-foreign = { $technology } belongs to another race. Choose another technology.
ti-illegal-technology-either = { $technology } needs one of these: { $missing }. Gain one of them first, or choose another technology.
ti-illegal-technology-barred = A law or card keeps you from gaining { $technology } now. Choose another technology, or none.

ti-bureaucracy = Bureaucracy: which objective do you turn up? The other goes back on top.
ti-reveal = { $objective }
ti-draw-cards = Draw a Political and an Action Card
ti-illegal-reveal = Turn up one of the two objectives you see.
ti-illegal-bureaucracy = Here there is nothing to name or to pay: follow, or decline.
