"""Section 3.3: weapons choose their targets and hurt the external threats."""

from __future__ import annotations

import pytest

from rules.space_alert.resolution import play_turn
from tests.rules.space_alert.mission import did, fly, hits, moves, ready, reports, threat

PILOT = "6c4c"
"""In space, and attacking, in turn 4."""


@pytest.mark.rule("SA-168")
def test_weapons_do_not_touch_internal_threats() -> None:
    flight = fly("a", "2a", "4a", threats=["I2-05 1", "SI1-03 2"], tracks="7777", turns=2)
    assert [item.cubes for item in flight.threats] == [0, 0]
    near = {"threats": ["SI1-03 1", "I2-03 2"], "tracks": "1111", "turns": 4}  # as near as they come
    rows = reports(PILOT, "---a", "2--a", "4--a", "3-ca", **near)
    assert [report.hits for report in rows] == [(), (), (), ()]


@pytest.mark.rule("SA-169")
def test_fired_weapons_the_flying_rocket_and_interceptors_act() -> None:
    rows = hits(
        "SE1-01", PILOT, "a--a", "3-c-", "2--a", "4--a", threats=["SE1-01 1 white"], tracks="1111", turns=4
    )
    assert [dict(row.weapons) for row in rows] == [
        {"heavy_laser": 5},
        {"heavy_laser": 5, "pulse_cannon": 1, "rocket": 3, "interceptors": 3},
    ]
    alone = {"threats": ["SE1-01 1 blue"], "tracks": "1111"}
    assert hits("SE1-01", "3c", turns=3, **alone)[0].weapons == (("rocket", 3),)
    assert hits("SE1-01", "3a", turns=2, **alone)[0].weapons == (("light_laser", 2),)


@pytest.mark.rule("SA-170")
def test_all_targets_are_chosen_before_any_threat_is_removed() -> None:
    # The laser kills the meteoroid, but when the interceptors took aim there were two.
    threats = ["E1-05 1 red", "E1-10 3 white"]
    row = reports(PILOT, "---a", threats=threats, tracks="1111", turns=4)[-1].hits
    assert [hit.code for hit in row if hit.destroyed] == ["E1-10"]
    assert row[0].weapons == (("interceptors", 1),)


@pytest.mark.rule("SA-171")
def test_weapons_pass_over_what_they_cannot_target() -> None:
    # The stealth fighter is nearer, but hidden before its X; the amoeba takes the shot.
    mission = {"threats": ["E1-03 1 white", "E1-09 2 white"], "tracks": "7777", "turns": 2}
    assert [row.code for row in reports("-a", **mission)[-1].hits] == ["E1-09"]


@pytest.mark.rule("SA-172")
def test_lasers_hit_the_nearest_of_their_zone_at_any_distance() -> None:
    # Fighter (speed 3) overtakes the amoeba (speed 2) on the long track.
    mission = {"threats": ["E1-09 1 white", "E1-07 2 white"], "tracks": "7777"}
    assert reports("--a", turns=3, **mission)[-1].hits[0].code == "E1-09"
    assert reports("----a", turns=5, **mission)[-1].hits[0].code == "E1-07"
    other_zone = {"threats": ["E1-09 1 red", "E1-07 2 white"], "tracks": "7777", "turns": 2}
    assert [row.code for row in reports("-a", **other_zone)[-1].hits] == ["E1-07"]


@pytest.mark.rule("SA-172")
def test_on_one_square_the_lower_number_is_hit() -> None:
    # Speed 2 from square 16 in turn 1, speed 3 in turn 2: both stand on 10 before turn 4.
    mission = {"tracks": "7777", "turns": 4}
    low = reports("---a", threats=["E1-09 1 white", "E1-07 2 white"], **mission)[-1].hits[0]
    assert low.code == "E1-09"
    high = reports("---a", threats=["E1-09 2 white", "E1-05 1 white"], **mission)[-1].hits[0]
    assert high.code == "E1-05"


@pytest.mark.rule("SA-173")
def test_two_lasers_of_a_zone_hit_the_same_threat() -> None:
    mission = {"threats": ["E1-10 1 red", "E1-05 2 red"], "tracks": "2222", "turns": 2}
    rows = reports("4a", "1a", **mission)[-1].hits
    assert [(row.code, dict(row.weapons)) for row in rows] == [
        ("E1-10", {"light_laser": 2, "heavy_laser": 4})
    ]


