"""Reserving missions (section 13)."""

from __future__ import annotations

import pytest

from rules.starship_captains import reservations
from rules.starship_captains.components import HOME, Effect
from rules.starship_captains.pieces import SHADOW
from tests.rules.starship_captains.space import MISSION, calm, put, ruled, station
from tests.rules.starship_captains.table import Table

MOVE = Effect("move")


def fly(table: Table, *places: str) -> None:
    """The player in turn goes there, one move after the other in one effect."""
    table.effects(Effect("move", n=len(places)))
    table.play(*(f"go {place}" for place in places))


def waiting(table: Table, place: str, *seats: int, holder: int | None) -> None:
    for seat in seats:
        put(table, seat, place, reserves=False)
    if holder is not None:
        table.state.reserved[place] = holder


@pytest.mark.rule("SC-107")
def test_a_mission_waits_for_a_later_turn() -> None:
    table = calm()
    table.state.planets["ochre"].mission = MISSION
    table.state.players[0].ready.append("red_commander")
    table.play("room helm red_commander", "go ochre", "skip")
    assert table.asked == "sc-ask-second-task"
    table.refuses("mission")
    table.play("skip", "pass")
    assert table.state.turn == 0
    assert "mission" in table.choices


@pytest.mark.rule("SC-118")
def test_who_stops_alone_reserves_the_mission_there_and_those_to_come() -> None:
    table = calm()
    fly(table, "ochre")
    assert table.state.reserved == {"ochre": 0}
    assert reservations.may_carry_out(table.state, 0, "ochre")
    assert not reservations.may_carry_out(table.state, 1, "ochre")
    assert table.told("sc-reserved")[0].args["place"] == "@ochre"


@pytest.mark.rule("SC-119")
def test_who_comes_second_does_not_reserve_and_may_not_carry_out() -> None:
    table = calm()
    put(table, 1, "ochre")
    table.state.planets["ochre"].mission = MISSION
    fly(table, "ochre")
    assert table.state.reserved == {"ochre": 1}
    assert not reservations.may_carry_out(table.state, 0, "ochre")
    assert "mission" not in table.choices
    table.refuses("mission")


@pytest.mark.rule("SC-120")
def test_the_one_ship_that_remains_takes_over_at_once() -> None:
    table = calm()
    waiting(table, "ochre", 0, 1, holder=0)
    table.effects(Effect("move", n=2))
    table.play("go quagmire")
    assert table.state.reserved == {"ochre": 1}, "before the effect ends"
    table.play("skip")
    assert table.state.reserved == {"ochre": 1, "quagmire": 0}


@pytest.mark.rule("SC-121")
def test_of_several_that_remain_nobody_reserves_and_any_may_carry_out() -> None:
    table = calm(3)
    waiting(table, "ochre", 0, 1, 2, holder=0)
    fly(table, "quagmire")
    assert "ochre" not in table.state.reserved
    assert reservations.may_carry_out(table.state, 1, "ochre")
    assert reservations.may_carry_out(table.state, 2, "ochre")


@pytest.mark.rule("SC-122")
def test_the_last_of_them_reserves_when_the_others_have_left() -> None:
    table = calm(3)
    waiting(table, "ochre", 0, 1, 2, holder=None)
    fly(table, "quagmire")
    assert table.state.reserved == {"quagmire": 0}, "two are still waiting"
    table.state.turn = 1
    fly(table, "pemberton_rest")
    assert table.state.reserved == {"quagmire": 0, "pemberton_rest": 1, "ochre": 2}


@pytest.mark.rule("SC-123")
def test_a_newcomer_to_an_occupied_planet_reserves_nothing() -> None:
    table = calm(3)
    waiting(table, "ochre", 1, 2, holder=None)
    fly(table, "ochre")
    assert table.state.reserved == {}


@pytest.mark.rule("SC-124")
def test_a_newcomer_may_carry_out_what_nobody_has_reserved() -> None:
    table = calm(3)
    waiting(table, "ochre", 1, 2, holder=None)
    table.state.planets["ochre"].mission = MISSION
    fly(table, "ochre")
    assert reservations.may_carry_out(table.state, 0, "ochre")
    assert "mission" in table.choices


@pytest.mark.rule("SC-124")
def test_the_other_ruling_keeps_it_for_those_who_waited(monkeypatch: pytest.MonkeyPatch) -> None:
    ruled(monkeypatch, reservations, newcomer_may_join=False)
    table = calm(3)
    waiting(table, "ochre", 1, 2, holder=None)
    fly(table, "ochre")
    table.effects(MOVE)
    table.play("skip")
    may = [reservations.may_carry_out(table.state, seat, "ochre") for seat in range(3)]
    assert may == [False, True, True]
    for seat in (1, 2):
        table.state.turn = seat
        fly(table, "quagmire")
    assert reservations.may_carry_out(table.state, 0, "ochre"), "the planet is his now"


