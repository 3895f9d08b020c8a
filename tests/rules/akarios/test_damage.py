"""Damage, from the total of an attack to the end of a ship."""

from __future__ import annotations

import pytest

from rules.akarios.game import RULES
from rules.akarios.ship import boards, damage, effects
from rules.akarios.ship.damage import Dealt
from rules.akarios.state import Status
from rules.core.hexes import named
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.table import Table, told


def hit(t: Table, ref: str, n: int, *, pierce: bool = False) -> Dealt:
    return damage.deal(t.state, ref, n, pierce=pierce, by="rs9").dealt


@pytest.mark.rule("AK-261", "AK-392")
@pytest.mark.parametrize(
    ("n", "dealt", "left"), [(1, (1, 0), (1, 5)), (2, (2, 0), (0, 5)), (4, (2, 2), (0, 3))]
)
@pytest.mark.parametrize("ref", ["p0", "rs1"])
def test_shields_first_the_rest_to_the_hull(
    ref: str, n: int, dealt: tuple[int, int], left: tuple[int, int]
) -> None:
    t = Table("p0 argonaut H6 n hull=5 shields=2", "rs1 H4 s hull=5 shields=2")
    assert hit(t, ref, n) == dealt
    assert (t.ship(ref).shields, t.ship(ref).hull) == left


@pytest.mark.rule("AK-392")
def test_without_shields_everything_hits_the_hull() -> None:
    t = Table("p0 argonaut H6 n hull=5 shields=0")
    assert [hit(t, "p0", 1), hit(t, "p0", 2)] == [(0, 1), (0, 2)]


@pytest.mark.rule("AK-262", "AK-549")
def test_pierce_leaves_the_shields_as_they_are() -> None:
    t = Table("rs1 H4 s hull=5 shields=2")
    assert hit(t, "rs1", 3, pierce=True) == (0, 3)
    assert (t.ship("rs1").shields, t.ship("rs1").hull) == (2, 2)


@pytest.mark.rule("AK-277", "AK-272")
def test_shields_absorb_pierce_on_the_immune_and_immunity_saves_nothing_else() -> None:
    t = Table("rs1 H4 s hull=5 shields=2 immune=pierce")
    assert hit(t, "rs1", 3, pierce=True) == (2, 1)


@pytest.mark.rule("AK-263", "AK-444")
def test_an_enemy_at_hull_0_leaves_the_board() -> None:
    t = Table("rs1 H4 s hull=2 shields=0 marks=stall", "rs2 H3 s")
    events = damage.deal(t.state, "rs1", 9, by="p0", card="burst_fire").events
    assert told(events) == ["ak-loses-hull", "ak-destroyed"]
    assert (t.ship("rs1").hex, t.ship("rs1").hull, t.ship("rs1").marks) == (None, 0, {})
    assert boards.free(t.battle, named("H4"))
    assert t.noted("destroyed") == [{"ship": "rs1", "by": "p0", "card": "burst_fire", "hex": "H4"}]
    assert damage.gone(t.battle, "rs1") and not damage.gone(t.battle, "rs2")


def test_no_more_is_lost_than_there_is() -> None:
    t = Table("rs1 H4 s hull=2 shields=1")
    assert hit(t, "rs1", 9) == (1, 2)
    assert hit(t, "rs1", 9) == (0, 0)
    assert len(t.noted("destroyed")) == 1


@pytest.mark.rule("AK-393", "AK-337", "AK-394", "AK-395")
def test_a_player_at_hull_0_is_unconscious_and_off_the_board() -> None:
    t = Table(
        "p0 argonaut H6 n hull=1 shields=0 dice=move,attack", "p1 chariot H7 n", "rs1 H4 s marks=glitch"
    )
    t.cockpit().waiting = ["spin"]
    events = damage.deal(t.state, "p0", 1).events
    assert told(events) == ["ak-loses-hull", "ak-critical"]
    assert t.ship("p0").hex is None
    assert (t.cockpit().waiting, t.cockpit().dice, t.battle.trauma.discards) == ([], [], ["spin"])
    assert damage.unconscious(t.battle, "p0") and not damage.unconscious(t.battle, "p1")
    assert "glitch" in t.ship("rs1").marks
    assert boards.free(t.battle, named("H6"))


@pytest.mark.rule("AK-398")
def test_nothing_gives_a_lost_ship_back_in_the_same_battle() -> None:
    fight = Fight("p0 argonaut H6 n hull=1 cap=7 shields=0", "p1 chariot A1 n", "rs1 A11 n", "rs2 O11 n")
    damage.deal(fight.state, "p0", 1)
    assert effects.apply(fight.state, "p0", "repair", fight.dice, n=3) == []
    fight.pass_all()
    assert (fight.battle.round, fight.ship("p0").hex, fight.ship("p0").hull) == (2, None, 0)
    assert fight.cockpit(0).dice == [] and len(fight.cockpit(1).dice) == 4
    assert {prompt.seat for prompt in RULES.prompts(fight.state)} == {1}


