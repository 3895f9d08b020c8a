"""The middle of a ship board: its basic rooms; or, while it matters, the airlock or the card in hand."""

from __future__ import annotations

from collections.abc import Sequence

from images.canvas import Canvas
from images.starship_captains.card_nodes import ability, scored
from images.starship_captains.common import crew_letter, figure, put
from images.starship_captains.deckhands import Area, note, title
from images.starship_captains.effect_icons import Node, draw_effects, draw_nodes, parts
from images.starship_captains.tokens import CREW
from rules.starship_captains.view import EDGES, AirlockView, Tech
from words import Words

ROOMS = (
    ("helm", "red", "move", "2"),
    ("weapons", "yellow", "fight", ""),
    ("science", "blue", "research", ""),
    ("repair", "grey", "repair", ""),
)
"""What every ship has (SC-070)."""


def tech_nodes(tech: Tech, words: Words) -> tuple[Node, ...]:
    """Everything a card does, as icons."""
    if tech.type == "room":
        return parts(tech.effects, words)
    if tech.score is not None:
        return scored(tech.score, words)
    return ability(tech.trigger, tech.effects, tech.passive, words)


def paint_rooms(c: Canvas, lit: Sequence[str], area: Area, words: Words) -> None:
    """A room that may be chosen now has a gold frame."""
    x, y, _, h = area
    title(c, area, words("sc-pic-rooms"))
    for i, (room, colour, icon, number) in enumerate(ROOMS):
        left, top, w, tall = x + 20 + i * 198, y + 66, 186, h - 88
        if room in lit:
            c.panel(left - 6, top - 6, w + 12, tall + 12, "gold", r=18)
        c.panel(left, top, w, tall, "black", CREW[colour], 14, 5)
        c.panel(left, top, w, 56, CREW[colour], r=14)
        c.rect(left, top + 30, left + w, top + 56, CREW[colour])
        c.text(left + w / 2, top + 28, words(f"sc-pic-room-{room}"), 38, "black", "bold", "m", w - 16)
        if colour != "grey":
            c.panel(left + 9, top + 46, 44, 44, "black", CREW[colour], 22, 4)
            c.text(left + 31, top + 68, crew_letter(colour, words), 27, CREW[colour], "display", "m")
        cx = left + w / 2 - (18 if number else 0)
        put(c, icon, cx, top + 56 + (tall - 56) / 2, 92)
        if number:
            c.text(cx + 56, top + 56 + (tall - 56) / 2, number, 60, "text", "bold")


def paint_airlock(c: Canvas, now: AirlockView, area: Area, words: Words) -> None:
    """The mission's rows: done, the next one framed, later ones; each with the figure that does it."""
    x, y, w, h = area
    title(c, area, words("sc-pic-airlock"), 260)
    note(c, area, now.mission.name[words.lang], "gold", 400)
    put(c, "fame", x + w - 24 - 424, y + 32, 56, "gold", str(now.mission.points))
    top, tall = y + 64.0, (h - 78) / len(now.mission.rows)
    for i, row in enumerate(now.mission.rows):
        level, here = top + i * tall, i == now.row
        c.panel(x + 18, level, w - 36, tall - 6, "black", "gold" if here else None, 10, 4)
        tone = CREW[row.colour]
        c.panel(x + 24, level + 6, 64, tall - 18, tone, r=8)
        c.text(x + 56, level + tall / 2 - 3, crew_letter(row.colour, words), 36, "black", "display", "m")
        if i < len(now.figures):
            figure(c, x + 124, level + tall / 2 - 3, min(62, tall - 14), now.figures[i], words)
        box = (x + 176, level + 4, w - 290, tall - 14)
        draw_effects(c, row.effects, box, words, size=min(58, tall - 20), word=30, beside=True)
        if i < now.row:
            c.icon("check", x + w - 60, level + tall / 2 - 3, 40, "good")


def paint_hand(c: Canvas, tech: Tech, area: Area, words: Words) -> None:
    """The card being installed, with its four edges: where it fits best is the question."""
    x, y, w, h = area
    title(c, area, words("sc-pic-hand"), 330)
    left, top, wide, tall = x + 56, y + 84, 370, h - 122
    tone = "violet" if tech.type == "omega" else CREW[tech.colour or "grey"]
    c.panel(left, top, wide, tall, "#2B3343", tone, 16, 5)
    c.lines(
        left + wide / 2,
        top + tall / 2,
        tech.name[words.lang],
        36,
        wide - 90,
        3,
        face="bold",
        anchor="m",
        middle=True,
    )
    spots = {"n": (0.5, 0.0), "w": (0.0, 0.5), "e": (1.0, 0.5), "s": (0.5, 1.0)}
    for edge in EDGES:
        symbol = getattr(tech.edges, edge)
        dx, dy = spots[edge]
        if symbol:
            c.panel(left + dx * wide - 29, top + dy * tall - 29, 58, 58, "black", "gold", 29, 3)
            put(c, symbol, left + dx * wide, top + dy * tall, 40)
    draw_nodes(c, tech_nodes(tech, words), (x + 474, y + 76, w - 496, h - 100), size=84, anchor="m")
