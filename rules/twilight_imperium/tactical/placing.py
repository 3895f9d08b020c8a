"""Where built units go: beside their dock, or with Integrated Economy next door; whether they fit there
(TI-106, TI-110, TI-391, TI-393, TI-396)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, cast

from rules.core.contract import IllegalMove
from rules.twilight_imperium.board import galaxy, pieces, systems
from rules.twilight_imperium.components import PLANETS, UNITS
from rules.twilight_imperium.effects import supply, tokens
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.frames import Producing
from rules.twilight_imperium.state import Ship, ShipKind, State, System
from rules.twilight_imperium.tactical import building, items
from rules.twilight_imperium.tactical.building import Order

ASHORE = ("gf", "pds")
ALIKE = "ti-illegal-place-alike"


class Placed(NamedTuple):
    place: str
    """A system, a planet, or a Carrier by its id."""
    unit: str
    n: int


def judge(
    state: State, frame: Producing, orders: Sequence[Order], named: Sequence[str], docks: Sequence[str]
) -> list[Placed]:
    """What is not named goes where it usually does."""
    left = Counter[str]()
    for order in orders:
        left[order.unit] += order.n
    found = list[Placed]()
    for item in items.read(named):
        if item.n > left[item.unit]:
            raise IllegalMove("ti-illegal-place-built", rule="TI-396", unit=item.unit)
        left[item.unit] -= item.n
        found.append(_named(state, frame, Placed(item.place, item.unit, item.n)))
    found += _usual(state, frame, orders, left, _dockside(frame, orders, found))
    _fits(state, frame, found, docks)
    return found


# Places


def spots(state: State, frame: Producing, unit: str) -> Iterator[tuple[str, str]]:
    """Where it could perhaps go instead of beside its dock, and what that is called: next door by Integrated
    Economy, or beside a floating dock (TI-106, TI-396)."""
    next_door = tokens.marked(state, frame.seat, "produce_into_adjacent_activated")
    if not next_door and not any(map(building.afloat, frame.docks)):
        return
    near = (frame.system, *galaxy.beside(state, frame.system))
    if UNITS[unit].ship:
        yield from ((at, at) for at in near if at != frame.system)
        return
    for at in near:
        own = (each.id for each in state.systems[at].planets if each.owner == frame.seat)
        yield from ((id, f"@{id}") for id in own)
    for ship in systems.ships(state.systems[frame.system], frame.seat):
        if ship.kind == "carrier":
            yield str(ship.id), f"@{ship.kind}"


def _named(state: State, frame: Producing, placed: Placed) -> Placed:
    if placed.unit in ASHORE and building.afloat(placed.place):
        return _aboard(state, frame, placed)
    at = placed.place
    if placed.unit in ASHORE:
        if not systems.on_board(state, at) or not _settles(state, frame.seat, at):
            raise IllegalMove("ti-illegal-place-planet", rule="TI-391", item=at)
        at = systems.place_of(state, at).at
    if at not in state.systems or (at != frame.system and not _economy(state, frame, at)):
        raise IllegalMove("ti-illegal-place", rule="TI-396", system=at)
    elsewhere = at == frame.system and placed.unit in ASHORE and placed.place not in frame.docks
    if elsewhere and not any(map(building.afloat, frame.docks)):
        raise IllegalMove("ti-illegal-place-dock", rule="TI-110", planet=f"@{placed.place}")
    return placed


def _dockside(frame: Producing, orders: Sequence[Order], named: Sequence[Placed]) -> Counter[tuple[str, str]]:
    """What is said to go to the planet of a dock must be of that dock (TI-110)."""
    found = Counter[tuple[str, str]]()
    for each in named:
        found[each.place, each.unit] += each.n * (each.place in frame.docks)
    for (dock, unit), count in found.items():
        if count > sum(order.n for order in orders if order[:2] == (dock, unit)):
            raise IllegalMove("ti-illegal-place-dock", rule="TI-110", planet=f"@{dock}")
    return found


def _settles(state: State, seat: int, id: str) -> bool:
    return systems.planet(state, id).owner == seat and not PLANETS[id].station


def _economy(state: State, frame: Producing, at: str) -> bool:
    """Next door by the edge, activated, and own or empty (TI-058, TI-396)."""
    system = state.systems[at]
    if not tokens.marked(state, frame.seat, "produce_into_adjacent_activated"):
        return False
    if at not in galaxy.beside(state, frame.system) or frame.seat not in system.counters:
        return False
    own = systems.has_units(system, frame.seat) or any(each.owner == frame.seat for each in system.planets)
    return not systems.enemies(system, frame.seat) and (own or systems.empty(state, at))


def _aboard(state: State, frame: Producing, placed: Placed) -> Placed:
    """Straight aboard a Carrier, from a dock that floats (TI-106)."""
    ships = {str(ship.id): ship for ship in systems.ships(state.systems[frame.system], frame.seat)}
    ship = ships.get(placed.place)
    floats = any(map(building.afloat, frame.docks))
    if ship is None or ship.kind != "carrier" or not floats:
        raise IllegalMove("ti-illegal-place-carrier", rule="TI-106", item=placed.place)
    return placed


def _usual(
    state: State,
    frame: Producing,
    orders: Sequence[Order],
    left: Counter[str],
    named: Counter[tuple[str, str]],
) -> list[Placed]:
    """All that is not named, each beside the dock that it is of."""
    found = list[Placed]()
    for order in orders:
        said = min(order.n, named[order[:2]])
        named[order[:2]] -= said
        count = min(order.n - said, left[order.unit])
        left[order.unit] -= count
        if not count:
            continue
        if order.unit not in ASHORE:
            found.append(Placed(frame.system, order.unit, count))
        elif not building.afloat(order.dock):
            found.append(Placed(order.dock, order.unit, count))
        else:
            found += _beside(state, frame, order.unit, count)
    return found


def _beside(state: State, frame: Producing, unit: str, count: int) -> list[Placed]:
    """A floating dock's: on the own planet with most Ground Forces, else aboard (TI-106)."""
    system = state.systems[frame.system]
    own = [each for each in system.planets if _settles(state, frame.seat, each.id)]
    room = [each for each in own if unit == "gf" or each.pds + count <= pieces.MOST_PDS]
    if room:
        best = max(room, key=lambda each: (systems.ground(each), each.id))
        return [Placed(best.id, unit, count)]
    for ship in systems.ships(system, frame.seat):
        if ship.kind == "carrier" and limits.free(state, ship) >= count:
            return [Placed(str(ship.id), unit, count)]
    raise IllegalMove("ti-illegal-place-nowhere", rule="TI-106", unit=f"@{unit}")


