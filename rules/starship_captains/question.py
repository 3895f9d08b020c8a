"""Questions as this game asks them: what is optional can always be skipped."""

from __future__ import annotations

from msgspec.structs import replace

from rules.core.contract import Choice
from rules.core.stack import Question, choice, question
from rules.starship_captains.actions import Skip

__all__ = ["SKIP", "Question", "badged", "choice", "question"]


def badged(offered: Choice, number: int) -> Choice:
    """With the number that stands beside it in the picture."""
    return replace(offered, args={**offered.args, "badge": number})


SKIP = Choice("sc-skip", Skip())
