"""What this package hands to the engine."""

from __future__ import annotations

from rules.twilight_imperium import frames
from rules.twilight_imperium.deeds.contents import Contents
from rules.twilight_imperium.tactical import (
    activation,
    exchange,
    landing,
    mines,
    passage,
    pds,
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
        frames.Volley: pds.VOLLEY,
        frames.MineRolls: mines.MINES,
    },
    choices={
        activation.DIPLOMATS: activation.diplomats,
        tolls.TARIFFS: tolls.tariff,
        passage.PASSAGE: passage.answered,
        segments.OPPONENT: segments.opponent,
        exchange.FIRE: exchange.aimed,
        exchange.PRODUCE: exchange.produced,
        **mines.CHOICES,
    },
    payments={tolls.PACT: tolls.paid},
    moments={"activated": {activation.MIND_WEAPON: activation.mind_weapon}, **pds.MOMENTS},
    plays={peace.MINISTER: peace.PEACE},
    silent={
        frames.Tactical: segments.silent,
        frames.Transfer: exchange.silent,
        frames.Landing: landing.silent,
        frames.Producing: production.silent,
        frames.Volley: pds.silent,
    },
    refusals={
        frames.Tactical: segments.refuse,
        frames.Transfer: exchange.refuse,
        frames.Landing: landing.refuse,
        frames.Producing: production.refuse,
        frames.Volley: pds.refuse,
    },
)
