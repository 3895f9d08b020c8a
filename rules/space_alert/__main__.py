"""python -m rules.space_alert resolve FILE: recorded missions in, their results turn by turn out.
python -m rules.space_alert simulate N: missions flown by androids, alone and beside people."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from rules.core import json_lines, simulation
from rules.space_alert.lab import balance, beside, simulate
from rules.space_alert.lab.oracle import missions, resolve

PROGRAM = "rules.space_alert"
SEATS = (4, 5)
USUAL = ("test", "simulation", "mission")


def results(lines: Iterable[bytes]) -> Iterator[dict[str, Any]]:
    return map(resolve, missions(lines))


def _simulate(arguments: list[str]) -> int:
    parser, command = simulation.parser(PROGRAM, __doc__, SEATS, usual=(4,))
    levels = simulation.listed(str, tuple(simulate.LEVELS), f"such as {','.join(simulate.LEVELS)}")
    command.add_argument("--levels", type=levels, default=USUAL, help="kinds of missions, N of each")
    command.add_argument("--beside", type=int, default=None, metavar="M", help="of them, M beside people")
    chosen = parser.parse_args(arguments)
    flights = simulate.tasks(chosen.games, chosen.levels, chosen.seats, chosen.seed)
    many = chosen.games if chosen.beside is None else chosen.beside
    outings = simulate.tasks(many, chosen.levels, chosen.seats, f"{chosen.seed} beside")
    began = os.times().elapsed
    flown = simulation.run(simulate.game, flights, chosen.jobs)
    print("\n".join(balance.page(flown)), flush=True)
    if outings and len(flown) == len(flights):
        print("\n".join(balance.company(simulation.run(beside.game, outings, chosen.jobs))))
    print(f"{os.times().elapsed - began:.1f} seconds", file=sys.stderr)
    return 0


def main(arguments: list[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == ["simulate"]:
        return _simulate(given)
    what = "resolve missions given as JSON lines"
    return json_lines.command(given, PROGRAM, __doc__, "resolve", what, results)


if __name__ == "__main__":
    sys.exit(main())
