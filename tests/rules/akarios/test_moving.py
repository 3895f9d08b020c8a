"""Player ships on their way: patterns, stopping early, ships and edges in the way."""

from __future__ import annotations

import pytest

from rules.core.hexes import FACINGS
from tests.rules.akarios.fight import Fight


def at(fight: Fight, ref: str = "p0") -> str:
    ship = fight.ship(ref)
    return f"{ship.hex} {FACINGS[ship.facing]}"


@pytest.mark.rule("AK-114", "AK-115", "AK-144", "AK-151")
@pytest.mark.parametrize(("way", "end"), [("r", "I5 ne"), ("l", "G5 nw")])
def test_move_1_is_a_hex_ahead_and_one_aslant_to_either_side(way: str, end: str) -> None:
    fight = Fight("p0 argonaut H6 n dice=move")
    fight.play(f"act move_1 0 way={way}")
    assert at(fight) == end


def test_a_side_must_be_named() -> None:
    fight = Fight("p0 argonaut H6 n dice=move")
    assert fight.refused("act move_1 0") == "ak-illegal-way"


@pytest.mark.rule("AK-116", "AK-143")
def test_move_2_is_three_hexes_straight() -> None:
    fight = Fight("p0 argonaut H6 n dice=move")
    fight.play("act move_2 0")
    assert at(fight) == "H3 n"
    assert fight.cockpit().stress == 0


@pytest.mark.rule("AK-117", "AK-148")
def test_a_turn_goes_up_to_two_steps_to_either_side() -> None:
    for bow in ("ne", "se", "nw", "sw"):
        fight = Fight("p0 argonaut H6 n dice=move")
        fight.play(f"act turn 0 turn={bow}")
        assert at(fight) == f"H6 {bow}"
    fight = Fight("p0 argonaut H6 n dice=move")
    assert fight.refused("act turn 0 turn=s") == "ak-illegal-turn"


@pytest.mark.rule("AK-149", "AK-147")
def test_turning_on_asteroids_meets_nothing() -> None:
    fight = Fight("p0 argonaut H6 n dice=move hull=5", "asteroids H6")
    fight.play("act turn 0 turn=ne")
    assert fight.ship("p0").hull == 5


@pytest.mark.rule("AK-150")
def test_leaving_asteroids_meets_nothing() -> None:
    fight = Fight("p0 argonaut H6 n dice=move hull=5", "asteroids H6")
    fight.play("act move_2 0")
    assert fight.ship("p0").hull == 5


@pytest.mark.rule("AK-145")
def test_one_of_the_printed_moves_is_chosen() -> None:
    fight = Fight("p0 argonaut H6 n cards=burst_fire,flank,jorhinja dice=joker,joker")
    assert fight.refused("act jorhinja 0") == "ak-illegal-way"


@pytest.mark.rule("AK-152", "AK-155")
@pytest.mark.parametrize("stop", [0, 1, 2])
def test_stopping_early_costs_one_stress_however_much_is_cut_off(stop: int) -> None:
    fight = Fight("p0 argonaut H6 n dice=move")
    fight.play(f"act move_2 0 stop={stop}")
    assert at(fight) == f"H{6 - stop} n"
    assert fight.cockpit().stress == 1
    assert "ak-stops-early" in fight.told()


@pytest.mark.rule("AK-153", "AK-154", "AK-156")
@pytest.mark.parametrize(("stop", "end"), [(0, "H6 n"), (1, "H5 ne")])
def test_a_broken_off_move_has_the_facing_of_the_next_hex(stop: int, end: str) -> None:
    fight = Fight("p0 argonaut H6 n dice=move")
    fight.play(f"act move_1 0 way=r stop={stop}")
    assert at(fight) == end


@pytest.mark.rule("AK-157")
def test_ships_are_passed_but_not_ended_on() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "rs1 H4 s")
    fight.play("act move_2 0")
    assert at(fight) == "H3 n"
    fight = Fight("p0 argonaut H6 n dice=move", "rs1 H4 s")
    assert fight.refused("act move_2 0 stop=2") == "ak-illegal-stop"


@pytest.mark.rule("AK-159", "AK-160")
def test_an_occupied_end_forces_the_ship_to_stop_before_it() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "rs1 H3 s")
    fight.play("act move_2 0")
    assert at(fight) == "H4 n"
    assert fight.cockpit().stress == 1


@pytest.mark.rule("AK-160")
def test_an_earlier_hex_may_be_chosen_for_the_same_stress() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "rs1 H3 s")
    fight.play("act move_2 0 stop=1")
    assert at(fight) == "H5 n"
    assert fight.cockpit().stress == 1


@pytest.mark.rule("AK-161")
def test_further_back_if_the_hex_before_is_taken_too() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "rs1 H3 s", "rs2 H4 s", "rs3 H5 s")
    fight.play("act move_2 0")
    assert at(fight) == "H6 n"
    assert fight.cockpit().stress == 1


@pytest.mark.rule("AK-158")
def test_the_edge_stops_a_ship() -> None:
    fight = Fight("p0 argonaut H2 n dice=move")
    fight.play("act move_2 0")
    assert at(fight) == "H1 n"
    assert fight.cockpit().stress == 1


@pytest.mark.rule("AK-159", "AK-175")
def test_a_planet_stops_a_ship() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "planet H4,H3,G3")
    fight.play("act move_2 0")
    assert at(fight) == "H5 n"
    assert fight.cockpit().stress == 1


@pytest.mark.rule("AK-446", "AK-447")
def test_a_token_with_hull_stops_a_ship_and_one_without_does_not() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "token gate H4 hull=5")
    fight.play("act move_2 0")
    assert at(fight) == "H5 n"
    fight = Fight("p0 argonaut H6 n dice=move", "token gate H4")
    fight.play("act move_2 0")
    assert at(fight) == "H3 n"


@pytest.mark.rule("AK-163")
def test_a_forced_stop_can_bring_panic() -> None:
    fight = Fight("p0 argonaut H2 n dice=move stress=6")
    fight.trauma_deck("cold_sweat")
    fight.play("act move_2 0")
    assert fight.cockpit().stress == 7
    assert fight.cockpit().waiting == ["cold_sweat"]


@pytest.mark.rule("AK-146", "AK-162")
def test_the_bonus_comes_after_an_early_stop_and_its_stress() -> None:
    fight = Fight("p0 argonaut H6 n dice=move stress=2")
    fight.play("act flank 0 way=r stop=1")
    told = fight.told()
    assert told.index("ak-stress-gained") < told.index("ak-next-attack")
    assert [each.what for each in fight.cockpit().pending] == ["pull"]


@pytest.mark.rule("AK-164", "AK-557")
def test_a_stalled_ship_does_not_move_and_uses_no_engine() -> None:
    fight = Fight("p0 argonaut H6 n dice=move,stress,move marks=stall", "rs1 H4 s")
    assert fight.refused("act move_2 0") == "ak-illegal-stall"
    assert fight.refused("act flank 1 way=l turn=before.ne") == "ak-illegal-stall"
    fight.play("act turn 0 turn=ne")


@pytest.mark.rule("AK-908")
def test_without_a_word_nobody_stops_early() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "asteroids H5")
    fight.play("act move_2 0")
    assert at(fight) == "H3 n"


def test_several_ships_move_one_after_the_other() -> None:
    fight = Fight("p0 argonaut H6 n dice=move", "p1 chariot G6 n dice=move")
    fight.play("act move_1 0 way=l")
    assert at(fight) == "G5 nw"
    fight.play("act move_2 0", 1)
    assert at(fight, "p1") == "G3 n"
