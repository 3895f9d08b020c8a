"""Moves and jumps (sections 10 and 11)."""

from __future__ import annotations

import pytest

from rules.starship_captains import engine, frames, query, stations, travel
from rules.starship_captains.components import HOME, Effect
from tests.rules.starship_captains.space import (
    IDOL,
    calm,
    fill,
    install,
    pirate,
    pirate_between,
    put,
    ruled,
    station,
)
from tests.rules.starship_captains.table import Table

MOVE = Effect("move")


@pytest.mark.rule("SC-095")
def test_a_move_leads_along_a_route_to_its_other_end() -> None:
    table = calm()
    table.effects(MOVE)
    assert table.choices == ["go larkspur", "go lesser_tivoli", "go ochre", "skip"]
    table.refuses("go kettle")
    table.play("go ochre")
    assert table.state.players[0].location == "ochre"
    assert table.state.players[1].location == HOME


@pytest.mark.rule("SC-096")
def test_any_number_of_the_moves_may_be_made() -> None:
    for made in range(3):
        table = calm()
        table.effects(Effect("move", n=2))
        table.play(*["go ochre", "go quagmire"][:made])
        if made < 2:
            table.play("skip")
        assert table.state.players[0].location == [HOME, "ochre", "quagmire"][made]
        assert table.asked == "sc-ask-turn"


@pytest.mark.rule("SC-097", "SC-100")
def test_each_move_past_a_pirate_costs_one_damage_and_leaves_him_there() -> None:
    table = calm()
    pirate(table, HOME, "ochre", "purple_android")
    table.effects(Effect("move", n=3))
    table.play("go ochre")
    assert table.me.damage == 4
    table.play(f"go {HOME}")
    assert table.me.damage == 5
    table.play("go larkspur")
    assert table.me.damage == 5
    assert pirate_between(table, HOME, "ochre") == "purple_android"
    assert table.me.ready.count("android") == 0 and not table.me.pirates


@pytest.mark.rule("SC-098")
def test_the_damage_is_dealt_with_before_the_next_move() -> None:
    table = calm()
    pirate(table, HOME, "ochre")
    fill(table, IDOL, "green_android", damage=6)
    table.effects(Effect("move", n=2))
    table.play("go ochre")
    assert table.asked == "sc-ask-crush"
    table.refuses("go quagmire")
    table.play(f"discard {IDOL}")
    assert table.asked == "sc-ask-move"
    table.play("go quagmire")
    assert table.me.location == "quagmire"


@pytest.mark.rule("SC-099")
def test_passing_through_is_no_stop() -> None:
    table = calm()
    table.effects(Effect("move", n=2))
    table.play("go ochre")
    assert table.state.reserved == {}
    table.play("go quagmire")
    assert table.state.reserved == {"quagmire": 0}


@pytest.mark.rule("SC-101")
def test_ships_do_not_block_each_other() -> None:
    table = calm(3)
    put(table, 1, "ochre")
    put(table, 2, "quagmire")
    table.effects(Effect("move", n=2))
    table.play("go ochre", "go quagmire")
    assert [player.location for player in table.state.players] == ["quagmire", "ochre", "quagmire"]
    assert table.state.players[0].damage == 3


@pytest.mark.rule("SC-102")
def test_each_effect_is_finished_before_the_next_and_ends_in_a_stop() -> None:
    table = calm()
    table.effects(MOVE, MOVE)
    table.play("go ochre")
    assert table.state.reserved == {"ochre": 0}
    table.play("go quagmire")
    assert table.state.reserved == {"quagmire": 0}


@pytest.mark.rule("SC-102")
def test_the_other_ruling_stops_a_ship_when_its_turn_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    ruled(monkeypatch, travel, stop_when="turn")
    ruled(monkeypatch, stations, stop_when="turn")
    table = calm()
    table.play("room helm red", "go ochre")
    assert table.state.reserved == {}
    table.play("skip")
    assert table.state.reserved == {"ochre": 0}


@pytest.mark.rule("SC-103", "SC-104")
def test_a_jump_leads_anywhere_and_no_pirate_matters() -> None:
    table = calm()
    put(table, 0, "kettle")
    pirate(table, "kettle", "larkspur")
    table.effects(Effect("jump"))
    assert len(table.choices) == 14
    assert {f"go {HOME}", "go umber_gate", "go larkspur"} <= set(table.choices)
    table.play("go larkspur")
    assert (table.me.location, table.me.damage) == ("larkspur", 3)


@pytest.mark.rule("SC-105")
def test_a_jump_may_be_declined_but_must_lead_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    table = calm()
    table.effects(Effect("jump"))
    table.refuses(f"go {HOME}")
    table.play("skip")
    assert (table.me.location, table.asked) == (HOME, "sc-ask-turn")
    ruled(monkeypatch, travel, jump_in_place=True)
    table.effects(Effect("jump"))
    assert f"go {HOME}" in table.choices


