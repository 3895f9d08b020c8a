"""The squad in its hangar: every pilot with ship, figures, what is installed and what waits to be spent."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.akarios.atlas import sheet_of
from images.akarios.cards import ICON, TONES
from images.akarios.colours import SEATS
from images.akarios.common import look_of, put, squad_name
from images.akarios.facts import CARDS, PILOTS, SHIPS, called
from images.akarios.icons import EFFECTS
from images.akarios.pilot import member_of, pad_of
from images.brush import Box
from images.canvas import Canvas
from images.theme import mix
from rules.akarios.view import BerthView, MemberView, View
from words import Words

W, TOP, ROW, GAP = 1600, 140, 270, 14
SLOTS = ("weapon_1", "weapon_2", "engine_1", "engine_2", "tech_1", "tech_2", "ship", "pilot")


def hangar(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    sheet = sheet_of(view)
    c = Canvas(W, TOP + view.seats * (ROW + GAP) + 12)
    c.text(30, 58, squad_name(sheet.squad, words), 66, "text", "display", width=900)
    c.text(W - 36, 58, words("ak-pic-boost", n=sheet.boost), 42, "good", "bold", "r", width=520)
    c.text(32, 112, words("ak-pic-hangar"), 38, "dim", "text", width=900)
    for seat in range(view.seats):
        box = (24, TOP + seat * (ROW + GAP), W - 48, ROW)
        _row(c, view, seat, member_of(view, seat), box, words, names)
    return c.im


def berth_of(member: MemberView) -> BerthView | None:
    return next((one for one in member.berths if one.ship == member.ship), None)


def _row(
    c: Canvas, view: View, seat: int, member: MemberView, box: Box, words: Words, names: Sequence[str]
) -> None:
    x, y, w, h = box
    mine = seat == view.seat
    c.panel(*box, "deck", mix(SEATS[seat], "deck", 0.3) if mine else None, r=18, border=4)
    look, berth = look_of(seat, words, names), berth_of(member)
    if member.ship is not None:
        put(c, "badge_ship", x + 106, y + 96, 160, member.ship, seat)
    else:
        put(c, "seat", x + 106, y + 96, 110, seat)
    c.text(x + 208, y + 46, look.name, 48, "text", "display", width=330)
    parts = [called(PILOTS, member.pilot, words)] if member.pilot else []
    parts += [member.ship_name or called(SHIPS, member.ship, words)] if member.ship else []
    c.text(x + 208, y + 98, " · ".join(parts), 38, "dim", "text", width=340)
    if berth is not None:
        c.text(x + 208, y + 150, f"[hp:harm]{berth.hull}  [shield:blue]{berth.shields}", 46, "text", "bold")
    _purse(c, member, berth, x + 24, y + 222, 520)
    _slots(c, member, (x + 566, y + 12, w - 578, h - 24), words)


def _purse(c: Canvas, member: MemberView, berth: BerthView | None, x: float, y: float, room: float) -> None:
    """Credits, points to spend, trauma, stress, and what waits for the next battle."""
    parts = []
    if member.pads:
        pad = pad_of(member)
        parts += [f"[coin:gold]{pad.credits}", f"[skill:gold]{pad.points}"]
        parts += [f"[trauma:harm]{pad.trauma}"] if pad.trauma else []
    parts += [f"[upgrade:gold]{berth.points}"] if berth is not None and berth.points else []
    parts += [f"[stress:stress]{member.stress}"] if member.stress else []
    for what, n in member.carried:
        icon = {"hull": "hp:harm", "shields": "shield:blue"}.get(what, f"{EFFECTS.get(what, 'star')}:good")
        parts.append(f"[{icon}]{n:+d}")
    c.text(x, y, "  ".join(parts), 44, "text", "bold", width=room)


def _slots(c: Canvas, member: MemberView, box: Box, words: Words) -> None:
    """Eight places, two by two: name and kind of what is installed."""
    x, y, w, h = box
    wide, tall = w / 2, h / 4
    for i, slot in enumerate(SLOTS):
        left, top = x + i % 2 * wide, y + i // 2 * tall
        id = member.installed.get(slot)
        if id is None or id not in CARDS:
            c.panel(left, top, wide - 8, tall - 8, "ink", "line", r=12)
            told = words(f"ak-pic-slot-{slot.partition('_')[0]}")
            c.text(left + 22, top + tall / 2 - 4, told, 31, "faint", "text", width=wide - 40)
            continue
        kind = CARDS[id]["kind"]
        c.panel(left, top, wide - 8, tall - 8, "raise", mix(TONES[kind], "raise", 0.35), r=12)
        c.icon(ICON[kind], left + 32, top + tall / 2 - 4, 36, TONES[kind])
        c.text(left + 62, top + tall / 2 - 4, called(CARDS, id, words), 33, "text", "bold", width=wide - 84)
