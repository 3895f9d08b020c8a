"""Section 7.2: what is special about internal threats."""

from __future__ import annotations

import pytest

from rules.space_alert.resolution import play_turn
from rules.space_alert.scoring import score
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

# Unstable warheads


@pytest.mark.rule("SA-337")
def test_warheads_are_as_strong_as_the_launcher_is_full() -> None:
    assert threat(fly(threats=["I1-07 1"], tracks="7777", turns=1), "I1-07").hull == 3
    # Two rockets launched in turns 2 and 3: the one on the rocket track does not count.
    assert threat(fly("3cc", threats=["I1-07 4"], tracks="7777", turns=4), "I1-07").hull == 1


@pytest.mark.rule("SA-338")
def test_without_rockets_the_warheads_are_harmless_at_once() -> None:
    flight = fly("3ccc", threats=["I1-07 5"], tracks="7777")
    assert threat(flight, "I1-07").status == "destroyed"
    assert score(flight).destroyed == (("I1-07", 4),)
    assert flight.broken == 0
    after = fly("3ccc", threats=["I1-07 5"], tracks="7777", turns=5)
    assert threat(after, "I1-07").status == "destroyed"


@pytest.mark.rule("SA-339")
def test_under_the_warheads_c_repairs_and_launches_nothing() -> None:
    flight = fly("3-c", threats=["I1-07 3"], tracks="7777", turns=3)
    assert flight.rockets == 3
    assert threat(flight, "I1-07").cubes == 1


@pytest.mark.rule("SA-340")
def test_a_lost_rocket_weakens_the_warheads() -> None:
    # The blue slime reaches X of T2 in turn 3.
    mission = {"threats": ["I1-07 1", "I2-01 2"], "tracks": "2222", "turns": 3}
    assert threat(fly(**mission), "I1-07").hull == 2
    done = fly("3-c", "3-c", **mission)
    assert threat(done, "I1-07").status == "destroyed"
    assert done.broken == 0
    assert threat(fly("3-c", **mission), "I1-07").status == "active"


@pytest.mark.rule("SA-341")
def test_warheads_go_off_three_for_each_that_is_left() -> None:
    # Speed 3 on T1: Z in turn 3.
    mission = {"threats": ["I1-07 1"], "tracks": "1111"}
    lost = fly(turns=3, **mission)
    assert (lost.won, lost.lost_by) == (False, "I1-07")
    assert tiles(fly("3c", turns=3, **mission)) == (0, 0, 6)
    assert tiles(fly("3c", "3c", turns=3, **mission)) == (0, 0, 3)


# Overheated reactor


@pytest.mark.rule("SA-356")
def test_mending_the_reactor_knocks_out_the_stations_beside_it() -> None:
    mission = {"threats": ["I2-06 2"], "tracks": "7777", "turns": 2}
    flight = fly("2b", "2b", "2b", "1", "3", "4", "6", "2", **mission)
    assert knocked_out(flight) == [3, 4]
    assert knocked_out(fly("2b", "2b", "1", "3", **mission)) == []


@pytest.mark.rule("SA-357")
def test_only_those_who_are_there_at_that_moment() -> None:
    mission = {"threats": ["I2-06 2"], "tracks": "7777", "turns": 2}
    left = fly("1^", "2b", "2b", "2b", **mission)
    assert knocked_out(left) == []
    entered = fly("2b", "2b", "2b", "21", **mission)
    assert at(entered, 3) == "lower_red"
    assert knocked_out(entered) == []
    too_late = fly("2b", "2b", "2b", "1^", **mission)
    assert knocked_out(too_late) == [3]


@pytest.mark.rule("SA-358")
def test_the_reactor_burns_by_its_energy_and_keeps_it() -> None:
    flight = fly(threats=["I2-06 1"], tracks="2222", turns=2)
    assert tiles(flight) == (0, 3, 0)
    assert flight.reactor[1] == 3
    fuel = fly(threats=["I2-06 1"], tracks="3333", turns=5)
    assert fuel.fuel == 2


