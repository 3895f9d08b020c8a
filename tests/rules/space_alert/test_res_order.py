"""Section 3: the order of the steps, threats appear, tripping and delays."""

from __future__ import annotations

import pytest

from rules.space_alert.flight import Member
from rules.space_alert.flight_view import threat_views
from rules.space_alert.mishaps import delay
from rules.space_alert.resolution import play_turn
from tests.rules.space_alert.mission import (
    acts,
    at,
    did,
    fly,
    hits,
    moves,
    plan,
    ready,
    reports,
    threat,
    tiles,
    tokens,
)


@pytest.mark.rule("SA-062")
def test_every_threat_of_the_scenario_comes_with_its_zone_and_number() -> None:
    flight = ready("", threats=["I1-01 4", "E1-07 2 blue", "SE1-01 3 red"])
    views = [(view.code, view.number, view.lane) for view in threat_views(flight)]
    assert views == [("E1-07", 2, "blue"), ("SE1-01", 3, "red"), ("I1-01", 4, "internal")]


@pytest.mark.rule("SA-063")
def test_threats_appear_then_players_act_then_damage_then_threats_move() -> None:
    # The meteoroid (5 hp, speed 5) appears, is shot dead by the card of the same turn, and never moves.
    (report,) = reports("a", threats=["E1-10 1 white"], tracks="1111", turns=1)
    assert report.appeared == ("E1-10",)
    assert report.hits[0].destroyed
    assert report.threats == ()
    # The virus is there before the card of its turn is played.
    assert did("c", threats=["I2-05 1"], tracks="7777", turns=1) == ["repaired"]


@pytest.mark.rule("SA-064")
def test_the_check_stands_after_turns_2_5_and_9() -> None:
    checks = [report.check for report in reports("", computer=True)]
    assert [turn for turn, check in enumerate(checks, start=1) if check is not None] == [2, 5, 9]


@pytest.mark.rule("SA-064")
def test_the_check_follows_the_threat_actions_of_its_turn() -> None:
    # The virus delays slot 3 in turn 2; the missed check then finds slot 3 empty.
    flight = fly("--aaa", threats=["I2-05 1"], tracks="1111", turns=2, computer=True)
    assert plan(flight).startswith("---aaa")
    # A ship that is lost in the threat actions of turn 5 has no check any more.
    last = reports("", threats=["SI2-05 3"], tracks="1111", computer=True)[-1]
    assert (last.turn, last.lost_by, last.check) == (5, "SI2-05", None)


@pytest.mark.rule("SA-065")
def test_step_13_rocket_then_landing_then_threats_then_the_jump() -> None:
    flight = ready(">c<<c" + "-" + "---->c", ">^---------c", threats=["E1-05 10 red"], tracks="1111")
    rows = []
    while flight.won is None:
        rows.append(play_turn(flight, report=True))
    last = rows[-1]
    assert last is not None
    assert len(rows) == 13
    assert last.acts == ()
    assert [name for name, _ in last.hits[0].weapons] == ["rocket"]
    assert last.threats[0].squares == 2
    assert flight.won
    # The pilot is home before the satellite's Z knocks out everybody on the ship.
    pilot = fly("------6c4cxx", threats=["SE2-03 9 blue"], tracks="1111")
    assert (at(pilot), pilot.crew[0].knocked_out) == ("upper_red", True)
    # The rocket finds the gunship before its last move brings it to Z.
    rocket = reports("3----------c", threats=["E1-05 9 red"], tracks="1111")[-1]
    assert ([hit.code for hit in rocket.hits], rocket.threats[0].status) == (["E1-05"], "survived")


@pytest.mark.rule("SA-066")
def test_confirmations_are_counted_when_all_have_acted() -> None:
    assert fly("2c", "2", "2-", "2c", turns=2).visual == [2, 0, 0]
    assert fly("2-", "2-", "2c", turns=3).visual == [1, 0, 0]
    assert [row.amount for row in reports("2c", "2c", turns=2)[1].acts] == [1, 2]


@pytest.mark.rule("SA-067")
def test_a_threat_is_hit_and_moves_in_the_turn_it_appears() -> None:
    flight = fly("a", threats=["E1-05 1 white"], tracks="2222", turns=1)
    assert threat(flight, "E1-05").cubes == 3
    assert threat(flight, "E1-05").square == 9


@pytest.mark.rule("SA-068")
def test_nothing_happens_after_the_ship_is_lost() -> None:
    # The nuclear device ends the mission in turn 3; the gunship of the higher number no longer fires its X.
    flight = fly(threats=["SI2-05 1", "E1-05 2 red"], tracks="1111")
    assert (flight.won, flight.lost_by, flight.lost_turn) == (False, "SI2-05", 3)
    assert threat(flight, "E1-05").square == 8
    assert tiles(flight) == (0, 0, 0)


