"""Squads as they stand at a node: pilots and ships that are there, points and credits spent by the
quartermaster."""

from __future__ import annotations

from rules.akarios.options import Preset
from rules.akarios.sheet import Sheet
from rules.akarios.squad.presets import starting


def squad(node: str, seats: int, seed: bytes, how: Preset = "as_at_node") -> Sheet:
    return starting(seats)
