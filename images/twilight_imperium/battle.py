"""A space battle: both sides with what hits, what was rolled and why, what is lost and what is left."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.theme import mix
from images.twilight_imperium import facts, volleys
from images.twilight_imperium.chances import ODDS, chances
from images.twilight_imperium.common import Fleet, colour_of, fleet_of, put
from images.twilight_imperium.paper import GAP, PAD, M, W
from images.twilight_imperium.pieces import Piece
from images.twilight_imperium.volleys import HALF, LEFT, TOP
from rules.twilight_imperium.view import BattleView, View
from words import Words

LOST = 128
BAR = "|"
"""Between the losses of earlier rounds and those of the last."""


def battle(
    view: View, words: Words, names: Sequence[str], odds: Sequence[float] | None = None
) -> Image.Image:
    """To be asked only while one is fought. Odds, if they are known: attacker, defender, nobody."""
    now = view.battle
    assert now is not None
    sides = (now.attacker, now.defender)
    rolled = {seat: volleys.volleys_of(now.dice, seat) for seat in sides}
    notes = {seat: volleys.notes_of(now.dice, seat, words) for seat in sides}
    rows = max(len(rolled[seat]) or len(fleet(view, now, seat).ships) for seat in sides)
    tall = volleys.tall_of(rows, tuple(notes.values()))
    foot = TOP + tall + GAP + LOST + GAP + LEFT
    c = Canvas(W, round(foot + (GAP + ODDS if odds else 0) + M))
    put(c, "battle", 72, 68, 84)
    c.text(134, 66, words("ti-pic-battle", n=max(1, now.round)), 72, face="display", width=900)
    where = facts.system(now.system, view.system(now.system).tile, words)
    at = where if where == now.system else f"{where}  ·  {now.system}"
    c.text(W - 34, 68, at, 42, "dim", "text", "r", width=470)
    for seat, x in zip(sides, (M, M + HALF + GAP), strict=True):
        there = fleet(view, now, seat)
        scored = volleys.hits(now.dice, seat) if now.dice else None
        volleys.side(c, view, seat, x, tall, _role(now, seat, words), scored, words, names)
        if now.dice:
            volleys.fire(c, seat, x, rolled[seat])
        else:
            volleys.waiting(c, seat, x, there.ships)
        volleys.notes(c, x, tall, notes[seat])
        _lost(c, now, seat, x, TOP + tall + GAP, words)
        volleys.left(c, _pieces(there), x, TOP + tall + GAP + LOST + GAP, words)
    if odds:
        chances(c, odds, sides, foot + GAP, words)
    return c.im


def fleet(view: View, now: BattleView, seat: int) -> Fleet:
    if seat >= 0:
        return fleet_of(view.system(now.system), seat)
    return Fleet(seat, (("fighter", view.custodians[0], 0),) if view.custodians[0] else ())


def _pieces(there: Fleet) -> list[Piece]:
    colour = colour_of(there.seat)
    row = [Piece("unit", (kind, colour), n, hurt) for kind, n, hurt in there.ships]
    return row + [Piece("leader", (facts.kind_of(each), colour)) for each in there.leaders]


def _role(now: BattleView, seat: int, words: Words) -> str:
    if now.retreating == seat:
        return words("ti-pic-role-retreats", to=now.to or "")
    return words("ti-pic-role-attacker") if seat == now.attacker else words("ti-pic-role-defender")


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
