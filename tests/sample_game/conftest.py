"""The house with the sample game as its guest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import words
from cogs import shelf
from tests.cogs.conftest import furnished, house

__all__ = ["furnished", "house"]
READ_ONCE: list[Any] = [
    shelf.entries,
    *(each for each in vars(words).values() if hasattr(each, "cache_clear")),
]


@pytest.fixture(autouse=True)
def guest(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As `WARDROOM_GAMES=tests.sample_game make play` does it."""
    monkeypatch.setenv("WARDROOM_GAMES", "tests.sample_game")
    for kept in READ_ONCE:
        kept.cache_clear()
    yield
    for kept in READ_ONCE:
        kept.cache_clear()
