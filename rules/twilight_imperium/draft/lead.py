"""Leadership's own three counters, with more for influence: shared out over the areas (TI-422, TI-423)."""

from __future__ import annotations

from rules.core.draft import Steps
from rules.twilight_imperium.actions import Lead
from rules.twilight_imperium.draft.follow import counters_for
from rules.twilight_imperium.draft.look import Look
from rules.twilight_imperium.strategic import leadership


def lead(look: Look) -> Steps:
    return (yield from counters_for(look, leadership.FREE, Lead))
