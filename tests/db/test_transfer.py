"""A game goes out as one file and comes back as it was; a bad file changes nothing."""

from __future__ import annotations

import hashlib
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec
import pytest
from msgspec.structs import replace

from db import transfer
from db.__main__ import main
from db.games import GameRow, SeatRow
from db.lock import Lock
from db.sqlite import migrate, version
from db.store import Store
from db.transfer import BadFile
from tests.db.conftest import move, new_game, play


@pytest.fixture
async def played(store: Store) -> GameRow:
    game = await new_game(store)
    await store.games.sit(game.id, [SeatRow(0, 10, "Ann"), SeatRow(1, None, "Андроид", android=True)])
    await store.log.begin(game.id, b"\x00start\xff", 1)
    await play(store, game.id, *range(1, 52))
    await store.log.append(move(game.id, 52, kind="undo", depth=3, text="undo 3"), b"back", 1)
    await store.log.append(
        move(game.id, 53, depth=4, interaction=900, chance=True, aside=True, by_itself=True), b"end", 1
    )
    await store.log.append(move(game.id, 54, kind="amend", depth=4, amends=2), b"end", 1)
    await store.games.update(
        game.id, status="over", outcome='{"key":"sa-won","scores":[7,7]}', ended_at=9.5, thread=4, message=5
    )
    row = await store.games.get(game.id)
    assert row is not None
    return row


async def everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    tables = {}
    for table in ("games", "seats", "actions", "snapshots"):
        tables[table] = [tuple(row) for row in await store.engine.rows(f"SELECT * FROM {table}")]
    return tables


async def test_a_round_trip_is_equal(store: Store, played: GameRow) -> None:
    data = await transfer.export(store, played.id)
    number = await transfer.import_(store, data)
    assert number != played.id
    assert await transfer.export(store, number) == data
    again = await store.games.get(number)
    assert again is not None
    assert (again.state, again.seed, again.seats) == (played.state, played.seed, played.seats)
    assert (again.status, again.outcome, again.options) == (played.status, played.outcome, played.options)
    assert (again.number, again.depth, again.shown, again.thread) == (54, 4, 54, None)


async def test_the_log_and_its_snapshots_come_along(store: Store, played: GameRow) -> None:
    number = await transfer.import_(store, await transfer.export(store, played.id))
    before, after = await store.log.read(played.id), await store.log.read(number)
    assert [replace(r, game=played.id, interaction=before[r.number - 1].interaction) for r in after] == before
    start = await store.log.snapshot(number, 4, 1)
    assert start is not None and start.state == b"\x00start\xff"
    assert after[-1].interaction is None, "the click belongs to the first game"


async def test_into_another_database(store: Store, played: GameRow, tmp_path: Path) -> None:
    data = await transfer.export(store, played.id)
    other = await Store.open(tmp_path / "other.sqlite3")
    for _ in range(2):
        await transfer.import_(other, data)
    assert [row.id for row in await other.games.finished(played.guild)] == [1, 2]
    await other.close()


async def test_a_lobby_can_move_too(store: Store, game: GameRow) -> None:
    data = await transfer.export(store, game.id)
    assert await transfer.export(store, await transfer.import_(store, data)) == data


async def test_no_such_game(store: Store) -> None:
    with pytest.raises(LookupError, match="no game 4"):
        await transfer.export(store, 4)


def changed(data: bytes, **facts: Any) -> bytes:
    plain = json.loads(data)
    plain.update(facts)
    return json.dumps(plain).encode()


def signed(data: bytes, **facts: Any) -> bytes:
    """Forged with a fitting checksum, so that the other checks are met."""
    exported = msgspec.json.decode(changed(data, **facts), type=transfer.Exported)
    exported.checksum = transfer.checksum(exported)
    return msgspec.json.encode(exported)


