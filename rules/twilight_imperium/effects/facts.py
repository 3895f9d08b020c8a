"""What the tables ask of the facts of a number or deed. Facts are text: `seat`, `unit`, `step`, `side`, …"""

from __future__ import annotations

from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import LEADERS, UNITS
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import State

GROUND = ("gf", "shock")
"""Shock Troops count as Ground Forces (TI-378)."""


RIDERS = "riders"
"""Said of the Fighter that carries Leaders."""


def facts(**said: str | int) -> Facts:
    return {name: str(value) for name, value in said.items()}


def seat(found: Facts) -> int:
    return int(found["seat"])


def mine(source: Source, found: Facts) -> bool:
    """It belongs to the player in question."""
    return source.owner is not None and found.get("seat") == str(source.owner)


def on_seat(source: Source, found: Facts) -> bool:
    """It was laid on the player in question."""
    return found.get("seat", "") in source.on


def lasts(source: Source) -> bool:
    """A lasting effect, not the ability or law of the same name."""
    return source.lasting is not None


def is_ship(found: Facts) -> bool:
    unit = found.get("unit", "")
    return unit in UNITS and UNITS[unit].ship


def kinds(leaders: list[str]) -> set[str]:
    return {LEADERS[each].kind for each in leaders}


def led(state: State, found: Facts, kind: str) -> bool:
    """A Leader of this kind is on the planet of the facts."""
    return "planet" in found and kind in kinds(systems.planet(state, found["planet"]).leaders)


def aboard(state: State, found: Facts, kind: str) -> bool:
    """A Leader of this kind is on the ship of the facts, or on the Fighter that carries any (TI-257)."""
    if RIDERS in found:
        return kind in kinds(systems.riders(state.systems[found["system"]], seat(found)))
    return "ship" in found and kind in kinds(systems.ship(state, int(found["ship"])).leaders)
