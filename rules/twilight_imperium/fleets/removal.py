"""What a fleet cannot keep goes: Fighters without support and surplus cargo at once, ships as their owner
chooses (TI-133, TI-139, TI-147)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import Lose
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.effects import supply
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.frames import Removing
from rules.twilight_imperium.state import Ship, State, System

FIGHTER = "fighter:1"


def check(state: State, seat: int, at: str, why: str = "fleet") -> list[Event]:
    """After a move, a battle, free units or a lost counter; asks only where there is something to choose."""
    system = state.systems[at]
    happened = [event for ship in systems.ships(system, seat) for event in _unload(state, ship)]
    if limits.over_supply(state, seat, system) or limits.over_kinds(state, seat, system):
        state.stack.append(Removing(seat, at, why))
        return happened
    return happened + _drop_fighters(state, seat, system)


def bereft(state: State, seat: int, at: str) -> list[Event]:
    """Ships were lost to fire or mines: Fighters go at once, unless a battle follows, which they fight to its
    end (TI-132, TI-133)."""
    return [] if systems.enemies(state.systems[at], seat) else check(state, seat, at)


def check_everywhere(state: State, seat: int, why: str) -> list[Event]:
    """Where a limit has changed for all fleets of a player."""
    there = [system.at for system in systems.places(state) if systems.has_fleet(system, seat)]
    return [event for at in there for event in check(state, seat, at, why)]


def _drop_fighters(state: State, seat: int, system: System) -> list[Event]:
    lost = limits.lost_fighters(state, seat, system)
    if not lost:
        return []
    return shot_down(state, seat, system.at, lost)


def shot_down(state: State, seat: int, at: str, count: int, told: str = "ti-fighters-lost") -> list[Event]:
    """Fighters are lost outside the rounds of a battle; Leaders die with the last of them (TI-566)."""
    lost = Event(told, {"player": f"#{seat}", "count": count, "system": at})
    return [lost, *mourn(state, seat, pieces.lose_fighters(state.systems[at], seat, count))]


def mourn(state: State, seat: int, leaders: Sequence[str]) -> list[Event]:
    state.players[seat].dead += leaders
    return [Event("ti-leader-dies", {"player": f"#{seat}", "leader": f"@{each}"}) for each in leaders]


def _unload(state: State, ship: Ship) -> list[Event]:
    """PDS that may not be aboard, then plain Ground Forces, then what is left (TI-139)."""
    lost = limits.overloaded(state, ship)
    for _ in range(lost):
        if ship.pds and (not limits.may_carry_pds(state, ship) or not ship.gf + ship.shock):
            ship.pds -= 1
        elif ship.gf:
            ship.gf -= 1
        else:
            ship.shock -= 1
            state.shock_left += 1
    return [Event("ti-cargo-lost", {"player": f"#{ship.seat}", "count": lost})] if lost else []


# The owner chooses


def _fleet(state: State, frame: Removing) -> Iterator[str]:
    """What may go, each kind of ship as its owner tells them apart; the cheapest first (TI-689)."""
    system = state.systems[frame.system]
    over = limits.over_kinds(state, frame.seat, system)
    ships = [each for each in systems.ships(system, frame.seat) if not over or each.kind in over]
    if _fighters_count(state, frame.seat, system) if not over else "fighter" in over:
        yield FIGHTER
    seen = set[tuple[object, ...]]()
    for ship in sorted(ships, key=_worth):
        alike = (ship.kind, ship.damaged, limits.aboard(ship), tuple(ship.leaders))
        if alike not in seen:
            seen.add(alike)
            yield str(ship.id)


def _fighters_count(state: State, seat: int, system: System) -> bool:
    """Whether giving up a Fighter helps Fleet Supply (TI-149)."""
    fleet = systems.ships(system, seat)
    counted = limits.counted(state, seat, fleet, limits.docks(system, seat), systems.fighters(system, seat))
    return supply.independent(state, seat) and counted > len(fleet)


def _worth(ship: Ship) -> tuple[int, bool, int, int, int]:
    """Damaged ones and those without Leaders first."""
    cost = UNITS[ship.kind].cost
    return cost, not ship.damaged, len(ship.leaders), limits.aboard(ship), ship.id


def _ask(state: State, frame: Removing) -> Question | None:
    system = state.systems[frame.system]
    if not (limits.over_supply(state, frame.seat, system) or limits.over_kinds(state, frame.seat, system)):
        return None
    offered = [_choice(state, item) for item in _fleet(state, frame)]
    return question("ti-remove", *offered, forced=True, pace="answer", system=frame.system)


def _choice(state: State, item: str) -> Choice:
    if item == FIGHTER:
        return choice("ti-remove-fighter", Lose((item,)))
    ship = systems.ship(state, int(item))
    hint = "ti-remove-loaded" if limits.aboard(ship) or ship.leaders else None
    return choice("ti-remove-ship", Lose((item,)), hint=hint, ship=f"@{ship.kind}")


def _answer(state: State, frame: Removing, action: Action, _: Dice) -> list[Event]:
    assert isinstance(action, Lose)
    (item,) = action.ships
    system = state.systems[frame.system]
    if item == FIGHTER:
        return shot_down(state, frame.seat, system.at, 1)
    return remove(state, systems.ship(state, int(item)))


def remove(state: State, ship: Ship) -> list[Event]:
    """A ship is taken off the board outside battle: Leaders aboard die (TI-566)."""
    at = systems.system_of(state, ship.id).at
    pieces.scrap(state, ship)
    state.players[ship.seat].dead += ship.leaders
    systems.happens(state, "ship_lost", seat=ship.seat, unit=ship.kind, system=at, how="removed")
    facts = {"player": f"#{ship.seat}", "ship": f"@{ship.kind}", "system": at}
    return [Event("ti-ship-removed", dict(facts))]


def silent(state: State, frame: Removing, _: int) -> Action:
    """The cheapest goes (TI-689)."""
    return Lose((next(_fleet(state, frame)),))


def _run(state: State, frame: Removing, _: Dice) -> list[Event]:
    state.stack.pop()
    return _drop_fighters(state, frame.seat, state.systems[frame.system])


REMOVING = Chapter(_ask, _answer, _run)
