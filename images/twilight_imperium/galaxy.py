"""The galaxy: realms first, fleets second, figures third."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from images.canvas import Canvas
from images.hexmap import cell_sprite
from images.kept import kept
from images.twilight_imperium.colours import SEATS
from images.twilight_imperium.common import contested, owner
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

BORDER = 7


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
    plan = plan_of(view)
    c = Canvas(plan.w, plan.h, _ground(plan, tuple(map(ground_of, view.systems))))
    for at, (x, y) in still_free(view, plan):
        c.put(cell_sprite(plan.size, "ink", "line", 2), x, y)
        c.put(label(at, plan.px(28), "faint"), x, y)
    for system in view.systems:
        paint_system(c, plan, view, system, words)
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
def _ground(plan: Plan, cells: tuple[Ground, ...]) -> Image.Image:
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
