"""python -m rules.akarios simulate N: battles of androids against the scenarios, and how they went."""

from __future__ import annotations

import os
import sys
from typing import get_args

from rules.akarios.battle.setup import playable
from rules.akarios.lab import balance, simulate
from rules.akarios.options import Difficulty, Preset, ScenarioId
from rules.core import simulation

SEATS = (1, 2, 3, 4)


def main(arguments: list[str] | None = None) -> int:
    parser, command = simulation.parser("rules.akarios", __doc__, SEATS, usual=SEATS)
    known = [id for id in get_args(ScenarioId) if playable(id)]
    scenario = simulation.listed(str, known, f"battles that are written: {', '.join(known)}")
    command.add_argument("--scenario", type=scenario, default=("001",), help="such as 001,004")
    command.add_argument("--difficulty", choices=get_args(Difficulty), default="normal")
    command.add_argument("--squad", choices=get_args(Preset), default="as_at_node")
    chosen = parser.parse_args(arguments)
    games = simulate.tasks(
        chosen.games, chosen.scenario, chosen.seats, chosen.difficulty, chosen.squad, chosen.seed
    )
    began = os.times().elapsed
    records = simulation.run(simulate.game, games, chosen.jobs)
    print("\n".join(balance.page(records)))
    thought = 1000 * sum(each.thought for each in records) / sum(each.decisions for each in records)
    battle = sum(each.seconds for each in records) / len(records)
    took = f"{os.times().elapsed - began:.1f} seconds, {battle:.2f} for a battle"
    print(f"{took}, {thought:.1f} ms for a decision", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