@pytest.mark.rule("AK-447")
def test_a_token_has_hull_only() -> None:
    t = Table("p0 argonaut H6 n", "token gate H4 hull=3")
    assert damage.deal(t.state, "gate", 2, by="p0").dealt == (0, 2)
    assert damage.deal(t.state, "gate", 2, by="p0").dealt == (0, 1)
    assert t.battle.tokens["gate"].hex is None
    assert [note["token"] for note in t.noted("destroyed")] == ["gate"]


@pytest.mark.rule("AK-065", "AK-460")
def test_the_sparrow_without_hull_takes_no_damage() -> None:
    t = Table("sparrow C3 n")
    assert hit(t, "sparrow", 4) == (0, 0)
    assert t.ship("sparrow").hex == "C3"


@pytest.mark.rule("AK-457")
def test_the_sparrow_with_hull_can_be_lost() -> None:
    t = Table("sparrow C3 n hull=4")
    assert hit(t, "sparrow", 4) == (0, 4)
    assert [note["ship"] for note in t.noted("destroyed")] == ["sparrow"]


@pytest.mark.rule("AK-242", "AK-410")
def test_what_is_lost_straight_goes_past_the_shields() -> None:
    t = Table("p0 argonaut H6 n hull=5 shields=2")
    assert damage.lose(t.state, "p0", hull=1).dealt == (0, 1)
    assert damage.lose(t.state, "p0", shields=5).dealt == (2, 0)
    assert (t.ship("p0").shields, t.ship("p0").hull) == (0, 4)
    assert damage.lose(t.state, "p0", shields=1) == ((0, 0), [])


@pytest.mark.rule("AK-521", "AK-523")
@pytest.mark.parametrize("ref", ["p0", "rs1"])
def test_rupture_damages_the_hull_past_the_shields_and_can_destroy(ref: str) -> None:
    t = Table("p0 argonaut H6 n hull=2 shields=2 marks=rupture", "rs1 H4 s hull=2 shields=2 marks=rupture")
    damage.rupture(t.state, t.ship(ref))
    assert (t.ship(ref).shields, t.ship(ref).hull) == (2, 1)
    damage.rupture(t.state, t.ship(ref))
    assert t.ship(ref).hex is None
    assert damage.rupture(t.state, t.ship(ref)) == []


@pytest.mark.rule("AK-521")
def test_only_the_ruptured_suffer_it() -> None:
    t = Table("p0 argonaut H6 n marks=glitch")
    assert damage.rupture(t.state, t.ship("p0")) == []


@pytest.mark.rule("AK-766")
def test_close_contact_softens_what_comes_from_nearby() -> None:
    t = Table("p0 argonaut H6 n cards=close_contact", "rs1 H5 s", "rs2 H4 s")
    assert [damage.softened(t.battle, "p0", 3, by) for by in ("rs1", "rs2")] == [2, 3]
    assert damage.softened(t.battle, "p0", 0, "rs1") == 0


def test_a_lattice_takes_1_off_each_attack_on_its_ship() -> None:
    t = Table("p0 argonaut H6 n", "p1 chariot H7 n", "rs1 H4 s")
    t.battle.statuses = [Status("damage_reduction", "p1", "lattice", n=1)]
    assert [damage.softened(t.battle, ref, 2, "rs1") for ref in ("p0", "p1", "p1")] == [2, 1, 1]


def test_what_takes_off_the_first_damage_waits_for_damage() -> None:
    t = Table("p0 argonaut H6 n cards=immovable", "rs1 H4 s", phase="enemies")
    assert [damage.softened(t.battle, "p0", n, "rs1") for n in (0, 3, 3)] == [0, 2, 3]


def test_crash_foam_leaves_1_hull_once() -> None:
    t = Table("p0 argonaut H6 n hull=3 shields=0 cards=crash_foam")
    assert hit(t, "p0", 7) == (0, 2)
    assert t.ship("p0").hull == 1
    assert t.card("crash_foam").broken
    hit(t, "p0", 1)
    assert t.ship("p0").hex is None


def test_damage_is_noted_with_how_much_went_to_the_hull() -> None:
    t = Table("rs1 H4 s hull=5 shields=2")
    damage.deal(t.state, "rs1", 3, by="p0", card="burst_fire")
    assert t.noted("damaged") == [{"ship": "rs1", "by": "p0", "card": "burst_fire", "n": "3", "hull": "1"}]
    damage.deal(t.state, "rs1", 0, by="p0")
    assert len(t.noted("damaged")) == 1
