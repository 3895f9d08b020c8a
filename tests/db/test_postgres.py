"""PostgreSQL where it is not SQLite: its schema, what it refuses, waves, and what a kill does to it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from db.engine import (
    Group,
    NewerDatabase,
    OlderDatabase,
    Unreachable,
    Unsure,
    Unwritable,
    known_migrations,
)
from db.games import GameRow
from db.postgres import migrate, numbered, waves
from db.store import Store
from tests.db.conftest import move, new_game, play
from tests.db.test_transfer import command
from tests.postgres import WITHOUT, left_out
from tools.cluster import DURABLE, Cluster, made, programs

if left_out():
    pytest.skip(WITHOUT, allow_module_level=True)
LATEST = known_migrations()[-1][0]
KINDS = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text", "BLOB": "bytea"}
COLUMNS = (
    "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
    " WHERE table_schema = 'public' AND table_name != 'schema_version' ORDER BY table_name, ordinal_position"
)
KEYS = (
    "SELECT r.relname, a.attname FROM pg_index AS i JOIN pg_class AS r ON r.oid = i.indrelid"
    " JOIN pg_attribute AS a ON a.attrelid = r.oid AND a.attnum = ANY (i.indkey)"
    " WHERE i.indisprimary AND r.relname != 'schema_version' AND r.relnamespace = 'public'::regnamespace"
)
CHECKS = (
    "SELECT r.relname, COUNT(*) FROM pg_constraint AS c JOIN pg_class AS r ON r.oid = c.conrelid"
    " WHERE c.contype = 'c' AND c.connamespace = 'public'::regnamespace GROUP BY r.relname"
)
UNIQUE = (
    "SELECT r.relname, COUNT(*) FROM pg_index AS i JOIN pg_class AS r ON r.oid = i.indrelid"
    " WHERE i.indisunique AND NOT i.indisprimary AND r.relnamespace = 'public'::regnamespace"
    " GROUP BY r.relname"
)
INDICES = (
    "SELECT tablename, indexname FROM pg_indexes WHERE schemaname = 'public' AND NOT EXISTS"
    " (SELECT 1 FROM pg_constraint WHERE conname = indexname)"
)
FOREIGN = (
    "SELECT c.conrelid::regclass::text, c.confrelid::regclass::text FROM pg_constraint AS c"
    " WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace"
)


@pytest.fixture
def address(database: str) -> str:
    return database


async def test_both_schemas_are_the_same(database: str, tmp_path: Path) -> None:
    await (await Store.open(tmp_path / "w.sqlite3")).close()
    server = await asyncpg.connect(database)
    with sqlite3.connect(tmp_path / "w.sqlite3") as file:
        tables = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        made = dict(file.execute(tables).fetchall())
        info = {name: file.execute(f"PRAGMA table_info({name})").fetchall() for name in made}
        foreign = [(n, key[2]) for n in made for key in file.execute(f"PRAGMA foreign_key_list({n})")]
        named = "SELECT tbl_name, name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
        indices = file.execute(named).fetchall()
        unique = Counter(
            name
            for name in made
            for index in file.execute(f"PRAGMA index_list({name})")
            if index[2] and index[3] != "pk"
        )
    ours = [
        (name, column[1], KINDS[column[2]], "NO" if column[3] or column[5] else "YES")
        for name in sorted(made)
        for column in info[name]
    ]
    assert [tuple(row) for row in await server.fetch(COLUMNS)] == ours
    keys = {(name, column[1]) for name in made for column in info[name] if column[5]}
    assert {tuple(row) for row in await server.fetch(KEYS)} == keys
    checks = {name: sql.count("CHECK (") for name, sql in made.items() if "CHECK (" in sql}
    assert dict(await server.fetch(CHECKS)) == checks
    assert dict(await server.fetch(UNIQUE)) == unique
    assert sorted(tuple(row) for row in await server.fetch(INDICES)) == sorted(indices)
    assert sorted(tuple(row) for row in await server.fetch(FOREIGN)) == sorted(foreign)
    await server.close()


async def test_processes_that_start_together_migrate_once(cluster: Cluster) -> None:
    server = await asyncpg.connect(cluster.address)
    await server.execute("CREATE DATABASE fresh")
    address = cluster.address.replace("/postgres?", "/fresh?")
    stores = await asyncio.gather(*(Store.open(address) for _ in range(4)))
    row = await new_game(stores[0])
    assert await stores[3].games.get(row.id) == row
    for store in stores:
        await store.close()
    await server.execute("DROP DATABASE fresh WITH (FORCE)")
    await server.close()


async def test_a_newer_database_is_refused_unchanged_and_an_older_is_not_looked_at(database: str) -> None:
    server = await asyncpg.connect(database)
    try:
        await server.execute("UPDATE schema_version SET number = $1", LATEST + 7)
        with pytest.raises(NewerDatabase, match=rf"version {LATEST + 7}; .* up to {LATEST}"):
            await Store.open(database)
        assert await server.fetchval("SELECT number FROM schema_version") == LATEST + 7
        await server.execute("UPDATE schema_version SET number = $1", LATEST - 1)
        with pytest.raises(OlderDatabase):
            await Store.look(database)
    finally:
        await server.execute("UPDATE schema_version SET number = $1", LATEST)
        await server.close()


@pytest.mark.parametrize(
    "wrong", ["postgresql://wardroom@/postgres?host=/tmp/nobody-is-here", "mysql://localhost/wardroom"]
)
async def test_an_address_where_there_is_nothing_is_named_at_the_start(wrong: str) -> None:
    with pytest.raises(Unreachable, match="WARDROOM_DATABASE"):
        await Store.open(wrong)


async def test_what_it_cannot_keep_is_malformed_and_spoils_nothing(store: Store, game: GameRow) -> None:
    wrong: list[dict[str, Any]] = [{"language": "a\0b"}, {"thread": "five"}, {"thread": 2**70}]
    results = await asyncio.gather(
        *(store.games.update(game.id, **fields) for fields in [*wrong, {"thread": 5}]), return_exceptions=True
    )
    assert [type(result) for result in results] == [ValueError, ValueError, ValueError, type(None)]
    with pytest.raises(ValueError):
        await store.games.in_thread("five")  # type: ignore[arg-type]
    found = await store.games.get(game.id)
    assert found is not None and found.thread == 5


async def test_a_read_only_database_refuses_and_can_be_read(database: str) -> None:
    store = await Store.open(database)
    game = await new_game(store)
    await play(store, game.id, 1)
    await store.close()
    server = await asyncpg.connect(database)
    await server.execute("ALTER DATABASE postgres SET default_transaction_read_only = on")
    try:
        store = await Store.look(database)
        store.writer.start()
        with pytest.raises(Unwritable):
            await play(store, game.id, 2)
        assert [record.number for record in await store.log.read(game.id)] == [1]
        await store.close()
    finally:
        await server.execute("SET default_transaction_read_only = off")
        await server.execute("ALTER DATABASE postgres RESET default_transaction_read_only")
        await server.close()


async def test_a_transaction_over_everything_gives_its_connection_back(database: str, store: Store) -> None:
    async def connections() -> int:
        sql = (
            "SELECT COUNT(*) FROM pg_stat_activity WHERE application_name = 'wardroom' AND state IS NOT NULL"
        )
        ((found,),) = await store.engine.rows(sql)
        return int(found)

    before = await connections()
    async with store.engine.session() as first:
        assert await connections() == before + 1
    with contextlib.suppress(ZeroDivisionError):
        async with store.engine.session() as second:
            raise ZeroDivisionError
    async with asyncio.timeout(60):
        while await connections() > before:  # the server takes its time to see them go
            await asyncio.sleep(0.01)
    del first, second


def test_waves_keep_the_order_of_each_game_and_share_what_is_alike() -> None:
    a, b, c = "A ?", "B ?", "C ?"
    groups = [
        Group([(a, (1,)), (b, (1,))], 1),
        Group([(a, (2,)), (c, (2,))], 2),
        Group([(a, (3,))], 1),
        Group([(b, (4,)), (a, (4,))]),
        Group([(a, (5,))], 2),
    ]
    assert [(sql, [value for (value,) in values]) for sql, values in waves(groups)] == [
        (a, [1, 2]),
        (b, [1]),
        (c, [2]),
        (a, [3]),
        (b, [4]),
        (a, [4]),
        (a, [5]),
    ]


def test_values_are_numbered_and_hints_left_out() -> None:
    sql = "SELECT 1 FROM actions AS a INDEXED BY notes WHERE game = ? AND seat IN (?, ?)"
    assert numbered(sql) == "SELECT 1 FROM actions AS a WHERE game = $1 AND seat IN ($2, $3)"


async def test_a_backup_is_whole_while_games_go_on(
    database: str, store: Store, game: GameRow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARDROOM_DATABASE", database)
    monkeypatch.setenv("PATH", f"{programs()}:{os.environ['PATH']}")
    await play(store, game.id, 1)
    assert await asyncio.to_thread(command, "backup", tmp_path / "copy.dump") == 0
    await play(store, game.id, 2)
    server = await asyncpg.connect(database)
    await server.execute("CREATE DATABASE restored")
    there = database.replace("/postgres?", "/restored?")
    restoring = await asyncio.create_subprocess_exec(
        "pg_restore", f"--dbname={there}", tmp_path / "copy.dump"
    )
    assert await restoring.wait() == 0
    again = await Store.open(there)
    assert [record.number for record in await again.log.read(game.id)] == [1]
    await play(again, game.id, 2)
    await again.close()
    await server.execute("DROP DATABASE restored WITH (FORCE)")
    await server.close()


async def test_a_host_moves_a_game_and_has_somebody_forgotten(
    database: str, store: Store, game: GameRow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARDROOM_DATABASE", database)
    await play(store, game.id, 1)
    file = tmp_path / "game.json"
    assert await asyncio.to_thread(command, "export", str(game.id), file) == 0
    assert await asyncio.to_thread(command, "import", file) == 0
    other = await store.games.get(game.id + 1)
    assert other is not None and other.seats == game.seats
    assert await asyncio.to_thread(command, "forget", "10") == 0
    seats = [(row.seats[0].user, row.seats[0].android) for row in await store.games.of_guild(1, ("lobby",))]
    assert seats == [(None, True), (None, True)]
    monkeypatch.setenv("PATH", str(tmp_path))
    assert await asyncio.to_thread(command, "backup", tmp_path / "copy.dump") == 1


TABLES, KILLS = 16, 20


class Table:
    """Somebody who plays on and on, and remembers what was said about each move."""

    def __init__(self, store: Store, game: int) -> None:
        self._store, self.game = store, game
        self.said: dict[int, bool | None] = {}
        """By click: it was saved, it was not, or nobody knows."""

    async def play(self, end: asyncio.Event) -> None:
        number, click = 1, self.game * 1_000_000
        while not end.is_set():
            click += 1
            record = move(self.game, number, interaction=click)
            try:
                await self._store.log.append(record, b"state %d" % number, 1)
                self.said[click] = True
            except Unwritable:
                self.said[click] = False
            except Unsure:
                self.said[click] = None
            number = await self._number() + 1

    async def _number(self) -> int:
        while True:
            with contextlib.suppress(Unwritable):
                row = await self._store.games.get(self.game)
                assert row is not None
                return row.number


@pytest.mark.slow
async def test_killed_under_sixteen_tables_it_loses_and_doubles_nothing() -> None:
    """None acknowledged is lost, none is there twice, and none that stands was said not to be saved."""
    with made(DURABLE) as cluster:
        store = await Store.open(cluster.address)
        tables = [Table(store, (await new_game(store)).id) for _ in range(TABLES)]
        end = asyncio.Event()
        playing = [asyncio.create_task(table.play(end)) for table in tables]
        for _ in range(KILLS):
            before = sum(len(table.said) for table in tables)
            while sum(sum(map(bool, t.said.values())) for t in tables) == 0 or (
                sum(len(table.said) for table in tables) < before + 3 * TABLES
            ):
                await asyncio.sleep(0.01)
            await asyncio.to_thread(cluster.stop)
            await asyncio.to_thread(cluster.start)
        end.set()
        await asyncio.gather(*playing)
        for table in tables:
            records = await store.log.read(table.game)
            clicks = Counter(record.interaction for record in records)
            assert [record.number for record in records] == list(range(1, len(records) + 1))
            assert not [click for click, times in clicks.items() if times > 1]
            assert not [click for click, saved in table.said.items() if saved and click not in clicks]
            assert not [click for click, saved in table.said.items() if saved is False and click in clicks]
            row = await store.games.get(table.game)
            assert row is not None and (row.number, row.state) == (len(records), b"state %d" % len(records))
        said = Counter(saved for table in tables for saved in table.said.values())
        print(f"\n{KILLS} kills: {said[True]} saved, {said[False]} refused, {said[None]} unknown to the end")
        assert said[None] == 0
        await store.close()


WITH_A_SERVER = """
from tools.cluster import QUICK, made
with made(QUICK) as cluster:
    print(cluster.folder, flush=True)
    input()
"""


def killed() -> tuple[Path, int]:
    """The folder and the process of a server whose owner is killed."""
    with subprocess.Popen(
        [sys.executable, "-c", WITH_A_SERVER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as owner:
        assert owner.stdout is not None
        folder = Path(owner.stdout.readline().strip())
        server = int((folder / "data" / "postmaster.pid").read_text().split()[0])
        owner.kill()
    return folder, server


async def test_nothing_is_left_of_the_server_of_one_who_is_killed() -> None:
    folder, server = await asyncio.to_thread(killed)

    def there() -> bool:
        return folder.exists() or Path(f"/proc/{server}").exists()

    async with asyncio.timeout(60):
        while there():
            await asyncio.sleep(0.01)


async def test_a_store_is_migrated_once(database: str) -> None:
    server = await asyncpg.connect(database)
    await migrate(server)
    assert await server.fetchval("SELECT number FROM schema_version") == LATEST
    await server.close()
