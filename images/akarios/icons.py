"""Icons that Stars of Akarios adds: one colour on the 24 x 24 grid, in lines of words and on tokens."""

from __future__ import annotations

import math

from images.akarios import colours as colours  # enters the colours
from images.icons import ICONS, Pen, many, together


def _turn(p: Pen) -> None:
    """An arrow that bends round."""
    p.arc(12, 13.5, 8.6, 180, 395, 3.2)
    p.poly(14.2, 14.4, 23.8, 14.4, 20.2, 22.6)


def _wave(p: Pen, y: float) -> None:
    pts = [v for i in range(0, 21) for v in (2 + i, y + 2.3 * math.sin(i / 20 * 4 * math.pi))]
    p.line(*pts, w=3)


def _fan(p: Pen) -> None:
    pts = [
        v
        for a in range(-52, 53, 8)
        for v in (12 + 21 * math.sin(math.radians(a)), 21.5 - 19.5 * math.cos(math.radians(a)))
    ]
    p.poly(12, 21.5, *pts)
    p.poly(
        12,
        16,
        *[
            v
            for a in range(-40, 41, 8)
            for v in (12 + 10 * math.sin(math.radians(a)), 19 - 8.6 * math.cos(math.radians(a)))
        ],
        ink=0,
    )


def _wrench(p: Pen) -> None:
    p.line(6, 18.4, 15.4, 8.8, w=5)
    p.disc(16.6, 7.4, 6.4)
    p.poly(15.2, 8.8, 17.6, 0, 24, 0, 24, 6.6, ink=0)
    p.disc(5.6, 18.6, 3.9)
    p.disc(5.6, 18.6, 1.4, 0)


def _bird(p: Pen) -> None:
    """The Sparrow."""
    p.poly(
        12,
        0.6,
        14.2,
        4.6,
        14.8,
        8.6,
        23.4,
        13.4,
        23.6,
        16.6,
        19.6,
        15.6,
        20,
        18.4,
        15.6,
        17.4,
        17.4,
        22.8,
        12,
        23.4,
        6.6,
        22.8,
        8.4,
        17.4,
        4,
        18.4,
        4.4,
        15.6,
        0.4,
        16.6,
        0.6,
        13.4,
        9.2,
        8.6,
        9.8,
        4.6,
    )
    p.disc(12, 6.2, 1.3, 0)


def _bulb(p: Pen) -> None:
    p.disc(12, 9, 8)
    p.poly(6.4, 13, 17.6, 13, 15.8, 18, 8.2, 18)
    p.box(8.4, 19, 15.6, 20.8, 0.8)
    p.box(9.6, 21.6, 14.4, 23.4, 0.8)
    p.line(9.4, 9.4, 12, 12, 14.6, 9.4, w=1.8, ink=0)


def _feather(p: Pen) -> None:
    p.poly(22.5, 1.5, 14, 3, 7.4, 8.4, 5.2, 15, 9, 19, 15.4, 16.6, 20.6, 10)
    p.line(2.6, 21.8, 16, 8.2, w=2.2)
    p.line(7.6, 17.4, 17.2, 7, w=1.7, ink=0)


