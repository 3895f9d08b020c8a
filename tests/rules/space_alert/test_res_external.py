"""Section 7.1: what is special about external threats."""

from __future__ import annotations

import pytest

from rules.space_alert.components import CARDS
from rules.space_alert.effects import effect_of
from rules.space_alert.flight import Flight
from rules.space_alert.flight_view import threat_views
from rules.space_alert.resolution import play_turn
from rules.space_alert.scoring import score
from tests.rules.space_alert.mission import (
    at,
    blows,
    fly,
    hits,
    knocked_out,
    moves,
    plan,
    ready,
    reports,
    threat,
    tiles,
)

PILOT = "6c4c"
"""In space, and attacking, in turn 4."""


ATTACKS = [
    ("E1-01", "X", {"red": 1, "white": 1, "blue": 1}),
    ("E1-01", "Y", {"red": 1, "white": 1, "blue": 1}),
    ("E1-01", "Z", {"red": 2, "white": 2, "blue": 2}),
    ("E1-02", "X", {"white": 1}),
    ("E1-02", "Z", {"white": 2}),
    ("E1-03", "X", {}),
    ("E1-03", "Y", {"white": 2}),
    ("E1-03", "Z", {"white": 2}),
    ("E1-04", "X", {}),
    ("E1-04", "Y", {"red": 1, "blue": 1}),
    ("E1-04", "Z", {"red": 2, "blue": 2}),
    ("E1-05", "X", {"white": 2}),
    ("E1-05", "Y", {"white": 2}),
    ("E1-05", "Z", {"white": 3}),
    ("E1-06", "X", {"white": 1}),
    ("E1-06", "Y", {"white": 2}),
    ("E1-07", "Z", {"white": 3}),
    ("E1-08", "X", {"white": 1}),
    ("E1-08", "Z", {"white": 4}),
    ("E1-09", "Z", {"white": 5}),
    ("E2-01", "Z", {"white": 6}),
    ("E2-02", "Z", {"white": 3}),
    ("E2-03", "Y", {"white": 2}),
    ("E2-03", "Z", {"white": 3}),
    ("E2-04", "X", {"white": 1}),
    ("E2-04", "Y", {"white": 2, "red": 1, "blue": 1}),
    ("E2-04", "Z", {"white": 3, "red": 2, "blue": 2}),
    ("E2-05", "X", {"red": 1, "white": 1, "blue": 1}),
    ("E2-05", "Z", {"red": 2, "white": 2, "blue": 2}),
    ("E2-06", "Z", {"white": 4}),
    ("E2-07", "Z", {"white": 7}),
    ("SE1-01", "Y", {"white": 3}),
    ("SE1-01", "Z", {"white": 4}),
    ("SE1-02", "Z", {"white": 5}),
    ("SE1-03", "Y", {"white": 2}),
    ("SE1-04", "Z", {"red": 3, "white": 3, "blue": 3}),
    ("SE1-05", "X", {"white": 2}),
    ("SE1-06", "X", {}),
    ("SE1-06", "Z", {"white": 16}),
    ("SE1-07", "Y", {"red": 2, "blue": 2}),
    ("SE1-07", "Z", {"red": 3, "blue": 3}),
    ("SE2-01", "X", {"white": 2}),
    ("SE2-01", "Z", {"white": 6}),
    ("SE2-02", "X", {"white": 2}),
    ("SE2-02", "Z", {"white": 7}),
    ("SE2-04", "Z", {"red": 5, "blue": 5}),
    ("SE2-05", "X", {"white": 1}),
    ("SE2-05", "Y", {"white": 2}),
]


@pytest.mark.rule("SA-297")
@pytest.mark.parametrize(("code", "letter", "expected"), ATTACKS)
def test_a_card_does_what_its_figures_say_whatever_its_code(
    code: str, letter: str, expected: dict[str, int]
) -> None:
    assert dict(blows(code, letter, threats=[f"{code} 1 white"], tracks="3333")) == expected
    assert CARDS[code].code == code


# Hidden and distant threats


