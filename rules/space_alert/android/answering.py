"""The best answer of one board to what lies on the others: slot by slot, every way of going on flown to the
mission's end, the best of them kept, and some of every station."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.space_alert.android.flights import copied, flown, turn
from rules.space_alert.android.heard import OPEN, ORDERS, Faces, Heard, lift_off
from rules.space_alert.android.judging import worth
from rules.space_alert.flight import EMPTY, Flight, finished

KEPT, KEPT_A_STATION = 7, 1
"""Ways that are followed from slot to slot: so many in all, and so many from each station besides."""
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
    """What they are better by than those that lie there."""


class Prospect(NamedTuple):
    saved: int
    """In how many orders of the damage tiles the ship comes home."""
    worth: float


@lru_cache(maxsize=256)
def answer(known: Heard) -> Answer:
    """A board that stays empty is an answer, too: nobody saves more ships by it than by what is found."""
    now = known.plans[known.me]
    laid = "".join(now[slot - 1] for slot in known.slots)
    idle = EMPTY * len(known.slots)
    stands, best = prospect(known, now), (laid, prospect(known, now))
    least = prospect(known, filled(known, idle)).saved
    for letters in dict.fromkeys([idle, *candidates(known)]):
        found = prospect(known, filled(known, letters))
        if found.saved >= least and (found.worth > best[1].worth + BETTER or best[1].saved < least):
            best = letters, found
    return Answer(best[0], best[1].worth - stands.worth)


def prospect(known: Heard, plan: str, of: int | None = None) -> Prospect:
    """What comes of the mission with this plan on one's own board, or on another."""
    whose = known.me if of is None else of
    plans = (*known.plans[:whose], plan, *known.plans[whose + 1 :])
    ends = [flown(begun(known, plans, order)) for order in range(ORDERS)]
    return Prospect(sum(bool(end.won) for end in ends), sum(map(worth, ends)) / ORDERS)


def filled(known: Heard, letters: str) -> str:
    plan = list(known.plans[known.me])
    for slot, letter in zip(known.slots, letters, strict=True):
        plan[slot - 1] = letter
    return "".join(plan)


def begun(known: Heard, plans: Sequence[str], order: int = 0) -> Flight:
    flight = copied(_start(known, order))
    for member, plan in zip(flight.crew, plans, strict=True):
        member.plan[:] = plan
    return flight


@lru_cache(maxsize=8)
def _start(known: Heard, order: int) -> Flight:
    return lift_off(known, order)


# The search


def candidates(known: Heard) -> list[str]:
    """The best plans that are found on the way."""
    plans = list(known.plans)
    plans[known.me] = filled(known, OPEN * len(known.slots))
    flight = begun(known, plans)
    while flight.turn < known.slots[0] - 1 and not finished(flight):
        turn(flight)
    lines = [Line("", known.cards, flight, 0.0)]
    for _ in known.slots:
        lines = kept(known.me, [further for line in lines for further in onward(known, line)])
    return [line.letters for line in lines[:TRIED]]


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
    """The next slot left empty, or filled with each card that is left, either half up."""
    yield further(known, line, EMPTY, line.left)
    for faces in dict.fromkeys(line.left):
        place = line.left.index(faces)
        left = line.left[:place] + line.left[place + 1 :]
        for letter in dict.fromkeys(faces):
            yield further(known, line, letter, left)


def further(known: Heard, line: Line, letter: str, left: tuple[Faces, ...]) -> Line:
    """One turn on. What is delayed moves on, so the letter goes where the plan is open first."""
    flight = copied(line.flight)
    plan = flight.crew[known.me].plan
    if OPEN in plan:
        plan[plan.index(OPEN)] = letter
    if not finished(flight):
        turn(flight)
    return Line(line.letters + letter, left, flight, worth(flown(copied(flight))))
