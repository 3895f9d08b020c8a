"""Forms of the Status Phase: abilities they use, and cards they keep."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Choose, Form
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.state import Law
from tests.rules.twilight_imperium.phases import ending, status, waited
from tests.rules.twilight_imperium.play import answer, run, silent
from tests.rules.twilight_imperium.table import Table

# Shuttle Logistics


def shuttles() -> Table:
    table = ending("yssaril", "letnev", "hacan", p302="saudor", p303="thibah")
    state = table.state
    state.players[0].technologies = ["shuttle_logistics"]
    table.home(0).planet("retillion", gf=3, shock=1).planet("shalloq", gf=0)
    table.at("302").planet("saudor", owner=0)
    table.at("303").planet("thibah", owner=0)
    return table


@pytest.mark.rule("TI-531", "TI-556")
def test_shuttles_carry_ground_forces_before_anybody_scores() -> None:
    table = shuttles()
    state = table.state
    state.shown = ["v1_mecatol"]
    moves = ("shuttle_logistics:retillion.gf>saudor:2", "shuttle_logistics:retillion.shock>shalloq:1")
    events = status(table, s0=Form(use=moves))
    found = {id: systems.planet(state, id) for id in ("retillion", "shalloq", "saudor")}
    assert [(each.gf, each.shock) for each in found.values()] == [(1, 0), (1, 0), (2, 0)]
    assert state.shock_left == 13, "alone he is a plain one (TI-382)"
    assert [event.key for event in events][:2] == ["ti-shuttled", "ti-shuttled"]


@pytest.mark.rule("TI-556")
@pytest.mark.parametrize(
    "use",
    [
        "retillion.gf>thibah:1",
        "retillion.gf>saudor:4",
        "retillion.gf>arc_prime:1",
        "arc_prime.gf>saudor:1",
        "retillion.pds>saudor:1",
        "retillion.gf>saudor",
        "retillion",
    ],
)
def test_shuttles_reach_own_planets_there_and_beside(use: str) -> None:
    table = shuttles()
    run(table, frames.Status())
    with pytest.raises(IllegalMove) as refused:
        answer(table, 0, Form(use=(f"shuttle_logistics:{use}",)))
    assert refused.value.rule == "TI-556"


@pytest.mark.rule("TI-556")
def test_shuttles_fly_from_one_system_and_not_past_enemy_ships() -> None:
    table = shuttles()
    table.at("302").planet("saudor", gf=1)
    run(table, frames.Status())
    both = ("shuttle_logistics:retillion.gf>saudor:1", "shuttle_logistics:saudor.gf>retillion:1")
    with pytest.raises(IllegalMove):
        answer(table, 0, Form(use=both))
    answer(table, 0, Form(use=both[:1]))
    table.at("302").ships(1, fighter=1)
    with pytest.raises(IllegalMove):
        answer(table, 0, Form(use=both[:1]))
    answer(table, 1, Form())
    answer(table, 2, Form())
    assert systems.planet(table.state, "saudor").gf == 1, "what has become impossible is left"


# Cards


@pytest.mark.rule("TI-538", "TI-595", "TI-714")
def test_hyper_metabolism_swaps_a_card_before_the_draw() -> None:
    table = ending("mentak", "letnev", "sol")
    state = table.state
    state.action.cards = ["veto", "thugs", "plague", "bribery"]
    state.players[0].technologies, state.players[0].cards = ["hyper_metabolism"], ["sabotage", "privateers"]
    run(table, frames.Status())
    for use in (("hyper_metabolism:plague",), ("hyper_metabolism:sabotage", "hyper_metabolism:privateers")):
        with pytest.raises(IllegalMove):
            answer(table, 0, Form(use=use))
    answer(table, 0, Form(use=("hyper_metabolism:sabotage",)))
    answer(table, 1, Form())
    answer(table, 2, Form())
    assert state.players[0].cards == ["privateers", "plague", "thugs"]
    assert state.action.discards == ["sabotage"]
    assert [len(player.cards) for player in state.players] == [3, 1, 1]


@pytest.mark.rule("TI-538", "TI-511", "TI-712")
def test_a_hand_above_its_limit_keeps_what_the_form_says() -> None:
    table = ending("mentak", "letnev", "sol")
    state = table.state
    hand = ["privateers", "thugs", "veto", "bribery", "discredit", "uprising", "transport"]
    state.players[0].cards, state.players[1].cards = list(hand), list(hand)
    state.action.cards = ["plague"] * 9
    status(table, s0=Form(keep=("uprising", "transport", "privateers")))
    assert state.players[0].cards == hand, "of the others the newest goes"
    assert waited(state) == [1], "who said nothing is asked"
    answer(table, 1, silent(state, 1))
    assert len(state.players[1].cards) == 7
    status(table, s0=Form(keep=("thugs",), use=()), s1=Form(keep=tuple(hand)))
    assert state.players[1].cards == hand


@pytest.mark.rule("TI-538", "TI-717")
def test_core_stability_deals_face_up_and_influence_chooses_first() -> None:
    table = ending("yssaril", "letnev", "mentak", p201="mellon_zohbat")
    state = table.state
    state.laws = [Law("core_stability")]
    state.action.cards = ["veto", "thugs", "thugs", "plague", "bribery"]
    for planet in ("mellon", "zohbat"):
        systems.planet(state, planet).owner = 1
    status(table)
    assert waited(state) == [0], "5 influence before 4 and 1"
    events = answer(table, 0, Choose(("thugs",)))
    assert events[0].to is None
    assert waited(state) == [0], "all of his"
    assert silent(state, 0).ids[0] in ("thugs", "plague", "bribery")  # type: ignore[attr-defined]
    answer(table, 0, Choose(("plague",)))
    assert waited(state) == [1]
    with pytest.raises(IllegalMove):
        answer(table, 1, Choose(("veto",)))
    answer(table, 1, Choose(("bribery",)))
    assert [player.cards for player in state.players] == [["thugs", "plague"], ["bribery"], ["thugs"]]
    assert (state.action.cards, state.stack) == (["veto"], [])
