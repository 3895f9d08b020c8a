"""What this package hands to the engine."""

from __future__ import annotations

from rules.twilight_imperium.cards import (
    deeds_action,
    deeds_action_more,
    deeds_battle,
    deeds_ground,
    deeds_harm,
    deeds_movement,
    deeds_other,
    deeds_senate,
    deeds_strategy,
    foresight,
    hands,
    playing,
    windows,
)
from rules.twilight_imperium.deeds.contents import Contents
from rules.twilight_imperium.deeds.plays import Play
from rules.twilight_imperium.frames import Discarding, Played, Window

END_OF_STABILITY = Play(
    playing.ANY_TIME,
    deeds_strategy.unrest,
    deeds_strategy.end_stability,
    fits=deeds_strategy.pays_unrest,
)

CONTENTS = Contents(
    chapters={Window: windows.WINDOW, Played: playing.PLAYED, Discarding: hands.DISCARDING},
    choices={
        "exhaust": deeds_harm.exhausted,
        "synchronicity": deeds_strategy.found_card,
        "disclosure": deeds_other.disclosed,
        "master_of_fate": deeds_other.dealt,
        "determine_policy": deeds_senate.determined,
        foresight.CARD: foresight.back,
    },
    moments={
        "planet_lost": {deeds_strategy.USURPER: deeds_strategy.usurped},
        "status_begins": {foresight.CARD: foresight.returns},
    },
    plays={
        **deeds_strategy.PLAYS,
        **deeds_action.PLAYS,
        **deeds_action_more.PLAYS,
        **deeds_harm.PLAYS,
        **deeds_movement.PLAYS,
        **deeds_battle.PLAYS,
        **deeds_ground.PLAYS,
        **deeds_senate.PLAYS,
        **deeds_other.PLAYS,
        "end_temporary_stability": END_OF_STABILITY,
    },
    silent={Window: windows.silent, Discarding: hands.silent},
    refusals={Window: windows.refuse, Discarding: hands.refuse},
)
