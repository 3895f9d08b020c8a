"""The package for the engine."""

from __future__ import annotations

from rules.akarios import frames
from rules.akarios.contents import Contents
from rules.akarios.world import attempts, exploring, landing, rounds, sections

CONTENTS = Contents(
    chapters={
        frames.Outing: rounds.CHAPTER,
        frames.Exploring: exploring.CIRCLE,
        frames.Attempt: attempts.CIRCLE,
        frames.Section: sections.CHAPTER,
    },
    polls={landing.LANDING: landing.decided, sections.CHOSEN: sections.chosen},
    hints={landing.LANDING: landing.about},
    silent={frames.Exploring: exploring.silent, frames.Attempt: attempts.silent},
    refusals={frames.Exploring: exploring.refusal, frames.Attempt: attempts.refusal},
)
