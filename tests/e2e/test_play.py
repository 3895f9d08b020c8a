"""`make play` as a newcomer meets it: no token, an address, a table, and everything still there tomorrow."""

from __future__ import annotations

import asyncio
import itertools
import os
import re
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.e2e.crew import parts, verb_of

ROOT = Path(__file__).resolve().parents[2]
START = 60
"""Seconds a start may take on a busy machine."""
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")


def free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Started:
    """The bot as `make play` starts it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.said = ""

    async def address(self) -> str:
        assert self.process.stdout
        async with asyncio.timeout(START):
            while not (found := ADDRESS.search(self.said)):
                line = await self.process.stdout.readline()
                assert line, f"it ended: {self.said}"
                self.said += line.decode()
        return found[0]

    async def stop(self) -> int:
        """The exit code after SIGTERM: it ends by itself."""
        self.process.send_signal(signal.SIGTERM)
        rest, _ = await asyncio.wait_for(self.process.communicate(), START)
        self.said += rest.decode()
        assert self.process.returncode is not None
        return self.process.returncode


@asynccontextmanager
async def playing(folder: Path, port: int) -> AsyncIterator[Started]:
    environment = {
        **os.environ,
        "DISCORD_TOKEN": "",
        "WARDROOM_DATA": str(folder),
        "WARDROOM_PORT": str(port),
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bot.py"),
        cwd=ROOT,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield Started(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


class Tab:
    """A browser tab, without the browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.numbers = itertools.count(1)
        self.person = ""

    async def hello(self) -> None:
        greeting = await self.socket.receive_json()
        self.person = greeting["people"][0]["id"]

    async def do(self, action: str, **asked: Any) -> dict[str, Any]:
        number = next(self.numbers)
        await self.socket.send_json({"do": action, "person": self.person, "n": number, **asked})
        async with asyncio.timeout(START):
            while True:
                answer: dict[str, Any] = await self.socket.receive_json()
                if answer.get("n") == number:
                    return answer

    async def done(self, action: str, **asked: Any) -> dict[str, Any]:
        answer = await self.do(action, **asked)
        assert "error" not in answer, answer
        return answer

    async def messages(self, channel: str) -> list[dict[str, Any]]:
        """None while there is no such channel: a thread takes a moment to be made."""
        return list((await self.do("history", channel=channel)).get("messages", []))

    async def offers(self, channel: str, verb: str) -> tuple[str, str]:
        """The message that has such a button, and the button's id; waits until there is one."""
        async with asyncio.timeout(START):
            while True:
                for message in reversed(await self.messages(channel)):
                    for part in parts(message):
                        if verb_of(part) == verb:
                            return message["id"], part["custom_id"]
                await asyncio.sleep(0.1)


@asynccontextmanager
async def tab(address: str) -> AsyncIterator[Tab]:
    async with aiohttp.ClientSession() as session:
        async with session.get(address) as page:
            assert page.status == 200
            assert "<html" in await page.text()
        async with session.ws_connect(f"{address}ws") as socket:
            opened = Tab(socket)
            await opened.hello()
            yield opened


async def games_channel(opened: Tab) -> str:
    snapshot = await opened.done("open", read={})
    return next(str(channel["id"]) for channel in snapshot["channels"] if channel["name"] == "games")


@pytest.mark.slow
async def test_a_table_outlives_a_clean_stop(tmp_path: Path) -> None:
    port = free_port()
    async with playing(tmp_path, port) as started:
        address = await started.address()
        assert address.endswith(f":{port}/")
        async with tab(address) as opened:
            channel = await games_channel(opened)
            async with asyncio.timeout(START):
                while "error" in await opened.do(
                    "slash",
                    channel=channel,
                    path="space-alert",
                    options={"mission": "test_run_1", "pace": "practice"},
                ):
                    await asyncio.sleep(0.2)  # the page is there before the bot
            lobby, start = await opened.offers(channel, "start")
            await opened.done("click", message=lobby, id=start)
            table, begin = await opened.offers(lobby, "choose")
            await opened.done("click", message=table, id=begin)
            seat = (await opened.offers(lobby, "seat"))[1]
            await opened.done("click", message=table, id=seat)
            await opened.offers(lobby, "sa_place")
        code = await started.stop()
        assert code == 0, started.said
        assert "Traceback" not in started.said, started.said
    async with playing(tmp_path, port) as started:
        async with tab(await started.address()) as opened:
            assert await games_channel(opened) == channel
            panel, place = await opened.offers(lobby, "sa_place")
            shown = next(m for m in await opened.messages(lobby) if m["id"] == panel)
            card = next(part for part in parts(shown) if part["custom_id"] == place)["options"][0]["value"]
            async with asyncio.timeout(START):
                while "error" in await opened.do("choose", message=panel, id=place, values=[card]):
                    await asyncio.sleep(0.2)
        code = await started.stop()
        assert code == 0
        assert "Traceback" not in started.said, started.said
    with closing(sqlite3.connect(tmp_path / "wardroom.sqlite3")) as store:
        moves = [text for (text,) in store.execute("SELECT text FROM actions ORDER BY number")]
    assert [move.split()[0] for move in moves] == ["begin", "place"]


@pytest.mark.slow
async def test_a_taken_port_is_no_hindrance(tmp_path: Path) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = int(taken.getsockname()[1])
        async with playing(tmp_path, port) as started:
            address = await started.address()
            assert not address.endswith(f":{port}/")
            async with tab(address):
                pass
            code = await started.stop()  # in the middle of its start
            assert code == 0, started.said


@pytest.mark.slow
async def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "wardroom.sqlite3"
    with closing(sqlite3.connect(path)) as store:
        store.execute("PRAGMA user_version = 900")
    before = path.read_bytes()
    async with playing(tmp_path, free_port()) as started:
        said, _ = await asyncio.wait_for(started.process.communicate(), START)
        assert started.process.returncode not in (0, None)
    text = said.decode()
    assert "version 900" in text and "Traceback" not in text
    assert path.read_bytes() == before
