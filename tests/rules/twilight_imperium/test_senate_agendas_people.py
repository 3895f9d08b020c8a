"""Once-only agendas about planets and those who live there."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Sheet
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.effects import building
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.ground import REX
from rules.twilight_imperium.senate import elections
from rules.twilight_imperium.senate.deeds import DEEDS
from tests.rules.twilight_imperium.phases import waited
from tests.rules.twilight_imperium.play import Loaded, answer, run, silent
from tests.rules.twilight_imperium.senate import chooses, decide, offered
from tests.rules.twilight_imperium.strategic import table_of
from tests.rules.twilight_imperium.table import Table


def _colonies(*points: int) -> Table:
    table = table_of(p201="lodor")
    for player, count in zip(table.state.players, points, strict=True):
        player.points = count
    table.at("201").planet("lodor", owner=0, gf=2, shock=1, pds=1, dock=1, facility="colony")
    table.state.shock_left, table.state.colonies = 11, 7
    return table


@pytest.mark.rule("TI-613", "TI-615")
def test_the_leader_empties_a_planet_for_a_player_with_the_fewest_points() -> None:
    table = _colonies(5, 2, 2)
    state = table.state
    decide(table, "colonial_redistribution", "for")
    chooses(table, 0, "lodor")
    planet = systems.planet(state, "lodor")
    assert (planet.gf, planet.shock, planet.pds, planet.owner) == (0, 0, 1, 0)
    with pytest.raises(IllegalMove):
        chooses(table, 0, "#0")
    chooses(table, 0, "#2")
    chooses(table, 2, "lodor")
    assert (planet.owner, planet.gf, planet.pds, planet.dock, planet.facility) == (2, 3, 0, None, None)
    assert (state.colonies, state.shock_left, planet.ready) == (8, 12, False)
    assert state.stack == []


@pytest.mark.rule("TI-074")
def test_a_planet_that_nobody_wants_keeps_owner_and_works() -> None:
    table = _colonies(5, 1, 2)
    decide(table, "colonial_redistribution", "for")
    chooses(table, 0, "lodor")
    assert waited(table.state) == [1]  # the only one with so few
    chooses(table, 1)
    planet = systems.planet(table.state, "lodor")
    assert (planet.owner, planet.gf, planet.pds, planet.facility) == (0, 0, 1, "colony")
    assert planet.dock is not None


def test_of_several_leaders_the_dice_choose_one_and_stations_are_safe() -> None:
    seen = set[int]()
    for seed in range(20):
        table = _colonies(3, 3, 1)
        decide(table, "colonial_redistribution", "for", dice=Loaded(seed=bytes([seed])))
        seen.add(waited(table.state)[0])
    assert seen == {0, 1}


def test_where_all_have_as_many_points_the_leader_names_another() -> None:
    table = _colonies(2, 2, 2)
    decide(table, "colonial_redistribution", "for")
    (leader,) = waited(table.state)
    chooses(table, leader, offered(table.state)[0])
    assert f"#{leader}" not in offered(table.state) and len(offered(table.state)) == 2


def test_stations_are_not_redistributed_and_without_the_agenda_nothing_is() -> None:
    table = table_of(p201="bellatrix_tsion")
    table.state.players[0].points = 4
    table.at("201").planet("tsion", owner=0).planet("bellatrix", owner=0)
    decide(table, "colonial_redistribution", "against")
    assert table.state.stack == []
    decide(table, "colonial_redistribution", "for")
    with pytest.raises(IllegalMove):
        chooses(table, 0, "tsion")
    chooses(table, 0, "bellatrix")


def _dispute() -> Table:
    table = table_of(p201="lodor", p202="quann", p203="wellon", p204="hopes_end")
    table.at("201").planet("lodor", owner=0, gf=2, shock=1, pds=1, dock=1, facility="refinery")
    table.at("202").planet("quann", owner=1, gf=1)
    table.at("203").planet("wellon", owner=0)
    table.at("000").planet(REX, owner=2)
    table.state.shock_left = 11
    return table


@pytest.mark.rule("TI-500", "TI-616")
def test_disputed_planets_turn_neutral_with_nothing_left_on_them() -> None:
    table = _dispute()
    decide(table, "dispute_resolution", "lodor+quann")
    for id in ("lodor", "quann"):
        planet = systems.planet(table.state, id)
        assert (planet.owner, planet.gf, planet.shock, planet.pds, planet.dock) == (None, 0, 0, 0, None)
        assert planet.facility is None
    assert table.state.shock_left == 12


@pytest.mark.rule("TI-500", "TI-656")
def test_two_planets_of_two_players_are_disputed_neither_homes_nor_mecatol_rex() -> None:
    table = _dispute()
    state = table.state
    assert elections.choices(state, "dispute_resolution", DEEDS) == ["lodor", "quann", "wellon"]
    run(state, frames.Agenda(2, "dispute_resolution"))
    for wrong in ("lodor+wellon", "lodor+jord", "lodor+hopes_end", f"lodor+{REX}"):
        with pytest.raises(IllegalMove):
            answer(state, 0, Sheet(wrong))
    answer(state, 0, Sheet("quann+lodor"))


@pytest.mark.rule("TI-708")
def test_the_dice_dispute_no_planets_of_one_player() -> None:
    for seed in range(12):
        table = _dispute()
        run(table, frames.Agenda(2, "dispute_resolution"))
        for seat in range(3):
            answer(table, seat, Sheet("abstain"))
        answer(table, 0, silent(table.state, 0), dice=Loaded(seed=bytes([seed])))
        assert systems.planet(table.state, "quann").owner is None


@pytest.mark.rule("TI-656")
def test_without_planets_of_two_players_there_is_no_dispute() -> None:
    table = _dispute()
    table.at("202").planet("quann", owner=0)
    assert elections.choices(table.state, "dispute_resolution", DEEDS) == []


@pytest.mark.rule("TI-098", "TI-615")
def test_a_subsidized_dock_stands_on_an_own_planet_without_one() -> None:
    table = table_of(p201="lodor")
    state = table.state
    table.home(1).planet("arc_prime", dock=1)
    table.at("201").planet("lodor", owner=1)
    decide(table, "subsidized_industry", "1")
    for wrong in ("arc_prime", "jord"):
        with pytest.raises(IllegalMove):
            chooses(table, 1, wrong)
    chooses(table, 1, "lodor")
    assert systems.planet(state, "lodor").dock == state.round + 1
    facts = told.facts(seat=1, unit="gf", system="201", planet="lodor")
    assert building.cannot_build(state, facts) is not None


@pytest.mark.rule("TI-098", "TI-615")
def test_a_subsidized_dock_of_the_saar_floats_beside_an_own_planet() -> None:
    table = table_of("saar", "letnev", "hacan", p201="lodor", p202="quann")
    state = table.state
    table.at("201").planet("lodor", owner=0)
    table.at("202").planet("quann", owner=0).ships(1, cruiser=1)
    decide(table, "subsidized_industry", "0")
    for wrong in ("202", "lodor", "307"):
        with pytest.raises(IllegalMove):
            chooses(table, 0, wrong)
    chooses(table, 0, "201")
    (dock,) = state.systems["201"].docks
    facts = told.facts(seat=0, unit="gf", system="201", ship=dock.id)
    assert building.cannot_build(state, facts) is not None


@pytest.mark.rule("TI-615")
def test_without_plastic_there_is_no_subsidized_dock() -> None:
    table = table_of("hacan", "letnev", "sol", p201="lodor")
    for planet in systems.home(table.state, 0).planets:
        planet.dock = 1
    table.at("201").planet("lodor", owner=0)
    decide(table, "subsidized_industry", "0")
    assert table.state.stack == []


@pytest.mark.rule("TI-711")
def test_who_says_nothing_takes_a_planet_and_a_dock_that_are_offered() -> None:
    table = _colonies(5, 1, 2)
    decide(table, "colonial_redistribution", "for")
    chooses(table, 0, "lodor")
    answer(table, 1, silent(table.state, 1))
    assert systems.planet(table.state, "lodor").owner == 1
    decide(table, "subsidized_industry", "1")
    answer(table, 1, silent(table.state, 1))
    assert systems.planet(table.state, "arc_prime").dock is not None
