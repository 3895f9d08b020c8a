"""Boards laid by hand for made-up games: sectors from the data file, joined side to side."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from msgspec.structs import replace

from rules.core.hexes import DIRECTIONS, Hex
from rules.xia.view import Cargo, Cell, Edge, Reach, SectorView

DATA = Path(__file__).parents[2] / "rules" / "xia" / "data"
LATTICE = (Hex(3, 2), Hex(-2, 5), Hex(-5, 3), Hex(-3, -2), Hex(2, -5), Hex(5, -3))
FIRST = (0, -1, -2, -2, -2)
FIELDS = ("asteroid", "debris")
Joint = tuple[str, str, int]
"""A new sector, the one it lies against, and the side of that."""


@cache
def file(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def _rows() -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in file("sectors")["sector"]}


class _Space(NamedTuple):
    number: int
    local: Hex
    letter: str
    marks: tuple[str, ...]


@cache
def _spaces(sector: str) -> tuple[_Space, ...]:
    out: list[_Space] = []
    for r, row in enumerate(_rows()[sector]["rows"]):
        for column, token in enumerate(row.split()):
            letter, _, marks = token.partition(":")
            place = Hex(FIRST[r] + column, r - 2)
            out.append(_Space(len(out) + 1, place, letter, tuple(marks.split("+")) if marks else ()))
    return tuple(out)


def board(first: str, joints: tuple[Joint, ...]) -> tuple[SectorView, ...]:
    """Each new sector is turned until the joined symbols match."""
    places = {first: (Hex(0, 0), 0)}
    for new, old, side in joints:
        centre, turn = places[old]
        symbol = _rows()[old]["symbols"][(side - turn) % 6]
        facing = _rows()[new]["symbols"].index(symbol)
        places[new] = (centre.plus(LATTICE[side]), (side + 3 - facing) % 6)
    centres = {centre for centre, _ in places.values()}
    assert len(centres) == len(places)
    return tuple(laid(name, centre, turn, centres) for name, (centre, turn) in places.items())


def laid(name: str, centre: Hex, turn: int, centres: set[Hex]) -> SectorView:
    """A sector as it lies between those with these centres, its token on it."""
    symbols = tuple(
        None if centre.plus(step) in centres else _rows()[name]["symbols"][(side - turn) % 6]
        for side, step in enumerate(LATTICE)
    )
    cells = tuple(_cell(name, space, centre, turn) for space in _spaces(name))
    return SectorView(name, centre, turn, symbols, cells)


def _cell(name: str, space: _Space, centre: Hex, turn: int) -> Cell:
    region = _rows()[name].get("regions", {}).get(space.letter, {})
    spawn = next((int(mark[1:]) for mark in space.marks if mark[0] == "S"), None)
    return Cell(
        id=f"{name}.{space.number}",
        number=space.number,
        hex=centre.plus(space.local.turned(turn)),
        kind=region.get("kind"),
        law=region.get("law"),
        edges=_edges(name, space, turn, region),
        mission_point="M" in space.marks,
        spawn=spawn,
        exploration="E" in space.marks,
        token="E" in space.marks,
        buys=region.get("buy") if "B" in space.marks else None,
        sells=region.get("sell") if "$" in space.marks else None,
        yields=region.get("yields") if "X" in space.marks else None,
        special="R" in space.marks,
    )


def _edges(name: str, space: _Space, turn: int, region: dict[str, Any]) -> tuple[Edge, ...]:
    if not region:
        return ()
    letters = {other.local: other.letter for other in _spaces(name)}
    out = []
    for printed, step in enumerate(DIRECTIONS):
        if letters.get(space.local.plus(step)) == space.letter and region["kind"] not in FIELDS:
            continue
        kind = region["kind"]
        if kind == "planet":
            way = f"{space.local.q},{space.local.r}>{printed}"
            kind = "planet_entrance" if way in _rows()[name]["entrances"] else "planet_shield"
        out.append(Edge((printed + turn) % 6, kind, region.get("law")))
    return tuple(sorted(out, key=lambda edge: edge.direction))


def with_cubes(
    sectors: tuple[SectorView, ...], cubes: dict[str, tuple[Cargo, ...]]
) -> tuple[SectorView, ...]:
    return tuple(
        replace(
            sector, cells=tuple(replace(cell, cubes=cubes.get(cell.id, cell.cubes)) for cell in sector.cells)
        )
        for sector in sectors
    )


def without_tokens(sectors: tuple[SectorView, ...], taken: tuple[str, ...]) -> tuple[SectorView, ...]:
    return tuple(
        replace(s, cells=tuple(replace(c, token=c.token and c.id not in taken) for c in s.cells))
        for s in sectors
    )


Risk = Literal["safe", "roll", "bounty", "deadly"]
RISKS: tuple[Risk, ...] = ("safe", "roll", "bounty", "deadly")


def _risk(one: Cell, other: Cell, direction: int) -> int:
    """Of a step: 4 is certain death."""
    worst = 0
    out = next((edge.kind for edge in one.edges if edge.direction == direction), "")
    into = next((edge.kind for edge in other.edges if edge.direction == (direction + 3) % 6), "")
    if "planet_shield" in (out, into):
        worst = 2
    return max(worst, {"nebula": 1, "asteroid": 1, "debris": 3, "star": 4}.get(into, 0))


def reach(sectors: tuple[SectorView, ...], start: str, points: int, taken: set[str]) -> tuple[Reach, ...]:
    """At most 25 spaces, the least risky way to each, safest first."""
    cells = {cell.hex: cell for sector in sectors for cell in sector.cells}
    best = {next(cell for cell in cells.values() if cell.id == start).hex: (0, 0)}
    for limit in range(4):
        front = list(best)
        while front:
            here = front.pop(0)
            risk, steps = best[here]
            for direction, step in enumerate(DIRECTIONS):
                there = here.plus(step)
                if there not in cells or steps == points:
                    continue
                more = max(risk, _risk(cells[here], cells[there], direction))
                if more <= limit and (more, steps + 1) < best.get(there, (9, 0)):
                    best[there] = (more, steps + 1)
                    front.append(there)
    found = [(found, cells[place].id) for place, found in best.items()]
    offered = sorted(each for each in found if each[1] != start and each[1] not in taken)[:25]
    return tuple(
        Reach(number, space, steps, RISKS[risk], '~["xia-odds-safe", {}]')
        for number, ((risk, steps), space) in enumerate(offered, 1)
    )
