"""What a turn is, what comes before and after it, and passing (sections 6 and 32)."""

from __future__ import annotations

import pytest

from rules.core import Dice, notation, saved
from rules.starship_captains import engine, query, turns
from rules.starship_captains.components import HOME, TECHS, Effect, Trigger
from rules.starship_captains.game import RULES
from tests.rules.starship_captains.space import (
    IDOL,
    MISSION,
    SPIRAL,
    calm,
    fill,
    install,
    put,
    ruled,
    station,
)
from tests.rules.starship_captains.table import Table
from tests.rules.starship_captains.techkit import Cards


def kinds(table: Table) -> set[str]:
    return {text.split()[0] for text in table.choices}


@pytest.mark.rule("SC-062")
def test_a_turn_is_one_thing_and_then_the_next_player_has_his() -> None:
    table = calm(3)
    put(table, 1, "larkspur")
    table.state.planets["larkspur"].mission = MISSION
    assert kinds(table) == {"room", "train", "pass"}
    table.play("room repair cadet", "repair hold")
    assert table.state.turn == 1
    assert kinds(table) == {"room", "mission", "train", "pass"}
    table.play("mission")
    assert table.state.turn == 1
    table.refuses("room repair cadet", "sc-illegal-turn-begun")
    table.refuses("pass", "sc-illegal-turn-begun")
    while table.state.turn == 1:
        table.play("skip" if "skip" in table.choices else table.choices[0])
    assert table.state.turn == 2
    table.refuses("go larkspur", "sc-illegal-not-yet")
    table.play("pass")
    assert table.state.turn == 0


@pytest.mark.rule("SC-063", "SC-064")
def test_training_and_promotion_come_before_the_action_and_not_after() -> None:
    table = calm()
    table.me.medals = 7
    table.play("train cadet red", "promote red", "train yellow blue", "train blue red")
    assert table.me.ready == ["red", "red", "blue", "red_commander"]
    assert table.state.turn == 0
    table.play("room helm red")
    assert "train red blue" not in table.choices
    table.refuses("train red blue", "sc-illegal-drill-late")
    table.refuses("promote blue", "sc-illegal-drill-late")


@pytest.mark.rule("SC-064")
def test_a_card_may_grant_training_in_the_middle_of_a_turn() -> None:
    table = calm()
    table.play("room helm red")
    table.effects(Effect("train"))
    table.play("train cadet blue")
    assert table.me.ready == ["yellow", "blue", "blue"]
    table.refuses("train yellow blue")


@pytest.mark.rule("SC-065", "SC-406")
def test_who_can_do_nothing_must_pass_but_says_so_himself() -> None:
    table = calm()
    table.me.ready, table.me.medals = [], 0
    assert table.choices == ["pass"]
    assert table.asked == "sc-ask-only-pass"
    assert engine.settle(table.state, Dice(b"", 0)) == []
    assert not table.me.passed
    table.refuses("room repair cadet", "sc-illegal-no-figure")
    table.refuses("room repair red", "sc-illegal-in-queue")
    table.play("pass")
    assert table.state.players[0].passed


@pytest.mark.rule("SC-066")
def test_two_artifacts_still_activate_a_room_when_nobody_is_ready() -> None:
    table = calm()
    table.me.ready, table.me.medals = [], 0
    fill(table, IDOL, SPIRAL)
    assert set(table.choices) == {
        "artifacts helm red_blue,red_yellow",
        "artifacts repair red_blue,red_yellow",
        "pass",
    }
    table.play("artifacts repair red_blue,red_yellow", "repair hold")
    assert table.state.players[0].damage == 2


@pytest.mark.rule("SC-067", "SC-303", "SC-304")
def test_passing_is_always_allowed_keeps_everything_and_ends_the_round_for_that_player() -> None:
    table = calm(3)
    fill(table, IDOL, "green_medal")
    table.me.medals = 4
    before = saved.dump(table.me)
    table.play("pass")
    assert [player.passed for player in table.state.players] == [True, False, False]
    table.state.players[0].passed = False
    assert saved.dump(table.state.players[0]) == before
    table.state.players[0].passed = True
    table.refuses("room helm red", "sc-illegal-not-your-turn", seat=0)
    table.play("room repair cadet", "repair hold", "room repair cadet", "repair hold")
    assert table.state.turn == 1


@pytest.mark.rule("SC-068")
def test_training_is_never_compulsory() -> None:
    table = calm()
    table.me.ready, table.me.medals = ["cadet"], 3
    assert {"train cadet red", "pass"} <= set(table.choices)
    table.play("pass")
    assert (table.state.players[0].ready, table.state.players[0].medals) == (["cadet"], 3)


