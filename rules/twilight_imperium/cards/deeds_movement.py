"""Action Cards of activation and movement.

Left for other chapters to read (owner: who played it):

| source | until | on | who reads it |
|---|---|---|---|
| flank_speed | activation | the activated system | effects.movement |
| in_the_silence_of_space | activation | the system the fleet starts from | movement: its ships with movement 2 or more may pass one system with enemy ships (fact `silent`), and not end among enemies |
| minelayers | battle | the system; n: sure hits | the first casualty step: the active player takes n more hits |

Facts that the windows have to carry: `after_activation` system, active · `after_movement` system, active, at.

Surprise Assault sets `surprise` of the `Tactical` below. Experimental Battlestation puts a `Volley` on the stack
whose only place is `dock:` and the dock's planet or id.
"""  # noqa: E501

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.cards import waits
from rules.twilight_imperium.cards.targets import Card, lasts, plays_of
from rules.twilight_imperium.deeds.lasting import begin
from rules.twilight_imperium.deeds.plays import Targets
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.ground import cannot_fire
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.fleets.limits import docks
from rules.twilight_imperium.frames import Facts, Tactical, Volley
from rules.twilight_imperium.state import State


def here(facts: Facts, on: Targets) -> bool:
    return on[0] == facts.get("system")


def kinds(state: State, seat: int, at: str) -> list[str]:
    return [ship.kind for ship in systems.ships(state.systems[at], seat)]


# Activation and movement


def activated(_: State, __: int, on: Targets, facts: Facts) -> bool:
    return here(facts, on)


def _elsewhere(_: State, __: int, on: Targets, facts: Facts) -> bool:
    return not here(facts, on)


def _blockaded_dock(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    system = state.systems[on[0]]
    return here(facts, on) and docks(system, seat) > 0 and systems.blockaded(system, seat)


def _surprise(state: State, _: int, __: Targets, ___: Facts, ____: Dice) -> list[Event]:
    next(frame for frame in reversed(state.stack) if isinstance(frame, Tactical)).surprise = True
    return []


def _mined(state: State, seat: int, on: Targets, facts: Facts) -> bool:
    """The active player's fleet has come to one with Cruisers."""
    active = waits.active(state, facts)
    entered = active is not None and systems.has_fleet(state.systems[on[0]], active)
    return here(facts, on) and entered and "cruiser" in kinds(state, seat, on[0])


def _minelayers(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    begin(state, "minelayers", seat, "battle", on, kinds(state, seat, on[0]).count("cruiser"))
    return []


def _stations(state: State, seat: int, facts: Facts) -> Iterator[Targets]:
    """Own docks in the system, or beside it with Deep Space Cannon; where PDS may fire."""
    at, active = facts["system"], waits.active(state, facts)
    here = active is not None and systems.has_fleet(state.systems[at], active)
    if not here or cannot_fire(state, told.facts(seat=seat, system=at)) is not None:
        return
    far = galaxy.beside(state, at) if has(state, seat, "deep_space_cannon") else []
    for place in (at, *far):
        system = state.systems[place]
        yield from ((each.id,) for each in system.planets if each.owner == seat and each.dock is not None)
        yield from ((str(each.id),) for each in system.docks if each.seat == seat)


def _battlestation(state: State, seat: int, on: Targets, facts: Facts, _: Dice) -> list[Event]:
    active = waits.active(state, facts)
    assert active is not None
    state.stack.append(Volley(seat, facts["system"], active, [f"dock:{on[0]}"]))
    return []


PLAYS = plays_of(
    Card("flank_speed", lasts("flank_speed", "activation"), activated),
    Card("in_the_silence_of_space", lasts("in_the_silence_of_space", "activation"), _elsewhere),
    Card("surprise_assault", _surprise, _blockaded_dock),
    Card("minelayers", _minelayers, _mined),
    Card("experimental_battlestation", _battlestation, can=_stations),
)
