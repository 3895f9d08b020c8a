"""Abilities of the Status Phase that a form may use: `hyper_metabolism:card` discards a card for another,
`shuttle_logistics:jord.gf>lodor:2` shifts Ground Forces (TI-538, TI-556)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from rules.core.contract import Event, IllegalMove
from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.effects.tokens import marked
from rules.twilight_imperium.phases import lifting
from rules.twilight_imperium.phases.lifting import Lift
from rules.twilight_imperium.state import State, System

METABOLISM, SHUTTLE = "hyper_metabolism", "shuttle_logistics"
RULE = "TI-556"
SWAP = "discard_ac_draw_ac"
"""The mark of Hyper Metabolism."""


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
    _judge_shuttle(state, seat, [lifting.read(each, RULE) for each in shuttled])


def _judge_shuttle(state: State, seat: int, lifts: list[Lift]) -> None:
    """From one system without enemy ships, to own planets there or beside it (TI-556)."""
    lifting.judge(state, seat, lifts, RULE)
    origins = {systems.place_of(state, each.origin).at for each in lifts}
    if len(origins) > 1:
        raise IllegalMove("ti-illegal-lift-systems", rule=RULE)
    reached = {at for origin in origins for at in (origin, *galaxy.beside(state, origin))}
    for each in lifts:
        goal = systems.place_of(state, each.goal)
        if goal.at not in reached or _enemies(state, seat, origins, goal):
            raise IllegalMove("ti-illegal-lift-reach", rule=RULE, planet=f"@{each.goal}")


def _enemies(state: State, seat: int, origins: set[str], goal: System) -> bool:
    return any(systems.enemies(state.systems[at], seat) for at in (*origins, goal.at))


# Carrying out


def swaps(use: Iterable[str]) -> Iterator[str]:
    """Cards to be discarded for others."""
    return (rest for name, _, rest in (each.partition(":") for each in use) if name == METABOLISM)


def shuttle(state: State, seat: int, use: Iterable[str]) -> list[Event]:
    """Whatever has become impossible is left."""
    lifts = [
        lifting.read(rest, RULE) for name, _, rest in (each.partition(":") for each in use) if name == SHUTTLE
    ]
    try:
        _judge_shuttle(state, seat, lifts)
    except IllegalMove:
        return []
    return [event for each in lifts for event in lifting.carry(state, seat, each)]
