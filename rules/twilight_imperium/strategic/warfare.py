"""Warfare II: the High Alert token; others move up to two ships (TI-463 to TI-470)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rules.core.contract import Action, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import Alert, Follow
from rules.twilight_imperium.board import control, pieces, systems
from rules.twilight_imperium.deeds.judging import refusal
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import movement, supply
from rules.twilight_imperium.fleets import arrivals, limits, removal
from rules.twilight_imperium.frames import Primary
from rules.twilight_imperium.state import Ship, State
from rules.twilight_imperium.strategic.card import Card, Secondary

CARD = "warfare_2"
MOST = 2
FIGHTERS = "fighter"
ELSEWHERE = "ti-alert-elsewhere"
SUGGESTED = 8


class Shifts(NamedTuple):
    """Ships by id and Fighters by where they start, each with where they go."""

    ships: dict[int, str]
    fighters: dict[tuple[str, str], int]
    riders: dict[str, str]
    """Leaders aboard Fighters, by where they are to be; others go along with those that leave first."""


# Primary


def _ask(state: State, frame: Primary) -> Question:
    own = [each.at for each in systems.places(state) if systems.has_fleet(each, frame.seat)]
    home = state.players[frame.seat].home
    first = [*([home] if home in own else []), *(at for at in own if at != home)] or [home]
    rest = [at for at in sorted(state.systems) if at not in first]
    offered = [_place(state, at, None) for at in first] + [_place(state, at, ELSEWHERE) for at in rest]
    return question("ti-warfare", *offered)


def _place(state: State, at: str, group: str | None) -> Choice:
    names = tuple(f"@{each.id}" for each in state.systems[at].planets)
    if not names:
        return choice("ti-alert", Alert(at), group=group, system=at)
    return choice("ti-alert-named", Alert(at), group=group, system=at, names=names)


def _answer(state: State, frame: Primary, action: Action, _: Dice) -> list[Event]:
    assert isinstance(action, Alert)
    state.stack.pop()
    state.high_alert = (frame.seat, action.system)
    return [Event("ti-high-alert", {"player": f"#{frame.seat}", "system": action.system})]


def _run(*_: object) -> list[Event]:
    raise AssertionError("the token always has a place")


def _silent(state: State, frame: Primary, _: int) -> Action:
    return Alert(state.players[frame.seat].home)


def _refuse(_: State, __: Primary, ___: int, ____: Action) -> IllegalMove | None:
    return IllegalMove("ti-illegal-alert-first", rule="TI-463")


# Secondary


def _read(state: State, seat: int, items: tuple[str, ...]) -> Shifts:
    """`17>304` moves a ship, `308.fighter:2>304` Fighters, `308.sol.1>304` a Leader aboard one of them."""
    ships, fighters, riders = dict[int, str](), Counter[tuple[str, str]](), dict[str, str]()
    for item in items:
        what, _, to = item.partition(">")
        place, _, rest = what.partition(".")
        kind, _, count = rest.partition(":")
        if what.isdecimal() and _own(state, seat, int(what)) and int(what) not in ships:
            ships[int(what)] = to
        elif kind == FIGHTERS and place in state.systems and count.isdecimal():
            fighters[place, to] += int(count)
        elif place in state.systems and rest in systems.riders(state.systems[place], seat):
            riders[rest] = to
        else:
            raise IllegalMove("ti-illegal-shift", rule="TI-467", item=item)
    return Shifts(ships, dict(fighters), _riding(state, seat, fighters, riders))


def _riding(
    state: State, seat: int, fighters: Mapping[tuple[str, str], int], said: Mapping[str, str]
) -> dict[str, str]:
    """Where Leaders aboard Fighters end: never where none of these is (TI-738)."""
    found = dict(said)
    for at in dict.fromkeys(at for at, _ in fighters):
        ends = [to for start, to in fighters if start == at]
        gone = sum(count for (start, _), count in fighters.items() if start == at)
        stays = [at] if gone < systems.fighters(state.systems[at], seat) else []
        for leader in systems.riders(state.systems[at], seat):
            if found.setdefault(leader, ends[0]) not in [*ends, *stays]:
                raise IllegalMove("ti-illegal-rider-stays", rule="TI-738", leader=f"@{leader}")
    return found


def _own(state: State, seat: int, ship: int) -> bool:
    return any(each.id == ship and each.seat == seat for s in state.systems.values() for each in s.ships)


def ways(state: State, seat: int, at: str) -> list[str]:
    """Where ships of this system may go: not from where a counter of theirs lies."""
    if seat in state.systems[at].counters:
        return []
    return [each for each in movement.ways(state, at) if _reachable(state, seat, each)]


def _reachable(state: State, seat: int, at: str) -> bool:
    stopped = movement.cannot_end(state, told.facts(seat=seat, system=at))
    return control.controls(state, seat, at) and stopped is None


def _judge(state: State, seat: int, action: Follow) -> Shifts:
    shifts = _read(state, seat, action.what)
    for ship, to in shifts.ships.items():
        _judge_way(state, seat, systems.system_of(state, ship).at, to)
    alone = 0
    for (at, to), count in shifts.fighters.items():
        _judge_way(state, seat, at, to)
        alone += _judge_fighters(state, seat, at, to, count, shifts)
    if not 1 <= len(shifts.ships) + alone <= MOST:
        raise IllegalMove("ti-illegal-shift-two", rule="TI-467", most=MOST)
    for to in _ends(shifts):
        _judge_supply(state, seat, to, shifts)
    return shifts


def _ends(shifts: Shifts) -> list[str]:
    return sorted({*shifts.ships.values(), *(to for _, to in shifts.fighters)})


def _judge_way(state: State, seat: int, at: str, to: str) -> None:
    if seat in state.systems[at].counters:
        raise IllegalMove("ti-illegal-shift-held", rule="TI-467", system=at)
    if to not in ways(state, seat, at):
        raise IllegalMove("ti-illegal-shift-way", rule="TI-467", system=at, to=to)


def _judge_fighters(state: State, seat: int, at: str, to: str, count: int, shifts: Shifts) -> int:
    """They ride on ships that go the same way, and are none of the two (TI-468); how many go by themselves,
    as independent ones can."""
    goes = [id for id, end in shifts.ships.items() if end == to and systems.system_of(state, id).at == at]
    room = sum(max(0, limits.free(state, systems.ship(state, id))) for id in goes)
    there = systems.fighters(state.systems[at], seat)
    most = there if supply.independent(state, seat) else min(room, there)
    leaving = sum(n for (start, _), n in shifts.fighters.items() if start == at)
    if count > most or leaving > there:
        raise IllegalMove("ti-illegal-shift-fighters", rule="TI-468", count=count, most=most)
    return max(0, count - room)


def _judge_supply(state: State, seat: int, to: str, shifts: Shifts) -> None:
    """Fleet Supply at the destination (TI-470); ships that leave it make room."""
    system = state.systems[to]
    leaving = [id for id in shifts.ships if systems.system_of(state, id).at == to]
    coming = [systems.ship(state, id) for id, end in shifts.ships.items() if end == to]
    fleet = [each for each in systems.ships(system, seat) if each.id not in leaving] + coming
    brought = sum(count for (_, end), count in shifts.fighters.items() if end == to)
    fighters = systems.fighters(system, seat) + brought
    kinds = {each.kind for each in coming} | ({FIGHTERS} if brought else set())
    limits.check_crowds(state, fleet, fighters, kinds, "ti-illegal-move-alike")
    used = limits.counted(state, seat, fleet, limits.docks(system, seat), fighters)
    most = supply.fleet_limit(state, seat, to).value
    if used > most:
        raise IllegalMove("ti-illegal-shift-supply", rule="TI-470", system=to, most=most)


def _follow(state: State, seat: int, action: Follow, _: Dice) -> list[Event]:
    shifts = _judge(state, seat, action)
    happened = list[Event]()
    for (at, to), count in shifts.fighters.items():
        pieces.add_fighters(state.systems[at], seat, -count)
        pieces.add_fighters(state.systems[to], seat, count)
        riding = [leader for leader, end in shifts.riders.items() if end == to]
        pieces.mount(state.systems[to], seat, pieces.dismount(state.systems[at], seat, riding))
    left = {systems.system_of(state, id).at for id in shifts.ships} | {at for at, _ in shifts.fighters}
    for id, to in shifts.ships.items():
        happened += _shift(state, systems.ship(state, id), to)
    for at in sorted(left):
        happened += removal.check(state, seat, at)
    for to in reversed(_ends(shifts)):
        arrivals.mines(state, seat, to)
    return happened


def _shift(state: State, ship: Ship, to: str) -> list[Event]:
    """With all that is aboard (TI-469)."""
    start = systems.system_of(state, ship.id)
    start.ships.remove(ship)
    state.systems[to].ships.append(ship)
    facts = {"player": f"#{ship.seat}", "ship": f"@{ship.kind}", "system": start.at, "to": to}
    return [Event("ti-shifted", dict(facts))]


def _ways(state: State, seat: int) -> Iterator[Choice]:
    """Single ships: what a menu can show; pairs are for the panel."""
    shown = 0
    for system in systems.places(state):
        ends = ways(state, seat, system.at) if systems.ships(system, seat) else []
        for ship in systems.ships(system, seat):
            for to in ends:
                action = Follow(CARD, (f"{ship.id}>{to}",))
                if shown < SUGGESTED and _fits(state, seat, action):
                    shown += 1
                    yield choice("ti-shift", action, ship=f"@{ship.kind}", system=system.at, to=to)


def _fits(state: State, seat: int, action: Follow) -> bool:
    return refusal(lambda _: _judge(state, seat, action), action) is None


WARFARE = Card(Chapter(_ask, _answer, _run), _silent, _refuse, Secondary(_judge, _follow, _ways))
