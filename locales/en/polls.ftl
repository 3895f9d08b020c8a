# Votes, in every game that holds them.
poll-option = { $option }
poll-abstain = Abstain
poll-votes = { $player } votes for { $option }.
poll-changes-vote = { $player } changes their vote to { $option }.
poll-abstains = { $player } abstains.
poll-decided = The vote is decided: { $option }.
