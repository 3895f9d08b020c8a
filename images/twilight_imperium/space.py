"""What lies in a system of the galaxy: five lines at fixed heights, as large as they fit."""

from __future__ import annotations

from PIL import Image, ImageDraw

from images.canvas import Canvas
from images.kept import kept
from images.text import fit, measure
from images.theme import rgb
from images.twilight_imperium import facts
from images.twilight_imperium.colours import LETTERS, SEATS
from images.twilight_imperium.common import (
    NEXUS,
    Fleet,
    acting,
    colour_of,
    contested,
    custodians,
    fleets,
    garrison,
    put,
)
from images.twilight_imperium.labels import label
from images.twilight_imperium.pieces import Piece, lines_for, pieces, wide
from images.twilight_imperium.plan import Plan
from images.twilight_imperium.tiles import spots
from rules.twilight_imperium.view import PlanetView, SystemView, View
from words import Words

HEAD, NAME, TROOPS, UPPER, LOWER, ONLY = -114, 21, 24, 62, 98, 76
"""Lines of a system, from its middle, for the size that tiles are measured in."""
CLOSER = {1: (30, 23), 2: (30, 23), 3: (30, 23), 4: (28, 20), 5: (26, 18), 6: (24, 16)}
"""Counters: how large, and how far from each other."""
ROOM = {1: 200, 2: 124, 3: 92}
"""For the name of a planet, by how many there are."""


def room_at(plan: Plan, y: float) -> float:
    """How wide a line may be at this distance from the middle, borders left out."""
    return 2 * (75 + (130 - abs(y)) / 130 * 75 - 17) * plan.k


def paint_system(c: Canvas, plan: Plan, view: View, system: SystemView, words: Words) -> None:
    x, y = plan.place(system.hex)
    if system.hidden:
        c.put(label(system.at, plan.px(24), "dim"), x, y + HEAD * plan.k)
        c.put(label("?", plan.px(90), "faint"), x, y)
        return
    shown = fleets(system, acting(view))
    _head(c, plan, view, system, x, y)
    _planets(c, plan, view, system, x, y, words)
    if system.terrain:
        high = -80 if shown or system.mines else 92
        c.put(label(facts.terrain(system.terrain, words), plan.px(25)), x, y + high * plan.k)
    if system.at == NEXUS:
        c.put(label(facts.called(facts.SYSTEMS, system.tile, words), plan.px(28)), x, y - 160 * plan.k)
    if contested(system):
        for i, fleet in enumerate(shown[:2]):
            _side(c, plan, fleet, x, y, i)
        put(c, "battle", x, y + 68 * plan.k, plan.px(28))
        return
    row = [piece for fleet in shown for piece in crew(fleet)]
    row += [Piece("mine", (colour_of(seat),)) for seat in system.mines]
    if row:
        _fleet(c, plan, row, x, y)


def _head(c: Canvas, plan: Plan, view: View, system: SystemView, x: float, y: float) -> None:
    """The address, and whose counters lie here; many lie closer, and the sign of a home makes room."""
    number = len(system.counters)
    size, step = map(plan.px, CLOSER.get(number, (24, 12)))
    home = system.home is not None and number < 4
    alert = view.high_alert is not None and view.high_alert[1] == system.at
    across = measure(system.at, plan.px(24), "bold")
    total = across + (8 + size + step * (number - 1) if number else 0) + plan.px(30) * (home + alert)
    left, line = x - total / 2, y + HEAD * plan.k
    if home:
        put(c, "home", left + 12, line, plan.px(24), SEATS[system.home or 0])
        left += plan.px(30)
    if alert and view.high_alert is not None:
        put(c, "alert", left + 12, line, plan.px(28), SEATS[view.high_alert[0]])
        left += plan.px(30)
    c.put(label(system.at, plan.px(24), "dim"), left - 6, line, "lm")
    for i, seat in enumerate(system.counters):
        put(c, "counter", left + across + 8 + size / 2 + i * step, line + 2, size, seat, LETTERS[seat])


