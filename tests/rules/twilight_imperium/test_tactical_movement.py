"""Moving ships to an activated system."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Choose, Done, Move
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.state import Lasting
from rules.twilight_imperium.tactical import movement
from rules.twilight_imperium.tactical.party import Course
from rules.twilight_imperium.tactical.passage import LET, REFUSE
from tests.rules.twilight_imperium.play import answer, asked, silent
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.tactical import (
    Noted,
    activate,
    fleet,
    move,
    noted,
    ship,
    table,
)

__all__ = ["noted"]


def refused(found: Table, *items: str, **said: object) -> str:
    with pytest.raises(IllegalMove) as why:
        move(found, *items, **said)
    return why.value.key


# Ways


@pytest.mark.rule("TI-244")
def test_ships_come_as_far_as_they_move(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=1, cruiser=1)
    activate(found, "201")
    move(found, "301.cruiser", "301.carrier")
    assert fleet(found, "201") == ["carrier", "cruiser"] and fleet(found, "301") == []
    assert [type(each) for each in noted] == [frames.Landing, frames.Producing]
    assert not found.state.stack


@pytest.mark.rule("TI-244", "TI-591")
def test_independent_fighters_fly_two_steps_and_no_further(noted: Noted) -> None:
    found = table()
    found.state.players[0].technologies = ["advanced_fighters"]
    found.home(0).ships(0, fighter=3)
    activate(found, "000")
    assert noted and not found.state.stack, "nobody can come, nobody is asked"
    activate(found, "101")
    move(found, "301.fighter:2")
    assert fleet(found, "101") == ["fighter:2"] and fleet(found, "301") == ["fighter:1"]
    found.at("201").ships(0, cruiser=1)
    activate(found, "102")
    assert refused(found, "301.fighter", "201.cruiser") == "ti-illegal-room"


@pytest.mark.rule("TI-244")
def test_what_is_too_far_is_refused_and_nothing_is_touched(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=1, cruiser=1).planet("jord", gf=2)
    activate(found, "101")
    assert refused(found, "301.cruiser", "301.carrier", load="jord.gf:2") == "ti-illegal-reach"
    assert fleet(found, "301") == ["carrier", "cruiser"] and fleet(found, "101") == []
    assert systems.planet(found.state, "jord").gf == 2
    move(found, "301.cruiser")
    assert fleet(found, "101") == ["cruiser"]


@pytest.mark.rule("TI-244", "TI-246")
def test_a_way_may_be_said_and_must_be_one(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, cruiser=2)
    one, other = found.home(0).system.ships
    activate(found, "201")
    assert refused(found, "301.cruiser", via="301>101>201") == "ti-illegal-reach", "no neighbours"
    assert refused(found, "301.cruiser", via="201>202>201") == "ti-illegal-way", "nobody starts there"
    assert refused(found, "301.cruiser", via="there") == "ti-illegal-way"
    found.at("302", "empty_base")
    assert refused(found, "301.cruiser", via="301>302") == "ti-illegal-reach", "not the end"
    found.at("302").ships(1, cruiser=1)
    assert refused(found, "301.cruiser", via="301>302>201") == "ti-illegal-reach", "an enemy is there"
    found.at("302").system.ships.clear()
    assert refused(found, "301.cruiser", via="301>302>201>202>201") == "ti-illegal-reach", "too far"
    move(found, "301.cruiser:2", via=f"{one.id}@301>302>201,301>201")
    assert fleet(found, "201") == ["cruiser", "cruiser"] and other in found.at("201").system.ships


@pytest.mark.rule("TI-245")
def test_ships_stay_where_a_counter_lies_and_pass_through(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, cruiser=1)
    found.at("201").ships(0, cruiser=1).system.counters = [0]
    activate(found, "101")
    assert refused(found, "201.cruiser") == "ti-illegal-held"
    move(found, "all")
    assert fleet(found, "101") == ["cruiser"] and fleet(found, "201") == ["cruiser"]
    assert fleet(found, "301") == [], "this one came through 201"


@pytest.mark.rule("TI-246")
def test_ships_leave_the_activated_system_and_come_back(noted: Noted) -> None:
    found = table()
    found.at("201").ships(0, cruiser=1, carrier=1)
    found.state.players[0].technologies = ["stasis_capsules"]
    found.home(0).planet("jord", gf=1)
    activate(found, "201")
    assert refused(found, "201.carrier", via="201>301>201") == "ti-illegal-reach", "it moves 1"
    assert refused(found, "201.cruiser") == "ti-illegal-nothing", "it is there"
    move(found, "201.cruiser", load="jord.gf")
    assert ship(found, "201", "cruiser").gf == 1 and systems.planet(found.state, "jord").gf == 0


@pytest.mark.rule("TI-246", "TI-275")
def test_a_ship_that_left_and_came_back_has_ended_its_movement_there(noted: Noted) -> None:
    found = table()
    found.at("201").ships(0, cruiser=1).system.mines = [1]
    found.home(0).planet("jord", leaders=["sol.1"])
    activate(found, "201")
    move(found, "201.cruiser", via="201>301>201")
    assert fleet(found, "201") == ["cruiser"] and len(noted.of(frames.MineRolls)) == 1


def test_where_nobody_may_enter_nobody_comes(noted: Noted) -> None:
    found = table(p202="ion_storm_se")
    found.state.players[0].technologies = ["stasis_capsules"]
    found.state.lasting = [Lasting("investigate_spatial_anomalies", 0, "round")]
    found.at("202").ships(0, cruiser=1)
    found.at("201").ships(0, cruiser=1).planet("arnor", owner=0, gf=1)
    activate(found, "202")
    assert not found.state.stack, "no Special System may be entered: nobody is asked"
    course = Course(0, "202", ("202",))
    for items in ("201.cruiser", "202.cruiser"):
        with pytest.raises(IllegalMove) as why:
            movement.judge(found.state, course, Move((items,), ("arnor.gf",)))
        assert why.value.key == "ti-illegal-end"
    found.state.lasting = []
    movement.judge(found.state, course, Move(("202.cruiser",), ("arnor.gf",)))


@pytest.mark.rule("TI-247", "TI-248")
def test_enemy_ships_bar_the_way_and_nothing_else_does(noted: Noted) -> None:
    found = table(p202="supernova_base")
    found.at("212", "supernova_base")
    found.home(0).ships(0, cruiser=1)
    found.at("201").ships(1, fighter=2).planet("arnor", owner=1, gf=2, pds=2, dock=1)
    activate(found, "101")
    move(found, "301.cruiser")
    assert fleet(found, "101") == ["cruiser"]
    for spoil in ("ship", "technology"):
        found = table(p202="supernova_base")
        found.at("212", "supernova_base")
        found.home(0).ships(0, cruiser=1)
        found.at("201").ships(1, fighter=2)
        if spoil == "ship":
            found.at("201").ships(1, destroyer=1)
        else:
            found.state.players[1].technologies = ["advanced_fighters"]
        activate(found, "101")
        assert not found.state.stack, "nobody can come, so nobody is asked"
        assert fleet(found, "301") == ["cruiser"]


@pytest.mark.rule("TI-255", "TI-464")
def test_high_alert_gives_a_step_and_goes_along(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=1)
    found.at("103").ships(0, carrier=1)
    found.state.high_alert = (0, "301")
    activate(found, "101")
    assert refused(found, "103.carrier", alert=True) == "ti-illegal-reach"
    move(found, "301.carrier", alert=True)
    assert fleet(found, "101") == ["carrier"] and found.state.high_alert == (0, "101")


@pytest.mark.rule("TI-464")
def test_the_token_goes_only_with_ships_that_leave_it(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=1)
    found.at("202").ships(0, carrier=1)
    found.state.high_alert = (0, "301")
    activate(found, "201")
    assert refused(found, "202.carrier", alert=True) == "ti-illegal-alert"
    found.state.high_alert = (1, "301")
    assert refused(found, "301.carrier", alert=True) == "ti-illegal-alert"
    found.state.high_alert = (0, "301")
    move(found, "301.carrier")
    assert found.state.high_alert == (0, "301"), "it may stay"


@pytest.mark.rule("TI-107")
def test_floating_docks_move_stop_in_storms_and_use_wormholes(noted: Noted) -> None:
    found = table(
        "saar", "letnev", "hacan", p202="ion_storm_se", p104="wormhole_alpha", p105="wormhole_alpha"
    )
    found.state.players[0].technologies = ["floating_factory", "maneuvering_jets"]
    found.at("203").ships(0, dock=1, cruiser=1)
    found.at("102", "supernova_base")
    activate(found, "201")
    assert refused(found, "203.dock") == "ti-illegal-reach", "jets are for ships"
    move(found, "203.cruiser")
    activate(found, "202")
    move(found, "203.dock")
    assert fleet(found, "202") == ["dock"]
    found.at("104").ships(0, dock=1)
    activate(found, "105")
    move(found, "104.dock")
    assert fleet(found, "105") == ["dock"]


@pytest.mark.rule("TI-100", "TI-102", "TI-283")
def test_a_dock_that_moved_rests_and_uses_no_fleet_supply(noted: Noted) -> None:
    found = table("saar", "letnev", "hacan")
    found.state.players[0].fleet = 1
    found.home(0).ships(0, dock=1)
    found.at("201").ships(0, dock=1, cruiser=1).system.mines = [1]
    (stays,) = found.at("201").system.docks
    activate(found, "201")
    move(found, "301.dock")
    assert fleet(found, "201") == ["cruiser", "dock", "dock"] and not found.state.stack
    (producing,) = noted.of(frames.Producing)
    assert producing.docks == [str(stays.id)]
    assert not noted.of(frames.MineRolls), "and it ignores mines"


@pytest.mark.rule("TI-103")
def test_a_dock_without_ships_beside_enemy_ships_is_destroyed(noted: Noted) -> None:
    found = table("saar", "letnev", "hacan")
    found.at("201").ships(0, dock=1)
    found.at("202").ships(1, destroyer=2)
    activate(found, "201", seat=1)
    move(found, "202.destroyer", seat=1)
    assert fleet(found, "201") == [] and fleet(found, "201", 1) == ["destroyer"]
    found.at("203").ships(0, dock=1, fighter=1)
    activate(found, "203", seat=1)
    move(found, "202.destroyer", seat=1)
    assert fleet(found, "203") == ["dock", "fighter:1"], "Fighters guard it, until the battle is over"


# Leave to pass


def diplomat() -> Table:
    found = table("sol", "letnev", "hacan", p202="supernova_base")
    found.at("212", "supernova_base")
    found.home(0).ships(0, cruiser=1, destroyer=1)
    ship(found, "301", "cruiser").leaders = ["sol.3"]
    found.at("201").ships(1, cruiser=1)
    return found


@pytest.mark.rule("TI-250", "TI-574")
def test_a_fleet_with_a_diplomat_passes_with_leave(noted: Noted) -> None:
    found = diplomat()
    activate(found, "101")
    assert refused(found, "301.destroyer") == "ti-illegal-reach", "the Diplomat has to come along"
    move(found, "301.cruiser", "301.destroyer")
    assert fleet(found, "301") == ["cruiser", "destroyer"], "nothing moves before it is allowed"
    answer(found, 1, Choose((LET,)))
    assert fleet(found, "101") == ["cruiser", "destroyer"] and not found.state.stack


@pytest.mark.rule("TI-250")
def test_another_fleet_does_not_pass_with_it(noted: Noted) -> None:
    found = diplomat()
    found.at("302", "empty_base").ships(0, cruiser=1)
    activate(found, "101")
    assert refused(found, "301.cruiser", "302.cruiser") == "ti-illegal-reach"
    move(found, "301.cruiser")
    answer(found, 1, Choose((LET,)))
    assert fleet(found, "101") == ["cruiser"] and fleet(found, "302") == ["cruiser"]


@pytest.mark.rule("TI-250", "TI-681")
def test_leave_to_pass_is_refused_by_silence(noted: Noted) -> None:
    found = diplomat()
    found.at("102").ships(0, destroyer=1)
    activate(found, "101")
    move(found, "301.cruiser")
    assert silent(found.state, 1) == Choose((REFUSE,))
    answer(found, 1, silent(found.state, 1))
    assert refused(found, "301.cruiser") == "ti-illegal-reach", "he is not asked again"
    answer(found, 0, Done())
    assert fleet(found, "301") == ["cruiser", "destroyer"] and not found.state.stack


@pytest.mark.rule("TI-250")
def test_all_whose_ships_are_there_have_to_agree(noted: Noted) -> None:
    found = diplomat()
    found.at("201").ships(2, cruiser=1)
    activate(found, "101")
    move(found, "301.cruiser")
    answer(found, 1, Choose((LET,)))
    assert asked(found, 2) is not None and fleet(found, "101") == []
    answer(found, 2, Choose((LET,)))
    assert fleet(found, "101") == ["cruiser"]


@pytest.mark.rule("TI-004")
def test_in_the_silence_of_space_one_fleet_slips_through(noted: Noted) -> None:
    found = diplomat()
    ship(found, "301", "cruiser").leaders = []
    found.home(0).ships(0, carrier=1)
    found.state.players[0].technologies = []
    found.state.lasting = [Lasting("in_the_silence_of_space", 0, "activation", ("301",))]
    activate(found, "101")
    move(found, "301.cruiser", "301.destroyer")
    assert fleet(found, "101") == ["cruiser", "destroyer"]
    for spoil in ("enemies", "fleet"):
        found = diplomat()
        ship(found, "301", "cruiser").leaders = []
        on = "301" if spoil == "enemies" else "103"
        found.state.lasting = [Lasting("in_the_silence_of_space", 0, "activation", (on,))]
        if spoil == "enemies":
            found.at("101").ships(1, fighter=1)
        activate(found, "101")
        assert fleet(found, "301") == ["cruiser", "destroyer"] and not found.state.stack, spoil


# Spatial Conduit Network


def conduit() -> Table:
    found = table("jolnar", "letnev", "hacan")
    found.state.players[0].technologies = ["spatial_conduit_network"]
    found.home(0).ships(0, carrier=1)
    found.at("104").ships(0, destroyer=1).planet("lodor", owner=0)
    return found


@pytest.mark.rule("TI-254")
def test_the_conduit_joins_two_controlled_systems_once_a_round(noted: Noted) -> None:
    found = conduit()
    activate(found, "104")
    move(found, "301.carrier")
    assert fleet(found, "104") == ["carrier", "destroyer"]
    assert lasting.used(found.state, 0, "spatial_conduit_network")
    found.home(0).ships(0, carrier=1)
    found.at("106").ships(0, destroyer=1).planet("saudor", owner=0)
    found.at("105").ships(0, destroyer=1)
    activate(found, "106")
    assert refused(found, "301.carrier") == "ti-illegal-reach", "once a round"


@pytest.mark.rule("TI-254")
def test_the_conduit_ends_in_a_controlled_system(noted: Noted) -> None:
    found = conduit()
    activate(found, "103")
    assert refused(found, "301.carrier") == "ti-illegal-reach", "it is one step further"
    for spoil in ("ship", "planet", "start"):
        found = conduit()
        if spoil == "ship":
            found.at("104").system.ships.clear()
        elif spoil == "planet":
            found.at("104").planet("lodor", owner=1)
        else:
            found.home(0).planet("jol", owner=1)
        found.at("105").ships(0, destroyer=1)
        activate(found, "104")
        assert refused(found, "301.carrier") == "ti-illegal-reach", spoil
    assert not lasting.used(found.state, 0, "spatial_conduit_network")


@pytest.mark.rule("TI-254")
def test_the_conduit_is_kept_where_it_is_not_needed(noted: Noted) -> None:
    found = conduit()
    found.at("103").ships(0, cruiser=1)
    activate(found, "104")
    move(found, "103.cruiser")
    assert not lasting.used(found.state, 0, "spatial_conduit_network")


# Pieces


@pytest.mark.rule("TI-088", "TI-089")
def test_counters_stand_only_beside_plastic(noted: Noted) -> None:
    """Twelve pieces of Ground Forces, ten of Fighters: no thirteenth, no eleventh place."""
    found = table()
    found.home(0).ships(0, carrier=1, fighter=2).planet("jord", gf=3)
    places = ["103", "104", "105", "106", "201", "203"]
    for at in places:
        for planet in found.at(at).system.planets:
            planet.owner, planet.gf = 0, 2
    for at in ("101", "102", "000"):
        found.at(at).ships(0, carrier=1)
        found.at(at).system.ships[0].gf = 1
    spread = 1 + sum(len(found.at(at).system.planets) for at in places) + 3
    assert spread == 12
    found.at("302", "empty_se")
    activate(found, "302")
    assert refused(found, "301.carrier", load="jord.gf:2") == "ti-illegal-plastic"
    labels = [each.label for each in asked(found, 0).choices]  # type: ignore[union-attr]
    assert "ti-move-keep-one" not in labels
    move(found, "301.carrier", load="jord.gf:3")
    assert ship(found, "302", "carrier").gf == 3
    found = table()
    found.state.players[0].technologies = ["advanced_fighters"]
    found.home(0).ships(0, carrier=1, fighter=2)
    for at in ("101", "102", "103", "104", "105", "106", "201", "202", "203"):
        found.at(at).ships(0, fighter=1)
    found.at("302", "empty_se")
    activate(found, "302")
    assert refused(found, "301.fighter") == "ti-illegal-plastic"
    move(found, "301.fighter:2")
    assert fleet(found, "302") == ["fighter:2"]


# Everything that can


def test_move_all_brings_everything_with_troops_and_fighters(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=1, cruiser=1, fighter=4).planet("jord", gf=3)
    activate(found, "201")
    move(found, "all")
    assert fleet(found, "201") == ["carrier", "cruiser", "fighter:3"]
    assert ship(found, "201", "carrier").gf == 3


def test_move_all_keeps_to_fleet_supply_and_leaves_what_is_named(noted: Noted) -> None:
    found = table()
    found.state.players[0].fleet = 2
    found.home(0).ships(0, dreadnought=1, cruiser=1, destroyer=1)
    found.at("202").ships(0, war_sun=1)
    activate(found, "201")
    move(found, "all", but="202")
    assert fleet(found, "201") == ["cruiser", "dreadnought"] and not found.state.stack


def test_what_is_offered_is_legal_and_said_once(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, carrier=1).planet("jord", gf=3)
    activate(found, "201")
    question = asked(found, 0)
    assert question is not None
    assert [each.label for each in question.choices] == [
        "ti-move-all",
        "ti-move-keep-one",
        "ti-move-ships",
        "ti-move-stay",
    ]
    answer(found, 0, question.choices[1].action)
    assert ship(found, "201", "carrier").gf == 2 and systems.planet(found.state, "jord").gf == 1
    found = table()
    found.home(0).ships(0, cruiser=1)
    activate(found, "201")
    question = asked(found, 0)
    assert question is not None and [each.label for each in question.choices] == [
        "ti-move-all",
        "ti-move-stay",
    ]


def test_a_silent_player_moves_nothing(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, cruiser=1)
    activate(found, "201")
    assert silent(found.state, 0) == Done() and asked(found, 0) is not None
    answer(found, 0, Done())
    assert fleet(found, "301") == ["cruiser"] and not found.state.stack


def test_what_makes_no_sense_is_refused(noted: Noted) -> None:
    found = table()
    found.home(0).ships(0, cruiser=1)
    found.at("202").ships(1, cruiser=1)
    stranger = found.at("202").system.ships[0]
    activate(found, "201")
    assert refused(found) == "ti-illegal-nothing"
    assert refused(found, "301.cruiser:2") == "ti-illegal-ship-count"
    assert refused(found, "202.cruiser") == "ti-illegal-ship-none", "somebody else's"
    assert refused(found, str(stranger.id)) == "ti-illegal-ship"
    assert refused(found, "301.gf") == "ti-illegal-item" == refused(found, "999.cruiser")
    assert refused(found, "301.cruiser:9999") == "ti-illegal-item" == refused(found, "cruiser")
    with pytest.raises(IllegalMove):
        answer(found, 0, Choose(("301",)))
    assert fleet(found, "301") == ["cruiser"]
