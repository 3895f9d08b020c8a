"""Pilots on foot: the cards laid out, what can be done on each, how the pilots are, and the test at hand."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.akarios.chances import chance_of, needed
from images.akarios.colours import SEATS, SHELF
from images.akarios.common import look_of, put
from images.akarios.facts import objective, title
from images.akarios.places import view_of
from images.brush import Box
from images.canvas import Canvas
from images.paragraphs import PITCH, lines_of, write
from images.sprites import rounded
from images.text import measure
from rules.akarios.view import AttemptView, ObjectView, PlaceView, View, WalkerView, WorldView
from words import Words

W, GAP, ART = 1600, 16, 118
AIM, FLAG, FIRST = 38, 50, 126
"""Of the aim: how tall its letters are, the room for the flag beside it, the middle of its first line."""
NARROW, WIDEST, SIDE = 3, 372.0, 400
"""Columns beside which the pilots stand at the right; with more they stand below."""
OBJECT = 58.0
TEST = 200
DICE = 4


def world(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    told = world_of(view)
    aim = lines_of(objective(told.scenario, words, len(told.walkers)), AIM, W - 64 - FLAG)
    top = FIRST + 42 + (len(aim) - 1) * AIM * PITCH
    grid = Grid(told)
    beside = grid.columns <= NARROW
    room = W - 48 - (SIDE + GAP if beside else 0)
    wide = min(WIDEST, (room - (grid.columns - 1) * GAP) / grid.columns)
    tall = ART + 72 + OBJECT * max(5, max(len(one.objects) for one in told.places))
    foot = top + max(grid.rows * (tall + GAP), (len(told.walkers) * 112 + 100) if beside else 0)
    low = foot + (0 if beside else 122)
    c = Canvas(W, round(low + (TEST + 24 if told.attempt is not None else 8)))
    _head(c, told, aim, words)
    active = None if told.attempt is None else told.attempt.actor
    for one in told.places:
        box = (24 + (one.x - grid.left) * (wide + GAP), top + (one.y - grid.top) * (tall + GAP), wide, tall)
        _card(c, told, one, box, active, words)
    for no, x, y in told.backs:
        box = (24 + (x - grid.left) * (wide + GAP), top + (y - grid.top) * (tall + GAP), wide, tall)
        _back(c, no, box)
    _walkers(c, told, beside, top if beside else foot, active, words, names)
    if told.attempt is not None:
        _test(c, told, told.attempt, (24, low, W - 48, TEST), words, names)
    return c.im


def world_of(view: View) -> WorldView:
    assert view.world is not None, "nobody is on a world"
    return view.world


class Grid:
    """What the cards that are known take."""

    def __init__(self, told: WorldView) -> None:
        xs = [one.x for one in told.places] + [x for _, x, _ in told.backs]
        ys = [one.y for one in told.places] + [y for _, _, y in told.backs]
        self.left, self.top = min(xs), min(ys)
        self.columns, self.rows = max(xs) - self.left + 1, max(ys) - self.top + 1


def _head(c: Canvas, told: WorldView, aim: Sequence[str], words: Words) -> None:
    """The aim is never cut short: what lies below moves down for its second line."""
    c.text(30, 60, title(told.scenario, words), 70, "text", "display", width=1040)
    right = f"{words('ak-pic-round')} {told.round}"
    c.text(W - 30, 58, right, 60, "text", "display", "r", width=420)
    c.icon("flag", 32 + AIM * 0.55, FIRST, AIM, "gold")
    write(c, aim, 32 + FLAG, FIRST, AIM, "dim")


def _back(c: Canvas, no: int, box: Box) -> None:
    """Not seen yet: only its number is known, from the arrow that leads there."""
    x, y, w, h = box
    c.panel(*box, SHELF, "raise", r=18, border=4)
    c.panel(x + 18, y + 18, w - 36, h - 36, "#161B25", r=12)
    c.icon("planet", x + w / 2, y + h / 2 - 26, 132, "#303A4C")
    c.text(x + w / 2, y + h / 2 + 92, str(no), 62, "faint", "display", "m")


def _card(c: Canvas, told: WorldView, one: PlaceView, box: Box, active: int | None, words: Words) -> None:
    x, y, w, _ = box
    here = [walker for walker in told.walkers if walker.card == one.no]
    lit = active is not None and any(walker.seat == active for walker in here)
    line = SEATS[active] if lit and active is not None else "line"
    c.panel(*box, "deck", line, r=18, border=5 if lit else 3)
    art = view_of(told.scenario, one.no, round(w - 10), ART)
    c.im.paste(art, (round(x + 5), round(y + 5)), rounded(round(w - 10), ART, 14))
    c.panel(x + 16, y + 18, 56, 52, "black", r=12)
    c.text(x + 44, y + 44, str(one.no), 40, "good", "display", "m")
    for i, walker in enumerate(here):
        put(c, "seat", x + w - 48 - i * 62, y + 52, 60, walker.seat)
    name = words.name("akarios", one.name)
    if measure(name, 30, "bold") <= w - 36:
        c.text(x + 18, y + ART + 34, name, 38, "text", "bold", width=w - 36)
    else:
        c.lines(x + 18, y + ART + 34, name, 29, w - 36, 2, "text", "bold", pitch=0.95, middle=True)
    for i, thing in enumerate(one.objects):
        _object(c, thing, x + 16, y + ART + 62 + (i + 0.5) * OBJECT, w - 32, words)


def icon_of(thing: ObjectView) -> str:
    if thing.kind == "move":
        return thing.dir or "right"
    if thing.kind == "check":
        return thing.skill
    if thing.kind == "examine":
        return "again" if thing.repeat else "examine"
    return "rocket" if thing.kind == "launch_pad" else "security"


def object_name(thing: ObjectView, words: Words) -> str:
    """With its letter, as it is named in a move: "2a"."""
    if thing.kind == "move":
        return words("ak-pic-object-move", n=thing.card or 0)
    if thing.kind == "check":
        return words(f"ak-pic-skill-{thing.skill}")
    return words(f"ak-pic-object-{thing.kind}")


def _object(c: Canvas, thing: ObjectView, x: float, y: float, w: float, words: Words) -> None:
    """A sign, its name if there is room, and the dice it asks for; used up is ticked, shut has a lock."""
    gone = thing.closed or thing.barred
    c.text(x, y, thing.id[-1], 30, "faint", "bold")
    c.icon(icon_of(thing), x + 44, y, 40, "faint" if gone else "good" if thing.kind == "move" else "text")
    signs = 1 if gone else len(thing.symbols)
    told = object_name(thing, words) + (" [group:dim]" if thing.coop and not gone else "")
    room = w - 80 - signs * 42
    if measure(told, 26, "text") <= room:
        c.text(x + 74, y, told, 34, "faint" if gone else "dim", "text", width=room)
    right = x + w
    if gone:
        c.icon("check" if thing.closed else "lock", right - 18, y, 32, "good" if thing.closed else "faint")
        return
    for i, symbol in enumerate(reversed(thing.symbols)):
        put(c, "symbol", right - 19 - i * 42, y, 38, symbol)


# Who


def _walkers(
    c: Canvas,
    told: WorldView,
    beside: bool,
    top: float,
    active: int | None,
    words: Words,
    names: Sequence[str],
) -> None:
    count = max(1, len(told.walkers))
    for i, one in enumerate(told.walkers):
        if beside:
            box: Box = (W - 24 - SIDE, top + i * 112.0, SIDE, 100.0)
        else:
            wide = (W - 48 - (count - 1) * 12) / count
            box = (24 + i * (wide + 12), top, min(wide, 480.0), 106.0)
        _walker(c, one, box, active, words, names)


def _walker(
    c: Canvas, one: WalkerView, box: Box, active: int | None, words: Words, names: Sequence[str]
) -> None:
    x, y, w, h = box
    c.panel(*box, "deck", SEATS[one.seat] if one.seat == active else None, r=16, border=4)
    put(c, "seat", x + 48, y + h / 2, 66, one.seat)
    name = look_of(one.seat, words, names).name
    c.text(x + 94, y + 28, name, 36, "text" if one.conscious else "faint", "bold", width=w - 250)
    if not one.conscious:
        c.text(
            x + 94, y + 72, f"[skull:harm] {words('ak-pic-unconscious')}", 34, "dim", "text", width=w - 110
        )
        return
    for j in range(max(DICE, one.dice)):
        c.icon(
            "dice",
            x + w - 24 - (max(DICE, one.dice) - 1 - j) * 34,
            y + 28,
            30,
            "text" if j < one.dice else "#3E4758",
        )
    rows = (("hp", "harm", one.health), ("stamina", "blue", one.stamina), ("stress", "stress", one.stress))
    for j, (icon, colour, value) in enumerate(rows):
        c.icon(icon, x + 112 + j * 96, y + 70, 34, colour)
        c.text(x + 136 + j * 96, y + 70, str(value), 38, "text" if value else "faint", "bold")


def _test(c: Canvas, told: WorldView, now: AttemptView, box: Box, words: Words, names: Sequence[str]) -> None:
    """What it asks, what the pilots bring; before the dice are thrown the chance for every number of them."""
    x, y, _, _ = box
    c.panel(*box, "raise", SEATS[now.actor], r=20, border=5)
    put(c, "seat", x + 66, y + 66, 82, now.actor)
    thing = next((one for place in told.places for one in place.objects if one.id == now.object), None)
    head = object_name(thing, words) if thing is not None else words("ak-pic-test")
    c.text(x + 126, y + 50, head, 48, "text", "display", width=560)
    skill = thing.skill if thing is not None and thing.kind == "check" else ""
    walker = next(one for one in told.walkers if one.seat == now.actor)
    brings = walker.skills.get(skill, 0) if skill else 0
    for i, symbol in enumerate(now.symbols):
        put(c, "symbol", x + 152 + i * 62, y + 140, 54, symbol)
    if skill:
        left = x + 152 + len(now.symbols) * 62 + 10
        c.icon(skill, left, y + 140, 48, "text")
        c.text(left + 32, y + 140, f"+{brings}", 44, "text", "bold")
    rolled = [(int(seat), face) for seat, faces in sorted(now.rolled.items()) for face in faces]
    if rolled:
        for i, (seat, face) in enumerate(rolled):
            put(c, "die", x + 760 + i * 96, y + 84, 82, face)
            put(c, "seat", x + 760 + i * 96, y + 152, 40, seat)
        return
    need = needed(now.symbols, brings)
    for dice in range(1, DICE + 1):
        _chance(c, chance_of(now.symbols, need, dice), dice, x + 730 + (dice - 0.5) * 195, y)


def _chance(c: Canvas, share: float, dice: int, x: float, y: float) -> None:
    for j in range(dice):
        c.icon("dice", x + (j - (dice - 1) / 2) * 36, y + 40, 32, "text")
    c.panel(x - 76, y + 68, 152, 22, SHELF, r=8)
    if share:
        c.panel(x - 76, y + 68, max(16, 152 * share), 22, "good", r=8)
    c.text(x, y + 132, f"{100 * share:.0f}%", 62, "good" if share else "faint", "display", "m")
