"""What a market has for this squad, and for how much (AK-636, AK-639 to AK-641, AK-645 to AK-650, AK-652)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from rules.akarios.components import (
    CARDS,
    ENGINES,
    FULL,
    MOST_BOUGHT,
    SHIPS,
    SPARROW_CARDS,
    TECHNOLOGIES,
    WEAPONS,
)
from rules.akarios.language import Card
from rules.akarios.scenario.conditions import open_gate
from rules.akarios.scenario.script import SCRIPTS, Bargain, Market
from rules.akarios.sheet import Berth, Sheet
from rules.akarios.squad import berths, extreme, members, trade
from rules.akarios.state import State
from rules.core.contract import IllegalMove

Kind = Literal["engine", "weapon", "technology", "sparrow", "energy", "ship_upgrade", "trauma", "ship"]
ENERGY, TRAUMA, UPGRADE = "energy", "trauma", "ship_upgrade"
"""What is no card. An upgrade of another ship than the one in use: `ship_upgrade.knossos`."""


def script(node: str) -> Market:
    found = SCRIPTS[node]
    assert isinstance(found, Market), f"{node} is no market"
    return found


def kind(what: str) -> Kind:
    if what in SHIPS:
        return "ship"
    name = UPGRADE if upgraded(what) is not None else CARDS[what].kind if what in CARDS else what
    return name  # type: ignore[return-value]


def upgraded(what: str) -> str | None:
    """The ship named with an upgrade, "" for the one in use; None if it is something else."""
    head, _, ship = what.partition(".")
    return ship if head == UPGRADE else None


def upgrade(what: str) -> str:
    """The ship that is named, or nothing."""
    return upgraded(what) or ""


# Prices


def bargain(state: State, node: str, sort: Kind) -> Bargain | None:
    """Another price, for those who have done something; some only once."""
    for each in script(node).bargain:
        used = each.once and _mark(node, each) in state.sheet.once
        if each.what == sort and not used and open_gate(state, each.given):
            return each
    return None


def _mark(node: str, each: Bargain) -> str:
    return f"{node}.{each.what}"


def price(state: State, node: str, what: str) -> int:
    """Never below 0 (AK-652)."""
    listed, sort = _listed(state, node, what), kind(what)
    found = bargain(state, node, sort)
    if found is None:
        return listed
    return max(0, (listed // 2 if found.half else listed) - found.less)


def _listed(state: State, node: str, what: str) -> int:
    sale = script(node).offers
    match kind(what):
        case "energy":
            return extreme.energy_price(state.sheet, sale.energy, state.seats)
        case "trauma":
            return sale.trauma
        case "ship_upgrade":
            return sale.ship_upgrade
        case "ship":
            return sale.ships[what]
    return CARDS[what].price or 0


def used(state: State, node: str, what: str) -> None:
    """A bargain that is made once is made."""
    found = bargain(state, node, kind(what))
    if found is not None and found.once:
        state.sheet.once.append(_mark(node, found))


# Own purchases


def cards(node: str) -> Iterator[Card]:
    sale = script(node).offers
    for rows, (first, last) in (
        (ENGINES, sale.engines),
        (WEAPONS, sale.weapons),
        (TECHNOLOGIES, sale.technologies),
    ):
        yield from (row for row in rows if row.number is not None and first <= row.number <= last)


def own(state: State, node: str, member: int) -> list[str]:
    """Cards that nobody owns (AK-641), and upgrades of the own ships (AK-648)."""
    sheet = state.sheet
    listed = [row.id for row in cards(node) if trade.owner(sheet, row.id) is None]
    ships = [f"{UPGRADE}.{ship}" for ship in sheet.members[member].berths]
    return [*listed, *ships]


def why_not(state: State, node: str, member: int, what: str) -> IllegalMove | None:
    sheet, ship = state.sheet, upgraded(what)
    cost = IllegalMove("ak-illegal-not-for-sale", rule="AK-636")
    if ship is not None:
        return _why_not_upgrade(state, node, member, ship)
    if what not in {row.id for row in cards(node)}:
        return cost
    return trade.why_not_buy(sheet, member, what, _less(state, node, what))


def _less(state: State, node: str, what: str) -> int:
    return (CARDS[what].price or 0) - price(state, node, what)


def _berth(sheet: Sheet, member: int, ship: str) -> tuple[str, Berth | None]:
    found = sheet.members[member]
    named = ship or found.ship or ""
    return named, found.berths.get(named)


def _why_not_upgrade(state: State, node: str, member: int, ship: str) -> IllegalMove | None:
    """Two for each ship in the whole campaign, as long as its tree has cells (AK-648)."""
    named, berth = _berth(state.sheet, member, ship)
    if berth is None:
        return IllegalMove("ak-illegal-not-your-ship", rule="AK-648")
    if berth.bought >= MOST_BOUGHT:
        return IllegalMove("ak-illegal-upgrades-bought", rule="AK-648", ship=f"@{named}")
    if berth.points >= berths.room(berth):
        return IllegalMove("ak-illegal-ship-complete", rule="AK-490")
    cost, purse = price(state, node, UPGRADE), members.pad(state.sheet.members[member]).credits
    if cost > purse:
        return IllegalMove("ak-illegal-short", rule="AK-648", price=cost, credits=purse)
    return None


def buy(state: State, node: str, member: int, what: str) -> int:
    """The buyer alone pays (AK-639, AK-651); what was paid."""
    sheet, ship = state.sheet, upgraded(what)
    paid = price(state, node, what)
    if ship is None:
        trade.buy(sheet, member, what, _less(state, node, what))
    else:
        _, berth = _berth(sheet, member, ship)
        assert berth is not None
        members.pad(sheet.members[member]).credits -= paid
        berth.points += 1
        berth.bought += 1
    used(state, node, what)
    return paid


# What the squad buys together


def shared(state: State, node: str) -> list[tuple[str, int]]:
    """Energy, treatments, cards of the Sparrow, ships: with their prices (AK-645 to AK-650)."""
    sheet, sale = state.sheet, script(node).offers
    listed = [ENERGY] if sheet.energy is not None and sheet.energy < FULL else []
    hurt = any(members.pad(sheet.members[each]).trauma for each in state.roster)
    listed += [TRAUMA] if hurt else []
    listed += shelf(sheet, node)
    listed += [ship for ship in sale.ships if ship not in sheet.ships]
    return [(what, price(state, node, what)) for what in listed]


def shelf(sheet: Sheet, node: str) -> list[str]:
    """Cards of the Sparrow that the squad does not own."""
    first, last = script(node).offers.sparrow
    return [
        row.id
        for row in SPARROW_CARDS
        if row.number is not None and first <= row.number <= last and row.id not in sheet.sparrow
    ]
