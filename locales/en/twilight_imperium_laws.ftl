# Twilight Imperium: what comes of laws.

ti-law-stays = { $card } stays in force.
ti-choose-ship = { $ship } in { $system }
ti-exhaust-of = Which of { $player }’s planets is exhausted?
ti-agenda-discard = Which Action Card do you discard?
ti-agenda-ships = Which of your ships are destroyed?
ti-agenda-fighter = In which system do you lose a Fighter?
ti-agenda-dock = Which of your Space Docks is destroyed?
ti-agenda-counter = From where do you lose a Command Counter?
ti-lose-command = Command Pool
ti-lose-strategy = Strategy Allocation
ti-agenda-place = On which system with a Space Dock of yours does your Command Counter go?
ti-counter-placed = { $player } puts a Command Counter on { $system }.
ti-restrictions = More than two ships of one type in { $system }: pay or lose the excess?
ti-restrictions-pay = Pay 1 Trade Good
ti-restrictions-lose = Lose the excess
ti-jihad = { $player } rolls { $face } for the new technology; from 9 on it costs a Destroyer or Cruiser.
ti-crown-taken = { $player } takes { $card }.
ti-strategy-passed-left = All Strategy Cards are passed to the left.
ti-internal-security = { $player } has { $count ->
    [one] 1 Ground Force
   *[other] { $count } Ground Forces
 } on { $planet } killed.
ti-technology-sold = { $player } gives up { $technology }.
