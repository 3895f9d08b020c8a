"""The database goes away while people play, and comes back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs import broadcast
from sandbox.server import Sandbox
from tests.cogs.conftest import House, texts
from tests.postgres import WITHOUT, left_out
from tests.proxy import Proxy, between
from tools.cluster import Cluster
from words import words

if left_out():
    pytest.skip(WITHOUT, allow_module_level=True)


@pytest.fixture
async def line(cluster: Cluster, database: str) -> AsyncIterator[Proxy]:
    async with between(cluster) as proxy:
        yield proxy


@pytest.fixture
async def far(box: Sandbox, tmp_path: Path, line: Proxy) -> AsyncIterator[House]:
    """The bot, at the end of a line that can be cut."""
    home = House(box, tmp_path, line.address)
    await home.start()
    yield home
    await home.stop()


async def begun(house: House) -> tuple[int, Any]:
    ann = house.person("Ann")
    opened = await (await ann.slash("space-alert", channel="games", options={"pace": "post"})).answered()
    await (await ann.click(opened.message, "Start")).done()
    async with asyncio.timeout(20):
        while not (rows := await house.store.games.running()):
            await asyncio.sleep(0.02)
    await house.settle()
    return rows[0].id, opened.message


async def test_what_happened_is_told_when_the_database_is_back(
    far: House, line: Proxy, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(broadcast, "AGAIN", 0.05)
    game, _ = await begun(far)
    table = far.bot.table
    async with table.turn(game) as loaded:
        await loaded.note(0, None, "note-left")
    line.cut()
    table.broadcast.changed(game)
    async with asyncio.timeout(20):
        while f"tell table {game} waits for the database" not in caplog.text:
            await asyncio.sleep(0.02)
    line.mend()
    await far.settle()
    row = await far.store.games.get(game)
    assert row is not None and row.shown == row.number == loaded.row.number


async def test_who_presses_meanwhile_reads_that_nothing_is_lost(far: House, line: Proxy) -> None:
    game, message = await begun(far)
    line.cut()
    for name, lang in (("Ann", "en"), ("Борис", "ru")):
        pressed = await far.person(name).click(message, f"w:seat:{game}:", force=True)
        assert words(lang)("trouble-silent") in texts((await pressed.answered()).message)
    line.mend()
    pressed = await far.person("Ann").click(message, f"w:seat:{game}:", force=True)
    assert words("en")("trouble-silent") not in texts((await pressed.answered()).message)
