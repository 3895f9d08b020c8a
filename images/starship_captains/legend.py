"""Below the galaxy: what its signs mean, in as few words as will do."""

from __future__ import annotations

from PIL import Image

from images.brush import Layer
from images.canvas import Canvas
from images.kept import kept
from images.starship_captains.brush import sprite
from images.starship_captains.common import look_of, route_letter
from images.starship_captains.starmap import FOOT, H, W, route_line
from images.starship_captains.tokens import ROUTE
from images.text import measure
from words import Words

Item = tuple[str, tuple[object, ...], str]
SIZE, FINE = 50, 32


def paint_legend(c: Canvas, words: Words) -> None:
    c.put(_legend(words), 0, FOOT, "lt")


@kept
def _legend(words: Words) -> Image.Image:
    layer = Layer(W, H - FOOT, "ink")
    layer.pen.rounded((24, 4, W - 24, H - FOOT - 20), 14, "deck")
    for i, colour in enumerate(ROUTE):
        y = 30 + i * 39
        route_line(layer.pen, (56, y), (160, y), colour, 0.8, "deck")
    image = layer.flat()
    c = Canvas(W, H - FOOT, image)
    right = 0.0
    for i, colour in enumerate(ROUTE):
        name = f"{route_letter(colour, words)}  {words(f'sc-pic-route-{colour}')}"
        right = max(right, c.text(184, 30 + i * 39, name, FINE))
    green = route_letter("green", words)
    first: list[Item] = [
        ("pirate", ("green", green, "medal"), words("sc-pic-legend-pirate")),
        ("number", ("4",), words("sc-pic-legend-number")),
        ("number", ("4", False), words("sc-pic-legend-turned")),
        ("flag", (), words("sc-pic-legend-first")),
    ]
    second: list[Item] = [
        ("seat", (0, look_of(0, words, ()).letter), words("sc-pic-legend-reserved")),
        ("faction", ("fleet",), words("sc-pic-legend-station")),
        ("faction", ("fleet", False), words("sc-pic-legend-away")),
        ("moon", (), words("sc-pic-legend-passed")),
    ]
    for y, items in ((44, first), (96, second)):
        _flow(c, right + 60, W - 56, y, items)
    return c.im


def _flow(c: Canvas, x: float, right: float, y: float, items: list[Item]) -> None:
    """Spread evenly over a line, whatever the language makes of their length."""
    size = FINE
    while size > 24 and sum(SIZE + 12 + measure(t, size) for _, _, t in items) > right - x - 40:
        size -= 1
    total = sum(SIZE + 12 + measure(text, size) for _, _, text in items)
    gap = (right - x - total) / (len(items) - 1)
    for name, args, text in items:
        c.put(sprite(name, SIZE, *args), x + SIZE / 2, y)
        c.text(x + SIZE + 12, y, text, size)
        x += SIZE + 12 + measure(text, size) + gap
