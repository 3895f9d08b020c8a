"""A type of enemies: figures of both kinds, its card of this round, its ships, and the cards to come."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PIL import Image

from images.akarios.colours import SHELF
from images.akarios.commands import paint_strip
from images.akarios.common import badge, battle_of, put, short
from images.akarios.facts import DATA, DECKS, ENEMIES, battle_cards, called, code
from images.akarios.icons import EFFECTS
from images.akarios.order import acting
from images.akarios.planets import chance
from images.brush import Box
from images.canvas import Canvas
from images.theme import rgb
from rules.akarios.view import BattleView, ShipView, View
from rules.core.hexes import distance, named
from words import Words

W, TOP, TALL = 1600, 164, 610
LEFT = 470
SHIPS, DECK, GAP = 200, 172, 16
PER_ROW = 4


def enemy(view: View, words: Words, names: Sequence[str], type: str) -> Image.Image:
    battle = battle_of(view)
    ships = [ship for ship in acting(battle) if ship.kind == type]
    rows = max(1, ceil(len(ships) / PER_ROW))
    high = rows * (SHIPS + GAP)
    c = Canvas(W, TOP + TALL + GAP + high + DECK + 24)
    card = battle.revealed.get(type)
    c.text(30, 62, called(ENEMIES, type, words), 74, "text", "display", width=840)
    sub = words("ak-pic-enemy-sub", code=code(type), deck=ENEMIES[type]["deck"])
    c.text(32, 126, sub, 40, "dim", "text", width=840)
    if card is not None:
        c.text(W - 30, 62, called(battle_cards(), card, words), 58, "threat", "display", "r", width=660)
        c.text(W - 30, 126, "[cards:dim] " + words("ak-pic-card-now"), 38, "dim", "text", "r", width=660)
    _portrait(c, type, (24, TOP, LEFT - 24, TALL), words)
    box = (LEFT + GAP, TOP, W - LEFT - 40, TALL)
    c.panel(*box, "deck", r=18)
    if card is None:
        c.lines(
            box[0] + box[2] / 2,
            TOP + TALL / 2,
            words("ak-pic-no-card"),
            44,
            800,
            2,
            "faint",
            "text",
            "m",
            middle=True,
        )
    else:
        paint_strip(c, card, type, box, words, done_by(battle, type))
    _ships(c, battle, ships, (24, TOP + TALL + GAP, W - 48, SHIPS), words)
    _deck(c, battle, type, (24, TOP + TALL + GAP + high, W - 48, DECK), words)
    return c.im


def done_by(battle: BattleView, type: str) -> set[str] | None:
    """Commands that were carried out, if any were."""
    strip = next((one for one in battle.strips if one.type == type), None)
    return (
        None
        if strip is None or strip.card != battle.revealed.get(type, strip.card)
        else {deed.command for deed in strip.deeds}
    )


def _portrait(c: Canvas, type: str, box: Box, words: Words) -> None:
    x, y, w, _ = box
    c.panel(*box, "deck", r=18)
    c.panel(x + 14, y + 14, w - 28, 300, SHELF, r=12)
    for i in range(26):
        px, py = x + 30 + chance(5, i) * (w - 60), y + 30 + chance(6, i) * 268
        c.d.ellipse((px, py, px + 3 + i % 2, py + 3 + i % 2), fill=rgb("#3A4354"))
    put(c, "portrait", x + w / 2, y + 164, 278, type, "threat")
    put(c, "badge_foe", x + w - 172, y + 356, 66, type)
    put(c, "badge_foe", x + w - 60, y + 356, 66, type, "", True)
    sides = ENEMIES[type]["normal"], ENEMIES[type]["elite"]
    rows = (("hp", "harm", "hull"), ("shield", "blue", "shields"), ("attack", "harm", "damage"))
    for i, (icon, colour, key) in enumerate(rows):
        cy = y + 418 + i * 52
        c.icon(icon, x + 42, cy, 40, colour)
        c.text(x + 76, cy, words(f"ak-pic-{key}"), 38, "dim", "text", width=160)
        for side, off in zip(sides, (172, 60), strict=True):
            c.text(x + w - off, cy, str(side[key]), 46, "text", "bold", "m")
    cy = y + 418 + 3 * 52
    c.icon("noshield", x + 42, cy, 40, "dim")
    c.text(x + 76, cy, words("ak-pic-immune"), 38, "dim", "text", width=136)
    for side, off in zip(sides, (172, 60), strict=True):
        _immune(c, tuple(side.get("immune", ())), x + w - off, cy)


def _immune(c: Canvas, to: tuple[str, ...], x: float, y: float) -> None:
    if not to:
        c.text(x, y, "–", 40, "faint", "bold", "m")
    size, across = (40, 2) if len(to) <= 2 else (29, 3)
    for i, effect in enumerate(to):
        row, rows = i // across, ceil(len(to) / across)
        there = min(across, len(to) - row * across)
        cx = x + (i % across - (there - 1) / 2) * (size + 6)
        c.icon(EFFECTS[effect], cx, y + (row - (rows - 1) / 2) * (size + 3), size, "text")


def _ships(c: Canvas, battle: BattleView, ships: list[ShipView], box: Box, words: Words) -> None:
    """In the order in which they act: where each is, and which of ours is nearest."""
    x, y, w, h = box
    if not ships:
        c.panel(*box, "deck", r=18)
        c.text(x + w / 2, y + h / 2, words("ak-pic-no-ships"), 40, "faint", "text", "m")
    count = min(PER_ROW, max(3, len(ships)))
    wide = (w - 14 * (count - 1)) / count
    for i, ship in enumerate(ships):
        left, top = x + i % count * (wide + 14), y + i // count * (h + GAP)
        c.panel(left, top, wide, h, "deck", r=18)
        badge(c, ship, left + 70, top + 74, 112)
        figures = f"[hp:harm]{ship.hull}" + (f" [shield:blue]{ship.shields}" if ship.shields_cap else "")
        c.text(left + 20, top + 166, figures, 40, "text", "bold", width=150)
        c.text(
            left + 150, top + 46, f"{short(battle, ship.ref, words)}", 44, "text", "bold", width=wide - 170
        )
        c.text(left + 150, top + 98, ship.hex or "", 40, "dim", "bold")
        put(c, "facing", left + 262, top + 98, 50, ship.facing, "threat")
        for j, mark in enumerate(ship.marks[:3]):
            put(c, "mark", left + wide - 40 - 54 * j, top + 46, 46, mark)
        _nearest(c, battle, ship, left + 176, top + 166, wide - 190, words)


def _nearest(
    c: Canvas, battle: BattleView, ship: ShipView, x: float, y: float, room: float, words: Words
) -> None:
    if ship.acts_next_round:
        c.text(x, y, "[delay:faint] " + words("ak-pic-acts-next-round"), 34, "faint", "text", width=room)
        return
    assert ship.hex is not None
    here = named(ship.hex)
    far = [
        (distance(here, named(one.hex)), one.ref) for one in battle.ships if one.side != ship.side and one.hex
    ]
    if far:
        n, ref = min(far)
        told = words("ak-pic-nearest", ship=short(battle, ref, words), n=n)
        c.text(x, y, told, 36, "dim", "text", width=room)


def _deck(c: Canvas, battle: BattleView, type: str, box: Box, words: Words) -> None:
    """All its cards: played ones ticked, the open one bright, the others to come in an order nobody knows."""
    x, y, w, _ = box
    c.panel(*box, "deck", r=18)
    c.text(x + 24, y + 36, words("ak-pic-battle-deck"), 38, "text", "bold", width=220)
    left = battle.battle_decks.get(type, 0)
    c.lines(x + 24, y + 84, words("ak-pic-deck-left", n=left), 34, 210, 2, "dim", "text")
    cards = DATA.file(DECKS + type)["card"]
    seen, now = set(battle.discards.get(type, ())), battle.revealed.get(type)
    columns = ceil(len(cards) / 3)
    wide = (w - 262) / columns
    for i, row in enumerate(cards):
        cx, cy = x + 250 + i // 3 * wide, y + 38 + i % 3 * 48
        played, open_ = row["id"] in seen, row["id"] == now
        icon = "[check:faint]" if played else "[right:threat]" if open_ else "[cards:dim]"
        fill = "faint" if played else "threat" if open_ else "text"
        c.text(cx, cy, f"{icon} {row['name'][words.lang]}", 31, fill, "text", width=wide - 14)