# fmt: off
ICONS |= {
    "stress": together(lambda p: p.disc(12, 12, 11.6),
        lambda p: p.line(4.6, 12.6, 8.2, 12.6, 10.4, 5.8, 13.8, 18.4, 16, 12.6, 19.4, 12.6, w=2.5, ink=0)),
    "trauma": many(
        ("disc", 7, 8.2, 5.6), ("disc", 17, 8.2, 5.6), ("poly", 2.1, 11, 21.9, 11, 12, 22.5),
        ("poly", 7, 8, 17, 8, 12, 14),
        ("line", 12.6, 3, 9.6, 9.4, 14.2, 12, 11.4, 21, 2.4, 0),
    ),
    "move": many(("line", 4, 13, 12, 5, 20, 13, 4), ("line", 4, 21, 12, 13, 20, 21, 4)),
    "turn": _turn,
    "rupture": many(
        ("poly", 12.5, 0.8, 18.6, 8, 20.4, 14.6, 17.6, 20.4, 12, 23, 6.4, 20.4, 3.6, 14.4, 6.6, 8.6, 9,
        11.6),
        ("poly", 12.4, 11.4, 15.6, 15.4, 14.6, 19.2, 12, 20.4, 9.2, 19, 8.6, 15.6),
        ("cut", 12.4, 11.8, 15.4, 15.6, 14.4, 19, 12, 20, 9.4, 18.8, 9, 15.8),
    ),
    "jam": many(
        ("disc", 12, 19.4, 3), ("arc", 12, 19.4, 9, 205, 335, 2.8), ("arc", 12, 19.4, 15, 212, 328, 2.8),
        ("line", 3, 21.6, 21, 3, 5.4, 0), ("line", 3, 21.6, 21, 3, 2.6),
    ),
    "glitch": many(("box", 1.5, 3, 14.5, 7.8, 0.6), ("box", 8, 9.6, 22.5, 14.4, 0.6),
        ("box", 3, 16.2, 17, 21, 0.6),
                    ("box", 18.6, 3, 22.5, 7.8, 0.6), ("box", 1.5, 9.6, 5, 14.4, 0.6)),
    "stall": many(("ngon", 8, 12.4, 12, 12, 22.5), ("box", 4.6, 9.4, 19.4, 14.6, 0.6, 0)),
    "push": many(("box", 1.5, 3, 5.4, 21, 0.8),
        ("poly", 7.4, 9.2, 14.6, 9.2, 14.6, 3.8, 23, 12, 14.6, 20.2, 14.6, 14.8, 7.4, 14.8)),
    "pull": many(("box", 1.5, 3, 5.4, 21, 0.8),
        ("poly", 23, 9.2, 15.8, 9.2, 15.8, 3.8, 7.4, 12, 15.8, 20.2, 15.8, 14.8, 23, 14.8)),
    "pierce": many(
        ("arc", 4, 12, 14, -60, 60, 3.4), ("box", 0.6, 9.8, 23, 14.2, 0.6, 0),
        ("poly", 1, 10.5, 15, 10.5, 15, 6.4, 23.4, 12, 15, 17.6, 15, 13.5, 1, 13.5),
    ),
    "hack": many(("box", 1.2, 3, 22.8, 21, 2.6), ("line", 5.6, 8, 9.8, 12, 5.6, 16, 2.3, 0),
        ("line", 12.4, 16.4, 18, 16.4, 2.3, 0)),
    "recharge": many(
        ("box", 6, 3.4, 18, 23, 3), ("box", 9, 0.8, 15, 3.4, 0.6), ("box", 10.7, 8, 13.3, 18.4, 0.4, 0),
        ("box", 6.8 + 0.2, 11.9, 17, 14.5, 0.4, 0),
    ),
    "repair": _wrench,
    "shield_up": together(
        lambda p: p.poly(12, 1.5, 21, 4.5, 21, 12, 18.5, 17.5, 12, 22.5, 5.5, 17.5, 3, 12, 3, 4.5),
        lambda p: p.box(10.6, 6, 13.4, 16.4, 0.4, 0), lambda p: p.box(6.8, 9.8, 17.2, 12.6, 0.4, 0),
    ),
    "calm": together(lambda p: _wave(p, 6), lambda p: _wave(p, 12.4), lambda p: _wave(p, 18.8)),
    "advantage": many(("disc", 12, 12, 11.6),
        ("cut", 12, 3.6, 19.6, 12.2, 14.6, 12.2, 14.6, 19.6, 9.4, 19.6, 9.4, 12.2, 4.4, 12.2)),
    "disadvantage": many(("disc", 12, 12, 11.6),
        ("cut", 12, 20.4, 19.6, 11.8, 14.6, 11.8, 14.6, 4.4, 9.4, 4.4, 9.4, 11.8, 4.4, 11.8)),
    "cleanse": together(lambda p: p.star(4, 10.5, 2.9, 10, 13.4), lambda p: p.star(4, 5.6, 1.6, 19, 5)),
    "arc": _fan,
    "range": many(("ring", 12, 12, 11.4, 2.6), ("disc", 12, 12, 3.4)),
    "coin": many(("disc", 12, 12, 11.4), ("disc", 12, 12, 8.6, 0), ("disc", 12, 12, 6.8)),
    "skill": together(lambda p: p.ngon(6, 12.2), lambda p: p.star(5, 8.4, 3.7, y=12.4, ink=0)),
    "upgrade": many(("poly", 12, 0.8, 21.6, 10.4, 15.6, 10.4, 15.6, 16.4, 8.4, 16.4, 8.4, 10.4, 2.4,
        10.4), ("box", 4, 18.8, 20, 22.8, 1)),
    "medal": many(("poly", 5, 0.6, 10.4, 0.6, 12.6, 9, 8.2, 10.6),
        ("poly", 19, 0.6, 13.6, 0.6, 11.4, 9, 15.8, 10.6), ("disc", 12, 15.6, 7.8),
                   ("star", 5, 5, 2.2, 12, 15.8, -90, 0)),
    "strength": many(("box", 0.8, 7, 4.4, 17, 1), ("box", 4.6, 4, 9, 20, 1.2),
        ("box", 9, 10, 15, 14, 0), ("box", 15, 4, 19.4, 20, 1.2),
                      ("box", 19.6, 7, 23.2, 17, 1)),
    "agility": _feather,
    "intellect": _bulb,
    "charm": many(("poly", 1.6, 3, 22.4, 3, 22.4, 17, 13, 17, 6.6, 23, 6.6, 17, 1.6, 17),
        ("disc", 9.8, 8.6, 2.7, 0), ("disc", 14.2, 8.6, 2.7, 0),
                   ("cut", 7.3, 9.6, 16.7, 9.6, 12, 15.2)),
    "stamina": many(("poly", 4.5, 1.5, 13, 1.5, 13, 10, 20, 13, 22.5, 16, 22.5, 18.6, 4.5, 18.6),
        ("box", 4.5, 19.6, 22.5, 22.8, 0.6),
                     ("line", 9.4, 6, 13, 6, 1.6, 0), ("line", 9.4, 9.6, 13, 9.6, 1.6, 0)),
    "examine": many(("ring", 9.6, 9.6, 8.6, 3), ("line", 15.8, 15.8, 21.4, 21.4, 4.2)),
    "again": many(("arc", 12, 12, 10.4, 20, 165, 3), ("arc", 12, 12, 10.4, 200, 345, 3),
        ("poly", 17, 10.6, 24, 10.6, 21.6, 17),
                   ("poly", 7, 13.4, 0, 13.4, 2.4, 7)),
    "market": many(("poly", 3, 2, 21, 2, 23.4, 9, 0.6, 9), ("box", 3, 10.4, 6, 22.6, 0.4),
        ("box", 18, 10.4, 21, 22.6, 0.4), ("box", 3, 15.6, 21, 19, 0.4),
                    ("line", 8.6, 2.6, 8, 8.4, 1.4, 0), ("line", 15.4, 2.6, 16, 8.4, 1.4, 0)),
    "jump": together(
        lambda p: p.arc(12, 12, 11.4, -60, 30, 3.2), lambda p: p.arc(12, 12, 11.4, 60, 150, 3.2),
        lambda p: p.arc(12, 12, 11.4, 180, 270, 3.2),
        lambda p: p.disc(12, 12, 4),
    ),
    "planet": many(("disc", 12, 12, 7.6), ("arc", 12, 12, 11.6, 150, 205, 2),
        ("line", 1.6, 16.6, 22.4, 7.4, 4, 0), ("line", 1.4, 16.7, 22.6, 7.3, 2)),
    "sparrow": _bird,
    "story": many(("poly", 1.4, 3.6, 11, 5.6, 11, 21.6, 1.4, 19.6),
        ("poly", 22.6, 3.6, 13, 5.6, 13, 21.6, 22.6, 19.6)),
    "battle": many(("line", 3, 3, 17, 17, 3.4), ("line", 21, 3, 7, 17, 3.4),
        ("line", 2.4, 15.4, 8.6, 21.6, 3), ("line", 21.6, 15.4, 15.4, 21.6, 3)),
    "broken": many(("box", 4, 1.2, 20, 22.8, 2.4),
        ("line", 14.4, 0.6, 9.6, 8.4, 14.6, 13, 9, 23.4, 2.6, 0)),
    "engine": many(("poly", 7, 1.5, 17, 1.5, 19.4, 9.6, 15.6, 13, 8.4, 13, 4.6, 9.6),
        ("poly", 8.4, 14.4, 15.6, 14.4, 12, 23.4),
                    ("line", 4.8, 15, 3.2, 20, 2.2), ("line", 19.2, 15, 20.8, 20, 2.2)),
    "weapon": many(("box", 9.6, 0.8, 14.4, 11, 0.8), ("box", 3, 6.4, 6.6, 14, 0.8),
        ("box", 17.4, 6.4, 21, 14, 0.8),
                    ("poly", 2, 12.4, 22, 12.4, 18.6, 18, 18.6, 22.8, 5.4, 22.8, 5.4, 18)),
    "tech": many(("box", 5, 5, 19, 19, 2), ("box", 9, 9, 15, 15, 0.6, 0), *[("line", *q, 2.2) for q in (
        (9, 1.2, 9, 4), (15, 1.2, 15, 4), (9, 20, 9, 22.8), (15, 20, 15, 22.8), (1.2, 9, 4, 9),
        (1.2, 15, 4, 15), (20, 9, 22.8, 9), (20, 15, 22.8, 15))]),
    "pilot": many(("disc", 12, 9.4, 8.4), ("box", 6.4, 7, 17.6, 12.4, 2.6, 0),
        ("poly", 3, 23, 5.4, 17.4, 18.6, 17.4, 21, 23)),
    "copilot": many(("disc", 8, 8.6, 6), ("poly", 0.8, 21, 3, 15.4, 13, 15.4, 15.2, 21),
        ("disc", 17.6, 10.4, 4.6), ("poly", 16.6, 21, 15, 16, 21.6, 16, 23.4, 21)),
    "ship": many(("poly", 12, 0.8, 14.6, 9, 22.8, 18, 22.8, 21, 14.6, 18.6, 14.6, 22.8, 9.4, 22.8, 9.4,
        18.6, 1.2, 21, 1.2, 18, 9.4, 9)),
    "chevron": many(("line", 7.5, 3.5, 16.5, 12, 7.5, 20.5, 4)),
    "dice": many(("box", 2, 2, 22, 22, 4.6), ("disc", 7.6, 7.6, 2.2, 0), ("disc", 16.4, 7.6, 2.2, 0),
        ("disc", 7.6, 16.4, 2.2, 0),
                  ("disc", 16.4, 16.4, 2.2, 0), ("disc", 12, 12, 2.2, 0)),
}
# fmt: on
EFFECTS = {
    "rupture": "rupture",
    "hack": "hack",
    "recharge": "recharge",
    "advantage": "advantage",
    "shield_charge": "shield_up",
    "target_lock": "target",
    "disadvantage": "disadvantage",
    "cleanse": "cleanse",
    "push": "push",
    "radar_jam": "jam",
    "calm": "calm",
    "pull": "pull",
    "pierce": "pierce",
    "repair": "repair",
    "glitch": "glitch",
    "stealth": "hidden",
    "stall": "stall",
    "boost": "doubled",
    "damage": "attack",
    "range": "range",
    "targets": "ship",
    "no_draw": "cards",
}
"""The icon of every battle effect, and of what else can wait for an attack."""
GOOD = ("recharge", "advantage", "shield_charge", "cleanse", "calm", "repair", "stealth", "boost")
WAITING = ("damage", "range", "targets", "no_draw")
"""What can wait for the next attack beside effects: it helps."""
FACES = {"move": "move", "attack": "attack", "joker": "star", "stress": "stress"}
"""The icon of every face of an action die."""
