"""Section 3.2: movement and repair."""

from __future__ import annotations

import pytest

from tests.rules.space_alert.mission import acts, at, did, fly, plan, threat

SLOW = {"white": ["gravolift"]}


@pytest.mark.rule("SA-092")
def test_the_red_arrow_leads_one_station_towards_red_and_no_further() -> None:
    assert at(fly(">^<", turns=3)) == "lower_white"
    assert at(fly("<", turns=1)) == "upper_red"
    assert at(fly("<<", turns=2)) == "upper_red"
    assert at(fly("<^<", turns=3)) == "lower_red"


@pytest.mark.rule("SA-093")
def test_the_blue_arrow_leads_one_station_towards_blue_and_no_further() -> None:
    assert at(fly("<^>", turns=3)) == "lower_white"
    assert at(fly(">", turns=1)) == "upper_blue"
    assert at(fly(">>", turns=2)) == "upper_blue"
    assert at(fly(">^>", turns=3)) == "lower_blue"


@pytest.mark.rule("SA-094")
def test_the_lift_changes_the_deck() -> None:
    assert at(fly("^", turns=1)) == "lower_white"
    assert at(fly("^^", turns=2)) == "upper_white"
    assert at(fly("<^", turns=2)) == "lower_red"


@pytest.mark.rule("SA-095", "SA-205")
def test_a_damaged_lift_moves_and_delays() -> None:
    flight = fly("^ab", carried=SLOW, turns=1)
    assert at(flight) == "lower_white"
    assert plan(flight) == "^-ab--------"


@pytest.mark.rule("SA-096")
def test_a_lift_in_use_moves_and_delays() -> None:
    flight = fly("^ab", "^ab", turns=1)
    assert at(flight, 1) == "lower_white"
    assert plan(flight, 1) == "^-ab--------"


@pytest.mark.rule("SA-097")
def test_only_the_first_user_of_a_lift_is_not_delayed_in_either_direction() -> None:
    flight = fly("-^a", "^^a", "-^a", turns=2)
    assert [at(flight, index) for index in range(3)] == ["lower_white", "upper_white", "lower_white"]
    assert [plan(flight, index)[:4] for index in range(3)] == ["-^a-", "^^-a", "-^-a"]


@pytest.mark.rule("SA-098")
def test_each_zone_has_its_own_lift() -> None:
    flight = fly("<^a", "-^a", ">^a", turns=2)
    assert [plan(flight, index)[2] for index in range(3)] == ["a", "a", "a"]


@pytest.mark.rule("SA-099")
def test_the_lift_is_free_again_in_the_next_turn() -> None:
    flight = fly("^", "-^a", turns=2)
    assert plan(flight, 1) == "-^a---------"


@pytest.mark.rule("SA-100")
def test_a_squad_moves_with_its_leader() -> None:
    # Taken in upper blue, it fights in lower white, where the saboteur stands.
    assert did(">c^<x", threats=["I1-03 5"], tracks="7777", turns=5)[-1] == "killed_intruder"


@pytest.mark.rule("SA-101")
def test_any_number_may_share_a_station() -> None:
    flight = fly("<a", "<a", "<a", "<a", "<a", turns=1)
    assert {at(flight, index) for index in range(5)} == {"upper_red"}
    assert all(plan(flight, index) == "<a----------" for index in range(5))


@pytest.mark.rule("SA-102")
def test_a_button_under_a_malfunction_repairs() -> None:
    mission = {"threats": ["I1-06 2"], "tracks": "7777", "turns": 2}
    assert did("<b", **mission)[-1] == "repaired"
    flight = fly("<b", **mission)
    assert threat(flight, "I1-06").cubes == 1
    assert flight.shield[0] == 1
    warheads = fly("3-c", threats=["I1-07 3"], tracks="7777", turns=3)
    assert (threat(warheads, "I1-07").cubes, warheads.rockets) == (1, 3)


@pytest.mark.rule("SA-103")
def test_a_malfunction_repaired_to_its_hp_is_gone() -> None:
    flight = fly("<bbb", threats=["I1-06 2"], tracks="7777", turns=4)
    assert threat(flight, "I1-06").status == "destroyed"
    assert threat(flight, "I1-06").stations == []
    assert flight.broken == 0
    assert threat(fly("<bb", threats=["I1-06 2"], tracks="7777", turns=4), "I1-06").status == "active"


