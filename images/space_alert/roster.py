"""The crew beside the ship, in playing order: who, which post, what is planned or turned up."""

from __future__ import annotations

from images.canvas import Canvas
from images.space_alert.common import HEROIC_MOVES, MOVES, PHASES, Look, face_icon, is_move
from images.space_alert.tracks import RIGHT, H, W
from images.sprites import crew, station
from images.theme import mix
from rules.space_alert.view import MemberView, View
from words import Words

TOP = 658
POSTS = {"captain": "captain", "communications": "comms", "security": "security"}


def paint(c: Canvas, view: View, words: Words, looks: tuple[Look, ...]) -> None:
    c.panel(RIGHT, TOP, W - RIGHT - 12, H - TOP - 6, "deck", r=14)
    planning = view.stage in ("planning", "briefing")
    if planning:
        pitch = min(106.0, (H - TOP - 14) / max(1, len(view.crew)))
        for i, member in enumerate(view.crew):
            _planned(c, member, looks[i], TOP + 4 + i * pitch, view)
        return
    for i, member in enumerate(view.crew):
        _present(c, member, looks[i], TOP + 52 + i * 80, view)
    if "visual_confirmation" not in view.leaves_out:
        _window(c, view)


def _name(c: Canvas, member: MemberView, look: Look, x: float, y: float, right: float) -> None:
    for post in reversed(member.posts):
        c.icon(POSTS[post], right - 18, y, 32, "dim")
        right -= 40
    c.text(x, y, look.name, "body", "faint" if member.knocked_out else "text", "bold", width=right - x - 8)


def _planned(c: Canvas, member: MemberView, look: Look, y: float, view: View) -> None:
    """Twelve little slots: a light block is an action, a dark one with arrows a move."""
    c.put(crew(look.colour, look.letter, 46), RIGHT + 34, y + 30)
    right = float(W - 24)
    if view.stage == "planning":
        if member.ready:
            c.icon("check", right - 16, y + 30, 30, "good")
            right -= 40
        elif member.hand:
            right -= c.text(right, y + 30, f"[cards]{member.hand}", 30, "dim", "bold", "r") * 0 + 58
    _name(c, member, look, RIGHT + 66, y + 30, right)
    x = RIGHT + 12.0
    for phase, (low, high) in enumerate(PHASES, 1):
        for turn in range(low, high + 1):
            _slot(c, member, turn, x, y + 56, phase, view)
            x += 25
        x += 9


def _slot(c: Canvas, member: MemberView, turn: int, x: float, y: float, phase: int, view: View) -> None:
    slot = member.slots[turn - 1]
    w, h = 22, 38
    is_open = phase == max(member.phase, 1) and phase <= view.phases
    face = slot.face if member.seat is None else None  # cards on android boards lie open
    if slot.half == "action":
        c.panel(x, y, w, h, "white", r=5)
        if face:
            c.icon(face_icon(face), x + w / 2, y + h / 2, 18, "black")
        else:
            c.rect(x + 6, y + 14, x + 16, y + 24, "black")
    elif slot.half == "move":
        c.panel(x, y, w, h, "raise", "faint", r=5)
        icon, colour = MOVES.get(face or "", ("star", "gold") if face else ("walk", "dim"))
        c.icon(icon, x + w / 2, y + h / 2, 18, colour)
    else:
        c.panel(
            x,
            y,
            w,
            h,
            "ink",
            "line" if is_open else mix("deck", "line", 0.35),
            r=5,
            border=3 if is_open else 2,
        )


def _present(c: Canvas, member: MemberView, look: Look, y: float, view: View) -> None:
    c.put(crew(look.colour, look.letter, 64, member.knocked_out), RIGHT + 44, y)
    right = float(W - 24)
    up = view.up[member.index] if member.index < len(view.up) else None
    if up is not None:
        _face(c, up, right - 30, y)
        right -= 68
    _name(c, member, look, RIGHT + 86, y, right)


def _face(c: Canvas, face: str, x: float, y: float) -> None:
    """The card that is turned up for the coming turn."""
    if face == "-":
        c.panel(x - 26, y - 28, 52, 56, "ink", "line", r=10)
        return
    c.panel(
        x - 26, y - 28, 52, 56, "raise" if is_move(face) else "white", "line" if is_move(face) else None, r=10
    )
    if face in MOVES:
        icon, colour = MOVES[face]
        c.icon(icon, x, y, 36, colour)
    elif face in HEROIC_MOVES:
        c.put(station(HEROIC_MOVES[face], 44, "gold"), x, y)
    else:
        c.icon(face_icon(face), x, y, 38, "black")


def _window(c: Canvas, view: View) -> None:
    y = H - 56
    c.icon("eye", RIGHT + 40, y, 48, "dim")
    for i, seen in enumerate(view.ship.visual):
        x = RIGHT + 84 + i * 80
        low, high = PHASES[i]
        now = low <= view.turn + 1 <= high
        c.panel(x, y - 28, 72, 56, "ink", "text" if now else "line", r=10)
        c.text(x + 36, y, str(seen) if seen else "–", 36, "text" if seen else "faint", "display", "m")
