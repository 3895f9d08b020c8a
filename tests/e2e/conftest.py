"""Bots in processes of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from sandbox.server import Sandbox
from tests.e2e.fleet import BERTHS, Fleet
from tests.e2e.kept import Kept
from tests.e2e.launcher import Launcher


@pytest.fixture(scope="module")
def launcher() -> Iterator[Launcher]:
    server = Launcher()
    yield server
    server.close()


@pytest.fixture
def kept(tmp_path: Path, elsewhere: str | None) -> Kept:
    return Kept(tmp_path, elsewhere)


@pytest.fixture
async def fleet(box: Sandbox, launcher: Launcher, database: str, tmp_path: Path) -> AsyncIterator[Fleet]:
    """Two bots and a spare."""
    some = Fleet(box, launcher, database, tmp_path)
    for _ in range(BERTHS + 1):
        await some.launch()
    yield some
    await some.end()


@pytest.fixture
async def none_yet(box: Sandbox, launcher: Launcher, database: str, tmp_path: Path) -> AsyncIterator[Fleet]:
    """Processes that the test starts itself."""
    some = Fleet(box, launcher, database, tmp_path)
    yield some
    await some.end()
