"""From one database to the other and back: the same games, the same numbers, or nothing at all."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bench import games
from db import move as moving
from db.berths import Berth, held
from db.engine import Session
from db.lock import Lock, Occupied
from db.move import NotMoved, move
from db.people import Person, Ping
from db.store import Store
from tests.db.conftest import new_game
from tests.db.test_transfer import command
from tests.postgres import WITHOUT, left_out

if left_out():
    pytest.skip(WITHOUT, allow_module_level=True)


@pytest.fixture
async def old(tmp_path: Path) -> Path:
    """A file with a game under way, a lobby, people, and a number that was given and is free again."""
    path = tmp_path / "wardroom.sqlite3"
    store = await Store.open(path)
    await games.played(store, 620)
    lobby = await new_game(store)
    await store.people.keep_ping(Ping(lobby.id, 0, "s", None, None, 1.25, asked={"s": 0.1}))
    await store.people.keep_person(Person(10, "ru", True, 22, 8, "Europe/Moscow", 1e9))
    await store.kept.put("commands", "ёжик")
    gone = await new_game(store)
    await store.games.delete(gone.id)
    await store.close()
    return path


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


async def everything(address: Path | str) -> dict[str, list[str]]:
    store = await Store.open(address)
    tables = ("games", *moving.FIRST, *moving.OF_A_GAME, *moving.LAST)
    found = {
        table: sorted(repr(tuple(row)) for row in await store.engine.rows(f"SELECT * FROM {table}"))
        for table in tables
    }
    await store.close()
    return found


async def test_there_and_back_nothing_changes(old: Path, database: str, tmp_path: Path) -> None:
    before = await everything(old)
    assert len(before["actions"]) == 620 and before["steps"] and before["pings"]
    assert "2 games" in await move(old, database, tmp_path)
    assert names(tmp_path) & {old.name, "wardroom.sqlite3.moved"} == {"wardroom.sqlite3.moved"}
    assert await everything(database) == before
    assert "2 games" in await move(database, tmp_path / "back.sqlite3", tmp_path)
    assert await everything(tmp_path / "back.sqlite3") == before
    for address in (database, tmp_path / "back.sqlite3"):
        store = await Store.open(address)
        assert (await new_game(store)).id == 4, "a number is never used again"
        await store.close()


async def test_a_host_moves_by_a_command(
    old: Path,
    database: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("WARDROOM_DATA", str(tmp_path))
    assert await asyncio.to_thread(command, "move", database) == 0
    assert "2 games were moved" in capsys.readouterr().out
    assert await asyncio.to_thread(command, "move", database) == 1, "there is nothing left to move"
    monkeypatch.setenv("WARDROOM_DATABASE", database)
    assert await asyncio.to_thread(command, "move", tmp_path / "back.sqlite3") == 0


async def test_games_that_are_there_are_left_alone(old: Path, database: str, tmp_path: Path) -> None:
    there = await Store.open(database)
    row = await new_game(there)
    with pytest.raises(NotMoved, match="games in that database"):
        await move(old, database, tmp_path)
    assert await there.games.of_guild(1, ("lobby",)) == [row]
    assert old.name in names(tmp_path)
    await there.close()


async def test_nothing_is_moved_to_where_it_is(old: Path, database: str, tmp_path: Path) -> None:
    """As when WARDROOM_DATABASE has been set before the move."""
    spelled = old.parent / ".." / old.parent.name / old.name
    for here, there in ((old, spelled), (database, f"{database}&application_name=other")):
        with pytest.raises(NotMoved, match="Leave WARDROOM_DATABASE out"):
            await move(here, there, tmp_path)
    assert old.name in names(tmp_path)


async def test_a_bot_that_runs_is_not_moved(old: Path, database: str, tmp_path: Path) -> None:
    lock = Lock(tmp_path)
    with pytest.raises(Occupied):
        await move(old, database, tmp_path)
    lock.release()
    assert old.name in names(tmp_path)


async def test_what_changed_on_the_way_is_named_and_nothing_moves(
    old: Path, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = moving._put

    async def careless(there: Session, table: str, rows: Sequence[Any]) -> None:
        await real(there, table, rows[:-1] if table == "pings" else rows)

    monkeypatch.setattr(moving, "_put", careless)
    with pytest.raises(NotMoved, match=r"game 2\."):
        await move(old, database, tmp_path)
    assert not any((await everything(database)).values())
    assert old.name in names(tmp_path)


async def test_a_log_that_does_not_lead_to_its_state_is_named(
    old: Path, database: str, tmp_path: Path
) -> None:
    store = await Store.open(old)
    row = await store.games.get(1)
    assert row is not None and row.state is not None
    first = await store.log.snapshot(1, 0, row.version)
    assert first is not None and first.state != row.state
    await store.games.update(1, state=first.state)
    await store.close()
    with pytest.raises(NotMoved, match=r"game 1\."):
        await move(old, database, tmp_path)
    assert not any((await everything(database)).values())


async def test_a_database_where_a_process_holds_a_berth_is_left_alone(
    old: Path, database: str, tmp_path: Path
) -> None:
    """Its folder is another's: the lock there says nothing."""
    berth = Berth(database, 2, 4)
    await berth.take()
    try:
        with pytest.raises(NotMoved, match="berths there \\(0\\)"):
            await move(old, database, tmp_path)
        with pytest.raises(NotMoved, match="stop all of them first"):
            await move(database, tmp_path / "other.sqlite3", tmp_path)
    finally:
        await berth.leave()
    assert old.name in names(tmp_path)
    await until_left(database)
    await move(old, database, tmp_path)


async def until_left(database: str) -> None:
    store = await Store.open(database)
    async with asyncio.timeout(10):
        while await held(store.engine):
            await asyncio.sleep(0.01)
    await store.close()
