"""Section 3.4: threats move, attack the ship, and what their actions do."""

from __future__ import annotations

import pytest

from rules.space_alert.effects import effect_of
from rules.space_alert.flight import Threat
from rules.space_alert.flight_view import ship_view
from rules.space_alert.resolution import play_turn
from rules.space_alert.scoring import score
from rules.space_alert.ship_damage import damage
from tests.rules.space_alert.mission import (
    acts,
    at,
    did,
    fly,
    hits,
    knocked_out,
    moves,
    plan,
    ready,
    reports,
    threat,
    tiles,
    tokens,
)

# Movement


@pytest.mark.rule("SA-187")
def test_threats_move_in_order_of_numbers_inside_and_outside_mixed() -> None:
    threats = ["E1-05 3 red", "I2-05 1", "E1-07 2 blue", "SI1-03 4"]
    rows = reports("", threats=threats, tracks="7777", turns=4)[-1].threats
    assert [row.number for row in rows] == [1, 2, 3, 4]
    assert [row.kind for row in rows] == ["malfunction", "external", "external", "intruder"]


@pytest.mark.rule("SA-188")
def test_a_threat_moves_by_its_speed() -> None:
    flight = fly(threats=["SE1-02 1 red", "E1-07 2 white", "I1-03 3"], tracks="7777", turns=3)
    assert [item.square for item in flight.threats] == [16 - 3, 16 - 6, 16 - 4]


@pytest.mark.rule("SA-189", "SA-393")
def test_every_action_square_reached_or_passed_is_performed_in_order() -> None:
    # Speed 3 on T3: 12, 9, 6 (X on 8 passed), 3 (Y reached), 1 (Z).
    rows = [(row.letter, row.squares) for row in moves("E1-07", threats=["E1-07 1 red"], tracks="3333")]
    assert rows == [(None, 3), ("X", 3), ("Y", 3), ("Z", 2)]
    flight = ready("", threats=["E1-07 1 red"], tracks="3333")
    play_turn(flight)
    flight.threats[0].square = 4
    report = play_turn(flight, report=True)
    assert report is not None
    assert [row.letter for row in report.threats] == ["Y", "Z"]


@pytest.mark.rule("SA-190")
def test_the_square_a_move_starts_on_is_not_performed_again() -> None:
    # Speed 5 on T1 stands on X after its first move.
    letters = [row.letter for row in moves("E1-10", threats=["E1-10 1 red"], tracks="1111", turns=2)]
    assert letters == ["X", "Z"]


@pytest.mark.rule("SA-191")
def test_a_new_speed_counts_from_the_next_move() -> None:
    # Kamikaze on T2: 11 -> 7 with X (8) passed on the way, then 5 squares.
    flight = fly(threats=["E2-01 1 red"], tracks="2222", turns=1)
    assert (threat(flight, "E2-01").square, threat(flight, "E2-01").speed) == (7, 5)
    flight = fly(threats=["E2-01 1 red"], tracks="2222", turns=2)
    assert threat(flight, "E2-01").square == 2


@pytest.mark.rule("SA-192")
def test_a_threat_that_kills_itself_stops() -> None:
    # Nemesis (9 hp, shield 1) with 7 cubes dies of its Y and does not reach Z.
    flight = ready("", threats=["SE2-05 1 red"], tracks="3333")
    play_turn(flight)
    nemesis = threat(flight, "SE2-05")
    nemesis.square, nemesis.cubes = 4, 7
    report = play_turn(flight, report=True)
    assert report is not None
    assert [row.letter for row in report.threats] == ["Y"]
    assert nemesis.status == "destroyed"
    assert flight.won is None


@pytest.mark.rule("SA-193")
def test_after_z_a_threat_has_survived() -> None:
    mission = {"threats": ["E1-10 1 white"], "tracks": "1111"}
    flight = fly("--a", turns=3, **mission)
    assert threat(flight, "E1-10").status == "survived"
    assert threat(flight, "E1-10").cubes == 0
    assert len(moves("E1-10", turns=5, **mission)) == 2
    # The shot goes to what is still there.
    behind = {"threats": ["E1-10 1 white", "E1-09 2 white"], "tracks": "1111", "turns": 3}
    assert len(hits("E1-09", "--a", **behind)) == 1
    assert score(fly(**mission)).survived == (("E1-10", 2),)


@pytest.mark.rule("SA-194")
def test_a_marker_stops_on_z() -> None:
    rows = moves("E1-10", threats=["E1-10 1 white"], tracks="1111")
    assert [row.squares for row in rows] == [5, 4]


