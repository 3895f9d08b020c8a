"""What lets ships through for once: a Diplomat's word, In the Silence of Space, Spatial Conduit Network
(TI-250, TI-254)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from rules.twilight_imperium.board import control, systems
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import movement, sources
from rules.twilight_imperium.state import State
from rules.twilight_imperium.tactical.loading import Wanted
from rules.twilight_imperium.tactical.party import Course, Party
from rules.twilight_imperium.tactical.reach import DOCK, Leave

CONDUIT, SILENCE, DIPLOMAT = "spatial_conduit_network", "in_the_silence_of_space", "diplomat"


class Grant(NamedTuple):
    asked: frozenset[str] = frozenset()
    """Systems whose owners of ships would have to agree first."""
    silent: str | None = None
    jump: str | None = None


def leave(state: State, course: Course, grant: Grant, led: Sequence[str], at: str, unit: str) -> Leave:
    """For one unit from where it starts; `led` are the systems whose fleets have a Diplomat with them."""
    through = set[str]()
    if at in led and unit != DOCK:
        through |= grant.asked | {
            each for each in _crowded(state, course.seat) if not needs(state, course, each)
        }
    if grant.silent is not None and at in _quiet(state, course.seat) and unit != DOCK:
        through.add(grant.silent)
    return Leave(frozenset(through), None if unit == DOCK else grant.jump)


def grants(state: State, course: Course, led: Sequence[str]) -> Iterator[Grant]:
    """Nothing first, then the least."""
    asked = [frozenset[str](), *(_asked(state, course) if led else ())]
    silent = [None, *_silent(state, course)]
    jumps = [None, *_jumps(state, course)]
    return (Grant(*each) for each in product(asked, silent, jumps))


# Diplomats


def led(party: Party, wants: Sequence[Wanted]) -> list[str]:
    """Systems that a Diplomat leaves with this fleet."""
    aboard = {at for at, ship in party.ships if DIPLOMAT in told.kinds(ship.leaders)}
    aboard |= {at for at, riders in party.riders.items() if DIPLOMAT in told.kinds(riders)}
    starts = {at for at, _ in party.ships} | set(party.fighters)
    coming = {each.at for each in wants if each.unit in LEADERS and LEADERS[each.unit].kind == DIPLOMAT}
    return sorted(aboard | (coming & starts))


def needs(state: State, course: Course, at: str) -> list[str]:
    """Fleets there (`304:2`) whose owners have not agreed."""
    others = (seat for seat in range(state.seats) if seat != course.seat and movement.blocks(state, at, seat))
    return [each for seat in others if (each := f"{at}:{seat}") not in course.passage]


def _asked(state: State, course: Course) -> Iterator[frozenset[str]]:
    open_ = [
        at for at in _crowded(state, course.seat) if not set(needs(state, course, at)) & set(course.refused)
    ]
    yield from (frozenset([at]) for at in open_)
    if len(open_) > 1:
        yield frozenset(open_)


def _crowded(state: State, seat: int) -> list[str]:
    """Systems in which enemy ships are in the way."""
    others = [each for each in range(state.seats) if each != seat]
    return [at for at in sorted(state.systems) if any(movement.blocks(state, at, each) for each in others)]


# Cards and technologies


def _quiet(state: State, seat: int) -> set[str]:
    """Systems whose own fleet the card was played on."""
    return {at for each in sources.lasting(state, SILENCE) if each.owner == seat for at in each.on}


def _silent(state: State, course: Course) -> list[str]:
    """Through one system, but not into a fight."""
    if not _quiet(state, course.seat) or systems.enemies(state.systems[course.end], course.seat):
        return []
    return _crowded(state, course.seat)


def _jumps(state: State, course: Course) -> list[str]:
    """Once a round, from a controlled system to another (TI-254)."""
    seat = course.seat
    if not sources.has(state, seat, CONDUIT) or lasting.used(state, seat, CONDUIT):
        return []
    if not control.controls(state, seat, course.end):
        return []
    return [at for at in sorted(state.systems) if at != course.end and control.controls(state, seat, at)]
