"""What this package hands to the engine."""

from __future__ import annotations

from rules.twilight_imperium.battle import (
    abilities,
    assigning,
    battle,
    before,
    plans,
    precombat,
    retreat,
    spoils,
    stopping,
)
from rules.twilight_imperium.deeds.contents import Contents
from rules.twilight_imperium.frames import Assigning, Battle, BattlePlans, BattleStop, Retreating

CONTENTS = Contents(
    chapters={
        Assigning: assigning.ASSIGNING,
        Battle: battle.BATTLE,
        BattlePlans: plans.PLANS,
        BattleStop: stopping.STOP,
        Retreating: retreat.RETREATING,
    },
    choices={**abilities.CHOICES, **precombat.CHOICES, **spoils.CHOICES},
    payments={**spoils.PAYMENTS},
    moments=spoils.MOMENTS,
    plays={**abilities.PLAYS, **before.PLAYS},
    silent={
        Assigning: assigning.silent,
        BattlePlans: plans.silent,
        BattleStop: stopping.silent,
    },
    refusals={
        Assigning: assigning.refuse,
        BattlePlans: plans.refuse,
        BattleStop: stopping.refuse,
    },
)
