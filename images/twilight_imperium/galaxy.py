"""The galaxy: realms first, fleets second, figures third."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from images.brush import Point
from images.canvas import Canvas
from images.hexmap import cell_sprite
from images.kept import kept
from images.twilight_imperium.colours import SEATS
from images.twilight_imperium.common import contested, owner, put
from images.twilight_imperium.header import players, title
from images.twilight_imperium.labels import label
from images.twilight_imperium.legend import legend
from images.twilight_imperium.plan import Plan, plan_of, still_free
from images.twilight_imperium.realms import rim
from images.twilight_imperium.space import paint_system
from images.twilight_imperium.tiles import tile
from rules.core.hexes import DIRECTIONS, Hex
from rules.twilight_imperium.view import SystemView, View
from words import Words

BORDER, VEIL = 7, 120
EMPTY: Mapping[str, Point] = {}


class Ground(NamedTuple):
    """What the ground of a system shows: the kept picture serves until somebody comes or goes."""

    at: str
    hex: Hex | None
    planets: tuple[str, ...]
    wormholes: tuple[str, ...]
    terrain: str | None
    owner: int | None
    contested: bool
    hidden: bool


def galaxy(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    return choose(view, words, names, ())


def choose(view: View, words: Words, names: Sequence[str], at: Sequence[str]) -> Image.Image:
    """The galaxy with these places numbered in golden rims, in this order; all else is veiled."""
    plan = plan_of(view)
    c = Canvas(plan.w, plan.h, grounds(plan, tuple(map(ground_of, view.systems))))
    free = still_free(view, plan)
    for address, (x, y) in free:
        c.put(cell_sprite(plan.size, "ink", "line", 2), x, y)
        c.put(label(address, plan.px(28), "faint"), x, y)
    paint(c, plan, view, view.systems, words, at, dict(free))
    title(c, view, words, names)
    players(c, view, words, names)
    legend(c, plan, words)
    return c.im


def ground_of(system: SystemView) -> Ground:
    return Ground(
        system.at,
        system.hex,
        tuple(planet.id for planet in system.planets),
        system.wormholes,
        system.terrain,
        owner(system),
        contested(system),
        system.hidden,
    )


@kept
def grounds(plan: Plan, cells: tuple[Ground, ...]) -> Image.Image:
    """Space, planets and realms."""
    c = Canvas(plan.w, plan.h)
    owners = {cell.hex: cell.owner for cell in cells}
    for cell in cells:
        drawn = tile(cell.at, cell.planets, cell.wormholes, cell.terrain, cell.owner, plan.size)
        c.put(drawn, *plan.place(cell.hex))
    for cell in cells:
        _rim(c, plan, cell, owners)
    return c.im


def _rim(c: Canvas, plan: Plan, cell: Ground, owners: dict[Hex | None, int | None]) -> None:
    """The border of a realm; red all round where a battle is fought."""
    at = plan.place(cell.hex)
    if cell.contested:
        c.put(rim("harm", (True,) * 6, plan.size, BORDER, BORDER), *at)
        return
    if cell.owner is None:
        return
    sides: tuple[bool, ...] = (True,) * 6
    if cell.hex is not None:
        sides = tuple(owners.get(cell.hex.plus(step)) != cell.owner for step in DIRECTIONS)
    c.put(rim(SEATS[cell.owner], sides, plan.size, BORDER, BORDER), *at)


def paint(
    c: Canvas,
    plan: Plan,
    view: View,
    systems: Sequence[SystemView],
    words: Words,
    chosen: Sequence[str] = (),
    free: Mapping[str, Point] = EMPTY,
) -> None:
    """What lies in the systems. Those to choose from come last, in golden rims with the numbers of their
    buttons, and all others are veiled; a single one has only its rim."""
    places = {one.at: plan.place(one.hex) for one in systems} | dict(free)
    for one in systems:
        if one.at not in chosen:
            paint_system(c, plan, view, one, words)
    for at, place in places.items():
        if len(chosen) > 1 and at not in chosen:
            c.put(_veil(plan.size), *place)
    golden = [at for at in chosen if at in places]
    for tone, wide in (("black", 16), ("gold", 10)):
        for at in golden:
            c.put(rim(tone, (True,) * 6, plan.size, 5, wide), *places[at])
    for one in systems:
        if one.at in golden:
            paint_system(c, plan, view, one, words)
    for number, at in enumerate(chosen, 1):
        if at in places and len(chosen) > 1:
            x, y = places[at]
            put(c, "numbered", x - 88 * plan.k, y - 102 * plan.k, plan.px(60), number)


@kept
def _veil(size: int) -> Image.Image:
    """Darkens what cannot be chosen."""
    veil = cell_sprite(size, "ink", "ink", 0)
    veil.putalpha(veil.getchannel("A").point(lambda value: value * VEIL // 255))
    return veil
