"""Cards, tracks and missions made to measure: a test shows one rule, and no tuning of cards breaks it."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import Dice, Event
from rules.starship_captains import engine, frames, installing
from rules.starship_captains.components import (
    CELLS,
    EDGES,
    TECHS,
    TRACKS,
    Edge,
    Edges,
    Effect,
    Faction,
    Passive,
    Symbol,
    Tech,
    Track,
)
from rules.starship_captains.state import Player, TechSlot
from tests.rules.starship_captains.table import Table

PLANET = "larkspur"
"""Where prepared missions are carried out."""


class Cards:
    """Cards of the test's own, gone when it ends."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def __call__(self, name: str = "probe", **parts: Any) -> str:
        """An ability that changes nothing, unless told otherwise; edges as `n="move"`."""
        edges = Edges(**{edge: parts.pop(edge) for edge in EDGES if edge in parts})
        nothing = {"passive": Passive("extra_hold_slots")} if not parts.keys() & {"type", "trigger"} else {}
        parts = {"level": "alpha", "type": "ability", "edges": edges, **nothing, **parts}
        names = {"en": name, "ru": name}
        self.monkeypatch.setitem(TECHS, name, Tech(id=name, name=names, flavour=names, **parts))
        return name

    def room(self, *effects: Effect, colour: str = "blue", **parts: Any) -> str:
        """Called `blue_room`: what a room's name and colour are is remembered beyond a test."""
        return self(f"{colour}_room", type="room", colour=colour, effects=effects, **parts)

    def track(self, table: Table, faction: Faction, cells: dict[int, tuple[Effect, ...]]) -> None:
        """A track with these bonuses and no others."""
        side = table.state.tracks[faction]
        track = Track(faction, side, tuple(cells.get(cell, ()) for cell in range(CELLS)))
        self.monkeypatch.setitem(TRACKS, (faction, side), track)


def put(table: Table, card: str, slot: int = 0, seat: int = 0) -> Player:
    """Already installed, without bonuses. The player who has it."""
    player = table.state.players[seat]
    player.slots[slot] = TechSlot(tech=card)
    return player


def install(table: Table, card: str, slot: str) -> list[Event]:
    """A card in hand goes into that slot."""
    table.state.stack.append(frames.Installing(table.state.turn, card))
    told = engine.settle(table.state, Dice(table.seed, 2000 + table.depth))
    return told + table.play(f"install {slot}") if table.asked == "sc-ask-install" else told


def install_matching(table: Table, cards: Cards, card: str, symbol: Symbol) -> None:
    """Installed so that exactly one of its edges matches, by that symbol."""
    edge: Edge = next(edge for edge in EDGES if getattr(TECHS[card].edges, edge) == symbol)
    slot = 3 if edge == "w" else 2
    slots = table.state.players[0].slots
    for each in EDGES:
        beside = installing.neighbour(slot, each)
        if beside is not None:
            symbols = {installing.OPPOSITE[each]: symbol} if each == edge else {}
            slots[beside] = TechSlot(tech=cards(f"beside_{each}", **symbols))
    slots[slot].damaged = False
    install(table, card, f"r2c{slot - 1}")


def carry_out(table: Table, mission: str, *figures: str) -> None:
    """The player in turn begins that mission with these figures; the rows are next."""
    seat = table.state.turn
    player = table.state.players[seat]
    player.location = PLANET
    player.ready = list(figures)  # type: ignore[arg-type]
    planet = table.state.planets[PLANET]
    planet.mission, planet.number, planet.station = mission, None, None
    table.state.reserved[PLANET] = seat
    table.play("mission")
    for figure in figures:
        if table.asked == "sc-ask-assign":
            table.play(f"assign {figure}")
