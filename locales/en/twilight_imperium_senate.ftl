# Twilight Imperium: agendas, votes, laws.

ti-agenda = { $player } puts { $card } to the vote.
ti-agenda-void = There is nothing to elect: { $card } is discarded.
ti-agenda-gone = { $card } is no longer law: the vote on it is over.
ti-ballot = { $card }: how do you vote?
ti-vote-for = For
ti-vote-against = Against
ti-vote-one = { $thing }
ti-vote-abstain = Abstain
ti-vote-majority = With the majority so far
ti-vote-late = Ask me in my turn
ti-vote-now = { $card }: it is your turn to vote.
ti-votes-for = { $player } votes for it: { $count }.
ti-votes-against = { $player } votes against it: { $count }.
ti-votes = { $player } votes for { $thing }: { $count }.
ti-abstains = { $player } abstains.
ti-decided-for = { $card } is passed with { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }.
ti-decided-against = { $card } is rejected with { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }.
ti-elected = { $card }: { $thing } with { $count ->
    [one] 1 vote
   *[other] { $count } votes
 }.
ti-tie = { $card }: the votes are tied. Speaker, you decide.
ti-tie-dice = Let the dice decide
ti-tie-broken = The votes are tied: { $player } decides as Speaker.
ti-law-passed = { $card } is now law.
ti-law-gone = { $card } is no longer law.
ti-voice-elected = { $player } becomes the Voice of the Council.
ti-voice-stays = { $player } stays the Voice of the Council.
ti-illegal-ballot = Vote on { $card } with one of the choices, or abstain.
ti-illegal-vote = “{ $vote }” cannot be voted for here. Name one of the choices, abstain, or ask to vote in your turn.
ti-illegal-tie = Choose one of those that are tied.

## What an agenda would do today

ti-foreseen-for = **For** · { $who }: { $changes }
ti-foreseen-against = **Against** · { $who }: { $changes }
ti-foreseen-everybody = everybody
ti-foreseen-unit = { $unit } { $count }
ti-foreseen-strategy = Strategy Allocation { $count }
ti-foreseen-fleet = Fleet Supply { $count }
ti-foreseen-command = Command Pool { $count }
ti-foreseen-points = victory points { $count }
ti-foreseen-goods = Trade Goods { $count }
ti-foreseen-planets = planets { $count }
ti-foreseen-ready = ready planets { $count }
ti-foreseen-cards = Action Cards { $count }
ti-foreseen-technologies = technologies { $count }
ti-foreseen-agreements = Trade Agreements { $count }
