"""Ground Forces that shift between own planets, `jord.gf>lodor:2` each: Shuttle Logistics, Transit Diodes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.core.contract import Event, IllegalMove
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.state import Planet, State


class Lift(NamedTuple):
    """So many of a kind from one planet to another."""

    origin: str
    unit: str
    goal: str
    n: int


def read(text: str, rule: str) -> Lift:
    """`jord.gf>lodor:2`."""
    source, _, rest = text.partition(">")
    origin, _, unit = source.partition(".")
    goal, _, digits = rest.partition(":")
    if unit not in ("gf", "shock") or not digits.isdecimal():
        raise IllegalMove("ti-illegal-lift", rule=rule, text=text)
    return Lift(origin, unit, goal, int(digits))


def judge(state: State, seat: int, lifts: Sequence[Lift], rule: str) -> None:
    """From own planets to others, no more than there are; nobody stands on a station (TI-082)."""
    own = {each.id: each for each in systems.planets_of(state, seat) if not PLANETS[each.id].station}
    for each in lifts:
        if each.origin not in own or each.goal not in own or each.origin == each.goal:
            raise IllegalMove("ti-illegal-lift-planet", rule=rule)
    _judge_numbers(own, lifts, rule)


def _judge_numbers(own: Mapping[str, Planet], lifts: Sequence[Lift], rule: str) -> None:
    wanted = Counter[tuple[str, str]]()
    for each in lifts:
        wanted[each.origin, each.unit] += each.n
    for (origin, unit), count in wanted.items():
        there = own[origin].gf if unit == "gf" else own[origin].shock
        if count > there:
            raise IllegalMove("ti-illegal-lift-count", rule=rule, planet=f"@{origin}", count=there)


def carry(state: State, seat: int, lift: Lift) -> list[Event]:
    origin, goal = systems.planet(state, lift.origin), systems.planet(state, lift.goal)
    if lift.unit == "gf":
        origin.gf -= lift.n
        goal.gf += lift.n
    else:
        origin.shock -= lift.n
        goal.shock += lift.n
    verbs.escort(state, origin)
    verbs.escort(state, goal)
    facts = {"player": f"#{seat}", "planet": f"@{lift.goal}"}
    return [Event("ti-shuttled", {**facts, "count": lift.n})]
