"""Whom an enemy is after."""

from __future__ import annotations

import pytest

from rules.akarios.ship import targets
from rules.akarios.state import Span, Status
from tests.rules.akarios.table import Table


def after(t: Table, ref: str = "rs1") -> list[str]:
    return targets.target(t.battle, t.ship(ref))


@pytest.mark.rule("AK-350", "AK-351", "AK-019")
def test_the_nearest_allied_ship_whatever_lies_between() -> None:
    t = Table("rs1 H2 s", "p0 argonaut H6 n", "p1 chariot H5 n hull=1", "planet H3", "rs2 H4 s")
    assert after(t) == ["p1"]


@pytest.mark.rule("AK-352")
def test_ties_go_to_hull_then_shields_then_to_the_players() -> None:
    t = Table("rs1 H4 s", "p0 argonaut H6 n hull=4 shields=2", "p1 chariot H2 n hull=3 shields=4")
    assert after(t) == ["p0"]
    t.ship("p1").hull = 4
    assert after(t) == ["p1"]
    t.ship("p1").shields = 2
    assert after(t) == ["p0", "p1"]


@pytest.mark.rule("AK-353", "AK-460")
def test_the_sparrow_counts_only_with_hull() -> None:
    t = Table("rs1 H4 s", "p0 argonaut H7 n", "sparrow H5 n")
    assert after(t) == ["p0"]
    t = Table("rs1 H4 s", "p0 argonaut H7 n", "sparrow H5 n hull=8")
    assert after(t) == ["sparrow"]


@pytest.mark.rule("AK-358")
def test_the_sparrow_has_no_shields_in_a_tie() -> None:
    t = Table("rs1 H4 s", "p0 argonaut H6 n hull=5 shields=1", "sparrow H2 n hull=5 shields=9")
    assert after(t) == ["p0"]


@pytest.mark.rule("AK-354", "AK-416")
def test_allies_are_targets_and_have_enemies_for_targets() -> None:
    t = Table("rs1 H4 s", "p0 argonaut H8 n", "rs2 H5 s ally")
    assert after(t) == ["rs2"]
    assert after(t, "rs2") == ["rs1"]


@pytest.mark.rule("AK-355", "AK-198")
def test_stealthed_ships_are_no_targets() -> None:
    t = Table("rs1 H4 s", "p0 argonaut H5 n marks=stealth", "p1 chariot H9 n")
    assert after(t) == ["p1"]


@pytest.mark.rule("AK-356")
def test_there_may_be_nobody_to_be_after() -> None:
    t = Table("rs1 H4 s", "p0 argonaut H5 n marks=stealth", "rs2 H6 s")
    assert after(t) == []


@pytest.mark.rule("AK-357")
def test_a_scenario_can_send_a_type_after_something() -> None:
    t = Table("rs1 H4 s", "rf1 G4 s", "p0 argonaut H5 n", "sparrow C3 n hull=8", "token gate N9 hull=8")
    t.battle.prefer = {"ronin_scout": ["gate"], "ronin_frigate": ["sparrow"]}
    assert (after(t), after(t, "rf1")) == (["gate"], ["sparrow"])
    t.battle.tokens["gate"].hull = 0
    assert after(t) == ["p0"]
    assert "gate" not in targets.possible(t.battle, t.ship("rf1"))


def test_a_taunting_ship_goes_before_all_others() -> None:
    t = Table("rs1 H4 s", "rs2 H3 s", "p0 argonaut H5 n", "p1 chariot H7 n")
    t.battle.statuses = [Status("taunt", "rs1", "bulwark", to="p1")]
    assert (after(t), after(t, "rs2")) == (["p1"], ["p0"])
    t.ship("p1").marks["stealth"] = Span()
    assert after(t) == ["p0"]
