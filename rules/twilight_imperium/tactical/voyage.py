"""A move that was found right, before it is made."""

from __future__ import annotations

from typing import NamedTuple

from rules.twilight_imperium.state import Ship
from rules.twilight_imperium.tactical.sharing import Loaded


class Voyage(NamedTuple):
    ships: list[tuple[str, Ship]]
    """That come, or leave and come back, by where they start."""
    fighters: dict[str, int]
    loads: list[Loaded]
    riders: dict[str, str]
    """Leaders aboard the Fighters that come, by where these start (TI-257)."""
    jump: str | None
    asks: list[str]
    """Enemy fleets (`304:2`) whose owners have to agree first."""
    alert: bool = False
