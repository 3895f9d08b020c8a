"""Ships change places in a Transfer Action, and what follows from it (TI-410 to TI-414)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question
from rules.twilight_imperium.actions import Done, Move
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.judging import refusal
from rules.twilight_imperium.fleets import arrivals
from rules.twilight_imperium.frames import Choosing, Landing, Producing, Transfer, Volley
from rules.twilight_imperium.state import State
from rules.twilight_imperium.tactical import buildable, carrying, fire, items, movement, moving, segments
from rules.twilight_imperium.tactical.items import ALL
from rules.twilight_imperium.tactical.party import Course
from rules.twilight_imperium.tactical.reach import DOCK
from rules.twilight_imperium.tactical.voyage import Voyage

PRODUCE, FIRE = "transfer_produce", "transfer_fire"


# Moving, as often as there is something to move


def courses(frame: Transfer) -> list[Course]:
    """There and back."""
    now, moved = (frame.one, frame.other), tuple(frame.moved)
    return [
        Course(frame.seat, end, now, (start,), moved, frame.came.get(start, 0))
        for start, end in ((frame.other, frame.one), (frame.one, frame.other))
    ]


def _course(frame: Transfer, action: Move) -> Course:
    """Which way a move goes: as it says, or from where its ships are."""
    there, back = courses(frame)
    if action.to is not None:
        found = [each for each in (there, back) if each.end == action.to]
    else:
        starts = {each.place for each in items.read(each for each in action.items if each != ALL)}
        found = [each for each in (there, back) if starts and each.end not in starts]
    if len(found) != 1:
        raise IllegalMove("ti-illegal-transfer-to", rule="TI-410", one=frame.one, other=frame.other)
    return found[0]


def judge_move(state: State, frame: Transfer, action: Action) -> Voyage | None:
    if isinstance(action, Done):
        return None
    if not isinstance(action, Move):
        raise IllegalMove("ti-illegal-move-first", system=frame.one)
    return movement.judge(state, _course(frame, action), action)


def _ask(state: State, frame: Transfer) -> Question | None:
    if frame.stage != "move":
        return None
    open_ = [each for each in courses(frame) if moving.possible(state, each)]
    return moving.asks(state, open_, lambda action: judge_move(state, frame, action)) if open_ else None


def _answer(state: State, frame: Transfer, action: Action, _: Dice) -> list[Event]:
    voyage = judge_move(state, frame, action)
    if voyage is None:
        frame.stage = "checks"
        return []
    assert isinstance(action, Move)
    course = _course(frame, action)
    happened = carrying.carry_out(state, course, voyage)
    frame.moved += [ship.id for _, ship in voyage.ships]
    frame.came[course.end] = frame.came.get(course.end, 0) + sum(voyage.fighters.values())
    if course.end not in frame.arrived and (voyage.fighters or any(s.kind != DOCK for _, s in voyage.ships)):
        frame.arrived.append(course.end)
    return happened


def refuse(state: State, frame: Transfer, _: int, action: Action) -> IllegalMove | None:
    return refusal(lambda move: judge_move(state, frame, move), action)


def silent(_: State, __: Transfer, ___: int) -> Action:
    return Done()


# What follows


def _run(state: State, frame: Transfer, _: Dice) -> list[Event]:
    both, seat = (frame.one, frame.other), frame.seat
    match frame.stage:
        case "move":
            frame.stage = "checks"
        case "checks":
            frame.stage = "pds"
            return segments.checks(state, seat, set(both))
        case "pds":
            frame.stage = "mines"
            _fire(state, frame)
        case "mines":
            frame.stage = "land"
            for at in frame.arrived:
                arrivals.mines(state, seat, at)
        case "land":
            frame.stage = "produce"
            fleets = [at for at in both if systems.has_fleet(state.systems[at], seat)]
            state.stack += [Landing(seat, at, own=True) for at in fleets[::-1]]
        case "produce":
            frame.stage = "end"
            builds = [at for at in both if buildable.anything(state, _production(state, frame, at))]
            choose(state, seat, "ti-transfer-produce", builds, PRODUCE, least=0)
        case "end":
            state.stack.pop()
            systems.happens(state, "action_over", seat=seat, how="transfer", system=frame.one)
    return []


def _fire(state: State, frame: Transfer) -> None:
    """Others' PDS; one in range of both systems fires at one of them, as its owner likes (TI-411)."""
    fleets = {at: len(systems.ships(state.systems[at], frame.seat)) for at in (frame.one, frame.other)}
    targets = [at for at in fleets if systems.has_fleet(state.systems[at], frame.seat)]
    for owner in fire.after(state, frame.seat)[::-1]:
        ranges = [set(fire.in_range(state, owner, at)) for at in targets]
        if len(ranges) > 1 and ranges[0] & ranges[1]:
            most = max(targets, key=lambda at: fleets[at])
            memo = (str(frame.seat), *targets)
            choose(state, owner, "ti-transfer-fire", targets, FIRE, fallback=[most], memo=memo)
        else:
            _aim(state, owner, frame.seat, targets)


def _aim(state: State, owner: int, target: int, places: Sequence[str]) -> None:
    """At ships in each of these, every PDS once, the first before the second."""
    fired = list[str]()
    volleys = list[Volley]()
    for at in places:
        planets = [each for each in fire.in_range(state, owner, at) if each not in fired]
        fired += planets
        volleys += [Volley(owner, at, target, planets)] if planets else []
    state.stack += volleys[::-1]


def aimed(state: State, chosen: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    """At the one whatever reaches it, at the other what is left."""
    target, *places = chosen.memo
    _aim(state, chosen.seat, int(target), sorted(places, key=lambda at: at not in ids))
    return []


def produced(state: State, chosen: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    """In one of the two, or in none (TI-414)."""
    frame = state.stack[-1]
    assert isinstance(frame, Transfer)
    state.stack += [_production(state, frame, at) for at in ids]
    return []


def _production(state: State, frame: Transfer, at: str) -> Producing:
    ready = segments.docks_at(state.systems[at], frame.seat, frame.moved)
    return Producing(frame.seat, at, ready, why="transfer")


TRANSFER = Chapter(_ask, _answer, _run)
