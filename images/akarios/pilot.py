"""A pilot between battles: skills, trauma, credits, abilities, and three trees to grow in."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.akarios.atlas import sheet_of
from images.akarios.common import look_of, put
from images.akarios.facts import CARDS, PILOTS, called
from images.akarios.tree import FILLS, LINES, OWNED, paint_trees
from images.brush import Box
from images.canvas import Canvas
from images.paragraphs import lines_of, write
from images.text import measure
from rules.akarios.view import MemberView, PadView, View
from words import Words

W, H, TOP = 1200, 1130, 150
LEFT = 420
SKILLS = ("strength", "agility", "intellect", "charm")
LEVELS = 4
NAMED, SMALL, PITCH = 42, 24, 24.5
"""Of an ability: the height of its name, and the size and the height of a line of its text."""


def pilot(view: View, words: Words, names: Sequence[str], seat: int) -> Image.Image:
    member = member_of(view, seat)
    look, pad = look_of(seat, words, names), pad_of(member)
    c = Canvas(W, H)
    put(c, "seat", 74, 74, 100, seat)
    c.text(146, 54, called(PILOTS, pad.pilot, words), 64, "text", "display", width=W - 420)
    c.text(
        148, 112, f"{look.name} · {PILOTS[pad.pilot]['role'][words.lang]}", 40, "dim", "text", width=W - 420
    )
    x = W - 36.0
    for icon, tone, n in (
        ("coin", "gold", pad.credits),
        ("trauma", "harm", pad.trauma),
        ("skill", "gold", pad.points),
    ):
        told = f"[{icon}:{tone}]{n}"
        c.text(x, 74, told, 54, "text", "bold", "r")
        x -= measure(told, 54, "bold") + 34
    _skills(c, pad, (24, TOP, LEFT - 24, 340), words)
    _abilities(c, pad, (24, TOP + 356, LEFT - 24, H - TOP - 380), words)
    box = (LEFT + 16, TOP, W - LEFT - 40, H - TOP - 24)
    c.panel(*box, "deck", r=18)
    paint_trees(c, pad.pilot, pad.trees, (box[0] + 12, box[1] + 26, box[2] - 24, box[3] - 116))
    _legend(c, (box[0], box[1] + box[3] - 74, box[2], 60), words)
    return c.im


def member_of(view: View, seat: int) -> MemberView:
    sheet = sheet_of(view)
    return sheet.members[view.roster[seat] if seat < len(view.roster) else seat]


def pad_of(member: MemberView) -> PadView:
    """Of the pilot in use; the first one if none is."""
    return next((pad for pad in member.pads if pad.pilot == member.pilot), member.pads[0])


def skills_of(pad: PadView) -> dict[str, int]:
    """With what the trees have added."""
    found = {skill: int(PILOTS[pad.pilot]["skills"].get(skill, 0)) for skill in SKILLS}
    for tree, cells in zip(PILOTS[pad.pilot]["trees"], pad.trees, strict=False):
        for options, value in zip(tree, cells, strict=False):
            if value >= 2:
                gain = options[value - 2 if len(options) > 1 else 0]
                if gain["give"] == "skill":
                    found[gain["skill"]] += 1
    return found


def _skills(c: Canvas, pad: PadView, box: Box, words: Words) -> None:
    x, y, w, h = box
    c.panel(*box, "deck", r=18)
    for i, (skill, n) in enumerate(skills_of(pad).items()):
        cy = y + (i + 0.5) * h / len(SKILLS)
        c.icon(skill, x + 46, cy, 54, "text")
        c.text(x + 88, cy, words(f"ak-pic-skill-{skill}"), 40, "dim", "text", width=w - 170)
        c.text(x + w - 30, cy, str(n), 56, "text", "display", "r")


def _abilities(c: Canvas, pad: PadView, box: Box, words: Words) -> None:
    """Four levels; those not owned yet are dark."""
    x, y, w, h = box
    c.panel(*box, "deck", r=18)
    ids = PILOTS[pad.pilot]["abilities"]
    told = [lines_of(CARDS[id]["text"][words.lang], SMALL, w - 36) for id in ids]
    spare = h - sum(NAMED + len(rows) * PITCH for rows in told)
    top, gap = y + spare / (LEVELS + 1), spare / (LEVELS + 1)
    for id, rows in zip(ids, told, strict=True):
        owned = id in pad.abilities
        c.icon("pilot", x + 40, top + NAMED / 2, 42, "violet" if owned else "#3E4758")
        fill = "text" if owned else "faint"
        c.text(x + 72, top + NAMED / 2, called(CARDS, id, words), 33, fill, "bold", width=w - 84)
        write(
            c, rows, x + 20, top + NAMED + PITCH / 2, SMALL, "dim" if owned else "faint", pitch=PITCH / SMALL
        )
        top += NAMED + len(rows) * PITCH + gap


def _legend(c: Canvas, box: Box, words: Words) -> None:
    x, y, w, h = box
    told = [(state, words(f"ak-pic-cell-{state}")) for state in FILLS]
    total = sum(48 + measure(said, 32) for _, said in told)
    left, gap = x + 24.0, (w - 48 - total) / 3
    for state, said in told:
        c.panel(left, y + h / 2 - 17, 36, 34, FILLS[state], LINES[state], r=8, border=3)
        if state == "half":
            c.rect(left + 3, y + h / 2, left + 33, y + h / 2 + 14, OWNED)
        left = c.text(left + 46, y + h / 2, said, 32, "dim", "text") + gap
