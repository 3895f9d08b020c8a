"""What races and technologies offer as an action, and Action Cards in a turn."""

from __future__ import annotations

import pytest

from rules.core.contract import Action, IllegalMove
from rules.core.orders import Wait
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Activate, Let, Pass, PlaceCounters, Play, Skip, Use
from rules.twilight_imperium.board import control, systems
from rules.twilight_imperium.effects.planets import planet_value
from rules.twilight_imperium.state import Law, Picked
from rules.twilight_imperium.strategic import secondary
from tests.rules.twilight_imperium.phases import idle, waited
from tests.rules.twilight_imperium.play import answer, asked, run
from tests.rules.twilight_imperium.table import Table, galaxy


@pytest.fixture(autouse=True)
def _no_tactics(monkeypatch: pytest.MonkeyPatch) -> None:
    idle(monkeypatch, frames.Tactical)


def turn(*races: str, **tiles: str) -> Table:
    """The first player's turn; he has counters for everything."""
    table = galaxy(*races, **tiles)
    state = table.state
    state.order, state.phase = [0, 1, 2], "strategy"
    for player in state.players:
        player.strategy = player.fleet = player.command = 3
    run(table, frames.ActionPhase())
    return table


def refused(table: Table, move: Action) -> None:
    with pytest.raises(IllegalMove):
        answer(table, 0, move)
    assert waited(table.state) == [0]


def listed(table: Table) -> list[Action]:
    question = asked(table, 0)
    assert question is not None
    return [each.action for each in question.choices]


@pytest.mark.rule("TI-235", "TI-546")
def test_sol_drops_ground_forces_from_orbit() -> None:
    table = turn(p201="bellatrix_tsion")
    state = table.state
    table.at("201").planet("tsion", owner=0)
    assert Use("sol_orbital_drop", ("jord",)) in listed(table)
    for planet in ("arc_prime", "tsion", "mecatol_rex"):
        refused(table, Use("sol_orbital_drop", (planet,)))
    answer(table, 0, Use("sol_orbital_drop", ("jord",)))
    assert (systems.planet(state, "jord").gf, state.players[0].strategy) == (2, 2)
    assert waited(state) == [1], "it was his action"
    with pytest.raises(IllegalMove):
        answer(table, 1, Use("sol_orbital_drop", ("arc_prime",)))
    state.laws = [Law("regulated_conscription")]
    answer(table, 1, Pass())
    answer(table, 2, Pass())
    answer(table, 0, Use("sol_orbital_drop", ("jord",)))
    assert systems.planet(state, "jord").gf == 3, "one, under Regulated Conscription"
    state.players[0].strategy = 0
    refused(table, Use("sol_orbital_drop", ("jord",)))


@pytest.mark.rule("TI-235", "TI-547")
def test_muaat_forge_beside_a_war_sun() -> None:
    table = turn("muaat", "sol", "letnev", p201="empty_base", p202="empty_base")
    state = table.state
    table.at("201").ships(0, war_sun=1)
    table.at("202").ships(0, cruiser=1)
    refused(table, Use("muaat_star_forge", ("202", "destroyer")))
    refused(table, Use("muaat_star_forge", ("201", "cruiser")))
    answer(table, 0, Use("muaat_star_forge", ("201", "fighter")))
    assert (systems.fighters(state.systems["201"], 0), state.players[0].strategy) == (2, 2)
    answer(table, 1, Pass())
    answer(table, 2, Pass())
    answer(table, 0, Use("muaat_star_forge", ("201", "destroyer")))
    assert [ship.kind for ship in state.systems["201"].ships] == ["war_sun", "destroyer"]
    state.players[0].fleet = 2
    refused(table, Use("muaat_star_forge", ("201", "destroyer")))


@pytest.mark.rule("TI-235", "TI-550")
def test_yin_swap_the_values_of_a_ready_planet_once_a_round() -> None:
    table = turn("yin", "sol", "letnev", p201="lodor")
    state = table.state
    table.at("201").planet("lodor", owner=0)
    refused(table, Use("yin_reversal", ("lodor",)))
    table.at("201").planet("lodor", ready=True)
    answer(table, 0, Use("yin_reversal", ("lodor",)))
    assert [planet_value(state, "lodor", kind).value for kind in ("resources", "influence")] == [1, 3]
    answer(table, 1, Pass())
    answer(table, 2, Pass())
    refused(table, Use("yin_reversal", ("darien",)))
    control.take(state, 1, "lodor", "invasion")
    run(table)
    assert [planet_value(state, "lodor", kind).value for kind in ("resources", "influence")] == [3, 1]
    assert state.lasting == []


@pytest.mark.rule("TI-550")
def test_only_the_planet_that_was_taken_is_turned_back() -> None:
    table = turn("yin", "sol", "letnev", p201="lodor", p202="saudor")
    state = table.state
    table.at("201").planet("lodor", owner=0, ready=True)
    answer(table, 0, Use("yin_reversal", ("lodor",)))
    control.take(state, 1, "saudor", "invasion")
    run(table)
    assert planet_value(state, "lodor", "influence").value == 3


@pytest.mark.rule("TI-235", "TI-555")
def test_production_centers_give_six_and_two_of_them_to_another() -> None:
    table = turn("hacan", "sol", "letnev")
    state = table.state
    state.players[0].technologies = ["production_centers"]
    state.players[0].goods = 6
    refused(table, Use("production_centers", ("1",)))
    state.players[0].goods = 5
    refused(table, Use("production_centers", ("0",)))
    answer(table, 0, Use("production_centers", ("1",)))
    assert [player.goods for player in state.players] == [9, 2, 0]
    assert state.players[0].strategy == 2
    answer(table, 1, Pass())
    answer(table, 2, Pass())
    state.players[0].goods = 0
    refused(table, Use("production_centers", ("1",)))


