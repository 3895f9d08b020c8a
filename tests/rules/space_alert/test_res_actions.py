"""Section 3.2: the actions A, B and C."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.space_alert.components import CARDS
from rules.space_alert.resolution import play_turn
from rules.space_alert.scoring import score
from tests.rules.space_alert.mission import acts, at, did, fly, hits, plan, ready, threat, tokens

# A: weapons


@pytest.mark.rule("SA-112")
def test_firing_costs_one_energy_of_the_zone() -> None:
    assert fly("a", turns=1).reactor == [2, 2, 2]
    assert fly("<a", turns=2).reactor == [1, 3, 2]
    assert fly("^a", turns=2).reactor == [2, 2, 2]


@pytest.mark.rule("SA-113")
def test_without_energy_or_a_second_time_nothing_is_fired() -> None:
    rows = acts("<aaa", turns=4)
    assert [row.did for row in rows[1:]] == ["fired", "fired", "no_energy"]
    flight = fly("a", "a", turns=1)
    assert flight.reactor[1] == 2
    assert did("a", "a", member=1, turns=1) == ["already_fired"]
    twice = hits("E1-09", "a", "a", threats=["E1-09 1 white"], turns=1)
    assert twice[0].weapons == (("heavy_laser", 5),)
    assert did("2a", "2a", member=1, turns=2)[-1] == "already_fired"
    assert did("aaa2a", turns=5)[-1] == "no_energy"


@pytest.mark.rule("SA-114", "SA-387")
def test_both_central_weapons_draw_from_the_central_reactor() -> None:
    # Two energy are left for turn 2, one for turn 3: the first in order fires, the other finds nothing.
    flight = fly("a-a", "2-a", turns=3, carried={"white": ["reactor"]})
    assert flight.reactor[1] == 0
    assert did("a-a", "2-a", turns=3, carried={"white": ["reactor"]})[-1] == "fired"
    assert did("a-a", "2-a", member=1, turns=3, carried={"white": ["reactor"]})[-1] == "no_energy"
    assert did("2-a", "a-a", member=1, turns=3, carried={"white": ["reactor"]})[-1] == "no_energy"
    assert fly(">a", turns=2).reactor == [2, 3, 1]


@pytest.mark.rule("SA-115")
def test_a_light_laser_needs_no_reactor_and_fires_once_a_turn() -> None:
    flight = fly("1aaaa", turns=5)
    assert flight.reactor == [2, 3, 2]
    assert did("1aaaa", turns=5)[1:] == ["fired"] * 4
    assert did("4aa1a", turns=5)[-1] == "fired"  # with an empty reactor beside it
    assert did("1a", "1a", member=1, turns=2)[-1] == "already_fired"


@pytest.mark.rule("SA-116")
def test_energy_is_spent_on_empty_space_too() -> None:
    assert fly("a", turns=1).reactor[1] == 2


@pytest.mark.rule("SA-117")
def test_weapons_hit_only_when_all_have_acted() -> None:
    # Both shots are needed for one sum: 5 + 1 less shield 2 destroys nothing, but is one hit of 4.
    row = hits("E1-07", "-a", "2a", threats=["E1-07 1 white"], tracks="1111", turns=2)[0]
    assert dict(row.weapons) == {"heavy_laser": 5, "pulse_cannon": 1}
    assert row.damage == 4


# B: energy


@pytest.mark.rule("SA-118")
def test_a_shield_takes_from_the_reactor_of_its_zone_what_it_can() -> None:
    flight = fly("b", turns=1)
    assert (flight.shield[1], flight.reactor[1]) == (3, 1)
    flight = fly("<b", turns=2)
    assert (flight.shield[0], flight.reactor[0]) == (2, 1)
    flight = fly("aab", turns=3)
    assert (flight.shield[1], flight.reactor[1]) == (2, 0)


@pytest.mark.rule("SA-119")
def test_a_side_reactor_takes_from_the_central_one() -> None:
    flight = fly("1b", turns=2)
    assert flight.reactor == [3, 2, 2]
    flight = fly("4aa1b", turns=5)
    assert flight.reactor == [3, 0, 2]
    flight = fly("4aa-", "---1b", "aa---", turns=5)
    assert flight.reactor == [1, 0, 2]


@pytest.mark.rule("SA-120")
def test_the_central_reactor_is_filled_by_a_capsule() -> None:
    flight = fly("2b", turns=2)
    assert (flight.reactor[1], flight.fuel) == (5, 2)
    flight = fly("2baaabaaabab", turns=12)
    assert (flight.reactor[1], flight.fuel) == (4, 0)
    assert did("2bbbab", turns=6)[-1] == "nothing"


@pytest.mark.rule("SA-121")
def test_a_capsule_is_spent_on_a_full_reactor_too() -> None:
    flight = fly("2bb", turns=3)
    assert (flight.reactor[1], flight.fuel) == (5, 1)


@pytest.mark.rule("SA-122", "SA-397")
def test_what_is_above_capacity_takes_nothing_and_gives_nothing_back() -> None:
    flight = fly("<B", turns=2)
    assert (flight.shield[0], flight.reactor[0]) == (3, 1)
    flight = fly("<Bb", turns=3)
    assert (flight.shield[0], flight.reactor[0]) == (3, 1)
    flight = fly("2Bb", turns=3)
    assert (flight.reactor[1], flight.fuel) == (6, 1)
    flight = fly("1Bb", turns=3)
    assert flight.reactor == [4, 2, 2]


@pytest.mark.rule("SA-123")
def test_capacity_is_what_the_tiles_have_left() -> None:
    assert fly("b", turns=1, carried={"white": ["shield"]}).shield[1] == 2
    assert fly("2b", turns=2, carried={"white": ["reactor"]}).reactor[1] == 4
    assert fly("1b", turns=2, carried={"red": ["reactor"]}).reactor[0] == 2


# C: computer and rockets


@pytest.mark.rule("SA-124")
def test_the_computer_is_maintained_once_a_phase() -> None:
    assert fly("c", turns=1, computer=True).maintained == [True, False, False]
    assert did("c", "c", member=1, turns=1, computer=True) == ["nothing"]
    assert did("c--c", turns=4, computer=True)[-1] == "maintained"
    assert fly("c--c", turns=4, computer=True).maintained == [True, True, False]


@pytest.mark.rule("SA-125")
@pytest.mark.parametrize(
    ("turn", "counts"),
    [(1, 0), (2, 0), (3, None), (4, 1), (5, 1), (6, None), (7, None), (8, 2), (9, 2), (10, None), (12, None)],
)
def test_maintenance_counts_in_the_first_two_turns_of_a_phase(turn: int, counts: int | None) -> None:
    flight = ready("-" * (turn - 1) + "c", computer=True)
    flight.turn = turn - 1
    play_turn(flight)
    assert flight.maintained == [phase == counts for phase in range(3)]


@pytest.mark.rule("SA-126")
def test_a_rocket_leaves_the_launcher() -> None:
    flight = fly("3c", turns=2)
    assert flight.rockets == 2
    assert flight.rocket_flying


@pytest.mark.rule("SA-127")
def test_one_rocket_a_turn_and_three_in_all() -> None:
    flight = fly("3c", "3c", turns=2)
    assert flight.rockets == 2
    assert did("3c", "3c", member=1, turns=2)[-1] == "nothing"
    assert did("3cccc", turns=5)[1:] == ["launched", "launched", "launched", "nothing"]
    assert fly("3cccc", turns=5).rockets == 0


# C: squads and interceptors


@pytest.mark.rule("SA-128")
def test_a_squad_is_taken_from_its_hangar() -> None:
    flight = fly("6c", "1c", turns=2)
    assert [member.squad for member in flight.crew] == [1, 1]
    assert flight.hangars == [0] * 6
    assert did("6c>", turns=2) == ["jumped", "took_bots"]


@pytest.mark.rule("SA-129")
def test_an_empty_hangar_gives_nothing() -> None:
    flight = fly("6c", "6-c", turns=3)
    assert flight.crew[1].squad == 0
    assert did("6c", "6-c", member=1, turns=3)[-1] == "nothing"


@pytest.mark.rule("SA-130")
def test_a_disabled_squad_is_revived_in_either_station_whatever_the_hangar_holds() -> None:
    # Skirmishers in upper red fire back in turn 5.
    mission = {"threats": ["I1-01 5"], "tracks": "7777"}
    assert fly(">c<<x", turns=5, **mission).crew[0].squad == 2
    flight = fly(">c<<x^c", turns=7, **mission)
    assert flight.crew[0].squad == 1
    assert flight.hangars[3] == 1  # the squad of lower red stayed where it was
    flight = fly(">c<<x^c", "1c", turns=7, **mission)
    assert flight.crew[0].squad == 1
    assert fly(">c<<x6c", turns=7, **mission).crew[0].squad == 1


@pytest.mark.rule("SA-131", "SA-132")
def test_whoever_leads_a_squad_takes_no_second() -> None:
    flight = fly("6c1c", turns=4)
    assert flight.crew[0].squad == 1
    assert flight.hangars[3] == 1
    assert did("6cc", turns=3)[-1] == "nothing"
    assert did("6c", "6-c", member=1, turns=3)[-1] == "nothing"


@pytest.mark.rule("SA-133")
def test_take_off_needs_an_active_squad_and_free_space() -> None:
    assert did("4c", turns=2)[-1] == "nothing"
    assert at(fly("6c4c", turns=4)) == "space"
    flight = fly("6c4c", "1c4-c", turns=5)
    assert [at(flight, index) for index in range(2)] == ["upper_red", "space"]
    both = fly("6c4c", "1c4c", turns=4)
    assert [at(both, index) for index in range(2)] == ["space", "upper_red"]
    disabled = fly(">c<<xc", threats=["I1-01 5"], tracks="7777", turns=6)
    assert at(disabled) == "upper_red"


@pytest.mark.rule("SA-134")
def test_interceptors_attack_as_they_take_off() -> None:
    rows = hits("E1-07", "6c4c", threats=["E1-07 3 red"], tracks="1111", turns=4)
    assert [row.weapons for row in rows] == []
    rows = hits("E1-07", "6c4c", threats=["E1-07 2 red"], tracks="1111", turns=4)
    assert [row.weapons for row in rows] == [(("interceptors", 3),)]


@pytest.mark.rule("SA-135")
def test_a_player_in_space_is_in_no_station() -> None:
    # The alien comes up into an empty bridge; in space nobody counts as being anywhere.
    flight = fly("6c4cxxxxx", threats=["SI2-02 3"], tracks="3333", turns=9)
    assert at(flight) == "space"
    assert threat(flight, "SI2-02").status == "survived"
    assert not flight.crew[0].knocked_out


@pytest.mark.rule("SA-137")
def test_battlebots_keep_the_pilot_in_space_for_another_attack() -> None:
    assert at(fly("6c4cxX", turns=6)) == "space"
    assert did("6c4cxX", turns=6)[-2:] == ["attacked_space", "attacked_space"]
    rows = hits("SE1-01", "6c4cx", threats=["SE1-01 1 red"], tracks="1111", turns=5)
    assert len(rows) == 2


@pytest.mark.rule("SA-138", "SA-142", "SA-395")
def test_with_an_empty_slot_the_pilot_lands_and_does_not_attack() -> None:
    mission = {"threats": ["SE1-01 1 red"], "tracks": "1111", "turns": 5}
    flight = fly("6c4c-", **mission)
    assert at(flight) == "upper_red"
    assert flight.crew[0].squad == 1
    assert len(hits("SE1-01", "6c4c-", **mission)) == 1


@pytest.mark.rule("SA-139", "SA-141")
@pytest.mark.parametrize("card", ["a", "b", "c", "<", ">", "^", "A", "B", "5"])
def test_any_other_card_waits_a_turn_while_the_pilot_lands(card: str) -> None:
    flight = fly(f"6c4c{card}b-aaaaa", turns=5)
    assert at(flight) == "upper_red"
    assert plan(flight) == f"6c4c-{card}baaaaa"
    full = fly(f"6c4c{card}baaaaaa", turns=5)
    assert plan(full) == f"6c4c-{card}baaaaa"


@pytest.mark.rule("SA-139")
def test_the_waiting_card_is_performed_next_turn_from_upper_red() -> None:
    assert at(fly("6c4c>", turns=6)) == "upper_white"


@pytest.mark.rule("SA-140")
def test_c_in_space_is_such_a_card() -> None:
    flight = fly("6c4cc", turns=5)
    assert at(flight) == "upper_red"
    assert plan(flight) == "6c4c-c------"


@pytest.mark.rule("SA-143")
def test_once_the_pilot_has_landed_another_may_take_off() -> None:
    flight = fly("6c4c-", "1c4-c", turns=5)
    assert [at(flight, index) for index in range(2)] == ["upper_red", "space"]
    other_order = fly("1c4-c", "6c4c-", turns=5)
    assert [at(other_order, index) for index in range(2)] == ["upper_red", "upper_red"]


# C: the window


@pytest.mark.rule("SA-144", "SA-145")
def test_the_best_turn_of_a_phase_counts() -> None:
    assert fly("2cc", "2c-", turns=3).visual == [2, 0, 0]
    assert fly("2cc", "2-c", turns=3).visual == [2, 0, 0]
    assert fly("2c-", "2-c", turns=3).visual == [1, 0, 0]
    assert fly("2cc", "2c-", "2--", turns=3).visual == [2, 0, 0]


@pytest.mark.rule("SA-146")
@pytest.mark.parametrize(("players", "points"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 7)])
def test_what_a_confirmation_is_worth(players: int, points: int) -> None:
    assert score(fly(*["2c"] * players)).visual == (points, 0, 0)


@pytest.mark.rule("SA-147", "SA-403")
def test_each_phase_has_its_own_marker() -> None:
    flight = fly("2cc-c---c", "2c------c", turns=9)
    assert flight.visual == [2, 1, 2]
    assert fly("2ccc", "2c--", turns=4).visual == [2, 1, 0]
    assert fly("2-----cc", turns=8).visual == [0, 1, 1]


@pytest.mark.rule("SA-148")
def test_under_a_malfunction_the_window_is_a_repair() -> None:
    flight = fly("2-c", threats=["SI2-05 3"], tracks="7777", turns=3)
    assert flight.visual == [0, 0, 0]
    assert did("2-c", threats=["SI2-05 3"], tracks="7777", turns=3)[-1] == "repaired"


# Battlebots


@pytest.mark.rule("SA-149")
def test_a_squad_deals_one_cube_and_may_destroy() -> None:
    mission = {"threats": ["SI1-02 3"], "tracks": "7777"}
    flight = fly("6cx", turns=3, **mission)
    assert threat(flight, "SI1-02").cubes == 1
    assert threat(flight, "SI1-02").status == "active"
    assert threat(fly("6c3x", turns=4, **mission), "SI1-02").cubes == 0  # in one's own station only
    flight = fly("6cx", "1c6x", turns=4, **mission)
    assert threat(flight, "SI1-02").status == "destroyed"
    assert threat(flight, "SI1-02").stations == []


@pytest.mark.rule("SA-150")
def test_an_intruder_that_fires_back_disables_the_squad_even_dying() -> None:
    flight = fly("6cx", threats=["I1-02 3"], tracks="7777", turns=3)
    assert threat(flight, "I1-02").status == "destroyed"
    assert flight.crew[0].squad == 2
    harmless = fly("6c2-x", threats=["I1-03 5"], tracks="7777", turns=5)
    assert threat(harmless, "I1-03").status == "destroyed"
    assert harmless.crew[0].squad == 1


@pytest.mark.rule("SA-151")
def test_a_disabled_squad_follows_all_the_same() -> None:
    flight = fly("6cx<^<c", threats=["I1-02 3"], tracks="7777", turns=7)
    assert fly("6cx<^<", threats=["I1-02 3"], tracks="7777", turns=6).crew[0].squad == 2
    assert at(flight) == "lower_red"
    assert flight.crew[0].squad == 1


@pytest.mark.rule("SA-152")
def test_the_lowest_number_is_hit() -> None:
    mission = {"tracks": "7777", "turns": 3}
    flight = fly("6cx", threats=["I1-02 2", "SI1-02 3"], **mission)
    assert (threat(flight, "I1-02").cubes, threat(flight, "SI1-02").cubes) == (1, 0)
    flight = fly("6cx", threats=["I1-02 3", "SI1-02 2"], **mission)
    assert (threat(flight, "I1-02").cubes, threat(flight, "SI1-02").cubes) == (0, 1)


@pytest.mark.rule("SA-153")
def test_without_an_active_squad_or_an_intruder_nothing_happens() -> None:
    mission = {"threats": ["SI1-02 3"], "tracks": "7777"}
    assert did("6-x", turns=3, **mission)[-1] == "nothing"
    assert did("6cxx", turns=4, **mission)[-1] == "nothing"  # disabled by the first fight
    assert did("6c5x", turns=4, **mission)[-1] == "nothing"
    assert threat(fly("6cxx", turns=4, **mission), "SI1-02").cubes == 1


@pytest.mark.rule("SA-154")
def test_squads_do_not_repair_and_buttons_do_not_fight() -> None:
    assert did("6cx", threats=["I1-05 3"], tracks="7777", turns=3)[-1] == "nothing"
    flight = fly("6-a", "6-b", "6-c", threats=["SI1-02 3"], tracks="7777", turns=3)
    assert tokens(flight, "SI1-02") == ["upper_blue"]
    assert threat(flight, "SI1-02").cubes == 0
    # Side by side in upper blue: the button mends what is broken, the squad hits what moves.
    both = {"threats": ["SI1-02 2", "I1-05 3"], "tracks": "7777", "turns": 3}
    mended, fought = fly("6-b", **both), fly("6cx", **{**both, "threats": ["I1-05 2", "SI1-02 3"]})
    assert (threat(mended, "SI1-02").cubes, threat(mended, "I1-05").cubes) == (0, 1)
    assert (threat(fought, "SI1-02").cubes, threat(fought, "I1-05").cubes) == (1, 0)


# Heroic actions


@pytest.mark.rule("SA-155")
def test_heroic_movement_leads_anywhere_past_all_lifts() -> None:
    everywhere = {"4": "upper_red", "5": "upper_white", "6": "upper_blue"}
    everywhere |= {"1": "lower_red", "2": "lower_white", "3": "lower_blue"}
    for card, station in everywhere.items():
        assert at(fly(f"3{card}" if card != "3" else "43", turns=2)) == station
    flight = fly("^", "2a", turns=1, carried={"white": ["gravolift"]})
    assert plan(flight, 1) == "2a----------"


@pytest.mark.rule("SA-156")
def test_heroic_movement_does_not_occupy_a_lift() -> None:
    flight = fly("2", "^a", turns=1)
    assert plan(flight, 1) == "^a----------"


@pytest.mark.rule("SA-157")
def test_heroic_movement_on_the_spot_does_nothing() -> None:
    # He stands in the slime already: no entering, no delay.
    flight = fly("3-3aa", threats=["I2-01 2"], tracks="7777", turns=3)
    assert plan(flight) == "3-3aa-------"
    assert did("5", turns=1) == ["nothing"]


@pytest.mark.rule("SA-158")
def test_a_heroic_arrival_suffers_what_waits_in_the_station() -> None:
    flight = fly("-3aa", threats=["I2-01 1"], tracks="7777", turns=2)
    assert plan(flight) == "-3-aa-------"
    contaminated = fly("-----1", threats=["SI2-04 1"], tracks="1111", turns=6)  # Z in turn 5
    assert contaminated.crew[0].knocked_out


@pytest.mark.rule("SA-159")
def test_heroic_a_adds_one_to_any_weapon() -> None:
    assert [acts(f"{path}A", turns=2)[-1].amount for path in "415263"] == [5, 3, 6, 2, 5, 3]
    assert fly("A", turns=1).reactor[1] == 2
    assert did("a", "A", member=1, turns=1) == ["already_fired"]
    row = hits("E1-09", "-A", "2A", "-", threats=["E1-09 1 white"], tracks="1111", turns=2)[0]
    assert dict(row.weapons) == {"heavy_laser": 6, "pulse_cannon": 2}


@pytest.mark.rule("SA-160", "SA-161")
def test_heroic_b_brings_one_more_from_the_bank() -> None:
    flight = fly("B", turns=1)
    assert (flight.shield[1], flight.reactor[1]) == (4, 1)
    flight = fly("2B", turns=2)
    assert (flight.reactor[1], flight.fuel) == (6, 2)
    flight = fly("1B", turns=2)
    assert flight.reactor == [4, 2, 2]
    flight = fly("aaB", turns=3)
    assert (flight.shield[1], flight.reactor[1]) == (3, 0)


@pytest.mark.rule("SA-162")
def test_without_a_flow_there_is_no_extra_energy() -> None:
    assert fly("bB", turns=2).shield[1] == 3
    assert fly("aaaB", turns=4).shield[1] == 1
    flight = fly("2bB", turns=3)
    assert flight.reactor[1] == 5
    flight = fly("2bbbaB", turns=6)
    assert flight.reactor[1] == 4


@pytest.mark.rule("SA-163")
def test_a_heroic_repair_counts_two(monkeypatch: pytest.MonkeyPatch) -> None:
    mission = {"threats": ["I1-06 2"], "tracks": "7777", "turns": 2}
    assert threat(fly("<B", **mission), "I1-06").cubes == 2
    # No card lies on an A; if one did, this is what it would be like.
    monkeypatch.setitem(CARDS, "I1-06", replace(CARDS["I1-06"], system="A"))
    assert threat(fly("<A", **mission), "I1-06").cubes == 2
    assert threat(fly("<a", **mission), "I1-06").cubes == 1


@pytest.mark.rule("SA-164", "SA-165")
def test_heroic_battlebots_deal_one_and_are_not_disabled() -> None:
    flight = fly("6cX", threats=["SI1-02 3"], tracks="7777", turns=3)
    assert threat(flight, "SI1-02").cubes == 1
    assert flight.crew[0].squad == 1


@pytest.mark.rule("SA-166")
def test_heroic_battlebots_in_space_attack_with_one_more() -> None:
    alone = hits("SE1-01", "6c4cX", threats=["SE1-01 1 red"], tracks="1111", turns=5)
    assert alone[-1].weapons == (("interceptors", 4),)
    several = {"threats": ["SE1-01 1 red", "SE1-05 2 blue"], "tracks": "1111", "turns": 5}
    assert hits("SE1-01", "6c4cX", **several)[-1].weapons == (("interceptors", 2),)
    assert hits("SE1-05", "6c4cX", **several)[-1].weapons == (("interceptors", 2),)


@pytest.mark.rule("SA-167")
def test_heroic_battlebots_do_not_take_off() -> None:
    assert at(fly("6c4X", turns=4)) == "upper_red"
