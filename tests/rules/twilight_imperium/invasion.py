"""Invasions of Mellon, with the dice that a test wants."""

from __future__ import annotations

from typing import Any

from rules.core.contract import Event
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Bombard, Done, Land
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.frames import Landing
from rules.twilight_imperium.state import Planet, Ship
from tests.rules.twilight_imperium.play import Loaded, answer, asked, run
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.table import galaxy as laid

AT = "201"
HIT, MISS = 9, 2
"""A face that hits whatever rolls, and one that never does."""


def table(*races: str, **defenders: Any) -> Table:
    """Mellon is the second player's, Zohbat nobody's."""
    found = laid(*(races or ("sol", "letnev", "hacan")), p201="mellon_zohbat")
    found.state.phase, found.state.order = "action", [0, 1, 2]
    for player in found.state.players:
        player.fleet = 4
    found.at(AT).planet("mellon", owner=1, **defenders)
    return found


def fleet(found: Table, kind: str = "carrier", **cargo: Any) -> Ship:
    place = found.at(AT).ships(0, **{kind: 1})
    ship = place.system.ships[-1]
    for name, count in cargo.items():
        setattr(ship, name, count)
    return ship


def mellon(found: Table) -> Planet:
    return systems.planet(found.state, "mellon")


def land(found: Table, *items: str, faces: tuple[int, ...] = (), at: str = AT) -> list[Event]:
    run(found, Landing(0, at))
    return answer(found, 0, Land(items) if items else Done(), Loaded(*faces))


def bombard(found: Table, *shots: str, faces: tuple[int, ...] = ()) -> list[Event]:
    return answer(found, 0, Bombard(shots), Loaded(*faces))


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def faces(events: list[Event], key: str) -> list[Any]:
    return [event.args["faces"] for event in events if event.key == key]


def silent_choice(found: Table) -> tuple[str, ...]:
    frame = found.state.stack[-1]
    assert isinstance(frame, frames.Choosing)
    return tuple(frame.fallback)


def asked_now(found: Table, seat: int) -> bool:
    return bool(found.state.stack) and asked(found, seat) is not None


def land_nobody(found: Table) -> None:
    """Nothing is aboard: it begins with the bombardment."""
    run(found, Landing(0, AT))