@pytest.mark.rule("SA-104", "SA-105")
def test_a_repaired_system_can_be_used_at_once_by_the_next_but_not_by_the_repairer() -> None:
    mission = {"threats": ["I1-06 2"], "tracks": "7777", "turns": 2}
    repairers = ("<b", "<b", "<b")
    assert did(*repairers, member=2, **mission)[-1] == "fixed"
    assert fly(*repairers, **mission).shield[0] == 1  # the last repair filled nothing
    assert did(*repairers, "<b", member=3, **mission)[-1] == "shielded"
    assert fly(*repairers, "<b", **mission).shield[0] == 2


@pytest.mark.rule("SA-106")
def test_a_malfunction_of_several_stations_is_repaired_in_any_of_them() -> None:
    mission = {"threats": ["SI1-06 2"], "tracks": "7777", "turns": 3}
    assert threat(fly("6-c", **mission), "SI1-06").cubes == 1
    assert threat(fly("1-c", **mission), "SI1-06").cubes == 1
    assert threat(fly("4-c", **mission), "SI1-06").cubes == 0
    # In his own station only, though the same button is broken elsewhere under a lower number.
    flight = fly("6-b", threats=["I1-06 2", "I1-05 3"], tracks="7777", turns=3)
    assert (threat(flight, "I1-06").cubes, threat(flight, "I1-05").cubes) == (0, 1)


@pytest.mark.rule("SA-107")
def test_of_two_malfunctions_the_lower_number_is_repaired() -> None:
    mission = {"tracks": "7777", "turns": 3}
    flight = fly("2-b", threats=["SI2-03 2", "I2-06 3"], **mission)
    assert (threat(flight, "SI2-03").cubes, threat(flight, "I2-06").cubes) == (1, 0)
    flight = fly("2-b", threats=["SI2-03 3", "I2-06 2"], **mission)
    assert (threat(flight, "SI2-03").cubes, threat(flight, "I2-06").cubes) == (0, 1)


@pytest.mark.rule("SA-108")
def test_a_system_is_free_only_when_all_its_malfunctions_are_gone() -> None:
    # Three repairs end the overheated reactor; the overload still lies on the button.
    rows = acts("2-bbbb", threats=["I2-06 2", "SI2-03 3"], tracks="7777", turns=6)
    assert [(row.did, row.target) for row in rows[2:]] == [
        ("repaired", "I2-06"),
        ("repaired", "I2-06"),
        ("fixed", "I2-06"),
        ("repaired", "SI2-03"),
    ]


@pytest.mark.rule("SA-109")
def test_after_z_nothing_can_be_repaired_and_the_system_stays_out_of_use() -> None:
    # Hacked shields (speed 2) on T1 perform Z in turn 5.
    mission = {"threats": ["I1-06 1"], "tracks": "1111", "turns": 6}
    flight = fly("<----b", **mission)
    assert threat(flight, "I1-06").status == "survived"
    assert did("<----b", **mission)[-1] == "nothing"
    assert threat(flight, "I1-06").cubes == 0
    assert flight.shield[0] == 0


@pytest.mark.rule("SA-110")
def test_beside_a_lost_malfunction_the_others_can_still_be_repaired() -> None:
    # The overheated reactor performs Z in turn 5 on T1; the overload came in turn 4.
    mission = {"threats": ["I2-06 1", "SI2-03 4"], "tracks": "1111", "turns": 6}
    flight = fly("2----b", **mission)
    assert threat(flight, "I2-06").status == "survived"
    assert threat(flight, "SI2-03").cubes == 1
    # Seven repairs later the overload is gone, but the central reactor stays out of use.
    late = {"threats": ["I2-06 1", "SI2-03 5"], "tracks": "1111", "turns": 8}
    crew = ("2-----bB", "1----bbb", "3----bbb", "2----bbb")
    assert threat(fly(*crew, **late), "SI2-03").status == "destroyed"
    assert did(*crew, **late)[-1] == "nothing"


@pytest.mark.rule("SA-111")
def test_cubes_beyond_the_hp_are_lost() -> None:
    # The reactor has 3 hp: after two repairs a heroic one has a cube too many.
    flight = fly("2-bbB", threats=["I2-06 2", "SI2-03 3"], tracks="7777", turns=5)
    assert threat(flight, "I2-06").status == "destroyed"
    assert threat(flight, "SI2-03").cubes == 0
