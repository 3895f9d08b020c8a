"""How far ships come: against a slow search over all ways, by the rules one by one, and in time."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import pytest

from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.effects import bans
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.state import Lasting, Law, Ship, State
from rules.twilight_imperium.tactical import reach
from rules.twilight_imperium.tactical.reach import Chart
from tests.rules.twilight_imperium.test_setup import whole

MOVES = {"carrier": 1, "cruiser": 2, "destroyer": 2, "dreadnought": 1, "war_sun": 2}

TECHNOLOGIES = (
    "antimass_deflectors",
    "maneuvering_jets",
    "light_wave_deflector",
    "xrd_transporters",
    "type_iv_drive",
    "advanced_fighters",
)
NOWHERE = ("supernova", "asteroid_field")


# A slow search, by the letter of the rules


def neighbours(state: State, at: str) -> Iterator[str]:
    laws = {law.card for law in state.laws}
    here = set(galaxy.letters(state, at))
    for other in state.systems:
        there = set(galaxy.letters(state, other))
        through = bool(here and there) if "wormhole_reconstruction" in laws else bool(here & there)
        if other != at and (
            galaxy.steps(at, other) == 1 or (through and "closing_the_wormholes" not in laws)
        ):
            yield other


def barred(state: State, at: str, seat: int) -> bool:
    """A ship that enters goes no further."""
    player, terrain = state.players[seat], galaxy.terrain(state, at)
    free = any(law.card == "investigate_spatial_anomalies" for law in state.laws)
    system = state.systems[at]
    enemies = {ship.seat for ship in system.ships} - {seat}
    wild = [
        each
        for each in systems.enemies(system, seat)
        if "advanced_fighters" in state.players[each].technologies
    ]
    return any(
        (
            terrain == "supernova" and player.race != "muaat",
            terrain == "asteroid_field" and "antimass_deflectors" not in player.technologies,
            terrain == "nebula" and not free,
            terrain == "ion_storm" and not free and "maneuvering_jets" not in player.technologies,
            (enemies or wild) and "light_wave_deflector" not in player.technologies,
        )
    )


def speed(state: State, ship: Ship, at: str) -> int:
    player = state.players[ship.seat]
    drive = {"carrier": "xrd_transporters", "cruiser": "type_iv_drive", "dreadnought": "type_iv_drive"}
    found = MOVES[ship.kind] + (drive.get(ship.kind) in player.technologies)
    found -= player.race == "muaat" and ship.kind == "war_sun"
    found += state.high_alert == (ship.seat, at)
    found += any(each.source == "flank_speed" and each.owner == ship.seat for each in state.lasting)
    free = any(law.card == "investigate_spatial_anomalies" for law in state.laws)
    return min(found, 1) if galaxy.terrain(state, at) == "nebula" and not free else found


def all_ways(state: State, way: tuple[str, ...], most: int, seat: int) -> Iterator[tuple[str, ...]]:
    """Every way of at most so many steps, there and back again included."""
    yield way
    stuck = len(way) > 1 and barred(state, way[-1], seat)
    if len(way) <= most and not stuck:
        for each in neighbours(state, way[-1]):
            yield from all_ways(state, (*way, each), most, seat)


# Galaxies by chance


def scattered(seed: int) -> State:
    chance = random.Random(seed)
    state = whole(chance.choice((3, 4, 6)), seed % 5)
    if chance.random() < 0.2:
        state.players[0].race = "muaat"
    techs = (
        "antimass_deflectors",
        "maneuvering_jets",
        "light_wave_deflector",
        "xrd_transporters",
        "type_iv_drive",
    )
    for player in state.players:
        player.technologies = [each for each in (*techs, "advanced_fighters") if chance.random() < 0.25]
    laws = ("wormhole_reconstruction", "closing_the_wormholes", "investigate_spatial_anomalies")
    state.laws = [Law(each) for each in laws if chance.random() < 0.2]
    places = sorted(state.systems)
    for seat in range(state.seats):
        for at in chance.sample(places, 4):
            for kind in chance.sample(sorted(MOVES), 2):
                state.numbers += 1
                state.systems[at].ships.append(Ship(state.numbers, kind, seat))  # type: ignore[arg-type]
        at = chance.choice(places)
        state.systems[at].fighters[str(seat)] = 2
        if chance.random() < 0.5:
            state.systems[chance.choice(places)].counters.append(seat)
    if chance.random() < 0.3:
        state.high_alert = (0, chance.choice(places))
    if chance.random() < 0.2:
        state.lasting = [Lasting("flank_speed", 0, "activation")]
    return state


@pytest.mark.rule("TI-244", "TI-245", "TI-246", "TI-247", "TI-248", "TI-255")
@pytest.mark.parametrize("seed", range(40))
def test_reach_agrees_with_a_search_over_all_ways(seed: int) -> None:
    state = scattered(seed)
    chart = Chart(state, 0)
    expected = set[tuple[str, str, int]]()
    for at in sorted(state.systems):
        for ship in systems.ships(state.systems[at], 0):
            ends = {way[-1] for way in all_ways(state, (at,), speed(state, ship, at), 0) if len(way) > 1}
            allowed = {end for end in ends if galaxy.terrain(state, end) not in NOWHERE}
            if 0 not in state.systems[at].counters:
                expected |= {(end, at, ship.id) for end in allowed - {at}}
    found = {
        (end, at, ship.id) for end, came in reach.everywhere(state, 0, chart).items() for at, ship in came
    }
    assert found == expected and found


@pytest.mark.rule("TI-246", "TI-251")
@pytest.mark.parametrize("seed", range(40))
def test_what_lies_on_the_way_agrees_with_a_search_over_all_ways(seed: int) -> None:
    state = scattered(seed)
    chance = random.Random(seed)
    chart = Chart(state, 0)
    for at in sorted(state.systems):
        for ship in systems.ships(state.systems[at], 0):
            most = speed(state, ship, at)
            every = list(all_ways(state, (at,), most, 0))
            for end in [*chance.sample(sorted(state.systems), 5), at]:
                wanted = [*chance.sample(sorted(state.systems), 6), at]
                touched = {frozenset(way) & frozenset(wanted) for way in every if way[-1] == end}
                largest = {each for each in touched if not any(each < other for other in touched)}
                assert set(reach.tours(chart, at, end, ship.kind, most, wanted)) == largest
                for way in chance.sample(every, min(4, len(every))):
                    assert reach.walks(chart, way, ship.kind)
                    far = reach.steps(chart, at, ship.kind, most)
                    assert len(way) == 1 or far[way[-1]] <= len(way) - 1


def test_every_system_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What keeps a search over a galaxy of six players within a few milliseconds."""
    state = next(each for each in map(scattered, range(20)) if each.seats == 6)
    asked = list[str]()
    first = bans.first

    def count(state: State, table: bans.Table, sources: Iterable[Source], facts: Facts) -> Source | None:
        asked.append(facts.get("system", ""))
        return first(state, table, sources, facts)

    monkeypatch.setattr(bans, "first", count)
    chart = Chart(state, 0)
    found = reach.everywhere(state, 0, chart)
    assert len(found) > 10 and len(asked) <= 2 * len(state.systems) + 1
    before = len(asked)
    for at in found:
        reach.tours(chart, at, state.players[0].home, "cruiser", 3, sorted(found)[:6])
    assert len(asked) - before <= len(state.systems)