@pytest.mark.rule("SA-298")
@pytest.mark.parametrize("code", ["E1-03", "E2-03"])
def test_hidden_fighters_cannot_be_targeted_before_x(code: str) -> None:
    # On T3 X is passed in turn 2 (speed 3: 9, 6).
    rows = reports("aaa", "2aa", "3c-", threats=[f"{code} 1 white"], tracks="3333", turns=3)
    assert [[row.code for row in report.hits] for report in rows] == [[], [], [code]]
    # On T1 it stands on square 7 in turn 3, within reach of everything but still hidden.
    close = reports("3c", "2-a", "--a", threats=[f"{code} 2 white"], tracks="1111", turns=3)
    assert close[-1].hits == ()


@pytest.mark.rule("SA-299")
def test_a_rocket_explodes_on_a_phantom_without_harm() -> None:
    threats = ["E2-03 1 white", "SE1-01 2 red"]
    rows = reports("3c", threats=threats, tracks="3333", turns=3)[-1].hits
    assert [(row.code, row.note, row.damage) for row in rows] == [("E2-03", "immune", 0)]
    with_laser = hits("E2-03", "3c", "--a", threats=["E2-03 1 white"], tracks="3333", turns=3)[0]
    assert with_laser.damage == 5 - 3


@pytest.mark.rule("SA-321")
@pytest.mark.parametrize("code", ["SE1-04", "SE2-03"])
def test_satellites_cannot_be_targeted_at_distance_3(code: str) -> None:
    # The frigate behind takes the shots until the satellite is nearer than square 11.
    speed = CARDS[code].speed
    flight = ready("aaaaaa", threats=[f"{code} 1 white"], tracks="7777")
    while True:
        square = 16 - flight.turn * speed
        report = play_turn(flight, report=True)
        assert report is not None
        assert bool(report.hits) == (square <= 10)
        if square <= 10:
            break
    for square in (11, 10):
        flight = ready("-a", "2a", threats=[f"{code} 1 white"], tracks="7777")
        play_turn(flight)
        flight.threats[0].square = square
        report = play_turn(flight, report=True)
        assert report is not None
        assert len(report.hits) == (square <= 10)


# Shields of their own


@pytest.mark.rule("SA-300", "SA-301")
@pytest.mark.parametrize("code", ["E1-06", "SE1-05"])
def test_the_first_hit_only_breaks_the_cryoshield(code: str) -> None:
    mission = {"threats": [f"{code} 1 white"], "tracks": "3333"}
    rows = hits(code, "aa", "2a", turns=2, **mission)
    assert [(row.note, row.damage) for row in rows] == [("cryoshield", 0), (None, 5)]
    # A hit weaker than the shield breaks it as well, and several weapons of one step break it once.
    weak = hits(code, "4--", "1-a", "4-a", turns=4, threats=[f"{code} 1 red"], tracks="3333")
    assert [(row.note, row.damage, len(row.weapons)) for row in weak] == [("cryoshield", 0, 2)]
    pulse = hits(code, "-2aa", "---a", turns=4, **mission)
    assert [(row.note, row.damage) for row in pulse] == [("cryoshield", 0), (None, 5)]


@pytest.mark.rule("SA-302", "SA-394")
def test_what_comes_through_from_a_destroyer_draws_two_tiles_each() -> None:
    flight = fly(threats=["E1-02 1 red"], tracks="3333", turns=2)  # X: 1 against 1
    assert tiles(flight) == (0, 0, 0)
    flight = ready("", threats=["E1-02 1 red"], tracks="3333")
    while flight.turn < 4:
        play_turn(flight)
    flight.shield[0] = 1
    play_turn(flight)  # Y: 2 against 1
    assert tiles(flight) == (2, 0, 0)
    bare = fly(threats=["E1-02 1 red"], tracks="3333", turns=5)
    assert tiles(bare) == (4, 0, 0)


