"""The guided first flight: the last exam, alone against four scouts, at ease and without a clock."""

from __future__ import annotations

from rules.akarios.frames import Flying, Rolling
from rules.akarios.options import Options
from rules.akarios.state import Cockpit, State
from rules.core.lesson import Lesson, Seen, Step

SEATS = 1
LEARNER = 0
CARDS = ("burst_fire", "flank", "beyond_limits")


def laid(state: State) -> bool:
    """The board is there: the ship is ready."""
    return state.battle is not None


def as_given(state: State) -> bool:
    """With the ship, the pilot and the cards that the lesson speaks of."""
    return laid(state) and [each.card for each in _learner(state).cards] == [*CARDS]


def begun(state: State) -> bool:
    return state.battle is not None and state.stage != "muster"


def acting(state: State) -> bool:
    """The dice are as they shall be."""
    return begun(state) and not any(isinstance(frame, Rolling) for frame in state.stack)


def kept(state: State) -> bool:
    """They are as they were rolled."""
    return acting(state) and not _learner(state).rerolled


def flown(state: State) -> bool:
    return _did(state, "move")


def fired(state: State) -> bool:
    """A modifier card has been drawn, and whatever had to be decided about it is."""
    return begun(state) and (_did(state, "attack") or (_free(state) and bool(_learner(state).deck.discards)))


def over(state: State) -> bool:
    return state.over


def after(rounds: int) -> Seen:
    """So many rounds have been flown, or the exam is over."""
    return lambda state: state.over or (begun(state) and state.fight.round > rounds)


def _learner(state: State) -> Cockpit:
    return state.fight.cockpits[LEARNER]


def _did(state: State, kind: str) -> bool:
    """In this round, and nothing of it is still going on."""
    return begun(state) and _free(state) and any(each.kind == kind for each in _learner(state).done)


def _free(state: State) -> bool:
    """The learner may act, or keeps the dice of the next round."""
    return bool(state.stack) and isinstance(state.stack[-1], Flying | Rolling)


STEPS: tuple[Step, ...] = (
    Step("ak-learn-welcome", "hangar"),
    Step("ak-learn-ship", "turn", waits=as_given, lapsed=laid),
    Step("ak-learn-place", "turn", waits=begun, lapsed=over),
    Step("ak-learn-dice", "mine"),
    Step("ak-learn-keep", "turn", waits=kept, lapsed=acting),
    Step("ak-learn-fly", "turn", waits=flown, lapsed=after(1)),
    Step("ak-learn-cells", "mine"),
    Step("ak-learn-pass", "turn", waits=after(1)),
    Step("ak-learn-enemies", "chart"),
    Step("ak-learn-attack", "turn", waits=fired, lapsed=after(4)),
    Step("ak-learn-modifiers", "mine"),
    Step("ak-learn-onward", "turn", waits=over),
    Step("ak-learn-end", "page"),
)


LESSON = Lesson(
    seed=b"last exam 3",
    seats=SEATS,
    options=Options(pace="post", scenario="001", difficulty="easy", steps="strict"),
    steps=STEPS,
    learner=LEARNER,
)
"""The first roll shows every face once, and the exam can be passed: such seeds are found by
`tests/rules/akarios/tutored.py`."""
