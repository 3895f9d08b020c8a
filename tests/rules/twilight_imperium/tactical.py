"""Tactical Actions on a small map, with what other chapters resolve only noted down."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.stack import Chapter, Step
from rules.twilight_imperium import engine, frames
from rules.twilight_imperium.actions import Move
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.state import Ship, State
from rules.twilight_imperium.tactical import activation
from tests.rules.twilight_imperium.play import answer, run
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.table import galaxy as laid

OTHERS = (
    frames.Volley,
    frames.MineRolls,
    frames.Landing,
    frames.Producing,
    frames.Debts,
    frames.Battle,
)
ROW = {
    "p101": "empty_base",
    "p102": "empty_se",
    "p103": "quann",
    "p104": "lodor",
    "p105": "mellon_zohbat",
    "p106": "saudor",
    "p201": "arnor_lor",
    "p202": "empty_base",
    "p203": "tarmann",
}
"""A ring round Mecatol Rex, and beyond its north the way to the first player's home at 301."""


class Noted(list[Step]):
    """What was put on the stack for other chapters, in order."""

    def of(self, kind: type[Step]) -> list[Any]:
        return [each for each in self if isinstance(each, kind)]


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Noted:
    found = Noted()

    def note(state: State, frame: Step, _: object) -> list[Event]:
        found.append(frame)
        state.stack.pop()
        return []

    for kind in OTHERS:
        monkeypatch.setitem(engine.CHAPTERS, kind, Chapter(lambda *_: None, lambda *_: [], note))  # type: ignore[arg-type]
    return found


def table(*races: str, **tiles: str) -> Table:
    found = laid(*(races or ("sol", "letnev", "hacan")), **{**ROW, **tiles})
    found.state.phase, found.state.order = "action", list(range(found.state.seats))
    for player in found.state.players:
        player.strategy, player.fleet, player.command = 2, 4, 3
    return found


def activate(found: Table, at: str, seat: int = 0) -> list[Event]:
    activation.judge(found.state, seat, at)
    happened = activation.begin(found.state, seat, at)
    return happened + run(found)


def move(found: Table, *items: str, seat: int = 0, dice: Dice | None = None, **said: Any) -> list[Event]:
    said = {
        name: tuple(value.split(",")) if name in ("load", "but", "via") else value
        for name, value in said.items()
    }
    return answer(found, seat, Move(items, **said), dice)


def fleet(found: Table, at: str, seat: int = 0) -> list[str]:
    """What a player has there, as `carrier`, `fighter:2`."""
    system = found.state.systems[at]
    kinds = sorted(each.kind for each in (*systems.ships(system, seat), *_docks(found, at, seat)))
    count = systems.fighters(system, seat)
    return kinds + ([f"fighter:{count}"] if count else [])


def _docks(found: Table, at: str, seat: int) -> list[Ship]:
    return [each for each in found.state.systems[at].docks if each.seat == seat]


def ship(found: Table, at: str, kind: str, seat: int = 0) -> Ship:
    return next(each for each in systems.ships(found.state.systems[at], seat) if each.kind == kind)
