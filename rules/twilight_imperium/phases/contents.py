"""What this package hands to the engine."""

from __future__ import annotations

from rules.twilight_imperium.actions import Rank
from rules.twilight_imperium.deeds.contents import Contents
from rules.twilight_imperium.frames import (
    ActionPhase,
    Forms,
    Market,
    Picking,
    Round,
    Scoring,
    Status,
    StrategyPhase,
    Turn,
)
from rules.twilight_imperium.phases import (
    abilities,
    acting,
    dealing,
    forms,
    housekeeping,
    market,
    picking,
    raids,
    rounds,
    scoring,
    status,
    strategy,
    turns,
)

CONTENTS = Contents(
    chapters={
        Round: rounds.ROUND,
        StrategyPhase: strategy.STRATEGY_PHASE,
        Picking: picking.PICKING,
        ActionPhase: turns.ACTION_PHASE,
        Turn: acting.TURN,
        Status: status.STATUS,
        Forms: forms.FORMS,
        Scoring: scoring.SCORING,
        Market: market.MARKET,
    },
    choices={
        strategy.FIRST_OF_TIED: strategy.first_of_tied,
        **raids.CHOICES,
        **dealing.CHOICES,
    },
    moments={**abilities.MOMENTS, **dealing.MOMENTS},
    plays={**raids.PLAYS, **abilities.PLAYS},
    silent={
        Picking: picking.silent,
        Turn: acting.silent,
        Forms: forms.silent,
        Scoring: scoring.silent,
        Market: market.silent,
    },
    refusals={
        Picking: picking.refuse,
        Turn: acting.refuse,
        Forms: forms.refuse,
        Scoring: scoring.refuse,
        Market: market.refuse,
    },
    asides={Rank: picking.rank, **housekeeping.ASIDES},
)
