"""Every move has one short line of text, and the line gives the move back."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import Action
from rules.core.notation import Malformed, read, write


class Fly(Action, frozen=True, tag="fly"):
    ship: str
    to: int
    over: tuple[int, ...] = ()
    fast: bool = False
    escort: int | None = None
    at: float | None = None


class Pass(Action, frozen=True, tag="pass"):
    pass


class Vote(Action, frozen=True, tag="vote"):
    yes: bool
    how: Literal["loud", "silent"]
    names: tuple[str, ...]


GAME = Fly | Pass | Vote
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
FLIGHTS = st.builds(
    Fly,
    TEXTS,
    st.integers(-(2**40), 2**40),
    st.lists(st.integers(-99, 99), max_size=4).map(tuple),
    st.booleans(),
    st.none() | st.integers(0, 9),
    st.none() | st.floats(-1e6, 1e6).map(lambda value: round(value, 3)),
)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Pass(), "pass"),
        (Fly("Vega", 3), "fly Vega 3"),
        (Fly("Vega", -3, (1, 2), True), "fly Vega -3 over=1,2 fast=yes"),
        (Fly("a b", 0, at=201.5), "fly 'a b' 0 at=201.5"),
        (Fly("x", 1, escort=0, at=7.0), "fly x 1 escort=0 at=7"),
        (Vote(False, "silent", ()), "vote no silent ()"),
        (Vote(True, "loud", ("one", "two")), "vote yes loud one,two"),
    ],
)
def test_moves_read_like_moves(action: Action, text: str) -> None:
    assert write(action) == text
    assert read(text, GAME) == action


@given(FLIGHTS)
def test_what_is_written_is_read_again(action: Fly) -> None:
    text = write(action)
    assert "\n" not in text or "\n" in action.ship
    assert read(text, GAME) == action
    assert write(read(text, GAME)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        "jump 3",
        "fly",
        "fly Vega",
        "fly Vega three",
        "fly Vega 3 4",
        "fly Vega 3 fast",
        "fly Vega 3 fast=maybe",
        "fly Vega 3 speed=9",
        "fly Vega 3 to=4",
        "fly Vega 3 fast=yes fast=no",
        "fly Vega 3 over=1,,2",
        "fly 'Vega 3",
        "vote yes whispered ()",
        "vote perhaps loud ()",
        "pass now",
        "move=pass",
        "PASS",
    ],
)
def test_what_is_no_move_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        read(text, GAME)


@given(st.text(max_size=80))
def test_no_text_does_anything_worse(text: str) -> None:
    try:
        action = read(text, GAME)
    except Malformed:
        return
    assert read(write(action), GAME) == action


def test_a_game_of_one_kind_of_move_is_a_game_too() -> None:
    assert read("pass", Pass) == Pass()
    with pytest.raises(Malformed):
        read("fly Vega 3", Pass)
