"""What one production builds, taken apart and judged: units, docks, Facilities, a mine, and the payment
(TI-129, TI-270, TI-271, TI-385 to TI-390)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.contract import Action, IllegalMove
from rules.twilight_imperium.actions import Build, Done, Pay
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.frames import Producing
from rules.twilight_imperium.purse import paying
from rules.twilight_imperium.state import State
from rules.twilight_imperium.tactical import building, facilities, items, placing
from rules.twilight_imperium.tactical.building import Order
from rules.twilight_imperium.tactical.facilities import Plot
from rules.twilight_imperium.tactical.placing import Placed

MINE = 2
"""What a Space Mine costs (TI-270)."""


class Works(NamedTuple):
    """A move, taken apart and found right."""

    orders: list[Order]
    placed: list[Placed]
    docks: list[str]
    plots: list[Plot]
    mine: bool
    due: int
    pay: Pay


# Judging


def judge(state: State, frame: Producing, action: Action) -> Works | None:
    """None: nothing is built."""
    if isinstance(action, Done):
        return None
    if not isinstance(action, Build):
        raise IllegalMove("ti-illegal-build-first", rule="TI-385", system=frame.system)
    found = priced(state, frame, action)
    return found._replace(pay=_payment(state, frame, action, found.plots, found.due))


def priced(state: State, frame: Producing, action: Build) -> Works:
    """Found right in all but the payment."""
    plots = facilities.read(action.facility)
    named = items.read(action.items)
    if any(item.place == "" for item in named) or not (named or plots or action.mine):
        raise IllegalMove("ti-illegal-build-nothing", rule="TI-385")
    docks = [item.place for item in named if item.unit == "dock" for _ in range(item.n)]
    orders = [Order(item.place, item.unit, item.n) for item in named if item.unit != "dock"]
    building.check(state, frame, orders)
    due = building.dock_price(state, frame, docks) + facilities.price(state, frame, plots)
    due += mine_price(state, frame) if action.mine else 0
    placed = placing.judge(state, frame, orders, action.place, docks)
    due = max(0, due + _units(state, frame, orders) - frame.budget)
    return Works(orders, placed, docks, plots, action.mine, due, action.pay)


def _units(state: State, frame: Producing, orders: list[Order]) -> int:
    """One total for all docks (TI-388, TI-389)."""
    costs = building.costs(state, frame, orders)
    return paying.due(costs, building.money(state, frame, costs))


def mine_price(state: State, frame: Producing) -> int:
    """With an own Cruiser there that is not being built just now (TI-129, TI-270, TI-271)."""
    if frame.why not in building.SITES:
        raise IllegalMove("ti-illegal-mine-now", rule="TI-447")
    fleet = systems.ships(state.systems[frame.system], frame.seat)
    if not any(ship.kind == "cruiser" for ship in fleet):
        raise IllegalMove("ti-illegal-mine-cruiser", rule="TI-271")
    if not state.mines_left:
        raise IllegalMove("ti-illegal-mine-left", rule="TI-270")
    return MINE


def _payment(state: State, frame: Producing, action: Build, plots: list[Plot], due: int) -> Pay:
    """As the move says, or the least wasteful; Political Cards only where they are named."""
    if action.pay or not due:
        paying.check(state, frame.seat, paying.read(action.pay), due, "resources")
        return action.pay
    found = next(_ways(state, frame.seat, plots, due), None)
    if found is None:
        most = paying.most(state, frame.seat, "resources")
        raise IllegalMove("ti-illegal-build-dear", rule="TI-388", count=due, left=most)
    return found


def _ways(state: State, seat: int, plots: list[Plot], due: int) -> Iterator[Pay]:
    """A planet that gets a Facility is exhausted anyhow: it pays first (TI-403)."""
    for planet in (systems.planet(state, plot.planet) for plot in plots):
        worth = paying.worth(state, paying.Purse((planet.id,)), "resources")
        if planet.ready and worth:
            rest = paying.payments(state, seat, due - worth, "resources")
            yield from ((planet.id, *way) for way in rest if planet.id not in way and _plain(way))
    yield from (way for way in paying.payments(state, seat, due, "resources") if _plain(way))


def _plain(way: Pay) -> bool:
    return not paying.read(way).politics
