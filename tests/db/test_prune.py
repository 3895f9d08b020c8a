"""Snapshots of games long over go; what they could show is shown all the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import games
from db.prune import prune
from db.store import Store
from tests.db.conftest import play
from tests.db.test_transfer import command

LENGTH = 230
ENDED, LATER = 1000.0, 2000.0


async def numbers(store: Store, game: int) -> list[int]:
    sql = "SELECT number FROM snapshots WHERE game = ? ORDER BY number"
    return [row[0] for row in await store.engine.rows(sql, (game,))]


async def logged(store: Store) -> int:
    game = await games.begun(store)
    await play(store, game, *range(1, LENGTH + 1))
    return game


async def ended(store: Store) -> int:
    game = await logged(store)
    await store.games.update(game, status="over", ended_at=ENDED)
    return game


async def test_first_of_each_version_stays_and_the_log_whole(store: Store) -> None:
    over, running = await ended(store), await logged(store)
    sql = "UPDATE snapshots SET version = version + 1 WHERE game = ? AND number > 100"
    await store.writer.write((sql, (over,)), key=over)
    before = await store.log.whole(over)
    assert await numbers(store, over) == await numbers(store, running) == [0, 50, 100, 150, 200]
    assert await prune(store, ENDED) == (0, 0), "it is not so long over"
    assert await prune(store, LATER) == (3, 1)
    assert await numbers(store, over) == [0, 150]
    assert await numbers(store, running) == [0, 50, 100, 150, 200]
    assert await store.log.whole(over) == before
    assert await prune(store, LATER) == (0, 0)


async def test_what_is_left_still_leads_to_every_move(store: Store) -> None:
    game = await ended(store)
    row = await store.games.get(game)
    assert row is not None
    await prune(store, LATER)
    found = await store.log.snapshot(game, LENGTH, row.version)
    assert found is not None and (found.number, found.depth) == (0, 0)
    assert len(await store.log.moves(game, 0, LENGTH)) == LENGTH


@pytest.mark.sqlite
async def test_a_host_prunes(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARDROOM_DATA", str(tmp_path))
    game = await ended(store)
    await store.close()
    assert command("prune", "--days", "90") == 0
    opened = await Store.open(tmp_path / "wardroom.sqlite3")
    assert await numbers(opened, game) == [0]
    await opened.close()
