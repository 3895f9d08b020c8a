"""Sections 3.5, 3.6 and 4: the computer check, the final step, the score; and what training leaves out."""

from __future__ import annotations

import pytest

from rules.space_alert.components import CARDS
from rules.space_alert.flight import finished
from rules.space_alert.flight_view import ship_view
from rules.space_alert.resolution import play_turn
from rules.space_alert.scoring import score
from tests.rules.space_alert.mission import (
    at,
    did,
    fly,
    hits,
    knocked_out,
    plan,
    ready,
    reports,
    threat,
    tiles,
    tokens,
)

# The computer check


@pytest.mark.rule("SA-226", "SA-227")
def test_a_missed_check_delays_everybodys_next_action() -> None:
    flight = fly("aaaaaaaaaaa", "bbbbbbbbbbb", computer=True, turns=2)
    assert [plan(flight, index)[:4] for index in range(2)] == ["aa-a", "bb-b"]
    kept = fly("caaaaaaaaaa", "bbbbbbbbbbb", computer=True, turns=2)
    assert [plan(kept, index)[:4] for index in range(2)] == ["caaa", "bbbb"]
    all_missed = fly("abababababab", computer=True, turns=12)
    assert plan(all_missed) == "ab-ab-aba-ba"
    first_only = fly("c---aaaaaaaa", computer=True, turns=5)
    assert plan(first_only) == "c---a-aaaaaa"


@pytest.mark.rule("SA-227")
@pytest.mark.parametrize(("missed", "slot"), [(0, 3), (1, 6), (2, 10)])
def test_each_check_has_its_slot(missed: int, slot: int) -> None:
    flight = ready("aaaaaaaaaaaa", computer=True)
    flight.maintained = [phase != missed for phase in range(3)]
    while not finished(flight):
        play_turn(flight)
    assert [turn for turn, card in enumerate(plan(flight), start=1) if card == "-"] == [slot]


@pytest.mark.rule("SA-229")
def test_maintenance_by_one_who_is_knocked_out_afterwards_counts() -> None:
    # The satellite's Z comes in turn 5 and takes everybody on board; the computer was looked after in turn 4.
    flight = fly("c--c", threats=["SE2-03 1 red"], tracks="1111", computer=True, turns=5)
    assert knocked_out(flight) == [0]
    assert flight.maintained == [True, True, False]
    rows = reports("c--c", threats=["SE2-03 1 red"], tracks="1111", computer=True, turns=5)
    assert rows[-1].check is True
    # Nor does a knocked-out crew pass a check that nobody prepared.
    missed = reports("c--", "", threats=["SE2-03 1 red"], tracks="1111", computer=True, turns=5)
    assert missed[-1].check is False


@pytest.mark.rule("SA-230")
def test_a_repair_of_the_virus_is_no_maintenance() -> None:
    flight = fly("cc", threats=["I2-05 1"], tracks="7777", computer=True, turns=2)
    assert threat(flight, "I2-05").cubes == 2
    assert flight.maintained == [False, False, False]
    fixed = fly("-c", "-c", "-c", "-c", threats=["I2-05 2"], tracks="7777", computer=True, turns=2)
    assert fixed.maintained == [True, False, False]


# Step 13


@pytest.mark.rule("SA-231")
def test_nobody_acts_in_step_13() -> None:
    rows = reports("aaaaaaaaaaaa", "bbbbbbbbbbbb")
    assert len(rows) == 13
    assert rows[-1].turn == 13
    assert rows[-1].acts == ()


@pytest.mark.rule("SA-232")
def test_the_last_rocket_hits_alone_in_step_13() -> None:
    crew = ("3----------c", "a----------a", "6c4c" + "x" * 8)
    rows = reports(*crew, threats=["SE1-01 10 white"], tracks="1111")
    (hit,) = rows[-1].hits
    assert hit.weapons == (("rocket", 3),)
    assert not any(weapon == "rocket" for row in rows[:-1] for hit in row.hits for weapon, _ in hit.weapons)
    for track, found in (("1", 1), ("5", 0)):  # square 8 is in range, square 12 is not
        late = {"threats": ["E1-05 12 red"], "tracks": track * 4}
        assert len(reports("3----------c", **late)[-1].hits) == found


