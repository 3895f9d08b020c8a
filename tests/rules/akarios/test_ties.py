"""Equal options: taken by default, by an order, or by the players it concerns."""

from __future__ import annotations

import pytest

from rules.akarios import ties
from rules.akarios.actions import Pick
from rules.akarios.frames import Tie
from rules.akarios.options import Options
from rules.akarios.sheet import Member, Sheet
from rules.akarios.state import Battle, Board, State
from rules.core import stack
from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.orders import Order
from tests.rules.akarios.fight import Fight

DICE = Dice(b"ties", 0)


def table(*orders: str) -> State:
    sheet = Sheet("Kestrels", [Member("Ann"), Member("Ben"), Member("Cid")])
    sheet.members[1].book.orders = [Order("ties", order) for order in orders]
    return State(Options(), 3, (0, 1, 2), sheet, battle=Battle("001", 3, "normal", Board(15, 11)))


def taken(state: State, frame: Tie, option: str, dice: Dice) -> list[Event]:
    return [Event("taken", {"option": option})]


CHAPTERS = {Tie: ties.circle({"here": taken})}


def settled(state: State) -> list[object]:
    return [event.args["option"] for event in stack.settle(state, CHAPTERS, DICE)]


@pytest.mark.rule("AK-923")
def test_a_tie_is_broken_without_a_question() -> None:
    state = table()
    ties.put(state, "space", ["C4", "C5"], "here")
    assert settled(state) == ["C4"] and not state.stack


@pytest.mark.rule("AK-923")
def test_an_order_names_the_ship_that_takes_ties() -> None:
    state = table("p2")
    ties.put(state, "target", ["p0", "p2"], "here")
    assert settled(state) == ["p2"]


@pytest.mark.rule("AK-895")
def test_most_answers_decide_and_a_tie_of_answers_goes_to_the_default() -> None:
    for answers, expected in ((("C5", "C5", "C4"), "C5"), (("C6", "C5", "C4"), "C4")):
        state = table("ask")
        ties.put(state, "space", ["C4", "C5", "C6"], "here")
        assert settled(state) == [] and len(stack.prompts(state, CHAPTERS)) == 3
        for seat, option in enumerate(answers):
            events = stack.answer(state, CHAPTERS, Pick((option,)), DICE, seat)
        assert [event.args["option"] for event in events] == [expected]


@pytest.mark.rule("AK-895")
def test_the_owner_of_the_only_ship_concerned_decides_alone() -> None:
    state = table("ask")
    ties.put(state, "space", ["C4", "C5"], "here", owners=[2])
    assert settled(state) == []
    assert [prompt.seat for prompt in stack.prompts(state, CHAPTERS)] == [2]


@pytest.mark.parametrize(
    ("kind", "option", "label"),
    [
        ("target", "p0", "ak-tie-ship"),
        ("target", "lamp", "ak-tie-ship"),
        ("bow", "ne", "ak-tie-bow"),
        ("side", "l", "ak-tie-l"),
        ("space", "C4", "ak-tie-hex"),
    ],
)
def test_a_tie_offers_ships_tokens_bows_sides_and_hexes_by_their_names(
    kind: str, option: str, label: str
) -> None:
    fight = Fight("p0 argonaut H6 n", "token lamp F2 hull=2")
    frame = Tie(kind=kind, options=[option], asked=[0], then="here")  # type: ignore[arg-type]
    [offered] = ties.ask(fight.state, frame, 0).choices
    assert offered.label == label and offered.action == Pick((option,))
