"""Colonies and Refineries (TI-399 to TI-404)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from rules.core.contract import Event, IllegalMove
from rules.twilight_imperium.board import control, galaxy, systems
from rules.twilight_imperium.components import FACILITIES, PLANETS
from rules.twilight_imperium.frames import Producing
from rules.twilight_imperium.purse import planets
from rules.twilight_imperium.state import State

BETWEEN = "+"


class Plot(NamedTuple):
    planet: str
    kind: Literal["colony", "refinery"]


def read(text: str | None) -> list[Plot]:
    """`lodor.colony`; several with a plus between them."""
    if text is None:
        return []
    found = list[Plot]()
    for each in text.split(BETWEEN):
        planet, _, kind = each.partition(".")
        if kind not in FACILITIES:
            raise IllegalMove("ti-illegal-facility", rule="TI-399", item=each)
        found.append(Plot(planet, FACILITIES[kind].id))
    return found


def price(state: State, frame: Producing, plots: list[Plot]) -> int:
    """Judged first: raise why one cannot stand there."""
    for plot in plots:
        _may(state, frame, plot)
    if len({plot.planet for plot in plots}) < len(plots):
        raise IllegalMove("ti-illegal-facility-one", rule="TI-402")
    for kind, left in (("colony", state.colonies), ("refinery", state.refineries)):
        if sum(plot.kind == kind for plot in plots) > left:
            raise IllegalMove("ti-illegal-facility-left", rule="TI-399", facility=f"@{kind}")
    return sum(FACILITIES[plot.kind].cost for plot in plots)


def _may(state: State, frame: Producing, plot: Plot) -> None:
    if frame.why != "tactical":
        raise IllegalMove("ti-illegal-facility-now", rule="TI-400")
    system = state.systems[frame.system]
    planet = next((each for each in system.planets if each.id == plot.planet), None)
    if planet is None or not control.held_all_round(state, planet, frame.seat):
        raise IllegalMove("ti-illegal-facility-held", rule="TI-401")
    if galaxy.race_of(system.tile) is not None or PLANETS[planet.id].station:
        raise IllegalMove("ti-illegal-facility-home", rule="TI-401", planet=f"@{planet.id}")
    if systems.enemies(system, frame.seat):
        raise IllegalMove("ti-illegal-facility-enemies", rule="TI-401")
    if planet.facility is not None:
        raise IllegalMove("ti-illegal-facility-one", rule="TI-402")


def may(state: State, frame: Producing) -> list[Plot]:
    """What could be built where."""
    spots = [each.id for each in state.systems[frame.system].planets]
    return [
        plot
        for id in spots
        for kind in FACILITIES.values()
        if _could(state, frame, plot := Plot(id, kind.id))
    ]


def _could(state: State, frame: Producing, plot: Plot) -> bool:
    try:
        price(state, frame, [plot])
    except IllegalMove:
        return False
    return True


def build(state: State, seat: int, plot: Plot) -> list[Event]:
    """The planet is exhausted by it, if it was not to pay for it (TI-403)."""
    planet = systems.planet(state, plot.planet)
    planet.facility = plot.kind
    take(state, plot.kind)
    told = Event(
        "ti-facility-built", {"player": f"#{seat}", "facility": f"@{plot.kind}", "planet": f"@{plot.planet}"}
    )
    return [told, *planets.exhaust(state, plot.planet)]


def take(state: State, kind: str) -> None:
    """Its card leaves the supply."""
    state.colonies -= kind == "colony"
    state.refineries -= kind == "refinery"
