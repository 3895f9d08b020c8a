"""What may be built at which dock, how much of it, and at what price; new docks (TI-095 to TI-110, TI-118,
TI-125, TI-128, TI-386 to TI-397)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple, cast

from rules.core.contract import IllegalMove
from rules.twilight_imperium.board import control, pieces, systems
from rules.twilight_imperium.components import PLANETS, UNITS
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.effects import building
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.planets import planet_value
from rules.twilight_imperium.effects.sources import ENEMY_SHIPS, PREREQUISITE, Source, has
from rules.twilight_imperium.frames import Facts, Producing
from rules.twilight_imperium.state import State, Unit

FLOATS = "saar_floating_docks"
MORE = 2
"""Units beyond the planet's resources that a dock builds (TI-386)."""
SITES = ("tactical", "transfer")
"""Productions in which docks and mines are built too (TI-414, TI-444)."""


class Order(NamedTuple):
    dock: str
    """A planet, or a floating dock by its id."""
    unit: str
    n: int


def afloat(dock: str) -> bool:
    return dock.isdecimal()


def facts(seat: int, at: str, dock: str, unit: str | None = None) -> Facts:
    """As the tables of prices and bans want them."""
    found = told.facts(seat=seat, system=at, **{"ship" if afloat(dock) else "planet": dock})
    return found if unit is None else {**found, "unit": unit}


def usable(state: State, frame: Producing) -> list[str]:
    """Docks that may build something now (TI-397)."""
    return [
        dock
        for dock in frame.docks
        if building.cannot_build(state, facts(frame.seat, frame.system, dock)) is None
    ]


def limit(state: State, seat: int, at: str, dock: str) -> int:
    """Units that it may build at once (TI-101, TI-386, TI-387)."""
    base = building.FLOATING if afloat(dock) else planet_value(state, dock, "resources").value + MORE
    return building.dock_limit(state, base, facts(seat, at, dock)).value


# Judging


def check(state: State, frame: Producing, orders: Sequence[Order]) -> None:
    for order in orders:
        _allowed(state, frame, order)
    used = {order.dock: None for order in orders}
    if len(used) > 1 and building.one_dock(state):
        raise IllegalMove("ti-illegal-build-banned", rule="TI-386", source=f"@{building.LABOR}")
    for dock in used:
        wanted, most = _sum(each for each in orders if each.dock == dock), limit(state, *_where(frame), dock)
        if wanted > most:
            raise IllegalMove("ti-illegal-build-limit", rule="TI-386", count=wanted, most=most)
    if frame.most is not None and _sum(orders) > frame.most:
        raise IllegalMove("ti-illegal-build-few", rule="TI-445", count=_sum(orders), most=frame.most)
    _plastic(state, frame.seat, orders)


def _where(frame: Producing) -> tuple[int, str]:
    return frame.seat, frame.system


def _sum(orders: Iterable[Order]) -> int:
    """Each single Fighter or Ground Force counts (TI-386)."""
    return sum(order.n for order in orders)


def _allowed(state: State, frame: Producing, order: Order) -> None:
    if order.unit not in UNITS or order.unit in ("dock", "shock"):
        raise IllegalMove("ti-illegal-build-unit", rule="TI-097", item=order.unit)
    if order.dock not in frame.docks:
        raise IllegalMove("ti-illegal-build-where", rule="TI-385", item=order.dock)
    about = facts(*_where(frame), order.dock, order.unit)
    if frame.why == building.SURPRISE:
        about[building.SURPRISE] = "yes"
    source = building.cannot_build(state, about)
    if source is not None:
        raise _banned(source)


def _banned(source: Source) -> IllegalMove:
    match source.id:
        case id if id == ENEMY_SHIPS:
            return IllegalMove("ti-illegal-build-blockade", rule="TI-392")
        case id if id == PREREQUISITE:
            return IllegalMove("ti-illegal-build-sun", rule="TI-118")
        case "dock" | "saar_floating_docks":
            return IllegalMove("ti-illegal-build-new", rule="TI-098")
        case id:
            return IllegalMove("ti-illegal-build-banned", rule="TI-397", source=f"@{id}")


