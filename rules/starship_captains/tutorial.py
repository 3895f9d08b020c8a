"""The guided first round: a real table over a prepared seed, beside one android captain."""

from __future__ import annotations

from rules.core.lesson import Lesson, Step
from rules.starship_captains import query
from rules.starship_captains.components import HOME
from rules.starship_captains.options import Options
from rules.starship_captains.state import State

LEARNER = 0
GOAL = "nine_moons"


def at_goal(state: State) -> bool:
    return away(state) and state.players[LEARNER].location == GOAL


def away(state: State) -> bool:
    """From home, and the other captain has had a turn; or it is too late for that."""
    flown = state.players[LEARNER].location != HOME and state.turn == LEARNER and not busy(state)
    return flown or round_over(state)


def mission_done(state: State) -> bool:
    return bool(state.players[LEARNER].missions)


def installed(state: State) -> bool:
    return any(query.installed(state.players[LEARNER]))


def round_over(state: State) -> bool:
    return state.round > 1


def busy(state: State) -> bool:
    """In the middle of a turn."""
    return bool(state.trail)


STEPS: tuple[Step, ...] = (
    Step("sc-learn-welcome", "ship"),
    Step("sc-learn-crew", "ship"),
    Step("sc-learn-galaxy", "galaxy"),
    Step("sc-learn-helm", "turn", waits=at_goal, lapsed=away),
    Step("sc-learn-reserve", "galaxy"),
    Step("sc-learn-mission", "turn", waits=mission_done, lapsed=round_over),
    Step("sc-learn-queue", "ship"),
    Step("sc-learn-research", "turn", waits=installed, lapsed=round_over),
    Step("sc-learn-edges", "ship"),
    Step("sc-learn-tracks", "factions"),
    Step("sc-learn-pass", "turn", waits=round_over),
    Step("sc-learn-onward", "score"),
)


LESSON = Lesson(
    seed=b"first command 6", seats=2, options=Options(first=LEARNER), steps=STEPS, learner=LEARNER
)
"""Salvage rights on Nine Moons: two moves from home, no pirate on the way, a yellow and a blue row."""
