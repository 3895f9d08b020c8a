"""Above the battle map: the round and the ruler of all rounds, the phase, what it is all about."""

from __future__ import annotations

from images.akarios.common import put
from images.akarios.facts import arrivals, objective, rounds, title
from images.canvas import Canvas
from images.paragraphs import lines_of
from images.text import measure
from images.theme import mix
from rules.akarios.view import BattleView
from words import Words

PHASES = {"setup": 0, "pilots": 0, "enemies": 1, "end": 2}
MOST = 14
"""Rounds of the longest ruler; of more, those near to the present are shown."""

SIZES = ((36, 2), (33, 2), (29, 3), (25, 3))
"""Of the aim: how tall its letters are, and how many lines there may be."""


def paint_header(c: Canvas, battle: BattleView, words: Words, k: float = 1.0, ruler: bool = True) -> None:
    """In 190 pixels, times k. Without the ruler there is only the number of the last round."""
    right = c.text(26 * k, 60 * k, words("ak-pic-round"), round(54 * k), "dim", "display")
    right = c.text(right + 20 * k, 56 * k, str(battle.round), round(100 * k), "text", "display")
    phase = words(f"ak-pic-phase-{battle.ended or battle.phase}")
    tone = {"success": "good", "failure": "harm"}.get(battle.ended, "text")
    room = 430 * k
    c.text(c.w - 26 * k, 42 * k, phase, round(48 * k), tone, "display", "r", width=room)
    for i in range(3):
        now = i == PHASES[battle.phase] and not battle.ended
        fill = ("cyan", "threat", "text")[i] if now else "raise"
        c.panel(c.w - (26 + 3 * 100 - i * 100 - 10) * k, 82 * k, 90 * k, 14 * k, fill, r=7 * k)
    last = rounds(battle.scenario)
    if last is not None and ruler:
        _ruler(c, battle, last, right + 36 * k, 60 * k, c.w - 26 * k - room - 30 * k, k)
    elif last is not None:
        c.text(right + 12 * k, 66 * k, f"/ {last}", round(60 * k), "faint", "display")
    _goal(c, battle, words, k)


def _goal(c: Canvas, battle: BattleView, words: Words, k: float) -> None:
    head = title(battle.scenario, words)
    size = round(42 * k)
    wide = min(measure(head, size, "bold"), 460 * k)
    c.text(28 * k, 150 * k, head, size, "text", "bold", width=wide + 1)
    left = 28 * k + wide + 30 * k
    room = c.w - left - 26 * k
    tall, rows = aim(objective(battle.scenario, words, len(battle.cockpits)), room, k)
    for i, row in enumerate(rows):
        y = 150 * k + (i - (len(rows) - 1) / 2) * (tall + 4) * k
        c.text(left, y, row, round(tall * k), "dim", "text", width=room)


def aim(said: str, room: float, k: float) -> tuple[int, list[str]]:
    """As large as two lines hold it, or three: an aim is never cut short."""
    for tall, most in SIZES:
        rows = [*lines_of(said, round(tall * k), room)]
        if len(rows) <= most:
            return tall, rows
    return tall, [*rows[: most - 1], " ".join(rows[most - 1 :])]


def _ruler(c: Canvas, battle: BattleView, last: int, x: float, y: float, end: float, k: float) -> None:
    """All rounds, with the ends of rounds at which somebody comes."""
    comes = arrivals(battle.scenario, last)
    first = max(1, min(battle.round - 3, last - MOST + 1))
    shown = range(first, min(last, first + MOST - 1) + 1)
    step = min(54 * k, (end - x - 32 * k * len(comes)) / len(shown))
    for n in shown:
        now, past = n == battle.round, n < battle.round
        fill = "text" if now else "raise" if past else "ink"
        c.panel(x, y - 28 * k, step - 4 * k, 56 * k, fill, None if now or past else "line", r=9 * k)
        ink = "black" if now else "faint" if past else "dim"
        c.text(x + step / 2 - 2 * k, y, str(n), round(34 * k), ink, "bold", "m", width=step - 6 * k)
        x += step
        if n in comes:
            put(c, "spot", x + 14 * k, y, 34 * k, "", mix("threat", "ink", 0.55) if past else "threat")
            x += 32 * k