@pytest.mark.rule("SA-303")
@pytest.mark.parametrize("code", ["E1-04", "SE1-07"])
def test_a_pulse_takes_the_shield_of_a_cloud_for_the_turn(code: str) -> None:
    mission = {"threats": [f"{code} 1 white"], "tracks": "1111"}
    alone = hits(code, "-a", turns=2, **mission)[0]
    assert (alone.shield, alone.damage) == (3, 2)
    pulsed = hits(code, "2aa", turns=3, **mission)
    assert [(row.shield, row.damage) for row in pulsed] == [(0, 1), (0, 1)]
    both = hits(code, "-a", "2a", turns=2, **mission)[0]
    assert (both.shield, both.damage) == (0, 6)
    later = hits(code, "--a", "2a", turns=3, **mission)
    assert later[-1].shield == 3
    # Out of the pulse cannon's range the shield holds.
    far = hits(code, "-a", "2a", turns=2, threats=[f"{code} 1 white"], tracks="7777")
    assert far[0].shield == 3


@pytest.mark.rule("SA-304")
def test_the_marauders_bonus_stays_on_a_pulsed_cloud() -> None:
    threats = ["E2-06 1 red", "E1-04 2 white"]
    row = hits("E1-04", "2-a", threats=threats, tracks="2122", turns=3)[0]
    assert (row.shield, row.note) == (1, "shield_broken")


# The scout


def scouting(*threats: str, **mission: object) -> Flight:
    """A scout in blue that has passed X in turn 2 (T2)."""
    return fly(threats=["E2-02 1 blue", *threats], tracks="2222", **mission)


@pytest.mark.rule("SA-305")
def test_heavy_lasers_pass_over_the_scout() -> None:
    threats = ["E2-02 1 white", "E1-09 2 white"]
    rows = reports("-a", threats=threats, tracks="3333", turns=2)[-1].hits
    assert [row.code for row in rows] == ["E1-09"]
    light = hits("E2-02", "1a", threats=["E2-02 1 red", "E1-09 2 red"], tracks="3333", turns=2)
    assert light[0].weapons == (("light_laser", 2),)
    assert hits("E2-02", "a", threats=["E2-02 1 white"], tracks="3333", turns=1) == []


@pytest.mark.rule("SA-306")
def test_from_its_x_on_the_scout_raises_the_attacks_of_others() -> None:
    # The scout passes X of T2 in turn 2; until then a strike has its plain strength.
    assert blows("E1-10", "Z", threats=["E2-02 1 blue", "E1-10 3 red"], tracks="2222") == [("red", 6)]
    assert blows("E1-10", "Z", threats=["E1-10 1 red", "E2-02 3 blue"], tracks="1122") == [("red", 5)]
    for zone in ("white", "blue"):
        raised = blows("E1-10", "Z", threats=["E2-02 1 blue", f"E1-10 3 {zone}"], tracks="2222")
        assert raised == [(zone, 6)]


@pytest.mark.rule("SA-307")
@pytest.mark.parametrize(("scout", "fighter", "strength"), [(1, 2, 2), (2, 1, 1)])
def test_higher_numbers_profit_in_the_turn_of_x_itself(scout: int, fighter: int, strength: int) -> None:
    flight = ready("", threats=[f"E2-02 {scout} blue", f"E1-07 {fighter} red"], tracks="2222")
    while flight.turn < 2:
        play_turn(flight)
    flight.scouts.clear()
    threat(flight, "E2-02").square = threat(flight, "E1-07").square = 9  # both reach X now
    report = play_turn(flight, report=True)
    assert report is not None
    assert {row.letter for row in report.threats} == {"X"}
    (row,) = [row for row in report.threats if row.code == "E1-07"]
    assert row.blows[0].strength == strength


@pytest.mark.rule("SA-306")
def test_the_bonus_ends_with_the_scouts_death() -> None:
    # Light laser and pulse cannon: 2 + 1 against shield 1, twice.
    mission = {"threats": ["E2-02 1 blue", "E1-10 6 red"], "tracks": "2222"}
    crew = ("3-aaa", "2-aaa")
    dead = fly(*crew, turns=5, **mission)
    assert threat(dead, "E2-02").status == "destroyed"
    assert dead.scouts == []
    assert fly(*crew, turns=3, **mission).scouts == [1]
    assert blows("E1-10", "Z", *crew, **mission) == [("red", 5)]


