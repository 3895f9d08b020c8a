"""Holds and outfits as cells of a grid: which placements there are (section 4)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache

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
    order = sorted(range(len(outfits)), key=lambda i: -len(sections(outfits[i])))
    found = _pack(ship, [outfits[i] for i in order], frozenset(taken))
    if found is None:
        return None
    ways = dict(zip(order, found, strict=True))
    return [ways[i] for i in range(len(outfits))]


def _pack(ship: str, outfits: Sequence[str], taken: frozenset[int]) -> list[Placement] | None:
    if not outfits:
        return []
    for way in sorted(fitting(ship, outfits[0], taken), key=sorted):
        rest = _pack(ship, outfits[1:], taken | set(way))
        if rest is not None:
            return [way, *rest]
    return None