@pytest.mark.rule("SA-174")
def test_the_pulse_cannon_hits_everything_in_range_in_all_zones() -> None:
    threats = ["E1-05 1 red", "E1-07 2 white", "E1-09 3 blue"]
    rows = reports("2-a", threats=threats, tracks="1111", turns=3)[-1].hits
    assert [row.code for row in rows] == ["E1-05", "E1-07", "E1-09"]
    far = reports("2-a", threats=threats, tracks="1117", turns=3)[-1].hits
    assert len(far) == 3
    beyond = reports("2-a", threats=threats, tracks="1177", turns=3)[-1].hits
    assert [row.code for row in beyond] == ["E1-05", "E1-07"]


@pytest.mark.rule("SA-175")
def test_the_rocket_takes_the_nearest_of_all_zones_within_range() -> None:
    mission = {"tracks": "1111", "turns": 3}
    rows = reports("3c", threats=["E1-05 2 red", "E1-07 1 blue"], **mission)[-1].hits
    assert [row.code for row in rows] == ["E1-07"]
    beyond = reports("3c", threats=["E1-05 2 red", "E1-07 3 blue"], tracks="3333", turns=3)[-1].hits
    assert [row.code for row in beyond] == ["E1-05"]
    assert reports("3c", threats=["E1-07 3 blue"], tracks="3333", turns=3)[-1].hits == ()
    # Square 7 is nearer than square 8, whatever the numbers.
    nearer = reports("3c", threats=["E1-05 1 red", "E1-07 2 blue"], tracks="3111", turns=3)[-1].hits
    assert [row.code for row in nearer] == ["E1-07"]


@pytest.mark.rule("SA-175")
def test_of_two_at_the_same_distance_the_rocket_takes_the_lower_number() -> None:
    # Both stand on square 8 in turn 3: one came from 10 in turn 2, the other from 12 in turn 1.
    mission = {"tracks": "1333", "turns": 3}
    for red, blue in (("E1-05", "E1-01"), ("E1-01", "E1-05")):
        rows = reports("3c", threats=[f"{red} 2 red", f"{blue} 1 blue"], **mission)[-1].hits
        assert [row.code for row in rows] == [blue]


@pytest.mark.rule("SA-176")
def test_a_rocket_without_a_target_is_lost() -> None:
    flight = fly("3c", threats=["E1-05 3 red"], tracks="7777", turns=3)
    assert threat(flight, "E1-05").cubes == 0
    assert not flight.rocket_flying
    assert flight.rockets == 2
    later = fly("3c", threats=["E1-05 3 red"], tracks="7777", turns=8)
    assert threat(later, "E1-05").cubes == 0


@pytest.mark.rule("SA-177")
def test_interceptors_hit_all_threats_that_are_near() -> None:
    alone = {"threats": ["E1-05 1 red"], "tracks": "1111", "turns": 4}
    assert hits("E1-05", PILOT, **alone)[0].weapons == (("interceptors", 3),)
    far = {"threats": ["E1-05 1 red", "E1-09 3 blue"], "tracks": "1111", "turns": 4}  # squares 4 and 8
    assert [row.code for row in reports(PILOT, **far)[-1].hits] == ["E1-05"]
    several = {"threats": ["E1-05 1 red", "E1-09 2 blue"], "tracks": "1111", "turns": 5}
    rows = reports(PILOT + "x", **several)[-1].hits
    assert [(row.code, row.weapons) for row in rows] == [
        ("E1-05", (("interceptors", 1),)),
        ("E1-09", (("interceptors", 1),)),
    ]


@pytest.mark.rule("SA-178")
def test_what_interceptors_cannot_target_does_not_make_a_crowd() -> None:
    # On every track X lies at distance 1 or before it, so a hidden fighter is put there by hand.
    threats = ["E1-09 1 red", "E1-03 3 blue"]
    flight = ready(PILOT, threats=threats, tracks="1111")
    for _ in range(3):
        play_turn(flight)
    threat(flight, "E1-03").square = 3
    report = play_turn(flight, report=True)
    assert report is not None
    assert [(row.code, row.weapons) for row in report.hits] == [("E1-09", (("interceptors", 3),))]


@pytest.mark.rule("SA-179")
def test_a_weapon_without_a_target_does_nothing() -> None:
    flight = fly("a", "2a", "3c", threats=["E1-05 1 red"], tracks="7777", turns=3)
    assert threat(flight, "E1-05").cubes == 0
    assert reports("a", turns=1)[0].hits == ()


@pytest.mark.rule("SA-180")
def test_strengths_are_added_and_the_shield_taken_off_once() -> None:
    row = hits("E1-08", "4a", "1a", threats=["E1-08 2 red"], tracks="1111", turns=2)[0]
    assert (row.shield, row.damage) == (3, 4 + 2 - 3)


@pytest.mark.rule("SA-181")
def test_a_sum_below_the_shield_does_nothing() -> None:
    flight = fly("1a", threats=["E1-08 2 red"], tracks="1111", turns=2)
    assert threat(flight, "E1-08").cubes == 0
    even = fly("1a", threats=["E1-05 2 red"], tracks="1111", turns=2)
    assert threat(even, "E1-05").cubes == 0


