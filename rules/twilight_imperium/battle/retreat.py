"""Leaving a Space Battle: who may, where to, and what waits there (TI-298, TI-299, TI-303, TI-317 to
TI-330)."""

from __future__ import annotations

from rules.core.contract import Action, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Chapter
from rules.twilight_imperium.battle import sides
from rules.twilight_imperium.board import control, pieces, systems
from rules.twilight_imperium.effects import activation, movement
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.fleets import arrivals, docks, removal
from rules.twilight_imperium.frames import Battle, Retreating
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import NOBODY, State

EVADE = "evade"


# Whether and where to


def held(state: State, frame: Battle, seat: int, how: str = "") -> Source | None:
    """What keeps the fleet in the battle."""
    facts = told.facts(
        seat=seat, side=sides.side(frame, seat), enemy=sides.enemy(frame, seat), system=frame.system
    )
    return activation.cannot_retreat(state, {**facts, "how": how} if how else facts)


def places(state: State, frame: Battle, seat: int, *, tactical: bool = False, how: str = "") -> list[str]:
    """Where the fleet may go now: one step away, so never to where it is (TI-318); nowhere from the
    Custodians (TI-219)."""
    if frame.defender == NOBODY or held(state, frame, seat, how) is not None:
        return []
    if tactical and (seat != frame.defender or not state.players[seat].strategy):
        return []
    ways = movement.ways(state, frame.system)
    return [at for at in ways if _fit(state, seat, at, tactical)]


def _fit(state: State, seat: int, at: str, tactical: bool) -> bool:
    """Activated earlier, or for a Tactical Retreat not yet, where it may be; never beside enemy ships, never
    where no fleet may stay (TI-317, TI-324, TI-326, TI-328)."""
    system, facts = state.systems[at], told.facts(seat=seat, system=at)
    if (seat in system.counters) == tactical or systems.enemies(system, seat):
        return False
    if tactical and activation.cannot_activate(state, facts) is not None:
        return False
    return movement.cannot_end(state, facts) is None


def best(state: State, frame: Battle, seat: int) -> str | None:
    """The one with most own ships (TI-689)."""
    found = places(state, frame, seat)
    return max(found, key=lambda at: (len(sides.ships(state, at, seat)), at), default=None)


def judge(state: State, frame: Battle, seat: int, to: str, tactical: bool) -> None:
    """Raise why the fleet may not go there."""
    if frame.defender == NOBODY:
        raise IllegalMove("ti-illegal-retreat-custodians", rule="TI-219")
    by = held(state, frame, seat)
    if by is not None:
        raise IllegalMove("ti-illegal-retreat-held", rule="TI-325", source=f"@{by.id}")
    if tactical and seat != frame.defender:
        raise IllegalMove("ti-illegal-tactical-attacker", rule="TI-326")
    if tactical:
        counters.need(state, seat, "strategy")
    found = places(state, frame, seat, tactical=tactical)
    if to in found:
        return
    if not found:
        raise IllegalMove("ti-illegal-retreat-nowhere", rule="TI-326" if tactical else "TI-317")
    if tactical:
        raise IllegalMove("ti-illegal-tactical-place", rule="TI-326", places=tuple(found))
    raise IllegalMove("ti-illegal-retreat-place", rule="TI-317", places=tuple(found))


# Announcing


def announce(state: State, frame: Battle, seat: int, to: str, tactical: bool) -> list[Event]:
    """It must be carried out (TI-299); the counter of a Tactical Retreat is spent now, and counts as an
    activation (TI-326, TI-328)."""
    frame.retreating, frame.to, frame.tactical = seat, to, tactical
    if not tactical:
        return [Event("ti-retreat-announced", {"player": f"#{seat}", "system": to})]
    return spend(state, seat, to)


def spend(state: State, seat: int, to: str) -> list[Event]:
    counters.spend(state, seat, "strategy")
    state.systems[to].counters.append(seat)
    systems.happens(state, "activated", seat=seat, system=to, how="retreat")
    return [Event("ti-tactical-announced", {"player": f"#{seat}", "system": to})]


# Going


def leaving(frame: Battle, seat: int, to: str) -> Retreating:
    return Retreating(seat=seat, system=frame.system, to=to, battle=frame.number)


def _ask(_: State, __: Retreating) -> None:
    return None


def _unasked(_: State, __: Retreating, ___: Action, ____: Dice) -> list[Event]:
    raise AssertionError("nobody is asked")


def _run(state: State, frame: Retreating, _: Dice) -> list[Event]:
    """Every ship goes, nothing is loaded on the way, floating docks stay (TI-303, TI-321, TI-330). Fleet
    Supply and room come first, then mines (TI-320, TI-322); a lone floating dock there is lost (TI-103)."""
    state.stack.pop()
    seat, here, there = frame.seat, state.systems[frame.system], state.systems[frame.to]
    fleet, flying = systems.ships(here, seat), systems.fighters(here, seat)
    here.ships = [each for each in here.ships if each.seat != seat]
    there.ships += fleet
    if flying:
        pieces.add_fighters(here, seat, -flying)
        pieces.add_fighters(there, seat, flying)
        pieces.mount(there, seat, pieces.bereave(here, seat))
    systems.happens(state, "retreated", seat=seat, system=frame.system, to=frame.to, battle=frame.battle)
    arrivals.mines(state, seat, frame.to)
    left = Event("ti-retreats", {"player": f"#{seat}", "system": frame.system, "to": frame.to})
    found = [*control.claim_stations(state, there), *docks.stranded(state, frame.to)]
    return [left, *found, *removal.check(state, seat, frame.to)]


RETREATING = Chapter(_ask, _unasked, _run)
