"""What is asked of all games at once costs what it finds, however many games there have been."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest

from db.games import SeatRow
from db.store import Store
from tests.db.conftest import new_game

LONG_OVER = 4000
CHANNEL, THREAD = 7, 8
ASKED: dict[str, tuple[Callable[[Store], Awaitable[Any]], tuple[str, ...]]] = {
    "running": (lambda store: store.games.running(), ("under_way",)),
    "untold": (lambda store: store.games.untold(), ("games_by_end",)),
    "refused": (lambda store: store.games.refused(2), ("games_refused",)),
    "due": (lambda store: store.games.due(time.time()), ("games_by_due",)),
    "lobbies": (lambda store: store.games.lobbies(time.time()), ("lobbies_by_age",)),
    "at": (lambda store: store.games.at(THREAD), ("open_by_channel", "games_by_thread")),
    "open_by_game": (lambda store: store.games.open_by_game(), ("open_by_channel",)),
}
"""What is asked, and the indices that it goes by."""


@pytest.mark.parametrize("what", ASKED)
async def test_games_long_over_are_not_read(store: Store, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ask, indices = ASKED[what]
    await filled(store)
    asked: list[tuple[str, Sequence[Any]]] = []

    async def heard(sql: str, values: Sequence[Any] = ()) -> Sequence[Any]:
        asked.append((sql, values))
        return await rows(sql, values)

    rows = store.engine.rows
    monkeypatch.setattr(store.engine, "rows", heard)
    monkeypatch.setattr(store.engine, "rows_apart", heard)
    await ask(store)
    plan = await planned(store, *asked[0])
    assert all(index in plan for index in indices), plan
    assert "Seq Scan on games" not in plan


async def filled(store: Store) -> None:
    """Long lists of games that are over, and one of each kind that somebody looks for."""
    first = await new_game(store)
    await store.games.update(first.id, status="over", ended_at=1.0, channel=1, due_at=None)
    names = "game, version, status, guild, channel, owner, seed, fingerprint, created_at, ended_at, due_at"
    async with store.engine.session() as session:
        sql = f"INSERT INTO games (id, {names}) SELECT ?, {names} FROM games WHERE id = ?"
        await session.put(sql, [(first.id + more, first.id) for more in range(1, LONG_OVER + 1)])
        await session.go_on_after("games", first.id + LONG_OVER)
    for status in ("lobby", "running", "paused", "over"):
        row = await new_game(store)
        await store.games.sit(row.id, [SeatRow(0, 10, "Ann")])
        await store.games.update(row.id, status=status, thread=THREAD, channel=CHANNEL, refused=2)
    await store.games.update(row.id, ended_at=time.time(), drawn=-1)
    if not hasattr(store.engine, "path"):
        async with store.engine.session() as session:
            await session.put("ANALYZE games", [()])  # as the server does by itself


async def planned(store: Store, sql: str, values: Sequence[Any]) -> str:
    explain = "EXPLAIN QUERY PLAN" if hasattr(store.engine, "path") else "EXPLAIN"
    return "\n".join(str(row[-1]) for row in await store.engine.rows(f"{explain} {sql}", values))
