"""The board: where systems lie, who is where, who controls what."""

from __future__ import annotations

import pytest

from rules.core import saved
from rules.twilight_imperium.board import control, galaxy, pieces, systems
from rules.twilight_imperium.frames import Happening
from rules.twilight_imperium.state import State
from tests.rules.twilight_imperium.table import galaxy as laid


def moments(state: State) -> list[tuple[str, dict[str, str]]]:
    """What happened, the first to be answered first."""
    found = [frame for frame in reversed(state.stack) if isinstance(frame, Happening)]
    return [(frame.moment, frame.facts) for frame in found]


# Places


def test_places_are_numbered_by_ring_and_clockwise_from_the_north() -> None:
    assert galaxy.around("000") == ("101", "102", "103", "104", "105", "106")
    assert set(galaxy.around("301")) == {"201", "302", "318", "401", "402", "424"}
    assert [galaxy.steps("000", at) for at in ("101", "212", "318", "424")] == [1, 2, 3, 4]
    assert galaxy.steps("000", "900") is None and galaxy.around("900") == ()
    for at in ("000", "105", "212", "307", "424"):
        cell = galaxy.hex_of(at)
        assert cell is not None and galaxy.at_of(cell) == at


def test_north_is_opposite_to_south() -> None:
    north, south = galaxy.hex_of("301"), galaxy.hex_of("310")
    assert north is not None and south is not None and north.times(-1) == south


@pytest.mark.rule("TI-037")
def test_special_systems_have_a_red_border_and_terrain() -> None:
    table = laid(p101="nebula_base", p102="lodor", p103="empty_base")
    assert [galaxy.special(table.state, at) for at in ("101", "102", "103", "301")] == [
        True,
        False,
        False,
        False,
    ]
    assert galaxy.terrain(table.state, "101") == "nebula" and galaxy.terrain(table.state, "301") is None


# Wormholes and the Nexus


@pytest.mark.rule("TI-054", "TI-056")
def test_wormholes_of_a_letter_lead_to_each_other_and_make_no_neighbours() -> None:
    table = laid(p201="quann", p207="wormhole_beta", p210="wormhole_alpha")
    beta = [at for at in ("201", "207", "210") if "beta" in galaxy.letters(table.state, at)]
    assert len(beta) >= 2
    for at in beta:
        assert {other for other in beta if other != at} <= set(galaxy.linked(table.state, at))
        assert not set(beta) & set(galaxy.beside(table.state, at))


@pytest.mark.rule("TI-055", "TI-059", "TI-061")
def test_the_nexus_has_both_letters() -> None:
    table = laid(p207="wormhole_beta", p210="wormhole_alpha")
    assert galaxy.linked(table.state, "207") == ["900"], "alone on the map it leads to the Nexus only"
    assert galaxy.linked(table.state, "210") == ["900"]
    assert galaxy.linked(table.state, "900") == ["207", "210"]
    assert galaxy.beside(table.state, "900") == []


# Who is where


@pytest.mark.rule("TI-027")
def test_fighters_alone_are_a_fleet() -> None:
    table = laid(p201="empty_base")
    place = table.at("201").ships(1, fighter=2)
    assert systems.present(place.system) == [1] and systems.has_fleet(place.system, 1)
    assert not systems.ships(place.system, 1)


@pytest.mark.rule("TI-026")
def test_everybody_else_is_an_enemy() -> None:
    table = laid(p201="empty_base")
    place = table.at("201").ships(0, cruiser=1).ships(1, fighter=1).ships(2, carrier=1)
    assert systems.enemies(place.system, 0) == [1, 2]


@pytest.mark.rule("TI-028")
def test_an_empty_system_holds_no_units_and_is_not_special() -> None:
    table = laid(p201="lodor", p202="nebula_base", p203="lodor")
    assert systems.empty(table.state, "201")
    table.at("201").planet("lodor", owner=1)
    table.at("201").system.counters.append(1)
    assert systems.empty(table.state, "201"), "markers and counters do not matter"
    assert not systems.empty(table.state, "202"), "a special system is never empty"
    table.at("201").planet("lodor", gf=1)
    assert not systems.empty(table.state, "201")
    table.at("203").ships(0, fighter=1)
    assert not systems.empty(table.state, "203")


