"""Units as moves name them: `308.cruiser:2`, `jord.gf:3`, `jord.sol.1`, a ship by its id `17`; behind `@` the
ship that takes them aboard, `jord.gf:3@17`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from rules.core.contract import IllegalMove

ALL, NONE = "all", "none"
ITEM = re.compile(r"([a-z0-9_]+)\.([a-z0-9_]+(?:\.[1-3])?)(?::([0-9]{1,3}))?(?:@([0-9]{1,6}))?")
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
    return Item(place, unit, int(count or 1), None if ship is None else int(ship))


def write(item: Item) -> str:
    if not item.place:
        return item.unit
    count = f":{item.n}" if item.n != 1 else ""
    return f"{item.place}.{item.unit}{count}" + ("" if item.ship is None else f"@{item.ship}")
