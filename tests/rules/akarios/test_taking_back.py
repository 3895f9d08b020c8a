"""What cannot be withdrawn by one player, and what comes again if all agree (AK-897)."""

from __future__ import annotations

import pytest

from rules.akarios.actions import ACTIONS
from rules.akarios.game import RULES
from rules.akarios.state import Mods, State
from rules.core import saved
from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.notation import read
from tests.rules.akarios.fight import Fight

SEED = b"taken back"


def done(state: State, line: str, depth: int) -> tuple[list[Event], bool]:
    """As at a table: the throw is the one that comes next; whether chance had a say."""
    dice = Dice(SEED, RULES.throw(state, depth))
    events = RULES.play(state, 0, read(line, ACTIONS), dice)
    return events, dice.used or any(event.reveals for event in events)


def table(stage: str = "") -> State:
    fight = Fight("p0 argonaut H6 n dice=move,attack,attack", "rs1 H4 s hull=9 cap=9", stage=stage)
    if stage:
        fight.faces("stress", "stress", "stress", "move")
        fight.go()
    return fight.state


@pytest.mark.rule("AK-897")
@pytest.mark.parametrize(
    ("line", "stage", "chance"),
    [
        ("act turn 0 turn=ne", "", False),
        ("order_set stack ask", "", False),
        ("act attack 1 at=rs1", "", True),
        ("reroll ()", "roll", True),
    ],
)
def test_a_card_or_a_roll_makes_a_command_final(line: str, stage: str, chance: bool) -> None:
    before = table(stage)
    before.fight.cockpits[0].deck = Mods(["0"] * 5)
    assert done(before, line, 1)[1] is chance


@pytest.mark.rule("AK-897")
@pytest.mark.parametrize(("line", "stage"), [("act attack 1 at=rs1", ""), ("reroll ()", "roll")])
def test_taken_back_by_all_the_same_dice_and_cards_come_again(line: str, stage: str) -> None:
    before = table(stage)
    first, second = saved.copy(before), saved.copy(before)
    told, _ = done(first, line, 1)
    done(second, "order_set stack auto", 1)
    again, _ = done(second, line, 2)
    assert again == told
    first.sheet.members[0].book.orders = second.sheet.members[0].book.orders
    assert saved.dump(first) == saved.dump(second), "an order in between changes no die"


@pytest.mark.rule("AK-897")
def test_there_is_no_move_that_withdraws_an_attack() -> None:
    fight = Fight("p0 argonaut H6 n dice=move,attack deck=0,0", "rs1 H4 s hull=9 cap=9")
    fight.play("act attack 1 at=rs1")
    for line in ("take_back 1", "unready", "decline", "stack 0", "redraw", "reroll 1"):
        fight.refused(line)
    assert fight.ship("rs1").hull == 8 and fight.cockpit().dice[1].place == "attack"
