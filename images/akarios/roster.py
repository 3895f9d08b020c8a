"""Below the battle map: every pilot with place, hull, shields, stress and the dice that are left."""

from __future__ import annotations

from collections.abc import Sequence

from images.akarios.common import badge, look_of, ours, put
from images.akarios.facts import SPARROW
from images.canvas import Canvas
from images.theme import mix
from rules.akarios.view import BattleView, ShipView
from words import Words

TALL = 132
DICE = 4


def paint_roster(c: Canvas, battle: BattleView, words: Words, names: Sequence[str], y: float) -> None:
    """At a width of 1600, five plates: those of the pilots, and the Sparrow's."""
    wide = (c.w - 40 - 4 * 12) / 5
    for seat in range(len(battle.cockpits)):
        _pilot(c, battle, seat, 20 + seat * (wide + 12), y, wide, words, names)
    sparrow = next((ship for ship in battle.ships if ship.kind == SPARROW), None)
    if sparrow is not None:
        _mother(c, sparrow, 20 + 4 * (wide + 12), y, wide, words)


def _pilot(
    c: Canvas,
    battle: BattleView,
    seat: int,
    x: float,
    y: float,
    w: float,
    words: Words,
    names: Sequence[str],
) -> None:
    look, cockpit, ship = look_of(seat, words, names), battle.cockpits[seat], ours(battle, seat)
    acts = cockpit.doing == "acting"
    c.panel(x, y, w, TALL, "deck", mix(look.colour, "deck", 0.35) if acts else None, r=14, border=4)
    badge(c, ship, x + 52, y + 50, 84)
    c.text(x + 52, y + 110, ship.hex or "–", 29, "dim", "bold", "m")
    c.text(x + 104, y + 31, look.name, 34, "text" if acts else "faint", "bold", width=w - 116)
    figures(c, ship, cockpit.stress, x + 104, y + 70, 33, 65)
    if not acts:
        icon = "[skull:harm]" if cockpit.doing == "down" else "[check:good]"
        told = f"{icon} {words(f'ak-pic-{cockpit.doing}')}"
        c.text(x + 104, y + 109, told, 30, "dim", "text", width=w - 116)
        return
    dice = [die for die in cockpit.dice if die.place is None]
    step = min(41.0, (w - 114) / max(len(dice), DICE))
    for i in range(max(len(dice), DICE)):
        if i < len(dice):
            put(c, "die", x + 121 + i * step, y + 109, min(36.0, step - 3), dice[i].face)
        else:
            c.panel(x + 106 + i * step, y + 94, 30, 30, "ink", r=8)


def figures(c: Canvas, ship: ShipView, stress: int, x: float, y: float, size: int, pitch: float) -> None:
    """Hull, shields and stress in fixed columns."""
    for i, (name, colour, value) in enumerate(
        (("hp", "harm", ship.hull or 0), ("shield", "blue", ship.shields), ("stress", "stress", stress))
    ):
        c.icon(name, x + i * pitch + size / 2, y, size, colour)
        c.text(x + i * pitch + size + 5, y, str(value), size + 1, "text" if value else "faint", "bold")


def _mother(c: Canvas, ship: ShipView, x: float, y: float, w: float, words: Words) -> None:
    c.panel(x, y, w, TALL, "deck", r=14)
    badge(c, ship, x + 54, y + 50, 84)
    c.text(x + 52, y + 110, ship.hex or "–", 29, "dim", "bold", "m")
    c.text(x + 104, y + 31, words("ak-pic-sparrow"), 34, "text", "bold", width=w - 116)
    hull = "–" if ship.hull is None else f"{ship.hull}/{ship.hull_cap}"
    c.text(x + 104, y + 70, f"[hp:harm]{hull}", 35, "text", "bold", width=w - 116)
    for i, effect in enumerate(ship.marks[:4]):
        put(c, "mark", x + 122 + 42 * i, y + 109, 35, effect)
