"""A chance as players read it."""

from __future__ import annotations


def percent(chance: float) -> str:
    """Whole percents; what is possible is never 0%, what is not certain never 100%."""
    if 0 < chance < 0.005:
        return "<1%"
    return ">99%" if 0.995 <= chance < 1 else f"{chance * 100:.0f}%"