@pytest.mark.rule("SA-069", "SA-070")
def test_a_threat_starts_on_the_outermost_square_of_its_track() -> None:
    flight = ready("", threats=["E1-05 2 red", "I2-05 3"], tracks="1237")
    for _ in range(2):
        play_turn(flight)
    assert threat(flight, "E1-05").square == 10 - 2
    assert threat(flight, "I2-05").square == 0
    play_turn(flight)
    assert threat(flight, "I2-05").square == 16 - 3


@pytest.mark.rule("SA-071", "SA-073")
def test_a_malfunction_covers_every_system_it_names() -> None:
    for path in ("<^b", "^-b", ">^b"):
        assert did(path, threats=["SI2-03 3"], tracks="7777", turns=3)[-1] == "repaired"
    assert did("--b", threats=["SI2-03 3"], tracks="7777", turns=3)[-1] == "shielded"
    assert did("^-c", threats=["SI2-03 3"], tracks="7777", turns=3)[-1] == "window"


@pytest.mark.rule("SA-072")
def test_an_intruder_comes_into_its_start_station() -> None:
    assert tokens(fly(threats=["I1-01 1"], tracks="7777", turns=1), "I1-01") == ["upper_red"]
    assert tokens(fly(threats=["SI1-01 1"], tracks="7777", turns=1), "SI1-01") == ["lower_red"]


@pytest.mark.rule("SA-074")
def test_a_threat_to_come_does_nothing() -> None:
    flight = fly("^b", "a", threats=["SI2-03 3", "E1-09 3 white", "I2-01 3"], tracks="7777", turns=2)
    assert flight.fuel == 2
    assert threat(flight, "E1-09").cubes == 0
    assert did(">^", "", threats=["I2-01 3"], turns=2) == ["moved", "moved"]
    assert plan(fly(">^aaa", threats=["I2-01 3"], turns=2)) == ">^aaa-------"
    # Other tokens are laid out in turn 1, those of the threats to come are not.
    early = {"threats": ["I2-05 1", "SI2-03 3", "I2-01 4", "I1-02 5"], "tracks": "7777"}
    flight = fly("^b", ">^a", turns=2, **early)
    assert (flight.fuel, plan(flight, 1)) == (2, ">^a---------")
    assert did("6cx", turns=3, **early)[-1] == "nothing"
    # No weapon finds it and it does not move.
    assert reports("2a", "3c", threats=["E1-05 4 red"], tracks="1111", turns=3)[-1].hits == ()
    assert hits("E1-05", "2a", "4a", threats=["E1-05 4 red"], tracks="1111", turns=3) == []
    assert moves("E1-05", threats=["E1-05 3 red"], tracks="1111", turns=2) == []
    # Nor does it draw a shot away from one that is there.
    shared = {"threats": ["E1-09 1 white", "E1-05 3 white"], "tracks": "1111", "turns": 2}
    assert [row.weapons for row in hits("E1-09", "-a", **shared)] == [(("heavy_laser", 5),)]


@pytest.mark.rule("SA-075", "SA-076")
def test_the_crew_acts_in_order() -> None:
    first, second = "^a", "-a"
    empty = {"carried": {"white": ["reactor"]}}  # two energy in the central reactor
    assert [row.did for row in reports("a", "a", turns=1, **empty)[0].acts] == ["fired", "already_fired"]
    one = fly("a", "^", turns=1, **empty)
    assert one.reactor[1] == 1
    rows = reports("a" + "a", first, second, turns=2, **empty)[1].acts
    assert [(row.member, row.did) for row in rows] == [
        (0, "fired"),
        (1, "no_energy"),
        (2, "already_fired"),
    ]


@pytest.mark.rule("SA-077")
def test_each_slot_is_performed_in_its_turn_and_an_empty_one_is_nothing() -> None:
    rows = acts("a-<", turns=3)
    assert [(row.card, row.did) for row in rows] == [("a", "fired"), ("-", "nothing"), ("<", "moved")]


@pytest.mark.rule("SA-078")
def test_an_action_without_effect_is_used_up() -> None:
    assert did("x<", turns=2) == ["nothing", "moved"]


@pytest.mark.rule("SA-079")
def test_tripping_performs_what_was_meant_and_delays_the_next_action() -> None:
    flight = ready("<aab")
    play_turn(flight, {0: ">"})
    assert at(flight) == "upper_blue"
    assert plan(flight) == ">-aab-------"


@pytest.mark.rule("SA-079")
def test_nobody_trips_over_an_empty_slot() -> None:
    flight = ready("-a")
    play_turn(flight, {0: "<"})
    assert at(flight) == "upper_white"
    assert plan(flight) == "-a----------"


@pytest.mark.rule("SA-080")
def test_a_trip_counts_for_the_turn_in_which_it_is_declared_only() -> None:
    flight = ready("<<-")
    report = play_turn(flight, {0: ">"}, report=True)
    assert report is not None
    assert report.acts[0].tripped
    play_turn(flight)
    again = play_turn(flight, report=True)
    assert again is not None
    assert not again.acts[0].tripped
    assert at(flight) == "upper_white"


