"""A store in a folder of its own, and a game in it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.games import GameRow, SeatRow
from db.log import Record
from db.store import Store
from rules.core import Event
from tests.postgres import left_out

SEED = bytes(range(32))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "address" in metafunc.fixturenames:
        only = metafunc.definition.get_closest_marker("sqlite") or left_out()
        metafunc.parametrize("address", ["sqlite"] if only else ["sqlite", "postgres"], indirect=True)


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "wardroom.sqlite3"
    found: str = request.getfixturevalue("database")
    return found


@pytest.fixture
async def store(address: Path | str) -> AsyncIterator[Store]:
    opened = await Store.open(address)
    yield opened
    await opened.close()


@pytest.fixture
async def game(store: Store) -> GameRow:
    return await new_game(store)


async def new_game(store: Store, guild: int = 1, game: str = "space_alert") -> GameRow:
    row = await store.games.create(
        game=game,
        version=1,
        guild=guild,
        channel=2,
        owner=10,
        language="en",
        options='{"pace":"post"}',
        seed=SEED,
    )
    await store.games.sit(row.id, [SeatRow(0, 10, "Ann"), SeatRow(1, 11, "Борис")])
    found = await store.games.get(row.id)
    assert found is not None
    return found


def move(game: int, number: int, *, kind: str = "play", depth: int | None = None, **facts: object) -> Record:
    values = {
        "seat": 0,
        "user": 10,
        "text": f"place {number} action 1",
        "events": [Event("sa-hit", {"who": "#0"}, to=(0,), reveals=True)],
        "chance": False,
        "interaction": None,
        "at": 1000.0 + number,
        **facts,
    }
    return Record(game=game, number=number, kind=kind, depth=number if depth is None else depth, **values)  # type: ignore[arg-type]


async def play(store: Store, game: int, *numbers: int) -> None:
    for number in numbers:
        await store.log.append(move(game, number), b"state %d" % number, 1)
