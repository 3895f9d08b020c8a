"""A pilot's ship: tracks at the left, upgrades at the right, the modifier deck and basic actions below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from images.akarios.cards import Shown, paint_card, paint_cells
from images.akarios.colours import SHELF
from images.akarios.common import badge, battle_of, cockpit_of, look_of, ours, put
from images.akarios.dice import MISS
from images.akarios.facts import BASICS, CLASSES, EFFECTS, LEVELS, MODIFIERS, PILOTS, SHIPS, TRAUMA, called
from images.akarios.glyphs import fan, flight
from images.brush import Box
from images.canvas import Canvas
from images.text import measure
from rules.akarios.view import BattleView, CardView, CockpitView, DeckView, ShipView, View
from words import Words

W, TOP, GAP = 1600, 184, 14
LEFT, WIDE, TALL = 24, 702, 218
SLOTS = ("weapon_1", "weapon_2", "engine_1", "engine_2", "tech_1", "tech_2", "ship", "pilot")
DECK, BASE = 150, 206
DICE = 4
PANIC = 10


def cockpit(view: View, words: Words, names: Sequence[str], seat: int) -> Image.Image:
    battle = battle_of(view)
    ship, own = ours(battle, seat), cockpit_of(battle, seat)
    main = 4 * TALL + 3 * GAP
    c = Canvas(W, TOP + main + GAP + DECK + GAP + BASE + 24)
    _head(c, ship, own, seat, words, names, battle.phase == "setup")
    y = float(TOP)
    _track(c, (LEFT, y, WIDE, 118), "hp", "harm", words("ak-pic-hull"), ship.hull or 0, ship.hull_cap)
    y += 118 + GAP
    _track(c, (LEFT, y, WIDE, 118), "shield", "blue", words("ak-pic-shields"), ship.shields, ship.shields_cap)
    y += 118 + GAP
    _stress(c, own.stress, (LEFT, y, WIDE, 202), words)
    y += 202 + GAP
    _dice(c, own, (LEFT, y, WIDE, 114), words)
    y += 114 + GAP
    _conditions(c, battle, ship, own, (LEFT, y, WIDE, TOP + main - y), words)
    _upgrades(c, own, words)
    _deck(c, own.deck, (LEFT, TOP + main + GAP, W - 48, DECK), words)
    _basics(c, own, TOP + main + GAP + DECK + GAP, words)
    return c.im


def _head(
    c: Canvas,
    ship: ShipView,
    own: CockpitView,
    seat: int,
    words: Words,
    names: Sequence[str],
    setting_up: bool,
) -> None:
    badge(c, ship, 104, 94, 156, active=True)
    c.text(204, 62, called(SHIPS, ship.kind, words), 74, "text", "display", width=900)
    kinds = ", ".join(called(CLASSES, one, words) for one in SHIPS[ship.kind]["classes"])
    parts = (look_of(seat, words, names).name, called(PILOTS, own.pilot, words), kinds)
    c.text(206, 134, " · ".join(parts), 42, "dim", "text", width=1330)
    gone = words("ak-pic-not-placed" if setting_up else "ak-pic-down")
    place = words("ak-pic-place", hex=ship.hex) if ship.hex else gone
    c.text(W - 40, 62, place, 54, "text", "bold", "r", width=400)


def _track(c: Canvas, box: Box, icon: str, colour: str, name: str, now: int, most: int) -> None:
    x, y, w, h = box
    disc = icon == "shield"
    c.panel(x, y, w, h, "deck", r=18)
    c.icon(icon, x + 48, y + h / 2, 58, colour)
    c.text(x + 88, y + 40, name, 36, "dim", "bold", width=150)
    c.text(x + 88, y + 84, f"{now}/{most}", 46, "text", "bold")
    step = (w - 262) / max(10, most)
    size = step - 8
    tall = size if disc else 62
    for i in range(most):
        left, full = x + 240 + i * step + (8 if i >= 5 else 0), i < now
        fill, line, r = (
            (colour, None, size / 2 if disc else 6) if full else (SHELF, "line", size / 2 if disc else 6)
        )
        c.panel(left, y + h / 2 - tall / 2, size, tall, fill, line, r=r, border=3)


def _stress(c: Canvas, stress: int, box: Box, words: Words) -> None:
    """Ten steps; below those with a level stands what it does."""
    x, y, w, _ = box
    c.panel(*box, "deck", r=18)
    c.icon("stress", x + 48, y + 52, 58, "stress")
    name = words("ak-pic-stress")
    c.text(x + 88, y + 52, name, 36, "dim", "bold")
    end = c.text(x + 100 + measure(name, 36, "bold"), y + 51, f"{stress}/{PANIC}", 46, "text", "bold")
    ahead = min((at for at in LEVELS if at > stress), default=PANIC)
    warns = words(f"ak-pic-level-{LEVELS[ahead]}", at=ahead)
    c.text(x + w - 24, y + 52, warns, 34, "stress", "bold", "r", width=x + w - 48 - end)
    step = (w - 44) / PANIC
    for n in range(1, PANIC + 1):
        left, full, level = x + 22 + (n - 1) * step, n <= stress, LEVELS.get(n)
        line = None if full else "stress" if level else "line"
        fill = "stress" if full else SHELF
        c.panel(left + 3, y + 98, step - 8, 48, fill, line, r=10, border=4 if level else 3)
        ink = "black" if full else "text" if level else "faint"
        c.text(left + step / 2 - 1, y + 122, str(n), 32, ink, "bold", "m")
        if level:
            mark = "[check:dim]" if full else "[cards:dim]" if level == "miss" else "[doom:harm]"
            c.text(left + step / 2 - 1, y + 176, mark, 38, "dim", "bold", "m")


def _dice(c: Canvas, own: CockpitView, box: Box, words: Words) -> None:
    """Those that are placed are grey."""
    x, y, w, h = box
    c.panel(*box, "deck", r=18)
    c.text(x + 26, y + h / 2, words("ak-pic-dice"), 40, "dim", "bold", width=200)
    count = max(len(own.dice), DICE)
    step = min(98.0, (w - 250) / count)
    order = sorted(own.dice, key=lambda die: die.place is not None)
    for i in range(count):
        cx, cy = x + w - 62 - (count - 1 - i) * step, y + h / 2
        if i < len(order):
            put(c, "die", cx, cy, min(84.0, step - 8), order[i].face, order[i].place is not None)
        else:
            c.panel(cx - 38, cy - 38, 76, 76, SHELF, "line", r=18)


# What lies on the ship and on the pilot


class Condition(NamedTuple):
    token: str
    args: tuple[object, ...]
    name: str
    told: str


def conditions(battle: BattleView, ship: ShipView, own: CockpitView, words: Words) -> Iterator[Condition]:
    for mark in ship.marks:
        yield Condition("mark", (mark,), called(EFFECTS, mark, words), words(f"ak-pic-mark-{mark}"))
    for one in own.pending:
        what, _, n = one.partition(":")
        name = called(EFFECTS, what, words) if what in EFFECTS else words(f"ak-pic-pending-{what}")
        told = words("ak-pic-next-attack")
        yield Condition("mark", (what,), f"{name} {n}" if n not in ("", "1") else name, told)
    for id in (*own.traumas, *own.waiting):
        yield Condition("trauma", (), called(TRAUMA, id, words), TRAUMA[id]["text"][words.lang])
    for status in battle.statuses:
        if status.on == ship.ref:
            yield Condition("status", (), words(f"ak-pic-status-{status.what}"), "")


def _conditions(
    c: Canvas, battle: BattleView, ship: ShipView, own: CockpitView, box: Box, words: Words
) -> None:
    x, y, w, h = box
    c.panel(*box, "deck", r=18)
    rows = list(conditions(battle, ship, own, words))
    if not rows:
        c.text(x + w / 2, y + h / 2, words("ak-pic-no-conditions"), 38, "faint", "text", "m", width=w - 60)
        return
    roomy = len(rows) <= 3
    step = min(98.0, (h - 12) / (len(rows) if roomy else (len(rows) + 1) // 2))
    for i, row in enumerate(rows):
        left, cy = (
            (x, y + 6 + (i + 0.5) * step) if roomy else (x + i % 2 * w / 2, y + 6 + (i // 2 + 0.5) * step)
        )
        size = min(66.0, step - 6)
        _sign(c, row, left + 52, cy, size)
        room = (w if roomy else w / 2) - 110
        if roomy and row.told:
            c.text(left + 100, cy - 22, row.name, 40, "text", "bold", width=room)
            c.text(left + 100, cy + 24, row.told, 34, "dim", "text", width=room)
        else:
            c.lines(left + 100, cy, row.name, 34, room, 2, "text", "bold", pitch=1.0, middle=True)


def _sign(c: Canvas, row: Condition, x: float, y: float, size: float) -> None:
    if row.token == "mark":
        put(c, "mark", x, y, size, *row.args)
    else:
        c.icon(
            "trauma" if row.token == "trauma" else "star",
            x,
            y,
            size * 0.86,
            "harm" if row.token == "trauma" else "gold",
        )


# Cards


def _upgrades(c: Canvas, own: CockpitView, words: Words) -> None:
    left = LEFT + WIDE + 20
    wide = (W - 24 - left - GAP) / 2
    by_slot = {card.slot: card for card in own.cards}
    for i, slot in enumerate(SLOTS):
        box = (left + i % 2 * (wide + GAP), TOP + i // 2 * (TALL + GAP), wide, TALL)
        card = by_slot.get(slot)
        if card is None:
            c.panel(*box, "ink", "line", r=18)
            told = words(f"ak-pic-slot-{slot.partition('_')[0]}")
            c.text(box[0] + wide / 2, box[1] + TALL / 2, told, 36, "faint", "text", "m", width=wide - 40)
        else:
            paint_card(c, box, _shown(card, own), words)


def _shown(card: CardView, own: CockpitView) -> Shown:
    placed = tuple(die.face for die in own.dice if die.place == card.card)
    faces = placed[: len(card.used)] if card.used else placed
    return Shown(card.card, card.energy, card.cap, card.broken, faces)


def _deck(c: Canvas, deck: DeckView, box: Box, words: Words) -> None:
    """Every kind of modifier card: how many are left to draw, and how many were played."""
    x, y, w, h = box
    c.panel(*box, "deck", r=18)
    left, gone = Counter(deck.cards), Counter((*deck.discards, *deck.drawn))
    kinds = [id for id in MODIFIERS if left[id] or gone[id]]
    c.text(x + 26, y + 46, words("ak-pic-deck"), 38, "text", "bold", width=250)
    sums = words("ak-pic-deck-sum", left=len(deck.cards), gone=len(deck.discards) + len(deck.drawn))
    c.lines(x + 26, y + 90, sums, 32, 250, 2, "dim", "text", pitch=1.06)
    step = min(132.0, (w - 300) / max(len(kinds), 1))
    for i, id in enumerate(kinds):
        cx = x + 300 + (i + 0.5) * step
        size = min(104.0, step + 6)
        put(c, "modifier", cx + 4, y + 62, size, *modifier_face(id))
        c.text(cx, y + h - 22, f"{left[id]}", 34, "text" if left[id] else "faint", "bold", "m")
        if gone[id]:
            c.text(cx + 30, y + h - 22, f"−{gone[id]}", 27, "faint", "bold", "m")


def modifier_face(id: str) -> tuple[str, str, str]:
    """Label, effect and sign of a modifier card: a plus draws another one."""
    row = MODIFIERS[id]
    effect = (row.get("effect") or row.get("own") or {}).get("effect", "")
    label = "×2" if row.get("x2") else MISS if row.get("miss") else row["name"]["en"].split(",")[0]
    sign = "+" if row.get("draw") else "-" if row.get("leaves") == "used" else ""
    return label, effect, sign


def _basics(c: Canvas, own: CockpitView, y: float, words: Words) -> None:
    """What every ship can do, each once a round."""
    wide, gap = (W - 48 - 4 * 12) / 5, 12
    for i, (id, row) in enumerate(BASICS.items()):
        x = 24 + i * (wide + gap)
        c.panel(x, y, wide, BASE, "deck", r=18)
        used = tuple(die.face for die in own.dice if die.place == id)
        fill = "faint" if own.basic_used.get(id) else "text"
        c.text(x + 22, y + 38, words(f"ak-pic-basic-{id}"), 40, fill, "bold", width=wide - 44)
        if id == "move_1":
            c.put(flight("veer", 116, 116), x + wide - 70, y + 118)
        elif id == "move_2":
            c.put(flight("straight3", 116, 124, False), x + wide - 70, y + 134)
        elif id == "turn":
            c.icon("turn", x + wide - 70, y + 118, 84, "text")
            c.text(x + 22, y + 94, words("ak-pic-turn-how"), 36, "dim", "text", width=wide - 150)
        elif id == "attack":
            c.put(fan("standard", 116, 150), x + wide - 70, y + 118)
            c.text(x + 22, y + 94, "[attack:harm]1–2", 40, "text", "bold")
        else:
            told = "[hp:harm]/[shield:blue]+2  [stress:stress]−2  [energy:energy]+2"
            c.text(x + 22, y + 94, told, 33, "dim", "bold", width=wide - 40)
        paint_cells(c, row["cells"], x + 20, y + 162, 54, used)