@pytest.mark.rule("SA-308")
def test_the_bonus_holds_for_every_kind_of_attack_and_for_those_to_come() -> None:
    mission = {"tracks": "2222"}
    everywhere = blows("E2-05", "Z", threats=["E2-02 1 blue", "E2-05 2 red"], **mission)
    assert everywhere == [("red", 3), ("white", 3), ("blue", 3)]
    late = blows("E1-10", "Z", threats=["E2-02 1 blue", "E1-10 8 red"], **mission)
    assert late == [("red", 6)]
    nemesis = blows("SE2-05", "!", "--a", threats=["E2-02 1 blue", "SE2-05 3 white"], tracks="2722", turns=3)
    assert nemesis == [("red", 2), ("white", 2), ("blue", 2)]
    # The minor asteroid passes X in turn 3 (T2: 7) and bursts in turn 4.
    asteroid = blows(
        "E2-07", "!", "4--a", "1--a", "4-a-", "1-a-", threats=["E2-02 1 blue", "E2-07 3 red"], tracks="2222"
    )
    assert asteroid == [("red", 2)]


@pytest.mark.rule("SA-309")
def test_the_bonus_outlives_a_scout_that_performed_z() -> None:
    flight = scouting("E1-10 8 red", turns=7)
    assert threat(flight, "E2-02").status == "survived"
    assert blows("E1-10", "Z", threats=["E2-02 1 blue", "E1-10 8 red"], tracks="2222") == [("red", 6)]


@pytest.mark.rule("SA-310")
def test_the_scouts_own_attack_is_not_raised() -> None:
    flight = scouting()
    assert tiles(flight) == (0, 0, 3)  # past the shield, which keeps its energy
    assert flight.shield[2] == 1
    # Its card knows no attack that shields meet; if it did, that would not be raised either.
    scout = scouting(turns=3)
    effect_of("attack 1")(scout, threat(scout, "E2-02"))
    assert (scout.scouts, scout.shield[2], tiles(scout)) == ([1], 0, (0, 0, 0))


@pytest.mark.rule("SA-311")
def test_damage_from_inside_is_not_raised() -> None:
    assert tiles(scouting("I1-01 3")) == (0, 3, 3)


@pytest.mark.rule("SA-312", "SA-313")
def test_the_scouts_y_drives_all_other_external_threats_on() -> None:
    threats = ["E1-09 1 red", "E2-02 2 blue", "E1-08 3 white", "I2-05 4"]
    flight = ready("", threats=threats, tracks="7773")
    while flight.turn < 4:
        play_turn(flight)
    threat(flight, "E2-02").square = 10  # Y lies on 8
    before = {item.code: item.square for item in flight.threats}
    report = play_turn(flight, report=True)
    assert report is not None
    after = {item.code: item.square for item in flight.threats}
    assert before["E1-09"] - after["E1-09"] == 2 + 1
    assert before["E1-08"] - after["E1-08"] == 1 + 2
    assert before["E2-02"] - after["E2-02"] == 2
    assert before["I2-05"] - after["I2-05"] == 3
    order = [(row.code, row.squares) for row in report.threats]
    assert order == [
        ("E1-09", 2),
        ("E2-02", 2),
        ("E1-09", 1),
        ("E1-08", 1),
        ("E1-08", 2),
        ("I2-05", 3),
    ]


@pytest.mark.rule("SA-312")
def test_squares_reached_by_being_driven_on_are_performed_at_once() -> None:
    flight = ready("", threats=["E1-09 1 red", "E2-02 2 blue"], tracks="3333")
    while flight.turn < 3:
        play_turn(flight)
    threat(flight, "E1-09").square = 4  # moves to 2 (Y on 3), then is driven to 1 (Z)
    threat(flight, "E2-02").square = 5
    report = play_turn(flight, report=True)
    assert report is not None
    assert [(row.code, row.letter) for row in report.threats] == [
        ("E1-09", "Y"),
        ("E2-02", "Y"),
        ("E1-09", "Z"),
    ]
    assert threat(flight, "E1-09").status == "survived"