@pytest.mark.rule("SC-069")
def test_who_has_trained_may_still_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    table = calm()
    table.me.medals = 4
    table.play("train cadet red", "promote red", "pass")
    assert table.state.players[0].passed
    ruled(monkeypatch, turns, train_before_pass=False)
    table.state.players[1].medals = 1
    assert "pass" in table.choices
    table.play("train cadet red")
    assert "pass" not in table.choices
    table.refuses("pass", "sc-illegal-pass-trained")


@pytest.mark.rule("SC-070")
def test_a_room_may_be_activated_for_nothing() -> None:
    table = calm()
    table.play("room weapons yellow")
    assert table.state.turn == 1
    table.play("room helm red", "skip")
    assert table.state.players[1].location == HOME
    assert [player.queue[-1] for player in table.state.players] == ["yellow", "red"]


@pytest.mark.rule("SC-071")
def test_the_display_is_refilled_then_the_station_is_checked_then_the_next_player_plays() -> None:
    table = calm()
    station(table, "larkspur", "pirate_station")
    put(table, 0, "larkspur")
    card = next(card for card in table.state.display if card is not None)
    table.play("room science blue", f"take {card}", "install r1c1")
    assert None in table.state.display
    while table.asked != "sc-ask-turn" and None in table.state.display:
        table.play("skip")
    told = [event.key for event in table.events]
    assert told.index("sc-refilled") < told.index("sc-at-station")
    while table.state.turn == 0:
        table.play("skip" if "skip" in table.choices else table.choices[0])
    assert None not in table.state.display
    assert table.state.tokens["pirate_station"] == 2


@pytest.mark.rule("SC-072")
def test_players_who_passed_are_skipped() -> None:
    table = calm(4)
    table.play("room repair cadet", "repair hold", "pass", "pass", "room repair cadet", "repair hold")
    assert table.state.turn == 0
    table.play("room repair red", "repair hold")
    assert table.state.turn == 3


@pytest.mark.rule("SC-306")
def test_the_station_is_checked_after_a_pass_too(monkeypatch: pytest.MonkeyPatch) -> None:
    table = calm()
    station(table, "larkspur")
    install(table, Cards(monkeypatch)("pilot", trigger=Trigger("on_pass"), effects=(Effect("jump"),)))
    table.play("pass", "go larkspur")
    assert "android" in table.state.players[0].ready
    assert table.state.tokens["android_station"] == 2
    assert table.state.turn == 1


@pytest.mark.rule("SC-182")
def test_a_card_of_once_a_turn_can_be_used_again_in_the_next_turn_of_its_owner() -> None:
    table = calm()
    once = next(n for n, t in TECHS.items() if t.trigger is not None and t.trigger.once_per == "turn")
    table.me.used = [once]
    table.play("room weapons yellow")
    assert table.state.players[0].used == [once]
    table.play("room weapons yellow")
    assert table.state.players[0].used == []


def test_a_card_that_greets_the_round_does_so_in_the_first_turn_of_its_owner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = calm(3)
    Cards(monkeypatch)("bell", trigger=Trigger("on_round_start"), effects=(Effect("medal"),))
    for seat in (0, 1):
        install(table, "bell", seat=seat)
    table.play("pass", "pass", "pass")
    assert table.state.turn == 1
    assert [player.medals for player in table.state.players[:2]] == [2, 4]
    table.play("pass")
    assert [player.medals for player in table.state.players[:2]] == [2, 4]
    table.play("pass")
    assert [player.medals for player in table.state.players[:2]] == [3, 4]
    table.play("room repair cadet", "repair hold")
    assert table.state.turn == 0
    assert table.state.players[0].medals == 3


@pytest.mark.rule("SC-405")
def test_every_kind_of_choice_stands_in_a_group_of_its_own() -> None:
    table = calm()
    fill(table, IDOL, IDOL)
    table.me.medals = 3
    put(table, 0, "larkspur")
    table.state.planets["larkspur"].mission = MISSION
    found = engine.asked(table.state)
    assert found is not None
    groups = {notation.write(each.action).split()[0]: each.group for each in found[1].choices}
    assert groups == {
        kind: f"sc-group-{kind}" for kind in ("room", "artifacts", "mission", "train", "promote", "pass")
    }
    actions = [each.action for each in found[1].choices]
    assert len(set(actions)) == len(actions)


def test_the_trail_names_what_was_chosen_this_turn() -> None:
    table = calm()
    to = next(iter(query.neighbours(table.state, HOME)))
    table.play("room helm red", f"go {to}")
    assert RULES.view(table.state, 1).trail == ("helm", to)
    table.play("skip")
    assert RULES.view(table.state, 1).trail == ()
