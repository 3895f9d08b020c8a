"""What a table may agree on before it starts."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

# fmt: off
Fame = Literal[
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10",
    "11", "12", "13", "14", "15", "16", "17", "18", "19", "20",
]
# fmt: on
"""Spaces of the fame track: the table agrees on any of them (XIA-027)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    fame: Fame = "10"
    """Needed to win."""
    first_game: bool = False
    """Fixed sectors and loadouts, no NPCs (section 29)."""
    npcs: bool = True
    gate_fame: bool = False
    """1 fame for the first to travel through a gate (XIA-058)."""
    open_fields: bool = False
    """A connected field of asteroids or debris is one region with free inner edges (XIA-535)."""
