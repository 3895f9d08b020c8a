"""Everything from one database to another, in one transaction, and only if it arrives as it was."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

from db import transfer
from db.engine import Engine, Session
from db.games import GameRow
from db.lock import Lock
from db.log import PIECE, standing
from db.store import Store, is_postgres
from rules import work
from rules.core.data import content

FIRST = ("campaigns", "people", "servers", "kept", "mutes", "campaign_consents")
OF_A_GAME = (
    *("seats", "actions", "snapshots", "steps", "pings", "consents", "looks", "clocks"),
    *("drafts", "rooms", "chapters"),
)
LAST = ("members",)
NUMBERED = ("games", "campaigns")


WHICH = "SELECT oid, pg_postmaster_start_time() FROM pg_database WHERE datname = current_database()"


class NotMoved(Exception):
    """Nothing was changed; why."""


async def move(source: Path | str, target: Path | str, folder: Path) -> str:
    """What to tell the host. No bot may run, and none is started on the old file by mistake afterwards."""
    lock = Lock(folder)
    try:
        old, new = await Store.open(source), await Store.open(target)
        try:
            if await _named(source, old.engine) == await _named(target, new.engine):
                raise NotMoved(
                    "That is the database the games are taken from. Leave WARDROOM_DATABASE out of the"
                    " environment and of .env until they have moved. Nothing was changed."
                )
            await _refuse_berths(source, old.engine)
            await _refuse_berths(target, new.engine)
            moved = await _moved(old, new)
        finally:
            await new.close()
            await old.close()
        if isinstance(source, Path):
            await asyncio.to_thread(source.rename, source.with_name(source.name + ".moved"))
    finally:
        lock.release()
    return f"{moved} Set WARDROOM_DATABASE (or, for a file, WARDROOM_DATA) to where they are now, and start."


async def _named(address: Path | str, engine: Engine) -> tuple[object, ...]:
    """The same for one database, however it is spelled."""
    if isinstance(address, Path):
        return (await asyncio.to_thread(address.resolve),)
    (row,) = await engine.rows(WHICH)
    return tuple(row)


async def _refuse_berths(address: Path | str, engine: Engine) -> None:
    """A process of several has no lock in our folder, but one in its PostgreSQL."""
    if not is_postgres(address):
        return
    from db.berths import held  # its driver is there, where its address is used

    if numbers := await held(engine):
        which = ", ".join(map(str, numbers))
        raise NotMoved(f"Processes hold berths there ({which}): stop all of them first. Nothing was changed.")


async def _moved(old: Store, new: Store) -> str:
    if await new.engine.rows("SELECT 1 FROM games UNION ALL SELECT 1 FROM campaigns LIMIT 1"):
        raise NotMoved("There are games in that database already. Nothing was changed.")
    numbers = [int(row[0]) for row in await old.engine.rows("SELECT id FROM games ORDER BY id")]
    async with new.engine.session() as there:
        for table in FIRST:
            await there.put(f"DELETE FROM {table}", [()])  # a bot that was started there has kept something
            await _copy(old.engine, there, table)
        for number in numbers:
            await _copy_game(old.engine, there, number)
        for table in LAST:
            await _copy(old.engine, there, table)
        for table in NUMBERED:
            await there.go_on_after(table, await old.engine.last(table))
        wrong = [table for table in (*FIRST, *LAST) if not await _alike(old.engine, there, table)]
        wrong += [f"game {number}" for number in numbers if not await _arrived(old, there, number)]
        if wrong:
            raise NotMoved(f"These did not arrive as they were: {', '.join(wrong)}. Nothing was changed.")
    return f"{len(numbers)} games were moved, and every one compared."


async def _copy_game(here: Engine, there: Session, number: int) -> None:
    await _put(there, "games", await here.rows("SELECT * FROM games WHERE id = ?", (number,)))
    for table in OF_A_GAME:
        if table == "steps":  # adding the log has written them already
            await there.put("DELETE FROM steps WHERE game = ?", [(number,)])
        async for rows in _pieces(here, table, number):
            await _put(there, table, rows)


async def _copy(here: Engine, there: Session, table: str) -> None:
    await _put(there, table, await here.rows(f"SELECT * FROM {table}"))


async def _put(there: Session, table: str, rows: Sequence[Any]) -> None:
    if rows:
        names = list(rows[0].keys())
        marks = ", ".join("?" * len(names))
        sql = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})"
        await there.put(sql, [tuple(row) for row in rows])


async def _pieces(here: Engine | Session, table: str, game: int) -> AsyncIterator[Sequence[Any]]:
    """A log some rows at a time, anything else at once."""
    if table != "actions":
        yield await here.rows(f"SELECT * FROM {table} WHERE game = ?", (game,))
        return
    sql = "SELECT * FROM actions WHERE game = ? AND number > ? AND number <= ? ORDER BY number"
    after = 0
    while rows := await here.rows(sql, (game, after, after + PIECE)):
        yield rows
        after += PIECE


async def _alike(here: Engine, there: Session, table: str) -> bool:
    sql = f"SELECT * FROM {table}"
    return _sorted(await here.rows(sql)) == _sorted(await there.rows(sql))


async def _arrived(old: Store, there: Session, number: int) -> bool:
    """The same bytes on both sides, and a log that leads to the state beside it."""
    same = await _digest(old.engine, number) == await _digest(there, number)
    row = await old.games.get(number)
    return same and row is not None and await _leads_there(old, row)


async def _digest(side: Engine | Session, number: int) -> bytes:
    seen = hashlib.sha256()
    for row in _sorted(await side.rows("SELECT * FROM games WHERE id = ?", (number,))):
        seen.update(row.encode())
    for table in OF_A_GAME:
        async for rows in _pieces(side, table, number):
            for row in _sorted(rows):
                seen.update(row.encode())
    return seen.digest()


def _sorted(rows: Sequence[Any]) -> list[str]:
    return sorted(repr(tuple(row)) for row in rows)


async def _leads_there(store: Store, row: GameRow) -> bool:
    """Folded by the rules it was played with. Games of older rules, or of other components, are compared as
    bytes alone."""
    rules = transfer.rules_of(row.game)
    points = await store.engine.rows(
        "SELECT number, version, state FROM snapshots WHERE game = ? ORDER BY number", (row.id,)
    )
    if row.state is None or rules is None or not points or points[0]["number"] != 0:
        return True
    if any(point["version"] != rules.version for point in points) or row.content != content(row.game):
        return True
    records = await store.log.whole(row.id)
    line = work.packed([work.Move(record.seat, record.text) for record in standing(records)])
    begun, name = bytes(points[0]["state"]), work.named(rules)
    return await asyncio.to_thread(work.folded, name, begun, row.seed, 0, line) == row.state