@pytest.mark.rule("TI-622")
def test_a_blockade_needs_enemy_ships_and_none_of_ones_own() -> None:
    table = laid()
    place = table.home(0)
    assert not systems.blockaded(place.system, 0)
    place.ships(1, fighter=1)
    assert systems.blockaded(place.system, 0)
    place.ships(0, fighter=1)
    assert not systems.blockaded(place.system, 0)


@pytest.mark.rule("TI-725", "TI-611")
def test_neighbours_sit_as_their_homes_lie() -> None:
    table = laid()
    state = table.state
    state.table = [2, 1, 0]
    assert systems.clockwise(state, 0) == [0, 2, 1], "by the map, not by the lobby"
    assert (systems.left(state, 0), systems.right(state, 0)) == (2, 1)
    state.players[2].out = True
    assert systems.clockwise(state, 0) == [0, 1]
    assert systems.left(state, 0) == 2, "who is out stays a neighbour"


# Control


@pytest.mark.rule("TI-029")
def test_a_system_is_controlled_with_all_its_planets_and_a_ship() -> None:
    table = laid(p201="arnor_lor")
    place = table.at("201").planet("arnor", owner=0).planet("lor", owner=0)
    assert not control.controls(table.state, 0, "201"), "no ship"
    place.ships(0, fighter=3)
    assert not control.controls(table.state, 0, "201"), "Fighters are not enough"
    place.ships(0, destroyer=1)
    assert control.controls(table.state, 0, "201")
    place.planet("lor", owner=1)
    assert not control.controls(table.state, 0, "201")


@pytest.mark.rule("TI-030", "TI-031")
def test_without_planets_a_ship_and_no_enemy_unit() -> None:
    table = laid(p201="empty_base")
    place = table.at("201").ships(0, cruiser=1)
    assert control.controls(table.state, 0, "201")
    place.ships(1, fighter=1)
    assert not control.controls(table.state, 0, "201")


def test_whoever_has_troops_on_a_planet_has_units_there_and_nobody_else() -> None:
    table = laid(p201="lodor")
    place = table.at("201").planet("lodor", owner=1)
    assert not any(systems.has_units(place.system, seat) for seat in range(3)), "a bare planet is no unit"
    place.planet("lodor", gf=1)
    assert [systems.has_units(place.system, seat) for seat in range(3)] == [False, True, False]


@pytest.mark.rule("TI-011")
def test_home_is_held_with_every_planet_of_it() -> None:
    table = laid("hacan", "sol", "letnev")
    assert control.holds_home(table.state, 0)
    table.home(0).planet("kamdorn", owner=1)
    assert not control.holds_home(table.state, 0)


@pytest.mark.rule("TI-071", "TI-072", "TI-629")
def test_a_planet_that_changes_hands_arrives_exhausted_and_counts() -> None:
    table = laid(p201="lodor")
    state = table.state
    table.at("201").planet("lodor", owner=1, ready=True, since=1)
    control.take(state, 0, "lodor", "invasion")
    planet = systems.planet(state, "lodor")
    assert (planet.owner, planet.ready, planet.since) == (0, False, state.round)
    assert state.players[0].tally.planets == ["lodor"]
    assert [moment for moment, _ in moments(state)] == ["planet_gained", "planet_lost"]
    gained = dict(moments(state))["planet_gained"]
    assert (gained["seat"], gained["former"], gained["how"]) == ("0", "1", "invasion")
    assert saved.copy(state) == state


def test_taking_what_is_ones_own_changes_nothing() -> None:
    table = laid(p201="lodor")
    table.at("201").planet("lodor", owner=0, ready=True)
    assert control.take(table.state, 0, "lodor", "landing") == []
    assert systems.planet(table.state, "lodor").ready and not table.state.stack


@pytest.mark.rule("TI-616")
def test_a_planet_turned_neutral_loses_what_is_on_it() -> None:
    table = laid(p201="lodor")
    state = table.state
    state.shock_left = 10
    table.at("201").planet("lodor", owner=1, ready=True, gf=2, shock=2, pds=1, dock=1, facility="colony")
    control.turn_neutral(state, "lodor", "card")
    planet = systems.planet(state, "lodor")
    assert systems.bare(planet) and (planet.owner, planet.facility) == (None, None)
    assert state.shock_left == 12 and state.colonies == 9, "its card is free again"
    assert {moment for moment, _ in moments(state)} == {"planet_lost", "planet_neutral"}


