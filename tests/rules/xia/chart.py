"""Reading the printed sectors: what lies where, what is connected, what lies on the rim."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator

from rules.core.hexes import DIRECTIONS, Hex, distance
from rules.xia.components import SECTORS
from rules.xia.geometry import CELLS, LATTICE, Space, printed

DEN = "smugglers_den"
VOID = "lost_sector"
PLANETS = {
    "lunari": "neutral",
    "kemplar_ii": "lawful",
    "azure": "lawful",
    "doravin_v": "neutral",
    "loath": "outlaw",
    "neo_damascus": "neutral",
    DEN: "outlaw",
}


def kind(sector: str) -> str:
    """A sector's type; a planet is what counts where there are asteroids too, and so is a gate."""
    kinds = {region.kind for region in SECTORS[sector].regions.values()}
    return next((each for each in ("planet", "gate") if each in kinds), "/".join(sorted(kinds)) or "void")


def of_kind(wanted: str) -> list[str]:
    return [sector for sector in SECTORS if kind(sector) == wanted]


def marked(sector: str, feature: str) -> list[Space]:
    return [space for space in printed(sector) if feature in space.features]


def only(sector: str, feature: str) -> Space:
    (found,) = marked(sector, feature)
    return found


def spawn(sector: str) -> Space | None:
    return next((space for space in printed(sector) if space.spawn is not None), None)


def normal(sector: str) -> set[Hex]:
    return {space.local for space in printed(sector) if space.region is None}


def region(sector: str, letter: str) -> set[Hex]:
    return {space.local for space in printed(sector) if space.letter == letter}


def land(sector: str) -> set[Hex]:
    """The planet's spaces."""
    return {space.local for space in printed(sector) if space.planet}


def reached(start: Hex, within: Collection[Hex]) -> dict[Hex, int]:
    """How many steps it takes to every space that is reached without leaving this area."""
    far = {start: 0}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        for other in cell.neighbours():
            if other in within and other not in far:
                far[other] = far[cell] + 1
                queue.append(other)
    return far


def connected(area: Collection[Hex]) -> bool:
    return len(reached(next(iter(area)), area)) == len(area)


def rim(sector: str) -> Iterator[tuple[Space, int]]:
    """Every edge to another sector: the space inside, and the side."""
    for space in printed(sector):
        for step in DIRECTIONS:
            cell = space.local.plus(step)
            if cell not in CELLS:
                yield space, next(side for side, to in enumerate(LATTICE) if distance(cell, to) <= 2)