def shifted(cards: str, *slots: int) -> str:
    member = Member(0, list(cards.ljust(12, "-")))
    for slot in slots:
        delay(member, slot - 1)
    return "".join(member.plan)


@pytest.mark.rule("SA-081")
def test_a_delayed_card_moves_to_the_next_slot() -> None:
    assert shifted("abc", 3) == "ab-c--------"


@pytest.mark.rule("SA-082")
def test_the_shift_goes_on_until_a_gap_absorbs_it() -> None:
    assert shifted("abx-c^", 3) == "ab-xc^------"
    assert shifted("abcx-b^", 3) == "ab-cxb^-----"


@pytest.mark.rule("SA-083", "SA-389")
def test_without_a_gap_the_last_card_falls_off() -> None:
    assert shifted("abcabcabcabc", 3) == "ab-cabcabcab"
    assert shifted("abcabcabcabc", 12) == "abcabcabcab-"


@pytest.mark.rule("SA-084")
def test_a_delayed_player_does_nothing_in_that_turn() -> None:
    rows = acts("^aa", "^", "-", member=0, turns=3, draw={}, carried={"white": ["gravolift"]})
    assert [row.did for row in rows] == ["moved", "nothing", "fired"]


@pytest.mark.rule("SA-085")
def test_delaying_an_empty_slot_shifts_nothing() -> None:
    assert shifted("ab-c^", 3) == "ab-c^-------"


@pytest.mark.rule("SA-086")
def test_delays_of_every_source_hit_the_slot_of_the_next_turn() -> None:
    by_action = fly("^ab", "^ab", turns=1)
    assert (plan(by_action, 0), plan(by_action, 1)) == ("^ab---------", "^-ab--------")
    by_threat = fly("aabb", threats=["I2-05 1"], tracks="1112", turns=3)  # X at 8, no Y on T2
    assert plan(by_threat) == "aabb--------"
    by_threat = fly("aaabbb", threats=["I2-05 1"], tracks="1113", turns=3)  # Y in turn 3
    assert plan(by_threat) == "aaa-bbb-----"
    by_check = fly("aabb", computer=True, turns=2)
    assert plan(by_check) == "aa-bb-------"


@pytest.mark.rule("SA-087")
def test_several_delays_for_one_slot_count_once() -> None:
    assert shifted("abc^A", 3, 3) == "ab-c^A------"
    flight = fly("-^abc", "-^", computer=True, turns=2, carried={"white": ["gravolift"]})
    assert plan(flight) == "-^-abc------"


@pytest.mark.rule("SA-088")
def test_delays_of_different_turns_add_up() -> None:
    assert shifted("abc^A", 3, 4) == "ab--c^A-----"


@pytest.mark.rule("SA-089")
def test_a_delay_in_turn_12_has_no_effect() -> None:
    flight = fly("-----------^", "-----------^", turns=12)
    assert at(flight, 1) == "lower_white"
    assert plan(flight, 1) == "-----------^"


@pytest.mark.rule("SA-090")
def test_a_shifted_card_crosses_the_border_of_a_phase() -> None:
    rows = acts("-^a", "-^a", member=1, turns=4)
    assert [row.card for row in rows] == ["-", "^", "-", "a"]
    assert rows[3].did == "fired"


@pytest.mark.rule("SA-091", "SA-136", "SA-228")
def test_the_missed_check_of_phase_2_spares_the_pilot() -> None:
    flight = fly("c>c-^", ">c<<cxx", "-----bb", computer=True, turns=5)
    assert at(flight, 1) == "space"
    assert plan(flight, 1) == ">c<<cxx-----"
    assert plan(flight, 2) == "------bb----"


@pytest.mark.rule("SA-136", "SA-091")
def test_threats_do_not_reach_the_pilot() -> None:
    # Psionic satellite: Y (all on the ship) in turn 6, Z (knock-out) in turn 8; in space from turn 5 on.
    mission = {"threats": ["SE2-03 3 blue"], "tracks": "4444"}
    flight = fly(">c<<cxxxx", "------bbb", turns=6, **mission)
    assert plan(flight, 0) == ">c<<cxxxx---"
    assert plan(flight, 1) == "-------bbb--"
    flight = fly(">c<<cxxxx", "------bbb", turns=8, **mission)
    assert at(flight) == "space"
    assert not flight.crew[0].knocked_out
    assert flight.crew[1].knocked_out


def test_hits_and_moves_are_told_in_order() -> None:
    assert hits("E1-10", "a", threats=["E1-10 1 white"], turns=1)[0].before == 5
    assert [row.letter for row in moves("E1-10", threats=["E1-10 1 white"], tracks="1111")] == ["X", "Z"]
