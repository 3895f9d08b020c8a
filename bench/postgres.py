"""A durable append on PostgreSQL against pgbench, which writes the same rows with one prepared statement:
alone and at many tables at once. Both on a server of their own, in turns; left out where there is none."""

from __future__ import annotations

import asyncio
import re
import time
from statistics import mean

from bench import games
from bench.figures import Figure, against
from db.log import Record
from db.store import Store
from tools.cluster import DURABLE, Cluster, made, programs

TABLES, APPENDS, ROUNDS = 32, 60, 3
STATE = b"x" * 4500
SCRIPT = """\\set game 100 + :client_id
WITH a AS (
    INSERT INTO actions (game, number, kind, depth, seat, person, text, events, at)
    VALUES (:game, nextval('bench'), 'play', currval('bench'), 0, 1, 'place 17 action 1', '[]', 0)
)
UPDATE games SET state = convert_to(repeat('x', 4500), 'UTF8'), number = number + 1, depth = 1, version = 1,
moved_at = 0 WHERE id = :game;
"""
PREPARED = (
    "CREATE SEQUENCE bench;"
    " INSERT INTO games (id, game, version, guild, channel, owner, seed, fingerprint, created_at)"
    f" SELECT 100 + n, 'x', 1, 1, 1, 1, '', '', 0 FROM generate_series(0, {TABLES}) AS n"
)


async def measure() -> list[Figure]:
    if programs() is None:
        return []
    with made(DURABLE) as cluster:
        store = await Store.open(cluster.address)
        tables = [await games.begun(store, seats=2) for _ in range(TABLES)]
        await asyncio.to_thread(prepared, cluster)
        alone, bare, busy, crowd = [], [], [], []
        for turn in range(ROUNDS):
            alone.append(await appended(store, tables[:1], turn))
            bare.append(await asyncio.to_thread(pgbench, cluster, 1))
            busy.append(await appended(store, tables[1:], turn))
            crowd.append(await asyncio.to_thread(pgbench, cluster, TABLES - 1))
        await store.close()
    return [
        against("PostgreSQL: durable append", mean(alone), mean(bare), 1.3),
        against(f"PostgreSQL: {TABLES - 1} tables, a move", mean(busy), mean(crowd), 1.25),
    ]


def prepared(cluster: Cluster) -> None:
    (cluster.folder / "data" / "bench.sql").write_text(SCRIPT, "utf-8")
    cluster.run("psql", cluster.address, "-q", "-c", PREPARED)


async def appended(store: Store, tables: list[int], turn: int) -> float:
    """Milliseconds a move, all tables playing at once."""
    begin = time.perf_counter()
    await asyncio.gather(*(_played(store, game, turn * APPENDS) for game in tables))
    return (time.perf_counter() - begin) * 1000 / (APPENDS * len(tables))


async def _played(store: Store, game: int, after: int) -> None:
    for number in range(after + 1, after + APPENDS + 1):
        record = Record(game, number, "play", number, 0, 1, "place 17 action 1", [], False, None, 0.0)
        await store.log.append(record, STATE, 1)


def pgbench(cluster: Cluster, clients: int) -> float:
    script = str(cluster.folder / "data" / "bench.sql")
    facts = ("-n", "-M", "prepared", "-f", script, "-c", str(clients), "-j", "1", "-t", str(APPENDS))
    said = cluster.run("pgbench", *facts, cluster.address)
    found = re.search(r"tps = ([\d.]+)", said)
    assert found is not None, said
    return 1000 / float(found[1])
