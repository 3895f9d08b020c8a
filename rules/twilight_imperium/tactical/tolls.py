"""What laws charge for activating a system (TI-241)."""

from __future__ import annotations

from collections import Counter

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.deeds import lasting, points
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.paying import demand
from rules.twilight_imperium.effects import activation
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.frames import Choosing, Paying
from rules.twilight_imperium.purse import paying, planets
from rules.twilight_imperium.state import State

TARIFFS, PACT, PEACE = "traffic_tariffs", "neutrality_pact", "non_aggression_pact"
GOOD = "ti-toll-good"
INFLUENCE = 3
"""What Neutrality Pact asks for."""


def unaffordable(state: State, seat: int, *places: str) -> str | None:
    """The law whose price for all of these systems together the player could not pay."""
    due = Counter(
        each.id for at in places for each in activation.tolls(state, told.facts(seat=seat, system=at))
    )
    return next((law for law, times in sorted(due.items()) if not _affords(state, seat, law, times)), None)


def _affords(state: State, seat: int, law: str, times: int) -> bool:
    match law:
        case "traffic_tariffs":
            return len(planets.ready(state, seat)) + paying.most(state, seat, "goods") >= times
        case "neutrality_pact":
            return paying.most(state, seat, "influence") >= INFLUENCE * times
    return True


def ask_tolls(state: State, seat: int, at: str) -> list[Event]:
    happened = list[Event]()
    for toll in list(activation.tolls(state, told.facts(seat=seat, system=at))):
        match toll.id:
            case "traffic_tariffs":
                _tariff(state, seat, at)
            case "neutrality_pact":
                demand(state, seat, INFLUENCE, "influence", PACT)
            case _:
                happened += _peace_broken(state, seat)
    return happened


def _tariff(state: State, seat: int, at: str) -> None:
    """A Trade Good, or a planet exhausted."""
    good = [GOOD] if paying.most(state, seat, "goods") else []
    ready = sorted(planets.ready(state, seat), key=lambda each: _value(state, each.id))
    worlds = [each.id for each in ready]
    choose(state, seat, "ti-toll", (*worlds, *good), TARIFFS, args={"system": at})


def _value(state: State, planet: str) -> int:
    return planets.value(state, planet, "resources") + planets.value(state, planet, "influence")


def tariff(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    if ids == (GOOD,):
        demand(state, frame.seat, 1, "goods", PACT)
        return []
    return planets.exhaust(state, ids[0])


def paid(_: State, __: Paying, ___: bool, ____: Dice) -> list[Event]:
    """What was due was affordable when the system was activated."""
    return []


def _peace_broken(state: State, seat: int) -> list[Event]:
    """The first to do so loses a point, and the law goes."""
    return [*points.lose_points(state, seat, 1, PEACE), *lasting.end_law(state, PEACE)]
