"""Above the galaxy: the round track with what lies on it, and who sits at the table."""

from __future__ import annotations

from collections.abc import Sequence

from images.canvas import Canvas
from images.starship_captains.common import Look, look_of, put
from images.theme import mix
from rules.starship_captains.view import OUT, ROUNDS, SHADOW, View
from words import Words

LEFT, CELL, PITCH, Y, TALL = 24, 158, 168, 62, 128
STATIONS = {"home_station": "fleet", "android_station": "androids", "pirate_station": "pirates"}


def paint_rounds(c: Canvas, view: View, words: Words, names: Sequence[str]) -> None:
    c.text(LEFT + 6, 36, words("sc-pic-round-of", round=view.round, rounds=ROUNDS), 40, "text", "bold")
    for number in range(1, ROUNDS + 1):
        _cell(c, view, number)
    gone = [station for station, space in view.tokens.items() if space == OUT]
    x = LEFT + ROUNDS * PITCH
    for i, station in enumerate(gone):
        middle = Y + 20 + i * 44
        put(c, "faction", x + 30, middle, 46, STATIONS[station], False)
        c.icon("cross", x + 62, middle + 4, 26, "harm")
    _players(c, view, words, names)


def _cell(c: Canvas, view: View, number: int) -> None:
    """The round's number, what everybody gets when it begins, and station tokens that come back then."""
    x, now, past = LEFT + (number - 1) * PITCH, number == view.round, number < view.round
    fill = "raise" if now else "deck"
    c.panel(x, Y, CELL, TALL, mix("ink", "deck", 0.5) if past else fill, "gold" if now else None, border=4)
    c.text(x + 18, Y + 34, str(number), 53, "gold" if now else "faint" if past else "text", "display")
    if past:
        c.icon("check", x + CELL - 34, Y + 34, 36, "faint")
    gift = view.round_track[number - 1] if number <= len(view.round_track) else None
    if gift and not past:
        put(c, gift, x + CELL - 44, Y + 38, 58)
    waiting = [station for station, space in view.tokens.items() if space == number]
    for i, station in enumerate(waiting):
        put(c, "faction", x + 34 + i * 46, Y + TALL - 32, 52, STATIONS[station])


def _players(c: Canvas, view: View, words: Words, names: Sequence[str]) -> None:
    sitting = [(look_of(ship.seat, words, names), ship.passed) for ship in view.ships]
    if view.shadow:
        sitting.append((look_of(SHADOW, words, names), view.shadow.passed))
    left, w, h = 812, 374, 80
    for i, (look, passed) in enumerate(sitting):
        x, y = left + (i % 2) * (w + 16), 20 + (i // 2) * (h + 10)
        _player(c, view, look, passed, (x, y, w, h))


def _player(c: Canvas, view: View, look: Look, passed: bool, box: tuple[float, float, float, float]) -> None:
    x, y, w, h = box
    active = look.seat == view.turn and not view.over
    c.panel(x, y, w, h, "raise" if active else "deck", look.colour if active else None, border=4)
    middle = y + h / 2
    put(c, "ship", x + 44, middle, 68, look.seat, look.letter, active)
    right = x + w - 18
    for name, shown in (("flag", look.seat == view.first), ("moon", passed)):
        if shown:
            put(c, name, right - 20, middle, 42)
            right -= 52
    fill = "dim" if passed else "text"
    c.text(x + 88, middle, look.name, 40, fill, "bold", width=right - x - 96)
