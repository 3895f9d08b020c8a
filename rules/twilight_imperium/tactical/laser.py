"""The Graviton Laser System: PDS that missed roll once more, unless their owner declines (TI-266, TI-684)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.twilight_imperium.actions import Choose
from rules.twilight_imperium.deeds import rolling
from rules.twilight_imperium.effects import tokens
from rules.twilight_imperium.frames import Die, Volley
from rules.twilight_imperium.state import State
from rules.twilight_imperium.tactical import fire

LASER = "graviton_laser_system"
AGAIN, NONE = Choose((LASER,)), Choose(())
REROLL = "reroll"
"""The question, as orders name it."""


def ask(state: State, frame: Volley) -> Question | None:
    """Only whoever has an order for it, or waits for it: usually every miss is rolled again (TI-684)."""
    missed = _missed(state, frame)
    if not missed or not fire.ordered(state, frame, REROLL):
        return None
    return question(
        "ti-laser-ask",
        choice("ti-laser-again", AGAIN, usual=True),
        choice("ti-laser-none", NONE),
        pace="reaction",
        system=frame.system,
        count=len(missed),
    )


def _missed(state: State, frame: Volley) -> list[Die]:
    """What Graviton Lasers let roll once more."""
    if not tokens.marked(state, frame.seat, "pds_reroll_misses_once"):
        return []
    return [die for die in frame.dice if not rolling.hit(die)]


def again(state: State, frame: Volley, dice: Dice) -> list[Event]:
    """Every miss once more (TI-266, TI-684)."""
    missed = _missed(state, frame)
    for die in missed:
        rolling.reroll(die, LASER, dice)
    if not missed:
        return []
    return [Event("ti-laser", {"player": f"#{frame.seat}", "faces": rolling.faces(missed)})]
