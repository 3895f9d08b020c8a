"""Questions as this game asks them: what is optional can always be skipped."""

from __future__ import annotations

from rules.core.contract import Choice
from rules.core.stack import Question, choice, question
from rules.starship_captains.actions import Skip

__all__ = ["SKIP", "Question", "choice", "question"]

SKIP = Choice("sc-skip", Skip())
