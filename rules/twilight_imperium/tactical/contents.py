"""What this package hands to the engine."""

from __future__ import annotations

from rules.twilight_imperium import frames
from rules.twilight_imperium.deeds.contents import Contents
from rules.twilight_imperium.tactical import (
    activation,
    exchange,
    landing,
    passage,
    peace,
    production,
    segments,
    tolls,
)

CONTENTS = Contents(
    chapters={
        frames.Tactical: segments.TACTICAL,
        frames.Transfer: exchange.TRANSFER,
        frames.Landing: landing.LANDING,
        frames.Producing: production.PRODUCING,
    },
    choices={
        activation.DIPLOMATS: activation.diplomats,
        tolls.TARIFFS: tolls.tariff,
        passage.PASSAGE: passage.answered,
        segments.OPPONENT: segments.opponent,
        exchange.FIRE: exchange.aimed,
        exchange.PRODUCE: exchange.produced,
    },
    payments={tolls.PACT: tolls.paid},
    moments={"activated": {"telepathic_mind_weapon": activation.mind_weapon}},
    plays={peace.MINISTER: peace.PEACE},
    silent={
        frames.Tactical: segments.silent,
        frames.Transfer: exchange.silent,
        frames.Landing: landing.silent,
        frames.Producing: production.silent,
    },
    refusals={
        frames.Tactical: segments.refuse,
        frames.Transfer: exchange.refuse,
        frames.Landing: landing.refuse,
        frames.Producing: production.refuse,
    },
)
