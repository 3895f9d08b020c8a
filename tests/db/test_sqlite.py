"""The database file: made, migrated, refused when it comes from the future, copied while in use."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import aiosqlite
import msgspec
import pytest

from db import engine as module
from db import sqlite
from db.engine import NewerDatabase, Unusable, known_migrations
from db.games import GameRow
from db.people import Person
from db.sqlite import copy, migrate
from db.store import Store
from rules.core import CLOCK, Event
from tests.db.conftest import new_game, play

pytestmark = pytest.mark.sqlite
LATEST = known_migrations()[-1][0]


def version(path: Path) -> int:
    with sqlite3.connect(path) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


async def test_what_is_acknowledged_is_on_disk(store: Store) -> None:
    async with store.engine.connection.execute("PRAGMA journal_mode") as cursor:
        assert tuple(await cursor.fetchone() or ()) == ("wal",)
    async with store.engine.connection.execute("PRAGMA synchronous") as cursor:
        assert tuple(await cursor.fetchone() or ()) == (2,)
    async with store.engine.connection.execute("PRAGMA foreign_keys") as cursor:
        assert tuple(await cursor.fetchone() or ()) == (1,)


async def test_a_new_file_gets_the_latest_version(store: Store) -> None:
    assert version(store.engine.path) == LATEST


async def test_a_game_that_was_read_before_is_read_without_the_readers_thread(store: Store) -> None:
    """And as it was committed last."""
    row = await new_game(store)
    await store.games.update(row.id, refused=3)
    await store.engine.reader.close()
    again = await store.games.get(row.id)
    assert again is not None and (again.refused, again.seats) == (3, row.seats)


async def test_only_what_was_asked_lately_is_read_without_the_readers_thread(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk may be slow, and the loop must not wait for it."""
    monkeypatch.setattr(sqlite, "LATELY", 2)
    for number in range(3):
        await store.engine.glance("SELECT ?", (number,))
    await store.engine.reader.close()
    assert [tuple(row) for row in await store.engine.glance("SELECT ?", (2,))] == [(2,)]
    with pytest.raises(ValueError, match="Connection closed"):
        await store.engine.glance("SELECT ?", (0,))


async def test_a_second_start_keeps_everything(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "w.sqlite3")
    row = await new_game(store)
    await store.close()
    again = await Store.open(tmp_path / "w.sqlite3")
    assert await again.games.get(row.id) == row
    await again.close()


def test_migrations_are_numbered_without_a_gap() -> None:
    assert [number for number, _ in known_migrations()] == list(range(1, LATEST + 1))


def test_postgresql_knows_the_same_numbers() -> None:
    """From its first script on: a migration is written for both."""
    there = [number for number, _ in known_migrations(module.MIGRATIONS / "postgres")]
    assert there == list(range(there[0], LATEST + 1))


async def test_an_older_database_is_migrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of today, opened by a Wardroom that knows one step more, keeps its games."""
    path = tmp_path / "old.sqlite3"
    old = await Store.open(path)
    row = await new_game(old)
    await old.close()
    later = tmp_path / "migrations"
    later.mkdir()
    for _, step in known_migrations():
        (later / step.name).write_text(step.read_text("utf-8"), "utf-8")
    (later / f"{LATEST + 1:03}_mood.sql").write_text("ALTER TABLE people ADD COLUMN mood TEXT;", "utf-8")
    monkeypatch.setattr(module, "MIGRATIONS", later)
    new = await Store.open(path)
    assert await new.games.get(row.id) == row
    assert version(path) == LATEST + 1
    await new.close()


async def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "old.sqlite3"
    await (await Store.open(path)).close()
    later = tmp_path / "migrations"
    later.mkdir()
    for _, step in known_migrations():
        (later / step.name).write_text(step.read_text("utf-8"), "utf-8")
    (later / f"{LATEST + 1:03}_bad.sql").write_text(
        "CREATE TABLE half (a);\nCREATE TABLE games (a);", "utf-8"
    )
    monkeypatch.setattr(module, "MIGRATIONS", later)
    with pytest.raises(Unusable, match="games already exists"):
        await Store.open(path)
    with sqlite3.connect(path) as connection:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    assert version(path) == LATEST
    assert "half" not in tables


async def test_migrations_can_stop_at_a_version(tmp_path: Path) -> None:
    async with aiosqlite.connect(tmp_path / "none.sqlite3", isolation_level=None) as connection:
        await migrate(connection, upto=0)
    assert version(tmp_path / "none.sqlite3") == 0


async def test_a_newer_database_is_refused_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite3"
    await (await Store.open(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {LATEST + 7}")
    connection.close()
    with pytest.raises(NewerDatabase, match=rf"version {LATEST + 7}; .* up to {LATEST}"):
        await Store.open(path)
    assert version(path) == LATEST + 7


async def test_a_backup_is_whole_while_games_go_on(store: Store, game: GameRow, tmp_path: Path) -> None:
    await store.log.begin(game.id, b"start", 1)
    await play(store, game.id, 1)
    await copy(store.engine.path, tmp_path / "copy.sqlite3")
    await play(store, game.id, 2)
    kept = await Store.open(tmp_path / "copy.sqlite3")
    assert [record.number for record in await kept.log.read(game.id)] == [1]
    found = await kept.games.get(game.id)
    assert found is not None and found.state == b"state 1"
    await kept.close()


def test_every_migration_has_a_number_of_its_own() -> None:
    numbers = [number for number, _ in known_migrations()]
    assert numbers == list(range(1, len(numbers) + 1)), "of two twins a database runs only one"


async def test_a_reader_waits_for_no_commit_and_sees_what_is_committed(store: Store, game: GameRow) -> None:
    """The disk takes its time over somebody else's move; it goes on only after we have read."""
    end = threading.Event()
    await store.engine.connection.create_function("slow", 0, lambda: end.wait(20))
    writing = asyncio.create_task(
        store.writer.write(("UPDATE games SET language = 'ru' WHERE id = ? AND slow()", (game.id,)))
    )
    await asyncio.sleep(0)
    before = await store.games.get(game.id)
    assert before is not None and before.language == game.language and not writing.done()
    end.set()
    await writing
    after = await store.games.get(game.id)
    assert after is not None and after.language == "ru"
    with pytest.raises(sqlite3.OperationalError):
        await store.engine.reader.execute("DELETE FROM games")