def _plastic(state: State, seat: int, orders: Sequence[Order]) -> None:
    """No more than there are pieces (TI-088)."""
    kinds = Counter[str]()
    for order in orders:
        kinds[order.unit] += order.n
    for unit, count in kinds.items():
        left = pieces.reinforcements(state, seat, cast(Unit, unit))
        if count > left:
            raise IllegalMove("ti-illegal-build-plastic", rule="TI-088", unit=f"@{unit}", left=left)


# Prices


def costs(state: State, frame: Producing, orders: Sequence[Order]) -> dict[str, int]:
    """By dock: batches begun are paid whole, never half Fighters and half Ground Forces (TI-390)."""
    kinds = Counter[tuple[str, str]]()
    for order in orders:
        kinds[order.dock, order.unit] += order.n
    found = Counter[str]()
    for (dock, unit), count in kinds.items():
        found[dock] += building.price(state, facts(*_where(frame), dock, unit), count)
    return dict(found)


def money(state: State, frame: Producing, docks: Iterable[str]) -> dict[str, int]:
    """What each dock used gives of its own (TI-389)."""
    return {dock: building.dock_money(state, facts(*_where(frame), dock)).value for dock in docks}


# New docks


def dock_price(state: State, frame: Producing, places: Sequence[str]) -> int:
    """Judged first: raise why one cannot stand there."""
    for place in places:
        _dock_may(state, frame, place, places)
    left = pieces.reinforcements(state, frame.seat, "dock")
    if len(places) > left:
        raise IllegalMove("ti-illegal-build-plastic", rule="TI-095", unit="@dock", left=left)
    return sum(building.cost(state, _dock_facts(frame, place)).value for place in places)


def _dock_facts(frame: Producing, place: str) -> Facts:
    planet = {} if place == frame.system else {"planet": place}
    return told.facts(seat=frame.seat, system=frame.system, unit="dock", **planet)


def _dock_may(state: State, frame: Producing, place: str, places: Sequence[str]) -> None:
    if frame.why not in SITES:
        raise IllegalMove("ti-illegal-dock-now", rule="TI-444")
    if building.cannot_build(state, _dock_facts(frame, place)) is not None:
        raise IllegalMove("ti-illegal-dock-enemies", rule="TI-394")
    if has(state, frame.seat, FLOATS):
        _floating_may(state, frame, place, places)
        return
    planet = next((each for each in state.systems[frame.system].planets if each.id == place), None)
    if planet is None or PLANETS[place].station or not control.held_all_round(state, planet, frame.seat):
        raise IllegalMove("ti-illegal-dock-held", rule="TI-394")
    if planet.dock is not None or places.count(place) > 1:
        raise IllegalMove("ti-illegal-dock-one", rule="TI-095", planet=f"@{place}")


def _floating_may(state: State, frame: Producing, place: str, places: Sequence[str]) -> None:
    """In space, where a planet was held all round; no more than own planets there (TI-104, TI-105)."""
    system = state.systems[frame.system]
    own = [each for each in system.planets if each.owner == frame.seat and not PLANETS[each.id].station]
    held = any(control.held_all_round(state, each, frame.seat) for each in own)
    if place != frame.system or not held:
        raise IllegalMove("ti-illegal-dock-floats", rule="TI-104", system=frame.system)
    there = sum(each.seat == frame.seat for each in system.docks)
    if there + places.count(place) > len(own):
        raise IllegalMove("ti-illegal-dock-planets", rule="TI-105", count=len(own))


def may_dock(state: State, frame: Producing) -> list[str]:
    """Where a new one could stand."""
    spots = (
        [frame.system]
        if has(state, frame.seat, FLOATS)
        else [each.id for each in state.systems[frame.system].planets]
    )
    return [spot for spot in spots if _could(state, frame, spot)]


def _could(state: State, frame: Producing, spot: str) -> bool:
    try:
        dock_price(state, frame, [spot])
    except IllegalMove:
        return False
    return True


def raise_dock(state: State, seat: int, at: str, place: str) -> None:
    """It builds from the next round on (TI-098)."""
    if place != at:
        pieces.station(state, seat, "dock", systems.planet(state, place))
        return
    for dock in pieces.launch(state, seat, "dock", state.systems[at]):
        lasting.begin(state, FLOATS, seat, "round", (str(dock.id),))
