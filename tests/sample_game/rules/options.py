"""What a table may agree on before it starts."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True):
    hand: Literal[4, 6] = 4
    """Cards dealt to each crew."""
    die: Literal[6, 10] = 6
