"""python -m rules.twilight_imperium battle FILE: battles in, their exact odds out."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: small matrices only wait for more threads

from rules.core import json_lines
from rules.twilight_imperium.odds.battle import odds
from rules.twilight_imperium.odds.lines import answer, battles


def answers(lines: Iterable[bytes]) -> Iterator[dict[str, Any]]:
    return (answer(id, odds(battle)) for id, battle in battles(lines))


def main(arguments: list[str] | None = None) -> int:
    what = "exact odds of battles given as JSON lines"
    return json_lines.command(arguments, "rules.twilight_imperium", __doc__, "battle", what, answers)


if __name__ == "__main__":
    sys.exit(main())
