"""The best answer of one android to what the others have planned: slot by slot, each way of going on flown
to its end, the best of them kept, some of every station."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.space_alert.android.flights import copied, flown, turn
from rules.space_alert.android.heard import OPEN, Faces, Heard, lift_off
from rules.space_alert.android.judging import worth
from rules.space_alert.flight import EMPTY, Flight, finished

KEPT, KEPT_A_STATION = 14, 2
TRIED = 6
"""Whole plans that are flown once more from the start."""
BETTER = 0.05
"""What another plan must be better by: less is not worth a word."""


class Line(NamedTuple):
    """A plan as far as it goes."""

    letters: str
    left: tuple[Faces, ...]
    flight: Flight
    worth: float


class Answer(NamedTuple):
    letters: str
    """For the slots that are open, in order."""
    gain: float


def value(known: Heard, plan: str) -> float:
    """What comes of the mission with this plan on the android's own board."""
    plans = (*known.plans[: known.me], plan, *known.plans[known.me + 1 :])
    return worth(flown(_begun(known, plans)))


def _begun(known: Heard, plans: Sequence[str]) -> Flight:
    flight = copied(_start(known))
    for member, plan in zip(flight.crew, plans, strict=True):
        member.plan[:] = plan
    return flight


@lru_cache(maxsize=8)
def _start(known: Heard) -> Flight:
    return lift_off(known)


@lru_cache(maxsize=256)
def answer(known: Heard) -> Answer:
    """The letters for its open slots, and how much better they are than those that lie there."""
    now = known.plans[known.me]
    laid = "".join(now[slot - 1] for slot in known.slots)
    stands = value(known, now)
    found = max(
        ((value(known, filled(known, letters)), letters) for letters in candidates(known)),
        key=lambda each: each[0],
    )
    return Answer(found[1], found[0] - stands) if found[0] > stands + BETTER else Answer(laid, 0.0)


def filled(known: Heard, letters: str) -> str:
    plan = list(known.plans[known.me])
    for slot, letter in zip(known.slots, letters, strict=True):
        plan[slot - 1] = letter
    return "".join(plan)


def candidates(known: Heard) -> list[str]:
    """Plans worth flying from the start: the best that were found on the way, and to do nothing."""
    plans = list(known.plans)
    plans[known.me] = filled(known, OPEN * len(known.slots))
    flight = _begun(known, plans)
    while flight.turn < known.slots[0] - 1 and not finished(flight):
        turn(flight)
    lines = [Line("", known.cards, flight, 0.0)]
    for _ in known.slots:
        lines = kept(known.me, [further for line in lines for further in onward(known, line)])
    idle = EMPTY * len(known.slots)
    return [idle, *(line.letters for line in lines[:TRIED])]


def kept(me: int, lines: list[Line]) -> list[Line]:
    """The best of all, and some for every station one may stand at."""
    lines.sort(key=lambda line: -line.worth)
    found, here = [], [0] * 7
    for place, line in enumerate(lines):
        station = line.flight.crew[me].station
        here[station] += 1
        if place < KEPT or here[station] <= KEPT_A_STATION:
            found.append(line)
    return found


def onward(known: Heard, line: Line) -> Iterator[Line]:
    """The next slot filled with each card that is left, either half up, or left empty."""
    yield _next(known, line, EMPTY, line.left)
    tried = set()
    for place, faces in enumerate(line.left):
        if faces in tried:
            continue
        tried.add(faces)
        left = line.left[:place] + line.left[place + 1 :]
        for letter in faces:
            yield _next(known, line, letter, left)


def _next(known: Heard, line: Line, letter: str, left: tuple[Faces, ...]) -> Line:
    flight = copied(line.flight)
    plan = flight.crew[known.me].plan
    if OPEN in plan:
        plan[plan.index(OPEN)] = letter
    if not finished(flight):
        turn(flight)
    return Line(line.letters + letter, left, flight, worth(flown(copied(flight))))
