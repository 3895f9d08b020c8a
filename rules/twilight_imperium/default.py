"""What is done for a seat that says nothing: no card is shown, nothing spent, no point given away (TI-669 to
TI-721)."""

from __future__ import annotations

from rules.core.contract import Action
from rules.core.dice import Dice
from rules.twilight_imperium import engine
from rules.twilight_imperium.setup import sequence
from rules.twilight_imperium.state import State


def default(state: State, seat: int) -> Action:
    """In set-up chance decides: dice of their own, the same however often one asks (TI-627)."""
    frame = state.stack[-1]
    silent = engine.CONTENTS.silent.get(type(frame))
    if silent is not None:
        return silent(state, frame, seat)
    dice = Dice(f"silence {state.seats} {len(state.stack)}".encode(), len(state.systems) * 8 + seat)
    found = sequence.silent(state, seat, dice)
    assert found is not None, f"nobody has said what silence means in {frame}"
    return found
