"""A pilot nobody sits in. It knows what everybody knows: where things are, which cards are left in each deck,
never their order."""

from __future__ import annotations

from rules.akarios import frames
from rules.akarios.actions import Act, Pass
from rules.akarios.android import between, commands, pooling, reactions, walker
from rules.akarios.android.worth import Mind
from rules.akarios.state import State
from rules.core.contract import Action

NOTHING, DOUBTFUL = 0.05, -0.5
"""What a command must be worth: to be made, to be mentioned."""


def decide(state: State, seat: int) -> Action | None:
    """None: as silence would."""
    frame = state.stack[-1]
    if isinstance(frame, frames.Flying):
        return fly(state, seat)
    return (
        reactions.answer(state, frame, seat)
        or walker.answer(state, frame, seat)
        or between.answer(state, frame, seat)
    )


def patient(state: State, seat: int) -> bool:
    """It has nothing to say as long as people think."""
    return between.patient(state, state.stack[-1], seat)


def fly(state: State, seat: int) -> Action:
    """The command that promises most, with what the other dice can do after it."""
    mind = Mind(state, seat)
    promised: list[tuple[Action, float]] = [*_weighed(mind), *pooling.openings(mind)]
    best, most = max(promised, key=lambda each: each[1], default=(Pass(), 0.0))
    return best if most > NOTHING else Pass()


def advised(state: State, seat: int) -> list[Act]:
    """Commands for people, the best first; people may see more in one."""
    worthy = [each for each in _weighed(Mind(state, seat)) if each[1] > DOUBTFUL]
    return [act for act, _ in sorted(worthy, key=lambda each: each[1], reverse=True)]


def _weighed(mind: Mind) -> list[tuple[Act, float]]:
    return [(each.act, mind.worth(each)) for each in commands.listed(mind.state, mind.seat)]
