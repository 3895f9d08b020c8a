"""Action dice: the roll, and rerolls."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.akarios.rolling import SIDES, throw
from rules.core.dice import Dice
from tests.rules.akarios.fight import Fight


def faces(fight: Fight, seat: int = 0) -> list[str]:
    return [die.face for die in fight.cockpit(seat).dice]


@pytest.mark.rule("AK-084", "AK-085")
def test_a_die_has_two_moves_two_attacks_a_joker_and_a_stress() -> None:
    assert Counter(SIDES) == {"move": 2, "attack": 2, "joker": 1, "stress": 1}
    assert set(throw(200, Dice(b"dice", 0))) == set(SIDES)


@pytest.mark.rule("AK-083", "AK-097")
def test_everybody_with_a_ship_rolls_four_dice() -> None:
    fight = Fight("p0 argonaut H6 n", "p1 chariot B2 n off=yes hull=0", stage="roll")
    fight.faces("move", "attack", "joker", "stress")
    fight.go()
    assert faces(fight) == ["move", "attack", "joker", "stress"]
    assert faces(fight, 1) == []
    assert fight.waiting() == ["0:ak-ask-dice"]


@pytest.mark.rule("AK-096")
@pytest.mark.parametrize("mark", ["stall", "glitch"])
def test_marks_take_no_die_away(mark: str) -> None:
    fight = Fight(f"p0 argonaut H6 n marks={mark}", stage="roll")
    fight.go()
    assert len(faces(fight)) == 4


def test_cold_sweat_takes_a_die_away() -> None:
    fight = Fight("p0 argonaut H6 n", stage="start")
    fight.cockpit().waiting = ["cold_sweat"]
    fight.battle.trauma.cards.remove("cold_sweat")
    fight.go()
    assert len(faces(fight)) == 3


@pytest.mark.rule("AK-089")
def test_a_paid_reroll_costs_stress_and_comes_once_a_phase() -> None:
    fight = Fight("p0 argonaut H6 n", stage="roll")
    fight.faces("move", "move", "move", "attack")
    fight.go()
    fight.faces("attack", "joker")
    fight.play("reroll 0,2")
    assert faces(fight) == ["attack", "move", "joker", "attack"]
    assert fight.cockpit().stress == 1
    assert fight.refused("reroll 1") == "ak-illegal-reroll-again"


@pytest.mark.rule("AK-091", "AK-092")
def test_three_stress_faces_allow_a_free_reroll_of_all_dice() -> None:
    fight = Fight("p0 argonaut H6 n", stage="roll")
    fight.faces("stress", "stress", "stress", "move")
    fight.go()
    fight.faces("stress", "stress", "stress", "attack")
    fight.play("reroll ()")
    assert faces(fight) == ["stress", "stress", "stress", "attack"]
    fight.faces("stress", "stress", "move", "move")
    fight.play("reroll ()")
    assert fight.cockpit().stress == 0
    assert fight.refused("reroll ()") == "ak-illegal-reroll-free"


@pytest.mark.rule("AK-093")
def test_the_free_reroll_comes_before_and_after_the_paid_one() -> None:
    fight = Fight("p0 argonaut H6 n", stage="roll")
    fight.faces("stress", "stress", "stress", "move")
    fight.go()
    fight.faces("stress", "stress", "stress", "move")
    fight.play("reroll ()")
    fight.faces("stress")
    fight.play("reroll 3")
    fight.faces("move", "move", "move", "move")
    fight.play("reroll ()")
    assert faces(fight) == ["move"] * 4
    assert fight.cockpit().stress == 1


@pytest.mark.rule("AK-094")
def test_a_level_acts_before_the_dice_are_rolled_again() -> None:
    fight = Fight("p0 argonaut H6 n stress=6", stage="roll")
    fight.faces("move", "move", "move", "move")
    fight.go()
    fight.trauma_deck("bad_memory")
    fight.play("reroll 0")
    assert fight.waiting() == ["0:ak-ask-trauma-break"]
    assert faces(fight) == ["move"] * 4
    fight.faces("joker")
    fight.play("pick flank")
    assert faces(fight) == ["joker", "move", "move", "move"]


@pytest.mark.rule("AK-073", "AK-943")
def test_live_all_keep_their_dice_before_anybody_acts() -> None:
    fight = Fight("p0 argonaut H6 n", "p1 chariot B2 n", stage="roll")
    fight.go()
    assert fight.waiting() == ["0:ak-ask-dice", "1:ak-ask-dice"]
    fight.play("keep")
    assert fight.waiting() == ["1:ak-ask-dice"]
    fight.play("keep", 1)
    assert fight.waiting() == ["0:ak-ask-act", "1:ak-ask-act"]


@pytest.mark.rule("AK-943", "AK-090")
def test_by_post_the_first_placed_die_ends_the_own_rerolls_only() -> None:
    fight = Fight("p0 argonaut H6 n", "p1 chariot B2 n", stage="roll", pace="post")
    fight.faces(*["move", "attack", "attack", "attack"] * 2)
    fight.go()
    assert fight.waiting() == ["0:ak-ask-act", "1:ak-ask-act"]
    fight.play("act move_2 0")
    assert fight.refused("reroll 1") == "ak-illegal-reroll-late"
    fight.faces("joker")
    fight.play("reroll 1", 1)
    assert faces(fight, 1) == ["move", "joker", "attack", "attack"]


@pytest.mark.rule("AK-943")
def test_by_post_who_is_done_for_now_has_kept_the_dice() -> None:
    fight = Fight("p0 argonaut H6 n", "p1 chariot B2 n", stage="roll", pace="post")
    fight.faces(*["move", "attack", "attack", "attack"] * 2)
    fight.go()
    fight.play("ready")
    assert fight.refused("reroll 1") == "ak-illegal-reroll-late"
    fight.play("unready")
    assert fight.refused("reroll 1") == "ak-illegal-reroll-late"


def test_steady_hands_pay_twice_and_the_first_time_nothing() -> None:
    fight = Fight("p0 argonaut H6 n cards=burst_fire,flank,steady_hands", stage="roll")
    fight.faces("move", "move", "move", "move")
    fight.go()
    fight.play("reroll 0")
    assert fight.cockpit().stress == 0
    fight.play("reroll 0")
    assert fight.cockpit().stress == 1
    assert fight.refused("reroll 0") in ("ak-illegal-reroll-again", "ak-illegal-reroll-late")


@pytest.mark.rule("AK-904")
def test_silence_rerolls_what_is_free_and_keeps_the_rest() -> None:
    fight = Fight("p0 argonaut H6 n", stage="roll")
    fight.faces("stress", "stress", "stress", "move")
    fight.go()
    fight.faces("move", "move", "stress", "stress")
    fight.silent()
    assert faces(fight) == ["move", "move", "stress", "stress"]
    fight.silent()
    assert fight.cockpit().stress == 0
    assert fight.waiting() == ["0:ak-ask-act"]


@pytest.mark.rule("AK-094", "AK-097")
def test_a_pilot_who_faints_over_a_reroll_has_no_dice() -> None:
    fight = Fight("p0 argonaut H6 n hull=1 stress=6", "p1 chariot B2 n", stage="roll")
    fight.trauma_deck("hairline_crack")
    fight.go()
    fight.play("reroll 0,2")
    assert (faces(fight), fight.ship("p0").hex) == ([], None)
    assert fight.waiting() == ["1:ak-ask-dice"]


def test_what_is_not_asked_now_is_refused_as_that() -> None:
    fight = Fight("p0 argonaut H6 n cards=beyond_limits dice=attack deck=0,0", "rs1 H4 n")
    assert fight.refused("keep") == "ak-illegal-here"
    fight.play("act attack 0 at=rs1")
    assert fight.refused("reroll 1") == "ak-illegal-here"