@pytest.mark.rule("TI-078", "TI-079", "TI-080", "TI-081", "TI-616", "TI-623")
def test_a_station_belongs_to_whoever_alone_has_ships_there() -> None:
    tile = next(t for t in ("tsion_bellatrix", "bellatrix_tsion") if t in galaxy.SYSTEMS)
    table = laid(p201=tile)
    state, place = table.state, table.at("201").ships(0, fighter=1)
    control.claim_stations(state, place.system)
    station = systems.planet(state, "tsion")
    assert (station.owner, station.ready) == (0, False) and "tsion" in state.players[0].tally.planets
    place.ships(1, cruiser=1)
    control.claim_stations(state, place.system)
    assert station.owner == 0, "two fleets: it stays as it was"
    place.system.fighters.clear()
    place.system.ships.clear()
    control.claim_stations(state, place.system)
    assert station.owner == 0, "kept when the ships have left"
    assert control.turn_neutral(state, "tsion", "card") == [] and station.owner == 0


# Pieces


@pytest.mark.rule("TI-088", "TI-090")
def test_plastic_is_limited_and_comes_back() -> None:
    table = laid()
    state, place = table.state, table.home(0)
    built = pieces.launch(state, 0, "carrier", place.system, 6)
    assert len(built) == 4 == len(systems.ships(place.system, 0))
    assert len({ship.id for ship in built}) == 4
    pieces.scrap(state, built[0])
    assert pieces.reinforcements(state, 0, "carrier") == 1
    assert pieces.launch(state, 0, "carrier", place.system)[0].id not in {ship.id for ship in built}
    assert pieces.reinforcements(state, 0, "fighter") > 100 and pieces.reinforcements(state, 0, "gf") > 100


@pytest.mark.rule("TI-089")
def test_counters_stand_beside_plastic() -> None:
    table = laid(p201="lodor", p202="thibah")
    state = table.state
    for place in ("201", "202"):
        table.at(place).planet({"201": "lodor", "202": "thibah"}[place], owner=0)
    for index in range(1, 13):
        at = f"3{index + 1:02d}" if index < 6 else f"4{index:02d}"
        ship = table.at(at, "empty_base").ships(0, carrier=1).system.ships[0]
        ship.gf = 1
    assert pieces.station(state, 0, "gf", systems.planet(state, "lodor"), 2) == 0, (
        "twelve places, no piece left"
    )
    ship.gf = 0
    assert pieces.station(state, 0, "gf", systems.planet(state, "lodor"), 2) == 2
    assert pieces.station(state, 0, "gf", systems.planet(state, "lodor"), 5) == 5, "a piece is there"
    assert pieces.station(state, 0, "gf", systems.planet(state, "thibah")) == 0


@pytest.mark.rule("TI-095", "TI-098", "TI-113", "TI-343")
def test_a_planet_holds_one_dock_and_two_pds() -> None:
    table = laid()
    state = table.state
    jord = systems.planet(state, "jord")
    assert pieces.station(state, 0, "dock", jord) == 1 and jord.dock == state.round + 1
    assert pieces.station(state, 0, "dock", jord) == 0
    assert pieces.station(state, 0, "pds", jord, 3) == 2 == jord.pds


@pytest.mark.rule("TI-121", "TI-137", "TI-377")
def test_what_is_aboard_goes_with_the_ship_and_shock_troops_are_twelve() -> None:
    table = laid()
    state, place = table.state, table.home(0)
    jord = systems.planet(state, "jord")
    assert pieces.station(state, 0, "shock", jord, 20) == 12 and state.shock_left == 0
    pieces.kill_ground(state, jord, shock=12)
    carrier = pieces.launch(state, 0, "carrier", place.system)[0]
    carrier.gf, carrier.shock, state.shock_left = 2, 3, 9
    assert pieces.on_board(state, 0)["gf"] == 2
    pieces.scrap(state, carrier)
    assert (state.shock_left, pieces.on_board(state, 0)["gf"]) == (12, 0)


@pytest.mark.rule("TI-102")
def test_floating_docks_are_no_ships() -> None:
    table = laid("saar", "sol", "letnev")
    place = table.home(0).ships(0, dock=1)
    assert not systems.present(place.system) and systems.has_units(place.system, 0)
    assert pieces.reinforcements(table.state, 0, "dock") == 2