@pytest.mark.rule("SC-125")
def test_after_a_mission_the_ship_that_stays_keeps_the_planet() -> None:
    table = calm()
    put(table, 0, "ochre")
    table.state.planets["ochre"].mission = MISSION
    table.play("mission")
    while table.asked == "sc-ask-assign":
        table.play(table.choices[0])
    while table.state.turn == 0:
        table.play("skip")
    assert table.state.planets["ochre"].mission is None
    assert table.state.reserved == {"ochre": 0}
    assert not reservations.may_carry_out(table.state, 1, "ochre")


@pytest.mark.rule("SC-126")
def test_to_leave_and_come_back_is_to_leave() -> None:
    table = calm()
    waiting(table, "ochre", 0, 1, holder=0)
    fly(table, "quagmire", "ochre")
    assert table.state.reserved == {"ochre": 1}


@pytest.mark.rule("SC-127")
def test_the_home_station_is_never_reserved() -> None:
    table = calm()
    put(table, 0, "ochre")
    put(table, 1, "ochre", reserves=False)
    fly(table, HOME)
    assert table.state.reserved == {"ochre": 1}
    table.state.turn = 1
    fly(table, HOME)
    table.state.turn = 0
    fly(table, "ochre")
    assert table.state.reserved == {"ochre": 0}, "alone at home, and yet nothing is reserved there"


@pytest.mark.rule("SC-127")
def test_a_reserved_station_still_serves_everybody() -> None:
    table = calm()
    station(table, "ochre")
    put(table, 1, "ochre")
    table.play("room helm red", "go ochre", "skip")
    assert table.state.players[0].ready.count("android") == 1
    assert table.state.reserved == {"ochre": 1}


@pytest.mark.rule("SC-128")
def test_a_passed_players_ship_still_blocks_its_planet() -> None:
    table = calm()
    put(table, 0, "ochre")
    table.play("pass")
    assert table.state.players[0].passed
    assert not reservations.may_carry_out(table.state, 1, "ochre")
    table.play("pass")
    assert table.state.round == 2
    assert table.state.reserved == {"ochre": 0}


@pytest.mark.rule("SC-413")
def test_carrying_out_a_mission_among_several_reserves_nothing() -> None:
    table = calm(3)
    waiting(table, "ochre", 0, 1, holder=None)
    table.state.planets["ochre"].mission = MISSION
    table.play("mission")
    while table.asked == "sc-ask-assign":
        table.play(table.choices[0])
    while table.state.turn == 0:
        table.play("skip")
    assert table.state.reserved == {}
    assert reservations.may_carry_out(table.state, 0, "ochre")
    assert reservations.may_carry_out(table.state, 1, "ochre")


@pytest.mark.rule("SC-414", "SC-117")
@pytest.mark.parametrize("face_up", [True, False])
def test_a_numbered_planet_is_reserved_and_passed_on_in_the_same_way(face_up: bool) -> None:
    table = calm()
    table.state.planets["ochre"].number = 3
    table.state.planets["ochre"].face_up = face_up
    fly(table, "ochre")
    assert table.state.reserved == {"ochre": 0}
    assert "mission" not in table.choices, "it offers nothing now"
    put(table, 1, "ochre", reserves=False)
    fly(table, "quagmire")
    assert table.state.reserved["ochre"] == 1
    table.state.planets["ochre"].mission = MISSION
    assert reservations.may_carry_out(table.state, 1, "ochre")
    assert not reservations.may_carry_out(table.state, 0, "ochre")


def test_captain_shadow_reserves_like_anybody() -> None:
    table = calm(1)
    assert table.state.shadow is not None
    table.state.shadow.location = "ochre"
    events = reservations.stop(table.state, SHADOW, "ochre")
    assert table.state.reserved == {"ochre": SHADOW}
    assert not reservations.may_carry_out(table.state, 0, "ochre")
    assert "sc-captain-shadow" in str(events[0].args["player"])
    table.state.players[0].location = "ochre"
    table.state.shadow.location = "quagmire"
    reservations.leave(table.state, SHADOW, "ochre")
    assert table.state.reserved == {"ochre": 0}


def test_an_effect_without_a_move_changes_no_reservation() -> None:
    table = calm()
    waiting(table, "ochre", 0, 1, holder=1)
    table.effects(MOVE)
    events = table.play("skip")
    assert table.state.reserved == {"ochre": 1}
    assert events == []


@pytest.mark.rule("SC-119")
def test_a_ship_without_the_reservation_leaves_it_to_its_holder() -> None:
    table = calm(3)
    waiting(table, "ochre", 0, 1, 2, holder=1)
    fly(table, "quagmire")
    assert table.state.reserved == {"ochre": 1, "quagmire": 0}


def test_who_waited_for_a_reserved_planet_is_no_newcomer(monkeypatch: pytest.MonkeyPatch) -> None:
    ruled(monkeypatch, reservations, newcomer_may_join=False)
    table = calm(3)
    waiting(table, "ochre", 1, 2, holder=None)
    fly(table, "ochre")
    fly(table, "quagmire")
    table.state.reserved["ochre"] = 1
    fly(table, "ochre")
    table.state.turn = 1
    fly(table, "quagmire")
    assert "ochre" not in table.state.reserved
    assert [reservations.may_carry_out(table.state, seat, "ochre") for seat in (0, 2)] == [True, True]
