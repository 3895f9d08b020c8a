"""Victory points: gained with all home planets, and never below what artifacts hold (TI-009 to TI-014)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from rules.core.contract import Event
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import ARTIFACTS
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.senate import cannot_gain_points
from rules.twilight_imperium.state import State

Kind = Literal["objective", "agenda"]


def floor(state: State, seat: int) -> int:
    """Artifact planets that the player holds (TI-010)."""
    return sum(each.shown and each.token in ARTIFACTS for each in systems.planets_of(state, seat))


def gain_points(state: State, seat: int, count: int, source: str, kind: Kind) -> list[Event]:
    """Not without every home planet, and what is missed is not kept for later (TI-011)."""
    if cannot_gain_points(state, told.facts(seat=seat, kind=kind)) is not None:
        return [Event("ti-points-missed", {"player": f"#{seat}", "count": count})]
    return _change(state, seat, count, source)


def lose_points(state: State, seat: int, count: int, source: str) -> list[Event]:
    """Never barred (TI-014); never below 0 or the artifacts, which add nothing of themselves (TI-619)."""
    player = state.players[seat]
    return _change(state, seat, -min(count, max(0, player.points - floor(state, seat))), source)


def gain_all(state: State, seats: Iterable[int], count: int, source: str) -> list[Event]:
    """All get theirs before anybody can win by them (TI-618)."""
    return [event for seat in seats for event in gain_points(state, seat, count, source, "agenda")]


def _change(state: State, seat: int, count: int, source: str) -> list[Event]:
    if not count:
        return []
    player = state.players[seat]
    player.points += count
    player.sources[source] = player.sources.get(source, 0) + count
    key = "ti-points-gained" if count > 0 else "ti-points-lost"
    return [Event(key, {"player": f"#{seat}", "count": abs(count), "points": player.points})]
