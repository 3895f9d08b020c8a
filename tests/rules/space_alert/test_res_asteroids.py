"""Section 7.1: asteroids, and what rockets cannot target."""

from __future__ import annotations

import pytest

from rules.space_alert.components import CARDS
from rules.space_alert.resolution import play_turn
from tests.rules.space_alert.mission import blows, fly, ready, threat, tiles


@pytest.mark.rule("SA-332")
@pytest.mark.parametrize(("code", "each"), [("E2-07", 1), ("SE1-08", 2), ("SE2-06", 3)])
def test_a_bursting_asteroid_strikes_for_every_square_it_passed(code: str, each: int) -> None:
    assert blows(code, "X", threats=[f"{code} 1 white"], tracks="3333") == []
    for squares in (1, 2):
        flight = ready("-a", threats=[f"{code} 1 white"], tracks="7777")
        play_turn(flight)
        rock = flight.threats[0]
        rock.cubes, rock.marks = rock.hull - 1, squares
        report = play_turn(flight, report=True)
        assert report is not None
        (strike,) = [row for row in report.threats if row.letter == "!"]
        assert [(blow.zone, blow.strength) for blow in strike.blows] == [("white", each * squares)]
    passed = fly(threats=[f"{code} 1 white"], tracks="6666", turns=2 if code == "E2-07" else 3)
    assert threat(passed, code).marks >= 1


@pytest.mark.rule("SA-332")
def test_x_and_y_are_counted_as_they_are_passed() -> None:
    # Minor asteroid, speed 4 on T6 (X 10, Y 7 and 3): 15, 11, 7, 3.
    marks = [threat(fly(threats=["E2-07 1 red"], tracks="6666", turns=n), "E2-07").marks for n in (1, 2, 3)]
    assert marks == [0, 2, 3]


@pytest.mark.rule("SA-333")
def test_an_asteroid_that_passed_nothing_bursts_quietly() -> None:
    flight = ready("--a", threats=["E2-02 1 blue", "E2-07 3 white"], tracks="1712")
    while flight.turn < 2:
        play_turn(flight)
    flight.scouts.append(1)
    threat(flight, "E2-07").cubes = 6
    report = play_turn(flight, report=True)
    assert report is not None
    assert threat(flight, "E2-07").status == "destroyed"
    assert [row for row in report.threats if row.letter == "!"] == []
    assert tiles(flight) == (0, 0, 0)
    assert flight.shield[1] == 1


@pytest.mark.rule("SA-334")
@pytest.mark.parametrize(("marks", "shield", "drawn"), [(1, 0, 0), (2, 0, 1)])
def test_shields_meet_what_bursts(marks: int, shield: int, drawn: int) -> None:
    flight = ready("4a", threats=["E2-07 1 red"], tracks="7777")
    play_turn(flight)
    rock = flight.threats[0]
    rock.cubes, rock.marks = 6, marks
    report = play_turn(flight, report=True)
    assert report is not None
    (strike,) = [row for row in report.threats if row.letter == "!"]
    assert [(blow.strength, len(blow.tiles)) for blow in strike.blows] == [(marks, drawn)]
    assert (flight.shield[0], tiles(flight)) == (shield, (drawn, 0, 0))


@pytest.mark.rule("SA-335")
def test_a_scout_that_dies_in_the_same_step_raises_nothing_any_more() -> None:
    flight = ready("4-a", "3-a", threats=["E2-07 1 red", "E2-02 2 blue"], tracks="7777")
    while flight.turn < 2:
        play_turn(flight)
    rock, scout = flight.threats
    rock.cubes, rock.marks, scout.cubes = 6, 1, 2
    flight.scouts.append(scout.number)
    report = play_turn(flight, report=True)
    assert report is not None
    assert [item.status for item in flight.threats] == ["destroyed", "destroyed"]
    (strike,) = [row for row in report.threats if row.letter == "!"]
    assert strike.blows[0].strength == 1


@pytest.mark.rule("SA-336")
def test_what_rockets_cannot_target() -> None:
    spared = [card.code for card in CARDS.values() if card.kind == "external"]
    hit = []
    for code in spared:
        flight = ready("3c", threats=[f"{code} 1 white"], tracks="7777")
        play_turn(flight)
        flight.threats[0].hidden = False
        flight.threats[0].square = 9
        play_turn(flight)
        flight.threats[0].square = 9
        report = play_turn(flight, report=True)
        assert report is not None
        if report.hits:
            hit.append(code)
    assert sorted(set(spared) - set(hit)) == sorted(
        ["E1-09", "E1-10", "E2-04", "E2-05", "E2-07", "SE1-06", "SE1-08", "SE2-04", "SE2-06"]
    )
