"""One writer: what comes together shares a commit, one bad move spoils only itself, a full disk refuses."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from db.engine import Taken, Unusable, Unwritable
from db.games import GameRow
from db.store import Store
from tests.db.conftest import move, new_game, play


def keep(number: int) -> tuple[str, tuple[int]]:
    return "INSERT INTO servers (guild) VALUES (?)", (number,)


async def servers(store: Store) -> list[int]:
    return [row[0] for row in await store.engine.rows("SELECT guild FROM servers ORDER BY guild")]


async def commits(store: Store, *writes: int) -> int:
    """How many commits these writes, started together, took."""
    seen: list[str] = []
    await store.engine.connection.set_trace_callback(lambda sql: seen.append(sql))
    await asyncio.gather(*(store.writer.write(keep(number)) for number in writes))
    await store.engine.connection.set_trace_callback(None)
    return seen.count("COMMIT")


@pytest.mark.sqlite
async def test_writes_that_come_together_share_a_commit(store: Store) -> None:
    assert await commits(store, *range(20)) <= 2
    assert await servers(store) == list(range(20))


async def test_one_bad_write_does_not_spoil_the_others(store: Store) -> None:
    await store.writer.write(keep(3))
    results = await asyncio.gather(
        *(store.writer.write(keep(number)) for number in range(6)), return_exceptions=True
    )
    assert [isinstance(result, Taken) for result in results] == [n == 3 for n in range(6)]
    assert await servers(store) == list(range(6))


async def test_a_write_is_whole_or_not_at_all(store: Store) -> None:
    with pytest.raises(Taken):
        await store.writer.write(keep(1), keep(2), keep(1))
    assert await servers(store) == []


async def test_the_new_row_is_named(store: Store) -> None:
    first, second = await new_game(store), await new_game(store)
    assert second.id == first.id + 1


async def test_a_caller_who_goes_away_does_not_stop_the_write(store: Store) -> None:
    task = asyncio.create_task(store.writer.write(keep(1)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.writer.write(keep(2))
    assert await servers(store) == [1, 2]


async def test_closing_waits_for_what_was_asked(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "w.sqlite3")
    writes = [asyncio.create_task(store.writer.write(keep(number))) for number in range(5)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    again = await Store.open(tmp_path / "w.sqlite3")
    assert await servers(again) == list(range(5))
    await again.close()


@pytest.mark.sqlite
async def test_a_full_disk_refuses_and_keeps_what_there_is(store: Store, game: GameRow) -> None:
    """`max_page_count` is SQLite's own full disk."""
    await play(store, game.id, 1)
    async with store.engine.connection.execute("PRAGMA page_count") as cursor:
        (pages,) = await cursor.fetchone() or (0,)
    await store.engine.connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(Unwritable, match="full"):
        await store.log.append(move(game.id, 2, text="x" * 1_000_000), b"two", 1)
    assert [record.number for record in await store.log.read(game.id)] == [1]
    await store.engine.connection.execute("PRAGMA max_page_count = 100000")
    await play(store, game.id, 2)
    assert [record.number for record in await store.log.read(game.id)] == [1, 2]


@pytest.mark.sqlite
async def test_a_locked_database_refuses_and_goes_on_when_free(store: Store, game: GameRow) -> None:
    await store.engine.connection.execute("PRAGMA busy_timeout = 50")
    other = sqlite3.connect(store.engine.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unwritable, match="locked"):
        await play(store, game.id, 1)
    other.execute("ROLLBACK")
    other.close()
    await play(store, game.id, 1)
    row = await store.games.get(game.id)
    assert row is not None and row.number == 1


@pytest.mark.sqlite
async def test_a_read_only_database_refuses_and_can_be_read(store: Store, game: GameRow) -> None:
    await play(store, game.id, 1)
    await store.engine.connection.execute("PRAGMA query_only = ON")
    with pytest.raises(Unwritable):
        await play(store, game.id, 2)
    assert [record.number for record in await store.log.read(game.id)] == [1]


async def test_a_folder_that_cannot_be_written_is_named_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", "utf-8")
    with pytest.raises(Unusable, match="file"):
        await Store.open(tmp_path / "file" / "wardroom.sqlite3")
