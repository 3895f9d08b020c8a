"""The guided first game: the rulebook's board without NPCs over a prepared seed, beside two androids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from rules.core.contract import Action
from rules.xia.frames import Business, Turn
from rules.xia.geometry import printed
from rules.xia.state import Options, State

SEED = b"first legend 2492"
"""The learner chooses last and flies first; the token next to the start hides fame; of the first missions
one leads from Neo Damascus to Kemplar II."""
SEATS = 3
LEARNER = 0
ANDROIDS = True
OPTIONS = Options(fame="5", first_game=True)
HOME = "burning_horse"
TOKEN = "burning_horse.13"
MISSION = "passenger_03"
ROUND = SEATS
"""Turns."""

Highlight = Literal["system", "mine", "fame", "turn"]
Waits = Callable[[State], bool]


class Step(Struct, frozen=True):
    key: str
    """What the learner reads."""
    highlight: Highlight
    waits: Waits | None = None
    """What the learner brings about to be led on; none is a button."""


def ship_chosen(state: State) -> bool:
    return state.players[LEARNER].ship is not None


def launched(state: State) -> bool:
    """Outfits are bought, the first turn has begun."""
    return any(isinstance(frame, Turn) for frame in state.stack)


def flown(state: State) -> bool:
    """Off the spawn point, or the first turn is over."""
    start = next(space.id for space in printed(HOME) if space.spawn is not None)
    return launched(state) and (state.players[LEARNER].space != start or state.turns > 0)


def worked(state: State) -> bool:
    """Whatever the strategy: cargo, a mission, a new sector, a kill; or a round has passed."""
    learner = state.players[LEARNER]
    found = len(state.laid) > SEATS and state.turns == 0
    return bool(learner.cargo or learner.mission or learner.finished) or found or state.turns >= ROUND


def in_business(state: State) -> bool:
    """On a planet at the end of the actions; or it takes too long."""
    trading = any(isinstance(frame, Business) and frame.seat == LEARNER for frame in state.stack)
    return trading or state.turns >= 3 * ROUND


def next_turn(state: State) -> bool:
    """The others have flown, and the learner begins anew."""
    top = state.stack[-1] if state.stack else None
    begins = isinstance(top, Turn) and top.seat == LEARNER and not state.trail
    return begins and state.turns >= ROUND


def famous(state: State) -> bool:
    """More than the token's point; or the game has gone on without it."""
    return state.players[LEARNER].fame > 1 or state.turns >= 5 * ROUND


STEPS: tuple[Step, ...] = (
    Step("xia-learn-welcome", "system"),
    Step("xia-learn-ship", "turn", waits=ship_chosen),
    Step("xia-learn-loadout", "turn", waits=launched),
    Step("xia-learn-hold", "mine"),
    Step("xia-learn-fly", "turn", waits=flown),
    Step("xia-learn-borders", "system"),
    Step("xia-learn-work", "turn", waits=worked),
    Step("xia-learn-business", "turn", waits=in_business),
    Step("xia-learn-end", "turn", waits=next_turn),
    Step("xia-learn-arming", "mine"),
    Step("xia-learn-reward", "turn", waits=famous),
    Step("xia-learn-fame", "fame"),
    Step("xia-learn-onward", "fame"),
)


def opening(state: State, step: Step) -> list[tuple[int, Action]]:
    """Nothing has to happen before a step: the other captains are androids and play by themselves."""
    return []


def leads_on(step: Step, state: State) -> bool:
    """Whether what the step waits for has come about; also true if it had before the step was shown."""
    return step.waits is not None and (state.over or step.waits(state))
