"""Worked examples of the rulebook, as far as ships and decks go."""

from __future__ import annotations

from typing import TypeVar

import pytest

from rules.akarios.components import BASICS
from rules.akarios.language import Addition, Attack, Extra, Move, Turn
from rules.akarios.ship import arcs, damage, decks, effects, modifiers, panic, patterns, stacks, stress
from rules.akarios.ship.arcs import Reach
from rules.akarios.ship.ships import pose, where
from rules.core.hexes import FACINGS, name
from rules.core.stack import settle
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.table import Table

Kind = TypeVar("Kind")


def basic(action: str, kind: type[Kind]) -> Kind:
    """The one step of a basic action."""
    (step,) = BASICS[action].steps  # type: ignore[index]
    assert isinstance(step, kind)
    return step


@pytest.mark.rule("AK-114", "AK-116", "AK-117")
def test_the_movement_example() -> None:
    """Three ahead, one ahead and one to the front right, then a turn by one step: the bow points up."""
    t = Table("p0 chariot I9 nw")
    at = pose(t.ship("p0"))
    (ahead,), (veer,) = basic("move_2", Move).patterns, basic("move_1", Move).patterns
    for pattern in (ahead, veer):
        at = patterns.route(pattern, at)[-1]
    assert (name(at.hex), FACINGS[at.facing]) == ("E6", "n")
    assert basic("turn", Turn).steps == 2


@pytest.mark.rule("AK-190", "AK-208", "AK-210")
def test_the_target_example() -> None:
    """Of three scouts in the arc the one behind an asteroid is hidden, the one on an asteroid is not."""
    t = Table("p0 argonaut H6 n", "rs1 I5 s", "rs2 H3 s", "rs3 G5 s", "asteroids H4", "asteroids G5")
    seen = arcs.reached(t.battle, pose(t.ship("p0")), Reach(("standard",)))
    assert [ship.ref for ship in seen] == ["rs1", "rs3"]


@pytest.mark.rule("AK-119", "AK-120", "AK-191", "AK-219", "AK-261")
def test_the_damage_example() -> None:
    """A basic attack of 1 and a card +2 on a ship without shields: its hull loses 3."""
    t = Table("p0 argonaut H6 n deck=+2", "rs1 H4 s")
    stack = stacks.draw(t.battle, "p0", 1, t.dice)[0]
    attack = basic("attack", Attack)
    assert (attack.aim.targets, attack.extra) == (1, (Extra(damage=1),))
    total = stacks.outcome(t.battle, "p0", attack.damage, stack).total
    assert damage.deal(t.state, "rs1", total, by="p0").dealt == (0, 3)


@pytest.mark.rule("AK-189", "AK-245", "AK-246", "AK-248", "AK-266")
def test_the_attack_example() -> None:
    """EM Pulse: the scout at distance 3 is out of range, two cards are drawn for the locked one, and both
    whose hull is damaged get Glitch."""
    t = Table("p0 knossos H6 n deck=+1,-1,0", "rs1 H3 s", "rs2 J5 s", "rs3 H5 n marks=target_lock")
    at = where(t.ship("p0"))
    seen = [
        ship.ref for ship in arcs.reached(t.battle, pose(t.ship("p0")), Reach(range=2)) if ship.ref != "p0"
    ]
    assert seen == ["rs2", "rs3"]
    dealt = {}
    for ref in ("rs3", "rs2"):
        standing = modifiers.standing(t.battle, "p0", ref, at, ranged=True)
        drawn = stacks.draw(t.battle, "p0", modifiers.stacks(t.battle, "p0", standing), t.dice)
        found = [stacks.outcome(t.battle, "p0", 1, stack) for stack in drawn]
        best = stacks.strongest(found, stacks.allowed(found, standing))[0]
        dealt[ref] = damage.deal(t.state, ref, found[best].total, by="p0").dealt
        effects.after_damage(t.state, "p0", ref, [Addition("glitch")], dealt[ref], t.dice, "em_pulse")
    assert dealt == {"rs3": (0, 2), "rs2": (0, 1)}
    assert ["glitch" in t.ship(ref).marks for ref in ("rs1", "rs2", "rs3")] == [False, True, True]
    decks.clean(t.battle, t.cockpit().deck, t.dice)
    assert sorted(t.cockpit().deck.discards) == ["+1", "-1", "0"]


@pytest.mark.rule("AK-314", "AK-327", "AK-329", "AK-330", "AK-332", "AK-333")
def test_the_panic_example() -> None:
    """Enver at stress 6 with one trauma: two cards, Shield Overload at once and Spin for the next phase."""
    t = Table("p0 chariot H6 n pilot=enver stress=6 shields=2", "rs1 H4 s", "p1 knossos H9 n", trauma=1)
    t.trauma_deck("shield_overload", "spin")
    stress.gain(t.state, 0, 1, t.dice)
    settle(t.state, panic.CONTENTS.chapters, t.dice)
    assert (t.cockpit().stress, t.ship("p0").shields, t.cockpit().waiting) == (7, 0, ["spin"])
    assert ["glitch" in t.ship(ref).marks for ref in ("p0", "p1", "rs1")] == [False, True, True]
    t.battle.round = 2
    panic.awake(t.state, 0, t.dice)
    assert panic.forced_turn(t.cockpit()) == 3


@pytest.mark.rule("AK-310", "AK-312", "AK-228", "AK-243", "AK-248", "AK-548")
def test_the_pilot_phase_example() -> None:
    """Argonaut at stress 2: the stress die brings a Miss and the discards into the deck; adjacent targets are
    not pulled; behind both elite scouts each attack draws a pair."""
    t = Table("p0 argonaut H6 n stress=2 deck=0", "rs1 H5 n elite", "rs2 G6 n elite")
    t.cockpit().deck.discards = ["+1", "+2"]
    stress.gain(t.state, 0, 1, t.dice)
    assert sorted(t.cockpit().deck.cards) == ["+1", "+2", "0", "stress_miss"]
    at = where(t.ship("p0"))
    assert patterns.pulled(at, where(t.ship("rs1"))) == []
    t.deck("0", "-1", "+1", "0")
    totals = []
    for ref in ("rs1", "rs2"):
        standing = modifiers.standing(t.battle, "p0", ref, at, ranged=False)
        assert standing == "advantage"
        drawn = stacks.draw(t.battle, "p0", modifiers.stacks(t.battle, "p0", standing), t.dice)
        totals.append(max(stacks.outcome(t.battle, "p0", 3, stack).total for stack in drawn))
    assert totals == [3, 4]
    assert name(at) == "H6"


@pytest.mark.rule("AK-724", "AK-126", "AK-127", "AK-290")
def test_the_engine_example() -> None:
    """Jam Generator with a stress die: three ahead, a turn afterwards, and a scout is jammed."""
    fight = Fight("p0 argonaut H6 n cards=jam_generator dice=stress", "rs1 J2 s", "rs2 H10 n")
    fight.play("act jam_generator 0 turn=after.se bonus=rs1")
    ship = fight.ship("p0")
    assert (fight.card("jam_generator").energy, fight.cockpit().stress) == (1, 1)
    assert (ship.hex, ship.facing) == ("H3", 2)
    assert list(fight.ship("rs1").marks) == ["radar_jam"] and not fight.ship("rs2").marks
