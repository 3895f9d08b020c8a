"""Whole Tactical Actions through all chapters: movement, landing, fights, production."""

from __future__ import annotations

import pytest

from rules.core.orders import Wait
from rules.twilight_imperium.actions import Build, Choose, Done, Land, Let, Plan
from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.frames import Landing, Window
from rules.twilight_imperium.state import Won
from tests.rules.twilight_imperium.play import Loaded, answer, asked, run, silent
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.tactical import activate, move, table

HIT, MISS = 10, 1


def waits(found: Table, seat: int, window: str) -> None:
    found.state.players[seat].book.waits = [Wait(window)]


def test_a_planet_is_taken_and_a_dock_built_on_it_two_rounds_later() -> None:
    found = table()
    found.home(0).ships(0, carrier=1).planet("jord", gf=3)
    activate(found, "201")
    move(found, "301.carrier", load="jord.gf:2")
    answer(found, 0, Land(("arnor.gf", "lor.gf")))
    assert [systems.planet(found.state, id).owner for id in ("arnor", "lor")] == [0, 0]
    assert found.state.stack == [], "nothing can be built on planets just gained"
    found.state.round += 1
    found.state.players[0].goods = 9
    found.at("201").system.counters.clear()
    activate(found, "201")
    answer(found, 0, Done())
    answer(found, 0, Build(("lor.dock",)))
    assert systems.planet(found.state, "lor").dock == found.state.round + 1 and found.state.stack == []


@pytest.mark.rule("TI-207", "TI-208", "TI-212")
def test_mecatol_rex_falls_to_a_real_battle() -> None:
    found = table()
    found.at("000").ships(0, carrier=1, cruiser=1, destroyer=1)
    found.at("000").system.ships[0].gf = 4
    run(found, Landing(0, "000"))
    answer(found, 0, Land(("mecatol_rex.gf:4",)))
    answer(found, 0, Plan(), Loaded(HIT, HIT, HIT, *[MISS] * 3, *[HIT] * 4, MISS, MISS))
    rex = systems.planet(found.state, "mecatol_rex")
    assert found.state.custodians == [0, 0] and rex.owner == 0 and rex.gf + rex.shock == 4
    assert [ship.kind for ship in found.at("000").system.ships] == ["carrier", "cruiser", "destroyer"]


@pytest.mark.rule("TI-211")
def test_a_fleet_that_falls_to_the_custodians_takes_its_cargo_along() -> None:
    found = table()
    found.at("000").ships(0, carrier=1)
    found.at("000").system.ships[0].gf = 4
    run(found, Landing(0, "000"))
    answer(found, 0, Land(("mecatol_rex.gf:4",)))
    answer(found, 0, Plan(), Loaded(MISS, HIT, HIT, HIT))
    assert found.state.custodians == [3, 2] and found.state.stack == []
    assert not found.at("000").system.ships and systems.planet(found.state, "mecatol_rex").owner is None


# Those who say nothing


@pytest.mark.rule("TI-695", "TI-358")
def test_defensive_fire_asks_nobody_and_silence_digs_nobody_in() -> None:
    found = table()
    found.at("104").planet("lodor", owner=1, gf=1, pds=1).ships(0, war_sun=1)
    found.at("104").system.ships[0].gf = 1
    found.state.players[1].cards = ["dug_in"]
    waits(found, 1, "before_bombardment")
    run(found, Landing(0, "104"))
    answer(found, 0, Land(("lodor.gf",)))
    question = asked(found, 0)
    assert question is not None
    answer(found, 0, question.choices[0].action)
    frame = found.state.stack[-1]
    assert isinstance(frame, Window) and frame.point == "before_bombardment" and frame.asked == [1]
    assert silent(found.state, 1) == Let()
    events = answer(found, 1, Let(), Loaded(MISS, MISS, MISS, HIT))
    keys = [event.key for event in events]
    assert "ti-bombards" in keys and "ti-pds-defends" in keys, "fired without a question"
    assert found.state.players[1].cards == ["dug_in"]


@pytest.mark.rule("TI-698")
def test_silence_after_a_lost_planet_plays_nothing() -> None:
    found = table()
    found.at("104").planet("lodor", owner=1).ships(0, carrier=1)
    found.at("104").system.ships[0].gf = 1
    found.state.players[1].cards = ["reparations"]
    waits(found, 1, "after_planet_taken")
    run(found, Landing(0, "104"))
    answer(found, 0, Land(("lodor.gf",)))
    frame = found.state.stack[-1]
    assert isinstance(frame, Window) and frame.point == "after_planet_taken" and frame.asked == [1]
    assert frame.facts["owner"] == "1" and frame.facts["active"] == "0"
    assert silent(found.state, 1) == Let()
    answer(found, 1, Let())
    assert found.state.players[1].cards == ["reparations"] and found.state.stack == []


# The Nexus, and what counts


@pytest.mark.rule("TI-062")
def test_the_nexus_is_activated_fought_over_and_its_planet_taken() -> None:
    found = table(p102="wormhole_alpha")
    found.at("102").ships(0, carrier=1, cruiser=3)
    found.at("102").system.ships[0].gf = 2
    found.at("900").ships(1, destroyer=1)
    (planet,) = galaxy.planets_on("wormhole_nexus")
    activate(found, "900")
    move(found, "102.all")
    for seat in (0, 1):
        answer(found, seat, Plan(), Loaded(*[HIT] * 4, MISS))
    assert {ship.seat for ship in found.at("900").system.ships} == {0}, "the battle is won"
    answer(found, 0, Land((f"{planet}.gf:2",)))
    assert systems.planet(found.state, planet).owner == 0 and found.at("900").system.counters == [0]


@pytest.mark.rule("TI-035")
def test_ships_that_pds_shot_down_are_none_of_the_battle() -> None:
    found = table()
    found.home(0).ships(0, war_sun=2)
    found.state.players[0].technologies = ["deep_space_cannon"]
    found.at("201").ships(1, cruiser=2)
    found.at("202", "tarmann").planet("tarmann", owner=0, pds=1, gf=1)
    activate(found, "201")
    move(found, "301.all", dice=Loaded(HIT))
    assert len(found.at("201").system.ships) == 3, "one was shot down on the way"
    for seat in (0, 1):
        answer(found, seat, Plan(), Loaded(*[HIT] * 6, MISS))
    assert found.state.players[0].tally.battles == [Won("201", 1, 1)]


@pytest.mark.rule("TI-260", "TI-262")
def test_the_active_players_pds_fire_last_at_the_enemy_whom_he_names() -> None:
    found = table()
    found.home(0).ships(0, cruiser=1)
    found.at("201").ships(1, cruiser=1).ships(2, cruiser=1).planet("arnor", owner=0, gf=1, pds=1)
    activate(found, "201")
    move(found, "301.cruiser")
    question = asked(found, 0)
    assert question is not None and question.key == "ti-volley", "both are there: he is asked, by post too"
    assert [asked(found, seat) for seat in (1, 2)] == [None, None]
    answer(found, 0, Choose(("#2",)), Loaded(HIT))
    there = found.at("201").system.ships
    assert sorted(ship.seat for ship in there) == [0, 1], "the second enemy is shot down, the first is not"
