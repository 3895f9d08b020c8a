"""python -m rules.akarios simulate N: battles, worlds or whole campaigns of androids, and how they went."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, get_args

from rules.akarios.lab import balance, campaigns, chronicle, kept, lines, simulate, worlds
from rules.akarios.options import Difficulty, Preset, ScenarioId
from rules.akarios.scenario.script import SCRIPTS, Battle
from rules.core import simulation

SEATS = (1, 2, 3, 4)
FLOWN = tuple(id for id in get_args(ScenarioId) if isinstance(SCRIPTS[id], Battle))
WALKED = tuple(id for id in get_args(ScenarioId) if id not in FLOWN)


def main(arguments: list[str] | None = None) -> int:
    parser, command = simulation.parser("rules.akarios", __doc__, SEATS, usual=SEATS)
    _asked(command)
    chosen = parser.parse_args(arguments)
    began = os.times().elapsed
    what, records, page = _simulated(chosen)
    print("\n".join(page(records)))
    thought = 1000 * sum(each.thought for each in records) / sum(each.decisions for each in records)
    each = sum(each.seconds for each in records) / len(records)
    took = f"{os.times().elapsed - began:.1f} seconds, {each:.2f} for a {what}"
    print(f"{took}, {thought:.1f} ms for a decision", file=sys.stderr)
    return 0


def _asked(command: ArgumentParser) -> None:
    scenario = simulation.listed(str, FLOWN, f"battles that are written: {', '.join(FLOWN)}")
    world = simulation.listed(str, WALKED, f"worlds that are written: {', '.join(WALKED)}")
    way = simulation.listed(str, get_args(campaigns.Way), f"such as {','.join(get_args(campaigns.Way))}")
    level = simulation.listed(str, get_args(Difficulty), f"such as {','.join(get_args(Difficulty))}")
    kind = command.add_mutually_exclusive_group()
    kind.add_argument("--scenario", type=scenario, default=("001",), help="battles, such as 001,004")
    kind.add_argument("--all", dest="scenario", action="store_const", const=FLOWN, help="all battles")
    kind.add_argument("--world", type=world, help="worlds, such as 006,009")
    kind.add_argument("--campaign", action="store_true", help="whole campaigns, from the first chapter on")
    command.add_argument("--difficulty", type=level, default=("normal",), help="of battles")
    command.add_argument("--squad", choices=get_args(Preset), default="as_at_node", help="unless a campaign")
    command.add_argument("--way", type=way, default=("minds",), help="of campaigns")
    command.add_argument("--kept", type=Path, metavar="FILE", help="go on with what is kept there")
    command.add_argument("--lines", action="store_true", help="lines of docs/balance-akarios.md")


def _simulated(chosen: Namespace) -> tuple[str, Sequence[Any], Callable[[Any], Any]]:
    """What was played, its records, and the page for them."""
    games, seats, seed = chosen.games, chosen.seats, chosen.seed
    if chosen.campaign:
        chains = campaigns.tasks(games, seats, chosen.way, seed)
        return "campaign", _played(chosen, campaigns.game, chains, campaigns.Record), chronicle.page
    if chosen.world:
        outings = worlds.tasks(games, chosen.world, seats, chosen.squad, seed)
        told = lines.outings if chosen.lines else worlds.page
        return "world", _played(chosen, worlds.game, outings, worlds.Record), told
    battles = [
        task
        for level in chosen.difficulty
        for task in simulate.tasks(games, chosen.scenario, seats, level, chosen.squad, seed)
    ]
    battles.sort(key=lambda task: task.number)  # a sweep that is stopped has played all tables alike
    page = lines.battles if chosen.lines else balance.page
    return "battle", _played(chosen, simulate.game, battles, simulate.Record), page


def _played(
    chosen: Namespace, game: Callable[[Any], Any], tasks: Sequence[Any], kind: type[Any]
) -> Sequence[Any]:
    if chosen.kept is None:
        return simulation.run(game, tasks, chosen.jobs)
    return kept.run(game, tasks, chosen.jobs, chosen.kept, kind)


if __name__ == "__main__":
    sys.exit(main())
