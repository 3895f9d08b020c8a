"""One of several processes that share the servers of a bot (`WARDROOM_BERTHS`). Warm, it waits for a berth;
then it is the bot of its shards for as long as the berth is its own. A bot alone imports nothing of this.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from cogs.health import Pulse
from cogs.relay import Relay
from db.berths import Berth, Lost, forget_relayed, refuse_pooler
from db.store import Store

if TYPE_CHECKING:
    from bot import Wardroom

log = logging.getLogger(__name__)
AGAIN = 75
"""The exit code that asks for another start (EX_TEMPFAIL)."""
FORGOTTEN = 60.0
"""Seconds after which nobody waits for a click that was handed over."""

LATELY, MOST, PAUSE = 600.0, 3, 60.0
"""A process that has begun so often in so many seconds waits so long before it begins again."""


class Fleet:
    """This process among the others."""

    def __init__(self, berth: Berth, store: Store) -> None:
        self._berth = berth
        self._store = store
        self._relay: Relay | None = None
        self._keys = 1

    async def join(self, bot: Wardroom) -> None:
        """Before anything is read or heard: what is ours, and what is done where the others must know."""
        advised, _, limits = await bot.http.get_bot_gateway()
        self._keys = limits["max_concurrency"]
        share = await self._berth.share(advised)
        self._store.keep_to(share)
        bot.shard_count, bot.shard_ids = share.shards, share.own_shards()
        bot.tree.published_here = share.berth == 0
        bot.table.adrift = self._berth.adrift
        bot.table.broadcast.budget.shared(share.berths)
        bot.health.checks.append(self.holds)
        self._relay = Relay(bot, share)
        self._berth.on_relayed = self._relay.relayed
        shards = ", ".join(map(str, bot.shard_ids))
        log.info("berth %s has shards %s of %s", share.berth, shards, share.shards)
        log.info("%s starts are left today", limits["remaining"])

    @property
    def berth(self) -> int:
        return self._berth.number

    async def holds(self) -> str | None:
        """For whoever asks whether this process is well."""
        return f"berth {self.berth} may be another's by now" if self._berth.adrift() else None

    async def passed_on(self, guild: int, game: int) -> bool:
        """Whether another process has this server: it is told that its game can go on by itself."""
        return self._relay is not None and await self._relay.passed_on(guild, game)

    async def gate(self, shard: int) -> None:
        """Discord lets shards of one key identify one after the other, whatever process they are in."""
        await self._berth.gate(shard, self._keys)


class Starts:
    """When this process has begun to work, of late: Discord allows a bot a thousand starts a day. They are
    kept in its data folder, which is there again when its supervisor starts it anew."""

    def __init__(self, folder: Path, now: Callable[[], float] = time.time) -> None:
        self._path, self._now = folder / "starts", now

    def lately(self) -> list[float]:
        try:
            found = [float(line) for line in self._path.read_text("utf-8").split()]
        except (OSError, ValueError):  # none yet, or half a file
            return []
        return [at for at in found if 0 <= self._now() - at < LATELY]

    def note(self) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text("\n".join(map(repr, [*self.lately(), self._now()])), "utf-8")
        except OSError as problem:
            log.warning("this start is not counted: %s", problem)

    async def rest(self) -> None:
        """Before a berth is asked for: meanwhile another may have it."""
        if len(self.lately()) >= MOST:
            log.warning(
                "began %s times within ten minutes: this process waits for a minute", len(self.lately())
            )
            await asyncio.sleep(PAUSE)


@asynccontextmanager
async def berth(
    store: Store, address: str, berths: int, shards: int | None, folder: Path
) -> AsyncIterator[Fleet]:
    """A berth, as soon as one is free."""
    await refuse_pooler(address)
    held, starts, pulse = Berth(address, berths, shards), Starts(folder), Pulse(store)
    watching: asyncio.Task[None] | None = None
    try:
        pulse.ready()
        async with _seen(pulse):
            await starts.rest()
            await held.take()
        starts.note()
        watching = asyncio.create_task(_watch(held), name="berth")
        await forget_relayed(store.engine, FORGOTTEN)
        yield Fleet(held, store)
    finally:
        if watching is not None:
            watching.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await watching
        await pulse.end()
        await held.leave()


def _seen(pulse: Pulse) -> contextlib.AbstractAsyncContextManager[None]:
    """The pages of one that waits; when it has a berth the bot has pages of its own in their place."""
    if address := os.environ.get("WARDROOM_METRICS", "").strip():
        meters = importlib.import_module("cogs.meters")
        return meters.waiting(pulse, address)  # type: ignore[no-any-return]
    return contextlib.nullcontext()


async def _watch(held: Berth) -> None:
    """A process that has lost its berth ends where it stands: not another word of it may reach Discord."""
    try:
        await held.watch()
    except Lost:
        log.error("another process has berth %s: this one ends, to be started again", held.number)
    except Exception:
        log.exception("berth %s can no longer be watched over", held.number)
    logging.shutdown()
    os._exit(AGAIN)
