"""A skirmish: one battle without a campaign, with a squad as it stands at that node."""

from __future__ import annotations

from rules.akarios.battle import muster
from rules.akarios.options import Options
from rules.akarios.squad import presets
from rules.akarios.state import State
from rules.core.dice import Dice


def start(options: Options, seats: int, dice: Dice) -> State:
    """The difficulty is an option of the table; what comes of it is handed over to nobody."""
    sheet = presets.starting(seats)
    sheet.difficulty = options.difficulty
    state = State(options, seats, tuple(range(seats)), sheet, node=options.scenario)
    state.queues = [[] for _ in range(seats)]
    muster.begin(state)
    return state
