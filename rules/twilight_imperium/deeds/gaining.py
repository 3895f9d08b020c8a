"""New Command Counters go where their owner likes (TI-142)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core.contract import Action, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import PlaceCounters
from rules.twilight_imperium.deeds.judging import passes, refusal
from rules.twilight_imperium.frames import GainingCounters
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import Area, State


def gain_counters(state: State, seat: int, count: int, only: Sequence[Area] = ()) -> None:
    """As many as there are (TI-140); their owner says where."""
    count = min(count, counters.counters_left(state, seat))
    if count > 0:
        state.stack.append(GainingCounters(seat, count, list(only)))


def judge(state: State, frame: GainingCounters, action: Action) -> None:
    if not isinstance(action, PlaceCounters):
        raise IllegalMove("ti-illegal-areas-first", rule="TI-142", count=frame.count)
    wanted = counters.check_share(state, frame.seat, action.areas, frame.count)
    if frame.only and any(count and area not in frame.only for area, count in wanted.items()):
        raise IllegalMove("ti-illegal-area-barred", rule="TI-142")


def _ways(state: State, frame: GainingCounters) -> Iterator[PlaceCounters]:
    """All in one area, then one in another."""
    areas = [area for area in counters.AREAS if not frame.only or area in frame.only]
    spread = [[(area, frame.count)] for area in ("command", "strategy", "fleet") if area in areas]
    if frame.count > 1:
        spread += [[(most, frame.count - 1), (one, 1)] for most in areas for one in areas if most != one]
    for parts in spread:
        action = PlaceCounters(tuple(f"{area}:{count}" for area, count in parts))
        if refusal(lambda move: judge(state, frame, move), action) is None:
            yield action


def silent(state: State, frame: GainingCounters, _: int) -> Action:
    """To the Command Pool (TI-714)."""
    return next(_ways(state, frame))


def refuse(state: State, frame: GainingCounters, _: int, action: Action) -> IllegalMove | None:
    return refusal(lambda move: judge(state, frame, move), action)


def _ask(state: State, frame: GainingCounters) -> Question | None:
    if not frame.count:
        return None
    offered = [_way(way) for way in _ways(state, frame)]
    accepts = passes(lambda action: judge(state, frame, action))
    return question("ti-gain-counters", *offered, accepts=accepts, pace="answer", count=frame.count)


def _way(action: PlaceCounters) -> Choice:
    areas = counters.read_areas(action.areas)
    used = [area for area in counters.AREAS if areas[area]]
    if len(used) == 1:
        return choice(f"ti-lead-{used[0]}", action, count=areas[used[0]])
    strategy, fleet, command = (areas[area] for area in counters.AREAS)
    return choice("ti-areas", action, strategy=strategy, fleet=fleet, command=command)


def _answer(state: State, frame: GainingCounters, action: Action, _: Dice) -> list[Event]:
    assert isinstance(action, PlaceCounters)
    state.stack.pop()
    return counters.share(state, frame.seat, action.areas, frame.count)


def _run(state: State, _: GainingCounters, __: Dice) -> list[Event]:
    state.stack.pop()
    return []


GAINING = Chapter(_ask, _answer, _run)
