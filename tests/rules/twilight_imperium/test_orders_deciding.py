"""Cards for a vote, ordered for where they change its result (TI-707)."""

from __future__ import annotations

import pytest

from rules.core.orders import Order, Wait
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Let, Play, Sheet
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.state import Lasting, State
from tests.rules.twilight_imperium.phases import waited
from tests.rules.twilight_imperium.play import answer, run, silent
from tests.rules.twilight_imperium.strategic import table_of

LAW = "fleet_regulations"
OFTEN = 20


def vote(card: str, do: str, window: str, sheets: tuple[str, ...], votes: tuple[int, ...]) -> State:
    """The first seat votes first and holds the card; all hand in their sheets, and orders are carried out."""
    state = table_of("sol", "letnev", "hacan").state
    state.speaker, state.table = 2, [0, 1, 2]
    for planet in (each for _, each in systems.planets(state)):
        planet.ready = False
    state.lasting += [Lasting("bribery", seat, "round", n=count - 1) for seat, count in enumerate(votes)]
    player = state.players[0]
    player.cards, player.goods = [card], 9
    player.book.orders = [Order(window, do, ("decides:me",))]
    for other in state.players[1:]:
        other.cards = []
    run(state, frames.Agenda(2, LAW))
    for seat, sheet in enumerate(sheets):
        answer(state, seat, Sheet(sheet))
    for _ in range(OFTEN):
        move = RULES.ordered(state, 0)
        if move is None:
            break
        answer(state, 0, move)
    return state


@pytest.mark.rule("TI-707")
@pytest.mark.parametrize(
    ("sheets", "votes", "played"),
    [
        (("for", "against", "abstain"), (3, 5, 1), True),
        (("for", "against", "abstain"), (3, 6, 1), True),
        (("for", "against", "abstain"), (3, 7, 1), False),
        (("for", "against", "abstain"), (6, 5, 1), False),
        (("abstain", "against", "for"), (3, 5, 5), False),
    ],
    ids=["a majority", "a tie", "too few", "won anyhow", "no vote of his"],
)
def test_bribery_is_paid_only_where_it_changes_the_result(
    sheets: tuple[str, ...], votes: tuple[int, ...], played: bool
) -> None:
    state = vote("bribery", "play bribery on=3", "after_all_votes", sheets, votes)
    assert (state.players[0].cards == []) is played
    assert state.players[0].goods == (6 if played else 9)
    assert not isinstance(state.stack[-1] if state.stack else None, frames.Window), "nobody is asked"


@pytest.mark.rule("TI-707")
@pytest.mark.parametrize(("votes", "played"), [((1, 8, 1), True), ((1, 12, 1), False), ((9, 8, 1), False)])
def test_rhetoric_looks_at_the_votes_before_ones_own(votes: tuple[int, ...], played: bool) -> None:
    state = table_of("sol", "letnev", "hacan").state
    found = _late(state, votes)
    assert (RULES.ordered(found, 2) == Play("fantastic_rhetoric")) is played
    assert played or RULES.ordered(found, 2) == Let(), "it passes, and nobody is asked"


def _late(state: State, votes: tuple[int, ...]) -> State:
    """The third seat is about to vote, for; the second has voted against."""
    state.speaker, state.table = 2, [0, 1, 2]
    for planet in (each for _, each in systems.planets(state)):
        planet.ready = False
    mine, theirs, _ = votes
    state.lasting += [Lasting("bribery", 2, "round", n=mine - 1)]
    player = state.players[2]
    player.cards = ["fantastic_rhetoric"]
    player.book.orders = [Order("before_vote", "play fantastic_rhetoric", ("decides:me",))]
    agenda = frames.Agenda(
        2,
        LAW,
        "votes",
        choices=["for", "against"],
        sheets={"2": "for"},
        votes={"1": "against"},
        counts={"1": theirs},
    )
    state.stack = [agenda]
    run(state, frames.Voting(2))
    assert waited(state) == [2]
    return state


@pytest.mark.rule("TI-707")
@pytest.mark.parametrize(("votes", "played"), [((1, 5, 1), True), ((4, 4, 1), True), ((5, 4, 1), False)])
def test_discredit_is_for_a_vote_that_decides(votes: tuple[int, ...], played: bool) -> None:
    sheets = ("against", "for", "abstain")
    state = vote("discredit", "play discredit on=1", "after_vote", sheets, votes)
    assert (state.players[0].cards == []) is played


@pytest.mark.rule("TI-707")
def test_by_default_no_card_is_played_and_who_wishes_is_asked() -> None:
    state = table_of("sol", "letnev", "hacan").state
    found = _late(state, (9, 8, 1))
    assert silent(found, 2) == Let()
    found.players[2].book.waits = [Wait("before_vote")]
    assert RULES.ordered(found, 2) is None, "he wanted to see for himself"
