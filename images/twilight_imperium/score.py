"""The end: who has how many points, from where, and how they came round by round."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.text import fit, measure
from images.theme import mix
from images.twilight_imperium import facts
from images.twilight_imperium.colours import INFLUENCE, SEATS
from images.twilight_imperium.common import look_of, put, put_seat
from images.twilight_imperium.objectives import kind_of_point
from images.twilight_imperium.paper import GAP, PAD, M, W, named
from rules.twilight_imperium.view import PlayerView, View
from words import Words

TOP, ROW, CHART = 122, 112, 620
KINDS = ("stage1", "stage2", "secret", "artifact", "voice", "else")


def score(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    order = ranked(view)
    rounds = max(len(one.curve) for one in view.players) + (not _ended(view))
    chart = CHART if rounds else 0
    c = Canvas(W, TOP + len(order) * ROW + (GAP + chart if chart else 0) + M)
    title = words("ti-pic-score")
    if view.winner is not None:
        title = words("ti-pic-wins", name=look_of(view.winner, words, names).name)
    said, size = fit(title, 72, W - 330, "display", 0.5)
    c.text(34, 64, said, size, face="display")
    c.text(W - 34, 66, words("ti-pic-score-rounds", n=view.round), 40, "dim", "text", "r", width=240)
    for i, one in enumerate(order):
        _row(c, view, one, i, TOP + i * ROW, words, names)
    if chart:
        _chart(c, view, TOP + len(order) * ROW + GAP, words)
    return c.im


def ranked(view: View) -> list[PlayerView]:
    """The winner first, then by points; who has as many, as they sit."""
    return sorted(view.players, key=lambda one: (one.seat != view.winner, -one.points, one.seat))


def by_kind(one: PlayerView) -> dict[str, int]:
    """Points by the kind of what gave them."""
    found: dict[str, int] = {}
    for source, n in one.sources:
        kind = f"stage{facts.PUBLIC[source]['stage']}" if source in facts.PUBLIC else kind_of_point(source)
        found[kind] = found.get(kind, 0) + n
    return {kind: found[kind] for kind in KINDS if found.get(kind)}


def curve_of(view: View, one: PlayerView) -> tuple[int, ...]:
    """From nothing, at the end of each round, up to now."""
    return (0, *one.curve) if _ended(view) else (0, *one.curve, one.points)


def _ended(view: View) -> bool:
    """Whether the last round is in the curve: then nothing has changed since."""
    return bool(view.players) and len(view.players[0].curve) >= view.round


def _row(
    c: Canvas, view: View, one: PlayerView, place: int, y: float, words: Words, names: Sequence[str]
) -> None:
    won, mid = one.seat == view.winner, y + (ROW - 10) / 2
    look = look_of(one.seat, words, names)
    c.panel(
        M,
        y,
        W - 2 * M,
        ROW - 10,
        mix(look.colour, "ink", 0.76 if won else 0.88),
        "gold" if won else None,
        border=5,
    )
    c.text(M + 46, mid, str(place + 1), 54, "gold" if won else "dim", "display", "m")
    put_seat(c, one.seat, M + 124, mid, 76)
    said, size = named(look.name, 44, 430)
    c.text(M + 178, mid - 18, said, size, "text", "bold")
    race = facts.race(one.race, words, True)
    out = words("ti-say-out") if one.out else ""
    c.text(M + 178, mid + 26, "  ·  ".join(filter(None, (race, out))), 32, look.colour, width=400)
    x: float = 640
    for kind, n in by_kind(one).items():
        _sign(c, kind, x + 34, mid)
        x = c.text(x + 72, mid, str(n), 46, "text", "display") + 34
    c.text(W - M - 26, mid, str(one.points), 76, "gold", "display", "r")
    c.icon("star", W - M - 62 - measure(str(one.points), 76, "display"), mid - 2, 58, "gold")


def _sign(c: Canvas, kind: str, x: float, y: float) -> None:
    if kind in ("stage1", "stage2", "secret"):
        put(c, "back", x, y, 68, kind)
    elif kind == "artifact":
        put(c, "artifact", x, y, 58, True)
    elif kind == "voice":
        c.icon("ti_law", x, y, 50, INFLUENCE)
    else:
        c.icon("star", x, y, 50, "text")


def _chart(c: Canvas, view: View, y: float, words: Words) -> None:
    """A line for each player; lines that run together lie beside each other."""
    c.panel(M, y, W - 2 * M, CHART)
    c.text(M + PAD, y + 44, words("ti-pic-score-curve"), 42, "text", "bold", width=900)
    curves = {one.seat: curve_of(view, one) for one in view.players}
    steps = max(map(len, curves.values())) - 1
    most = max(facts.TARGET, *(max(curve) for curve in curves.values()))
    left, right, top, foot = M + 90, W - M - 170, y + 100, y + CHART - 84
    for n in range(0, most + 1, 3):
        line = foot - (foot - top) * n / most
        c.rect(left, line - 1, right, line + 2, "gold" if n == facts.TARGET else "raise")
        c.text(left - 20, line, str(n), 34, "gold" if n == facts.TARGET else "dim", "display", "r")
    for i in range(1, steps + 1):
        x = left + (right - left) * i / max(1, steps)
        c.text(x, foot + 50, str(i), 34, "dim", "display", "m")
    ends: list[tuple[float, int]] = []
    for seat, curve in curves.items():
        shift = (seat - (view.seats - 1) / 2) * 6
        points = [
            (left + (right - left) * i / max(1, steps), foot - (foot - top) * n / most - shift)
            for i, n in enumerate(curve)
        ]
        if len(points) > 1:
            c.stroke(points, 12, "black")
            c.stroke(points, 6, SEATS[seat])
        ends.append((points[-1][1], seat))
    _ends(c, ends, right, top - 40, foot + 20)


def _ends(c: Canvas, ends: list[tuple[float, int]], x: float, top: float, foot: float) -> None:
    """The tokens of the players at the ends of their lines, moved apart into two columns."""
    size, step = 52, 54
    last = [top - step, top - step]
    for i, (line, seat) in enumerate(sorted(ends)):
        column = i % 2
        at = min(max(line, last[column] + step), foot)
        last[column] = at
        put_seat(c, seat, x + 46 + column * 62, at, size)
