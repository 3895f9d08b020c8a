"""An attack: who fires at whom with what, the dice as they fell, what is blocked and what comes through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from images.canvas import Canvas
from images.text import measure
from images.theme import mix
from images.xia import pieces as pieces  # enters the tokens
from images.xia.common import look_of, npc_letter, put, ship_of
from images.xia.pieces import OUTFITS
from images.xia.tokens import BONE
from rules.xia.view import Npc, View
from words import Words

W, TOP, ROW, HALF = 1600, 250, 116, 764
ROLLED = ("result", "rearm", "end")
"""Stages in which both sides have rolled."""
SALVO = "salvo_computer"
"""Repeats dice and adds none."""


class Arm(NamedTuple):
    """A line: what is used, and its die, rolled or not."""

    icon: str
    args: tuple[object, ...]
    name: str
    sides: int
    value: int | None


def attack(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    now = view.attack
    assert now is not None
    arms = _arms(view, now.attacker, now.weapons, now.rolls, words, attacking=True)
    guards = _arms(view, now.target, now.shields, now.blocks, words, attacking=False)
    rows = max(len(arms), len(guards), 1)
    low = TOP + 88 + rows * ROW + 16
    c = Canvas(W, round(low + 176 + 24))
    _sides(c, view, words, names)
    for x, key, lines in ((24, "attack", arms), (W - 24 - HALF, "defence", guards)):
        c.panel(x, TOP, HALF, low - TOP, "deck", r=18)
        c.text(x + 30, TOP + 46, words(f"xia-card-fight-{key}"), 42, "dim", "bold", width=HALF - 60)
        for i, arm in enumerate(lines):
            _line(c, arm, x, TOP + 80 + (i + 0.5) * ROW)
    if not guards:
        key = "open" if now.stage in (*ROLLED, "roll", "reroll") else "waits"
        middle = TOP + 80 + rows * ROW / 2
        c.text(
            W - 24 - HALF / 2,
            middle,
            words(f"xia-card-fight-{key}"),
            42,
            "faint",
            anchor="m",
            width=HALF - 60,
        )
    _result(c, view, low + 16, words)
    return c.im


def _npc(view: View, name: str) -> Npc:
    return next(one.npc for one in view.npcs if one.npc.id == name)


def _arms(
    view: View, who: str, used: Sequence[str], values: Sequence[int], words: Words, attacking: bool
) -> list[Arm]:
    """In the order of their dice: outfits, then abilities; an NPC has the dice of its card."""
    if not who.isdigit():
        npc = _npc(view, who)
        kind = "blaster" if attacking else "shield"
        dice = npc.attack if attacking else (npc.defence,)
        sign: tuple[object, ...] = (kind, OUTFITS[kind])
        said = words(f"xia-card-fight-npc-{'attack' if attacking else 'defence'}")
        return [Arm("outfit", sign, said, die, _at(values, i)) for i, die in enumerate(dice)]
    outfits = {one.outfit.id: one.outfit for one in ship_of(view, int(who)).outfits}
    found, n = [], 0
    for key in used:
        name, outfit = words.name("xia", key), outfits.get(key)
        if outfit is not None:
            found.append(Arm("outfit", (outfit.type, OUTFITS[outfit.type]), name, outfit.die, _at(values, n)))
        elif key == SALVO:
            found.append(Arm("bolt", (), name, 0, None))
            continue
        else:
            found.append(Arm("bolt", (), name, 20, _at(values, n)))
        n += 1
    return found


def _at(values: Sequence[int], i: int) -> int | None:
    return values[i] if i < len(values) else None


def _sides(c: Canvas, view: View, words: Words, names: Sequence[str]) -> None:
    now = view.attack
    assert now is not None
    for who, x, key in ((now.attacker, 24.0, "attacks"), (now.target, W - 24.0 - HALF, "defends")):
        shift = 36 if key == "defends" else 0
        left = x + 180 + shift
        if who.isdigit():
            look = look_of(int(who), words, names)
            put(c, "ship", x + 84 + shift, 120, 148, look.seat, look.letter, key == "attacks")
            name, ship = look.name, ship_of(view, int(who)).ship
            sub = ship.name[words.lang] if ship else ""
        else:
            npc = _npc(view, who)
            put(c, "npc", x + 84 + shift, 120, 150, npc.id, npc_letter(npc, words))
            name, sub = npc.name[words.lang], ""
        c.text(left, 58, words(f"xia-card-fight-{key}"), 38, "harm" if key == "attacks" else "dim", "bold")
        c.text(left, 118, name, 60, face="bold", width=HALF - 240)
        c.text(left, 176, sub, 40, "dim", width=HALF - 240)
    c.icon("right", W / 2 - 8, 120, 80, "harm")


def _line(c: Canvas, arm: Arm, x: float, y: float) -> None:
    put(c, arm.icon, x + 70, y, 74, *arm.args)
    c.text(x + 128, y, arm.name, 46, face="bold", width=HALF - 300)
    if not arm.sides:
        return
    middle = x + HALF - 84
    if arm.value is None:
        put(c, "die", middle, y, 92, arm.sides, "", "line")
        c.text(middle - 66, y, f"d{arm.sides}", 40, "faint", "bold", "r")
    else:
        put(c, "die", middle, y, 104, arm.sides, str(arm.value), BONE if arm.value else "faint")


def _result(c: Canvas, view: View, y: float, words: Words) -> None:
    """The sum as a sum."""
    now = view.attack
    assert now is not None
    done = now.stage in ROLLED
    force, blocked = sum(now.rolls), sum(now.blocks)
    dealt = max(0, force - blocked)
    tone = "deck" if not done else mix("deck", "harm", 0.22) if dealt else mix("deck", "good", 0.2)
    c.panel(24, y, W - 48, 160, tone, r=18)
    if not done:
        key = "rolls" if now.rolls else "to-roll"
        c.text(
            W / 2,
            y + 80,
            words(f"xia-card-fight-{key}", force=force),
            54,
            face="bold",
            anchor="m",
            width=1480,
        )
        return
    sign = "damage" if dealt else "tick"
    said, end = f"{force} − {blocked}  =", words("xia-card-fight-dealt", damage=dealt)
    left, right = measure(said, 72, "bold"), measure(end, 72, "bold")
    x = (W - left - right - 150) / 2
    c.text(x, y + 80, said, 72, "dim", "bold")
    put(c, sign, x + left + 74, y + 80, 96)
    c.text(x + left + 144, y + 80, end, 72, face="bold", width=W - 60 - x - left - 144)
