"""Battles of act 2: what moves, who comes, how each is won and lost."""

from __future__ import annotations

import pytest

from rules.akarios.ship import targets
from rules.akarios.state import Span
from tests.rules.akarios.flown import Flown, told

# 012


@pytest.mark.parametrize(("round", "lamp"), [(1, "G4"), (2, "I9"), (3, "L6"), (4, "G4")])
def test_lamps_light_in_turn(round: int, lamp: str) -> None:
    flown = Flown("012", seats=3, round=round)
    for seat, hex in enumerate(("G5", "I8", "L7")):
        flown.put(f"p{seat}", hex)
        flown.ship(f"p{seat}").marks["stealth"] = Span()
    before = [flown.ship(f"p{seat}").shields for seat in range(3)]
    flown.stage("end")
    lit = ["G4", "I9", "L6"].index(lamp)
    after = [flown.ship(f"p{seat}").shields for seat in range(3)]
    assert after == [each - (seat == lit) for seat, each in enumerate(before)]
    assert "stealth" not in flown.ship(f"p{lit}").marks
    assert all("stealth" in flown.ship(f"p{seat}").marks for seat in range(3) if seat != lit)


@pytest.mark.parametrize(
    ("seats", "hexes", "round", "ended"),
    [
        (1, ["G5"], 7, "success"),
        (1, ["G5"], 6, ""),
        (1, ["A5"], 7, ""),
        (2, ["G5", "I9"], 8, "success"),
        (2, ["G5", "F4"], 8, ""),
        (3, ["G5", "I8", "L7"], 7, "success"),
        (3, ["G5", "I8", "B4"], 7, ""),
        (4, ["G5", "I8", "L7", "A5"], 7, "success"),
    ],
)
def test_lamps_are_held_at_the_end_of_a_round(seats: int, hexes: list[str], round: int, ended: str) -> None:
    flown = Flown("012", seats=seats, round=round)
    for seat, hex in enumerate(hexes):
        flown.put(f"p{seat}", hex)
    flown.stage("end")
    assert flown.battle.ended == ended


def test_or_all_yur_are_gone() -> None:
    flown = Flown("012", round=4)
    flown.clear()
    assert flown.ended == ""
    flown.battle.round = 5
    assert flown.ended == "success"


# 014


def test_the_light_mends_other_yur() -> None:
    flown = Flown("014", seats=2)
    drifter, beacon = flown.ship(flown.one("yur_drifter")), flown.ship(flown.one("yur_beacon"))
    drifter.shields, beacon.shields, flown.ship("p0").shields = 0, 0, 0
    flown.stage("end")
    assert (drifter.shields, beacon.shields, flown.ship("p0").shields) == (1, 0, 0)


def test_when_the_light_is_out_it_is_over() -> None:
    flown = Flown("014")
    flown.clear("yur_drifter")
    assert flown.ended == "success"


# 015


def test_the_long_breath_goes_a_hex_a_round_and_waits_for_ships() -> None:
    flown = Flown("015", seats=2)
    beacon = flown.ship(flown.one("yur_beacon"))
    assert (beacon.side, beacon.hex, beacon.hull, beacon.acts) == ("ally", "G6", 5, False)
    flown.clear()
    flown.stage("pilot_end")
    assert beacon.hex == "H6"
    flown.put("p0", "I6")
    flown.stage("pilot_end")
    assert beacon.hex == "H6"


def test_it_must_arrive() -> None:
    flown = Flown("015")
    beacon = flown.ship(flown.one("yur_beacon"))
    beacon.hex = "O6"
    assert flown.ended == "success"
    beacon.hex = None
    assert flown.ended == "failure"


@pytest.mark.rule("AK-432", "AK-433", "AK-435")
@pytest.mark.parametrize(
    ("seats", "others", "there"), [(1, False, 2), (2, False, 3), (4, False, 4), (2, True, 4)]
)
def test_hornets_come_by_the_count_of_players_as_long_as_there_are_any(
    seats: int, others: bool, there: int
) -> None:
    flown = Flown("015", seats=seats, round=2)
    flown.clear(*(("tkotchek_hornet",) if others else ()))
    flown.stage("end")
    assert flown.kinds().count("tkotchek_hornet") == there


# 016


def test_a_freighter_is_pushed_two_hexes_and_left_alone_then() -> None:
    flown = Flown("016")
    hornet = flown.ship(flown.one("tkotchek_hornet"))
    path = next(token.path for token in told("016").token if token.id == "freighter_barley")
    flown.open("joker")
    flown.play("act push_barley 0")
    assert flown.token("freighter_barley").hex == path[1]
    flown.happens("pilot_phase_end")
    assert set(flown.battle.prefer["tkotchek_hornet"]) == {"freighter_rye", "freighter_oats"}
    assert targets.possible(flown.battle, hornet)[-1] == "freighter_oats"


def test_where_all_were_pushed_none_is_left_alone() -> None:
    flown = Flown("016", seats=2)
    for name in ("barley", "rye"):
        flown.vars[f"{name}_moved"] = 1
    flown.token("freighter_oats").hex = None
    flown.happens("pilot_phase_end")
    assert {"freighter_barley", "freighter_rye"} <= set(flown.battle.prefer["tkotchek_hornet"])


def test_a_freighter_at_the_end_of_its_lane_is_safe() -> None:
    flown = Flown("016")
    rye = flown.token("freighter_rye")
    path = next(token.path for token in told("016").token if token.id == rye.id)
    rye.hex, rye.path = path[-2], len(path) - 1
    flown.open("joker")
    flown.vars["saved"] = 1
    flown.play("act push_rye 0")
    assert rye.hex is None and flown.vars["saved"] == 2 and flown.ended == "success"


@pytest.mark.parametrize(("seats", "saved", "lost"), [(1, 2, 2), (2, 2, 2), (3, 3, 1), (4, 3, 1)])
def test_some_freighters_must_come_through(seats: int, saved: int, lost: int) -> None:
    flown = Flown("016", seats=seats)
    flown.vars["saved"], flown.vars["lost"] = saved - 1, lost - 1
    assert flown.ended == ""
    flown.hit("freighter_oats", 99)
    assert flown.battle.ended == "failure"
    again = Flown("016", seats=seats)
    again.vars["saved"] = saved
    assert again.ended == "success"


# 018


@pytest.mark.rule("AK-442")
def test_a_hurt_mammoth_gives_birth_once_a_round() -> None:
    flown = Flown("018")
    flown.clear("tkotchek_mammoth")
    mammoth = flown.one("tkotchek_mammoth")
    flown.hit(mammoth, flown.ship(mammoth).shields)
    assert flown.kinds() == ["tkotchek_mammoth"]
    for _ in range(2):
        flown.hit(mammoth, 1)
    assert flown.kinds() == ["tkotchek_hornet", "tkotchek_mammoth"]
    assert flown.ship(flown.one("tkotchek_hornet")).added == 1


@pytest.mark.parametrize(("achievements", "left"), [((), 2), (("CARAPACE",), 1)])
def test_who_knows_where_it_is_soft_meets_half_its_shields(achievements: tuple[str, ...], left: int) -> None:
    flown = Flown("018", *achievements)
    flown.happens("battle_start")
    assert flown.ship(flown.one("tkotchek_mammoth")).shields == left


def test_the_mammoth_lies_down() -> None:
    flown = Flown("018")
    flown.clear("tkotchek_hornet")
    assert flown.ended == "success"
