"""Flat numbers and marks of technologies, as the data say them: `cruiser_combat+1`, `fighter_move=2`."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from rules.twilight_imperium.components import TECHNOLOGIES
from rules.twilight_imperium.effects.numbers import Becomes
from rules.twilight_imperium.state import State

TOKEN = re.compile(r"([a-z0-9_]+)(?::([a-z0-9_]+))?(?:([-+=])(\d+))?")


class Token(NamedTuple):
    name: str
    of: str
    """What it is about: `carry_gf:cruiser=1`."""
    change: int | Becomes | None
    """None: a mark, no number."""


def parse(text: str) -> Token:
    found = TOKEN.fullmatch(text)
    if found is None:
        raise ValueError(text)
    name, of, sign, digits = found.groups()
    match sign:
        case "+":
            return Token(name, of or "", int(digits))
        case "-":
            return Token(name, of or "", -int(digits))
        case "=":
            return Token(name, of or "", Becomes(int(digits)))
    return Token(name, of or "", None)


@cache
def tokens(technology: str) -> tuple[Token, ...]:
    row = TECHNOLOGIES.get(technology)
    return () if row is None else tuple(map(parse, row.tokens))


@cache
def _names(technology: str) -> frozenset[tuple[str, str]]:
    return frozenset((each.name, each.of) for each in tokens(technology))


def change(technology: str, name: str, of: str = "") -> int | Becomes:
    """What the technology makes of this number; 0 if it says nothing of it."""
    said = (each.change for each in tokens(technology) if (each.name, each.of) == (name, of))
    return next((each for each in said if each is not None), 0)


def numbers_of(ending: str) -> tuple[str, ...]:
    """Technologies with a number whose name ends so."""
    return tuple(
        id
        for id in TECHNOLOGIES
        if any(each.name.endswith(ending) and each.change is not None for each in tokens(id))
    )


def marked(state: State, seat: int, name: str, of: str = "") -> bool:
    """Whether a technology of the player bears this mark."""
    return any((name, of) in _names(id) for id in state.players[seat].technologies)
