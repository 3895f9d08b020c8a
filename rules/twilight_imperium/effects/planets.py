"""What planets are worth now: printed values, Facilities, and what swaps the two (TI-387, TI-404, TI-550)."""

from __future__ import annotations

from typing import Literal

from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.numbers import Becomes, Sum, Table, total
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import State

Kind = Literal["resources", "influence"]
OTHER: dict[str, Kind] = {"resources": "influence", "influence": "resources"}


def planet_value(state: State, planet: str, kind: str) -> Sum:
    """Mostly what is printed: that is seen at a glance."""
    printed = _printed(planet, kind)
    if not (state.laws or state.lasting) and systems.planet(state, planet).facility is None:
        return Sum(printed, ())
    return total(state, printed, VALUE, told.facts(planet=planet, kind=kind))


def _printed(planet: str, kind: str) -> int:
    row = PLANETS[planet]
    return row.resources if kind == "resources" else row.influence


def _swapped_by_law(_: State, source: Source, facts: Facts) -> int | Becomes:
    return Becomes(_printed(facts["planet"], OTHER[facts["kind"]])) if source.law is not None else 0


def _facility(state: State, source: Source, facts: Facts) -> int:
    kind = "influence" if source.id == "colony" else "resources"
    return int(facts["kind"] == kind and systems.planet(state, facts["planet"]).facility == source.id)


def _reversed(state: State, source: Source, facts: Facts) -> int | Becomes:
    """The planet is worth what it would otherwise be worth in the other kind, Facility and all."""
    if not told.lasts(source) or facts["planet"] not in source.on:
        return 0
    other = OTHER[facts["kind"]]
    printed = _printed(facts["planet"], other)
    return Becomes(total(state, printed, BEFORE, {**facts, "kind": other}).value)


BEFORE: Table = {"labor_force_politics": _swapped_by_law, "colony": _facility, "refinery": _facility}
VALUE: Table = {**BEFORE, "yin_reversal": _reversed}
