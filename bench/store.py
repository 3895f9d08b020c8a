"""A durable append against a raw commit; a long game against a short one."""

from __future__ import annotations

import sqlite3
import tempfile
import time
from pathlib import Path

from bench import games
from bench.figures import Figure, against, quantile
from cogs import shelf
from cogs.table import Table
from cogs.workshop import Workshop
from db.log import Record
from db.store import Store
from rules.core import saved

APPENDS = 400
LOADS = 400
LONG, SHORT = 5000, 50


async def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="wardroom-bench-") as folder:
        return [*await appends(Path(folder)), *await loads(Path(folder))]


async def appends(folder: Path) -> list[Figure]:
    """Both write the same rows to the same kind of file, one after the other and in turns."""
    store = await Store.open(folder / "append.sqlite3")
    game = await games.begun(store, seats=2)
    row = await store.games.get(game)
    assert row is not None and row.state is not None
    raw = _raw(folder / "raw.sqlite3")
    ours, bare = [], []
    for number in range(1, APPENDS + 1):
        record = Record(game, number, "play", number, 0, 1, "place 17 action 1", [], False, number, 0.0)
        begin = time.perf_counter()
        await store.log.append(record, row.state, 1)
        ours.append((time.perf_counter() - begin) * 1000)
        begin = time.perf_counter()
        _append(raw, number, row.state)
        bare.append((time.perf_counter() - begin) * 1000)
    raw.close()
    await store.close()
    return [
        against("durable append, p50", quantile(ours, 0.5), quantile(bare, 0.5), 1.3),
        against("durable append, p99", quantile(ours, 0.99), quantile(bare, 0.99), 1.3),
    ]


def _raw(path: Path) -> sqlite3.Connection:
    raw = sqlite3.connect(path, isolation_level=None)
    raw.execute("PRAGMA journal_mode = WAL")
    raw.execute("PRAGMA synchronous = FULL")
    raw.execute("CREATE TABLE games (id INTEGER PRIMARY KEY, number INTEGER, state BLOB)")
    raw.execute(
        "CREATE TABLE actions (game, number, kind, depth, seat, user, text, events, chance,"
        " interaction UNIQUE, at, PRIMARY KEY (game, number)) WITHOUT ROWID"
    )
    raw.execute("INSERT INTO games VALUES (1, 0, NULL)")
    return raw


def _append(raw: sqlite3.Connection, number: int, state: bytes) -> None:
    raw.execute("BEGIN IMMEDIATE")
    row = (1, number, "play", number, 0, 1, "place 17 action 1", "[]", 0, number, 0.0)
    raw.execute("INSERT INTO actions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    raw.execute("UPDATE games SET number = ?, state = ? WHERE id = 1", (number, state))
    raw.execute("COMMIT")


async def loads(folder: Path) -> list[Figure]:
    store = await Store.open(folder / "load.sqlite3")
    workshop = Workshop(0)
    table = Table(store, workshop, shelf.faces())
    took: dict[int, list[float]] = {LONG: [], SHORT: []}
    numbers = {size: await games.played(store, size) for size in took}
    for _ in range(LOADS):
        for size, number in numbers.items():
            begin = time.perf_counter()
            loaded = await table.load(number)
            took[size].append((time.perf_counter() - begin) * 1000)
            assert saved.dump(loaded.state) == loaded.row.state
    await workshop.close()
    await store.close()
    name = f"loading {LONG:,} actions against {SHORT}"
    return [against(name, quantile(took[LONG], 0.5), quantile(took[SHORT], 0.5), 2)]
