"""What a fleet may be: Fleet Supply, room aboard, support of Fighters (TI-131 to TI-139, TI-145 to TI-149,
TI-723). Fleets are handed over as they are or would be: a move can be judged before it is made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence

from rules.core.contract import IllegalMove
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.effects import supply
from rules.twilight_imperium.state import Ship, State, System

# Room aboard


def aboard(ship: Ship) -> int:
    """Leaders take no room (TI-559)."""
    return ship.gf + ship.shock + ship.pds


def free(state: State, ship: Ship) -> int:
    """Room for Fighters and whatever else, shared with what is aboard (TI-134)."""
    return supply.capacity(state, ship.seat, ship.kind).value - aboard(ship)


def berths_free(state: State, ship: Ship) -> int:
    """Room for Ground Forces: shared room, or berths of ships that carry nothing else."""
    shared = supply.capacity(state, ship.seat, ship.kind).value
    return (shared or supply.berths(state, ship.seat, ship.kind).value) - aboard(ship)


def may_carry_pds(state: State, ship: Ship) -> bool:
    """Carriers and War Suns only (TI-116)."""
    return supply.capacity(state, ship.seat, ship.kind).value > 0


def overloaded(state: State, ship: Ship) -> int:
    """Units aboard beyond what there is room for (TI-139)."""
    wrong = 0 if may_carry_pds(state, ship) else ship.pds
    return max(wrong, -berths_free(state, ship))


# Fighters


def docks(system: System, seat: int) -> int:
    """Own docks that support Fighters there, on planets and afloat (TI-096)."""
    ashore = sum(each.owner == seat and each.dock is not None for each in system.planets)
    return ashore + sum(each.seat == seat for each in system.docks)


def support(state: State, seat: int, ships: Sequence[Ship], dock_count: int) -> int:
    """Fighters that these ships and docks keep (TI-131)."""
    carried = sum(max(0, free(state, ship)) for ship in ships)
    return carried + dock_count * supply.support(state, seat).value


def unsupported(state: State, seat: int, ships: Sequence[Ship], dock_count: int, fighters: int) -> int:
    return max(0, fighters - support(state, seat, ships, dock_count))


def lost_fighters(state: State, seat: int, system: System) -> int:
    """Fighters that must be removed now; independent ones stay (TI-133)."""
    if supply.independent(state, seat):
        return 0
    ships, fighters = systems.ships(system, seat), systems.fighters(system, seat)
    return unsupported(state, seat, ships, docks(system, seat), fighters)


# Fleet Supply


def counted(state: State, seat: int, ships: Sequence[Ship], dock_count: int, fighters: int) -> int:
    """Ships that use Fleet Supply: no Fighters, but independent ones beyond the support (TI-135, TI-149)."""
    alone = supply.independent(state, seat)
    return len(ships) + (unsupported(state, seat, ships, dock_count, fighters) if alone else 0)


def over_supply(state: State, seat: int, system: System) -> int:
    """Ships too many for Fleet Supply (TI-145, TI-147)."""
    ships, fighters = systems.ships(system, seat), systems.fighters(system, seat)
    found = counted(state, seat, ships, docks(system, seat), fighters)
    return max(0, found - supply.fleet_limit(state, seat, system.at).value)


def over_kinds(state: State, seat: int, system: System) -> dict[str, int]:
    """Ships too many of their kind, Fighters too, under Fleet Restrictions."""
    return crowds(state, systems.ships(system, seat), systems.fighters(system, seat))


def crowds(state: State, ships: Sequence[Ship], fighters: int) -> dict[str, int]:
    """The same of a fleet as it would be."""
    most = supply.same_kind(state).value
    kinds = Counter[str](each.kind for each in ships)
    kinds["fighter"] = fighters
    return {kind: count - most for kind, count in sorted(kinds.items()) if count > most}


def check_crowds(
    state: State, ships: Sequence[Ship], fighters: int, coming: Container[str], why: str
) -> None:
    """Raise what Fleet Restrictions do not let come."""
    for kind in crowds(state, ships, fighters):
        if kind in coming:
            most = supply.same_kind(state).value
            raise IllegalMove(why, rule="TI-393", unit=f"@{kind}", most=most)


# What else would fit


def room_for_ships(state: State, seat: int, system: System, kind: str) -> int:
    """How many more of a kind may be there (TI-393)."""
    ships, fighters = systems.ships(system, seat), systems.fighters(system, seat)
    used = counted(state, seat, ships, docks(system, seat), fighters)
    alike = sum(each.kind == kind for each in ships)
    limit = supply.fleet_limit(state, seat, system.at).value
    return max(0, min(limit - used, supply.same_kind(state).value - alike))


def room_for_fighters(state: State, seat: int, system: System) -> int:
    """Fighters that would find support, and a piece of plastic where there is none yet (TI-089); independent
    ones may use Fleet Supply besides."""
    ships, fighters = systems.ships(system, seat), systems.fighters(system, seat)
    if not fighters and pieces.spread(state, seat, "fighter") >= UNITS["fighter"].limit:
        return 0
    left = support(state, seat, ships, docks(system, seat)) - fighters
    if supply.independent(state, seat):
        left = max(0, left) + max(0, _supply_left(state, seat, system))
    return max(0, min(left, supply.same_kind(state).value - fighters))


def _supply_left(state: State, seat: int, system: System) -> int:
    ships, fighters = systems.ships(system, seat), systems.fighters(system, seat)
    used = counted(state, seat, ships, docks(system, seat), fighters)
    return supply.fleet_limit(state, seat, system.at).value - used
