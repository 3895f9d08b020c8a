"""The guided first game: test run 1 over a prepared seed, with a crew of three who know their parts.

The clock stands still while a step is shown. A step lets it run to its second, then the crew plays its lines.
"""

from __future__ import annotations

import msgspec

from rules.core.contract import CLOCK, Action
from rules.core.lesson import Lesson, Seen, Step
from rules.space_alert.actions import Place
from rules.space_alert.cards import CARDS, face
from rules.space_alert.locks import open_slots
from rules.space_alert.missions import clock
from rules.space_alert.options import Options
from rules.space_alert.show import letter
from rules.space_alert.soundtracks import Mission
from rules.space_alert.state import State
from rules.space_alert.view import Half
from rules.space_alert.visible import last_turn

LEARNER = 0
THIRD = 2
"""Who is given the red arrow."""
HALVES: tuple[Half, Half] = ("action", "move")


class Scene(Step, frozen=True):
    until: int = -1
    """The mission second the clock runs to before the step is shown."""
    crew: tuple[str, ...] = ()
    """What the others do then: their seat, the slot and the face they place there."""


def may_stop_clock(mission: Mission) -> bool:
    """Only a test run waits for explanations; from the first simulation on the clock runs (SA-482)."""
    return mission.group == "test_run"


def planned(slot: int, side: str) -> Seen:
    return lambda state: letter(state.crew[LEARNER].slots[slot - 1]) == side


def closed(slot: int) -> Seen:
    return lambda state: slot not in open_slots(state, state.crew[LEARNER])


def gave_red(state: State) -> bool:
    third = state.crew[THIRD]
    return red(third.hand + [slot.card for slot in third.slots if slot.card is not None])


def no_red(state: State) -> bool:
    """The learner has none to give."""
    learner = state.crew[LEARNER]
    within_reach = [learner.slots[slot - 1].card for slot in open_slots(state, learner)]
    return not red(learner.hand + [card for card in within_reach if card is not None])


def red(cards: list[int]) -> bool:
    return any(CARDS[card].move == "<" for card in cards)


def took_next(state: State) -> bool:
    return state.crew[LEARNER].phase > 1


def drew(state: State) -> bool:
    return not state.crew[LEARNER].draws


def performed(turn: int, up: bool = False) -> Seen:
    """The turn is resolved, or its cards are turned up."""
    return lambda state: last_turn(state) >= turn or (up and bool(state.up))


STEPS: tuple[Scene, ...] = (
    Scene("sa-learn-welcome", "ship"),
    Scene("sa-learn-tracks", "tracks"),
    Scene("sa-learn-hand", "hand", until=0),
    Scene("sa-learn-gunship", "threats", until=15),
    Scene("sa-learn-crew", "crew", crew=("1 1 >", "1 2 a", "1 3 a", "3 1 >", "3 2 ^", "3 3 a")),
    Scene("sa-learn-meteoroid", "threats", until=60),
    Scene("sa-learn-fire", "board", waits=planned(2, "a"), lapsed=closed(2)),
    Scene("sa-learn-change", "board", until=107),
    Scene("sa-learn-fighter", "threats", until=135),
    Scene("sa-learn-give", "give", until=200, waits=gave_red, lapsed=no_red),
    Scene("sa-learn-next", "next", crew=("2 2 <", "2 3 a"), waits=took_next),
    Scene("sa-learn-draw", "draw", until=280, waits=drew),
    Scene("sa-learn-energy", "board", crew=("2 4 a",), waits=planned(4, "b"), lapsed=closed(4)),
    Scene("sa-learn-round-over", "ship", until=422, waits=performed(1, up=True)),
    Scene("sa-learn-trip", "up", waits=performed(1)),
    Scene("sa-learn-watch", "ship", waits=performed(13)),
    Scene("sa-learn-home", "score"),
)


def opening(state: State, step: Scene) -> list[tuple[int, Action]]:
    """The clock runs on, then the crew plays what it still can."""
    moves: list[tuple[int, Action]] = [
        (CLOCK, action) for second, action in clock(state) if second <= step.until
    ]
    placed: set[int] = set()
    for line in step.crew:
        seat, slot, side = line.split()
        card = find(state, int(seat), side, placed)
        if card is not None:
            placed.add(card.card)
            moves.append((int(seat), msgspec.structs.replace(card, slot=int(slot))))
    return moves


def find(state: State, seat: int, side: str, placed: set[int]) -> Place | None:
    """A card of the hand that shows this face, not placed yet."""
    member = state.member(seat)
    for card in member.hand if member is not None else ():
        for half in HALVES:
            if card not in placed and face(card, half) == side:
                return Place(card, half, 0)
    return None


LESSON = Lesson(
    seed=b"first flight 14268",
    seats=4,
    options=Options(mission="test_run_1"),
    steps=STEPS,
    learner=LEARNER,
    androids=False,
    opening=opening,
)
"""The learner holds one red arrow and two cards with A, the third player none that leads to red."""