# Swarm, jellyfish, marauder


@pytest.mark.rule("SA-314")
def test_a_swarm_takes_one_a_turn() -> None:
    flight = fly("aaa", "2aa", threats=["E2-04 1 white"], tracks="3333", turns=2)
    assert threat(flight, "E2-04").cubes == 2
    killed = fly("aaa", threats=["E2-04 1 white"], tracks="3333", turns=3)
    assert threat(killed, "E2-04").status == "destroyed"


def tanker_dies(*threats: str, **figures: int) -> Flight:
    """A tanker in white with one hp left is shot in turn 3."""
    flight = ready("--a", threats=["SE1-03 1 white", *threats], tracks="3333")
    while flight.turn < 2:
        play_turn(flight)
    threat(flight, "SE1-03").cubes = 7
    for name, value in figures.items():
        setattr(flight.threats[1], name, value)
    play_turn(flight)
    assert threat(flight, "SE1-03").status == "destroyed"
    return flight


@pytest.mark.rule("SA-315")
def test_the_splash_comes_on_top_of_the_one_for_a_swarm() -> None:
    flight = ready("--a", "4-a", threats=["SE1-03 1 white", "E2-04 2 red"], tracks="3333")
    while flight.turn < 2:
        play_turn(flight)
    threat(flight, "SE1-03").cubes = 7
    play_turn(flight)
    assert threat(flight, "E2-04").cubes == 2


@pytest.mark.rule("SA-316")
def test_a_jellyfish_takes_two_more_but_only_when_hit() -> None:
    mission = {"threats": ["E2-05 1 white"], "tracks": "7777", "turns": 1}
    assert threat(fly("a", **mission), "E2-05").cubes == 7
    assert threat(fly("-", **mission), "E2-05").cubes == 0
    elsewhere = {"threats": ["E2-05 1 white", "E1-05 2 red"], "tracks": "7777", "turns": 2}
    assert threat(fly("4a", **elsewhere), "E2-05").cubes == 0


@pytest.mark.rule("SA-317")
def test_the_marauder_shields_everybody_from_its_x_until_its_death() -> None:
    # T2: X (8) in turn 1 at speed 3.
    threats = ["E2-06 1 red", "E1-05 2 white", "E1-08 5 blue"]
    mission = {"threats": threats, "tracks": "2222"}
    assert hits("E1-05", "-a", turns=2, **mission)[0].shield == 3
    assert hits("E2-06", "4a", turns=2, **mission)[0].shield == 2
    assert hits("E1-08", "6----a", turns=6, **mission)[0].shield == 4
    assert threat(fly(turns=4, **mission), "E2-06").status == "survived"
    assert hits("E1-05", "----a", turns=5, **mission)[0].shield == 3
    dead = fly("4aaa", "1aaa", turns=3, **mission)
    assert threat(dead, "E2-06").status == "destroyed"
    assert dead.marauders == []
    assert hits("E1-05", "4aaa", "1aaa", "---a", turns=4, **mission)[0].shield == 2
    views = {view.code: view.shield for view in threat_views(fly(turns=2, **mission))}
    assert (views["E2-06"], views["E1-05"]) == (2, 3)


# The tanker


@pytest.mark.rule("SA-318")
def test_a_dying_tanker_hurts_every_other_external_threat_past_all_protection() -> None:
    flight = tanker_dies("E1-08 2 red", "I2-05 3")
    assert threat(flight, "E1-08").cubes == 1
    assert threat(flight, "I2-05").cubes == 0
    hidden = tanker_dies("E1-03 3 red")
    assert threat(hidden, "E1-03").cubes == 1
    frozen = tanker_dies("SE1-05 2 red")
    assert threat(frozen, "SE1-05").cubes == 1
    assert threat(tanker_dies("E2-04 2 red"), "E2-04").cubes == 1
    coming = tanker_dies("E1-05 4 red")
    assert threat(coming, "E1-05").cubes == 0


@pytest.mark.rule("SA-319")
def test_the_splash_leaves_a_cryoshield_whole() -> None:
    assert threat(tanker_dies("SE1-05 2 red"), "SE1-05").cryoshield


