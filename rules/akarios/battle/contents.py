"""The package for the engine: who resolves which frame, what silence does, who decides what is equal."""

from __future__ import annotations

from rules.akarios import frames
from rules.akarios.actions import Keep, Pass, Reroll
from rules.akarios.battle import (
    acting,
    attack,
    bonuses,
    dice,
    flying,
    freely,
    moving,
    muster,
    reacting,
    repair,
    rounds,
    shoving,
    sparrow,
    terrain,
    wormholes,
)
from rules.akarios.contents import Contents
from rules.akarios.state import State
from rules.core.contract import Action
from rules.core.stack import Chapter, Circle


def _silent_dice(state: State, frame: frames.Rolling, seat: int) -> Action:
    """A free reroll is made, a paid one is not (AK-904)."""
    return Reroll(()) if dice.free(state.fight.cockpits[seat]) else Keep()


CONTENTS = Contents(
    chapters={
        frames.Mustering: muster.CIRCLE,
        frames.Round: rounds.CHAPTER,
        frames.Rolling: Circle(dice.ask, dice.close, dice.hear, dice.stays),
        frames.Rerolling: Chapter(rounds.ask, rounds.never, dice.rerolled),
        frames.Flying: flying.CIRCLE,
        frames.Acting: acting.CHAPTER,
        frames.Moving: moving.CHAPTER,
        frames.Braving: terrain.CHAPTER,
        frames.Leaving: wormholes.CHAPTER,
        frames.Shoving: shoving.CHAPTER,
        frames.Attack: attack.CHAPTER,
        frames.Evading: reacting.EVADING,
        frames.Cancel: reacting.CANCEL,
        frames.Protecting: reacting.PROTECTING,
        frames.Sharing: reacting.SHARING,
        frames.Recharging: repair.CIRCLE,
        frames.Mending: repair.MENDING,
        frames.FreeUse: freely.CHAPTER,
        frames.FreeAttack: freely.GUIDANCE,
    },
    polls={muster.DIFFICULTY: muster.decided},
    evenly={muster.DIFFICULTY: muster.as_before},
    hints={muster.DIFFICULTY: muster.about},
    ties={"shove": shoving.tied, "exit": wormholes.tied, sparrow.ASIDE: sparrow.tied},
    silent={
        frames.Mustering: muster.silent,
        frames.Rolling: _silent_dice,
        frames.Flying: lambda state, frame, seat: Pass(),
        frames.Acting: bonuses.silent,
        frames.Moving: moving.silent,
        frames.Braving: terrain.silent,
        frames.Leaving: wormholes.silent,
        frames.Shoving: shoving.silent,
        frames.Attack: attack.silent,
        frames.Evading: reacting.silent,
        frames.Cancel: reacting.silent_cancel,
        frames.Protecting: reacting.silent,
        frames.Sharing: reacting.silent,
        frames.Recharging: repair.silent,
        frames.Mending: repair.silent_mending,
        frames.FreeUse: freely.silent,
        frames.FreeAttack: reacting.silent,
    },
)
