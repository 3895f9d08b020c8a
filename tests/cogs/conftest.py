"""The whole house in a box: the real bot, its store, and people who play."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import Wardroom, serve
from cogs import clicks, health, rulebook
from db.store import Store
from sandbox.connect import connector
from sandbox.server import Sandbox
from sandbox.shapes import SILENT
from tests.postgres import emptied

SAID = (0, 19, 20, 23)
"""Types of messages that somebody wrote; the others are Discord's own."""


class House:
    """A sandbox with the bot in it. `restart` stops it in order; kill -9 is what tests/e2e do."""

    def __init__(self, box: Sandbox, folder: Path, address: str | None = None) -> None:
        self.box = box
        self.path = folder / "wardroom.sqlite3"
        self.address = address or self.path
        self.bot: Wardroom
        self._task: asyncio.Task[None]

    async def start(self) -> None:
        store = await Store.open(self.address)
        self.bot = Wardroom(
            store, connector=connector(self.box.api_port, self.box.ca_file), guild_ready_timeout=0.1
        )
        self.bot.table.broadcast.pace = 0.02
        self._task = asyncio.create_task(serve(self.bot, self.box.token))
        await self.box.ready()
        await self.bot.wait_until_ready()

    async def stop(self) -> None:
        await self.bot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    async def begin_anew(self) -> None:
        """While it is stopped: as if nothing had ever been played."""
        if isinstance(self.address, str):
            await emptied(self.address)
        else:
            self.path.unlink()

    async def answered(self) -> None:
        """Everybody who clicked has all of it: a move is acknowledged before what follows of itself."""
        if self.bot.answering:
            await asyncio.wait(set(self.bot.answering), timeout=20)

    async def settle(self) -> None:
        await self.answered()
        await self.bot.table.broadcast.settle()

    @property
    def store(self) -> Store:
        return self.bot.store

    def person(self, name: str) -> Any:
        return self.box.person(name)


@pytest.fixture(scope="session")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A store as the first start leaves it, to be copied; and the rulebooks, read once."""

    async def furnish() -> None:
        await (await Store.open(path)).close()

    path = tmp_path_factory.mktemp("furnished") / "wardroom.sqlite3"
    read = list(rulebook.passages())
    asyncio.run(furnish())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rulebook, "passages", lambda: read)
        yield path


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> str:
    """Where the house is to be watched; it reads this when it starts."""
    with socket.socket() as free:
        free.bind((health.HERE, 0))
        address = f"{health.HERE}:{free.getsockname()[1]}"
    monkeypatch.setenv("WARDROOM_METRICS", address)
    return address


@pytest.fixture
async def house(
    box: Sandbox, tmp_path: Path, furnished: Path, elsewhere: str | None, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    """Discord waits for it, so it defers nothing because the machine is busy."""
    monkeypatch.setattr(clicks, "SOON", 60)
    home = House(box, tmp_path, elsewhere)
    if elsewhere is None:
        shutil.copy(furnished, home.path)
    await home.start()
    yield home
    await home.stop()
    assert not loud(box), "sent without a call to anybody, and not silently"


def loud(box: Sandbox) -> list[str]:
    """Messages of the bot in a server that ring although they call nobody."""
    world = box.world
    return [
        texts(message)[:200]
        for channel, messages in world.messages.items()
        for message in messages.values()
        if world.channels[channel].get("guild_id")
        and message["author"]["id"] == world.bot_id
        and message["type"] in SAID
        and message["id"] not in world.audience
        and message["id"] not in world.rung
        and not message["flags"] & SILENT
    ]


def texts(message: dict[str, Any]) -> str:
    """All words of a message, wherever they stand."""
    found: list[str] = [message.get("content") or ""]

    def walk(components: list[dict[str, Any]]) -> None:
        for component in components:
            found.append(
                component.get("content") or component.get("label") or component.get("placeholder") or ""
            )
            walk(component.get("components", []))
            found.extend(option["label"] for option in component.get("options", []))
            found.extend(item.get("description") or "" for item in component.get("items", []))

    walk(message.get("components", []))
    return "\n".join(text for text in found if text)
