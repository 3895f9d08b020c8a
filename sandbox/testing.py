"""Fixtures for tests in the sandbox. A test fails when its bot broke the contract and nobody looked."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sandbox.server import Sandbox

PATIENCE = 60.0
"""Seconds in which an interaction may be answered: on a busy machine three may be too few for any bot."""


class Clock:
    """A clock that tests move: real time, plus what was added."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self.time = start

    def __call__(self) -> float:
        return self.time

    def advance(self, seconds: float) -> None:
        self.time += seconds


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    """A running sandbox; clear `box.violations` where a test provokes them."""
    async with Sandbox() as sandbox:
        sandbox.interactions.patience = PATIENCE
        yield sandbox
    assert not sandbox.violations, "the contract was broken:\n" + "\n".join(sandbox.violations)
