"""Once-only agendas about planets and those who live there."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import control, pieces, systems
from rules.twilight_imperium.cards.deeds_harm import killed
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.deeds import lasting, verbs
from rules.twilight_imperium.deeds.choosing import Then, choose
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.frames import Choosing
from rules.twilight_imperium.senate.agendas_power import tally, with_points
from rules.twilight_imperium.senate.asking import home_first, settled
from rules.twilight_imperium.senate.deed import Decision, Deed
from rules.twilight_imperium.state import State, System

COLONIES, SETTLERS = "colonial_redistribution", 3
HEIR, SETTLED = "colonial_heir", "colonial_settlers"
"""Its further questions: who may have the planet, and whether he wants it."""
DISPUTE, INDUSTRY, FLOATS = "dispute_resolution", "subsidized_industry", "saar_floating_docks"


# Colonial Redistribution


def _redistribute(state: State, _: Decision, dice: Dice) -> list[Event]:
    leader = dice.choice(with_points(state, max(tally(state))))
    poorest = sorted(settled(state, leader), key=lambda id: _worth(state, id))
    choose(state, leader, "ti-colony", poorest, COLONIES)
    return [Event("ti-colony-leader", {"player": f"#{leader}"})]


def _worth(state: State, id: str) -> tuple[int, int, str]:
    row = PLANETS[id]
    return row.resources + row.influence, systems.ground(systems.planet(state, id)), id


def _emptied(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    """Whoever has the fewest points, not the leader himself where all have as many."""
    (id,) = ids
    poor = [seat for seat in with_points(state, min(tally(state))) if seat != frame.seat]
    choose(state, frame.seat, "ti-colony-heir", [f"#{seat}" for seat in poor], HEIR, memo=ids)
    count = systems.ground(systems.planet(state, id))
    return killed(state, id, verbs.kill_ground(state, id, count))


def _named(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    seat, args = int(ids[0].removeprefix("#")), {"planet": f"@{frame.memo[0]}"}
    choose(state, seat, "ti-colony-take", frame.memo, SETTLED, least=0, fallback=frame.memo, args=args)
    return []


def _taken(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    """Only then PDS, dock and Facility are lost."""
    happened = list[Event]()
    for id in ids:
        planet = systems.planet(state, id)
        happened += verbs.destroy_dock(state, id, None)
        verbs.destroy_pds(state, id, planet.pds)
        pieces.raze(state, planet)
        happened += control.take(state, frame.seat, id, "card")
        happened += verbs.free_ground(state, "gf", id, SETTLERS)
    return happened


# Dispute Resolution


def _disputed(state: State, id: str) -> bool:
    """Somebody's, neither Mecatol Rex nor a home planet nor a station (TI-616)."""
    barred = id == REX or PLANETS[id].home is not None or PLANETS[id].station
    return not barred and systems.planet(state, id).owner is not None


def _resolve(state: State, decision: Decision, _: Dice) -> list[Event]:
    return [event for id in decision.elected for event in verbs.abandon(state, id, "card")]


# Subsidized Industry


def _subsidize(state: State, decision: Decision, _: Dice) -> list[Event]:
    seat = decision.player
    sites = _moorings(state, seat) if has(state, seat, FLOATS) else _sites(state, seat)
    if pieces.reinforcements(state, seat, "dock"):
        choose(state, seat, "ti-industry", sites, INDUSTRY, least=0, fallback=sites[:1])
    return []


def _sites(state: State, seat: int) -> list[str]:
    return [id for id in settled(state, seat) if systems.planet(state, id).dock is None]


def _moorings(state: State, seat: int) -> list[str]:
    """No more than own planets there, and stations are none (TI-087, TI-105); beside enemy ships a floating
    dock would be lost at once (TI-103)."""
    free = (each for each in systems.places(state) if not systems.enemies(each, seat))
    return home_first(state, seat, (each.at for each in free if _moors(each, seat)))


def _moors(system: System, seat: int) -> bool:
    own = sum(each.owner == seat and not PLANETS[each.id].station for each in system.planets)
    return sum(dock.seat == seat for dock in system.docks) < own


def _built(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    """It does not produce this round (TI-098)."""
    happened = list[Event]()
    for place in ids:
        if place in PLANETS:
            happened += verbs.free_ground(state, "dock", place)
            continue
        for dock in pieces.launch(state, frame.seat, "dock", state.systems[place]):
            lasting.begin(state, FLOATS, frame.seat, "round", (str(dock.id),))
        happened += verbs.appeared(state, frame.seat, "dock", place, 1)
    return happened


DEEDS: Mapping[str, Deed] = {
    COLONIES: Deed(_redistribute),
    DISPUTE: Deed(_resolve, eligible=_disputed),
    INDUSTRY: Deed(_subsidize),
}
CHOICES: Mapping[str, Then] = {
    COLONIES: _emptied,
    HEIR: _named,
    SETTLED: _taken,
    INDUSTRY: _built,
}
