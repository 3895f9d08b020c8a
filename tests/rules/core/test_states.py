"""States as bytes, several picks as one move, and who is told what."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, field

from rules.core import Action, CannotUpgrade, Event, IllegalMove, Rules, merge, none_of, saved, told


class Fleet(Struct):
    ships: dict[str, int] = field(default_factory=dict)
    orders: list[tuple[int, str | None]] = field(default_factory=list)
    flag: bool = False


FLEETS = st.builds(
    Fleet,
    st.dictionaries(st.text(max_size=5), st.integers(-(2**60), 2**60), max_size=6),
    st.lists(st.tuples(st.integers(0, 9), st.none() | st.text(max_size=4)), max_size=5),
    st.booleans(),
)


@given(FLEETS)
def test_a_state_comes_back_to_the_byte(state: Fleet) -> None:
    blob = saved.dump(state)
    again = saved.load(blob, Fleet)
    assert again == state
    assert saved.dump(again) == blob


@given(FLEETS)
def test_the_same_state_gives_the_same_bytes_however_it_came_about(state: Fleet) -> None:
    backwards = Fleet(dict(reversed(state.ships.items())), state.orders, state.flag)
    assert saved.dump(backwards) == saved.dump(state)


def test_a_copy_shares_nothing() -> None:
    state = Fleet({"Vega": 1}, [(1, None)])
    copy = saved.copy(state)
    copy.ships["Vega"] = 2
    copy.orders.append((2, "x"))
    assert state == Fleet({"Vega": 1}, [(1, None)])


@pytest.mark.parametrize(
    "blob", [b"", b"\x80", b"not a state", b"\x83\xa5ships\x01\xa6orders\xc0\xa4flag\xc3"]
)
def test_bytes_of_something_else_are_refused(blob: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        saved.load(blob + b"\xff", Fleet)


class Fleets(Rules[Fleet]):
    version = 2
    state = Fleet

    def upgrade(self, plain: dict[str, Any], version: int) -> dict[str, Any]:
        return plain | {"flag": True}


def test_older_states_are_brought_up_to_now_and_later_ones_wait() -> None:
    blob = saved.dump(Fleet({"Vega": 1}))
    assert saved.restore(blob, Fleets(), 2) == Fleet({"Vega": 1})
    assert saved.restore(blob, Fleets(), 1) == Fleet({"Vega": 1}, flag=True)
    with pytest.raises(CannotUpgrade):
        saved.restore(blob, Fleets(), 3)


class Assign(Action, frozen=True, tag="assign"):
    ship: str
    crew: tuple[int, ...] = ()


def test_several_picks_are_one_move() -> None:
    picks = [Assign("Vega", (1,)), Assign("Vega", (4, 2)), Assign("Vega", ())]
    assert merge(picks) == Assign("Vega", (1, 4, 2))
    assert merge(picks[:1]) == picks[0]


def test_picks_that_contradict_each_other_are_no_move() -> None:
    with pytest.raises(ValueError):
        merge([Assign("Vega", (1,)), Assign("Orin", (2,))])


def test_everybody_learns_what_is_for_all_and_nobody_what_is_not_for_him() -> None:
    public, private, pair = Event("a"), Event("b", to=(1,)), Event("c", to=(0, 1))
    events = [public, private, pair]
    assert told(events, None) == [public]
    assert told(events, 0) == [public, pair]
    assert told(events, 1) == events
    assert told(events, 2) == [public]


def test_a_refusal_says_why_in_words_of_the_locale() -> None:
    refusal = IllegalMove("sa-illegal-no-such-slot", rule="SA-042", slot=13)
    assert (refusal.key, refusal.rule, refusal.args_for_words) == (
        "sa-illegal-no-such-slot",
        "SA-042",
        {"slot": 13},
    )


def test_picking_nothing_keeps_what_is_no_pick() -> None:
    assert none_of(Assign("Vega", (1, 4))) == Assign("Vega", ())
