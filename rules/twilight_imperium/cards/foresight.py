"""Military Foresight: the ship that waits on the card comes back when the Status Phase begins (TI-716)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.frames import Choosing, Facts
from rules.twilight_imperium.state import State

CARD, FIGHTER = "military_foresight", "fighter"
FAR = 100
"""The Nexus lies off the board."""


def returns(state: State, source: Source, _: Facts, __: Dice) -> list[Event]:
    """At an own Space Dock of the owner's choice, free; without one it is gone for good."""
    assert source.owner is not None
    seat, (kind,) = source.owner, source.on
    docks = [each.at for each in systems.places(state) if _fits(state, seat, each.at, kind)]
    home = state.players[seat].home
    docks.sort(key=lambda at: (_steps(home, at), at))
    choose(state, seat, "ti-foresight", docks, CARD, memo=[kind])
    return [] if docks else [Event("ti-foresight-lost", {"player": f"#{seat}", "ship": f"@{kind}"})]


def _fits(state: State, seat: int, at: str, kind: str) -> bool:
    system = state.systems[at]
    docked = limits.docks(system, seat) > 0 and not systems.enemies(system, seat)
    if kind == FIGHTER:
        return docked and limits.room_for_fighters(state, seat, system) > 0
    return docked and limits.room_for_ships(state, seat, system, kind) > 0


def _steps(home: str, at: str) -> int:
    found = galaxy.steps(home, at)
    return FAR if found is None else found


def back(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    (kind,) = frame.memo
    if kind == FIGHTER:
        return verbs.free_fighters(state, frame.seat, ids[0], 1)
    return verbs.free_ships(state, frame.seat, kind, ids[0])  # type: ignore[arg-type]
