"""Once-only agendas about ships: fewer of them, or new ones at docks."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.deeds import paying, verbs
from rules.twilight_imperium.deeds.choosing import Then, choose
from rules.twilight_imperium.deeds.paying import Paid
from rules.twilight_imperium.fleets import limits
from rules.twilight_imperium.frames import Choosing, Facts, Paying
from rules.twilight_imperium.purse import paying as purse
from rules.twilight_imperium.purse import planets
from rules.twilight_imperium.senate import forced
from rules.twilight_imperium.senate.asking import Ask, ask_all, home_first, lasts
from rules.twilight_imperium.senate.deed import Decision, Deed
from rules.twilight_imperium.state import ShipKind, State

ARMS, KEPT = "arms_reduction", {"dreadnought": 2, "cruiser": 4}
DEALERS, COMMISSION, PRICE = "interstellar_arms_dealers", "warship_commission", 3


# Arms Reduction


def _reduce(state: State, _: Decision, __: Dice) -> list[Event]:
    ask_all(state, ARMS)
    return []


def _disarm(state: State, seat: int, _: Facts, __: Dice) -> list[Event]:
    """What is beyond the limit, the cheapest first if he says nothing (TI-613, TI-710)."""
    own = [ship for system in systems.places(state) for ship in systems.ships(system, seat)]
    for kind, most in KEPT.items():
        alike = [ship for ship in own if ship.kind == kind]
        forced.lose_ships(state, seat, alike, max(0, len(alike) - most))
    return []


def _red(state: State, _: Decision, __: Dice) -> list[Event]:
    red = [planet.id for _, planet in systems.planets(state) if PLANETS[planet.id].specialty == "red"]
    return [event for id in red for event in planets.exhaust(state, id)]


# Ships at docks


def _yards(state: State, seat: int, *kinds: ShipKind) -> list[str]:
    """Systems with an own dock and no enemy ships, where one of these would find room; the Home System first
    (TI-615, TI-711)."""
    plastic = [kind for kind in kinds if pieces.reinforcements(state, seat, kind)]
    found = [
        system.at
        for system in systems.places(state)
        if limits.docks(system, seat)
        and not systems.enemies(system, seat)
        and any(limits.room_for_ships(state, seat, system, kind) for kind in plastic)
    ]
    return home_first(state, seat, found)


def _dealers(state: State, _: Decision, __: Dice) -> list[Event]:
    ask_all(state, DEALERS)
    return []


def _offered(state: State, seat: int, _: Facts, __: Dice) -> list[Event]:
    if purse.most(state, seat, "resources") >= PRICE:
        yards = _yards(state, seat, "destroyer", "dreadnought")
        choose(state, seat, "ti-arms-dealers", yards, DEALERS, least=0, args={"count": str(PRICE)})
    return []


def _ordered(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    if ids:
        paying.demand(state, frame.seat, PRICE, "resources", DEALERS, memo=ids, optional=True)
    return []


def _delivered(state: State, frame: Paying, paid: bool, _: Dice) -> list[Event]:
    """The Destroyer first: what does not fit is lost (TI-615)."""
    if not paid:
        return []
    kinds: tuple[ShipKind, ShipKind] = ("destroyer", "dreadnought")
    built = [verbs.free_ships(state, frame.seat, kind, frame.memo[0]) for kind in kinds]
    return [event for events in built for event in events]


def _commission(state: State, _: Decision, __: Dice) -> list[Event]:
    ask_all(state, COMMISSION)
    return []


def _warship(state: State, seat: int, _: Facts, __: Dice) -> list[Event]:
    yards = _yards(state, seat, "dreadnought")
    choose(state, seat, "ti-commission", yards, COMMISSION, least=0, fallback=yards[:1])
    return []


def _commissioned(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    return [event for at in ids for event in verbs.free_ships(state, frame.seat, "dreadnought", at)]


DEEDS: Mapping[str, Deed] = {
    ARMS: Deed(_reduce, _red),
    DEALERS: Deed(_dealers, lasts()),
    COMMISSION: Deed(_commission, lasts()),
}
ASKS: Mapping[str, Ask] = {ARMS: _disarm, DEALERS: _offered, COMMISSION: _warship}
CHOICES: Mapping[str, Then] = {DEALERS: _ordered, COMMISSION: _commissioned}
PAYMENTS: Mapping[str, Paid] = {DEALERS: _delivered}
