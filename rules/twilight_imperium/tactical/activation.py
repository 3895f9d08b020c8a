"""Activating a system: whether it may be done, and who reacts to it (TI-238 to TI-243)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Event, IllegalMove
from rules.core.dice import Dice
from rules.twilight_imperium.board import control, galaxy, systems
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.effects import activation, sources
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.frames import Choosing, Debts, Facts, Tactical
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import State, System
from rules.twilight_imperium.tactical import tolls

DIPLOMATS = "diplomats_tech"
STOP, LET = "ti-diplomats-stop", "ti-diplomats-let"


# Whether


def judge(state: State, seat: int, at: str) -> None:
    """Raise why the player may not activate this system with a Tactical Action."""
    if at not in state.systems:
        raise IllegalMove("ti-illegal-system", rule="TI-238", system=at)
    facts = told.facts(seat=seat, system=at)
    counters.need(state, seat, "command", activation.activation_counters(state, facts).value)
    if seat in state.systems[at].counters:
        raise IllegalMove("ti-illegal-own-counter", rule="TI-238", system=at)
    allowed(state, seat, at)
    unpaid = tolls.unaffordable(state, seat, at)
    if unpaid is not None:
        raise IllegalMove("ti-illegal-toll", rule="TI-241", system=at, law=f"@{unpaid}")


def allowed(state: State, seat: int, at: str) -> None:
    """Raise what forbids it, wherever the counters come from."""
    barred = activation.cannot_activate(state, told.facts(seat=seat, system=at))
    if barred is not None and barred.id == galaxy.terrain(state, at):
        raise IllegalMove("ti-illegal-terrain", rule="TI-041", system=at, tile=f"@{state.systems[at].tile}")
    if barred is not None:
        raise IllegalMove("ti-illegal-activate", rule="TI-238", system=at, why=f"@{barred.id}")


def open_to(state: State, seat: int) -> list[str]:
    """Systems that the player may activate."""
    return [at for at in sorted(state.systems) if _may(state, seat, at)]


def _may(state: State, seat: int, at: str) -> bool:
    try:
        judge(state, seat, at)
    except IllegalMove:
        return False
    return True


def begin(state: State, seat: int, at: str) -> list[Event]:
    """The counter is placed, and the action is on its way; whoever calls has judged it."""
    price = activation.activation_counters(state, told.facts(seat=seat, system=at)).value
    counters.activate(state, seat, at)
    counters.spend(state, seat, "command", price - 1)
    state.stack.append(Tactical(seat, at))
    return [Event("ti-activated", {"player": f"#{seat}", "system": at})]


# Debts (TI-735)


def call_debts(state: State, active: int, *places: str) -> None:
    """Whoever has something there answers first what he owes."""
    debtors = [seat for seat in sorted({each.seat for each in state.owed}) if seat != active]
    there = [seat for seat in debtors if any(_holds(state.systems[at], seat) for at in places)]
    if there:
        state.stack.append(Debts(asked=there))


def _holds(system: System, seat: int) -> bool:
    return systems.has_units(system, seat) or any(each.owner == seat for each in system.planets)


# Diplomats (TI-242)


def ask_diplomats(state: State, frame: Tactical) -> None:
    for seat in _envoys(state, frame):
        args = {"player": f"#{frame.seat}", "system": frame.system}
        choose(state, seat, "ti-diplomats", (STOP, LET), DIPLOMATS, fallback=(LET,), args=args)


def _envoys(state: State, frame: Tactical) -> Iterator[int]:
    """Whose technology it is, if he controls the system, has a counter and has not used it this round."""
    return (
        seat
        for seat in systems.playing(state)
        if seat != frame.seat
        and sources.has(state, seat, DIPLOMATS)
        and not lasting.used(state, seat, DIPLOMATS)
        and state.players[seat].strategy
        and control.controls(state, seat, frame.system)
    )


def diplomats(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    if ids != (STOP,):
        return []
    tactical = state.stack.pop()
    assert isinstance(tactical, Tactical)
    lasting.use_once(state, frame.seat, DIPLOMATS)
    counters.spend(state, frame.seat, "strategy")
    counters.take_back(state, tactical.seat, tactical.system)
    lasting.end(state, "activation")
    facts = {"player": f"#{frame.seat}", "other": f"#{tactical.seat}", "system": tactical.system}
    return [Event("ti-diplomats-stopped", dict(facts))]


# Telepathic Mind Weapon (TI-243)

MIND_WEAPON = "telepathic_mind_weapon"


def mind_weapon(state: State, source: Source, facts: Facts, _: Dice) -> list[Event]:
    """Whoever activates a controlled system, also by a Tactical Retreat."""
    seat, owner = told.seat(facts), source.owner
    if owner is None or owner == seat or not control.controls(state, owner, facts["system"]):
        return []
    return [*counters.lose(state, seat, "fleet"), *removal.check_everywhere(state, seat, "fleet")]


def minds(state: State, seat: int, at: str) -> list[int]:
    """Whose Mind Weapon this player would feel there."""
    others = (each for each in systems.playing(state) if each != seat)
    return [
        each for each in others if sources.has(state, each, MIND_WEAPON) and control.controls(state, each, at)
    ]
