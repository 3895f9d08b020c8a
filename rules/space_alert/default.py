"""What is done for the silent."""

from __future__ import annotations

from rules.core.contract import Action
from rules.space_alert.prompts import prompts
from rules.space_alert.state import State


def default(state: State, seat: int) -> Action | None:
    """For a silent seat: the safer vote, no data, ready as the board lies, on with the show."""
    own = [prompt for prompt in prompts(state) if prompt.seat == seat and not prompt.optional]
    if not own:
        return None
    choices = [choice.action for choice in own[0].choices]
    return choices[-1] if state.stage == "debrief" else choices[0]
