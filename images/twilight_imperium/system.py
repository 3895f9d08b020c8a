"""One system, large: planets, every fleet, its neighbours at the rim; beside it who has what."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PIL import Image

from images.brush import Point, between
from images.canvas import Canvas
from images.hexmap import Layout
from images.kept import kept
from images.text import fit, measure
from images.theme import rgb
from images.twilight_imperium import facts
from images.twilight_imperium.colours import LETTERS, SEATS
from images.twilight_imperium.common import (
    acting,
    contested,
    fleets,
    owner,
    put,
    put_seat,
)
from images.twilight_imperium.labels import label
from images.twilight_imperium.pieces import Piece, lines_for, pieces
from images.twilight_imperium.player import planet_globe
from images.twilight_imperium.realms import rim
from images.twilight_imperium.space import crew, on_planet
from images.twilight_imperium.system_panel import CUT, W, panel
from images.twilight_imperium.tiles import tile
from rules.core.hexes import DIRECTIONS
from rules.twilight_imperium.view import PlanetView, SystemView, View
from words import Words

H, SIZE = 1180, 364
AT: Point = (505.0, 592.0)
LAYOUT = Layout(SIZE, *AT)
SPOTS = {
    0: (),
    1: ((0, -128, 92),),
    2: ((-146, -128, 82), (146, -128, 82)),
    3: ((-206, -100, 66), (0, -150, 66), (206, -100, 66)),
}
ROOM = {1: 420, 2: 270, 3: 190}
PLACES = {4: (505, 56), 1: (505, 966), 5: (868, 130), 0: (868, 900), 3: (142, 130), 2: (142, 900)}
"""Where the words of a neighbour stand, by its side."""


def system(view: View, words: Words, names: Sequence[str], at: Sequence[str]) -> Image.Image:
    """The first of these addresses; from the others somebody may come, numbered in this order."""
    here, origins = view.system(at[0]), at[1:]
    tall = panel(None, view, here, origins, words, names)
    high = round(max(H, tall))
    near = _near(view, here)
    ground = tuple((side, one.at, one.wormholes, one.terrain, owner(one), one.hidden) for side, one in near)
    mine = (here.at, here.wormholes, here.terrain, owner(here), contested(here))
    c = Canvas(W, high)
    c.put(_ground(mine, ground), 0, 0, "lt")
    c.rect(CUT, 0, W, high, "deck")
    c.rect(CUT - 3, 0, CUT, high, "line")
    for side, one in near:
        _neighbour(c, view, one, side, words)
    _inside(c, view, here, words)
    _ways(c, view, here, origins)
    panel(c, view, here, origins, words, names)
    return c.im


def _near(view: View, here: SystemView) -> list[tuple[int, SystemView]]:
    if here.hex is None:
        return []
    cells = {one.hex: one for one in view.systems if one.hex is not None}
    beside = ((side, here.hex.plus(step)) for side, step in enumerate(DIRECTIONS))
    return [(side, cells[cell]) for side, cell in beside if cell in cells]


Ground = tuple[int, str, tuple[str, ...], str | None, int | None, bool]


@kept
def _ground(
    mine: tuple[str, tuple[str, ...], str | None, int | None, bool], near: tuple[Ground, ...]
) -> Image.Image:
    """The system bright, its neighbours veiled."""
    c = Canvas(CUT, H)
    for side, at, holes, terrain, who, hidden in near:
        x, y = LAYOUT.pixel(DIRECTIONS[side])
        c.put(tile(at, (), holes, None if hidden else terrain, who, SIZE, True), x, y)
    c.im.paste(rgb("ink"), (0, 0), Image.new("L", (CUT, H), 140))
    at, holes, terrain, who, fight = mine
    c.put(tile(at, (), holes, terrain, who, SIZE, True), *AT)
    tone = "harm" if fight else SEATS[who] if who is not None else "line"
    c.put(rim(tone, (True,) * 6, SIZE, 9, 10), *AT)
    return c.im


# Neighbours: address, planets with their holders, fleets


def _neighbour(c: Canvas, view: View, one: SystemView, side: int, words: Words) -> None:
    (x, y), room = PLACES[side], 420 if side in (1, 4) else 250
    c.put(label(one.at, 36, "dim"), x, y)
    y += 46
    if one.hidden:
        c.put(label("?", 60, "faint"), x, y + 10)
        return
    if one.terrain:
        c.put(label(facts.terrain(one.terrain, words), 34), x, y)
        y += 44
    for group in (
        [one.planets] if side in (1, 4) and len(one.planets) < 3 else [(each,) for each in one.planets]
    ):
        if group:
            _names(c, group, x, y, room, words)
            y += 44
    for fleet in fleets(one, acting(view))[:2]:
        row = [piece for piece in crew(fleet) if piece.name != "leader"]
        (shown, *_), icon = lines_for(row, (room,), range(44, 27, -2), 8)
        pieces(c, shown, x, y + 2, icon, 8)
        y += 48


def _names(c: Canvas, planets: Sequence[PlanetView], x: float, y: float, room: float, words: Words) -> None:
    """In a line, each after the token of its holder."""
    said = [facts.called(facts.PLANETS, each.id, words) for each in planets]
    size, icon, gap = 34, 36, 26

    def across() -> float:
        return (
            sum(measure(name, size, "bold") for name in said)
            + sum(icon + 6 for each in planets if each.owner is not None)
            + gap * (len(planets) - 1)
        )

    while size > 22 and across() > room:
        size -= 1
    left = x - across() / 2
    for planet, name in zip(planets, said, strict=True):
        if planet.owner is not None:
            put_seat(c, planet.owner, left + icon / 2, y, icon)
            left += icon + 6
        c.put(label(name, size), left - 6, y, "lm")
        left += measure(name, size, "bold") + gap


# Inside


def _inside(c: Canvas, view: View, here: SystemView, words: Words) -> None:
    x, y = AT
    if here.hidden:
        c.put(label(here.at, 52), x, y - 256)
        c.put(label("?", 200, "faint"), x, y)
        return
    _head(c, view, here, x, y - 262)
    shown = fleets(here, acting(view))
    if here.terrain:
        c.put(label(facts.terrain(here.terrain, words), 46), x, y - 190)
    for planet, (px, py, r) in zip(here.planets, SPOTS[len(here.planets)], strict=True):
        _planet(c, view, planet, x + px, y + py, r, ROOM[len(here.planets)], words)
    rows = [crew(fleet) for fleet in shown]
    if here.mines:
        rows.append([Piece("mine", (SEATS[seat],)) for seat in here.mines])
    _fleets(c, rows, x, y, bool(here.planets))


def _head(c: Canvas, view: View, here: SystemView, x: float, y: float) -> None:
    """The address, whose counters lie here, High Alert."""
    step = 50 if len(here.counters) < 4 else 34
    alert = view.high_alert is not None and view.high_alert[1] == here.at
    across = measure(here.at, 52, "bold") + (18 + step * len(here.counters)) + 56 * alert
    left = x - across / 2
    if alert and view.high_alert is not None:
        put(c, "alert", left + 24, y, 50, SEATS[view.high_alert[0]])
        left += 56
    c.put(label(here.at, 52), left, y, "lm")
    left += measure(here.at, 52, "bold") + 18
    for i, seat in enumerate(here.counters):
        put(c, "counter", left + step * (i + 0.5), y + 2, 52, seat, LETTERS[seat])


def _planet(
    c: Canvas, view: View, planet: PlanetView, x: float, y: float, r: float, room: float, words: Words
) -> None:
    fresh = planet.ready or planet.owner is None
    if planet.owner is not None:
        put(c, "halo", x, y, 2 * r + 26, SEATS[planet.owner])
    c.put(planet_globe(planet.id, round(r)), x, y)
    if planet.owner is not None:
        put_seat(c, planet.owner, x, y - 4, r * 0.98)
    put(c, "resource", x - r * 0.94, y + r * 0.6, 76 if r > 70 else 62, str(planet.resources), fresh)
    put(c, "influence", x + r * 0.94, y + r * 0.6, 76 if r > 70 else 62, str(planet.influence), fresh)
    if planet.specialty:
        put(c, "gem", x + r * 0.86, y - r * 0.66, 60 if r > 70 else 48, planet.specialty)
    if planet.token:
        put(c, "artifact", x - r * 0.86, y - r * 0.66, 60 if r > 70 else 48, planet.token != "hidden")
    said, size = fit(facts.called(facts.PLANETS, planet.id, words), 44, room, "bold", 0.6)
    c.put(label(said, size, "text" if fresh else "dim"), x, y + r + 38)
    row = on_planet(view, planet)
    lines, icon = lines_for(row, (room, room), (54, 50, 46, 42, 38, 34, 30), 6)
    lines, icon = (lines, icon) if len(lines) < 2 else lines_for(row, (room, room), (40, 36, 33, 30), 6)
    for i, line in enumerate(lines):
        pieces(c, line, x, y + r + 90 + i * (icon + 1), icon, 6)


def _fleets(c: Canvas, rows: Sequence[list[Piece]], x: float, y: float, planets: bool) -> None:
    """A line for each player, two for one who is alone; what has no room is on the panel."""
    lines: list[tuple[tuple[Piece, ...], int]] = []
    rooms = (450, 350) if planets else (560, 420)
    for row in rows:
        if len(rows) == 1:
            split, icon = lines_for(row, rooms, range(84, 39, -4), 14)
            lines += [(line, icon) for line in split]
        else:
            tries = (430, 400) if len(rows) == 2 else (430,)
            split, icon = lines_for(row, tries, range(60, 29, -4), 9)
            lines += [(line, icon) for line in split]
    top, foot = (132, 294) if planets else (-110, 270)
    step = min(100, (foot - top) / max(1, len(lines)))
    first = (top + foot) / 2 - step * (len(lines) - 1) / 2
    for i, (line, icon) in enumerate(lines):
        icon = min(icon, round(step))
        down = first + i * step
        fitting, icon = lines_for(line, (_room(down + icon / 2),), range(icon, 23, -2), 8)
        pieces(c, fitting[0], x, y + down, icon, 8)


def _room(down: float) -> float:
    """How wide a line may be so far below the middle."""
    return 2 * (SIZE - abs(down) / 3**0.5 - 34)


def _ways(c: Canvas, view: View, here: SystemView, origins: Sequence[str]) -> None:
    """On the side towards each origin: its number, pointing in. What comes through a wormhole has no side."""
    sides: dict[int, list[int]] = {}
    for number, at in enumerate(origins, 1):
        cell = view.system(at).hex
        if cell is None or here.hex is None:
            continue
        away = LAYOUT.pixel((cell.q - here.hex.q, cell.r - here.hex.r))
        side = min(range(6), key=lambda d: _off(away, LAYOUT.pixel(DIRECTIONS[d])))
        sides.setdefault(side, []).append(number)
    for side, numbers in sides.items():
        a, b = LAYOUT.edge((0, 0), side)
        out = ((a[0] + b[0]) / 2 - AT[0], (a[1] + b[1]) / 2 - AT[1])
        dx, dy = out[0] / hypot(*out), out[1] / hypot(*out)
        for i, number in enumerate(numbers):
            x, y = between(a, b, 0.5 + (i - (len(numbers) - 1) / 2) * 0.26)
            put(c, "gate", x + dx * 22, y + dy * 22, 76, side)
            put(c, "numbered", x + dx * 66, y + dy * 66, 70, number)


def _off(a: Point, b: Point) -> float:
    """How far two directions from the middle are apart."""
    (ax, ay), (bx, by) = ((p[0] - AT[0], p[1] - AT[1]) for p in (a, b))
    return -(ax * bx + ay * by) / (hypot(ax, ay) * hypot(bx, by) or 1)