@pytest.mark.rule("SA-233")
def test_after_damage_effects_come_in_step_13_too() -> None:
    # Nemesis, hit by the last rocket, strikes all zones before it moves.
    flight = ready("3----------c", threats=["SE2-05 12 red"], tracks="1111")
    while flight.turn < 12:
        play_turn(flight)
    report = play_turn(flight, report=True)
    assert report is not None
    assert report.hits[0].damage == 2
    assert report.threats[0].letter == "!"
    assert [blow.zone for blow in report.threats[0].blows] == ["red", "white", "blue"]


@pytest.mark.rule("SA-234")
def test_the_pilot_lands_before_the_last_move_of_the_threats() -> None:
    # The satellite's Z in step 13 finds him on the ship.
    flight = fly("------6c4cxx", threats=["SE2-03 9 blue"], tracks="1111")
    assert threat(flight, "SE2-03").status == "survived"
    assert at(flight) == "upper_red"
    assert knocked_out(flight) == [0]
    assert flight.crew[0].squad == 2


@pytest.mark.rule("SA-235")
def test_in_step_13_the_threats_move_once_more() -> None:
    flight = fly(threats=["E1-05 9 red"], tracks="1111")
    assert threat(flight, "E1-05").status == "survived"
    before = fly(threats=["E1-05 9 red"], tracks="1111", turns=12)
    assert (threat(before, "E1-05").status, threat(before, "E1-05").square) == ("active", 2)
    assert len(flight.tiles[0]) > len(before.tiles[0])


@pytest.mark.rule("SA-236")
def test_the_mission_is_won_only_after_step_13() -> None:
    before = fly("", turns=12)
    assert before.won is None
    assert not finished(before)
    flight = fly("")
    assert (flight.won, flight.turn) == (True, 13)
    lost = fly(threats=["SI1-03 9"], tracks="1111")
    assert (lost.won, lost.lost_turn) == (False, 13)
    with pytest.raises(ValueError, match="over"):
        play_turn(flight)


@pytest.mark.rule("SA-237")
def test_no_check_and_no_confirmation_in_step_13() -> None:
    rows = reports("2----------c", "a", computer=True)
    assert rows[-1].check is None
    flight = fly("2----------c", computer=True)
    assert flight.visual == [0, 0, 1]


# The score


@pytest.mark.rule("SA-238")
def test_a_lost_mission_has_no_score() -> None:
    sheet = score(fly("a", threats=["E1-10 1 white", "SI2-05 2"], tracks="1111"))
    assert sheet.won is False
    assert sheet.total is None
    assert (sheet.lost_by, sheet.lost_turn) == ("SI2-05", 4)


@pytest.mark.rule("SA-239")
def test_destroyed_and_survived_threats_bring_their_points() -> None:
    sheet = score(fly("a", threats=["E1-10 1 white", "E1-09 3 red"], tracks="1111"))
    assert sheet.destroyed == (("E1-10", 4),)
    assert sheet.survived == (("E1-09", 2),)
    assert sheet.total == 4 + 2 - 4 - 4


@pytest.mark.rule("SA-240")
def test_points_of_every_card() -> None:
    never = {"SE2-05", "SI1-03", "SI1-04", "SI2-05"}  # they cannot be survived
    points = {("normal", "white"): (2, 4), ("normal", "yellow"): (3, 6)}
    points |= {("serious", "white"): (4, 8), ("serious", "yellow"): (6, 12)}
    for card in CARDS.values():
        survived, destroyed = points[card.severity, card.difficulty]
        assert card.destroyed == (15 if card.code == "SI2-02" else destroyed), card.code
        assert card.survived == (0 if card.code in never else survived), card.code


@pytest.mark.rule("SA-241", "SA-242")
def test_every_tile_costs_one_and_those_of_the_worst_zone_one_more() -> None:
    sheet = score(fly(threats=["E1-05 1 red", "I2-05 2"], tracks="1111"))
    assert sheet.tiles == (1 + 3 + 1, 1, 1)
    assert sheet.total == 2 + 3 - 7 - 5
    for zone in ("white", "blue"):
        sheet = score(fly(threats=[f"E1-05 1 {zone}", "I2-05 2"], tracks="1111"))
        assert (max(sheet.tiles), sheet.total) == (5, 2 + 3 - 7 - 5)


@pytest.mark.rule("SA-243")
def test_each_knocked_out_member_costs_two() -> None:
    sheet = score(fly("", "", "", threats=["SE2-03 1 red"], tracks="1111"))
    assert sheet.knocked_out == 3
    assert sheet.total == 6 - 3 * 2