# Alien


@pytest.mark.rule("SA-359")
def test_the_alien_fires_back_only_after_its_x() -> None:
    # T7: X in turn 2 or later; on T1 not before turn 3.
    before = fly("6c2x", threats=["SI1-03 4"], tracks="7777", turns=4)
    assert (threat(before, "SI1-03").cubes, before.crew[0].squad) == (1, 1)
    after = fly("6c2x", threats=["SI1-03 1"], tracks="2222", turns=4)
    assert (threat(after, "SI1-03").cubes, after.crew[0].squad) == (1, 2)


@pytest.mark.rule("SA-360")
def test_the_alien_changes_deck_and_counts_figures() -> None:
    # T3: Y in turn 5, into the bridge.
    mission = {"threats": ["SI1-03 1"], "tracks": "3333", "turns": 5}
    flight = fly("", "", "2", "4", **mission)
    assert tokens(flight, "SI1-03") == ["upper_white"]
    assert tiles(flight) == (0, 2, 0)
    assert tiles(fly("2", "4", **mission)) == (0, 0, 0)
    down = ready("", "", "2", "4", threats=["SI1-03 1"], tracks="3333")
    down.crew[0].knocked_out = True  # his figure still stands there
    while down.turn < 5:
        play_turn(down)
    assert tiles(down) == (0, 2, 0)


# Fissure

PILOT = "6c4c"


@pytest.mark.rule("SA-361")
def test_interceptors_mend_the_fissure_one_cube_an_attack() -> None:
    mission = {"threats": ["SI1-04 2"], "tracks": "7777"}
    assert threat(fly(PILOT, turns=4, **mission), "SI1-04").cubes == 1
    flight = fly(PILOT + "x", turns=5, **mission)
    assert threat(flight, "SI1-04").status == "destroyed"
    others = fly("6c4x", "4-abc", "1-abc", turns=5, **mission)
    assert threat(others, "SI1-04").cubes == 0


@pytest.mark.rule("SA-362")
def test_while_the_fissure_is_open_interceptors_hit_nothing_else() -> None:
    mission = {"threats": ["SE2-01 1 red", "SI1-04 2"], "tracks": "1117"}
    assert hits("SE2-01", PILOT + "x", turns=5, **mission) == []
    assert knocked_out(fly(PILOT + "x", turns=5, **mission)) == []
    # Mended in turn 5, when the frigate is near already; the next attack is for the frigate.
    frigate = {"threats": ["SI1-04 1", "SE1-01 2 red"], "tracks": "1117"}
    rows = reports(PILOT + "xx", turns=6, **frigate)
    assert [report.turn for report in rows for hit in report.hits] == [6]


@pytest.mark.rule("SA-363")
def test_a_heroic_attack_mends_no_more() -> None:
    flight = ready(PILOT + "X", threats=["SI1-04 5"], tracks="7777")
    while flight.turn < 5:
        play_turn(flight)
    assert threat(flight, "SI1-04").cubes == 1


@pytest.mark.rule("SA-364")
def test_the_fissure_doubles_damage_in_red_then_everywhere_until_mended() -> None:
    # T3 inside: X in turn 2, Y in turn 5.
    assert fly(threats=["SI1-04 1"], tracks="3333", turns=2).fissure == 0b001
    assert fly(threats=["SI1-04 1"], tracks="3333", turns=5).fissure == 0b111
    mended = fly(PILOT + "x", threats=["SI1-04 1"], tracks="3333", turns=5)
    assert threat(mended, "SI1-04").status == "destroyed"
    assert mended.fissure == 0


