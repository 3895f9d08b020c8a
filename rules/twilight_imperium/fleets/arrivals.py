"""Ships come to a system, or appear there in any other way: mines act, stations change hands, docks that
float are lost (TI-078, TI-103, TI-273 to TI-281)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.twilight_imperium.board import control, systems
from rules.twilight_imperium.fleets import docks
from rules.twilight_imperium.frames import MineRolls
from rules.twilight_imperium.state import State


def appear(state: State, seat: int, at: str) -> list[Event]:
    """They were built there, or given to their owner."""
    mines(state, seat, at)
    return [*control.claim_stations(state, state.systems[at]), *docks.stranded(state, at)]


def mines(state: State, seat: int, at: str) -> None:
    """One of others acts on every own ship there but Fighters (TI-273, TI-275, TI-281); what appears together
    meets one mine."""
    system = state.systems[at]
    ships = [each.id for each in systems.ships(system, seat)]
    if not ships or all(owner == seat for owner in system.mines):
        return
    waiting = (each for each in state.stack if isinstance(each, MineRolls) and each.stage == "name")
    same = next((each for each in waiting if (each.seat, each.system) == (seat, at)), None)
    if same is None:
        state.stack.append(MineRolls(seat, at, ships))
    else:
        same.left = ships
