ti-planet-gained = { $player } занимает планету { $planet }.
ti-planet-taken = { $player } отбирает планету { $planet } у { $other }.
ti-planet-neutral = { $player } теряет планету { $planet }: она теперь ничья.
