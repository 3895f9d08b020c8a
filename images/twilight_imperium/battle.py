"""A space battle: both sides with what hits, what was rolled and why, what is lost and what is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from images.canvas import Canvas
from images.theme import mix
from images.twilight_imperium import facts
from images.twilight_imperium.common import SHIPS, Fleet, colour_of, fleet_of, look_of, put, put_seat
from images.twilight_imperium.paper import GAP, PAD, M, W
from images.twilight_imperium.pieces import Piece, pieces, wide
from rules.twilight_imperium.view import BattleView, DieView, View
from words import Words

ROW, TOP, HEAD, LOST, LEFT, NOTE = 106, 134, 138, 128, 118, 42
HALF = (W - 2 * M - GAP) / 2
BAR = "|"
"""Between the losses of earlier rounds and those of the last."""


class Volley(NamedTuple):
    """The dice of one kind of ship that hit on the same."""

    kind: str
    need: int
    bonus: int
    dice: tuple[DieView, ...]


def battle(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """To be asked only while one is fought."""
    now = view.battle
    assert now is not None
    sides = (now.attacker, now.defender)
    volleys = {seat: volleys_of(now, seat) for seat in sides}
    notes = {seat: notes_of(now, seat, words) for seat in sides}
    rows = max(1, *(len(volleys[seat]) or len(fleet(view, now, seat).ships) for seat in sides))
    tall = HEAD + 20 + rows * ROW + 10 + NOTE * max(map(len, notes.values()))
    c = Canvas(W, round(TOP + tall + GAP + LOST + GAP + LEFT + M))
    put(c, "battle", 72, 68, 84)
    c.text(134, 66, words("ti-pic-battle", n=max(1, now.round)), 72, face="display", width=900)
    where = facts.system(now.system, view.system(now.system).tile, words)
    at = where if where == now.system else f"{where}  ·  {now.system}"
    c.text(W - 34, 68, at, 42, "dim", "text", "r", width=470)
    for seat, x in zip(sides, (M, M + HALF + GAP), strict=True):
        _side(c, view, now, seat, x, tall, words, names)
        _volleys(c, view, now, seat, x, volleys[seat])
        for i, note in enumerate(notes[seat]):
            line = TOP + tall - 30 - NOTE * (len(notes[seat]) - 1 - i)
            c.text(x + PAD, line, f"[up:good] {note}", 30, "dim", width=HALF - 2 * PAD)
        _lost(c, now, seat, x, TOP + tall + GAP, words)
        _left(c, fleet(view, now, seat), x, TOP + tall + GAP + LOST + GAP, words)
    return c.im


def fleet(view: View, now: BattleView, seat: int) -> Fleet:
    if seat >= 0:
        return fleet_of(view.system(now.system), seat)
    return Fleet(seat, (("fighter", view.custodians[0], 0),) if view.custodians[0] else ())


def volleys_of(now: BattleView, seat: int) -> list[Volley]:
    groups: dict[tuple[str, int, int], list[DieView]] = {}
    for die in now.dice:
        if die.seat == seat:
            bonus = sum(amount for _, amount in die.parts)
            groups.setdefault((die.what, die.needed - bonus, bonus), []).append(die)
    order = {kind: i for i, kind in enumerate(SHIPS)}
    found = [Volley(*key, tuple(dice)) for key, dice in groups.items()]
    return sorted(found, key=lambda one: (order.get(one.kind, len(order)), one.need))


def notes_of(now: BattleView, seat: int, words: Words) -> list[str]:
    """Why some hit on less or more: sources that have a name."""
    tables = (facts.TECHNOLOGIES, facts.RACIAL, facts.ABILITIES, facts.POLITICAL_CARDS, facts.LEADERS)
    sources = dict.fromkeys(source for die in now.dice if die.seat == seat for source, _ in die.parts)
    named = (next((facts.called(t, each, words) for t in tables if each in t), "") for each in sources)
    return [each for each in named if each][:4]


def hits(now: BattleView, seat: int) -> int:
    return sum(die.hit for die in now.dice if die.seat == seat)


def _side(
    c: Canvas,
    view: View,
    now: BattleView,
    seat: int,
    x: float,
    tall: float,
    words: Words,
    names: Sequence[str],
) -> None:
    look, tint = look_of(seat, words, names), mix(colour_of(seat), "ink", 0.72)
    c.panel(x, TOP, HALF, tall, "deck")
    c.panel(x, TOP, HALF, HEAD, tint)
    c.rect(x, TOP + 120, x + HALF, TOP + HEAD, tint)
    put_seat(c, seat, x + 72, TOP + 69, 96)
    c.text(x + 138, TOP + 48, look.name, 50, "text", "bold", width=HALF - 300)
    role = words("ti-pic-role-attacker") if seat == now.attacker else words("ti-pic-role-defender")
    if now.retreating == seat:
        role = words("ti-pic-role-retreats", to=now.to or "")
    race = facts.race(view.players[seat].race, words, True) if seat >= 0 else ""
    c.text(x + 138, TOP + 98, f"{race}  ·  {role}" if race else role, 34, "dim", width=HALF - 300)
    if now.dice:
        n = hits(now, seat)
        c.text(x + HALF - PAD, TOP + 58, str(n), 84, "gold", "display", "r")
        c.text(x + HALF - PAD, TOP + 114, words("ti-pic-hits", n=n), 30, "gold", "bold", "r")


def _volleys(c: Canvas, view: View, now: BattleView, seat: int, x: float, volleys: list[Volley]) -> None:
    """Silhouette; what hits; the dice, hits bright, misses dark. Before any die: the fleets."""
    line, colour = TOP + HEAD + 20 + ROW / 2, colour_of(seat)
    if not now.dice:
        for kind, n, hurt in fleet(view, now, seat).ships:
            piece = Piece("unit", (kind, colour), n, hurt)
            pieces(c, [piece], x + PAD + piece.wide(76) / 2, line, 76, 0)
            line += ROW
    for one in volleys:
        if one.kind in facts.UNITS:
            put(c, "unit", x + PAD + 38, line, 76, one.kind, colour)
        c.text(x + PAD + 200, line, f"{one.need}+", 56, "text", "display", "r")
        if one.bonus:
            tone = "good" if one.bonus > 0 else "harm"
            c.text(x + PAD + 208, line - 18, f"{one.bonus:+}".replace("-", "−"), 28, tone, "bold")
        dice = sorted(one.dice, key=lambda die: -die.face)
        size = min(84.0, (HALF - 2 * PAD - 262) / max(4, len(dice)) - 4)
        for i, die in enumerate(dice):
            at = x + PAD + 262 + (i + 0.5) * (size + 4)
            put(c, "die", at, line, size, str(die.face), "hit" if die.hit else "miss")
        line += ROW


def _lost(c: Canvas, now: BattleView, seat: int, x: float, y: float, words: Words) -> None:
    c.panel(x, y, HALF, LOST, mix("harm", "ink", 0.82))
    gone = [kind for kind in now.lost.get(str(seat), ()) if kind != BAR]
    c.text(x + PAD, y + LOST / 2, words("ti-pic-lost"), 34, "dim", "bold", width=150)
    step = min(96, (HALF - 210) / max(1, len(gone)))
    for i, kind in enumerate(gone):
        put(
            c,
            "unit",
            x + 196 + (i + 0.5) * step,
            y + LOST / 2,
            min(84, max(26, step - 6)),
            kind,
            colour_of(seat),
            False,
            True,
        )
    if not gone:
        c.text(x + 196, y + LOST / 2, "–", 40, "faint")


def _left(c: Canvas, there: Fleet, x: float, y: float, words: Words) -> None:
    c.panel(x, y, HALF, LEFT, "deck")
    c.text(x + PAD, y + LEFT / 2, words("ti-pic-left"), 34, "dim", "bold", width=150)
    colour = colour_of(there.seat)
    row = [Piece("unit", (kind, colour), n, hurt) for kind, n, hurt in there.ships]
    row += [Piece("leader", (facts.kind_of(each), colour)) for each in there.leaders]
    icon = 64
    while icon > 30 and wide(row, icon, 16) > HALF - 220:
        icon -= 2
    pieces(c, row, x + 190 + wide(row, icon, 16) / 2, y + LEFT / 2, icon, 16)
