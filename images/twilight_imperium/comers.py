"""Ships that may come from a system: by kind, how far they go, what they carry and could carry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from images.twilight_imperium.common import SHIPS
from rules.twilight_imperium.view import SystemView


class Comers(NamedTuple):
    """Ships of one kind that go equally far."""

    kind: str
    number: int
    hurt: int = 0
    steps: int = 0
    aboard: int = 0
    room: int = 0


def comers(one: SystemView, who: int) -> Iterator[Comers]:
    """Great ships first; Fighters, which go where they are carried, come last."""
    ships = [*one.ships_of(who), *(each for each in one.docks if each.seat == who and each.steps)]
    sorts = sorted({(each.kind, each.steps) for each in ships}, key=lambda sort: (_rank(sort[0]), -sort[1]))
    for kind, steps in sorts:
        alike = [each for each in ships if (each.kind, each.steps) == (kind, steps)]
        yield Comers(
            kind,
            len(alike),
            sum(each.damaged for each in alike),
            steps,
            sum(each.aboard for each in alike),
            sum(each.room for each in alike),
        )
    if one.fighters_of(who):
        yield Comers("fighter", one.fighters_of(who))


def _rank(kind: str) -> int:
    return SHIPS.index(kind) if kind in SHIPS else len(SHIPS)
