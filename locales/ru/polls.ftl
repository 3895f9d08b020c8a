# Голосования: во всех играх, где они бывают.
poll-option = { $option }
poll-abstain = Воздержаться
poll-votes = { $player } голосует: { $option }.
poll-changes-vote = { $player } меняет свой голос: { $option }.
poll-abstains = { $player } воздерживается.
poll-decided = Голосование решено: { $option }.
