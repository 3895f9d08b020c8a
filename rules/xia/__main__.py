"""python -m rules.xia simulate N: games between androids, and how they went."""

from __future__ import annotations

import os
import sys
from typing import get_args

from rules.core import simulation
from rules.xia.lab import balance, simulate
from rules.xia.options import Fame

SEATS = (3, 4, 5)
FAME: tuple[str, ...] = get_args(Fame)


def main(arguments: list[str] | None = None) -> int:
    parser, command = simulation.parser("rules.xia", __doc__, SEATS, usual=SEATS)
    fame = simulation.listed(str, FAME, "from 1 to 20 fame")
    command.add_argument("--fame", type=fame, default=("5", "10"), help="fame to win, such as 5,10,20")
    chosen = parser.parse_args(arguments)
    games = simulate.tasks(chosen.games, chosen.seats, chosen.fame, chosen.seed)
    began = os.times().elapsed
    records = simulation.run(simulate.game, games, chosen.jobs)
    print("\n".join(balance.page(records)))
    thought = 1000 * sum(record.decisions for record in records) / sum(record.moves for record in records)
    print(f"{os.times().elapsed - began:.1f} seconds, {thought:.1f} ms for a decision", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
