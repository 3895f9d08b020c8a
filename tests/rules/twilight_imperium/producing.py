"""A table at which Sol, or whoever is named, builds."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.contract import Action, Event, IllegalMove
from rules.twilight_imperium.actions import Build
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.frames import Producing
from rules.twilight_imperium.state import Planet, State
from tests.rules.twilight_imperium.play import answer, run
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.table import galaxy as laid

HOME = "301"
"""Of Sol, with Jord: 4 resources, so 6 units."""


def table(*races: str, **tiles: str) -> Table:
    found = laid(
        *(races or ("sol", "letnev", "hacan")), p201="mellon_zohbat", p202="bellatrix_tsion", **tiles
    )
    found.state.phase, found.state.order = "action", [0, 1, 2]
    for player in found.state.players:
        player.fleet, player.goods = 4, 20
    return found


def docked(*races: str) -> Table:
    found = table(*races)
    found.at(HOME).planet(found.at(HOME).system.planets[0].id, dock=1)
    return found


def saar() -> Table:
    found = table("saar", "sol", "letnev")
    found.at("201").ships(0, dock=1, carrier=1)
    return found


def produce(found: Table, at: str = HOME, docks: tuple[str, ...] = ("jord",), **facts: Any) -> State:
    run(found, Producing(0, at, list(docks), **facts))
    return found.state


def build(found: Table, *items: str, **more: Any) -> list[Event]:
    return answer(found, 0, Build(items, **more))


def refusal(found: Table, action: Action) -> IllegalMove:
    before = repr(found.state)
    with pytest.raises(IllegalMove) as refused:
        answer(found, 0, action)
    assert repr(found.state) == before, "nothing is touched"
    return refused.value


def planet(found: Table, id: str) -> Planet:
    return systems.planet(found.state, id)


def kinds(found: Table, at: str = HOME, seat: int = 0) -> list[str]:
    return [ship.kind for ship in systems.ships(found.at(at).system, seat)]