@pytest.mark.rule("SA-182")
def test_cubes_up_to_the_hp_destroy() -> None:
    flight = fly("a", threats=["E1-10 1 white"], tracks="1111", turns=1)
    assert threat(flight, "E1-10").status == "destroyed"
    short = fly("a", threats=["SE1-08 1 white"], tracks="1111", turns=1)
    assert threat(short, "SE1-08").status == "active"
    one_left = fly("4a", threats=["E1-10 2 red"], tracks="1111", turns=2)
    assert (threat(one_left, "E1-10").cubes, threat(one_left, "E1-10").status) == (4, "active")
    assert moves("E1-10", "a", threats=["E1-10 1 white"], tracks="1111", turns=3) == []


@pytest.mark.rule("SA-183")
def test_surplus_damage_is_lost() -> None:
    threats = ["E1-10 1 white", "E1-09 2 white"]
    flight = fly("-a", "2a", threats=threats, tracks="2222", turns=2)
    assert threat(flight, "E1-10").status == "destroyed"
    assert threat(flight, "E1-09").cubes == 0


@pytest.mark.rule("SA-184")
def test_after_the_step_all_weapons_are_ready_again() -> None:
    rows = hits("SE2-06", "1aa", "3c", "-", threats=["SE2-06 2 red"], tracks="1111", turns=3)
    assert [dict(row.weapons) for row in rows] == [{"light_laser": 2}, {"light_laser": 2}]
    rows = hits("SE1-01", "3c", threats=["SE1-01 1 red"], tracks="1111", turns=5)
    assert len(rows) == 1
    heavy = hits("SE2-06", "aa", threats=["SE2-06 1 white"], tracks="1111", turns=2)
    assert [dict(row.weapons) for row in heavy] == [{"heavy_laser": 5}, {"heavy_laser": 5}]
    assert did("1aa", threats=["SE2-06 2 red"], tracks="1111", turns=3)[1:] == ["fired", "fired"]
    # Nothing goes on by itself: neither a shot, at something or at nothing, nor an attack in space.
    for crew in ("4a", "1a"):
        assert len(hits("SE2-06", crew, threats=["SE2-06 2 red"], tracks="1111", turns=4)) == 1
        assert hits("SE2-06", crew, threats=["SE2-06 3 red"], tracks="1111", turns=4) == []
    assert len(hits("SE1-01", PILOT, threats=["SE1-01 1 red"], tracks="1111", turns=5)) == 1


@pytest.mark.rule("SA-185", "SA-334")
def test_after_effects_follow_all_damage_in_order_of_numbers() -> None:
    # Both asteroids have passed X when they are shot in the same step.
    threats = ["E2-07 2 white", "SE1-08 1 red"]
    flight_rows = reports("4aaa", "1aaa", "-aaa", threats=threats, tracks="2222", turns=4)
    strikes = [row for report in flight_rows for row in report.threats if row.letter == "!"]
    assert [row.code for row in strikes] == ["SE1-08", "E2-07"]
    assert all(row.destroyed for report in flight_rows for row in report.hits[-2:] if report.turn == 3)


@pytest.mark.rule("SA-185")
def test_a_splash_waits_until_every_shot_is_worked_out() -> None:
    # The tanker dies first in order, but the grappler falls to the laser and not to the splash.
    flight = ready("--a", "4-a", threats=["SE1-03 1 white", "E1-08 2 red"], tracks="3333")
    while flight.turn < 2:
        play_turn(flight)
    threat(flight, "SE1-03").cubes, threat(flight, "E1-08").cubes = 7, 3
    report = play_turn(flight, report=True)
    assert report is not None
    assert [(row.code, row.weapons, row.destroyed) for row in report.hits] == [
        ("SE1-03", (("heavy_laser", 5),), True),
        ("E1-08", (("heavy_laser", 4),), True),
    ]


@pytest.mark.rule("SA-186")
def test_the_marauders_shield_holds_for_the_whole_step_in_which_it_dies() -> None:
    # Marauder past X in red; gunship in white: 5 - (2 + 1) = 2, though the marauder dies in the same step.
    threats = ["E2-06 1 red", "E1-05 2 white"]
    crew = ("4-aa", "1-aa", "---a")
    mission = {"threats": threats, "tracks": "3333"}
    rows = reports(*crew, turns=4, **mission)
    assert [row.code for row in rows[-1].hits if row.destroyed] == ["E2-06"]
    assert {row.code: row.shield for row in rows[-1].hits} == {"E2-06": 2, "E1-05": 3}
    assert threat(fly(*crew, turns=4, **mission), "E1-05").cubes == 2