async def test_bad_files_are_refused_and_change_nothing(store: Store, played: GameRow) -> None:
    data = await transfer.export(store, played.id)
    log = json.loads(data)["log"]
    bad = {
        "not a complete JSON": [b"", data[: len(data) // 2], data[:-1], b"\xff\xfe", b"PK\x03\x04"],
        "not a game exported": [b"[]", b"{}", b'"text"', b"7"],
        "format 3": [changed(data, wardroom=3)],
        "cannot be imported": [changed(data, complete=False)],
        "damaged": [
            changed(data, seats="none"),
            changed(data, extra=1),
            changed(data, log=None),
            signed(data, log=log[1:]),
            signed(data, log=[{**log[0], "kind": "cheat"}]),
            signed(data, status="won"),
            signed(data, seed="xyz"),
            signed(data, seats=[{"seat": 1, "user": 1, "name": "A"}]),
        ],
        "checksum": [changed(data, depth=5), changed(data, log=log[:-1])],
        "fingerprint": [signed(data, seed="00" * 32)],
    }
    before = await everything(store)
    for reason, files in bad.items():
        for file in files:
            with pytest.raises(BadFile, match=reason):
                await transfer.import_(store, file)
    assert await everything(store) == before


async def test_a_file_of_the_first_format_is_read(store: Store, played: GameRow) -> None:
    """As they were written before there were campaigns."""
    plain = json.loads(await transfer.export(store, played.id))
    for later in ("campaign", "legacy", "content", "checksum"):
        del plain[later]
    plain["wardroom"] = 1
    whole = msgspec.json.encode(plain, order="sorted")
    plain["checksum"] = hashlib.sha256(whole).hexdigest()
    number = await transfer.import_(store, json.dumps(plain).encode())
    assert len(await store.log.read(number)) == 54


async def test_spacing_of_the_file_does_not_matter(store: Store, played: GameRow) -> None:
    data = await transfer.export(store, played.id)
    assert await transfer.import_(store, json.dumps(json.loads(data), indent=4).encode()) > played.id


# For hosts.


@pytest.fixture
async def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WARDROOM_DATA", str(tmp_path / "data"))
    store = await Store.open(tmp_path / "data" / "wardroom.sqlite3")
    game = await new_game(store)
    await store.log.begin(game.id, b"start", 1)
    await play(store, game.id, 1, 2)
    await store.close()
    return tmp_path


def command(*arguments: str | Path) -> int:
    """In a thread of its own, because the command runs a loop of its own."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(main, [str(argument) for argument in arguments]).result()


async def test_host_exports_and_imports(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("export", "1", folder / "game.json") == 0
    assert command("import", folder / "game.json") == 0
    assert "game 2" in capsys.readouterr().out
    store = await Store.open(folder / "data" / "wardroom.sqlite3")
    assert len(await store.log.read(2)) == 2
    await store.close()


async def test_host_backs_up_while_the_bot_runs(folder: Path) -> None:
    running = await Store.open(folder / "data" / "wardroom.sqlite3")
    (folder / "copy.sqlite3").write_text("an older copy", "utf-8")
    assert command("backup", folder / "copy.sqlite3") == 0
    copy = await Store.open(folder / "copy.sqlite3")
    assert len(await copy.log.read(1)) == 2
    await copy.close()
    await running.close()


async def older(folder: Path) -> Path:
    """A database as an earlier Wardroom left it."""
    path = folder / "older" / "wardroom.sqlite3"
    path.parent.mkdir()
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await connection.execute("PRAGMA journal_mode = WAL")
        await migrate(connection, upto=4)
    return path


@pytest.mark.parametrize("running", [True, False])
async def test_a_backup_changes_nothing(
    folder: Path, running: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = await older(folder)
    monkeypatch.setenv("WARDROOM_DATA", str(path.parent))
    bot = await aiosqlite.connect(path) if running else None
    lock = Lock(path.parent) if running else None
    before = path.read_bytes()
    assert command("backup", folder / "copy.sqlite3") == 0
    assert command("export", "1", folder / "game.json") == 1
    assert "version 4" in capsys.readouterr().err
    assert path.read_bytes() == before
    assert await version(path) == await version(folder / "copy.sqlite3") == 4
    if bot is not None and lock is not None:
        (folder / "game.json").write_text("{}", "utf-8")
        assert command("import", folder / "game.json") == 1
        assert "already running" in capsys.readouterr().err
        assert await version(path) == 4
        await bot.close()
        lock.release()


async def test_host_is_told_what_is_wrong(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "half.json").write_text('{"wardroom": 1, "ga', "utf-8")
    assert command("import", folder / "half.json") == 1
    assert "not a complete JSON" in capsys.readouterr().err
    assert command("export", "9", folder / "x.json") == 1
    assert "no game 9" in capsys.readouterr().err
    assert command("import", folder / "missing.json") == 1
    assert "missing.json" in capsys.readouterr().err
    assert not (folder / "x.json").exists()


def test_no_database_is_made_by_mistake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WARDROOM_DATA", str(tmp_path / "nowhere"))
    assert main(["backup", str(tmp_path / "copy")]) == 1
    assert "No database" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("amends", [None, 0, 5, 99])
async def test_a_changed_answer_to_nothing_is_refused(
    store: Store, played: GameRow, amends: int | None
) -> None:
    exported = await transfer.whole(store, played)
    exported.log[-1].amends = amends
    exported.checksum = transfer.checksum(exported)
    with pytest.raises(BadFile, match="never given"):
        transfer.read(msgspec.json.encode(exported))