TOLD: list[tuple[str, int, int, list[Event]]] = [
    ("play", 1, 0, [Event("a"), Event("b", to=(1,))]),
    ("play", 2, 1, []),
    ("play", 3, CLOCK, [Event("a", to=(0, 2)), Event("b", to=(2,))]),
    ("play", 4, CLOCK, []),
    ("undo", 2, 2, []),
    ("play", 3, 2, [Event("a", to=(0,))]),
    ("note", 3, 2, []),
    ("play", 4, 0, [Event("a")]),
]
"""Kind, depth, seat and what was told."""


async def tell(connection: aiosqlite.Connection) -> None:
    await connection.execute(
        "INSERT INTO games (id, game, version, guild, channel, owner, seed, fingerprint, created_at, depth)"
        " VALUES (1, 'x', 1, 1, 1, 1, x'00', '', 0, 4)"
    )
    for seat in range(3):
        await connection.execute("INSERT INTO seats (game, seat, name) VALUES (1, ?, '')", (seat,))
    for number, (kind, depth, seat, events) in enumerate(TOLD, 1):
        await connection.execute(
            "INSERT INTO actions (game, number, kind, depth, seat, text, events, at)"
            " VALUES (1, ?, ?, ?, ?, 'x', ?, 0)",
            (number, kind, depth, seat, msgspec.json.encode(events).decode()),
        )


@pytest.mark.parametrize("older", [True, False])
async def test_the_moves_that_stand_are_numbered_for_who_learned_of_them(tmp_path: Path, older: bool) -> None:
    """Also those of an older database: whoever moved, and whoever was told."""
    async with aiosqlite.connect(tmp_path / "wardroom.sqlite3", isolation_level=None) as connection:
        await migrate(connection, upto=14 if older else LATEST)
        await tell(connection)
        await migrate(connection)
        rows = await connection.execute_fetchall("SELECT reader, depth FROM steps ORDER BY reader, step")
        seen = {reader: [row[1] for row in rows if row[0] == reader] for reader in (-1, 0, 1, 2)}
        assert seen == {-1: [1, 4], 0: [1, 3, 4], 1: [1, 2, 4], 2: [1, 3, 4]}
        counted = await connection.execute_fetchall("SELECT MIN(step), MAX(step) FROM steps GROUP BY reader")
        assert [tuple(row) for row in counted] == [(1, 2), (1, 3), (1, 3), (1, 3)]


async def test_a_log_of_before_answers_could_be_changed_is_kept_whole(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await migrate(connection, upto=18)
        await connection.execute(
            "INSERT INTO games (id, game, version, guild, channel, owner, seed, fingerprint, created_at)"
            " VALUES (1, 'xia', 1, 1, 1, 1, x'00', '', 0)"
        )
        for number, kind in enumerate(("play", "undo", "note"), 1):
            await connection.execute(
                "INSERT INTO actions (game, number, kind, depth, seat, text, interaction, at, aside)"
                " VALUES (1, ?, ?, ?, 0, 'x', ?, 0.5, 1)",
                (number, kind, number % 2, number + 70),
            )
        sql = "SELECT game, number, kind, depth, seat, text, interaction, at, aside FROM actions"
        before = [tuple(row) for row in await connection.execute_fetchall(sql)]
        steps = [tuple(row) for row in await connection.execute_fetchall("SELECT * FROM steps")]
        await migrate(connection)
        assert [tuple(row) for row in await connection.execute_fetchall(sql)] == before
        assert [tuple(row) for row in await connection.execute_fetchall("SELECT * FROM steps")] == steps
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            await connection.execute("UPDATE actions SET text = 'y'")
        with pytest.raises(sqlite3.IntegrityError):
            await connection.execute(
                "INSERT INTO actions (game, number, kind, depth, seat, text, interaction, at)"
                " VALUES (1, 4, 'play', 1, 0, 'x', 71, 0)"
            )
        with pytest.raises(sqlite3.IntegrityError):
            await connection.execute(
                "INSERT INTO actions (game, number, kind, depth, seat, text, at)"
                " VALUES (1, 4, 'dream', 1, 0, 'x', 0)"
            )


async def test_people_of_before_their_discord_was_seen_keep_their_settings(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await migrate(connection, upto=23)
        await connection.execute("INSERT INTO people VALUES (5, 'ru', 1, 22, 8, 'Europe/Moscow', NULL)")
    store = await Store.open(path)
    assert await store.people.person(5) == Person(5, "ru", True, 22, 8, "Europe/Moscow")
    store.people.saw(await store.people.person(5), "en")
    await store.close()
    again = await Store.open(path)
    assert await again.people.person(5) == Person(5, "ru", True, 22, 8, "Europe/Moscow", seen="en")
    await again.close()
