"""Objectives: a track of points, and a table of what counts and how far everybody is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from images.canvas import Canvas
from images.paragraphs import PITCH, lines_of, write
from images.theme import mix
from images.twilight_imperium import facts
from images.twilight_imperium.colours import INFLUENCE, SEATS
from images.twilight_imperium.common import look_of, put, put_seat
from images.twilight_imperium.paper import GAP, PAD, M, W, head, short
from rules.twilight_imperium import texts
from rules.twilight_imperium.view import ObjectiveView, View
from words import Words

LINE, LOW, TRACK, NAME, TEXT = 104, 84, 176, 36, 29
VOICE = "voice_of_the_council"
"""What gives the Voice of the Council its point."""
Icon = Callable[[Canvas, float, float], None]


def objectives(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    count, shown = view.seats, view.objectives
    others = _others(view)
    step = 116 if count <= 6 else 98
    left = W - M - PAD - count * step
    rows = [_told(one, left, count, words) for one in shown]
    lows = [_own(kind, view, left, words) for kind, _ in others]
    tall = 100 + sum(row.tall for row in rows) + sum(row.tall for row in lows) + 100
    c = Canvas(W, round(122 + TRACK + GAP + tall + M))
    head(c, words("ti-pic-objectives"), words("ti-pic-deck", n=facts.TARGET, left=view.objectives_left))
    _track(c, view, 122)
    y: float = 122 + TRACK + GAP
    for seat in range(count):
        x = left + (seat + 0.5) * step
        c.panel(left + seat * step + 4, y, step - 8, tall - 12, mix(SEATS[seat], "ink", 0.86))
        put_seat(c, seat, x, y + 36, 58)
        name = short(look_of(seat, words, names).name, 25, step - 5)
        c.text(x, y + 78, name, 25, "dim", "text", "m", width=step - 5)
    y += 100
    for one, row in zip(shown, rows, strict=True):
        _objective(c, one, row, left, y, step, count, words)
        y += row.tall
    for (kind, scored), row in zip(others, lows, strict=True):
        _other(c, view, kind, scored, row, left, y, step, count, words)
        y += row.tall
    c.text(left - 30, y + 38, words("ti-pic-points"), 44, "text", "bold", "r")
    for each in view.players:
        c.text(left + (each.seat + 0.5) * step, y + 38, str(each.points), 62, "gold", "display", "m")
    return c.im


def _others(view: View) -> list[tuple[str, dict[int, int]]]:
    """Points that no Public Objective on the table gave, by seat; with them the columns add up."""
    public = {one.id for one in view.objectives}
    gained: dict[str, dict[int, int]] = {"secret": {}, "artifact": {}, "voice": {}, "else": {}}
    for each in view.players:
        for source, n in each.sources:
            if source not in public:
                row = gained[kind_of_point(source)]
                row[each.seat] = row.get(each.seat, 0) + n
    return [(kind, rows) for kind, rows in gained.items() if rows or kind != "else"]


def kind_of_point(source: str) -> str:
    """What gave points, if no Public Objective did."""
    if source in facts.SECRET:
        return "secret"
    return "artifact" if source in facts.ARTIFACTS else "voice" if source == VOICE else "else"


def _row(c: Canvas, left: float, y: float, tall: float, step: float, count: int) -> None:
    """The plate of a row, with the strips of the players across it."""
    c.panel(M, y, W - 2 * M, tall, "deck")
    for seat in range(count):
        c.rect(
            left + seat * step + 4, y, left + (seat + 1) * step - 4, y + tall, mix(SEATS[seat], "deck", 0.8)
        )


class Told(NamedTuple):
    """A row in words: its name, what it asks for, how high that makes it."""

    name: tuple[str, ...]
    text: tuple[str, ...]
    tall: float


def _told(one: ObjectiveView, left: float, count: int, words: Words) -> Told:
    name = facts.called(facts.PUBLIC, one.id, words)
    return _lines(name, words(texts.objective(one.id)), left, LINE)


def _lines(name: str, text: str, left: float, least: float) -> Told:
    said = lines_of(name, NAME, left - M - 224, "bold")
    more = lines_of(text, TEXT, left - M - 224) if text else ()
    return Told(said, more, max(least, 34 + len(said) * NAME * PITCH + len(more) * TEXT * PITCH))


def _own(kind: str, view: View, left: float, words: Words) -> Told:
    """With the own Secret Objective, whose words only its owner sees."""
    name, one = words(f"ti-pic-points-{kind}"), view.secret
    if kind != "secret" or one is None:
        return _lines(name, "", left, LOW)
    said = f"{name}: {facts.called(facts.SECRET, one.id, words)} ({one.points})"
    return _lines(said, words(texts.objective(one.id)), left, LOW)


def _words(c: Canvas, row: Told, y: float, tone: str) -> None:
    high = len(row.name) * NAME * PITCH + len(row.text) * TEXT * PITCH
    line = y + (row.tall - 10 - high) / 2 + NAME * PITCH / 2
    line = write(c, row.name, M + 204, line, NAME, tone, "bold")
    write(c, row.text, M + 204, line - (NAME - TEXT) * PITCH / 2, TEXT, "dim")


def _objective(
    c: Canvas, one: ObjectiveView, row: Told, left: float, y: float, step: float, count: int, words: Words
) -> None:
    tall = row.tall - 10
    mid = y + tall / 2
    _row(c, left, y, tall, step, count)
    put(c, "back", M + 52, mid, 76, f"stage{one.stage}")
    c.icon("star", M + 122, mid, 44, "gold")
    c.text(M + 152, mid, str(one.points), 46, "gold", "display")
    _words(c, row, y, "text")
    progress = dict(enumerate(one.progress))
    for seat in range(count):
        x = left + (seat + 0.5) * step
        if seat in one.scored:
            put(c, "victory", x, mid - 2, 66, str(one.points))
        elif seat in one.now:
            _now(c, x, mid, words)
        else:
            _far(c, x, mid, progress.get(seat), step)


def _now(c: Canvas, x: float, y: float, words: Words) -> None:
    c.panel(x - 46, y - 26, 92, 52, "black", "gold", r=14, border=4)
    c.text(x, y, words("ti-pic-now"), 32, "gold", "bold", "m", width=80)


def _far(c: Canvas, x: float, y: float, progress: tuple[int, int] | None, step: float) -> None:
    if progress is None or progress[1] <= 1:
        c.rect(x - 10, y - 2, x + 10, y + 2, "line")
        return
    so_far, needed = progress
    c.text(x, y, f"{so_far}/{needed}", 38, "text" if so_far else "faint", "bold", "m", width=step - 16)


SIGNS: dict[str, Icon] = {
    "secret": lambda c, x, y: put(c, "back", x, y, 62, "secret"),
    "artifact": lambda c, x, y: put(c, "artifact", x, y, 56, True),
    "voice": lambda c, x, y: c.icon("ti_law", x, y, 48, INFLUENCE),
    "else": lambda c, x, y: c.icon("star", x, y, 48, "gold"),
}


def _other(
    c: Canvas,
    view: View,
    kind: str,
    scored: dict[int, int],
    row: Told,
    left: float,
    y: float,
    step: float,
    count: int,
    words: Words,
) -> None:
    tall = row.tall - 10
    mid = y + tall / 2
    _row(c, left, y, tall, step, count)
    SIGNS[kind](c, M + 52, mid)
    _words(c, row, y, "dim")
    secret = view.secret if kind == "secret" else None
    for seat in range(count):
        x = left + (seat + 0.5) * step
        if scored.get(seat):
            put(c, "victory", x, mid - 2, 62, str(scored[seat]))
        elif secret is not None and seat == view.seat and secret.now:
            _now(c, x, mid, words)
        else:
            own = secret is not None and seat == view.seat and bool(secret.progress)
            _far(c, x, mid, secret.progress[0] if own and secret is not None else None, step)


def _track(c: Canvas, view: View, y: float) -> None:
    """From nothing to the goal; who has more than that stands there too."""
    step = (W - 2 * M + 10) / (facts.TARGET + 1)
    for n in range(facts.TARGET + 1):
        x, goal = M + n * step, n == facts.TARGET
        fill = mix("gold", "ink", 0.72) if goal else "deck"
        c.panel(x, y, step - 10, TRACK, fill, "gold" if goal else None, border=4)
        c.text(x + 16, y + 34, str(n), 42, "gold" if goal else "dim", "display")
        if goal:
            c.icon("star", x + step - 44, y + 34, 40, "gold")
        here = [each.seat for each in view.players if max(0, min(each.points, facts.TARGET)) == n]
        _standing(c, here, x + (step - 10) / 2, y + 116)


def _standing(c: Canvas, here: Sequence[int], x: float, y: float) -> None:
    size, per = (66, 2) if len(here) <= 2 else (54, 2) if len(here) <= 4 else (40, 3)
    rows = -(-len(here) // per)
    for i, seat in enumerate(here):
        across = min(per, len(here) - i // per * per)
        cx = x + (i % per - (across - 1) / 2) * (size + 4)
        put_seat(c, seat, cx, y + (i // per - (rows - 1) / 2) * (size - 2), size)
