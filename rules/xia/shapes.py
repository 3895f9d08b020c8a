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
    """A way to stow all of these, or None. The largest first, each as far up and left as it goes."""
    found = _packing(ship, tuple(outfits), frozenset(taken))
    return None if found is None else list(found)


@lru_cache(maxsize=4096)
def _packing(ship: str, outfits: tuple[str, ...], taken: frozenset[int]) -> tuple[Placement, ...] | None:
    order = sorted(range(len(outfits)), key=lambda i: (-len(sections(outfits[i])), outfits[i]))
    found = _pack([_masks(ship, outfits[i]) for i in order], 0, _mask(taken), [PATIENCE])
    if found is None:
        return None
    ways = dict(zip(order, found, strict=True))
    return tuple(ways[i] for i in range(len(outfits)))


PATIENCE = 20_000
"""Placements tried before a hold is called too full: some puzzles would take for ever."""
Masks = tuple[tuple[int, Placement], ...]


def _mask(cells: Collection[int]) -> int:
    return sum(1 << cell for cell in cells)


@cache
def _masks(ship: str, outfit: str) -> Masks:
    """Placements that cover different cells, from the first cell on."""
    return tuple({_mask(way): way for way in sorted(placements(ship, outfit), key=sorted)}.items())


def _pack(outfits: Sequence[Masks], first: int, taken: int, patience: list[int]) -> list[Placement] | None:
    """`first`: two outfits of one kind need not be tried both ways round."""
    if not outfits:
        return []
    for place in range(first, len(outfits[0])):
        mask, way = outfits[0][place]
        if mask & taken:
            continue
        patience[0] -= 1
        if patience[0] < 0:
            return None
        alike = len(outfits) > 1 and outfits[1] is outfits[0]
        rest = _pack(outfits[1:], place + 1 if alike else 0, taken | mask, patience)
        if rest is not None:
            return [way, *rest]
    return None


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
