"""What somebody may use in a window or in his turn: cards, abilities, offices, Leaders."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.purse.paying import Money
from rules.twilight_imperium.state import State

Targets = tuple[str, ...]
ON = "on"
"""The fact of a price that says what the card is aimed at."""


class Price(NamedTuple):
    amount: int
    kind: Money


def _free(_: State, __: int, ___: Facts) -> Price | None:
    return None


class Play(NamedTuple):
    window: str
    """Of windows.toml."""
    can: Callable[[State, int, Facts], Iterator[Targets]]
    """What it may be aimed at, lazily; nothing: it cannot be used now."""
    do: Callable[[State, int, Targets, Facts, Dice], list[Event]]
    price: Callable[[State, int, Facts], Price | None] = _free
    fits: Callable[[State, int, Targets, Facts], bool] | None = None
    """Judges targets where `can` lists only some of a great many."""

    def takes(self, state: State, seat: int, on: Targets, facts: Facts) -> bool:
        """Whether it may be aimed at these now."""
        if self.fits is not None:
            return self.fits(state, seat, on, facts)
        return any(each == on for each in self.can(state, seat, facts))


Plays = Mapping[str, Play]
ALL: dict[str, Play] = {}
"""Of all packages; the engine, which alone knows them, fills it once."""