@pytest.mark.rule("SC-106")
def test_cards_that_react_to_moves_do_not_react_to_jumps() -> None:
    table = calm()
    install(table, "auxiliary_engine")
    table.effects(Effect("jump"))
    assert table.asked == "sc-ask-jump"
    table.play("go ochre")
    assert table.asked == "sc-ask-turn"
    table.effects(MOVE)
    assert table.choices == ["use auxiliary_engine", "skip"]


def test_the_extra_move_of_an_engine_comes_first_and_is_a_stop_of_its_own() -> None:
    table = calm()
    install(table, "auxiliary_engine")
    table.effects(MOVE)
    table.play("use auxiliary_engine", "go ochre")
    assert table.state.reserved == {"ochre": 0}
    table.play("go quagmire")
    assert table.me.location == "quagmire"
    table.effects(MOVE)
    assert table.asked == "sc-ask-move", "once a turn"


@pytest.mark.rule("SC-388")
def test_the_superaccumulator_turns_single_moves_and_jumps_into_repairs() -> None:
    table = calm()
    install(table, "superaccumulator")
    table.effects(Effect("move", n=3), Effect("jump"))
    table.play("repair hold", "go ochre", "repair r2c1")
    assert table.me.damage == 2 and not table.me.slots[2].damaged
    assert table.asked == "sc-ask-jump"
    table.play("repair hold")
    assert table.me.damage == 1
    assert table.asked == "sc-ask-turn"


def test_without_it_a_move_is_no_repair() -> None:
    table = calm()
    table.effects(MOVE)
    table.refuses("repair hold")


def hints(table: Table) -> dict[str, tuple[object, ...]]:
    asked = engine.asked(table.state)
    assert asked is not None
    return {
        str(c.args.get("place")): (c.hint, *map(c.args.get, ("pirate", "there"))) for c in asked[1].choices
    }


def test_a_destination_says_what_it_costs_and_what_waits_there() -> None:
    table = calm()
    pirate(table, HOME, "ochre")
    table.state.planets["larkspur"].mission = "first_contact"
    put(table, 1, "lesser_tivoli")
    table.effects(MOVE)
    shown = hints(table)
    assert shown["@ochre"] == ("sc-go-hint", "yes", "nothing")
    assert shown["@larkspur"] == ("sc-go-hint", "no", "mission")
    assert shown["@lesser_tivoli"] == ("sc-go-hint", "no", "taken")


def test_a_station_is_worth_a_hint_while_its_token_lies_there() -> None:
    table = calm()
    station(table, "ochre")
    station(table, "larkspur", "pirate_station", token=False)
    table.state.planets["lesser_tivoli"].number = 2
    table.effects(MOVE)
    shown = hints(table)
    assert shown["@ochre"] == ("sc-go-hint", "no", "token")
    assert shown["@larkspur"] == (None, "no", "nothing")
    assert shown["@lesser_tivoli"] == ("sc-go-hint", "no", "number")


def test_a_flight_is_told_and_leaves_a_trail() -> None:
    table = calm()
    pirate(table, HOME, "ochre")
    table.effects(MOVE, Effect("jump"))
    told = [event.key for event in table.play("go ochre")]
    assert told == ["sc-moved", "sc-passed-pirate", "sc-damaged", "sc-reserved"]
    told = [event.key for event in table.play("go zephyr")]
    assert told == ["sc-jumped", "sc-reserved"]
    assert table.state.trail == ["ochre", "zephyr"]


@pytest.mark.rule("SC-096", "SC-102")
def test_everything_within_reach_is_one_answer_and_the_ship_stops_there() -> None:
    table = calm()
    pirate(table, HOME, "ochre")
    table.effects(Effect("move", n=3))
    far = [each for each in table.choices if each.endswith("stop=yes")]
    assert {"go larkspur stop=yes", "go ochre stop=yes", "go quagmire stop=yes"} <= {*far}
    table.play("go quagmire stop=yes")
    player = table.state.players[0]
    assert player.location == "quagmire" and table.asked == "sc-ask-turn"


@pytest.mark.rule("SC-097")
def test_a_flight_goes_around_pirates_where_it_can_and_pays_for_those_it_meets() -> None:
    for blocked, damage in (((), 0), (("larkspur", "lesser_tivoli", "ochre"), 1)):
        table = calm()
        before = table.me.damage
        for place in blocked:
            pirate(table, HOME, place)
        table.effects(Effect("move", n=2))
        table.play("go ochre stop=yes")
        player = table.state.players[0]
        assert (player.location, player.damage - before) == ("ochre", damage)
    table = calm()
    for place in ("ochre", "larkspur"):
        pirate(table, HOME, place)
    table.effects(Effect("move", n=3))
    frame = next(each for each in table.state.stack if isinstance(each, frames.Moves))
    walks = [[to] for to in query.neighbours(table.state, HOME)]
    for _ in range(2):
        walks += [[*way, to] for way in walks for to in query.neighbours(table.state, way[-1])]
    for way in travel.routes(table.state, frame):
        met = [travel.pirates_met(table.state, HOME, each) for each in walks if each[-1] == way[-1]]
        assert travel.pirates_met(table.state, HOME, way) == min(met), "no way there meets fewer"
