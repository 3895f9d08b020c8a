"""Objectives: a track of points, and a table of what counts and how far everybody is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from images.canvas import Canvas
from images.paragraphs import lines_of, write
from images.theme import mix
from images.twilight_imperium import facts
from images.twilight_imperium.colours import INFLUENCE, SEATS
from images.twilight_imperium.common import look_of, put, put_seat
from images.twilight_imperium.paper import GAP, PAD, M, W, head, short
from rules.twilight_imperium.view import ObjectiveView, View
from words import Words

LINE, LOW, TRACK = 104, 84, 176
VOICE = "voice_of_the_council"
"""What gives the Voice of the Council its point."""
Icon = Callable[[Canvas, float, float], None]


def objectives(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    count, shown = view.seats, view.objectives
    others = _others(view)
    tall = 100 + len(shown) * LINE + len(others) * LOW + 100
    c = Canvas(W, 122 + TRACK + GAP + tall + M)
    head(c, words("ti-pic-objectives"), words("ti-pic-deck", n=facts.TARGET, left=view.objectives_left))
    _track(c, view, 122)
    y: float = 122 + TRACK + GAP
    step = 116 if count <= 6 else 98
    left = W - M - PAD - count * step
    for seat in range(count):
        x = left + (seat + 0.5) * step
        c.panel(left + seat * step + 4, y, step - 8, tall - 12, mix(SEATS[seat], "ink", 0.86))
        put_seat(c, seat, x, y + 36, 58)
        name = short(look_of(seat, words, names).name, 25, step - 5)
        c.text(x, y + 78, name, 25, "dim", "text", "m", width=step - 5)
    y += 100
    for one in shown:
        _objective(c, one, left, y, step, count, words)
        y += LINE
    for kind, scored in others:
        _other(c, kind, scored, left, y, step, count, words)
        y += LOW
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


def _objective(
    c: Canvas, one: ObjectiveView, left: float, y: float, step: float, count: int, words: Words
) -> None:
    tall = LINE - 10
    mid = y + tall / 2
    _row(c, left, y, tall, step, count)
    put(c, "back", M + 52, mid, 76, f"stage{one.stage}")
    c.icon("star", M + 122, mid, 44, "gold")
    c.text(M + 152, mid, str(one.points), 46, "gold", "display")
    size = 36 if count <= 6 else 33
    said = lines_of(facts.called(facts.PUBLIC, one.id, words), size, left - M - 224, "bold")
    write(c, said, M + 204, mid - (len(said) - 1) * 20, size, "text", "bold", pitch=40 / size)
    progress = dict(enumerate(one.progress))
    for seat in range(count):
        x = left + (seat + 0.5) * step
        if seat in one.scored:
            put(c, "victory", x, mid - 2, 66, str(one.points))
        elif seat in one.now:
            c.panel(x - 46, mid - 26, 92, 52, "black", "gold", r=14, border=4)
            c.text(x, mid, words("ti-pic-now"), 32, "gold", "bold", "m", width=80)
        elif seat in progress and progress[seat][1] > 1:
            so_far, needed = progress[seat]
            c.text(
                x, mid, f"{so_far}/{needed}", 38, "text" if so_far else "faint", "bold", "m", width=step - 16
            )
        else:
            c.rect(x - 10, mid - 2, x + 10, mid + 2, "line")


SIGNS: dict[str, Icon] = {
    "secret": lambda c, x, y: put(c, "back", x, y, 62, "secret"),
    "artifact": lambda c, x, y: put(c, "artifact", x, y, 56, True),
    "voice": lambda c, x, y: c.icon("ti_law", x, y, 48, INFLUENCE),
    "else": lambda c, x, y: c.icon("star", x, y, 48, "gold"),
}


def _other(
    c: Canvas, kind: str, scored: dict[int, int], left: float, y: float, step: float, count: int, words: Words
) -> None:
    tall = LOW - 10
    mid = y + tall / 2
    _row(c, left, y, tall, step, count)
    SIGNS[kind](c, M + 52, mid)
    c.text(M + 204, mid, words(f"ti-pic-points-{kind}"), 36, "dim", "bold", width=left - M - 224)
    for seat in range(count):
        x = left + (seat + 0.5) * step
        if scored.get(seat):
            put(c, "victory", x, mid - 2, 62, str(scored[seat]))
        else:
            c.rect(x - 10, mid - 2, x + 10, mid + 2, "line")


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
