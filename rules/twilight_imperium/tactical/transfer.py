"""A Transfer Action: ships change places between two neighbouring systems (TI-407 to TI-415)."""

from __future__ import annotations

from rules.core.contract import Action, Event, IllegalMove
from rules.twilight_imperium.actions import BeginTransfer
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds.judging import refusal
from rules.twilight_imperium.effects.movement import all_ways
from rules.twilight_imperium.frames import Transfer
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import State, System
from rules.twilight_imperium.tactical import activation, tolls

# Whether


def judge(state: State, seat: int, action: BeginTransfer) -> None:
    """Raise why these two systems cannot be chosen."""
    pair = (action.one, action.other)
    for at in pair:
        if at not in state.systems:
            raise IllegalMove("ti-illegal-system", rule="TI-407", system=at)
    if action.other not in all_ways(state)[action.one]:
        raise IllegalMove("ti-illegal-transfer-apart", rule="TI-407", one=action.one, other=action.other)
    if action.spend not in pair:
        raise IllegalMove("ti-illegal-transfer-spend", rule="TI-407", one=action.one, other=action.other)
    counters.need(state, seat, "command")
    if not counters.counters_left(state, seat):
        raise IllegalMove("ti-illegal-transfer-counter", rule="TI-408")
    for at in pair:
        _fits(state, seat, state.systems[at])
    if tolls.unaffordable(state, seat, *pair) is not None:
        raise IllegalMove("ti-illegal-transfer-toll", rule="TI-241")


def _fits(state: State, seat: int, system: System) -> None:
    """Own units, none of anybody else's, no own counter, nothing that forbids it (TI-407, TI-409)."""
    if seat in system.counters:
        raise IllegalMove("ti-illegal-own-counter", rule="TI-407", system=system.at)
    others = [each for each in range(state.seats) if each != seat]
    if not systems.has_units(system, seat) or any(systems.has_units(system, each) for each in others):
        raise IllegalMove("ti-illegal-transfer-units", rule="TI-409", system=system.at)
    activation.allowed(state, seat, system.at)


def pairs(state: State, seat: int) -> list[BeginTransfer]:
    """All that the player may choose; the counter from the Command Pool goes to the first."""
    held = [at for at in sorted(state.systems) if systems.has_units(state.systems[at], seat)]
    ways = all_ways(state)
    found = [
        BeginTransfer(one, other, one) for one in held for other in held if one < other and other in ways[one]
    ]
    return [each for each in found if refusal(lambda move: _judged(state, seat, move), each) is None]


def _judged(state: State, seat: int, action: Action) -> None:
    assert isinstance(action, BeginTransfer)
    judge(state, seat, action)


def begin(state: State, seat: int, action: BeginTransfer) -> list[Event]:
    """One counter from the Command Pool, one from reinforcements; whoever calls has judged it."""
    counters.activate(state, seat, action.spend)
    counters.place(state, seat, action.other if action.spend == action.one else action.one)
    state.stack.append(Transfer(seat, action.one, action.other))
    facts = {"player": f"#{seat}", "one": action.one, "other": action.other}
    happened = [Event("ti-transfer-begun", dict(facts))]
    for at in (action.one, action.other):
        happened += tolls.ask_tolls(state, seat, at)
    activation.call_debts(state, seat, action.one, action.other)
    return happened
