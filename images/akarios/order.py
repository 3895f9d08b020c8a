"""Beside the battle map: enemies as they will act, those of a type under one roof, for they share a card."""

from __future__ import annotations

from images.akarios.common import put
from images.akarios.facts import ENEMIES, code
from images.brush import Box
from images.canvas import Canvas
from rules.akarios.view import BattleView, ShipView
from words import Words

HEAD, GAP = 84, 10
ROOMY = 112
"""A ship takes two lines if there is so much room for each."""


def acting(battle: BattleView) -> list[ShipView]:
    """On the board: by deck, the elite first, then by number (AK-343 to AK-345)."""
    ships = [ship for ship in battle.ships if ship.kind in ENEMIES and ship.hex is not None]
    return sorted(ships, key=lambda one: (ENEMIES[one.kind]["deck"], not one.elite, one.number))


def paint_order(c: Canvas, battle: BattleView, box: Box, words: Words) -> None:
    x, y, w, h = box
    ships = acting(battle)
    kinds = list(dict.fromkeys(ship.kind for ship in ships))
    if not ships:
        return
    left = h - GAP * (len(kinds) - 1)
    tall = (left - HEAD * len(kinds)) / len(ships)
    if tall < ROOMY:
        return _narrow(c, battle, ships, (x, y, w, h))
    tall = min(150.0, tall)
    for n, kind in enumerate(kinds, 1):
        group = [ship for ship in ships if ship.kind == kind]
        c.panel(x, y, w, HEAD + tall * len(group), "deck", r=14)
        c.text(x + 14, y + 28, str(n), 40, "threat", "display")
        c.text(x + w - 14, y + 28, code(kind), 38, "text", "bold", "r")
        c.text(x + 14, y + 66, words(f"ak-pic-short-{kind}"), 31, "dim", "text", width=w - 24)
        y += HEAD
        for ship in group:
            _ship(c, battle, ship, x, y, tall)
            y += tall
        y += GAP


def _ship(c: Canvas, battle: BattleView, ship: ShipView, x: float, y: float, tall: float) -> None:
    put(c, "badge_foe", x + 48, y + tall / 2 - 16, 82, *_badge(ship))
    c.text(x + 48, y + tall - 22, ship.hex or "", 29, "dim", "bold", "m")
    c.text(x + 96, y + tall / 2 - 34, f"[hp:harm]{ship.hull}", 38, "text", "bold")
    if ship.shields_cap:
        fill = "text" if ship.shields else "faint"
        c.text(x + 96, y + tall / 2 + 6, f"[shield:blue]{ship.shields}", 38, fill, "bold")
    for i, effect in enumerate(ship.marks[:2]):
        put(c, "mark", x + 114 + 40 * i, y + tall - 22, 35, effect)
    if _waits(battle, ship):
        c.icon("delay", x + 18, y + 18, 26, "faint")


def _narrow(c: Canvas, battle: BattleView, ships: list[ShipView], box: Box) -> None:
    """Many types: a plate for each ship."""
    x, y, w, h = box
    tall = min(150.0, (h + GAP) / len(ships))
    for ship in ships:
        c.panel(x, y, w, tall - GAP, "deck", r=12)
        middle = y + (tall - GAP) / 2
        put(c, "badge_foe", x + 42, middle, 72, *_badge(ship))
        c.text(x + 84, middle - 42, f"{code(ship.kind)} {ship.hex}", 32, "text", "bold", width=w - 88)
        c.text(x + 84, middle, f"[hp:harm]{ship.hull}", 36, "text", "bold")
        if ship.shields_cap:
            fill = "text" if ship.shields else "faint"
            c.text(x + 84, middle + 42, f"[shield:blue]{ship.shields}", 36, fill, "bold")
        if _waits(battle, ship):
            c.icon("delay", x + 18, y + 20, 26, "faint")
        y += tall


def _badge(ship: ShipView) -> tuple[object, ...]:
    return ship.kind, str(ship.number), ship.elite, ship.side == "ally"


def _waits(battle: BattleView, ship: ShipView) -> bool:
    """Whether it does nothing more in this round: it has come only now, or has acted."""
    return ship.acts_next_round or (battle.phase == "enemies" and ship.ref not in battle.order)