@pytest.mark.parametrize(
    ("zones", "expected"),
    [(0, (1, 1, 1)), (0b001, (2, 1, 1)), (0b111, (2, 2, 2))],
)
@pytest.mark.rule("SA-364")
def test_a_doubled_zone_draws_two_tiles_for_each_damage(zones: int, expected: tuple[int, int, int]) -> None:
    flight = ready("", threats=["I2-05 1"], tracks="1111")
    flight.fissure = zones
    for _ in range(4):
        play_turn(flight)
    assert tiles(flight) == expected


@pytest.mark.rule("SA-365")
def test_doublings_multiply() -> None:
    flight = ready("", threats=["E1-02 1 red"], tracks="1111")
    flight.fissure = 0b001
    flight.shield[0] = 0
    for _ in range(3):
        play_turn(flight)
    assert tiles(flight) == (4, 0, 0)
    carried = ready("", threats=["I2-05 1"], tracks="1111", carried={"red": ["structural"]})
    carried.fissure = 0b001
    for _ in range(4):
        play_turn(carried)
    assert tiles(carried) == (1 + 4, 1, 1)


# Battlebot uprising and power system overload


@pytest.mark.rule("SA-366")
def test_both_hangars_repairing_in_one_turn_bring_one_more() -> None:
    mission = {"threats": ["SI1-06 2"], "tracks": "7777"}
    assert threat(fly("6c", "1c", turns=2, **mission), "SI1-06").cubes == 3
    assert threat(fly("6c", "6c", turns=2, **mission), "SI1-06").cubes == 2
    assert threat(fly("6c-", "1-c", turns=3, **mission), "SI1-06").cubes == 2
    # The extra cube comes when all have acted: the third repair is not yet the last.
    crew = ("6c", "1c", "6c")
    assert did(*crew, member=2, turns=2, **mission)[-1] == "repaired"
    assert threat(fly(*crew, turns=2, **mission), "SI1-06").status == "destroyed"


@pytest.mark.rule("SA-367")
def test_the_uprising_knocks_out_whoever_leads_a_squad_on_board() -> None:
    # X in turn 4: T3 from turn 3 on.
    mission = {"threats": ["SI1-06 3"], "tracks": "3333", "turns": 4}
    flight = fly("6c", "1c", "", **mission)
    assert knocked_out(flight) == [0, 1]
    assert [member.squad for member in flight.crew] == [2, 2, 0]
    space = fly(PILOT, "1c", **mission)
    assert at(space) == "space"
    assert knocked_out(space) == [1]
    disabled = fly("6cx", "", threats=["I1-02 3", "SI1-06 4"], tracks="2222", turns=5)
    assert disabled.crew[0].squad == 2
    assert knocked_out(disabled) == [0]


@pytest.mark.rule("SA-368")
def test_the_uprisings_y_and_z() -> None:
    # T3: Y in turn 5, Z in turn 6.
    mission = {"threats": ["SI1-06 1"], "tracks": "3333"}
    crew = ("6", "1", "", "4", "2")
    assert knocked_out(fly(*crew, turns=5, **mission)) == [0, 1]
    assert knocked_out(fly(*crew, turns=6, **mission)) == [0, 1, 3, 4]
    # A pilot is beyond its reach, the squad taken before the uprising notwithstanding: X comes in turn 4.
    late = {"threats": ["SI1-06 3"], "tracks": "3333", "turns": 8}
    space = fly("6c4cxxxx", "4", **late)
    assert (threat(space, "SI1-06").status, knocked_out(space)) == ("survived", [1])


@pytest.mark.rule("SA-369")
def test_during_the_uprising_no_squad_is_taken_or_revived() -> None:
    mission = {"threats": ["SI1-06 1"], "tracks": "7777"}
    assert [fly(f"{station}c", turns=2, **mission).crew[0].squad for station in "61"] == [0, 0]
    # Disabled in turn 3, the squad stays so: C repairs the uprising of number 4.
    flight = fly("6cxc", threats=["I1-02 3", "SI1-06 4"], tracks="7777", turns=4)
    assert flight.crew[0].squad == 2
    assert threat(flight, "SI1-06").cubes == 1


