"""Systems that may be activated as a player weighs them: what lies there, whose it is, what could come; the
most inviting first. All of it is open on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.core.contract import Arg, Choice, phrase
from rules.twilight_imperium.actions import Activate
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import MECATOL, PLANETS
from rules.twilight_imperium.state import Planet, Ship, State, System
from rules.twilight_imperium.tactical.reach import Chart, everywhere

GROUP = "ti-group-activate"
Comers = Mapping[str, Sequence[tuple[str, Ship]]]


def activations(state: State, seat: int) -> list[Choice]:
    coming = everywhere(state, seat, Chart(state, seat))
    guarded = MECATOL if any(state.custodians) else None
    found = sorted(systems.places(state), key=lambda system: _rank(system, seat, coming, guarded))
    return [
        _choice(system, len(coming.get(system.at, ())), _whose(system, seat, guarded)) for system in found
    ]


def _rank(system: System, seat: int, coming: Comers, guarded: str | None) -> tuple[int, int, str]:
    """Planets to be had without a fight, an own dock, a fight, somewhere to go; the richest first."""
    worth = sum(PLANETS[each.id].resources + PLANETS[each.id].influence for each in _others(system, seat))
    come = system.at in coming
    fights = bool(systems.enemies(system, seat)) or _held(system, seat) or system.at == guarded
    ranks = (come and bool(worth) and not fights, _dock(system, seat), come and fights, come, True)
    return ranks.index(True), -worth, system.at


def _others(system: System, seat: int) -> list[Planet]:
    return [each for each in system.planets if each.owner != seat]


def _held(system: System, seat: int) -> bool:
    return any(each.owner not in (None, seat) and not systems.bare(each) for each in system.planets)


def _dock(system: System, seat: int) -> bool:
    floating = any(each.seat == seat for each in system.docks)
    return floating or any(each.owner == seat and each.dock is not None for each in system.planets)


def _choice(system: System, ships: int, who: Arg) -> Choice:
    args: dict[str, Arg] = {"system": system.at, "ships": ships, "who": who}
    if not system.planets:
        return Choice("ti-turn-activate", Activate(system.at), args, "ti-act-empty", GROUP)
    args["names"] = tuple(f"@{each.id}" for each in system.planets)
    args["resources"] = sum(PLANETS[each.id].resources for each in system.planets)
    args["influence"] = sum(PLANETS[each.id].influence for each in system.planets)
    return Choice("ti-turn-activate-named", Activate(system.at), args, "ti-act-planets", GROUP)


def _whose(system: System, seat: int, guarded: str | None) -> Arg:
    """Of planets and fleets, the others first; Mecatol Rex has its guards."""
    owners = {each.owner for each in system.planets if each.owner is not None} | set(systems.present(system))
    others = tuple(f"#{each}" for each in sorted(owners - {seat}) if each >= 0)
    if others:
        return others
    if seat in owners:
        return phrase("ti-act-dock" if _dock(system, seat) else "ti-act-yours")
    return phrase("ti-act-custodians" if system.at == guarded else "ti-act-nobody")
