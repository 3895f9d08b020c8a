"""The crew on a ship board: who is ready, who waits in the queue, and who of them will stay there."""

from __future__ import annotations

from collections import Counter

from images.canvas import Canvas
from images.starship_captains.common import figure, put
from images.theme import mix
from rules.starship_captains.view import Ship
from words import Words

Area = tuple[int, int, int, int]
TITLE = 44
STAYING = 3
"""The last of a queue stay there when a round ends (SC-308)."""


def title(c: Canvas, area: Area, text: str, width: float = 420) -> None:
    c.text(area[0] + 22, area[1] + 32, text, TITLE, "text", "bold", width=width)


def note(c: Canvas, area: Area, text: str, fill: str = "dim", width: float = 440) -> None:
    """At the right of a panel's title."""
    c.text(area[0] + area[2] - 24, area[1] + 34, text, 34, fill, anchor="r", width=width)


def paint_ready(c: Canvas, ship: Ship, area: Area, words: Words) -> None:
    """Every figure while they fit, then one of each kind with its count."""
    x, y, w, h = area
    title(c, area, words("sc-pic-ready"))
    if not ship.ready:
        c.text(x + w / 2, y + h / 2 + 24, words("sc-pic-ready-empty"), 38, "faint", anchor="m", width=w - 60)
        return
    middle = y + 136
    if len(ship.ready) <= 7:
        step, size = min(150.0, (w - 40) / len(ship.ready)), 136.0 if len(ship.ready) < 6 else 108.0
        for i, who in enumerate(ship.ready):
            figure(c, x + 22 + step * (i + 0.5), middle, size, who, words)
        return
    groups = Counter(ship.ready)
    step = min(170.0, (w - 36) / len(groups))
    size = min(118.0, step * 0.62)
    for i, (who, count) in enumerate(groups.items()):
        left = x + 20 + step * i
        figure(c, left + size / 2, middle, size, who, words)
        if count > 1:
            c.text(left + size + 4, middle + size * 0.12, f"×{count}", round(step * 0.27), "text", "bold")


def paint_queue(c: Canvas, ship: Ship, area: Area, words: Words) -> None:
    """From the front; numbers give the order of return, an orange frame says who stays."""
    x, y, w, h = area
    title(c, area, words("sc-pic-queue"))
    count = len(ship.queue)
    if not count:
        c.text(x + w / 2, y + h / 2 + 20, words("sc-pic-queue-empty"), 38, "faint", anchor="m", width=w - 60)
        return
    note(c, area, words("sc-pic-stay", n=min(STAYING, count)), "threat")
    put(c, "arrow", x + 48, y + 142, 54, 270, "good")
    if count <= 8:
        step = min(100.0, (w - 96) / count)
        for i in range(count):
            _waiting(c, ship, i, (x + 84 + i * step, y + 76, step - 8, 124), words)
        return
    rows = (count + 1) // 2
    step = min(100.0, (w - 96) / rows)
    for i in range(count):
        box = (x + 84 + (i % rows) * step, y + 64 + (i // rows) * 98, step - 8, 92.0)
        _waiting(c, ship, i, box, words, packed=True)


def _waiting(
    c: Canvas,
    ship: Ship,
    i: int,
    box: tuple[float, float, float, float],
    words: Words,
    packed: bool = False,
) -> None:
    x, y, w, h = box
    stays = i >= len(ship.queue) - STAYING
    c.panel(
        x, y, w, h, "black" if not stays else mix("deck", "black", 0.35), "threat" if stays else "line", 12
    )
    size, tone = min(w - 4, h - 10), "threat" if stays else "dim"
    if packed:
        figure(c, x + w - size * 0.46, y + h / 2, size * 0.78, ship.queue[i], words)
        c.text(x + 8, y + 20, str(i + 1), 28, tone, "bold")
        return
    figure(c, x + w / 2, y + h / 2 + 2, size, ship.queue[i], words)
    c.text(x + w / 2, y + h + 28, str(i + 1), 38, tone, "bold", "m")
