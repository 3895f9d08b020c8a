"""The whole campaign: three systems with what is known of them, the act, the squad."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.akarios.atlas import sheet_of
from images.akarios.colours import SHELF
from images.akarios.common import put, squad_name
from images.akarios.facts import PILOTS, SHIPS, SYSTEMS, called
from images.akarios.starmap import paint_system
from images.brush import Box
from images.canvas import Canvas
from rules.akarios.view import MemberView, SheetView, View
from words import Words

W, TOP, MAP, ROW = 1600, 150, 470, 132
ACROSS = 4


def voyage(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    sheet = sheet_of(view)
    rows = max(1, -(-len(sheet.members) // ACROSS))
    c = Canvas(W, TOP + MAP + 92 + rows * (ROW + 12) + 12)
    c.text(30, 56, squad_name(sheet.squad, words), 66, "text", "display", width=960)
    told = words("ak-pic-chapters", n=sheet.chapters)
    act = words("ak-pic-act", n=sheet.act) if sheet.act else words("ak-pic-prologue")
    c.text(32, 116, f"{act} · {told}", 40, "dim", "text", width=960)
    _stock(c, sheet, words)
    wide = (W - 48 - 2 * 16) / 3
    for i, system in enumerate(SYSTEMS):
        _system(c, sheet, system, (24 + i * (wide + 16), TOP, wide, MAP), words)
    for i, member in enumerate(sheet.members):
        across = (W - 48 - (ACROSS - 1) * 12) / ACROSS
        x, y = 24 + i % ACROSS * (across + 12), TOP + MAP + 92 + i // ACROSS * (ROW + 12)
        _member(c, member, i, (x, y, across, ROW), words)
    return c.im


def _stock(c: Canvas, sheet: SheetView, words: Words) -> None:
    """Energy, boost boxes, achievements."""
    parts = [f"[cards:good]{sheet.boost}", f"[medal:gold]{len(sheet.achievements)}"]
    if sheet.energy is not None:
        parts.insert(0, f"[energy:energy]{sheet.energy}")
    c.text(W - 36, 60, "   ".join(parts), 62, "text", "bold", "r", width=560)


def _system(c: Canvas, sheet: SheetView, system: str, box: Box, words: Words) -> None:
    x, y, w, h = box
    known = any(one.system == system for one in sheet.places) or sheet.system == system
    if known:
        paint_system(c, sheet, system, box, 62)
    else:
        c.panel(*box, SHELF, r=18)
        c.icon("lock", x + w / 2, y + h / 2, 96, "#303A4C")
    fill = "text" if known else "faint"
    end = c.text(x + 8, y + h + 44, called(SYSTEMS, system, words), 40, fill, "display", width=w - 70)
    if sheet.system == system:
        c.icon("sparrow", end + 36, y + h + 44, 44, "blue")


def _member(c: Canvas, member: MemberView, i: int, box: Box, words: Words) -> None:
    """Who belongs to the squad: callsign, pilot, ship."""
    x, y, w, h = box
    c.panel(*box, "deck", r=16)
    if member.ship is not None:
        put(c, "portrait", x + 52, y + h / 2, 84, member.ship, "#C9D2E0")
    fill = "faint" if member.left else "text"
    c.text(x + 104, y + 30, member.callsign.replace("[", "("), 38, fill, "bold", width=w - 116)
    if member.pilot:
        c.text(x + 104, y + 70, called(PILOTS, member.pilot, words), 32, "dim", "text", width=w - 116)
    if member.ship:
        name = member.ship_name or called(SHIPS, member.ship, words)
        c.text(x + 104, y + 106, name, 32, "dim", "text", width=w - 116)
