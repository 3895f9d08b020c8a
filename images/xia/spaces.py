"""What is on each space: numbers of choices, ships, cubes, and what is printed there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from images.brush import Box, Point, square
from images.canvas import Canvas
from images.hexmap import Layout
from images.theme import mix
from images.xia.borders import NORMAL
from images.xia.common import LETTERS, cargo_letter, npc_letter, put, trades
from images.xia.tokens import RISK
from rules.xia.view import Cell, Reach, SectorView, View
from words import Words

TIGER = "tigris_gate"
LEAST = 0.036
"""Of the width: a ship is never smaller."""


class Thing(NamedTuple):
    """A token, how big it is beside others, and how often it lies there."""

    name: str
    args: tuple[object, ...]
    share: float = 1.0
    many: int = 1


def features(cell: Cell, words: Words) -> list[Thing]:
    """What is printed on a space, and the token that lies on it."""
    out = []
    if cell.mission_point:
        out.append(Thing("mission", ()))
    if cell.spawn is not None:
        out.append(Thing("spawn", (cell.spawn,), 1.06))
    if cell.token:
        out.append(Thing("unseen", ()))
    for kind, mode in trades(cell):
        out.append(Thing("trade", (kind, cargo_letter(kind, words), mode), 1.16))
    if cell.special:
        out.append(Thing("gate", (cell.id.startswith(TIGER),)))
    return out


def cubes(cell: Cell, words: Words) -> list[Thing]:
    return [
        Thing("cube", (kind, cargo_letter(kind, words)), 0.8, n) for kind, n in Counter(cell.cubes).items()
    ]


def occupants(view: View, words: Words) -> dict[str, list[Thing]]:
    """Ships and NPCs by their spaces."""
    out: dict[str, list[Thing]] = {}
    for npc in view.npcs:
        if npc.space is not None:
            out.setdefault(npc.space, []).append(Thing("npc", (npc.npc.id, npc_letter(npc.npc, words)), 0.94))
    for ship in view.ships:
        if ship.space is not None:
            active = ship.seat == view.acting and not view.over
            token = Thing("ship", (ship.seat, LETTERS[ship.seat], active))
            out.setdefault(ship.space, []).append(token)
    return out


def paint_spaces(
    c: Canvas, sectors: Sequence[SectorView], view: View, layout: Layout, words: Words, numbers: bool = True
) -> list[Box]:
    """Rings first, then everything else; returns the boxes a name should keep out of."""
    reach = {one.space: one for one in view.reach} if numbers else {}
    here = occupants(view, words)
    cells = [cell for sector in sectors for cell in sector.cells]
    for cell in cells:
        if cell.id in reach:
            colour = mix(NORMAL, RISK[reach[cell.id].risk], 0.7)
            put(c, "cell_ring", *layout.pixel(cell.hex), 2 * layout.size, colour)
    out: list[Box] = []
    for cell in cells:
        out += _space(c, layout, cell, here.get(cell.id, []), reach.get(cell.id), words)
    return out


def _space(
    c: Canvas, layout: Layout, cell: Cell, who: list[Thing], goal: Reach | None, words: Words
) -> list[Box]:
    """Nobody has to lift a token to see what lies below."""
    at, k = layout.pixel(cell.hex), layout.size / 66
    things = [*features(cell, words), *cubes(cell, words)]
    if who:
        _crew(c, at, k, who, goal, things)
        return [(at[0] - 44 * k, at[1] - 48 * k, at[0] + 56 * k, at[1] + 50 * k)]
    if goal is not None:
        lift, size = (22, 58) if things else (0, 66)
        put(c, "badge", at[0], at[1] - lift * k, size * k, goal.risk, str(goal.number))
        _row(c, (at[0], at[1] + 31 * k), k, things, 44, 37)
        return [square(at, 52 * k) if things else square(at, 44 * k)]
    if not things and cell.exploration:
        put(c, "unseen", *at, 42 * k, False)
    elif len(things) > 2:
        _row(c, (at[0], at[1] - 22 * k), k, things[:2], 48, 44)
        _row(c, (at[0], at[1] + 24 * k), k, things[2:], 48, 42)
    else:
        _row(c, at, k, things, 60 if len(things) == 1 else 50, 46)
    return [square(at, 38 * k if len(things) == 1 else 48 * k)] if things else []


def _crew(c: Canvas, at: Point, k: float, who: list[Thing], goal: Reach | None, things: list[Thing]) -> None:
    """Ships in the middle, what is printed in the corners; a number beside a ship that can be passed."""
    x, y = at
    busy = bool(things or goal or len(who) > 1)
    size = max((64 if goal else 98 if len(who) == 1 else 70) * k, LEAST * c.w)
    for i, one in enumerate(who):
        side = (i - (len(who) - 1) / 2) * 50 - (20 if goal else 8 if busy else 0)
        lift = 18 if goal else 9 if busy else 2
        put(c, one.name, x + side * k, y - lift * k, size * one.share, *one.args)
    if goal is not None:
        put(c, "badge", x + 24 * k, y + 24 * k, 52 * k, goal.risk, str(goal.number))
    spots = ((-28, 32), (26, -26)) if goal is not None else ((34, 31), (-34, 33), (0, 42))
    for (dx, dy), one in zip(spots, some(things, len(spots)), strict=False):
        paint_thing(c, (x + dx * k, y + dy * k), 42 * k, one)


def some(things: Sequence[Thing], places: int) -> list[Thing]:
    """As many as there are places for; the last says how many more there are."""
    if len(things) <= places:
        return [*things]
    return [*things[: places - 1], Thing("more", (sum(one.many for one in things[places - 1 :]),), 0.7)]


def _row(c: Canvas, at: Point, k: float, things: Sequence[Thing], size: float, step: float) -> None:
    things = some(things, 3)
    if len(things) > 2:
        size, step = size * 0.86, step * 0.86
    for i, one in enumerate(things):
        x = at[0] + (i - (len(things) - 1) / 2) * step * k
        paint_thing(c, (x, at[1]), size * k, one)


def paint_thing(c: Canvas, at: Point, size: float, one: Thing) -> None:
    put(c, one.name, *at, size * one.share, *one.args)
    if one.many > 1:
        put(c, "count", at[0] + size * 0.3, at[1] + size * 0.3, max(size * 0.52, 22), one.many)


def law_marks(
    c: Canvas, sectors: Sequence[SectorView], view: View, layout: Layout, numbers: bool
) -> list[Box]:
    """The mark of a planet's law lies on one of its empty spaces."""
    busy = {ship.space for ship in view.ships} | {npc.space for npc in view.npcs}
    busy |= {one.space for one in view.reach} if numbers else set()
    out = []
    for sector in sectors:
        planet = [cell for cell in sector.cells if cell.kind == "planet"]
        free = [cell for cell in planet if cell.id not in busy and not cell.cubes and not _marked(cell)]
        if free:
            quiet = min(free, key=_doors)
            at = layout.pixel(quiet.hex)
            put(c, "law", *at, 0.74 * layout.size, quiet.law or "neutral")
            out.append(square(at, 0.4 * layout.size))
    return out


def _doors(cell: Cell) -> int:
    return sum(edge.kind == "planet_entrance" for edge in cell.edges)


def _marked(cell: Cell) -> bool:
    return bool(cell.mission_point or cell.spawn or cell.exploration or cell.special or trades(cell))
