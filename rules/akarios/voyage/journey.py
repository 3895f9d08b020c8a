"""A journey: choose a location, spend energy, roll the movement die, move, arrive (AK-500 to AK-518,
AK-879)."""

from __future__ import annotations

from rules.akarios import votes
from rules.akarios.components import CARDS, JUMPS, RESULTS, Result, System
from rules.akarios.frames import Course, Happening, Journey
from rules.akarios.language import Flag
from rules.akarios.sheet import Sheet
from rules.akarios.squad import rewards
from rules.akarios.state import State
from rules.akarios.voyage import atlas
from rules.akarios.voyage.effects import strain
from rules.core.contract import Action, Event, phrase
from rules.core.dice import Dice
from rules.core.poll import Poll
from rules.core.stack import Chapter, Question

CHOSEN, ROLLED = "ak-journey", "ak-die"
"""Rows of polls."""
SIDES: tuple[Result, ...] = tuple(row.id for row in RESULTS.values() for _ in range(row.sides))
"""Of the movement die."""


def ask(state: State, frame: Journey) -> Question | None:
    return None


def never(state: State, frame: Journey, action: Action, dice: Dice) -> list[Event]:
    raise AssertionError("votes are frames of their own")


def run(state: State, frame: Journey, dice: Dice) -> list[Event]:
    if frame.stage == "choose":
        return _choose(state, frame)
    return _roll(state, frame, dice) if frame.stage == "die" else _arrive(state, frame)


CHAPTER = Chapter(ask, never, run)


def _choose(state: State, frame: Journey) -> list[Event]:
    """Before energy and die, and for good (AK-879). A single open place is told, not asked (AK-889)."""
    places = atlas.open_places(state.sheet)
    assert places, f"there is nowhere to go from {state.sheet.system}"
    if len(places) == 1:
        return _set_course(state, frame, places[0])
    votes.hold(state, Poll(topic="ak-ask-location", options=tuple(places), named=True, then=CHOSEN))
    return []


def chosen(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    frame = state.stack[-1]
    assert isinstance(frame, Journey)
    return _set_course(state, frame, option)


def _set_course(state: State, frame: Journey, to: str) -> list[Event]:
    frame.to, frame.stage = to, "die"
    if atlas.stands_at(state.sheet, to):
        frame.stage = "arrive"
        return [Event("ak-stays", {"place": f"@{to}"})]
    return [Event("ak-sets-course", {"place": f"@{to}"}), *_spend(state)]


def _spend(state: State) -> list[Event]:
    """One energy; without any it is everybody's nerves (AK-505, AK-506)."""
    sheet = state.sheet
    if sheet.energy:
        rewards.sparrow_energy(sheet, -1)
        return [Event("ak-energy-spent", {"energy": sheet.energy})]
    for member in state.roster:
        strain(sheet.members[member], 1)
    return [Event("ak-no-energy")]


# The movement die


def _two_rolls(sheet: Sheet) -> bool:
    """A card of the Sparrow that stays installed between scenarios (AK-807, AK-954)."""
    flags = [each for card in sheet.fitted for each in CARDS[card].passive if isinstance(each, Flag)]
    return any(flag.what == "two_rolls" for flag in flags)


def _roll(state: State, frame: Journey, dice: Dice) -> list[Event]:
    """With no event card left the die is rolled for another result (AK-515)."""
    sheet, events = state.sheet, list[Event]()
    results: list[Result] = []
    while len(results) < (2 if _two_rolls(sheet) else 1):
        result = SIDES[dice.roll(len(SIDES)) - 1]
        events.append(Event("ak-movement-die", {"result": named(result)}, reveals=True))
        if result == "event" and not sheet.events[sheet.system or ""]:
            events.append(Event("ak-no-events"))
        else:
            results.append(result)
    if len(set(results)) == 1:
        return events + _result(state, frame, results[0])
    options = tuple(id for id in RESULTS if id in results)
    votes.hold(state, Poll(topic="ak-ask-die", options=options, then=ROLLED))
    return events


def named(result: Result) -> str:
    return phrase(f"ak-ask-die-{result}")


def rolled(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    frame = state.stack[-1]
    assert isinstance(frame, Journey)
    return _result(state, frame, option)


def _result(state: State, frame: Journey, result: str) -> list[Event]:
    """By the chart of the system that is left (AK-511, AK-950)."""
    frame.stage = "arrive"
    state.stack.append(Happening(path=f"journey/{state.sheet.system}/{result}"))
    return []


def _arrive(state: State, frame: Journey) -> list[Event]:
    """The Sparrow moves, and the node begins; behind a jump point exploring goes on (AK-503, AK-517, AK-518,
    AK-950)."""
    sheet = state.sheet
    jumps = frame.to in JUMPS
    new = atlas.arrive(sheet, atlas.spot(sheet, frame.to))
    state.stack[-1] = Course(to="explore" if jumps else frame.to)
    system: System | None = sheet.system  # type: ignore[assignment]
    events = [Event("ak-jumps", {"system": f"@{system}"})] if jumps else []
    return [*events, Event("ak-act-begins", {"act": sheet.act})] if new else events
