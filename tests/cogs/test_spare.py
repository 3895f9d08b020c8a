"""A process that waits for a berth: whether it is well, and how often it may begin."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from pathlib import Path

import pytest

from cogs import fleet, health
from cogs.fleet import LATELY, MOST, Starts
from db.store import Store
from tests.cogs.test_meters import asked
from tests.postgres import WITHOUT, left_out
from tests.sandbox.scenario import eventually

if left_out():
    pytest.skip(WITHOUT, allow_module_level=True)


async def test_one_that_waits_has_pages_and_leaves_them_to_its_bot(
    database: str, tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(database)
    first = fleet.berth(store, database, 1, 2, tmp_path / "first")
    await first.__aenter__()
    with contextlib.suppress(OSError):
        pytest.fail(f"it works, and its bot has not begun: {await asked(address, 'health')}")

    async def spare() -> int:
        async with fleet.berth(store, database, 1, 2, tmp_path / "spare") as joined:
            return joined.berth

    waiting = asyncio.create_task(spare())
    async with asyncio.timeout(10):
        while True:
            with contextlib.suppress(OSError):
                assert await asked(address, "health") == (200, "ok")
                break
            await asyncio.sleep(0.02)
    status, page = await asked(address, "metrics")
    assert status == 200 and "wardroom_berth -1" in page
    monkeypatch.setattr(health, "ANSWERS_WITHIN", 0.0)
    assert await asked(address, "health") == (503, "the database has not answered for 0 s")
    assert await asked(address, "alive") == (200, "ok"), "a new start would not bring it back"
    await first.__aexit__(None, None, None)
    assert await asyncio.wait_for(waiting, 10) == 0
    await store.close()


async def test_systemd_is_told_that_one_that_waits_is_set_up(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as wire:
        wire.bind(str(tmp_path / "notify"))
        wire.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.setattr(health, "FEED", 0.05)
        store, heard = await Store.open(database), []

        def listen() -> bool:
            with contextlib.suppress(BlockingIOError):
                heard.append(wire.recv(100).decode())
            return heard.count("WATCHDOG=1") > 1

        first = fleet.berth(store, database, 1, 2, tmp_path / "first")
        async with first:
            spare = fleet.berth(store, database, 1, 2, tmp_path / "spare")
            waiting = asyncio.create_task(spare.__aenter__())
            heard.clear()
            await eventually(listen)
            waiting.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await waiting
        assert "READY=1" in heard
        await store.close()


async def test_three_starts_within_ten_minutes_and_it_waits_before_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now, waits = 1e9, []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", wait)
    starts = Starts(tmp_path / "data", lambda: now)
    for _ in range(MOST):
        await starts.rest()
        starts.note()
        now += 1
    assert waits == []
    await Starts(tmp_path / "data", lambda: now).rest()
    assert waits == [fleet.PAUSE]
    assert "waits for a minute" in caplog.text
    now += LATELY - 2
    await starts.rest()
    assert len(waits) == 1, "the first two are long ago"
    (tmp_path / "data" / "starts").write_text("half a", "utf-8")
    await starts.rest()
    assert len(waits) == 1
    starts.note()
    assert starts.lately() == [now]


async def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", "utf-8")
    starts = Starts(tmp_path / "file")
    starts.note()
    await starts.rest()


async def test_a_berth_is_counted_and_waiting_is_not(database: str, tmp_path: Path) -> None:
    store = await Store.open(database)
    async with fleet.berth(store, database, 1, 2, tmp_path / "first"):
        assert len(Starts(tmp_path / "first").lately()) == 1
        spare = asyncio.create_task(fleet.berth(store, database, 1, 2, tmp_path / "spare").__aenter__())
        await asyncio.sleep(0.5)
        spare.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await spare
    assert Starts(tmp_path / "spare").lately() == []
    await store.close()