@pytest.mark.rule("SA-320")
def test_what_the_splash_destroys_is_destroyed_and_bursts() -> None:
    flight = tanker_dies("E1-08 2 red", cubes=3)
    assert threat(flight, "E1-08").status == "destroyed"
    asteroid = tanker_dies("E2-07 2 red", cubes=6, marks=2)
    assert threat(asteroid, "E2-07").status == "destroyed"
    assert tiles(asteroid)[0] == 1  # 2 x 1 against a shield of 1


def test_nobody_bursts_twice_in_one_step() -> None:
    flight = ready("4-a", "--a", threats=["E2-07 1 red", "SE1-03 2 white"], tracks="3333")
    while flight.turn < 2:
        play_turn(flight)
    asteroid = threat(flight, "E2-07")
    asteroid.cubes, asteroid.marks, asteroid.square = 6, 2, 7
    threat(flight, "SE1-03").cubes = 7
    play_turn(flight)
    assert [item.status for item in flight.threats] == ["destroyed", "destroyed"]
    assert tiles(flight) == (1, 0, 0)


# Serious threats


@pytest.mark.rule("SA-322")
def test_the_psionic_satellite_delays_a_zone_then_the_ship_then_knocks_out() -> None:
    # T3: X in turn 2, Y in turn 5, Z in turn 6.
    mission = {"threats": ["SE2-03 1 red"], "tracks": "3333"}
    crew = ("4-bbbbbb", "1-bbbbbb", "--bbbbbb")
    x = fly(*crew, turns=2, **mission)
    assert [plan(x, index)[2] for index in range(3)] == ["-", "-", "b"]
    y = fly(*crew, turns=5, **mission)
    assert [plan(y, index)[5] for index in range(3)] == ["-", "-", "-"]
    assert knocked_out(y) == []
    assert knocked_out(fly(*crew, turns=6, **mission)) == [0, 1, 2]


@pytest.mark.rule("SA-323", "SA-324")
def test_ramming_a_lone_behemoth_costs_the_pilot() -> None:
    mission = {"threats": ["SE2-01 1 red"], "tracks": "1111"}
    row = hits("SE2-01", PILOT, turns=4, **mission)[0]
    assert row.weapons == (("interceptors", 9),)
    # The laser ends the behemoth in the same step; in turn 6 another finds no interceptors to take off with.
    flight = fly(PILOT + "xx", "1c4--c", "4--a", turns=6, **mission)
    assert (threat(flight, "SE2-01").status, flight.won) == ("destroyed", None)
    assert knocked_out(flight) == [0]
    assert (at(flight, 0), at(flight, 1)) == ("space", "upper_red")
    assert (flight.crew[0].squad, flight.crew[1].squad) == (2, 1)
    heroic = ready("6c4-", threats=["SE2-01 1 red"], tracks="1111")
    while heroic.turn < 3:
        play_turn(heroic)
    heroic.crew[0].station = 6
    heroic.crew[0].plan[3] = "X"
    report = play_turn(heroic, report=True)
    assert report is not None
    assert report.hits[0].weapons == (("interceptors", 10),)
    assert at(fly(PILOT), 0) == "upper_red"
    lost_in_space = fly(PILOT, "4--a", **mission)
    assert lost_in_space.won
    assert at(lost_in_space) == "space"


@pytest.mark.rule("SA-325")
def test_with_others_near_the_pilot_is_safe() -> None:
    mission = {"threats": ["SE2-01 1 red", "SE1-01 2 blue"], "tracks": "1111", "turns": 5}
    crew = "6c4-c"
    rows = reports(crew, **mission)[-1].hits
    assert [row.weapons for row in rows] == [(("interceptors", 1),), (("interceptors", 1),)]
    assert knocked_out(fly(crew, **mission)) == []


