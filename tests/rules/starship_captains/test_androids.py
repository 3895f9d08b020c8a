"""Androids: for missions only, and only once each (section 29)."""

from __future__ import annotations

import pytest

from rules.starship_captains.components import Effect
from rules.starship_captains.game import RULES
from tests.rules.starship_captains.away import Away, row
from tests.rules.starship_captains.table import Table

MEDAL = Effect("medal")
Patch = pytest.MonkeyPatch


@pytest.mark.rule("SC-276")
def test_a_new_android_goes_to_the_ready_room() -> None:
    table = Table()
    before = list(table.me.queue)
    table.effects(Effect("android"))
    assert table.me.ready == ["red", "yellow", "blue", "cadet", "android"]
    assert table.me.queue == before


@pytest.mark.rule("SC-277")
def test_an_android_activates_no_room_and_is_neither_trained_nor_promoted() -> None:
    table = Table()
    table.me.ready, table.me.medals = ["android"], 9
    assert table.choices == ["pass"]
    table.refuses("room repair android")
    table.refuses("train android blue")


@pytest.mark.rule("SC-278", "SC-279")
def test_an_android_fits_every_row_and_a_gold_row_nobody_else(monkeypatch: Patch) -> None:
    lines = [row(colour, MEDAL) for colour in ("red", "yellow", "blue", "gold")]  # type: ignore[arg-type]
    table = Away(monkeypatch, lines, ["android"] * 4)
    player = table.me
    table.go()
    table.play("apply", "apply", "apply", "apply")
    assert player.medals == 1 + 4

    table = Away(monkeypatch, [row("gold", MEDAL)] * 3, ["red", "yellow_commander", "cadet"])
    player = table.me
    table.play("mission", "assign yellow_commander", "assign red")
    assert table.state.turn == 1, "others may go there, but nothing comes of it"
    assert (player.medals, player.queue) == (1, ["yellow_commander", "red", "cadet"])


@pytest.mark.rule("SC-280")
def test_an_android_applies_its_row_once(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, [row("red", MEDAL), row("gold", MEDAL)], ["android", "android"])
    player = table.me
    table.go()
    table.play("apply")
    assert table.asked == "sc-ask-row"
    table.play("apply")
    assert (table.state.turn, player.medals) == (1, 3)


@pytest.mark.rule("SC-281", "SC-217")
def test_androids_of_a_mission_go_back_to_the_supply(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, [row("red", MEDAL), row("gold", MEDAL)], ["android", "android", "cadet"])
    player = table.me
    table.carry_out("android", "cadet")
    assert player.queue == ["cadet"]
    assert player.ready == ["android"], "the one that stayed aboard"


@pytest.mark.rule("SC-282")
def test_unused_androids_stay_from_round_to_round_and_score() -> None:
    table = Table()
    player = table.me
    player.ready = ["android", "android"]
    while table.state.round < 4:
        table.play("pass")
    assert player.ready.count("android") == 2
    assert RULES.view(table.state, None).ships[0].sheet.androids == 2 * 2


@pytest.mark.rule("SC-283")
def test_with_androids_alone_there_is_nothing_but_to_pass(monkeypatch: Patch) -> None:
    table = Away(monkeypatch, [row("gold", MEDAL)] * 3, ["android", "android"])
    assert table.choices == ["pass"]
    table.me.ready = ["android"] * 3
    assert table.choices == ["mission", "pass"]
    table.me.ready = ["android"]
    table.me.artifacts = ["red_blue", "red_blue"]
    assert "artifacts repair red_blue,red_blue" in table.choices
