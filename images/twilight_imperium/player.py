"""A player's sheet: all that everybody may see of one."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.brush import Layer
from images.canvas import Canvas
from images.kept import kept
from images.text import fit, measure
from images.twilight_imperium import facts
from images.twilight_imperium.colours import INFLUENCE, RESOURCE
from images.twilight_imperium.common import look_of, player_of, put, put_seat
from images.twilight_imperium.globes import globe
from images.twilight_imperium.paper import GAP, PAD, M, W, heading
from images.twilight_imperium.player_parts import (
    LOW,
    cards,
    counters,
    leaders,
    powers,
    reserve,
    technologies,
    trade,
)
from rules.twilight_imperium.view import PlanetView, PlayerView, View
from words import Words

COLUMNS, CARD = 5, 132
TOP, UPPER = 186, 316


def player(view: View, words: Words, names: Sequence[str], seat: int) -> Image.Image:
    one = player_of(view, seat)
    rows = max(1, -(-len(one.planets) // COLUMNS))
    y: float = TOP + UPPER + GAP
    below = powers(None, one, y, words)
    c = Canvas(W, round(1250 + rows * CARD + below - y))
    _head(c, view, one, words, names)
    counters(c, one, TOP, UPPER, words)
    leaders(c, view, one, TOP, UPPER, words)
    y = powers(c, one, y, words)
    _planets(c, view, one, y, rows, words)
    y += 92 + rows * CARD + GAP
    technologies(c, one, y, words)
    trade(c, one, y, words, names)
    cards(c, one, y, words)
    reserve(c, view, one, y + LOW + GAP, words)
    return c.im


def _head(c: Canvas, view: View, one: PlayerView, words: Words, names: Sequence[str]) -> None:
    look = look_of(one.seat, words, names)
    put_seat(c, one.seat, 92, 92, 128)
    x: float = W - M
    c.text(x, 60, str(one.points), 84, "gold", "display", "r")
    c.icon("star", x - 40 - measure(str(one.points), 84, "display"), 58, 64, "gold")
    c.text(x, 134, words("ti-pic-of-points", n=facts.TARGET), 34, "dim", "text", "r")
    x -= 230
    c.text(x, 62, str(one.goods), 72, "text", "display", "r")
    put(c, "goods", x - 44 - measure(str(one.goods), 72, "display"), 62, 66)
    c.text(x, 134, words("ti-pic-goods"), 34, "dim", "text", "r")
    x -= 220
    for i, picked in enumerate(reversed(one.picked)):
        put(c, "strategy", x - 40 - i * 84, 62, 78, facts.number_of(picked.card), picked.resolved)
    if len(one.picked) == 1:
        c.text(
            x, 134, facts.called(facts.STRATEGY, one.picked[0].card, words), 34, "dim", "text", "r", width=250
        )
    elif one.picked:
        c.text(x, 134, words("ti-pic-strategies"), 34, "dim", "text", "r", width=300)
    room = x - 180 - max(270, len(one.picked) * 84 + 20)
    end = c.text(180, 66, *fit(look.name, 76, room - 70, "display", 0.5), face="display")
    if one.seat == view.speaker:
        put(c, "speaker", end + 46, 66, 60)
    said = facts.race(one.race, words)
    if one.passed or one.out:
        said = f"{said}  ·  {words('ti-say-out' if one.out else 'ti-say-passed')}"
    c.text(182, 134, said, 42, look.colour, "bold", width=room)


def _planets(c: Canvas, view: View, one: PlayerView, y: float, rows: int, words: Words) -> None:
    """Those that are ready first, and what they are worth together."""
    c.panel(M, y, W - 2 * M, 92 + rows * CARD)
    end = heading(c, M + PAD, y + 44, words("ti-pic-planets"), 500)
    c.text(end + 18, y + 45, str(len(one.planets)), 40, "dim", "bold")
    x: float = W - M - PAD
    for icon, tone, n in (("ti_inf", INFLUENCE, one.influence), ("ti_res", RESOURCE, one.resources)):
        c.text(x, y + 44, str(n), 48, "text", "display", "r")
        x -= measure(str(n), 48, "display") + 32
        c.icon(icon, x, y + 44, 44, tone)
        x -= 50
    c.text(x + 10, y + 45, words("ti-pic-ready"), 34, "dim", "text", "r")
    step = (W - 2 * M - 2 * PAD + 12) / COLUMNS
    for i, id in enumerate(one.planets):
        at = M + PAD + (i % COLUMNS) * step, y + 84 + (i // COLUMNS) * CARD
        _planet(c, view.planet(id), *at, step - 12, words)
    if not one.planets:
        c.text(M + PAD, y + 150, words("ti-pic-none"), 36, "faint")


def _planet(c: Canvas, planet: PlanetView, x: float, y: float, w: float, words: Words) -> None:
    """A planet card: bright while it is ready, dark and hollow once it is spent."""
    fresh = planet.ready
    c.panel(x, y, w, 120, "raise" if fresh else "ink", None if fresh else "raise", border=3)
    c.put(planet_globe(planet.id, 36), x + 54, y + 60)
    if planet.specialty:
        put(c, "gem", x + 77, y + 28, 40, planet.specialty)
    name = facts.called(facts.PLANETS, planet.id, words)
    said, size = fit(name, 34, w - 104, "bold", 0.7)
    c.text(x + 103, y + 34, said, size, "text" if fresh else "faint", "bold")
    put(c, "resource", x + 132, y + 80, 56, str(planet.resources), fresh)
    put(c, "influence", x + 198, y + 80, 56, str(planet.influence), fresh)
    if planet.facility:
        put(c, planet.facility, x + w - 36, y + 80, 40, "dim")
    if planet.token:
        put(c, "artifact", x + 24, y + 30, 40, planet.token != "hidden")


@kept
def planet_globe(name: str, r: int) -> Image.Image:
    layer = Layer(2 * r + 4, 2 * r + 4, "#000000")
    globe(layer.pen, (r + 2, r + 2), r, name)
    shade = Layer(2 * r + 4, 2 * r + 4, "#000000")
    shade.pen.disc((r + 2, r + 2), r, "#FFFFFF")
    image = layer.flat().convert("RGBA")
    image.putalpha(shade.flat().convert("L"))
    return image