@pytest.mark.rule("SA-370")
def test_three_stations_repairing_in_one_turn_bring_two_more() -> None:
    mission = {"threats": ["SI2-03 2"], "tracks": "7777", "turns": 2}
    assert threat(fly("1b", "2b", "3b", **mission), "SI2-03").cubes == 5
    assert threat(fly("1b", "2b", "2b", **mission), "SI2-03").cubes == 3
    assert threat(fly("1b", "2b", "3b", "1b", "2b", **mission), "SI2-03").status == "destroyed"
    assert did("1b", "2b", "3b", "1b", "2b", member=4, **mission)[-1] == "repaired"


@pytest.mark.rule("SA-371")
def test_the_bonus_comes_once_a_turn_and_only_for_what_is_left() -> None:
    mission = {"threats": ["SI2-03 2"], "tracks": "7777"}
    assert threat(fly("1b", "2b", "3b", "1b", turns=2, **mission), "SI2-03").cubes == 6
    # Repairs of an earlier turn do not count for the bonus of a later one.
    assert threat(fly("1b-", "2b-", "3-b", turns=3, **mission), "SI2-03").cubes == 3
    # Seven repairs end it; no more cubes come after that.
    crew = ("1b", "2b", "3b", "1b", "2b", "3b", "1b")
    ended = fly(*crew, turns=2, **mission)
    assert (threat(ended, "SI2-03").status, threat(ended, "SI2-03").cubes) == ("destroyed", 7)
    beside_another = fly(*crew, threats=["I1-06 1", "SI2-03 2"], tracks="7777", turns=2)
    assert threat(beside_another, "SI2-03").cubes == 7


# Seeker


def sought(station: int, *crowd: str) -> str:
    """Where a seeker that stands in a station goes, with the crew where the heroic moves lead."""
    flight = ready(*crowd, threats=["SI2-02 1"], tracks="1111")
    play_turn(flight)
    flight.threats[0].stations = [station]
    flight.threats[0].square = 6
    play_turn(flight)
    return tokens(flight, "SI2-02")[0]


@pytest.mark.rule("SA-372")
def test_the_seeker_goes_where_the_most_players_are() -> None:
    assert sought(5, "2", "2", "6", "6", "6") == "upper_blue"
    assert sought(5, "2", "2", "6", "6") == "lower_blue"
    assert sought(4, *"33333", *"5555", *"1111") == "lower_blue"
    assert sought(4, *"333", *"5555", *"1111") == "lower_white"
    assert sought(1, "4") == "upper_red"
    assert sought(1, "1") == "upper_white"
    # Upper blue and lower red are no neighbours.
    assert sought(2, "1") == "upper_blue"
    assert sought(3, "6") == "lower_red"


@pytest.mark.rule("SA-373")
def test_the_seeker_does_not_count_those_beside_it() -> None:
    assert sought(1, "5", "5", "5", "6") == "upper_blue"
    assert sought(1, "5", "5") == "upper_white"


@pytest.mark.rule("SA-374")
def test_for_the_seeker_the_knocked_out_count_and_those_in_space_do_not() -> None:
    flight = ready("4", "4", "6", threats=["SI2-02 1"], tracks="1111")
    play_turn(flight)
    flight.crew[0].knocked_out = flight.crew[1].knocked_out = True
    flight.threats[0].square = 6
    play_turn(flight)
    assert tokens(flight, "SI2-02") == ["upper_red"]
    flight = ready("4", "4", "6", threats=["SI2-02 1"], tracks="1111")
    play_turn(flight)
    flight.crew[0].station = flight.crew[1].station = 6
    flight.crew[0].knocked_out = flight.crew[1].knocked_out = True
    flight.threats[0].square = 6
    play_turn(flight)
    assert tokens(flight, "SI2-02") == ["upper_blue"]


