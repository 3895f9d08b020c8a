"""A pilot nobody sits in. It knows what everybody knows: where things are, which cards are left in each deck,
never their order."""

from __future__ import annotations

from rules.akarios import frames
from rules.akarios.actions import Act, Pass
from rules.akarios.android import commands, quartermaster, reactions
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
    return reactions.answer(state, frame, seat) or quartermaster.answer(state, frame, seat)


def fly(state: State, seat: int) -> Action:
    """The command that promises most, with what the other dice can do after it."""
    return next(iter(ranked(state, seat, NOTHING)), Pass())


def advised(state: State, seat: int) -> list[Act]:
    """For people, who may see more in a command."""
    return ranked(state, seat, DOUBTFUL)


def ranked(state: State, seat: int, least: float) -> list[Act]:
    """Commands that promise so much, the best first."""
    mind = Mind(state, seat)
    weighed = [(mind.worth(command), command.act) for command in commands.listed(state, seat)]
    worthy = [each for each in weighed if each[0] > least]
    return [act for _, act in sorted(worthy, key=lambda each: each[0], reverse=True)]