@pytest.mark.rule("SA-244")
def test_each_disabled_squad_costs_one_led_or_stored() -> None:
    led = score(fly("6cx", threats=["I1-02 3"], tracks="7777"))
    assert (led.disabled, led.total) == (1, 4 - 1)
    stored = score(fly(threats=["I2-02 3"], tracks="1111"))
    assert (stored.disabled, stored.total) == (1, 3 - 2 - 2 - 1)
    active = score(fly("6c"))
    assert (active.disabled, active.total) == (0, 0)


@pytest.mark.rule("SA-245")
def test_visual_points_of_all_phases_are_added() -> None:
    sheet = score(fly("2cc-c---c", "2c------c"))
    assert sheet.visual == (2, 1, 2)
    assert sheet.total == 5


@pytest.mark.rule("SA-246")
def test_the_sum_may_be_negative() -> None:
    assert score(fly(threats=["E2-01 1 red"], tracks="1111")).total == 3 - 5 - 5


@pytest.mark.rule("SA-247")
def test_of_two_equally_bad_zones_one_counts() -> None:
    sheet = score(fly(threats=["SE2-04 1 white"], tracks="1111"))
    assert sheet.tiles == (4, 0, 4)
    assert sheet.total == 6 - 8 - 4


# Training missions


@pytest.mark.rule("SA-472", "SA-480")
def test_without_battlebots_and_interceptors_their_systems_are_dead() -> None:
    left_out = {"leaves_out": ("battlebots", "interceptors")}
    flight = fly("6cx4c", "1cx", turns=5, **left_out)
    assert [member.squad for member in flight.crew] == [0, 0]
    assert at(flight) == "upper_red"
    assert did("6cx4c", turns=5, **left_out) == ["jumped", "nothing", "nothing", "jumped", "nothing"]
    assert ship_view(flight).hangars == {"upper_blue": None, "lower_red": None}
    assert score(fly("6cx4c", **left_out)).disabled == 0


@pytest.mark.rule("SA-480")
def test_interceptors_alone_can_be_left_out() -> None:
    assert at(fly("6c4c", turns=4, leaves_out=("interceptors",))) == "upper_red"
    assert did("6c", turns=2, leaves_out=("interceptors",))[-1] == "took_bots"


@pytest.mark.rule("SA-476", "SA-480")
def test_without_check_and_rockets_there_is_neither() -> None:
    left_out = {"leaves_out": ("computer_check", "rockets", "visual_confirmation"), "computer": True}
    flight = fly("cc", "3c", "2c", "aaaa", turns=2, **left_out)
    assert flight.maintained == [False, False, False]
    assert plan(flight, 3) == "aaaa--------"
    assert flight.rockets == 3
    assert flight.visual == [0, 0, 0]
    assert did("c", turns=1, **left_out) == ["nothing"]
    assert did("3c", turns=2, **left_out)[-1] == "nothing"
    # Test run 2 has both.
    second = {"leaves_out": ("battlebots", "interceptors", "visual_confirmation"), "computer": True}
    assert did("c", turns=1, **second) == ["maintained"]
    assert did("3c", turns=2, **second)[-1] == "launched"
    assert plan(fly("aaaa", turns=2, **second)) == "aa-aa-------"


@pytest.mark.rule("SA-479")
def test_a_test_run_ends_with_the_final_step_after_turn_7() -> None:
    mission = {"threats": ["E1-05 4 red"], "tracks": "1111", "last_turn": 7, "computer": True}
    rows = reports("3-----cc", **mission)
    assert len(rows) == 8
    assert rows[-1].turn == 13
    assert rows[-1].acts == ()
    assert [turn for turn, row in enumerate(rows, start=1) if row.check is not None] == [2, 5]
    flight = fly("aaaaaaaa", **mission)
    assert flight.won
    assert threat(flight, "E1-05").status == "survived"
    rocket = fly("--3---c", **{**mission, "computer": False, "threats": ["SE1-01 6 red"]})
    assert threat(rocket, "SE1-01").cubes == 1
    assert len(hits("SE1-01", "--3---c", **{**mission, "computer": False, "threats": ["SE1-01 6 red"]})) == 1


def test_a_squad_that_is_missing_has_an_empty_hangar() -> None:
    flight = fly("6c", "1c", turns=2, missing_bots=("upper_blue",))
    assert [member.squad for member in flight.crew] == [0, 1]
    assert tokens(fly(threats=["I1-01 1"], tracks="7777", turns=1), "I1-01") == ["upper_red"]
    assert tiles(flight) == (0, 0, 0)