@pytest.mark.rule("SA-375")
@pytest.mark.parametrize("card", ["x", "X"])
def test_whoever_kills_the_seeker_goes_down_with_it(card: str) -> None:
    mission = {"threats": ["SI2-02 4"], "tracks": "7777"}
    once = fly("6c5x", turns=4, **mission)
    assert knocked_out(once) == []
    assert once.crew[0].squad == 1
    flight = fly("6c5x" + card, turns=5, **mission)
    assert threat(flight, "SI2-02").status == "destroyed"
    assert knocked_out(flight) == [0]
    assert flight.crew[0].squad == 2


# Contamination


@pytest.mark.rule("SA-376")
def test_contamination_acts_in_every_station_it_still_holds() -> None:
    mission = {"threats": ["SI2-04 1"]}
    flight = fly(tracks="3333", turns=1, **mission)
    assert sorted(tokens(flight, "SI2-04")) == ["lower_blue", "lower_red", "upper_blue", "upper_red"]
    x = fly("4-aa", "1-aa", "6-aa", "3-aa", "5-aa", "2-aa", tracks="3333", turns=2, **mission)
    assert [plan(x, index)[2] for index in range(6)] == ["-", "-", "-", "-", "a", "a"]
    assert tiles(fly(tracks="3333", turns=5, **mission)) == (2, 0, 2)
    z = fly("4", "1", "6", "3", "5", "2", tracks="3333", turns=6, **mission)
    assert knocked_out(z) == [0, 1, 2, 3]
    cleaned = fly("1cx", tracks="3333", turns=5, **mission)
    assert tiles(cleaned) == (1, 0, 2)
    # Cleaned in turn 3: X in turn 4 on T7 and Z in turn 6 on T1 spare that station.
    x = fly("6cx-a", "6---a", "4---a", threats=["SI2-04 3"], tracks="7777", turns=4)
    assert [plan(x, index)[4] for index in range(3)] == ["a", "a", "-"]
    z = fly("1cx", "1", "4", threats=["SI2-04 2"], tracks="1111", turns=6)
    assert knocked_out(z) == [2]


@pytest.mark.rule("SA-377")
def test_a_squad_cleans_its_station() -> None:
    flight = fly("6cx", threats=["SI2-04 2"], tracks="7777", turns=3)
    assert sorted(tokens(flight, "SI2-04")) == ["lower_blue", "lower_red", "upper_red"]
    assert threat(flight, "SI2-04").cubes == 1
    assert flight.crew[0].squad == 1


@pytest.mark.rule("SA-378")
def test_the_third_token_ends_the_contamination() -> None:
    flight = fly("6cx^x<-<x", threats=["SI2-04 2"], tracks="7777", turns=5)
    assert threat(flight, "SI2-04").status == "active"
    flight = fly("6cx^x", "1cx", threats=["SI2-04 2"], tracks="7777", turns=5)
    assert threat(flight, "SI2-04").status == "destroyed"
    assert tokens(flight, "SI2-04") == []


@pytest.mark.rule("SA-379")
def test_a_second_hit_in_a_clean_station_does_nothing() -> None:
    flight = fly("6cxx", threats=["SI2-04 2"], tracks="7777", turns=4)
    assert threat(flight, "SI2-04").cubes == 1
    assert did("6cxx", threats=["SI2-04 2"], tracks="7777", turns=4)[-1] == "nothing"