@pytest.mark.rule("SA-195")
def test_after_z_an_intruder_leaves_and_a_malfunction_stays() -> None:
    gone = fly(threats=["I1-01 1"], tracks="1111", turns=4)
    assert threat(gone, "I1-01").status == "survived"
    assert tokens(gone, "I1-01") == []
    stays = fly(threats=["I1-06 1"], tracks="1111", turns=5)
    assert threat(stays, "I1-06").status == "survived"
    assert tokens(stays, "I1-06") == ["upper_red"]
    assert did("4-----b", threats=["I1-06 1"], tracks="1111", turns=7)[-1] == "nothing"


@pytest.mark.rule("SA-196")
def test_what_is_still_on_its_way_at_the_jump_scores_nothing() -> None:
    flight = fly(threats=["E1-09 12 red"], tracks="7777")
    assert flight.won
    assert threat(flight, "E1-09").status == "active"
    sheet = score(flight)
    assert (sheet.destroyed, sheet.survived, sheet.total) == ((), (), 0)


@pytest.mark.rule("SA-197", "SA-198", "SA-398")
def test_a_rocket_flies_one_turn() -> None:
    # Launched in turns 2 and 3, they hit in turns 3 and 4, one move of the threats later.
    mission = {"threats": ["SE1-01 1 red"], "tracks": "3333"}
    rows = reports("3cc", turns=5, **mission)
    assert [turn.turn for turn in rows for hit in turn.hits] == [3, 4]
    flight = fly("3cc", turns=3, **mission)
    assert (flight.rocket_flying, flight.rocket_launched) == (True, False)
    out_of_range = {"threats": ["E1-05 2 red"], "tracks": "3333"}  # 12 at the launch, 10 when it hits
    assert len(hits("E1-05", "3c", turns=3, **out_of_range)) == 1


# Attacks and tiles


@pytest.mark.rule("SA-199")
def test_an_attack_strikes_the_zone_of_its_track() -> None:
    for zone, expected in (("red", (1, 0, 0)), ("white", (0, 1, 0)), ("blue", (0, 0, 1))):
        flight = fly(threats=[f"E1-05 1 {zone}"], tracks="1111", turns=3)
        assert tiles(flight) == expected


@pytest.mark.rule("SA-200")
def test_shields_absorb_and_the_rest_is_damage() -> None:
    flight = fly(threats=["E1-05 1 red"], tracks="1111", turns=3)  # 2 against a shield of 1
    assert flight.shield[0] == 0
    assert tiles(flight) == (1, 0, 0)


@pytest.mark.rule("SA-201")
def test_a_strong_shield_loses_exactly_the_strength() -> None:
    flight = fly("b", threats=["E1-05 1 white"], tracks="1111", turns=3)
    assert flight.shield[1] == 1
    assert tiles(flight) == (0, 0, 0)
    even = fly("4b", threats=["E1-05 1 red"], tracks="1111", turns=3)
    assert even.shield[0] == 0
    assert tiles(even) == (0, 0, 0)


@pytest.mark.rule("SA-202")
def test_tiles_are_drawn_one_for_each_damage_and_apply_at_once() -> None:
    draw = {"red": ["upper_weapon", "reactor", "shield"]}
    flight = fly(threats=["E2-01 1 red"], tracks="1111", draw=draw)  # 6 against 1
    assert flight.tiles[0][:3] == ["upper_weapon", "reactor", "shield"]
    assert len(flight.tiles[0]) == 5
    zone = ship_view(flight).zones[0]
    assert (zone.upper_weapon, zone.reactor_room, zone.shield_room) == (3, 2, 1)


@pytest.mark.rule("SA-203")
def test_weapon_tiles() -> None:
    red = {"carried": {"red": ["upper_weapon", "lower_weapon"]}}
    assert acts("4a", turns=2, **red)[-1].amount == 3
    assert acts("1a", turns=2, **red)[-1].amount == 1
    white = {"carried": {"white": ["upper_weapon", "lower_weapon"]}}
    assert acts("a", turns=1, **white)[-1].amount == 4
    assert acts("2a", turns=2, **white)[-1].amount == 1
    reach = {"threats": ["E1-09 1 red", "E1-09 4 blue"], "tracks": "1111", "turns": 4}
    near = reports("2--a", **white, **{**reach, "threats": ["E1-09 1 red", "E1-05 4 blue"]})[-1].hits
    assert [row.code for row in near] == ["E1-09"]


