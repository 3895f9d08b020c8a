"""The guided first round: a real table over a prepared seed, beside one android captain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from rules.core.contract import Action
from rules.starship_captains import query
from rules.starship_captains.components import HOME
from rules.starship_captains.state import Options, State

SEED = b"first command 6"
"""Salvage rights on Nine Moons: two moves from home, no pirate on the way, a yellow and a blue row."""
SEATS = 2
LEARNER = 0
ANDROIDS = True
OPTIONS = Options(first=LEARNER)
GOAL = "nine_moons"

Highlight = Literal["ship", "galaxy", "turn", "factions", "score"]
Waits = Callable[[State], bool]


class Step(Struct, frozen=True):
    key: str
    """What the learner reads."""
    highlight: Highlight
    waits: Waits | None = None
    """What the learner brings about to be led on; none is a button."""


def flown(state: State) -> bool:
    """Away from home, and the other captain has had a turn; or it is too late for that."""
    away = state.players[LEARNER].location != HOME and state.turn == LEARNER and not busy(state)
    return away or state.round > 1


def mission_done(state: State) -> bool:
    return bool(state.players[LEARNER].missions) or state.round > 1


def installed(state: State) -> bool:
    return any(query.installed(state.players[LEARNER])) or state.round > 1


def round_over(state: State) -> bool:
    return state.round > 1


def busy(state: State) -> bool:
    """In the middle of a turn."""
    return bool(state.trail)


STEPS: tuple[Step, ...] = (
    Step("sc-learn-welcome", "ship"),
    Step("sc-learn-crew", "ship"),
    Step("sc-learn-galaxy", "galaxy"),
    Step("sc-learn-helm", "turn", waits=flown),
    Step("sc-learn-reserve", "galaxy"),
    Step("sc-learn-mission", "turn", waits=mission_done),
    Step("sc-learn-queue", "ship"),
    Step("sc-learn-research", "turn", waits=installed),
    Step("sc-learn-edges", "ship"),
    Step("sc-learn-tracks", "factions"),
    Step("sc-learn-pass", "turn", waits=round_over),
    Step("sc-learn-onward", "score"),
)


def opening(state: State, step: Step) -> list[tuple[int, Action]]:
    """Nothing has to happen before a step: the other captain is an android and plays by itself."""
    return []


def leads_on(step: Step, state: State) -> bool:
    """Whether what the step waits for has come about; also true if it had before the step was shown."""
    return step.waits is not None and step.waits(state)