@pytest.mark.rule("SA-380")
def test_after_z_whoever_enters_a_contaminated_station_goes_down() -> None:
    mission = {"threats": ["SI2-04 1"], "tracks": "1111"}  # Z in turn 5
    flight = fly("-----<", "-----1", turns=6, **mission)
    assert knocked_out(flight) == [0, 1]
    assert knocked_out(fly("-----^", turns=6, **mission)) == []
    mission = {"threats": ["SI2-04 2"], "tracks": "1111"}  # Z in turn 6
    landing = ready("6c4cxxx", **mission)
    while landing.turn < 7:
        play_turn(landing)
    assert knocked_out(landing) == []
    play_turn(landing)
    assert (at(landing), knocked_out(landing)) == ("upper_red", [0])
    last = fly("6c4c" + "x" * 8, **mission)
    assert knocked_out(last) == [0]
    # A station cleaned in time is safe.
    assert knocked_out(fly("1cx", "------1", "------3", turns=7, **mission)) == [2]


# Other cards


@pytest.mark.rule("SA-381")
def test_three_hands_in_one_turn_disarm_the_device() -> None:
    mission = {"threats": ["SI2-05 2"], "tracks": "7777"}
    assert threat(fly("2c", "2c", "2c", turns=2, **mission), "SI2-05").status == "destroyed"
    assert threat(fly("2c", "2c", turns=2, **mission), "SI2-05").status == "active"
    assert threat(fly("2cc", "2cc", turns=3, **mission), "SI2-05").status == "active"
    fourth = fly("2c", "2c", "2c", "2c", turns=2, **mission)
    assert fourth.visual[0] == 1


@pytest.mark.rule("SA-382")
def test_crossed_wires() -> None:
    # Speed 3 on T3: X in turn 2, Y in turn 3, Z in turn 4.
    mission = {"threats": ["SI1-05 1"], "tracks": "3333"}
    x = fly(turns=2, **mission)
    assert (x.shield[1], x.reactor[1], tiles(x)) == (3, 0, (0, 1, 0))
    y = fly(turns=3, **mission)
    assert (y.shield[1], tiles(y)) == (0, (0, 4, 0))
    z = fly(turns=4, **mission)
    assert z.reactor == [0, 0, 0]
    assert tiles(z) == (2, 4, 2)
    # T2 has no Y; refilled after X, the central reactor pays in full on Z.
    refilled = fly("2--b", threats=["SI1-05 1"], tracks="2222", turns=4)
    assert (refilled.reactor, tiles(refilled)) == ([0, 0, 0], (2, 1 + 5, 2))


@pytest.mark.rule("SA-383")
def test_the_executioner_knocks_out_the_unguarded() -> None:
    # T3: X in turn 2 to the bridge, Y in turn 5 to lower white.
    mission = {"threats": ["SI2-01 1"], "tracks": "3333"}
    crew = ("", "4", "2", "6")
    assert knocked_out(fly(*crew, turns=2, **mission)) == [0]
    assert tokens(fly(*crew, turns=2, **mission), "SI2-01") == ["upper_white"]
    assert knocked_out(fly(*crew, turns=5, **mission)) == [0, 2]
    guarded = fly("6c5", "", threats=["SI2-01 2"], tracks="3333", turns=3)
    assert knocked_out(guarded) == [1]
    disabled = fly("6cx5", threats=["I1-02 3", "SI2-01 4"], tracks="2222", turns=5)
    assert disabled.crew[0].squad == 2
    assert knocked_out(disabled) == [0]


@pytest.mark.rule("SA-384")
def test_commandos_deal_damage_unhurt_and_move_on_hurt() -> None:
    # From lower red: X up to upper red in turn 2, Y in turn 5 (T3).
    mission = {"threats": ["SI1-01 1"], "tracks": "3333", "turns": 5}
    unhurt = fly(**mission)
    assert (tokens(unhurt, "SI1-01"), tiles(unhurt)) == (["upper_red"], (2, 0, 0))
    hurt = fly("6c4x", **mission)
    assert threat(hurt, "SI1-01").cubes == 1
    assert (tokens(hurt, "SI1-01"), tiles(hurt)) == (["upper_white"], (0, 0, 0))
    mirror = {"threats": ["SI1-02 1"], "tracks": "3333", "turns": 5}
    assert (tokens(fly(**mirror), "SI1-02"), tiles(fly(**mirror))) == (["lower_blue"], (0, 0, 2))
    hurt = fly("1c3x", **mirror)
    assert (tokens(hurt, "SI1-02"), tiles(hurt)) == (["lower_white"], (0, 0, 0))