def _planets(c: Canvas, plan: Plan, view: View, system: SystemView, x: float, y: float, words: Words) -> None:
    """Two that lie side by side share the room for their names and for what stands on them."""
    count = len(system.planets)
    at = [(x + px * plan.k, y + py * plan.k, r * plan.k) for px, py, r in spots(count)]
    rows = [on_planet(view, planet) for planet in system.planets]
    names = [facts.called(facts.PLANETS, planet.id, words) for planet in system.planets]
    for planet, spot in zip(system.planets, at, strict=True):
        _planet(c, plan, planet, *spot)
    if count == 2:
        _shared(c, plan, system.planets, at, names, rows)
        return
    for planet, (px, py, r), name, row in zip(system.planets, at, names, rows, strict=True):
        room = ROOM[count] * plan.k
        said, size = fit(name, plan.px(26 if count < 3 else 21), room, "bold", 0.74)
        line = py + r + NAME * plan.k
        c.put(label(said, size, _tone(planet)), px, line)
        (shown, *_), icon = lines_for(
            row, (room + (6 if count < 3 else -8),), [plan.px(each) for each in ICONS], 4
        )
        pieces(c, shown, px, line + TROOPS * plan.k, icon, 4)


ICONS = (28, 26, 24, 22, 20)


def _shared(
    c: Canvas,
    plan: Plan,
    planets: tuple[PlanetView, ...],
    at: list[tuple[float, float, float]],
    names: list[str],
    rows: list[list[Piece]],
) -> None:
    (xa, y, r), (xb, _, _) = at
    half = 122 * plan.k
    size = plan.px(24)
    while size > plan.px(17) and sum(measure(name, size, "bold") for name in names) + 10 > 2 * half:
        size -= 1
    line = y + r + NAME * plan.k
    middles = beside((xa, xb), (measure(names[0], size, "bold"), measure(names[1], size, "bold")), half, 10)
    for planet, name, x in zip(planets, names, middles, strict=True):
        c.put(label(name, size, _tone(planet)), x, line)
    icon = next((each for each in map(plan.px, ICONS) if _both(rows, each) <= 2 * half), plan.px(ICONS[-1]))
    rooms = [2 * half - 10 - min(wide(other, icon, 4), half) for other in reversed(rows)]
    shown = [lines_for(row, (room,), (icon,), 4)[0][0] for row, room in zip(rows, rooms, strict=True)]
    middles = beside((xa, xb), (wide(shown[0], icon, 4), wide(shown[1], icon, 4)), half, 10)
    for row, x in zip(shown, middles, strict=True):
        pieces(c, row, x, line + TROOPS * plan.k, icon, 4)


def _both(rows: list[list[Piece]], icon: int) -> float:
    return sum(wide(row, icon, 4) for row in rows if row) + 10


def beside(
    at: tuple[float, float], wide: tuple[float, float], half: float, gap: float
) -> tuple[float, float]:
    """Middles of two lines of these widths, as near to their planets as both have room."""
    (xa, xb), (a, b) = at, wide
    middle = (xa + xb) / 2
    left = max(xa, middle - half + a / 2)
    right = min(xb, middle + half - b / 2)
    over = left + a / 2 + gap - (right - b / 2)
    if over <= 0 or not a or not b:
        return left, right
    back = min(over, max(0.0, left - a / 2 - (middle - half)))
    return left - back, right + (over - back)


def _tone(planet: PlanetView) -> str:
    return "text" if planet.ready or planet.owner is None else "dim"


