"""Standing orders and queued commands."""

from __future__ import annotations

import pytest

from rules.akarios.game import RULES
from rules.core.contract import Action
from rules.core.dice import Dice
from rules.core.notation import write
from tests.rules.akarios.fight import Fight

HERE = "p0 argonaut H6 n"
NEAR = "rs1 H4 s"


def ordered(fight: Fight, seat: int = 0) -> str | None:
    found: Action | None = RULES.ordered(fight.state, seat)
    return None if found is None else write(found)


def hit(fight: Fight, damage: int, *targets: str) -> Fight:
    fight.enemy_deck("0", "0", "0", "0")
    fight.attacked(*(targets or ("p0",)), damage=damage)
    return fight


@pytest.mark.rule("AK-890")
def test_an_order_is_public_and_can_be_changed_at_any_time() -> None:
    fight = Fight(HERE, NEAR)
    events = fight.play("order_set stack ask")
    assert [(event.key, event.to) for event in events] == [("ak-orders", None)]
    fight.play("order_set stack auto")
    assert [order.do for order in fight.member().book.orders] == ["auto"]
    fight.play("order_drop stack")
    assert fight.member().book.orders == []
    assert fight.refused("order_drop stack") == "ak-illegal-no-order"
    assert fight.refused("order_set stack sometimes") == "ak-illegal-order"
    assert fight.refused("order_set nothing ask") == "ak-illegal-order"


@pytest.mark.rule("AK-890", "AK-926")
@pytest.mark.parametrize(
    ("order", "damage", "answer"),
    [
        ("deadly", 8, "take"),
        ("deadly", 9, "break flank"),
        ("deadly keep=flank", 9, "break burst_fire"),
        ("deadly keep=flank,burst_fire", 9, "take"),
        ("deadly stress=1", 9, "take"),
        ("hull hull=3", 5, "take"),
        ("hull hull=3", 6, "break flank"),
        ("never", 9, "take"),
        ("ask", 9, None),
    ],
)
def test_when_to_break_a_card_can_be_ordered(order: str, damage: int, answer: str | None) -> None:
    fight = Fight(f"{HERE} stress=2", NEAR)
    fight.play(f"order_cancel {order}")
    hit(fight, damage)
    assert ordered(fight) == answer


@pytest.mark.rule("AK-890")
def test_without_an_order_the_owner_is_asked() -> None:
    assert ordered(hit(Fight(HERE, NEAR), 9)) is None


@pytest.mark.rule("AK-904")
@pytest.mark.parametrize(
    ("order", "faces", "answer"),
    [
        ("2 fits=attack", "move,move,move,attack", "reroll 0,1,2"),
        ("2 fits=attack keep=move", "move,move,move,attack", "keep"),
        ("1 fits=attack", "move,move,move,attack", "keep"),
        ("2 fits=attack stress=2", "move,move,move,attack", "keep"),
        ("1 fits=attack", "stress,stress,stress,move", "reroll ()"),
    ],
)
def test_a_reroll_can_be_ordered(order: str, faces: str, answer: str) -> None:
    fight = Fight(f"{HERE} stress=3", NEAR, stage="roll")
    fight.faces(*faces.split(","))
    fight.go()
    fight.play(f"order_reroll {order}" if "stress=" in order else f"order_reroll {order} stress=9")
    assert ordered(fight) == answer


@pytest.mark.rule("AK-927")
@pytest.mark.parametrize(
    ("wish", "hull", "answer"),
    [("always", 10, "protect"), ("falls", 10, "decline"), ("falls", 2, "protect"), ("never", 2, "decline")],
)
def test_protecting_the_sparrow_can_be_ordered(wish: str, hull: int, answer: str) -> None:
    fight = Fight(f"{HERE} cards=burst_fire,flank,shrapnel_blast", f"sparrow G6 n hull={hull}", NEAR)
    fight.play(f"order_set protect {wish}")
    hit(fight, 2, "sparrow")
    assert ordered(fight) == answer


@pytest.mark.rule("AK-928")
@pytest.mark.parametrize(("least", "answer"), [(2, "shield"), (3, "decline")])
def test_sharing_shields_can_be_ordered(least: int, answer: str) -> None:
    fight = Fight(f"{HERE} broken=burst_fire,flank", "p1 chariot B2 n", NEAR)
    fight.battle.sparrow_cards["shield_network"] = True
    fight.play(f"order_set share {least}", 1)
    hit(fight, 2)
    assert ordered(fight, 1) == answer


@pytest.mark.rule("AK-924")
@pytest.mark.parametrize(("most", "answer"), [(9, "evade"), (8, "decline")])
def test_evading_can_be_ordered(most: int, answer: str) -> None:
    fight = Fight(f"{HERE} cards=burst_fire,flank,evasion", NEAR)
    fight.play(f"order_set evade {most}")
    hit(fight, 2)
    assert ordered(fight) == answer


