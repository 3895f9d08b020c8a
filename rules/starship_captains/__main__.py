"""python -m rules.starship_captains simulate N: games between androids, and what each card was worth."""

from __future__ import annotations

import os
import sys

from rules.core import simulation
from rules.starship_captains.lab import balance, simulate

SEATS = (1, 2, 3, 4)
SOLO = 4
"""After the games of a table, one solo game for so many of them: the passengers are compared there."""


def main(arguments: list[str] | None = None) -> int:
    parser, _ = simulation.parser("rules.starship_captains", __doc__, SEATS, usual=SEATS[1:])
    chosen = parser.parse_args(arguments)
    games = simulate.tasks(chosen.games, chosen.seats, chosen.seed)
    if 1 not in chosen.seats:
        games += simulate.tasks(chosen.games // SOLO, (1,), f"{chosen.seed} solo")
    began = os.times().elapsed
    records = simulation.run(simulate.game, games, chosen.jobs)
    print("\n".join(balance.page(records)))
    print(f"{os.times().elapsed - began:.1f} seconds", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
