"""Messages and what they are filled with."""

from __future__ import annotations

import pytest

from rules.core import phrase
from words import words


def test_a_message_can_be_an_argument_of_another() -> None:
    inner = phrase("seat-number", number=3)
    outer = phrase("list-last", rest=inner, last=("#0", phrase("seat-number", number=7)))
    text = words("en")("list-last", seats={0: "Ann"}, rest="x", last=outer)
    assert text == words("en")("list-last", rest="x", last=outer, seats=lambda seat: "Ann")
    assert "seat 3" in text and "seat 7" in text and "Ann" in text


@pytest.mark.parametrize("name", ["~[", "~[1]", '~["list-last",3]', '~["list-last"]', "~[]", "~x"])
def test_a_player_may_be_called_like_a_phrase(name: str) -> None:
    assert name in words("en")("seat-number", number=name)
