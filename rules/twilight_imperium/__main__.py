"""python -m rules.twilight_imperium battle FILE: battles in, their exact odds out, or the shares of many
fights. python -m rules.twilight_imperium simulate N: games between androids, and how they went.
python -m rules.twilight_imperium post N: the same by post, and how long a table waits for whom."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: small matrices only wait for more threads

from rules.core import json_lines, simulation
from rules.twilight_imperium.lab import balance, days, policies, post, simulate
from rules.twilight_imperium.lab.fights import fought
from rules.twilight_imperium.lab.people import DAY
from rules.twilight_imperium.odds.battle import odds
from rules.twilight_imperium.odds.lines import answer, battles


def answers(lines: Iterable[bytes], fight: int = 0, seed: str = "") -> Iterator[dict[str, Any]]:
    """Of each battle the exact odds, or with `fight` the shares of so many fights beside them."""
    for number, (id, battle) in enumerate(battles(lines), 1):
        exact = odds(battle)
        yield fought(id, battle, exact, fight, f"{seed} {number}".encode()) if fight else answer(id, exact)


def _options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--fight", type=_count, default=0, metavar="N", help="fight each battle N times by the rules"
    )
    parser.add_argument("--seed", default="", metavar="S", help="the same seed gives the same fights")


def _count(text: str) -> int:
    count = int(text)
    if count < 1:
        raise ValueError(text)
    return count


PROGRAM = "rules.twilight_imperium"
SEATS = (3, 4, 5, 6, 7, 8)
USUAL = (3, 4, 6)


def _simulate(arguments: list[str]) -> int:
    parser, command = simulation.parser(PROGRAM, __doc__, SEATS, usual=USUAL)
    command.add_argument("--galaxy", choices=("balanced", "preset"), default="balanced")
    command.add_argument("--deck", choices=("variant", "base"), default="variant", help="of objectives")
    chosen = parser.parse_args(arguments)
    games = simulate.tasks(chosen.games, chosen.seats, chosen.galaxy, chosen.deck, chosen.seed)
    began = os.times().elapsed
    records = simulation.run(simulate.game, games, chosen.jobs)
    print("\n".join(balance.page(records)))
    thought = 1000 * sum(each.thought for each in records) / sum(each.decisions for each in records)
    slowest = max(each.seconds for each in records)
    print(
        f"{os.times().elapsed - began:.1f} seconds, the longest game {slowest:.1f}, "
        f"{thought:.1f} ms for a decision",
        file=sys.stderr,
    )
    return 0


def _post(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog=f"python -m {PROGRAM} post", description=post.__doc__)
    parser.add_argument("games", type=_count, metavar="N", help="how many games, each by every policy")
    known = tuple(policies.POLICIES)
    policy = simulation.listed(str, known, f"some of {', '.join(known)}")
    parser.add_argument("--policy", type=policy, default=known, help=f"such as {','.join(known)}")
    parser.add_argument("--median", type=_minutes, default=60.0, help="minutes until people answer")
    parser.add_argument("--adopt", type=_share, default=0.5, help="of orders that players bother to give")
    parser.add_argument("--seats", type=int, choices=SEATS, default=6)
    parser.add_argument("--rounds", type=_count, default=simulate.LONGEST, help="at most, of each game")
    parser.add_argument("--seed", default="wardroom", help="the same seed gives the same figures")
    parser.add_argument("--jobs", type=_count, default=1, help="processes to use")
    chosen = parser.parse_args(arguments)
    games = post.tasks(
        chosen.games, chosen.seats, chosen.rounds, chosen.policy, chosen.median, chosen.adopt, chosen.seed
    )
    print("\n".join(days.page(simulation.run(post.game, games, chosen.jobs))))
    return 0


def _minutes(text: str) -> float:
    minutes = float(text)
    if not 0 < minutes < DAY:
        raise ValueError(text)
    return minutes


def _share(text: str) -> float:
    share = float(text)
    if not 0 <= share <= 1:
        raise ValueError(text)
    return share


def main(arguments: list[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == ["simulate"]:
        return _simulate(given)
    if given[:1] == ["post"]:
        return _post(given[1:])
    what = "exact odds of battles given as JSON lines, or how often they are won when fought"
    return json_lines.command(given, PROGRAM, __doc__, "battle", what, answers, _options)


if __name__ == "__main__":
    sys.exit(main())
