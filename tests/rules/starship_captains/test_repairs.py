"""Repair (section 15)."""

from __future__ import annotations

import pytest

from rules.starship_captains import query
from rules.starship_captains.components import Effect
from tests.rules.starship_captains.space import IDOL, calm, fill

REPAIR = Effect("repair")


@pytest.mark.rule("SC-137")
def test_one_repair_takes_one_token_off_the_hold_or_a_tech_slot() -> None:
    table = calm()
    table.effects(REPAIR)
    assert table.choices == [
        "repair hold",
        "repair r2c1",
        "repair r2c2",
        "repair r3c1",
        "repair r3c2",
        "skip",
    ]
    table.play("repair hold")
    assert table.me.damage == 2
    assert query.damage_aboard(table.me) == 6
    table.effects(REPAIR)
    table.play("repair r3c1")
    assert table.me.damage == 2
    assert [slot.damaged for slot in table.me.slots] == [False, False, True, True, False, True]
    assert table.asked == "sc-ask-turn"


@pytest.mark.rule("SC-138")
def test_overdamage_comes_off_before_any_hold_slot_is_free() -> None:
    table = calm()
    fill(table, damage=10)
    table.effects(Effect("repair", n=3))
    table.play("repair hold", "repair hold")
    assert query.overdamage(table.me) == 0
    assert query.free_slots(table.state, 0) == 0
    table.play("repair hold")
    assert query.free_slots(table.state, 0) == 1
    assert (len(table.told("sc-repaired-over")), len(table.told("sc-repaired-hold"))) == (2, 1)


@pytest.mark.rule("SC-139")
def test_overdamage_does_not_hinder_the_tech_slots() -> None:
    table = calm()
    fill(table, damage=11)
    table.effects(REPAIR)
    table.play("repair r2c1")
    assert not table.me.slots[2].damaged
    assert table.me.damage == 11


@pytest.mark.rule("SC-140")
def test_the_slot_is_empty_at_once() -> None:
    table = calm()
    fill(table, damage=8)
    table.effects(REPAIR, Effect("artifact"))
    table.play("repair hold")
    assert len(table.me.artifacts) == 1
    assert 2 not in query.empty_slots(table.me)
    table.effects(REPAIR)
    table.play("repair r2c1")
    assert 2 in query.empty_slots(table.me)


@pytest.mark.rule("SC-141")
def test_with_nothing_to_repair_the_room_may_be_used_and_does_nothing() -> None:
    table = calm()
    table.me.damage = 0
    for slot in table.me.slots:
        slot.damaged = False
    table.play("room repair cadet")
    assert table.state.turn == 1
    assert table.state.players[0].queue[-1] == "cadet"
    assert query.damage_aboard(table.state.players[0]) == 0


@pytest.mark.rule("SC-142")
def test_a_repair_may_be_declined() -> None:
    table = calm()
    table.effects(Effect("repair", n=2))
    table.play("repair hold", "skip")
    assert (table.me.damage, table.asked) == (2, "sc-ask-turn")


@pytest.mark.rule("SC-143")
def test_any_ensign_commander_or_cadet_runs_the_repair_room() -> None:
    for figure in ("red", "yellow", "blue", "cadet", "red_commander", "yellow_commander", "blue_commander"):
        table = calm()
        table.me.ready = [figure, "android"]  # type: ignore[list-item]
        assert [c for c in table.choices if c.startswith("room repair")] == [f"room repair {figure}"]
        table.play(f"room repair {figure}", "repair hold")
        assert table.state.players[0].damage == 2


def test_cargo_stays_where_it_is() -> None:
    table = calm()
    fill(table, IDOL, damage=3)
    table.effects(REPAIR)
    table.play("repair hold")
    assert table.me.artifacts == [IDOL]