@pytest.mark.rule("SA-204", "SA-396")
def test_capacity_tiles_spill_what_is_above() -> None:
    flight = ready("4B", "1b", draw={"red": ["reactor", "shield"]})
    for _ in range(2):
        play_turn(flight)
    assert (flight.shield[0], flight.reactor[0]) == (3, 3)
    damage(flight, Threat("I1-01", 1, 3, 1, 1), 0, 2)
    assert (flight.shield[0], flight.shield_room[0]) == (1, 1)
    assert (flight.reactor[0], flight.reactor_room[0]) == (2, 2)


@pytest.mark.rule("SA-205")
def test_a_drawn_gravolift_tile_delays_every_use() -> None:
    draw = {"white": ["gravolift"]}
    flight = fly("---^a", threats=["E1-05 1 white"], tracks="1111", draw=draw, turns=4)
    assert plan(flight) == "---^-a------"
    again = fly("---^-^a", threats=["E1-05 1 white"], tracks="1111", draw=draw, turns=6)
    assert plan(again) == "---^-^-a----"


@pytest.mark.rule("SA-206", "SA-288")
def test_a_structural_tile_does_nothing_in_its_own_mission() -> None:
    draw = {"red": ["structural"]}
    flight = fly(threats=["E1-05 1 red", "E1-05 2 red"], tracks="1111", draw=draw, turns=4)
    assert tiles(flight) == (3, 0, 0)
    zone = ship_view(fly(threats=["E1-05 1 red"], tracks="1111", draw=draw, turns=3)).zones[0]
    assert (zone.upper_weapon, zone.lower_weapon, zone.shield_room, zone.reactor_room) == (4, 2, 2, 3)


@pytest.mark.rule("SA-287", "SA-286")
def test_a_carried_structural_tile_doubles_and_carried_capacity_tiles_cost_energy() -> None:
    flight = fly(threats=["E1-05 1 red"], tracks="1111", carried={"red": ["structural"]}, turns=3)
    assert tiles(flight) == (3, 0, 0)
    short = ready("", carried={"red": ["shield", "reactor"], "white": ["reactor"]})
    assert (short.shield, short.reactor) == ([0, 1, 1], [1, 2, 2])


@pytest.mark.rule("SA-207", "SA-208")
def test_six_tiles_are_borne_and_the_seventh_is_the_end() -> None:
    six = fly(threats=["E2-01 1 red"], tracks="1111", carried={"red": ["gravolift"]})
    assert tiles(six) == (6, 0, 0)
    assert six.won
    seven = fly(threats=["E2-01 1 red"], tracks="1111", carried={"red": ["gravolift", "reactor"]})
    assert tiles(seven) == (6, 0, 0)
    assert (seven.won, seven.lost_by) == (False, "E2-01")
    # Each zone is counted by itself.
    spread = fly(threats=["SE2-04 1 white"], tracks="1111")
    assert (tiles(spread), spread.won) == ((4, 0, 4), True)


@pytest.mark.rule("SA-209")
def test_tiles_count_for_the_later_threats_of_the_same_step() -> None:
    # Turn 5: the skirmishers' Z draws the shield tile, which leaves 2 of 4 energy to the gunship's X.
    draw = {"white": ["shield"]}
    flight = fly("B", threats=["I1-01 2", "E1-05 3 white"], tracks="1112", draw=draw, turns=5)
    assert tiles(flight) == (0, 3, 0)
    assert flight.shield[1] == 0


@pytest.mark.rule("SA-210")
def test_a_weapon_tile_does_not_change_a_shot_of_the_same_turn() -> None:
    draw = {"white": ["upper_weapon"]}
    rows = acts("--aa", threats=["E1-05 1 white"], tracks="1111", draw=draw, turns=4)
    assert [row.amount for row in rows[2:]] == [5, 4]
    row = hits("E1-05", "--a", threats=["E1-05 1 white"], tracks="1111", draw=draw, turns=3)[0]
    assert row.damage == 3


@pytest.mark.rule("SA-211")
def test_an_attack_on_all_zones_goes_from_red_to_blue() -> None:
    row = next(row for row in moves("SE1-04", threats=["SE1-04 1 white"], tracks="3333") if row.letter == "Y")
    assert [(blow.zone, blow.strength) for blow in row.blows] == [("red", 2), ("white", 2), ("blue", 2)]


@pytest.mark.rule("SA-212")
def test_an_attack_of_the_remaining_hp() -> None:
    unhurt = moves("E1-10", threats=["E1-10 1 red"], tracks="1111")[-1].blows[0]
    assert unhurt.strength == 5
    hurt = moves("E1-10", "1a", threats=["E1-10 1 red"], tracks="1111")[-1].blows[0]
    assert hurt.strength == 3
    octopus = moves("SE1-06", "a", threats=["SE1-06 1 white"], tracks="1111", carried={})[-1].blows[0]
    assert octopus.strength == 2 * (8 - 4)


