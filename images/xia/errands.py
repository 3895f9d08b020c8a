"""Missions: what is to be done, step by step, and what it pays."""

from __future__ import annotations

from typing import NamedTuple

from images.canvas import Canvas
from images.text import fit, measure
from images.theme import mix
from images.xia.common import figure, put
from images.xia.paper import Box
from images.xia.pieces import LAWFUL, UNLAWFUL
from rules.xia.view import KINDS, ErrandView, Mission, MissionKind, Payment, ShipView
from words import Words

FERRYMAN = 1000
"""More from passengers with that title."""


class Step(NamedTuple):
    """A stop of a mission: what to do, a word on it, and whether it is done."""

    head: str
    sub: str
    done: bool


def tone_of(mission: Mission) -> str:
    return LAWFUL if KINDS[mission.type].lawful else UNLAWFUL


def steps(mission: Mission, words: Words, errand: ErrandView | None = None) -> tuple[Step, ...]:
    """From the objective to the end; of an errand, what of it is done."""
    of = KINDS[mission.type]
    done = errand is not None and errand.done
    first = Step(
        words(
            f"xia-card-do-{mission.type.replace('_', '-')}",
            sector=words.name("xia", mission.pickup) if mission.pickup else "",
            target=words(f"xia-card-target-{mission.target.replace('_', '-')}") if mission.target else "",
        ),
        words(f"xia-card-do-{mission.type.replace('_', '-')}-how"),
        done,
    )
    way = [first]
    if mission.sneak is not None:
        unseen = words("xia-card-sneak", sector=words.name("xia", mission.sneak))
        way.append(Step(unseen, words("xia-card-sneak-how", roll=of.sneak), bool(errand and errand.sneaked)))
    last = words(
        f"xia-card-bring-{mission.type.replace('_', '-')}", sector=words.name("xia", mission.delivery)
    )
    way.append(Step(last, words("xia-card-bring-how"), False))
    return tuple(way)


def figures(row: Payment, of: MissionKind, words: Words) -> str:
    """What the row of a payment table stands for."""
    if of.by == "level":
        return words("xia-card-level", level=row.low)
    if row.high == 20 and of.by == "sectors":
        return f"{row.low}+"
    return str(row.low) if row.low == row.high else f"{row.low}–{row.high}"


def row_that_counts(errand: ErrandView | None, ship: ShipView | None) -> int | None:
    """The row its payment stands in, once that is known."""
    if errand is None or errand.mission is None or errand.payment is None:
        return None
    paid = errand.payment
    if errand.mission.type == "passenger" and ship and any(t.id == "ferryman" for t in ship.titles):
        paid -= FERRYMAN
    rows = KINDS[errand.mission.type].payments
    return next((i for i, row in enumerate(rows) if row.credits == paid and not row.failed), None)


def errand_panel(c: Canvas, mat: ShipView, box: Box, words: Words) -> None:
    """The active mission on a ship mat: open, face down, or none."""
    x, y, w, h = box
    errand = mat.mission
    mission = errand.mission if errand else None
    ground = mix("deck", tone_of(mission), 0.55) if mission else "deck"
    c.panel(x, y, w, h, ground, r=18)
    left, middle, wide = x + 136, y + h / 2, w - 160
    if errand is None or mission is None:
        if errand:
            put(c, "back", x + 72, middle, 112)
        else:
            put(c, "mission", x + 72, middle, 84, "faint")
        key = "hidden" if errand else "none"
        tone = "text" if errand else "faint"
        c.text(left, middle - 26, words(f"xia-card-mission-{key}"), 44, tone, "bold", width=wide)
        c.text(left, middle + 30, words(f"xia-card-mission-{key}-how"), 34, "dim", width=wide)
        return
    put(c, "errand", x + 72, middle, 92, mission.type)
    now = next(step for step in steps(mission, words, errand) if not step.done)
    paid = figure(errand.payment, words) if errand.payment else ""
    room = measure(paid, 42, "bold") + 60 if paid else 0
    c.text(left, middle - 54, words.name("xia", mission.type), 36, "dim", "bold", width=wide - room)
    if paid:
        put(c, "coin", x + w - room + 8, middle - 54, 42)
        c.text(x + w - 24, middle - 54, paid, 42, "gold", "bold", "r")
    c.text(left, middle - 6, mission.name[words.lang], 44, face="bold", width=wide)
    if fit(now.head, 38, wide, "bold")[0] == now.head:
        c.text(left, middle + 48, now.head, 38, "gold", "bold", width=wide)
    else:
        c.lines(left, middle + 48, now.head, 32, wide, 2, "gold", "bold", middle=True, pitch=1.0)
