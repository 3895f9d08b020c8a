"""What is done for the silent: what the android would do, so that nobody loses his turns."""

from __future__ import annotations

from rules.core.contract import Action
from rules.core.dice import Dice
from rules.starship_captains.android.thinking import decide
from rules.starship_captains.state import State


def default(state: State, seat: int) -> Action | None:
    return decide(state, seat, Dice(b"silent", 0))