def _planet(c: Canvas, plan: Plan, planet: PlanetView, x: float, y: float, r: float) -> None:
    """Its holder in the middle, figures at its feet, specialty and artifact above."""
    fresh = planet.ready or planet.owner is None
    if planet.owner is not None:
        c.put(_orbit(SEATS[planet.owner], round(r + 7)), x, y)
        put(c, "seat", x, y - 1, r * 1.08, planet.owner, LETTERS[planet.owner])
    badge = plan.px(33 if r > 34 * plan.k else 29)
    put(c, "resource", x - r * 0.88, y + r * 0.7, badge, str(planet.resources), fresh)
    put(c, "influence", x + r * 0.88, y + r * 0.7, badge, str(planet.influence), fresh)
    if planet.specialty:
        put(c, "gem", x + r * 0.84, y - r * 0.72, plan.px(29), planet.specialty)
    if planet.token:
        put(c, "artifact", x - r * 0.84, y - r * 0.72, plan.px(30), planet.token != "hidden")


@kept
def _orbit(colour: str, r: int) -> Image.Image:
    """The ring round a planet that somebody holds."""
    k = 4
    big = Image.new("RGBA", (2 * r * k, 2 * r * k), (*rgb(colour), 0))
    draw = ImageDraw.Draw(big)
    for inset, tone, thick in ((0, "black", 9), (2, colour, 5)):
        at = inset * k
        draw.ellipse(
            (at, at, 2 * r * k - at - 1, 2 * r * k - at - 1), outline=(*rgb(tone), 255), width=thick * k
        )
    return big.reduce(k)


def on_planet(view: View, planet: PlanetView) -> list[Piece]:
    """Troops, guns, a dock, leaders, a facility; or the Custodians."""
    colour = colour_of(planet.owner)
    row = [Piece("unit", (kind, colour), n) for kind, n in (*garrison(planet), *custodians(view, planet))]
    row += [Piece("leader", (facts.kind_of(each), colour)) for each in planet.leaders]
    if planet.facility:
        row.append(Piece(planet.facility, ("dim",)))
    return row


def crew(fleet: Fleet) -> list[Piece]:
    """A fleet as tokens: whose it is, ships from great to small, whom they carry."""
    colour = colour_of(fleet.seat)
    whose = Piece("seat", (fleet.seat, LETTERS[fleet.seat])) if fleet.seat >= 0 else Piece("neutral", ())
    out = [whose]
    out += [Piece("unit", (kind, colour), n, hurt) for kind, n, hurt in fleet.ships]
    out += [Piece("unit", (kind, colour), n) for kind, n in fleet.aboard]
    out += [Piece("leader", (facts.kind_of(each), colour)) for each in fleet.leaders]
    return out


def _fleet(c: Canvas, plan: Plan, row: list[Piece], x: float, y: float) -> None:
    """In one line if it fits, else in two."""
    for icon in map(plan.px, (42, 40, 38)):
        if wide(row, icon, 8) <= room_at(plan, ONLY + icon / 2):
            pieces(c, row, x, y + ONLY * plan.k, icon, 8)
            return
    rooms = (room_at(plan, UPPER + 16), room_at(plan, LOWER + 16))
    lines, icon = lines_for(row, rooms, [plan.px(each) for each in (37, 35, 33, 31, 29, 27)], 7)
    if len(lines) == 2 and len(lines[0]) > len(lines[1]) + 1:
        even = tuple(row[: -(-len(row) // 2)]), tuple(row[-(-len(row) // 2) :])
        if all(wide(line, icon, 7) <= room for line, room in zip(even, rooms, strict=True)):
            lines = even
    for line, down in zip(lines, (UPPER, LOWER), strict=False):
        pieces(c, line, x, y + down * plan.k, icon, 7)


def _side(c: Canvas, plan: Plan, fleet: Fleet, x: float, y: float, side: int) -> None:
    """One of two fleets in battle: the attacker left, the defender right, up to three short lines."""
    row = [piece for piece in crew(fleet) if piece.name != "leader"]
    rooms = (98, 84, 60)
    icons = [plan.px(icon) for icon in (28, 26, 24, 22)]
    lines, icon = lines_for(row, [room * plan.k for room in rooms], icons, 4)
    for line, room, down in zip(lines, rooms, (54, 83, 109), strict=False):
        pieces(c, line, x + (side * 2 - 1) * (room / 2 + 9) * plan.k, y + down * plan.k, icon, 4)
