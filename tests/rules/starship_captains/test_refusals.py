"""A refusal says what is wrong and what to do instead, and changes nothing."""

from __future__ import annotations

import pytest

from rules.core import IllegalMove
from rules.starship_captains import refusals
from rules.starship_captains.actions import Pay
from rules.starship_captains.components import HOME, MISSIONS, Effect
from tests.rules.starship_captains.space import IDOL, MISSION, SPIRAL, calm, fill, install, pirate, put
from tests.rules.starship_captains.table import Table
from words import words


@pytest.mark.rule("SC-205", "SC-119")
def test_why_a_mission_cannot_be_carried_out() -> None:
    table = calm()
    table.refuses("mission", "sc-illegal-no-mission")
    put(table, 0, "larkspur")
    table.refuses("mission", "sc-illegal-no-mission")
    table.state.planets["larkspur"].mission = MISSION
    table.state.players[1].location = "larkspur"
    table.state.reserved["larkspur"] = 1
    table.refuses("mission", "sc-illegal-reserved")
    table.state.reserved["larkspur"] = 0
    table.me.ready = ["red"] * (len(MISSIONS[MISSION].rows) - 1)
    table.refuses("mission", "sc-illegal-too-few")
    table.me.ready = ["red"] * len(MISSIONS[MISSION].rows)
    table.play("mission")


@pytest.mark.rule("SC-248", "SC-250", "SC-258")
def test_why_nobody_can_be_trained_or_promoted() -> None:
    table = calm()
    table.me.ready += ["android", "red_commander"]
    table.refuses("train android red", "sc-illegal-training")
    table.refuses("train red_commander blue", "sc-illegal-training")
    table.refuses("train red red", "sc-illegal-same-colour")
    table.refuses("promote red", "sc-illegal-medals")
    table.refuses("train cadet red pay=red_yellow", "sc-illegal-payment")
    table.me.medals = 0
    table.refuses("train cadet red", "sc-illegal-medals")


@pytest.mark.rule("SC-095", "SC-105")
def test_why_a_ship_cannot_go_there() -> None:
    table = calm()
    table.play("room helm red")
    table.refuses("go zephyr", "sc-illegal-route")
    table.play("skip")
    table.effects(Effect("jump"))
    table.refuses(f"go {HOME}", "sc-illegal-jump")
    table.refuses("repair hold", "sc-illegal-not-offered")


def test_why_a_fight_a_repair_or_a_card_is_not_to_be_had() -> None:
    table = calm()
    pirate(table, HOME, "larkspur")
    table.effects(Effect("fight"))
    table.refuses("fight ochre", "sc-illegal-no-pirate")
    table.play("skip")
    table.me.damage = 0
    table.effects(Effect("repair"))
    table.refuses("repair hold", "sc-illegal-no-damage")
    table.play("skip")
    table.effects(Effect("research"))
    table.refuses("take nothing", "sc-illegal-no-card")
    table.play(f"take {table.state.display[0]}")
    table.refuses("install r2c1", "sc-illegal-slot-damaged")
    table.refuses("install r9c9", "sc-illegal-not-offered")


def test_why_a_card_does_not_go_where_one_lies() -> None:
    table = calm()
    install(table, "hyperlockers")
    table.me.slots[2].damaged = False
    table.effects(Effect("research"))
    table.play(f"take {table.state.display[0]}")
    table.refuses("install r1c1", "sc-illegal-slot-taken")


def test_why_a_compulsory_thing_cannot_be_skipped_or_paid_with_what_is_not_there() -> None:
    table = calm()
    fill(table, *[IDOL] * 4, SPIRAL)
    table.effects(Effect("damage"))
    table.refuses("skip", "sc-illegal-compulsory")
    table.refuses("discard green_medal", "sc-illegal-no-cargo")


def test_why_nobody_answers_an_order_or_a_track_stays_closed() -> None:
    table = calm()
    table.effects(Effect("recall", who="red"))
    table.refuses("order 2", "sc-illegal-order")
    table.play("skip")
    table.me.ask_all = True
    table.effects(Effect("advance", faction="fleet"))
    table.refuses("advance pirates", "sc-illegal-track")


def test_a_refusal_has_words_in_both_languages() -> None:
    table = calm()
    table.play("room helm red")
    found = refusals.why(table.state, 0, Pay("medal"))
    assert isinstance(found, IllegalMove)
    for lang in ("en", "ru"):
        assert words(lang)(found.key, **found.args_for_words) != found.key


def test_a_table_out_of_turn_is_told_whose_turn_it_is() -> None:
    table = Table(3)
    with pytest.raises(IllegalMove) as refusal:
        table.play("pass", seat=2)
    assert refusal.value.args_for_words == {"player": "#0"}
