"""A disk with no room left. The system itself refuses the bytes, by its limit on the size of a file."""

from __future__ import annotations

import asyncio
import logging
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from db.engine import Unusable, Unwritable
from db.games import GameRow
from db.lock import Lock
from db.store import Store
from tests.db.conftest import SEED, move, new_game, play
from tests.postgres import WITHOUT, left_out
from tools.cluster import QUICK, made

SEGMENT = 16 * 1024 * 1024
"""Bytes of a file of PostgreSQL's log: what is written there still fits."""
LIMITED = ("sh", "-c", f'ulimit -S -f {SEGMENT // 512}; exec "$@"', "sh")
LARGE = SEED * (SEGMENT // 25)


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [
        record.getMessage().partition(":")[0]
        for record in caplog.records
        if record.name == "db.writer" and record.levelno >= logging.WARNING
    ]


async def numbers(store: Store, game: int) -> list[int]:
    return [record.number for record in await store.log.read(game)]


@pytest.mark.sqlite
async def test_a_file_that_cannot_grow_refuses_and_its_host_reads_of_it_once(
    store: Store, game: GameRow, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await play(store, game.id, 1)
    with files_of_at_most((tmp_path / "wardroom.sqlite3-wal").stat().st_size):
        for _ in range(2):
            with pytest.raises(Unwritable):
                await play(store, game.id, 2)
        assert await numbers(store, game.id) == [1]
        assert told(caplog) == ["nothing can be saved, moves are refused"]
    await play(store, game.id, 2)
    assert await numbers(store, game.id) == [1, 2]
    assert told(caplog)[1:] == ["what is played is saved again"]


@pytest.mark.sqlite
async def test_a_start_without_room_or_over_no_database_says_so(tmp_path: Path) -> None:
    with files_of_at_most(20_000), pytest.raises(Unusable, match=r"wardroom.sqlite3 cannot be used: .*room"):
        await Store.open(tmp_path / "wardroom.sqlite3")
    await (await Store.open(tmp_path / "wardroom.sqlite3")).close()
    (tmp_path / "other").write_text("no database " * 100, "utf-8")
    with pytest.raises(Unusable, match="not a database"):
        await Store.open(tmp_path / "other")
    with pytest.raises(Unusable, match="other"):
        Lock(tmp_path / "other" / "data")


@pytest.mark.skipif(left_out(), reason=WITHOUT)
async def test_a_table_of_postgresql_that_cannot_grow_refuses_and_goes_on_when_there_is_room(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with made(QUICK) as cluster:
        cluster.stop("fast")
        cluster.start(*LIMITED)
        store = await Store.open(cluster.address)
        game = (await new_game(store)).id
        await play(store, game, 1)
        with pytest.raises(Unwritable, match="File too large"):
            await store.log.append(move(game, 2), LARGE, 1)
        assert await numbers(store, game) == [1]
        await asyncio.to_thread(cluster.stop, "fast")
        await asyncio.to_thread(cluster.start)
        await store.log.append(move(game, 2), LARGE, 1)
        await play(store, game, 3)
        assert await numbers(store, game) == [1, 2, 3]
        assert told(caplog) == ["nothing can be saved, moves are refused", "what is played is saved again"]
        await store.close()
