"""The guided first game: test run 1 over a prepared seed, with a crew of three who know their parts.

The clock stands still while a step is shown. A step lets it run to its second, then the crew plays its lines.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from rules.core import notation
from rules.core.contract import CLOCK, Action
from rules.space_alert.cards import CARDS
from rules.space_alert.locks import open_slots
from rules.space_alert.missions import clock
from rules.space_alert.show import letter
from rules.space_alert.soundtracks import Mission
from rules.space_alert.state import ACTIONS, Options, Place, State
from rules.space_alert.visible import last_turn

SEED = b"first flight 7"
SEATS = 4
LEARNER = 0
ANDROIDS = False
"""The crew plays the lines of the steps, nothing of its own."""
OPTIONS = Options(mission="test_run_1")

Highlight = Literal[
    "ship", "tracks", "hand", "threats", "crew", "board", "give", "next", "draw", "up", "score"
]
Waits = Callable[[State], bool]


class Step(Struct, frozen=True):
    key: str
    """What the learner reads."""
    highlight: Highlight
    until: int = -1
    """The mission second the clock runs to before the step is shown."""
    crew: tuple[str, ...] = ()
    """What the others do then: their seat and their move."""
    waits: Waits | None = None
    """What the learner brings about to be led on; none is a button."""


def may_stop_clock(mission: Mission) -> bool:
    """Only a test run waits for explanations; from the first simulation on the clock runs (SA-482)."""
    return mission.group == "test_run"


def planned(slot: int, side: str) -> Waits:
    """The slot shows this face, or can no longer be planned."""

    def seen(state: State) -> bool:
        learner = state.crew[LEARNER]
        return letter(learner.slots[slot - 1]) == side or slot not in open_slots(state, learner)

    return seen


def gave_red(state: State) -> bool:
    """The third seat has its red arrow, or the learner has none to give."""
    learner, third = state.crew[LEARNER], state.crew[2]
    on_board = [slot.card for slot in third.slots if slot.card is not None]
    within_reach = [learner.slots[slot - 1].card for slot in open_slots(state, learner)]
    left = learner.hand + [card for card in within_reach if card is not None]
    return red(third.hand + on_board) or not red(left)


def red(cards: list[int]) -> bool:
    return any(CARDS[card].move == "<" for card in cards)


def took_next(state: State) -> bool:
    return state.crew[LEARNER].phase > 1


def drew(state: State) -> bool:
    return not state.crew[LEARNER].draws


def performed(turn: int, up: bool = False) -> Waits:
    """The turn is resolved, or its cards are turned up."""
    return lambda state: last_turn(state) >= turn or (up and bool(state.up))


STEPS: tuple[Step, ...] = (
    Step("sa-learn-welcome", "ship"),
    Step("sa-learn-tracks", "tracks"),
    Step("sa-learn-hand", "hand", until=0),
    Step("sa-learn-gunship", "threats", until=15),
    Step(
        "sa-learn-crew",
        "crew",
        crew=(
            "1 place 10 move 1",
            "1 place 29 action 2",
            "1 place 3 action 3",
            "3 place 66 move 1",
            "3 place 72 move 2",
            "3 place 25 action 3",
        ),
    ),
    Step("sa-learn-meteoroid", "threats", until=60),
    Step("sa-learn-fire", "board", waits=planned(2, "a")),
    Step("sa-learn-change", "board", until=107),
    Step("sa-learn-fighter", "threats", until=135),
    Step("sa-learn-give", "give", until=200, waits=gave_red),
    Step("sa-learn-next", "next", crew=("2 place 57 move 2", "2 place 28 action 3"), waits=took_next),
    Step("sa-learn-draw", "draw", until=280, waits=drew),
    Step("sa-learn-energy", "board", crew=("2 place 18 action 4",), waits=planned(4, "b")),
    Step("sa-learn-round-over", "board", until=422),
    Step("sa-learn-cards-up", "up", waits=performed(1, up=True)),
    Step("sa-learn-trip", "up", waits=performed(1)),
    Step("sa-learn-watch", "ship", waits=performed(13)),
    Step("sa-learn-home", "score"),
)


def opening(state: State, step: Step) -> list[tuple[int, Action]]:
    """What happens before a step is shown: the clock runs on, then the crew plays what it still can."""
    moves = [(CLOCK, action) for second, action in clock(state) if second <= step.until]
    for line in step.crew:
        seat, text = line.split(" ", 1)
        action = notation.read(text, ACTIONS)
        member = state.member(int(seat))
        if isinstance(action, Place) and member is not None and action.card in member.hand:
            moves.append((int(seat), action))
    return moves


def leads_on(step: Step, state: State) -> bool:
    """Whether what the step waits for has come about; also true if it had before the step was shown."""
    return step.waits is not None and step.waits(state)
