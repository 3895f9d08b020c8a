"""Above the map: whose turn it is and what is going on; every captain with fame, money and bounty."""

from __future__ import annotations

from collections.abc import Sequence

from images.brush import Box
from images.canvas import Canvas
from images.text import fit
from images.xia.common import look_of, put, thousands
from rules.xia.view import View
from words import Words

LEFT, RIGHT = (0.0, 0.0, 470.0, 244.0), (1010.0, 0.0, 1600.0, 0.0)
"""At a width of 1600; the right box grows with the captains."""
PITCH = 52.0


def head_boxes(seats: int, w: int) -> tuple[Box, ...]:
    """What the header takes of a picture of this width."""
    k = w / 1600
    tall = (18 + PITCH * seats + 8) * k
    return (
        (LEFT[0] * k, 0.0, LEFT[2] * k, LEFT[3] * k),
        (RIGHT[0] * k, 0.0, RIGHT[2] * k, tall),
    )


def paint_header(c: Canvas, view: View, words: Words, names: Sequence[str], numbers: bool = True) -> None:
    k = c.w / 1600
    look = look_of(view.acting, words, names)
    put(c, "ship", 74 * k, 76 * k, 92 * k, look.seat, look.letter, True)
    _name(c, look.name, k)
    c.text(34 * k, 158 * k, stage(view, words), round(48 * k), look.colour, "bold", "l", width=430 * k)
    key = "xia-pic-choose" if view.reach and numbers else "xia-pic-clock"
    note = words(key, turns=view.turns + (not view.over), needed=view.needed)
    c.text(34 * k, 208 * k, note, round(33 * k), "dim", "text", "l", width=430 * k)
    for ship in view.ships:
        _row(c, view, ship.seat, words, names, (18 + PITCH * (ship.seat + 0.5)) * k, k)


def _name(c: Canvas, name: str, k: float) -> None:
    """In one line if it fits, else in two smaller ones."""
    room, large = 330 * k, round(66 * k)
    if fit(name, large, room, "display")[0] == name:
        c.text(134 * k, 76 * k, name, large, face="display", width=room)
    else:
        c.lines(134 * k, 76 * k, name, round(46 * k), room, 2, face="display", middle=True)


def stage(view: View, words: Words) -> str:
    if view.stage == "moving":
        return words("xia-pic-moving", left=view.left)
    return words(f"xia-pic-stage-{view.stage}")


def _row(c: Canvas, view: View, seat: int, words: Words, names: Sequence[str], y: float, k: float) -> None:
    ship, look = view.ships[seat], look_of(seat, words, names)
    put(c, "ship", 1050 * k, y, 52 * k, seat, look.letter, seat == view.acting and not view.over)
    for x, icon, value, args in (
        (1484, "coin", thousands(ship.credits, words), ()),
        (1398, "fame", str(ship.fame), ()),
        (1288, "skull", thousands(ship.bounty, words), ("harm",)),
    ):
        if icon != "skull" or ship.bounty:
            put(c, icon, (x + 18) * k, y, (32 if icon == "skull" else 36) * k, *args)
            colour = "harm" if icon == "skull" else "text"
            c.text((x + 41) * k, y, value, round(36 * k), colour, "bold", "l", width=64 * k)
    room = (1288 if ship.bounty else 1398) - 1084 - 10
    c.text(1084 * k, y, look.name, round(36 * k), "text", "bold", "l", width=room * k)
