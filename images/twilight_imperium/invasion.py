"""An invasion of a planet: who lands, who defends, bombardment, fire and the rounds of Invasion Combat."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.twilight_imperium import facts, volleys
from images.twilight_imperium.chances import ODDS, chances
from images.twilight_imperium.common import colour_of, custodians, garrison
from images.twilight_imperium.paper import GAP, M, W
from images.twilight_imperium.pieces import Piece
from images.twilight_imperium.player import planet_globe
from images.twilight_imperium.volleys import HALF, LEFT, TOP
from rules.twilight_imperium.view import InvasionView, View
from words import Words

BOMBARDMENT, DEFENCE = ("before_bombardment", "bombard", "bombarded"), ("defence", "defended")
Counted = tuple[tuple[str, int], ...]


def invasion(
    view: View, words: Words, names: Sequence[str], odds: Sequence[float] | None = None
) -> Image.Image:
    """To be asked only while one goes on. Odds, if they are known: attacker, defender, nobody."""
    now = view.invasion
    assert now is not None
    sides = (now.attacker, now.defender)
    rolled = {seat: volleys.volleys_of(now.dice, seat) for seat in sides}
    notes = {seat: volleys.notes_of(now.dice, seat, words) for seat in sides}
    rows = max(len(rolled[seat]) or len(troops(view, now, seat)) for seat in sides)
    tall = volleys.tall_of(rows, tuple(notes.values()))
    foot = TOP + tall + GAP + LEFT
    c = Canvas(W, round(foot + (GAP + ODDS if odds else 0) + M))
    c.put(planet_globe(now.planet, 44), 72, 66)
    c.text(134, 66, step_of(now, words), 72, face="display", width=860)
    name = facts.called(facts.PLANETS, now.planet, words)
    c.text(W - 34, 68, f"{name}  ·  {now.system}", 42, "dim", "text", "r", width=500)
    for seat, x in zip(sides, (M, M + HALF + GAP), strict=True):
        scored = volleys.hits(now.dice, seat) if any(die.seat == seat for die in now.dice) else None
        volleys.side(c, view, seat, x, tall, _role(now, seat, words), scored, words, names)
        if rolled[seat]:
            volleys.fire(c, seat, x, rolled[seat])
        else:
            volleys.waiting(c, seat, x, [(kind, n, 0) for kind, n in troops(view, now, seat)])
        volleys.notes(c, x, tall, notes[seat])
        volleys.left(c, _pieces(view, now, seat), x, TOP + tall + GAP, words)
    if odds:
        chances(c, odds, sides, foot + GAP, words)
    return c.im


def step_of(now: InvasionView, words: Words) -> str:
    """Bombardment, fire of the PDS, or a round of combat."""
    if now.stage in BOMBARDMENT:
        return words("ti-pic-bombardment")
    if now.stage in DEFENCE:
        return words("ti-pic-defence")
    return words("ti-pic-invasion", n=max(1, now.round))


def troops(view: View, now: InvasionView, seat: int) -> Counted:
    """What fights on this side; guns and docks stand beside the defenders."""
    if seat == now.attacker:
        rows = (("gf", now.gf), ("shock", now.shock), ("fighter", now.fighters))
        return tuple(row for row in rows if row[1])
    planet = view.planet(now.planet)
    return (*garrison(planet), *(row for row in custodians(view, planet) if row[0] == "gf"))


def _pieces(view: View, now: InvasionView, seat: int) -> list[Piece]:
    colour = colour_of(seat)
    leaders = now.leaders if seat == now.attacker else view.planet(now.planet).leaders
    row = [Piece("unit", (kind, colour), n) for kind, n in troops(view, now, seat)]
    return row + [Piece("leader", (facts.kind_of(each), colour)) for each in leaders]


def _role(now: InvasionView, seat: int, words: Words) -> str:
    return words("ti-pic-role-lands") if seat == now.attacker else words("ti-pic-role-defender")
