"""`moves` is complete: what `play` accepts in planning is what is offered, no more and no less."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.core import saved
from rules.core.contract import CLOCK, Action, IllegalMove
from rules.core.dice import Dice
from rules.space_alert.actions import (
    Agree,
    Announce,
    Decline,
    Draw,
    Give,
    Next,
    Place,
    Prolong,
    Ready,
    Swap,
    Take,
    Turn,
    Unready,
    Withdraw,
)
from rules.space_alert.game import RULES
from rules.space_alert.state import State
from tests.rules.space_alert.table import Table


def conceivable(state: State, cards: list[int]) -> Iterator[Action]:
    androids = [index for index, member in enumerate(state.crew) if member.seat is None]
    for on in (None, *androids):
        for slot in range(0, 14):
            yield from (Place(card, half, slot, on) for card in cards for half in ("action", "move"))  # type: ignore[arg-type]
            yield Take(slot, on)
            yield Turn(slot, on)
            yield from (Swap(slot, other, on) for other in range(0, 14))
    yield from (Give(card, to) for card in cards for to in range(-1, 6))
    yield from (Draw(), Next(), Ready(), Unready(), Prolong(), Agree(), Withdraw())
    yield from (Decline(), Decline(rest=True))


def accepted(state: State, seat: int, action: Action) -> bool:
    try:
        RULES.play(saved.copy(state), seat, action, Dice(b"moves", 1))
    except IllegalMove:
        return False
    return True


def moments() -> Iterator[tuple[str, Table, int]]:
    live = Table(3).begin()
    live.play(0, f"place {live.ordinary(0)[0]} action 1")
    live.play(0, f"place {live.ordinary(0)[0]} move 2 on=3")
    yield "live, phase 1", live, 0
    live.until(186)
    live.play(0, "next")
    yield "live, ahead, data transfer open", live, 0
    live.until(225)
    yield "live, closing, ahead", live, 0
    yield "live, closing, in the phase that ends", live, 1
    live.until(495)
    live.play(1, "agree")
    yield "live, phase 3, agreed", live, 1
    post = Table(2, pace="post").begin()
    post.play(0, f"place {post.ordinary(0)[0]} action 3")
    yield "by post, incoming data", post, 0
    post.all("decline")
    post.play(1, "ready")
    yield "by post, ready", post, 1
    yield "by post, data transfer", post, 0
    post.play(0, "next")
    yield "by post, next phase", post, 0
    practice = Table(4, pace="practice").begin()
    practice.play(2, f"place {practice.ordinary(2)[0]} action 9")
    yield "practice", practice, 2


@pytest.mark.parametrize(("name", "number"), [(name, n) for n, (name, _, _) in enumerate(moments())])
def test_moves_are_exactly_what_play_accepts(name: str, number: int) -> None:
    _, table, seat = next(moment for n, moment in enumerate(moments()) if n == number)
    state = table.state
    heroics = [member.heroic for member in state.crew if member.heroic is not None]
    hand = table.hand(seat)
    cards = [*hand[:2], *[card for card in hand if card >= 90], *heroics, table.hand(1 - seat % 2)[0]]
    offered = set(RULES.moves(state, seat))
    for action in conceivable(state, cards):
        assert accepted(state, seat, action) == (action in offered), (name, action)


def test_the_clock_offers_what_comes_next() -> None:
    table = Table()
    assert [type(action).__name__ for action in RULES.moves(table.state, CLOCK)] == ["Begin"]
    table.begin()
    assert list(RULES.moves(table.state, CLOCK)) == [Announce(0)]
    table.until(10_000)
    assert [type(action).__name__ for action in RULES.moves(table.state, CLOCK)] == ["Proceed"]
    table.show()
    assert list(RULES.moves(table.state, CLOCK)) == []


def test_solo_offers_one_card_of_each_kind() -> None:
    table = Table(1).begin()
    table.play(0, "place 0 action 1 on=0")
    offered = list(RULES.moves(table.state, 0))
    assert all(accepted(table.state, 0, action) for action in offered)
    first = [
        action for action in offered if isinstance(action, Place) and action.on == 1 and action.slot == 1
    ]
    assert len(first) == 2 * (12 + 1)
    assert {Take(1, 0), Turn(1, 0), Swap(1, 3, 0), Next()} <= set(offered)
    assert not any(isinstance(action, Take) and action.on == 1 for action in offered)
