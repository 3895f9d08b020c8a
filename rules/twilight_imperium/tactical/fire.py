"""Who fires at whom in an activated system; how PDS do is told elsewhere (TI-258 to TI-262, TI-267)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import orders
from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.cards import waits
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects import ground, tokens
from rules.twilight_imperium.frames import Volley
from rules.twilight_imperium.state import State, System

FIRE = "fire"
"""The question, as orders name it."""


def in_range(state: State, seat: int, at: str) -> list[str]:
    """Planets whose PDS reach ships in this system; with Deep Space Cannon from the next one, but never
    through a wormhole (TI-114, TI-267)."""
    if ground.cannot_fire(state, told.facts(seat=seat, system=at)) is not None:
        return []
    far = galaxy.beside(state, at) if tokens.marked(state, seat, "pds_range_adjacent") else []
    planets = [planet for place in (at, *far) for planet in state.systems[place].planets]
    return [each.id for each in planets if each.owner == seat and each.pds]


def volleys(state: State, active: int, at: str, fired: Sequence[str]) -> list[Volley]:
    """The others at the active player's ships, in order of play from him on; then he at theirs, each PDS once
    (TI-258 to TI-262)."""
    system = state.systems[at]
    others = after(state, active) if systems.has_fleet(system, active) else []
    enemies = systems.enemies(system, active)
    pairs = [*((seat, active) for seat in others), *((active, each) for each in enemies[:1])]
    found = [(seat, target, in_range(state, seat, at)) for seat, target in pairs]
    free = [
        (seat, target, [each for each in planets if each not in fired]) for seat, target, planets in found
    ]
    return [Volley(seat, at, target, planets) for seat, target, planets in free if planets]


def after(state: State, active: int) -> list[int]:
    """The others in order of play, beginning behind the active player (TI-259)."""
    order = verbs.in_turn(state)
    place = order.index(active)
    return [*order[place + 1 :], *order[:place]]


def ordered(state: State, frame: Volley, what: str = FIRE) -> bool:
    """The owner has said what to do here, or that he wants to be asked: per player or system (TI-683)."""
    here = waits.point(what, {"system": frame.system, "at": str(frame.target)})
    return orders.waited_for(state.players[frame.seat].book, frame.seat, here, waits.DESK)


def there(state: State, system: System, seat: int) -> str:
    """Other seats with units or planets there, as windows are told."""
    owners = {planet.owner for planet in system.planets}
    others = [each for each in systems.playing(state) if each != seat]
    return " ".join(str(each) for each in others if each in owners or systems.has_units(system, each))
