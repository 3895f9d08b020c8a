"""Whether this process does its work: asked by whoever hosts it, and told to systemd.

A list of questions, each answered by what is wrong. systemd's watchdog asks the first of them only, whether
the loop still turns: no new start brings back a database, or Discord, and a live mission would be cut off for
nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot import Wardroom
    from db.store import Store

log = logging.getLogger(__name__)
BEAT = 0.25
MOST_LATE = 2.0
ANSWERS_WITHIN = 2.0
AWAY = 90.0
"""Seconds for which Discord may be gone: whoever reconnects in time misses nothing."""
FEED = 10.0
"""Seconds between two signs of life for systemd, or less if it wants them oftener."""
HERE = "127.0.0.1"

Check = Callable[[], Awaitable[str | None]]


class Pulse:
    """Of a process that has a database and a loop: a bot's, and one's that waits to become a bot."""

    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self.checks: list[Check] = [self.loop, self.database]
        """What is asked; a process that shares its bot with others adds what it must hold."""
        self.felt: list[Callable[[float], None]] = []
        """Told at every beat how late it came."""
        self._now = now
        self._late = 0.0
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        if not self._tasks:
            self._tasks.append(asyncio.create_task(self._beat(), name="heartbeat"))

    def ready(self) -> None:
        """All is set up: whoever waits for the start need wait no longer."""
        if notify("READY=1"):
            self.begin()
            self._tasks.append(asyncio.create_task(self._feed(), name="watchdog"))

    async def end(self) -> None:
        notify("STOPPING=1")
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    async def trouble(self) -> str:
        """What is wrong; nothing if all is well."""
        found = [await check() for check in self.checks]
        return "; ".join(wrong for wrong in found if wrong)

    # What is asked.

    async def loop(self) -> str | None:
        return f"the loop is {self._late:.1f} s late" if self._late >= MOST_LATE else None

    async def database(self) -> str | None:
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                await self._store.answers()
        except TimeoutError:
            return f"the database has not answered for {ANSWERS_WITHIN:.0f} s"
        except Exception as problem:
            return f"the database: {problem}"
        return None

    # What is noticed.

    async def _beat(self) -> None:
        while True:
            due = self._now() + BEAT
            await asyncio.sleep(BEAT)
            self._late = max(0.0, self._now() - due)
            for feel in self.felt:
                feel(self._late)

    async def _feed(self) -> None:
        """Nothing is told while the loop stands, for then this does not run."""
        while True:
            wrong = await self.loop()
            if wrong is None:
                notify("WATCHDOG=1")
            else:
                log.warning("systemd is not told that all is well: %s", wrong)
            await asyncio.sleep(pace())


class Health(Pulse):
    """Of a bot."""

    def __init__(self, bot: Wardroom, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(bot.store, now)
        self.bot = bot
        self.checks.append(self.shards)
        self._began = now()
        self._away: dict[int, float] = {}

    def begin(self) -> None:
        """Before the bot connects, where somebody wants to know."""
        if self._tasks:
            return
        super().begin()
        self._began = self._now()
        self.bot.add_listener(self._gone, "on_shard_disconnect")
        self.bot.add_listener(self._back, "on_shard_connect")
        self.bot.add_listener(self._back, "on_shard_resumed")

    async def shards(self) -> str | None:
        now = self._now()
        if not self.bot.shards:
            return "Discord has not let us in" if now - self._began > AWAY else None
        away = [shard for shard, since in sorted(self._away.items()) if now - since > AWAY]
        return f"Discord is away: shards {', '.join(map(str, away))}" if away else None

    async def _gone(self, shard: int) -> None:
        self._away.setdefault(shard, self._now())

    async def _back(self, shard: int) -> None:
        self._away.pop(shard, None)


def pace() -> float:
    wanted = os.environ.get("WATCHDOG_USEC", "")
    return min(FEED, int(wanted) / 1_000_000 / 3) if wanted.isdigit() and int(wanted) else FEED


def notify(state: str) -> bool:
    """Tells systemd, if it has started us and wants to know."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return False
    if address.startswith("@"):  # a name that is no file
        address = "\0" + address[1:]
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as wire:
        wire.setblocking(False)
        wire.sendto(state.encode(), address)
    return True


def addressed(text: str) -> tuple[str, int]:
    """The host and port of WARDROOM_METRICS; a port alone is one of this machine."""
    host, _, port = text.rpartition(":")
    return host.strip("[]") or HERE, int(port)


def main() -> None:
    """`python -m cogs.health`, for those who host it in a container, asks the bot beside us whether it is
    well; with `alive`, only whether its loop turns."""
    page = "alive" if sys.argv[1:] == ["alive"] else "health"
    address = os.environ.get("WARDROOM_METRICS", "").strip()
    if not address:
        return  # nobody to ask
    host, port = addressed(address)
    host = HERE if host in ("0.0.0.0", "::") else host
    name = f"[{host}]" if ":" in host else host
    try:
        with urllib.request.urlopen(f"http://{name}:{port}/{page}", timeout=5) as answer:
            print(answer.read().decode())
    except urllib.error.HTTPError as problem:
        sys.exit(problem.read().decode())
    except OSError as problem:
        sys.exit(f"nobody answers at {address}: {problem}")


if __name__ == "__main__":
    main()
