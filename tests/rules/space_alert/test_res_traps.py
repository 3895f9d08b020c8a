"""Section 8: order traps."""

from __future__ import annotations

import pytest

from rules.space_alert.flight import Flight
from rules.space_alert.mishaps import delay
from rules.space_alert.resolution import play_turn
from tests.rules.space_alert.mission import acts, at, did, fly, hits, knocked_out, plan, ready, threat


@pytest.mark.rule("SA-388")
def test_lift_slime_and_computer_together_delay_once() -> None:
    # Lower blue is slimed; the second in the lift arrives in turn 2, and nobody looks after the computer.
    flight = fly(">^", ">^abc", threats=["I2-01 1"], tracks="7777", computer=True, turns=2)
    assert at(flight, 1) == "lower_blue"
    assert plan(flight, 1) == ">^-abc------"


def shifted(cards: str, slot: int, turns: int) -> Flight:
    """A member whose card was delayed before the resolution began."""
    flight = ready(cards, computer=True)
    delay(flight.crew[0], slot - 1)
    while flight.turn < turns:
        play_turn(flight)
    return flight


@pytest.mark.rule("SA-390")
def test_a_maintaining_card_shifted_from_turn_1_to_2_is_in_time() -> None:
    flight = shifted("c-b", slot=1, turns=2)
    assert flight.maintained[0]
    assert plan(flight) == "-cb---------"


@pytest.mark.rule("SA-391")
def test_a_maintaining_card_shifted_from_turn_2_to_3_is_too_late() -> None:
    # The missed check delays it once more, and in turn 4 it serves the second phase.
    flight = shifted("-c--", slot=2, turns=3)
    assert plan(flight) == "---c--------"
    assert flight.maintained == [False, False, False]
    assert shifted("-c--", slot=2, turns=4).maintained == [False, True, False]


@pytest.mark.rule("SA-392")
def test_the_square_decides_the_distance_from_the_first_turn_on() -> None:
    # Square 10 of T1 is distance 2: the pulse cannon reaches a gunship as it appears.
    assert len(hits("E1-05", "2a", threats=["E1-05 2 red"], tracks="1111", turns=2)) == 1
    assert hits("E1-05", "2a", threats=["E1-05 2 red"], tracks="2222", turns=2) == []


@pytest.mark.rule("SA-399")
def test_reactor_and_overload_on_one_button_go_by_number() -> None:
    rows = acts("2-b", threats=["I2-06 2", "SI2-03 3"], tracks="7777", turns=3)
    assert rows[-1].target == "I2-06"
    rows = acts("2-b", threats=["SI2-03 2", "I2-06 3"], tracks="7777", turns=3)
    assert rows[-1].target == "SI2-03"


@pytest.mark.rule("SA-400")
def test_a_repair_that_went_to_the_reactor_does_not_count_for_the_overload() -> None:
    crew = ("1-b", "2-b", "3-b")
    reactor_first = fly(*crew, threats=["I2-06 2", "SI2-03 3"], tracks="7777", turns=3)
    assert threat(reactor_first, "SI2-03").cubes == 2
    overload_first = fly(*crew, threats=["SI2-03 2", "I2-06 3"], tracks="7777", turns=3)
    assert threat(overload_first, "SI2-03").cubes == 5


@pytest.mark.rule("SA-401")
def test_a_squad_lies_with_its_knocked_out_leader_and_the_hangar_stays_empty() -> None:
    # The uprising's X in turn 4 knocks out the leader in upper blue.
    mission = {"threats": ["SI1-06 3"], "tracks": "3333"}
    flight = fly("", "6c", turns=4, **mission)
    assert knocked_out(flight) == [1]
    assert at(flight, 1) == "upper_blue"
    assert flight.hangars[2] == 0
    assert flight.crew[1].squad == 2
    # Mended at once, the hangar still has nothing for the next who comes.
    crew = ("6---cc", "6c--", "6---c", "1---c", "1---c")
    assert did(*crew, turns=6, **mission)[-1] == "nothing"
    assert fly(*crew, turns=6, **mission).crew[0].squad == 0
