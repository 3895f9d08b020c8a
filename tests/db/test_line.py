"""The line to PostgreSQL: swallowed, cut, left by a server that has gone, or by a process that was frozen."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import asyncpg
import pytest

from db import postgres
from db.engine import Silent, Unwritable
from db.store import Store
from tests.db.conftest import move, new_game, play
from tests.postgres import WITHOUT, left_out
from tests.proxy import Proxy, between
from tools.cluster import Cluster

if left_out():
    pytest.skip(WITHOUT, allow_module_level=True)
TABLES = 12


@pytest.fixture
async def line(cluster: Cluster, database: str) -> AsyncIterator[Proxy]:
    async with between(cluster) as proxy:
        yield proxy


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(postgres.FACTS, "command_timeout", 0.5)
    monkeypatch.setitem(postgres.FACTS, "timeout", 0.5)
    monkeypatch.setattr(postgres, "PATIENCE", 0.2)


@pytest.mark.parametrize("how", ["swallow", "cut"])
async def test_who_waits_together_is_refused_together_and_nothing_is_lost(
    line: Proxy, hasty: None, how: str
) -> None:
    """Nobody waits for all that wait before them: each alone would wait for the same."""
    store = await Store.open(line.address)
    tables = [(await new_game(store)).id for _ in range(TABLES)]
    await asyncio.gather(*(play(store, game, 1) for game in tables))
    getattr(line, how)()
    before = line.met
    tried = [store.log.append(move(game, 2), b"two", 1) for game in tables]
    refused = await asyncio.gather(*tried, return_exceptions=True)
    assert {type(each) for each in refused} == {Silent}
    assert line.met - before < TABLES
    line.mend()
    for game in tables:
        await play(store, game, 2)
        assert [record.number for record in await store.log.read(game)] == [1, 2]
    await store.close()


async def test_a_line_that_is_slow_only_takes_its_time(line: Proxy, hasty: None) -> None:
    store = await Store.open(line.address)
    game = (await new_game(store)).id
    line.delay = 0.1
    await play(store, game, 1, 2)
    assert [record.number for record in await store.log.read(game)] == [1, 2]
    await store.close()


async def test_what_a_frozen_process_has_begun_to_write_is_let_go(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has its tables next need not wait for it to wake; and when it does, it finds its way."""
    monkeypatch.setitem(postgres.WRITING, "idle_in_transaction_session_timeout", "300ms")
    frozen, other = await Store.open(database), await Store.open(database)
    game = (await new_game(frozen)).id
    writing = frozen.engine._connection  # type: ignore[attr-defined]
    await writing.execute("BEGIN")
    await writing.execute("UPDATE games SET telling = 1 WHERE id = $1", game)
    await asyncio.wait_for(play(other, game, 1), 4.0)
    with contextlib.suppress(Unwritable):
        await frozen.games.update(game, telling=1)
    await play(frozen, game, 2)
    for store in (frozen, other):
        await store.close()


def test_a_frozen_process_has_let_go_before_its_berth_is_given_away() -> None:
    from db import berths

    assert int(postgres.WRITING["idle_in_transaction_session_timeout"][:-1]) < int(berths.IDLE[:-1])


async def test_a_server_that_has_said_goodbye_is_away_and_no_unknown_trouble(
    line: Proxy, database: str
) -> None:
    """Its farewell has come, the end of the line has not."""
    store = await Store.open(line.address)
    game = (await new_game(store)).id
    line.hold()
    server = await asyncpg.connect(database)
    await server.fetch("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()")
    await server.close()
    await asyncio.sleep(0.1)
    with pytest.raises(Silent):
        await play(store, game, 1)
    line.mend()
    await play(store, game, 1)
    await store.close()


async def test_an_older_process_plays_on_over_a_schema_to_which_was_added(database: str) -> None:
    """Rolling upgrades: every table has grown a column while its statements were prepared."""
    store = await Store.open(database)
    game = (await new_game(store)).id
    await play(store, game, 1)
    read = [await store.games.get(game), await store.log.read(game), await store.people.person(10)]
    server = await asyncpg.connect(database)
    names = [
        row[0] for row in await server.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    ]
    try:
        async with server.transaction():
            for name in names:
                await server.execute(f"ALTER TABLE {name} ADD COLUMN later BIGINT NOT NULL DEFAULT 0")
        assert read == [
            await store.games.get(game),
            await store.log.read(game),
            await store.people.person(10),
        ]
        await play(store, game, 2)
        await new_game(store)
        await store.people.looked(game, 5, 7)
        assert [record.number for record in await store.log.read(game)] == [1, 2]
    finally:
        await store.close()
        for name in names:
            await server.execute(f"ALTER TABLE {name} DROP COLUMN later")
        await server.close()
