"""A skirmish: one battle or world without a campaign, with a squad as it stands at that node."""

from __future__ import annotations

from rules.akarios.battle import muster
from rules.akarios.battle import setup as battle
from rules.akarios.options import Options
from rules.akarios.scenario.script import SCRIPTS, World
from rules.akarios.sheet import Sheet
from rules.akarios.state import State
from rules.akarios.world import landing


def playable(node: str) -> bool:
    return isinstance(SCRIPTS.get(node), World) or battle.playable(node)


def start(options: Options, sheet: Sheet) -> State:
    """All members of this squad fly. The difficulty is an option of the table; what comes of it is handed
    over to nobody."""
    seats = len(sheet.members)
    sheet.difficulty = options.difficulty
    state = State(options, seats, tuple(range(seats)), sheet, node=options.scenario)
    state.queues = [[] for _ in range(seats)]
    (landing if isinstance(SCRIPTS[state.node], World) else muster).begin(state)
    return state
