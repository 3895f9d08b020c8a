"""What all pictures of Stars of Akarios share: who is who, and tokens on a canvas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from images.akarios import dice, icons, pieces  # they enter the tokens
from images.akarios.brush import sprite
from images.akarios.colours import LETTERS, SEATS
from images.akarios.facts import SPARROW, code, token_name
from images.brush import Box
from images.canvas import Canvas
from images.text import measure
from rules.akarios.view import BattleView, CockpitView, ShipView, TokenView, View
from words import Words

__all__ = ["dice", "icons", "pieces"]


class Look(NamedTuple):
    """How a player is drawn and called."""

    seat: int
    letter: str
    colour: str
    name: str


def look_of(seat: int, words: Words, names: Sequence[str]) -> Look:
    name = names[seat] if seat < len(names) else words("pic-seat", n=seat + 1)
    return Look(seat, LETTERS[seat], SEATS[seat], name.replace("[", "(").replace("]", ")"))


def squad_name(squad: str, words: Words) -> str:
    """The squad's name: its founder's, or in a single scenario one in the reader's language."""
    return words("ak-say-it", it=squad)


def battle_of(view: View) -> BattleView:
    assert view.battle is not None, "there is no battle"
    return view.battle


def ship_of(battle: BattleView, ref: str) -> ShipView:
    return next(ship for ship in battle.ships if ship.ref == ref)


def thing_of(battle: BattleView, ref: str) -> ShipView | TokenView:
    """What can be attacked: a ship, or a token."""
    token = next((one for one in battle.tokens if one.id == ref), None)
    return ship_of(battle, ref) if token is None else token


def cockpit_of(battle: BattleView, seat: int) -> CockpitView:
    return battle.cockpits[seat]


def ours(battle: BattleView, seat: int) -> ShipView:
    return ship_of(battle, battle.cockpits[seat].ship)


def short(battle: BattleView, ref: str, words: Words) -> str:
    """As little as names a ship or a token: "A", "RS2", "Anchor 1"."""
    thing = thing_of(battle, ref)
    if isinstance(thing, TokenView):
        return token_name(battle.scenario, thing.id, words)
    if thing.seat is not None:
        return LETTERS[thing.seat]
    return words("ak-pic-sparrow") if thing.kind == SPARROW else f"{code(thing.kind)}{thing.number}"


def put(c: Canvas, name: str, x: float, y: float, size: float, *args: object) -> None:
    """A token with its middle at x, y."""
    c.put(sprite(name, round(size), *args), x, y)


def badge(
    c: Canvas, thing: ShipView | TokenView, x: float, y: float, size: float, active: bool = False
) -> None:
    """A ship or a token in a list, bow up."""
    if isinstance(thing, TokenView):
        put(c, "block" if thing.hull_cap else "spot", x, y, size * 0.9, thing.label, tone(thing.side))
    elif thing.seat is not None:
        put(c, "badge_ship", x, y, size, thing.kind, thing.seat, "active" if active else "")
    elif thing.kind == SPARROW:
        put(c, "badge_mother", x, y, size * 1.08)
    else:
        put(c, "badge_foe", x, y, size, thing.kind, str(thing.number), thing.elite, thing.side == "ally")


def tone(side: str) -> str:
    return {"enemy": "threat", "ally": "blue", "neutral": "dim"}[side]


def pill(
    c: Canvas,
    x: float,
    y: float,
    words: str,
    size: int,
    fill: str = "text",
    ground: str = "black",
    line: str | None = None,
) -> Box:
    """Words on a small plate, its middle at x, y."""
    w, h = measure(words, size, "bold") + size * 0.68, size * 1.34
    c.panel(x - w / 2, y - h / 2, w, h, ground, line, r=h * 0.32, border=3)
    c.text(x, y, words, size, fill, "bold", "m")
    return x - w / 2, y - h / 2, x + w / 2, y + h / 2


def hull_of(thing: ShipView | TokenView) -> str:
    """Hull and shields as inline signs."""
    if thing.hull is None:
        return ""
    shields = isinstance(thing, ShipView) and thing.shields_cap
    return f"[hp:harm]{thing.hull}" + (f" [shield:blue]{thing.shields}" if shields else "")  # type: ignore[union-attr]


def strength(thing: ShipView | TokenView) -> int:
    """Damage that destroys it."""
    return (thing.hull or 0) + (thing.shields if isinstance(thing, ShipView) else 0)