@pytest.mark.rule("SA-326")
def test_a_juggernaut_draws_every_rocket_from_any_distance() -> None:
    threats = ["E1-07 1 white", "SE2-02 2 red"]
    rows = reports("3c", threats=threats, tracks="7777", turns=3)[-1].hits
    assert [row.code for row in rows] == ["SE2-02"]
    just_appeared = ["E1-05 1 white", "SE2-02 3 red"]
    assert [row.code for row in reports("3c", threats=just_appeared, tracks="7177", turns=3)[-1].hits] == [
        "SE2-02"
    ]
    not_yet = reports("3c", threats=["E1-05 1 white", "SE2-02 5 red"], tracks="7177", turns=3)[-1].hits
    assert [row.code for row in not_yet] == ["E1-05"]


@pytest.mark.rule("SA-327")
def test_each_rocket_raises_the_juggernauts_shield_after_the_damage() -> None:
    rows = hits("SE2-02", "3cc", threats=["SE2-02 1 red"], tracks="7777", turns=4)
    assert [(row.shield, row.damage) for row in rows] == [(3, 0), (4, 0)]
    together = hits("SE2-02", "3c", "4-a", "1-a", threats=["SE2-02 1 red"], tracks="7777", turns=3)[0]
    assert (together.shield, together.damage) == (3, 6)
    lasers = fly("4-a", threats=["SE2-02 1 red"], tracks="7777", turns=3)
    assert threat(lasers, "SE2-02").shield == 3


@pytest.mark.rule("SA-328")
def test_nemesis_strikes_back_when_hurt() -> None:
    mission = {"threats": ["SE2-05 1 white"], "tracks": "7777", "turns": 1}
    assert blows("SE2-05", "!", "a", **mission) == [("red", 1), ("white", 1), ("blue", 1)]
    in_vain = {"threats": ["SE2-05 2 red"], "tracks": "1111", "turns": 2}
    assert blows("SE2-05", "!", "2a", **in_vain) == []  # 1 against shield 1
    splash = tanker_dies("SE2-05 2 red")
    assert threat(splash, "SE2-05").cubes == 1 + 1  # splash, and its own X in this turn
    assert splash.shield == [0, 0, 0]
    dying = ready("-a", threats=["SE2-05 1 white"], tracks="7777")
    play_turn(dying)
    threat(dying, "SE2-05").cubes = 8
    report = play_turn(dying, report=True)
    assert report is not None
    assert threat(dying, "SE2-05").status == "destroyed"
    assert [len(row.blows) for row in report.threats if row.letter == "!"] == [3]


@pytest.mark.rule("SA-329")
def test_nemesis_hurts_itself_past_its_shield_and_does_not_answer_that() -> None:
    # T2: speed 3, X (8) in turn 1.
    mission = {"threats": ["SE2-05 1 red"], "tracks": "2222", "turns": 1}
    assert threat(fly(**mission), "SE2-05").cubes == 1
    assert [row.letter for row in moves("SE2-05", **mission)] == ["X"]
    assert blows("SE2-05", "X", **mission) == [("red", 1)]
    y = {"threats": ["SE2-05 1 red"], "tracks": "3333", "turns": 3}
    assert threat(fly(**y), "SE2-05").cubes == 3


@pytest.mark.rule("SA-330")
def test_a_nemesis_that_destroys_itself_scores() -> None:
    flight = ready("", threats=["SE2-05 1 red"], tracks="2222")
    flight.threats[0].cubes = 8
    while flight.won is None:
        play_turn(flight)
    assert score(flight).destroyed == (("SE2-05", 12),)


@pytest.mark.rule("SA-331")
def test_z_of_nemesis_is_the_end() -> None:
    flight = fly(threats=["SE2-05 1 red"], tracks="1111")
    assert (flight.won, flight.lost_by, flight.lost_turn) == (False, "SE2-05", 3)


@pytest.mark.rule("SA-199", "SA-211")
@pytest.mark.parametrize(
    ("lane", "others"), [("red", ["white", "blue"]), ("white", ["red", "blue"]), ("blue", ["red", "white"])]
)
def test_attacks_on_the_other_zones_leave_out_its_own(lane: str, others: list[str]) -> None:
    struck = blows("SE1-07", "Z", threats=[f"SE1-07 1 {lane}"], tracks="1111")
    assert struck == [(zone, 3) for zone in others]
