"""A ship board: crew at the left from ready room to queue, rooms and hold; technologies at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.kept import kept
from images.starship_captains import deckhands, techboard
from images.starship_captains.cargo import paint_hold
from images.starship_captains.common import Look, half, look_of, put, ship_of
from images.starship_captains.middeck import paint_airlock, paint_hand, paint_rooms
from images.starship_captains.record import paint_missions, paint_tracks
from rules.starship_captains.view import ROUNDS, View
from rules.starship_captains.view import Ship as Board
from words import Words

W, H = 1600, 1590
LEFT, MIDDLE, RIGHT = 24, 846, 1576
READY = (LEFT, 168, MIDDLE - LEFT, 216)
QUEUE = (LEFT, 400, MIDDLE - LEFT, 264)
DECK = (LEFT, 680, MIDDLE - LEFT, 284)
HOLD = (LEFT, 980, MIDDLE - LEFT, 388)
TECHS = (MIDDLE + 20, 168, RIGHT - MIDDLE - 20, 1200)
MISSIONS = (LEFT, 1384, MIDDLE - LEFT, 182)
TRACKS = (MIDDLE + 20, 1384, RIGHT - MIDDLE - 20, 182)


@kept
def _ground() -> Image.Image:
    c = Canvas(W, H)
    for x, y, w, h in (READY, QUEUE, DECK, HOLD, TECHS, MISSIONS, TRACKS):
        c.panel(x, y, w, h)
    return c.im


def ship(view: View, words: Words, names: Sequence[str], seat: int) -> Image.Image:
    board, look = ship_of(view, seat), look_of(seat, words, names)
    c = Canvas(W, H, _ground())
    _header(c, view, board, look, words)
    deckhands.paint_ready(c, board, READY, words)
    deckhands.paint_queue(c, board, QUEUE, words)
    lit = view.offered if seat == view.turn else ()
    if view.in_hand is not None and seat == view.turn:
        paint_hand(c, view.in_hand, DECK, words)
    elif view.airlock is not None and view.airlock.seat == seat:
        paint_airlock(c, view.airlock, DECK, words)
    else:
        paint_rooms(c, lit, DECK, words)
    paint_hold(c, board, HOLD, words)
    numbers = {slot: n for n, slot in enumerate(view.free_slots, 1)} if seat == view.turn else {}
    techboard.paint(c, board, TECHS, words, numbers, lit)
    paint_missions(c, board, MISSIONS, words, view.passenger)
    paint_tracks(c, board, TRACKS, words)
    return c.im


def _header(c: Canvas, view: View, board: Board, look: Look, words: Words) -> None:
    active = board.seat == view.turn and not view.over
    put(c, "ship", 90, 86, 126, look.seat, look.letter, active)
    c.text(172, 62, look.name, 76, "text", "display", width=730)
    said = [words("sc-pic-round-of", round=view.round, rounds=ROUNDS)]
    if board.passed:
        said.append(words("sc-pic-legend-passed"))
    elif active:
        said.append(words("sc-pic-in-turn"))
    x = c.text(174, 128, "  ·  ".join(said), 42, look.colour if active else "dim", "bold", width=660)
    if board.seat == view.first:
        put(c, "flag", x + 44, 126, 44)
    figures = (
        ("fame", half(board.sheet.total), "sc-pic-points"),
        ("medal", str(board.medals), "sc-pic-medals"),
        ("ring", str(board.rings), "sc-pic-rings"),
    )
    for i, (icon, figure, word) in enumerate(figures):
        x = 926 + i * 218
        put(c, icon, x + 44, 78, 86 if icon != "ring" else 76)
        c.text(x + 98, 64, figure, 70, "text", "bold", width=114)
        c.text(x + 98, 124, words(word), 34, "dim", width=114)
