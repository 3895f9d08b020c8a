"""Abilities of the Status Phase that a form may use: `hyper_metabolism:card` discards a card for another,
`shuttle_logistics:jord.gf>lodor:2` shifts Ground Forces (TI-538, TI-556)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rules.core.contract import Event, IllegalMove
from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.effects.tokens import marked
from rules.twilight_imperium.state import Planet, State, System

METABOLISM, SHUTTLE = "hyper_metabolism", "shuttle_logistics"
SWAP = "discard_ac_draw_ac"
"""The mark of Hyper Metabolism."""


class Lift(NamedTuple):
    """So many of a kind from one planet to another."""

    origin: str
    unit: str
    goal: str
    n: int


def judge(state: State, seat: int, use: Iterable[str]) -> None:
    shuttled, swapped = list[str](), list[str]()
    for each in use:
        name, _, rest = each.partition(":")
        if name == SHUTTLE and has(state, seat, SHUTTLE):
            shuttled.append(rest)
        elif name == METABOLISM and marked(state, seat, SWAP):
            swapped.append(rest)
        else:
            raise IllegalMove("ti-illegal-form-use", rule="TI-714", what=each)
    if len(swapped) > 1 or Counter(swapped) - Counter(state.players[seat].cards):
        raise IllegalMove("ti-illegal-swap", rule="TI-538")
    _judge_shuttle(state, seat, [_lift(each) for each in shuttled])


def _lift(text: str) -> Lift:
    """`jord.gf>lodor:2`."""
    source, _, rest = text.partition(">")
    origin, _, unit = source.partition(".")
    goal, _, digits = rest.partition(":")
    if unit not in ("gf", "shock") or not digits.isdecimal():
        raise IllegalMove("ti-illegal-lift", rule="TI-556", text=text)
    return Lift(origin, unit, goal, int(digits))


def _judge_shuttle(state: State, seat: int, lifts: list[Lift]) -> None:
    """From one system without enemy ships, to own planets there or beside it (TI-556)."""
    own = {each.id: each for each in systems.planets_of(state, seat) if not PLANETS[each.id].station}
    for each in lifts:
        if each.origin not in own or each.goal not in own:
            raise IllegalMove("ti-illegal-lift-planet", rule="TI-556")
    origins = {systems.place_of(state, each.origin).at for each in lifts}
    if len(origins) > 1:
        raise IllegalMove("ti-illegal-lift-systems", rule="TI-556")
    reached = {at for origin in origins for at in (origin, *galaxy.beside(state, origin))}
    for each in lifts:
        goal = systems.place_of(state, each.goal)
        if goal.at not in reached or _enemies(state, seat, origins, goal):
            raise IllegalMove("ti-illegal-lift-reach", rule="TI-556", planet=f"@{each.goal}")
    _judge_numbers(own, lifts)


def _enemies(state: State, seat: int, origins: set[str], goal: System) -> bool:
    return any(systems.enemies(state.systems[at], seat) for at in (*origins, goal.at))


def _judge_numbers(own: dict[str, Planet], lifts: list[Lift]) -> None:
    wanted = Counter[tuple[str, str]]()
    for each in lifts:
        wanted[each.origin, each.unit] += each.n
    for (origin, unit), count in wanted.items():
        there = own[origin].gf if unit == "gf" else own[origin].shock
        if count > there:
            raise IllegalMove("ti-illegal-lift-count", rule="TI-556", planet=f"@{origin}", count=there)


# Carrying out


def swaps(use: Iterable[str]) -> Iterator[str]:
    """Cards to be discarded for others."""
    return (rest for name, _, rest in (each.partition(":") for each in use) if name == METABOLISM)


def shuttle(state: State, seat: int, use: Iterable[str]) -> list[Event]:
    """Whatever has become impossible is left."""
    lifts = [_lift(rest) for name, _, rest in (each.partition(":") for each in use) if name == SHUTTLE]
    try:
        _judge_shuttle(state, seat, lifts)
    except IllegalMove:
        return []
    return [event for each in lifts for event in _carry(state, seat, each)]


def _carry(state: State, seat: int, lift: Lift) -> list[Event]:
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
