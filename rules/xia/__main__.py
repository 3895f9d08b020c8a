"""python -m rules.xia simulate N: games between androids, and how they went."""

from __future__ import annotations

import argparse
import os
import sys
from typing import get_args

from rules.xia import balance, simulate
from rules.xia.state import Fame

SEATS = (3, 4, 5)
FAME = get_args(Fame)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m rules.xia", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("simulate", help="play games between androids")
    command.add_argument("games", type=_positive, metavar="N", help="how many games")
    command.add_argument("--seats", type=_seats, default=SEATS, help="numbers of players, such as 3,4,5")
    command.add_argument("--fame", type=_fame, default=("5", "10"), help="fame to win, such as 5,10,20")
    command.add_argument("--seed", default="wardroom", help="the same seed gives the same figures")
    command.add_argument("--jobs", type=_positive, default=1, help="processes to use")
    chosen = parser.parse_args(arguments)
    games = simulate.tasks(chosen.games, chosen.seats, chosen.fame, chosen.seed)
    began = os.times().elapsed
    records = simulate.run(games, chosen.jobs, lambda done: _progress(done, len(games)))
    print("\n".join(balance.page(records)))
    thought = 1000 * sum(record.decisions for record in records) / sum(record.moves for record in records)
    print(f"{os.times().elapsed - began:.1f} seconds, {thought:.1f} ms for a decision", file=sys.stderr)
    return 0


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def _seats(text: str) -> tuple[int, ...]:
    found = tuple(int(each) for each in text.split(","))
    if not set(found) <= set(SEATS):
        raise argparse.ArgumentTypeError("from 3 to 5 players")
    return found


def _fame(text: str) -> tuple[str, ...]:
    found = tuple(text.split(","))
    if not set(found) <= set(FAME):
        raise argparse.ArgumentTypeError("from 1 to 20 fame")
    return found


def _progress(done: int, games: int) -> None:
    if sys.stderr.isatty() or done % 25 == 0:
        print(f"\r{done}/{games} games", end="" if done < games else "\n", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
