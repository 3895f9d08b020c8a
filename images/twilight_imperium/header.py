"""Beside the map: round, phase and who acts; the players in order of play."""

from __future__ import annotations

from collections.abc import Sequence

from images.canvas import Canvas
from images.text import fit, measure
from images.twilight_imperium import facts
from images.twilight_imperium.common import acting, look_of, player_of, playing, put, put_seat
from images.twilight_imperium.labels import label
from rules.twilight_imperium.view import PlayerView, View
from words import Words

ROWS = 300
"""How high the list of players may be."""
FEW = 3


def title(c: Canvas, view: View, words: Words, names: Sequence[str]) -> None:
    c.text(
        34,
        66,
        words("ti-pic-round", n=view.round) if view.round else words("ti-pic-name"),
        82,
        face="display",
    )
    c.text(36, 134, words(f"ti-pic-phase-{view.phase}"), 46, "dim", "bold", width=440)
    y = _acting(c, view, words, names)
    c.text(36, y, f"[star:gold] {words('ti-pic-goal', n=facts.TARGET)}", 34, "dim", width=300)
    if view.free and view.phase != "setup":
        _free(c, view, words, y + 60)


def _free(c: Canvas, view: View, words: Words, y: float) -> None:
    """Strategy Cards that nobody has, with their Trade Goods; a few leave room for figures and a word."""
    few = len(view.free) <= FEW
    for i, (card, bonus) in enumerate(view.free):
        x, line = 60 + (i % 4) * (100 if few else 64), y + (i // 4) * 62
        put(c, "strategy", x, line, 50, facts.number_of(card))
        if bonus and few:
            c.text(x + 32, line, f"+{bonus}", 34, "gold", "bold")
        elif bonus:
            c.put(label(f"+{bonus}", 28, "gold"), x + 20, line + 20)
    if few:
        c.text(36, y + 52, words("ti-pic-free"), 32, "faint")


def _acting(c: Canvas, view: View, words: Words, names: Sequence[str]) -> float:
    who = view.winner if view.over else acting(view)
    if who is None:
        return 204
    look = look_of(who, words, names)
    put_seat(c, who, 62, 204, 60, "#FFFFFF")
    key = "wins" if view.over else "attacks" if view.battle is not None else "acts"
    c.text(106, 204, words(f"ti-pic-{key}", name=look.name), 44, look.colour, "bold", width=380)
    return 262


def players(c: Canvas, view: View, words: Words, names: Sequence[str]) -> None:
    pitch = min(47, ROWS / view.seats)
    most = max(len(each.picked) for each in view.players)
    for i, seat in enumerate(playing(view)):
        _player(c, view, player_of(view, seat), 34 + i * pitch, min(46, round(pitch) - 1), most, words, names)


def _player(
    c: Canvas, view: View, one: PlayerView, y: float, size: int, most: int, words: Words, names: Sequence[str]
) -> None:
    """Form, name, race, gavel, Strategy Cards, points."""
    look, left = look_of(one.seat, words, names), c.w - 494
    put_seat(c, one.seat, left, y, size, "#FFFFFF" if one.seat == acting(view) else "black")
    c.text(c.w - 26, y, str(one.points), size, "gold", "display", "r")
    c.icon("star", c.w - 80, y - 1, size * 0.82, "gold")
    step = 38 if most > 1 else 44
    for i, picked in enumerate(one.picked):
        at = c.w - 134 - (len(one.picked) - 1 - i) * step
        put(
            c,
            "strategy",
            at,
            y,
            size * (0.86 if most > 1 else 0.95),
            facts.number_of(picked.card),
            picked.resolved,
        )
    right = c.w - 134 - step * (most - 1) - 32
    if one.seat == view.speaker:
        put(c, "speaker", right - 16, y, size * 0.82)
        right -= 44
    tone = "faint" if one.passed or one.out else "text"
    letters = round(size * 0.82)
    said, smaller = fit(look.name, letters, right - left - 34, "bold", 0.64)
    if said != look.name:
        said, smaller = fit(look.name.split()[0], letters, right - left - 34, "bold", 0.64)
    end = c.text(left + 34, y, said, smaller, tone, "bold")
    short = facts.race(one.race, words, True)
    if short and measure(short, round(size * 0.6)) < right - end - 16:
        c.text(end + 12, y + 1, short, round(size * 0.6), "faint")
