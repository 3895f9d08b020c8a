# Twilight Imperium: the whole game: orders, results, refusals at any time.

ti-won-points = { $player } wins with { $points } points as { $race }.
ti-won-rex = Imperium Rex: { $player } wins with { $points } points as { $race }.
ti-won-instant = { $player } wins at once by an objective, as { $race }.
ti-won-alone = { $player } wins as { $race }: nobody else is left.
ti-wished = You wish for: { $technologies }.
ti-planned = Your usual battle plan is noted.
ti-illegal-no-such-player = There is no such player at this table. Choose a name from the list.
ti-illegal-over = The game is over. Look at it again with /replay.
ti-illegal-not-asked = You are not asked now. The game waits for { $player }.
ti-illegal-answer = That is not an answer to what you are asked. Choose one of the buttons, or open your panel.
ti-illegal-wish = “{ $technology }” is not a technology, or is twice in your list. Name each once, as in sarween_tools.
ti-illegal-usual-plan = A usual plan is a battle plan. Write “plan stop=each_round”, for example.
