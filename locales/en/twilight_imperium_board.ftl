ti-planet-gained = { $player } takes { $planet }.
ti-planet-taken = { $player } takes { $planet } from { $other }.
ti-planet-neutral = { $planet } slips from the grip of { $player } and belongs to nobody.
