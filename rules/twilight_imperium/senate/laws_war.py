"""Laws about fleets, battles and the ways between systems."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.paying import demand
from rules.twilight_imperium.effects.supply import supply_area
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.frames import Choosing, Paying
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.senate import docks, forced
from rules.twilight_imperium.senate.asking import lasts
from rules.twilight_imperium.senate.deed import AGAINST, Decision, Deed
from rules.twilight_imperium.state import State

MOST = 2
"""Ships of one type that Fleet Restrictions lets stay."""
FIGHTERS = 3
RESTRICTIONS = "fleet_restrictions"
PAY, LOSE = "ti-restrictions-pay", "ti-restrictions-lose"


# Ships


def _wormholes(state: State, _: Decision, __: Dice) -> list[Event]:
    """Each fleet at a wormhole loses a ship that is no Fighter."""

    def loses(state: State, seat: int) -> list[Event]:
        for place in reversed(systems.places(state)):
            if galaxy.letters(state, place.at):
                forced.lose_ships(state, seat, systems.ships(place, seat))
        return []

    return forced.everybody(state, loses)


def _tax(state: State, _: Decision, __: Dice) -> list[Event]:
    def loses(state: State, seat: int) -> list[Event]:
        forced.lose_fighters(state, seat, FIGHTERS)
        return []

    return forced.everybody(state, loses)


def _capital(state: State, _: Decision, __: Dice) -> list[Event]:
    """A planet for each Dreadnought and War Sun."""

    def exhausts(state: State, seat: int) -> list[Event]:
        fleet = [ship for place in systems.places(state) for ship in systems.ships(place, seat)]
        forced.exhaust(state, seat, sum(ship.kind in ("dreadnought", "war_sun") for ship in fleet))
        return []

    return forced.everybody(state, exhausts)


def _conventions(state: State, decision: Decision, _: Dice) -> list[Event]:
    def loses(state: State, seat: int) -> list[Event]:
        docks.lose_abroad(state, seat)
        return []

    return forced.each(state, decision.voters(AGAINST), loses)


# Fleet Supply


def _five(state: State, _: Decision, __: Dice) -> list[Event]:
    """What is over goes back at once, and fleets must fit what is left."""

    def cut(state: State, seat: int) -> list[Event]:
        over = state.players[seat].fleet - supply_area(state).value
        return [
            *counters.lose(state, seat, "fleet", over),
            *removal.check_everywhere(state, seat, "law"),
        ]

    return forced.everybody(state, cut)


def _one_more(state: State, _: Decision, __: Dice) -> list[Event]:
    return forced.everybody(state, lambda state, seat: counters.gain(state, seat, "fleet"))


def _one_less(state: State, _: Decision, __: Dice) -> list[Event]:
    def loses(state: State, seat: int) -> list[Event]:
        lost = counters.lose(state, seat, "fleet")
        return [*lost, *removal.check_everywhere(state, seat, "law")]

    return forced.everybody(state, loses)


def _fit(state: State, _: Decision, __: Dice) -> list[Event]:
    """A limit came or went: what is over is removed."""
    return forced.fit(state)


# Fleet Restrictions, voted against


def _crowds(state: State, at: str, seat: int) -> dict[str, int]:
    """Kinds of which more than two are there, and how many more."""
    system = state.systems[at]
    kinds = [ship.kind for ship in systems.ships(system, seat)]
    found: dict[str, int] = {kind: kinds.count(kind) for kind in kinds}
    found["fighter"] = systems.fighters(system, seat)
    return {kind: count - MOST for kind, count in sorted(found.items()) if count > MOST}


def _crowded(state: State, _: Decision, __: Dice) -> list[Event]:
    """For each such system a Trade Good, or the excess."""

    def asked(state: State, seat: int) -> list[Event]:
        for place in reversed(systems.places(state)):
            if _crowds(state, place.at, seat):
                among, at = [PAY, LOSE], place.at
                choose(state, seat, "ti-restrictions", among, RESTRICTIONS, memo=[at], args={"system": at})
        return []

    return forced.everybody(state, asked)


def restricted(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    if ids == (PAY,):
        demand(state, frame.seat, 1, "goods", RESTRICTIONS, memo=frame.memo)
        return []
    return _thin(state, frame.seat, frame.memo[0])


def paid(state: State, frame: Paying, done: bool, _: Dice) -> list[Event]:
    """Who has nothing left to pay with loses the ships."""
    return [] if done else _thin(state, frame.seat, frame.memo[0])


def _thin(state: State, seat: int, at: str) -> list[Event]:
    lost = list[Event]()
    for kind, count in _crowds(state, at, seat).items():
        if kind == "fighter":
            lost += removal.shot_down(state, seat, at, count)
        else:
            alike = [ship for ship in systems.ships(state.systems[at], seat) if ship.kind == kind]
            forced.lose_ships(state, seat, alike, count)
    return lost


DEEDS = {
    "closing_the_wormholes": Deed(against=_wormholes),
    "conventions_of_war": Deed(against=_conventions),
    "fighter_tax": Deed(against=_tax),
    "fleet_regulations": Deed(passed=_five, against=_one_more),
    RESTRICTIONS: Deed(passed=_fit, against=_crowded),
    "imperial_peace": Deed(against=lasts()),
    "investigate_spatial_anomalies": Deed(against=lasts()),
    "redefining_war_crimes": Deed(against=lasts()),
    "unconventional_weapons": Deed(against=_capital),
    "war_funding": Deed(against=_one_less, gone=_fit),
}
CHOICES = {RESTRICTIONS: restricted, docks.LOST: docks.lost}
PAYMENTS = {RESTRICTIONS: paid}