@pytest.mark.rule("AK-914")
def test_pushing_as_far_as_it_goes_can_be_ordered() -> None:
    fight = Fight("p0 invincible H6 n dice=move", "rs1 I5 s")
    fight.play("order_set shove full")
    fight.play("act turnabout 0 bonus=rs1")
    assert fight.stacked() == ["Round", "Flying"]
    assert fight.ship("rs1").hex != "I5"


# The queue


@pytest.mark.rule("AK-893", "AK-905")
def test_a_line_is_carried_out_command_by_command() -> None:
    fight = Fight(f"{HERE} dice=move,attack deck=0", "rs1 H1 s")
    fight.play('queue "act move_2 0; act attack 1 at=nearest; pass"')
    for expected in ("act move_2 0", "act attack 1 at=rs1", "pass"):
        assert ordered(fight) == expected
        found = RULES.ordered(fight.state, 0)
        assert found is not None
        fight.do(found)
    assert fight.state.queues == [[]]
    assert fight.ship("rs1").hull == 3


@pytest.mark.parametrize(
    ("line", "way"),
    [
        ("act move_2 0; act attack 1 at=nearest; pass", (("H5", 0), ("H4", 0), ("H3", 0))),
        ("act move_1 0 way=l; act move_2 1", (("H5", 0), *((hex, 5) for hex in ("G5", "F4", "E4", "D3")))),
        ("act attack 0 at=rs1", ()),
        ("act move_2 0 stop=9; pass", ()),
        ("act teleportation 0 to=nowhere", ()),
    ],
)
def test_all_see_where_a_line_would_lead(line: str, way: tuple[tuple[str, int], ...]) -> None:
    """For the ghosts on the map; what cannot be done has none."""
    fight = Fight(
        f"{HERE} dice=move,move cards=burst_fire,flank,teleportation", "p1 chariot A1 n", "rs1 B9 s"
    )
    fight.play(f'queue "{line}"')
    for seat in (0, 1, None):
        battle = RULES.view(fight.state, seat).battle
        assert battle is not None and battle.cockpits[0].foreseen == way
        assert battle.cockpits[1].foreseen == ()
    assert fight.ship("p0").hex == "H6"


@pytest.mark.rule("AK-905")
def test_a_line_can_wait_for_others_to_pass() -> None:
    fight = Fight(f"{HERE} dice=move", "p1 chariot B6 n dice=move")
    fight.play('queue "act move_2 0" only=passed:1')
    assert ordered(fight) is None
    fight.play("pass", 1)
    assert ordered(fight) == "act move_2 0"


@pytest.mark.rule("AK-892", "AK-893")
def test_a_queued_command_that_has_become_illegal_is_dropped() -> None:
    fight = Fight(
        f"{HERE} dice=attack,move deck=+2",
        "p1 chariot G6 n dice=attack deck=+2",
        "rs1 H4 s hull=1 cap=4",
        "rs2 A1 n",
    )
    fight.play('queue "act attack 0 at=rs1; act move_2 1"')
    fight.play("act attack 0 at=rs1", 1)
    assert fight.ship("rs1").hex is None
    assert ordered(fight) == "lose_queue"
    events = fight.play("lose_queue")
    assert [event.key for event in events] == ["queue-lost"]
    assert fight.cockpit().dice[0].place is None


@pytest.mark.parametrize("die", ["7", "-9"])
def test_a_queued_command_with_a_die_that_is_not_there_is_dropped(die: str) -> None:
    fight = Fight(f"{HERE} dice=attack,move deck=+2", "rs1 H4 s")
    fight.play(f'queue "act attack {die} at=rs1"')
    assert ordered(fight) == "lose_queue"


def test_the_weakest_is_whoever_has_least_left() -> None:
    fight = Fight(f"{HERE} dice=attack deck=0", "rs1 H5 s", "rs2 H4 s hull=2 cap=4")
    fight.play('queue "act attack 0 at=weakest"')
    assert ordered(fight) == "act attack 0 at=rs2"


def test_an_order_changes_no_die() -> None:
    """The next throw has the same number whatever was ordered before it."""
    fight = Fight(HERE, NEAR)
    before = RULES.throw(fight.state, 5)
    fight.play("order_set stack ask")
    assert RULES.throw(fight.state, 6) == before
    dice = Dice(b"x", 1)
    RULES.play(fight.state, 0, RULES.default(fight.state, 0), dice)  # type: ignore[arg-type]
    assert RULES.throw(fight.state, 7) == before + dice.used
