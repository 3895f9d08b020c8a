"""python -m rules.twilight_imperium battle FILE: battles in, their exact odds out, or the shares of many
fights."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: small matrices only wait for more threads

from rules.core import json_lines
from rules.twilight_imperium.lab.fights import fought
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


def main(arguments: list[str] | None = None) -> int:
    what = "exact odds of battles given as JSON lines, or how often they are won when fought"
    program = "rules.twilight_imperium"
    return json_lines.command(arguments, program, __doc__, "battle", what, answers, _options)


if __name__ == "__main__":
    sys.exit(main())