@pytest.mark.rule("SA-385")
def test_the_saboteur_takes_energy_or_deals_damage() -> None:
    # I1-03 goes from lower white to lower blue on X; T4: X in turn 1, Y in turn 2.
    mission = {"threats": ["I1-03 1"], "tracks": "4444", "turns": 2}
    flight = fly(**mission)
    assert tokens(flight, "I1-03") == ["lower_blue"]
    assert (flight.reactor, tiles(flight)) == ([2, 3, 1], (0, 0, 0))
    empty = fly("6a", carried={"blue": ["reactor"]}, **mission)
    assert (empty.reactor, tiles(empty)) == ([2, 3, 0], (0, 0, 1 + 1))
    mirror = fly(threats=["I1-04 1"], tracks="4444", turns=2)
    assert (tokens(mirror, "I1-04"), mirror.reactor) == (["lower_red"], [1, 3, 2])


@pytest.mark.rule("SA-386")
def test_the_virus() -> None:
    # Speed 3 on T3: X in turn 2, Y in turn 3, Z in turn 4.
    mission = {"threats": ["I2-05 1"], "tracks": "3333"}
    assert fly(turns=2, **mission).reactor == [1, 2, 1]
    assert plan(fly("---bbb", "4--bbb", turns=3, **mission), 1) == "4---bbb-----"
    assert tiles(fly(turns=4, **mission)) == (1, 1, 1)


@pytest.mark.parametrize(
    ("code", "turns", "expected"),
    [
        ("I1-05", 6, (0, 0, 2)),
        ("I1-06", 6, (2, 0, 0)),
        ("I2-03", 6, (0, 4, 0)),
        ("I2-04", 6, (0, 4, 0)),
        ("SI1-01", 6, (6, 0, 0)),
        ("SI1-02", 6, (0, 0, 6)),
        ("SI2-01", 6, (0, 3, 0)),
        ("SI2-02", 6, (0, 5, 0)),
        ("SI2-03", 4, (3, 3, 3)),
        ("I2-06", 6, (0, 6, 0)),
    ],
)
def test_what_untouched_threats_do_to_the_ship(code: str, turns: int, expected: tuple[int, int, int]) -> None:
    assert tiles(fly(threats=[f"{code} 1"], tracks="3333", turns=turns)) == expected


def test_hacked_shields_and_the_overload_drain_energy() -> None:
    flight = fly(threats=["I1-06 1"], tracks="3333", turns=2)
    assert flight.shield == [0, 1, 1]
    flight = fly(threats=["I1-06 1"], tracks="3333", turns=5)
    assert flight.reactor == [0, 3, 2]
    overload = fly(threats=["SI2-03 1"], tracks="3333", turns=2)
    assert overload.reactor == [2, 1, 2]
    overload = fly(threats=["SI2-03 1"], tracks="3333", turns=3)
    assert overload.reactor == [1, 0, 1]


def test_who_is_struck_is_told() -> None:
    def struck(code: str, letter: str, *crew: str) -> tuple[int, ...]:
        rows = moves(code, *crew, threats=[f"{code} 1"], tracks="3333")
        return next(row for row in rows if row.letter == letter).members

    assert struck("I2-05", "Y", "", "") == (0, 1)
    assert struck("SI2-01", "X", "", "4") == (0,)
    rows = reports("2b", "2b", "2b", "1", threats=["I2-06 2"], tracks="7777", turns=2)[-1].threats
    assert [(row.letter, row.members) for row in rows if row.members] == [("!", (3,))]
    assert acts("2b", threats=["I2-06 2"], tracks="7777", turns=2)[-1].target == "I2-06"
