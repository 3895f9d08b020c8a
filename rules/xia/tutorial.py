"""The guided first game: the rulebook's board without NPCs over a prepared seed, beside two androids."""

from __future__ import annotations

from rules.core.lesson import Lesson, Seen, Step
from rules.xia.frames import Business, Turn
from rules.xia.geometry import printed
from rules.xia.options import Options
from rules.xia.state import State

SEATS = 3
LEARNER = 0
HOME = "burning_horse"
TOKEN = "burning_horse.13"
MISSION = "passenger_03"


def rounds(count: int) -> Seen:
    """So many have passed, or the game is over."""
    return lambda state: state.over or state.turns >= count * SEATS


def over(state: State) -> bool:
    return state.over


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
    """Whatever the strategy: cargo, a mission, a new sector, a kill."""
    learner = state.players[LEARNER]
    found = len(state.laid) > SEATS and state.turns == 0
    return bool(learner.cargo or learner.mission or learner.finished) or found


def in_business(state: State) -> bool:
    """On a planet at the end of the actions."""
    return any(isinstance(frame, Business) and frame.seat == LEARNER for frame in state.stack)


def next_turn(state: State) -> bool:
    """The others have flown, and the learner begins anew."""
    top = state.stack[-1] if state.stack else None
    begins = isinstance(top, Turn) and top.seat == LEARNER and not state.trail
    return begins and state.turns >= SEATS


def famous(state: State) -> bool:
    """More than the token's point."""
    return state.players[LEARNER].fame > 1


STEPS: tuple[Step, ...] = (
    Step("xia-learn-welcome", "system"),
    Step("xia-learn-ship", "turn", waits=ship_chosen, lapsed=over),
    Step("xia-learn-loadout", "turn", waits=launched, lapsed=over),
    Step("xia-learn-hold", "mine"),
    Step("xia-learn-fly", "turn", waits=flown, lapsed=over),
    Step("xia-learn-borders", "system"),
    Step("xia-learn-work", "turn", waits=worked, lapsed=rounds(1)),
    Step("xia-learn-business", "turn", waits=in_business, lapsed=rounds(3)),
    Step("xia-learn-end", "turn", waits=next_turn, lapsed=over),
    Step("xia-learn-arming", "mine"),
    Step("xia-learn-reward", "turn", waits=famous, lapsed=rounds(5)),
    Step("xia-learn-fame", "fame"),
    Step("xia-learn-onward", "fame"),
)


LESSON = Lesson(
    seed=b"first legend 2492",
    seats=SEATS,
    options=Options(fame="5", first_game=True),
    steps=STEPS,
    learner=LEARNER,
)
"""The learner chooses last and flies first; the token next to the start hides fame; of the first missions
one leads from Neo Damascus to Kemplar II."""
