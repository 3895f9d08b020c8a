"""How a battle ends: checked after every step (AK-071, AK-081, AK-082)."""

from __future__ import annotations

from typing import Literal

from rules.akarios.scenario.conditions import holds
from rules.akarios.scenario.script import SCRIPTS, Battle
from rules.akarios.ship.ships import on_board
from rules.akarios.state import SPARROW, State

Ending = Literal["", "success", "failure"]


def script(state: State) -> Battle:
    found = SCRIPTS[state.fight.scenario]
    assert isinstance(found, Battle), f"{state.fight.scenario} is no battle"
    return found


def ending(state: State) -> Ending:
    """What the battle has come to; "" while it goes on. Both at once is a success (AK-082)."""
    battle = state.fight
    if battle.ended:
        return battle.ended
    told = script(state)
    if holds(state, told.win, {}):
        return "success"
    if holds(state, told.lose, {}) or not on_board(battle, "player") or _sparrow_is_lost(state):
        return "failure"
    return ""


def _sparrow_is_lost(state: State) -> bool:
    """AK-457; a Sparrow without hull cannot be hit."""
    sparrow = state.fight.ships.get(SPARROW)
    return sparrow is not None and sparrow.hull is not None and sparrow.hull <= 0
