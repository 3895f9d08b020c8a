"""What this package hands to the engine."""

from __future__ import annotations

from rules.twilight_imperium import frames
from rules.twilight_imperium.deeds.contents import Contents
from rules.twilight_imperium.tactical import activation, passage, segments

CONTENTS = Contents(
    chapters={frames.Tactical: segments.TACTICAL},
    choices={
        activation.DIPLOMATS: activation.diplomats,
        activation.TARIFFS: activation.tariff,
        passage.PASSAGE: passage.answered,
        segments.OPPONENT: segments.opponent,
    },
    payments={activation.PACT: activation.paid},
    moments={"activated": {"telepathic_mind_weapon": activation.mind_weapon}},
    silent={frames.Tactical: segments.silent},
    refusals={frames.Tactical: segments.refuse},
)
