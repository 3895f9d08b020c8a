"""Units as moves name them: `308.cruiser:2`, `jord.gf:3`, `jord.sol.1`, a ship by its id `17`; behind `@` the
ship that takes them aboard, `jord.gf:3@17`, or Fighters that take a Leader, `jord.sol.1@fighter`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from rules.core.contract import IllegalMove

ALL, NONE = "all", "none"
FIGHTER, WING = "fighter", 0
"""Fighters as a ship that is named, and as a number, which no ship has."""
ITEM = re.compile(r"([a-z0-9_]+)\.([a-z0-9_]+(?:\.[1-3])?)(?::([0-9]{1,3}))?(?:@([0-9]{1,6}|fighter))?")
NUMBER = re.compile(r"[0-9]{1,6}")


class Item(NamedTuple):
    place: str
    """A system or a planet; empty where a ship is named by its id."""
    unit: str
    n: int = 1
    ship: int | None = None


def read(items: Iterable[str]) -> list[Item]:
    return [_read(each) for each in items]


def _read(text: str) -> Item:
    if NUMBER.fullmatch(text):
        return Item("", text, 1, int(text))
    found = ITEM.fullmatch(text)
    if found is None:
        raise IllegalMove("ti-illegal-item", item=text)
    place, unit, count, ship = found.groups()
    named = {None: None, FIGHTER: WING}
    return Item(place, unit, int(count or 1), named[ship] if ship in named else int(ship))


def write(item: Item) -> str:
    if not item.place:
        return item.unit
    count = f":{item.n}" if item.n != 1 else ""
    ship = "" if item.ship is None else f"@{FIGHTER if item.ship == WING else item.ship}"
    return f"{item.place}.{item.unit}{count}{ship}"
