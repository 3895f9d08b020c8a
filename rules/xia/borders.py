"""What each border does, by the die (section 20): crossings and odds both read it here."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from rules.xia.frames import Border, BorderKind

Fate = Literal["clear", "unseen", "detected", "damage", "energy", "bounced", "refused", "destroyed"]

SIDES = 20
ROLLED: frozenset[BorderKind] = frozenset({"asteroid", "debris", "nebula", "planet_shield"})
FINE = 1000
"""Bounty for being seen (XIA-119, XIA-120)."""
CERTAIN: frozenset[BorderKind] = frozenset({"asteroid", "debris", "nebula", "star"})
"""Whoever crosses these is inside, whatever happens then (XIA-206)."""


def refuses(border: Border, outlaw: bool) -> bool:
    """A lawful entrance keeps outlaws out, not in (XIA-329)."""
    lawful = border.kind == "planet_entrance" and border.law == "lawful"
    return lawful and border.entering and outlaw


def needs_die(border: Border, outlaw: bool, skills: Collection[str]) -> bool:
    """`skills` are the titles of the captain."""
    return border.kind in ROLLED or ("most_wanted" in skills and refuses(border, outlaw))


def fate(border: Border, roll: int, outlaw: bool, skills: Collection[str]) -> Fate:
    """What becomes of a ship, from the natural roll (0 where there is none)."""
    if border.kind == "planet_shield":
        return _shield(roll + 3 if "ghost" in skills else roll)
    if border.kind == "planet_entrance":
        return _entrance(border, roll, outlaw)
    return _hazard(border.kind, roll, skills)


def _hazard(kind: BorderKind, roll: int, skills: Collection[str]) -> Fate:
    if kind == "asteroid":
        return "damage" if roll < (8 if "rockbiter" in skills else 11) else "clear"
    if kind == "nebula":
        return "energy" if roll < 11 else "clear"
    if kind == "debris":
        return "destroyed" if roll <= (1 if "wreck_diver" in skills else 3) else "clear"
    return "destroyed" if kind == "star" else "clear"


def _shield(roll: int) -> Fate:
    """The same for every planet and every ship (XIA-326, XIA-327)."""
    if roll < 11:
        return "bounced"
    return "detected" if roll < 18 else "unseen"


def _entrance(border: Border, roll: int, outlaw: bool) -> Fate:
    """The Most Wanted may try their luck at a lawful one."""
    if refuses(border, outlaw):
        return "clear" if roll >= 11 else "refused"
    return "detected" if border.law == "outlaw" and not outlaw else "clear"


def loss(kind: BorderKind, roll: int, skills: Collection[str]) -> int:
    """Damage or energy of a bad roll, before shields."""
    return roll // 2 if kind == "nebula" and "cloud_skimmer" in skills else roll