@pytest.mark.rule("TI-235", "TI-667", "TI-722")
def test_recyclers_turn_a_card_into_goods_or_a_counter() -> None:
    table = turn("winnu", "sol", "letnev")
    state = table.state
    state.players[0].technologies, state.players[0].cards = ["bioptic_recyclers"], ["plague", "sabotage"]
    assert not any(isinstance(action, Use) for action in listed(table)), "a hand is not listed"
    refused(table, Use("bioptic_recyclers", ("privateers", "goods")))
    answer(table, 0, Use("bioptic_recyclers", ("plague", "goods")))
    assert (state.players[0].goods, state.players[0].cards, state.action.discards) == (
        2,
        ["sabotage"],
        ["plague"],
    )
    answer(table, 1, Pass())
    answer(table, 2, Pass())
    refused(table, Use("bioptic_recyclers", ("sabotage", "goods")))
    state.players[0].used.clear()
    answer(table, 0, Use("bioptic_recyclers", ("sabotage", "counter")))
    answer(table, 0, PlaceCounters(("fleet:1",)))
    assert state.players[0].fleet == 4


@pytest.mark.rule("TI-235", "TI-605")
def test_diodes_move_up_to_four_ground_forces_from_one_own_planet_to_another() -> None:
    table = turn("letnev", "sol", "hacan", p201="lodor")
    state = table.state
    state.players[0].technologies = ["transit_diodes"]
    table.home(0).planet("arc_prime", gf=5).planet("wren_terra", gf=1)
    table.at("201").planet("lodor", owner=0)
    bad = (
        ("arc_prime.gf>lodor:5",),
        ("arc_prime.gf>jord:1",),
        ("wren_terra.gf>lodor:2",),
        ("arc_prime.gf>arc_prime:1",),
        ("arc_prime.gf>lodor:3", "wren_terra.gf>lodor:1"),
        ("arc_prime.gf>lodor:3", "arc_prime.gf>wren_terra:1"),
        ("arc_prime.gf>lodor:3", "arc_prime.gf>lodor:2"),
        ("arc_prime.gf>lodor:0",),
        ("lodor",),
        (),
    )
    for on in bad:
        refused(table, Use("transit_diodes", on))
    assert Use("transit_diodes", ("arc_prime.gf>lodor:4",)) in listed(table)
    answer(table, 0, Use("transit_diodes", ("arc_prime.gf>lodor:3",)))
    found = [systems.planet(state, planet).gf for planet in ("arc_prime", "wren_terra", "lodor")]
    assert (found, state.players[0].strategy) == ([2, 1, 3], 2)
    state.players[0].strategy = 0
    answer(table, 1, Pass())
    answer(table, 2, Pass())
    refused(table, Use("transit_diodes", ("arc_prime.gf>lodor:1",)))


# Cards


def test_an_ability_takes_no_action_from_who_has_none_of_it() -> None:
    table = turn("letnev", "sol", "hacan")
    for what in ("sol_orbital_drop", "muaat_star_forge", "transit_diodes", "no_such_thing"):
        refused(table, Use(what, ("arc_prime",)))


PRIVATEERS = Play("privateers", ("1",))


def thieves() -> Table:
    """Somebody has goods to be taken, and wants to be asked before anything is done to him."""
    table = turn("yssaril", "sol", "letnev")
    state = table.state
    state.players[0].cards, state.players[1].cards = ["privateers", "sabotage"], ["sabotage"]
    state.players[1].goods, state.players[1].book.waits = 4, [Wait("all")]
    return table


@pytest.mark.rule("TI-518", "TI-231", "TI-233")
def test_a_card_is_the_players_action() -> None:
    table = thieves()
    state = table.state
    refused(table, Play("sabotage"))
    refused(table, Play("plague", ("jord",)))
    answer(table, 0, PRIVATEERS)
    answer(table, 1, Let())
    assert state.players[0].cards == ["sabotage"]
    assert waited(state) == [1]
    assert isinstance(state.stack[-1], frames.Turn)


@pytest.mark.rule("TI-236")
def test_a_card_that_was_stopped_does_not_use_up_the_turn() -> None:
    table = thieves()
    state = table.state
    answer(table, 0, PRIVATEERS)
    answer(table, 1, Play("sabotage"))
    assert waited(state) == [0]
    assert isinstance(state.stack[-1], frames.Turn)
    assert (state.players[1].cards, state.players[1].goods) == ([], 4)


@pytest.mark.rule("TI-234")
def test_a_stopped_card_is_no_action_between_two_skips() -> None:
    table = thieves()
    state = table.state
    answer(table, 0, Skip())
    answer(table, 1, Pass())
    answer(table, 2, Pass())
    refused(table, Skip())
    answer(table, 0, PRIVATEERS)
    answer(table, 1, Play("sabotage"))
    refused(table, Skip())
    answer(table, 0, Activate("000"))
    answer(table, 0, Skip())
    assert waited(state) == [0]


@pytest.mark.rule("TI-530")
def test_who_has_passed_still_reacts_and_follows() -> None:
    table = thieves()
    state = table.state
    state.players[0].picked = [Picked("bureaucracy")]
    state.players[1].passed = state.players[2].passed = True
    answer(table, 0, PRIVATEERS)
    assert waited(state) == [1]
    answer(table, 1, Play("sabotage"))
    assert (state.players[1].goods, waited(state)) == (4, [0]), "stopped by one who has passed"
    assert secondary.followers(state, "bureaucracy", 0) == [1, 2]
