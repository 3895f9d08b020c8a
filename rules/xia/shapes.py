"""Holds and outfits as cells of a grid: which placements there are (section 4)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache, lru_cache

from rules.xia.components import OUTFITS, SHIPS

Point = tuple[int, int]
Placement = tuple[int, ...]
"""Hold cells of an outfit's sections, in the order of the printed shape."""


@cache
def cells(ship: str) -> dict[Point, int]:
    """The hold's cells by column and row, numbered row by row from 1."""
    points = [(x, y) for y, row in enumerate(SHIPS[ship].hold) for x, mark in enumerate(row) if mark == "#"]
    return {point: number for number, point in enumerate(points, 1)}


def size(ship: str) -> int:
    """The hold's cells; so much damage destroys the ship (XIA-063)."""
    return len(cells(ship))


@cache
def sections(outfit: str) -> tuple[Point, ...]:
    shape = OUTFITS[outfit].shape
    return tuple((x, y) for y, row in enumerate(shape) for x, mark in enumerate(row) if mark != ".")


@cache
def spots(outfit: str) -> tuple[int, ...]:
    """Which sections carry an arming spot, by their place in `sections` (XIA-068)."""
    shape = OUTFITS[outfit].shape
    return tuple(i for i, (x, y) in enumerate(sections(outfit)) if shape[y][x] == "A")


@cache
def orientations(outfit: str) -> tuple[tuple[Point, ...], ...]:
    """Turned and flipped in all eight ways that differ, each with its corner at the origin (XIA-065)."""
    found: dict[tuple[Point, ...], None] = {}
    shape = sections(outfit)
    for flipped in (False, True):
        turned = tuple((-x, y) if flipped else (x, y) for x, y in shape)
        for _ in range(4):
            turned = tuple((-y, x) for x, y in turned)
            left, top = min(x for x, _ in turned), min(y for _, y in turned)
            found[tuple((x - left, y - top) for x, y in turned)] = None
    return tuple(found)


@cache
def placements(ship: str, outfit: str) -> tuple[Placement, ...]:
    """Every way the outfit lies in the empty hold."""
    hold = cells(ship)
    found = []
    for shape in orientations(outfit):
        for left, top in _corners(ship):
            where = [hold.get((x + left, y + top)) for x, y in shape]
            if None not in where:
                found.append(tuple(cell for cell in where if cell is not None))
    return tuple(found)


def _corners(ship: str) -> Iterator[Point]:
    rows = SHIPS[ship].hold
    return ((x, y) for y in range(len(rows)) for x in range(len(rows[0])))


def fitting(ship: str, outfit: str, taken: Collection[int]) -> list[Placement]:
    """Every legal placement beside what is there already (XIA-066)."""
    return [way for way in placements(ship, outfit) if not any(cell in taken for cell in way)]


def packing(ship: str, outfits: Sequence[str], taken: Collection[int]) -> list[Placement] | None:
    """A way to stow all of these, or None. From the first cell on, the largest outfits first."""
    found = _packing(
        ship, tuple(sorted(outfits, key=lambda name: (-len(sections(name)), name))), frozenset(taken)
    )
    if found is None:
        return None
    places = list(found)
    return [places.pop(next(i for i, each in enumerate(places) if each[0] == name))[1] for name in outfits]


Stowed = tuple[str, Placement]
PATIENCE = 20_000
"""Positions looked at before a hold is called too full: some puzzles would take for ever."""


@lru_cache(maxsize=4096)
def _packing(ship: str, outfits: tuple[str, ...], taken: frozenset[int]) -> tuple[Stowed, ...] | None:
    spare = size(ship) - len(taken) - sum(len(sections(name)) for name in outfits)
    if spare < 0:
        return None
    found = _Puzzle(ship).fill(1 | _mask(taken), outfits, spare)
    return None if found is None else tuple(found)


def _mask(cells: Collection[int]) -> int:
    return sum(1 << cell for cell in cells)


@cache
def _beginning(ship: str, outfit: str, cell: int) -> tuple[tuple[int, Placement], ...]:
    """Placements whose first cell this is, one for each set of cells."""
    ways = (way for way in placements(ship, outfit) if min(way) == cell)
    return tuple({_mask(way): way for way in sorted(ways, key=sorted)}.items())


class _Puzzle:
    """The first free cell is covered by one of the outfits, or is one of those to spare."""

    def __init__(self, ship: str) -> None:
        self.ship = ship
        self.patience = PATIENCE
        self.hopeless: set[tuple[int, tuple[str, ...]]] = set()

    def fill(self, full: int, outfits: tuple[str, ...], spare: int) -> list[Stowed] | None:
        if not outfits:
            return []
        self.patience -= 1
        if self.patience < 0 or (full, outfits) in self.hopeless:
            return None
        low = ~full & (full + 1)
        for name in dict.fromkeys(outfits):
            at = outfits.index(name)
            for mask, way in _beginning(self.ship, name, low.bit_length() - 1):
                if not mask & full:
                    rest = self.fill(full | mask, outfits[:at] + outfits[at + 1 :], spare)
                    if rest is not None:
                        return [(name, way), *rest]
        rest = self.fill(full | low, outfits, spare - 1) if spare else None
        if rest is None:
            self.hopeless.add((full, outfits))
        return rest


def open_area(ship: str, taken: Collection[int]) -> int:
    """The largest connected area of free cells."""
    hold = cells(ship)
    free = {point for point, cell in hold.items() if cell not in taken}
    largest = 0
    while free:
        edge = [free.pop()]
        area = 0
        while edge:
            x, y = edge.pop()
            area += 1
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & free
            free -= near
            edge += near
        largest = max(largest, area)
    return largest


def corners_first(ship: str, count: int, taken: Collection[int]) -> list[int]:
    """Free cells for so many cubes, such that the largest free area stays as large as it can."""
    full = set(taken)
    found: list[int] = []
    while len(found) < count:
        free = [cell for cell in cells(ship).values() if cell not in full]
        best = max(free, key=lambda cell: (open_area(ship, full | {cell}), cell))
        full.add(best)
        found.append(best)
    return found
