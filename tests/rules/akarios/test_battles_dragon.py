"""Battles of the prologue and of act 1: what moves, who comes, how each is won and lost."""

from __future__ import annotations

import pytest

from rules.akarios.scenario.script_do import Rewards
from rules.akarios.ship import damage, targets
from tests.rules.akarios.flown import Flown, told

# 002


def test_shuttles_fly_off_and_others_leave_the_door() -> None:
    flown = Flown("002")
    flown.stage("end")
    assert [flown.token(f"shuttle_{each}").hex for each in "abc"] == ["D5", "F2", None]
    flown.stage("end")
    assert [flown.token(f"shuttle_{each}").hex for each in "abc"] == ["D2", "F5", None]
    assert flown.vars["away"] == 1


def test_a_second_lane_opens_for_two_players() -> None:
    flown = Flown("002", seats=2)
    flown.stage("end")
    assert flown.token("shuttle_c").hex == "E7"
    flown.stage("end")
    flown.stage("end")
    assert flown.vars["away"] == 3 and flown.token("shuttle_c").hex == "E7"


def test_scouts_go_for_shuttles() -> None:
    flown = Flown("002")
    scout = flown.ship(flown.one("ronin_scout"))
    flown.put("p0", "J3")
    assert targets.target(flown.battle, scout) == ["shuttle_b"]


@pytest.mark.rule("AK-449")
@pytest.mark.parametrize(("seats", "need"), [(1, 4), (2, 5), (3, 6), (4, 7)])
def test_so_many_shuttles_must_get_away(seats: int, need: int) -> None:
    flown = Flown("002", seats=seats, round=7)
    flown.vars["away"] = need - 1
    assert flown.ended == ""
    flown.vars["away"] = need
    assert flown.ended == "success"


@pytest.mark.parametrize(("seats", "most"), [(1, 2), (2, 3), (3, 2), (4, 2)])
def test_too_many_shuttles_must_not_be_shot_down(seats: int, most: int) -> None:
    flown = Flown("002", seats=seats)
    for number in range(1, most + 1):
        assert flown.ended == ""
        shuttle = flown.token("shuttle_b")
        shuttle.hex, shuttle.hull = "F5", 1
        flown.hit("shuttle_b", 9)
        assert flown.vars["lost"] == number
    assert flown.ended == "failure"


# 007


def test_the_strongbox_drifts_until_it_is_taken() -> None:
    flown = Flown("007")
    flown.stage("end")
    assert flown.token("strongbox").hex == "J7", "it waits for a pilot who flies alone"
    flown = Flown("007", seats=2)
    flown.stage("end")
    assert flown.token("strongbox").hex == "K8"
    flown.put("p0", "K8")
    flown.happens("move_done", ship="p0", hex="K8")
    assert flown.token("strongbox").carrier == "p0" and "scn.007.radio" in flown.pages()
    damage.lose(flown.state, "p0", hull=9)
    flown.stage("end")
    assert flown.token("strongbox").hex == "K8"


def test_carrying_it_costs_stress_for_each_engine_card() -> None:
    flown = Flown("007")
    flown.happens("battle_start")
    flown.happens("action_done", ship="p0", card="flank", kind="move")
    assert flown.cockpit().stress == 0
    flown.token("strongbox").carrier = "p0"
    flown.happens("action_done", ship="p0", card="flank", kind="move")
    assert flown.cockpit().stress == 1


@pytest.mark.parametrize(
    ("carrier", "hex", "ended"), [("p0", "A6", "success"), ("p1", "A6", ""), ("p0", "B6", "")]
)
def test_its_carrier_must_come_home(carrier: str, hex: str, ended: str) -> None:
    flown = Flown("007", seats=2)
    flown.token("strongbox").carrier, flown.token("strongbox").hex = carrier, None
    flown.put("p0", hex)
    flown.happens("move_done", ship="p0", hex=hex)
    assert flown.ended == ended


# 008


def test_the_courier_runs_for_the_wormhole() -> None:
    flown = Flown("008")
    path = next(token.path for token in told("008").token)
    flown.stage("end")
    assert flown.token("courier").hex == path[1]
    flown.token("courier").hex, flown.token("courier").path = path[-2], len(path) - 1
    flown.stage("end")
    assert flown.ended == "failure" and flown.token("courier").hex == "N8"


@pytest.mark.parametrize(("seats", "stops"), [(1, 1), (2, 3), (3, 4), (4, 6)])
def test_a_courier_that_is_hurt_enough_stops(seats: int, stops: int) -> None:
    flown = Flown("008", seats=seats)
    courier = flown.token("courier")
    assert (courier.hull or 0) > stops + 1
    courier.hull = stops + 1
    assert flown.ended == ""
    damage.deal(flown.state, "courier", 9 if seats == 1 else 1)
    assert courier.hull == stops and flown.ended == "success"


def test_its_escorts_may_go_or_not() -> None:
    spare, broken = told("008").success.choices
    assert spare.rewards == Rewards(achievements=("RONIN_SPARED",), copilots=("tena",))
    assert broken.rewards == Rewards(credits=4, achievements=("RONIN_BROKEN",), copilots=("gal_birdil",))


# 010


def test_a_capacitor_bursts_over_two_hexes() -> None:
    flown = Flown("010", seats=2)
    flown.put("p0", "J4")
    flown.put("p1", "J9")
    flown.clear("ronin_marauder")
    flown.put(flown.one("ronin_marauder"), "K5")
    near, far, boss = (flown.ship(ref) for ref in ("p0", "p1", flown.one("ronin_marauder")))
    before = near.shields + (near.hull or 0), far.shields, boss.shields + (boss.hull or 0)
    flown.hit("capacitor_m", 3)
    assert near.shields + (near.hull or 0) == before[0] - 3
    assert boss.shields + (boss.hull or 0) == before[2] - 3
    assert "scn.010.radio" in flown.pages()
    assert far.shields == before[1]


def test_the_marauder_is_what_counts() -> None:
    flown = Flown("010", seats=3)
    assert flown.ship(flown.one("ronin_marauder")).elite
    flown.clear("ronin_marauder")
    assert flown.ended == ""
    flown.clear()
    assert flown.ended == "success"