@pytest.mark.rule("SA-213")
def test_internal_damage_passes_the_shields_by() -> None:
    flight = fly("b", threats=["I1-01 1"], tracks="1111", turns=4)
    assert tokens(fly(threats=["I1-01 1"], tracks="1111", turns=2), "I1-01") == ["upper_white"]
    assert tiles(flight) == (0, 3, 0)
    assert flight.shield[1] == 3


@pytest.mark.rule("SA-214")
def test_damage_without_a_zone_goes_where_the_card_says() -> None:
    virus = fly(threats=["I2-05 1"], tracks="1111", turns=4)
    assert tiles(virus) == (1, 1, 1)
    overload = fly(threats=["SI2-03 1"], tracks="1111", turns=3)
    assert tiles(overload) == (3, 3, 3)
    contamination = fly(threats=["SI2-04 1"], tracks="3333", turns=6)
    assert tiles(contamination) == (2, 0, 2)


@pytest.mark.rule("SA-215")
def test_figures_change_for_good() -> None:
    kamikaze = threat(fly(threats=["E2-01 1 red"], tracks="3333", turns=1), "E2-01")
    assert (kamikaze.speed, kamikaze.shield) == (5, 1)
    kamikaze = threat(fly(threats=["E2-01 1 red"], tracks="3333", turns=2), "E2-01")
    assert (kamikaze.speed, kamikaze.shield) == (6, 0)
    warship = threat(fly(threats=["SE1-02 1 red"], tracks="3333", turns=7), "SE1-02")
    assert (warship.speed, warship.shield) == (2, 3)
    crab = threat(fly(threats=["SE2-04 1 red"], tracks="3333", turns=3), "SE2-04")
    assert (crab.speed, crab.shield) == (2, 4)
    crab = threat(fly(threats=["SE2-04 1 red"], tracks="3333", turns=5), "SE2-04")
    assert (crab.speed, crab.shield) == (4, 2)


@pytest.mark.rule("SA-216")
def test_healing_takes_cubes_off_down_to_none() -> None:
    amoeba = {"threats": ["E1-09 1 red"], "tracks": "1111", "turns": 3}
    assert threat(fly(**amoeba), "E1-09").cubes == 0
    assert threat(fly("1a", **amoeba), "E1-09").cubes == 0
    assert threat(fly("4a", **amoeba), "E1-09").cubes == 2
    assert threat(fly("1aa", **amoeba), "E1-09").cubes == 2
    assert threat(fly("1Aa", **amoeba), "E1-09").cubes == 3
    one = {"threats": ["E1-09 3 red"], "tracks": "1111", "turns": 5}
    assert threat(fly("2---a", **one), "E1-09").cubes == 0
    jellyfish = {"threats": ["E2-05 1 white"], "tracks": "2222", "turns": 2}
    assert threat(fly("a", **jellyfish), "E2-05").cubes == 7 - 3


@pytest.mark.rule("SA-217")
def test_tokens_move_left_right_and_between_decks() -> None:
    assert tokens(fly(threats=["I1-01 1"], tracks="1111", turns=2), "I1-01") == ["upper_white"]
    assert tokens(fly(threats=["I1-02 1"], tracks="1111", turns=2), "I1-02") == ["upper_white"]
    broken = {"carried": {"red": ["gravolift"]}}
    assert tokens(fly(threats=["I2-03 1"], tracks="1111", turns=3, **broken), "I2-03") == ["lower_red"]
    # Neither a lift in use nor players in the way stop it.
    crowd = ("4-^", "5", "1")
    assert tokens(fly(*crowd, threats=["I2-03 1"], tracks="1111", turns=3), "I2-03") == ["lower_red"]
    assert tokens(fly(*crowd, threats=["I1-01 1"], tracks="1111", turns=2), "I1-01") == ["upper_white"]


@pytest.mark.rule("SA-218")
def test_no_token_moves_off_the_ship() -> None:
    flight = fly(threats=["I1-02 1"], tracks="7777", turns=5)
    for way, edges in (("red", (0, 3)), ("blue", (2, 5))):
        for station in edges:
            flight.threats[0].stations = [station]
            effect_of(f"move {way}")(flight, flight.threats[0])
            assert flight.threats[0].stations == [station]


