"""The hold of a ship: damage first, then cargo; lockers and overdamage below."""

from __future__ import annotations

from images.canvas import Canvas
from images.starship_captains.common import artifact, pirate, put
from images.starship_captains.deckhands import Area, note, title
from rules.starship_captains.view import Ship
from words import Words

SLOT, STEP = 90, 98


def paint_hold(c: Canvas, ship: Ship, area: Area, words: Words) -> None:
    x, y, _, _ = area
    title(c, area, words("sc-pic-hold"), 240)
    damage = min(ship.damage, ship.hold)
    cargo: list[str] = [*ship.artifacts, *ship.pirates]
    free = ship.hold - damage + ship.lockers - len(cargo)
    note(c, area, words("sc-pic-hold-note", damage=ship.damage, free=free), width=540)
    inside = cargo[: ship.hold - damage]
    for i in range(ship.hold):
        left = x + 22 + i * STEP
        c.panel(left, y + 72, SLOT, SLOT, "black", "line", 12)
        middle = (left + SLOT / 2, y + 72 + SLOT / 2)
        if i < damage:
            put(c, "harm", *middle, 78)
        elif i - damage < len(inside):
            _item(c, *middle, inside[i - damage], words)
    below = y + 188.0
    if ship.lockers:
        below = _lockers(c, ship, cargo[len(inside) :], (x, below), words)
    if ship.damage > ship.hold:
        below = _overdamage(c, ship.damage - ship.hold, (x, below), words)
    _notes(c, x, below + 8, y + area[3], words)


def _item(c: Canvas, x: float, y: float, item: str, words: Words) -> None:
    if item.endswith(("_medal", "_android")):
        pirate(c, x, y, 82, item, words)  # type: ignore[arg-type]
    else:
        artifact(c, x, y, 80, item, words)  # type: ignore[arg-type]


def _lockers(c: Canvas, ship: Ship, held: list[str], at: tuple[float, float], words: Words) -> float:
    """More room for cargo, never for damage (SC-386)."""
    x, y = at
    put(c, "locker", x + 66, y + 38, 70)
    for i in range(ship.lockers):
        left = x + 22 + (i + 1) * STEP
        c.panel(left, y, SLOT, 78, "black", "good", 12)
        if i < len(held):
            _item(c, left + SLOT / 2, y + 39, held[i], words)
    right = x + 22 + (ship.lockers + 1) * STEP + 8
    c.text(right, y + 38, words("sc-pic-lockers"), 34, "good", width=x + 800 - right)
    return y + 92


def _overdamage(c: Canvas, over: int, at: tuple[float, float], words: Words) -> float:
    x, y = at
    c.panel(x + 18, y, 786, 84, "#45262D", "harm", 14, 3)
    shown = min(over, 4)
    for i in range(shown):
        put(c, "harm", x + 66 + i * 76, y + 42, 68)
    left = x + 66 + shown * 76
    if over > shown:
        left = c.text(left - 20, y + 42, f"×{over}", 46, "harm", "display") + 24
    c.text(left, y + 42, words("sc-pic-overdamage", n=over), 38, "harm", "bold", width=x + 786 - left)
    return y + 96


def _notes(c: Canvas, x: float, y: float, end: float, words: Words) -> None:
    """What cargo is good for, while there is room to say it."""
    lines = ("artifact", ("red_blue",), "sc-pic-note-artifact"), ("skull", ("dim",), "sc-pic-note-pirate")
    for icon, args, key in lines:
        if y + 72 <= end:
            put(c, icon, x + 54, y + 36, 50, *args)
            c.text(x + 96, y + 36, words(key), 33, "dim", width=712)
            y += 72