# Room


def _fits(state: State, frame: Producing, placed: Sequence[Placed], docks: Sequence[str]) -> None:
    ashore, aboard = Counter[str](), Counter[str]()
    for each in placed:
        if each.unit in ASHORE and building.afloat(each.place):
            aboard[each.place] += each.n
        elif each.unit == "pds":
            ashore[each.place] += each.n
    for id, count in ashore.items():
        if systems.planet(state, id).pds + count > pieces.MOST_PDS:
            raise IllegalMove("ti-illegal-place-pds", rule="TI-113", planet=f"@{id}")
    for ship, count in aboard.items():
        if limits.free(state, systems.ship(state, int(ship))) < count:
            raise IllegalMove("ti-illegal-place-carrier", rule="TI-106", item=ship)
    _counters(state, frame, placed)
    flown = {each.place for each in placed if each.unit not in ASHORE}
    for at in sorted(flown | ({frame.system} if aboard else set())):
        new = Counter[str]()
        for each in placed:
            new[each.unit] += each.n if each.place == at and each.unit not in ASHORE else 0
        here = at == frame.system
        _fleet(state, frame.seat, state.systems[at], new, len(docks) * here, aboard.total() * here)


def _counters(state: State, frame: Producing, placed: Sequence[Placed]) -> None:
    """Each place with Ground Forces or Fighters needs a piece of plastic (TI-089)."""
    seat, at = frame.seat, frame.system
    ashore = {each.place for each in placed if each.unit == "gf" and not building.afloat(each.place)}
    boarded = any(each.unit == "gf" and building.afloat(each.place) for each in placed)
    marching = any(ship.gf for ship in systems.ships(state.systems[at], seat))
    flown = {each.place for each in placed if each.unit == "fighter"}
    troops = sum(not systems.planet(state, id).gf for id in ashore) + (boarded and not marching)
    wings = sum(not systems.fighters(state.systems[each], seat) for each in flown)
    _spread(state, seat, "gf", troops)
    _spread(state, seat, "fighter", wings)


def _spread(state: State, seat: int, unit: Literal["gf", "fighter"], new: int) -> None:
    if new and pieces.spread(state, seat, unit) + new > UNITS[unit].limit:
        raise IllegalMove("ti-illegal-place-plastic", rule="TI-089", unit=f"@{unit}", count=UNITS[unit].limit)


def _fleet(state: State, seat: int, system: System, new: Counter[str], docks: int, aboard: int) -> None:
    """With what is there already; what goes aboard takes room from Fighters (TI-134, TI-393)."""
    kinds = [kind for kind in new.elements() if kind != "fighter"]
    ships = [*systems.ships(system, seat), *(Ship(0, cast(ShipKind, kind), seat) for kind in kinds)]
    fighters = systems.fighters(system, seat) + new["fighter"]
    there = limits.docks(system, seat) + docks
    most = supply.fleet_limit(state, seat, system.at).value
    counted = limits.counted(state, seat, ships, there, fighters + aboard)
    alone = supply.independent(state, seat)
    if (kinds or new["fighter"] or (aboard and alone)) and counted > most:
        raise IllegalMove("ti-illegal-place-supply", rule="TI-393", count=counted, most=most)
    if (new["fighter"] or aboard) and not alone:
        wanting = limits.unsupported(state, seat, ships, there, fighters + aboard)
        if wanting:
            raise IllegalMove("ti-illegal-place-support", rule="TI-393", count=wanting)
    limits.check_crowds(state, ships, fighters, {kind for kind, count in new.items() if count}, ALIKE)
