"""One attack: who fires at whom, the cards that were drawn, the sum, and what it would leave."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.akarios.cockpit import modifier_face
from images.akarios.common import badge, battle_of, hull_of, look_of, put, ship_of, short, thing_of
from images.akarios.facts import ENEMIES, battle_cards, called, card_name
from images.akarios.signs import effect
from images.brush import Box
from images.canvas import Canvas
from rules.akarios.view import AttackView, BattleView, ShipView, TokenView, View
from words import Words

W, TOP, ROW, GAP = 1600, 190, 250, 16
PIERCE = "pierce"


def fight(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    battle = battle_of(view)
    now = attack_of(battle)
    c = Canvas(W, TOP + (ROW + GAP) * len(now.targets) + 10)
    _head(c, battle, now, words, names)
    for i, ref in enumerate(now.targets):
        _target(c, battle, now, ref, (24, TOP + i * (ROW + GAP), W - 48, ROW), words, names)
    return c.im


def attack_of(battle: BattleView) -> AttackView:
    assert battle.attack is not None, "there is no attack"
    return battle.attack


def weapon(now: AttackView, words: Words) -> str:
    """What is fired: an upgrade, or an enemy's card."""
    return (
        called(battle_cards(), now.card, words) if now.card in battle_cards() else card_name(now.card, words)
    )


def left_after(thing: ShipView | TokenView, total: int, effects: Sequence[str]) -> tuple[int, int]:
    """Hull and shields after so much damage; what pierces ignores shields."""
    shields = thing.shields if isinstance(thing, ShipView) else 0
    taken = 0 if any(one.split(":")[0] == PIERCE for one in effects) else min(shields, total)
    return max(0, (thing.hull or 0) - total + taken), shields - taken


def named(battle: BattleView, ref: str, words: Words, names: Sequence[str]) -> str:
    thing = thing_of(battle, ref)
    if isinstance(thing, ShipView) and thing.seat is not None:
        return look_of(thing.seat, words, names).name
    if isinstance(thing, ShipView) and thing.kind in ENEMIES:
        return f"{called(ENEMIES, thing.kind, words)} {thing.number}"
    return short(battle, ref, words)


def _head(c: Canvas, battle: BattleView, now: AttackView, words: Words, names: Sequence[str]) -> None:
    source = ship_of(battle, now.source)
    badge(c, source, 104, 94, 150, active=source.seat is not None)
    c.text(204, 62, named(battle, now.source, words, names), 66, "text", "display", width=980)
    c.text(206, 134, weapon(now, words), 44, "dim", "text", width=980)
    c.text(W - 40, 62, f"[attack:harm]{now.damage}", 84, "text", "display", "r")
    c.text(W - 40, 134, words("ak-pic-base-damage"), 38, "dim", "text", "r", width=340)


def _target(
    c: Canvas, battle: BattleView, now: AttackView, ref: str, box: Box, words: Words, names: Sequence[str]
) -> None:
    x, y, _, h = box
    asked = ref == now.at and bool(now.stacks)
    c.panel(*box, "raise" if asked else "deck", "gold" if asked else None, r=18, border=5)
    thing = thing_of(battle, ref)
    badge(c, thing, x + 84, y + 84, 124)
    c.text(x + 164, y + 62, named(battle, ref, words, names), 46, "text", "bold", width=370)
    c.text(x + 164, y + 122, hull_of(thing), 46, "text", "bold", width=370)
    if ref in now.totals:
        _sum(c, now, ref, (x + 560, y, 560, h), words)
        _outcome(c, now, ref, thing, (x + 1130, y, 400, h), words)
    elif asked:
        _stacks(c, now, (x + 560, y, 960, h), words)
    else:
        c.text(x + 560, y + h / 2, words("ak-pic-not-yet"), 40, "faint", "text")
    told = [effect(*_split(one)) for one in now.effects.get(ref, ())]
    c.text(x + 24, y + 204, "  ".join(told), 46, "text", "bold", width=500)


def _split(said: str) -> tuple[str, int]:
    name, _, n = said.partition(":")
    return name, int(n or 1)


def _sum(c: Canvas, now: AttackView, ref: str, box: Box, words: Words) -> None:
    """The damage before the cards, each card, what it makes."""
    x, y, w, h = box
    cards = now.counted.get(ref, ())
    base = now.bases.get(ref, now.damage)
    middle = y + h / 2
    x = c.text(x, middle, f"[attack:harm]{base}", 72, "text", "display") + 22
    step = min(118.0, (w - 300) / max(1, len(cards)))
    for id in cards:
        if id:
            put(c, "modifier", x + 62, middle + 6, 150, *modifier_face(id))
            x += step
    c.text(x + 20, middle, "=", 60, "dim", "display")
    missed = ref in now.missed
    total = "0" if missed else str(now.totals[ref])
    c.text(x + 80, middle, total, 110, "faint" if missed else "harm", "display")


def _outcome(
    c: Canvas, now: AttackView, ref: str, thing: ShipView | TokenView, box: Box, words: Words
) -> None:
    x, y, w, h = box
    for key, where in (("missed", now.missed), ("cancelled", now.cancelled)):
        if ref in where:
            icon = "[cross:faint]" if key == "missed" else "[check:good]"
            c.text(x, y + h / 2, f"{icon} {words(f'ak-pic-{key}')}", 46, "dim", "bold", width=w)
            return
    hull, shields = left_after(thing, now.totals[ref], now.effects.get(ref, ()))
    if hull == 0 and thing.hull is not None:
        c.text(x, y + h / 2, f"[skull:harm] {words('ak-pic-destroyed')}", 50, "harm", "bold", width=w)
        return
    rows = [("hp", "harm", thing.hull or 0, hull)]
    if isinstance(thing, ShipView) and thing.shields_cap:
        rows.append(("shield", "blue", thing.shields, shields))
    for i, (icon, colour, before, after) in enumerate(rows):
        cy = y + h / 2 + (i - (len(rows) - 1) / 2) * 92
        c.icon(icon, x + 30, cy, 58, colour)
        end = c.text(x + 76, cy, str(before), 56, "dim", "bold")
        c.icon("right", end + 46, cy, 44, "faint")
        c.text(end + 92, cy, str(after), 68, "text" if before != after else "dim", "display")


def _stacks(c: Canvas, now: AttackView, box: Box, words: Words) -> None:
    """Several were drawn: which of them counts?"""
    x, y, w, _ = box
    c.text(x, y + 44, words("ak-pic-which-counts"), 38, "gold", "bold", width=w)
    for i, stack in enumerate(now.stacks):
        put(c, "number", x + 30, y + 154, 58, "free", str(i + 1))
        x += 68
        for id in stack:
            put(c, "modifier", x + 58, y + 158, 140, *modifier_face(id))
            x += 126
        x += 24
        if i + 1 < len(now.stacks):
            c.text(x - 34, y + 154, "/", 56, "faint", "display", "m")
