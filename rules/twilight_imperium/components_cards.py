"""The cards, read once from the data files: Action and Political Cards, windows, objectives."""

from __future__ import annotations

from typing import Literal

from rules.core.data import Strict
from rules.twilight_imperium.components import DATA, Name

Who = Literal[
    "active", "any", "other", "participant", "attacker", "defender", "owner", "buyer", "partner", "voter"
]
"""The widest circle that may play a card in its window (TI-661)."""


class ActionCardRow(Strict, frozen=True):
    id: str
    name: Name
    count: int
    window: str
    who: Who
    targets: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    redraw: bool = False
    remove_at: tuple[int, ...] = ()


class WindowRow(Strict, frozen=True):
    id: str
    name: Name
    who: tuple[Who, ...]


class PoliticalCardRow(Strict, frozen=True):
    id: str
    name: Name
    law: bool = False
    elect: (
        Literal["player", "planet", "law", "public_objective", "two_planets", "two_players", "tech_color"]
        | None
    ) = None
    holder: str | None = None
    """The window in which the office is used (TI-657)."""
    anyone: bool = False
    """What the law gives is open to everybody in that window."""
    redraw: bool = False
    unless: str | None = None
    """Redrawn unless this planet is on the board."""


class PublicRow(Strict, frozen=True):
    id: str
    name: Name
    stage: Literal[1, 2]
    set: Literal["variant", "base"]
    vp: int
    test: str
    spend: bool = False
    min_players: int = 0
    instant_win: bool = False
    rex: bool = False


class SecretRow(Strict, frozen=True):
    id: str
    name: Name
    vp: int
    test: str
    code: str | None = None
    min_players: int = 0


class SpecialRow(Strict, frozen=True):
    id: str
    name: Name
    vp: int
    kind: str
    code: str | None = None


ACTION_CARDS = {row.id: row for row in DATA.rows("action_cards", "action_card", ActionCardRow)}
WINDOWS = {row.id: row for row in DATA.rows("windows", "window", WindowRow)}
POLITICAL_CARDS = {row.id: row for row in DATA.rows("political_cards", "political_card", PoliticalCardRow)}
PUBLIC = {row.id: row for row in DATA.rows("objectives", "public", PublicRow)}
SECRET = {row.id: row for row in DATA.rows("objectives", "secret", SecretRow)}
SPECIAL = {row.id: row for row in DATA.rows("objectives", "special", SpecialRow)}