@pytest.mark.rule("SA-219")
def test_delays_by_threats_reach_ship_station_or_zone() -> None:
    # Psionic satellite in red: X delays both decks of red only.
    flight = fly("4--aa", "1--aa", "---aa", threats=["SE2-03 1 red"], tracks="3333", turns=2)
    assert [plan(flight, index) for index in range(3)] == ["4--aa-------", "1--aa-------", "---aa-------"]
    flight = fly("4-aaa", "1-aaa", "--aaa", threats=["SE2-03 1 red"], tracks="3333", turns=2)
    assert [plan(flight, index)[2] for index in range(3)] == ["-", "-", "a"]
    # Contamination: X delays the stations with a token.
    flight = fly("4-aaa", "6-aaa", "--aaa", threats=["SI2-04 1"], tracks="3333", turns=2)
    assert [plan(flight, index)[2] for index in range(3)] == ["-", "-", "a"]
    # Virus: Y, in turn 3, delays the whole ship.
    flight = fly("4--aa", "3--aa", "---aa", threats=["I2-05 1"], tracks="3333", turns=3)
    assert [plan(flight, index)[3:6] for index in range(3)] == ["-aa"] * 3


@pytest.mark.rule("SA-220", "SA-221")
def test_a_knocked_out_player_stays_where_he_is_and_does_nothing() -> None:
    # Commandos from upper blue go down to lower blue on X and knock out everybody there on Z (turn 5).
    mission = {"threats": ["SI1-02 1"], "tracks": "1111"}
    flight = fly("6c3---a<c", "3", "2", "6", turns=9, **mission)
    assert knocked_out(flight) == [0, 1]  # with a squad or without, in that station only
    assert at(flight) == "lower_blue"
    assert flight.crew[0].squad == 2
    assert len(acts("6c3---a<c", turns=9, **mission)) == 5


@pytest.mark.rule("SA-221")
def test_nobody_revives_the_squad_of_a_knocked_out_player() -> None:
    flight = fly("6c3-----", "6-------ccc", threats=["SI1-02 1"], tracks="1111")
    assert [member.squad for member in flight.crew] == [2, 0]


@pytest.mark.rule("SA-222")
def test_knocked_out_before_his_turn_he_does_not_act() -> None:
    # Three repairs in turn 3 end the overheated reactor; the last in order stands in lower red.
    crew = ("2-b", "2-b", "2-b", "1-a")
    rows = reports(*crew, threats=["I2-06 3"], tracks="7777", turns=3)[-1]
    assert [row.member for row in rows.acts] == [0, 1, 2]
    first = ("1-a", "2-b", "2-b", "2-b")
    rows = reports(*first, threats=["I2-06 3"], tracks="7777", turns=3)[-1]
    assert rows.acts[0].did == "fired"
    assert knocked_out(fly(*first, threats=["I2-06 3"], tracks="7777", turns=3)) == [0]


@pytest.mark.rule("SA-223")
def test_knocked_out_twice_is_no_worse() -> None:
    # In turn 5 the satellite takes the one in upper red, in turn 6 the uprising finds him there again.
    mission = {"threats": ["SE2-03 1 red", "SI1-06 2"], "tracks": "1111"}
    flight = fly("4", **mission)
    assert score(flight).knocked_out == 1
    assert [row.members for row in moves("SE2-03", "4", **mission)][-1] == (0,)
    rows = moves("SI1-06", "4", **mission)
    assert rows[-1].letter == "Z"
    assert all(row.members == () for row in rows)


@pytest.mark.rule("SA-224", "SA-402")
def test_a_mission_can_be_won_with_nobody_left() -> None:
    # The psionic satellite's Z comes in turn 5.
    flight = fly("aaaaaaaaaaaa", "^ccccccccccc", threats=["SE2-03 1 red"], tracks="1111", computer=True)
    assert knocked_out(flight) == [0, 1]
    assert flight.won
    rows = reports("aaaaaaaaaaaa", threats=["SE2-03 1 red"], tracks="1111", computer=True)
    assert [report.acts for report in rows[5:12]] == [()] * 7
    assert [report.check for report in rows if report.check is not None] == [False, False, False]


@pytest.mark.rule("SA-225")
@pytest.mark.parametrize("code", ["SI1-03", "SI1-04", "SI2-05", "SE2-05"])
def test_some_threats_end_the_mission_whatever_the_tiles(code: str) -> None:
    zone = " red" if code.startswith("SE") else ""
    flight = fly(threats=[f"{code} 1{zone}"], tracks="1111")
    assert (flight.won, flight.lost_by) == (False, code)
    assert max(tiles(flight)) < 6
