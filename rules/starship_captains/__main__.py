"""python -m rules.starship_captains simulate N: games between androids, and what each card was worth."""

from __future__ import annotations

import argparse
import os
import sys

from rules.starship_captains import balance, simulate

SOLO = 4
"""After the games of a table, one solo game for so many of them: the passengers are compared there."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m rules.starship_captains", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("simulate", help="play games between androids")
    command.add_argument("games", type=_positive, metavar="N", help="how many games")
    command.add_argument("--seats", type=_seats, default=(2, 3, 4), help="numbers of players, such as 2,3,4")
    command.add_argument("--seed", default="wardroom", help="the same seed gives the same figures")
    command.add_argument("--jobs", type=_positive, default=1, help="processes to use")
    chosen = parser.parse_args(arguments)
    games = simulate.tasks(chosen.games, chosen.seats, chosen.seed)
    if 1 not in chosen.seats:
        games += simulate.tasks(chosen.games // SOLO, (1,), f"{chosen.seed} solo")
    began = os.times().elapsed
    records = simulate.run(games, chosen.jobs, lambda done: _progress(done, len(games)))
    print("\n".join(balance.page(records)))
    print(f"{os.times().elapsed - began:.1f} seconds", file=sys.stderr)
    return 0


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def _seats(text: str) -> tuple[int, ...]:
    found = tuple(int(each) for each in text.split(","))
    if not all(1 <= each <= 4 for each in found):
        raise argparse.ArgumentTypeError("from 1 to 4 players")
    return found


def _progress(done: int, games: int) -> None:
    if sys.stderr.isatty() or done % 25 == 0:
        print(f"\r{done}/{games} games", end="" if done < games else "\n", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
