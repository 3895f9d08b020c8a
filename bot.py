"""The front door: settings, store, scheduler, cogs; Discord with a token, the sandbox without."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib
import logging
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import aiohttp
import discord
from apscheduler.schedulers.asyncio import AsyncIOScheduler
from discord.ext import commands
from dotenv import load_dotenv

import audio
import logs
from cogs import clicks, shelf
from cogs.command_tree import Tree
from cogs.following import Following
from cogs.health import Health
from cogs.limits import Cooldowns
from cogs.table import Table
from cogs.translation import Translator
from cogs.waiting import Waits
from cogs.workshop import Workshop
from db.engine import NewerDatabase, Unreachable, Unusable
from db.lock import Lock, Occupied
from db.share import asked_for
from db.store import Store, address_in, is_postgres
from words import DEFAULT, LANGUAGES, Words, language, words

if TYPE_CHECKING:
    from cogs.campaigns import Campaigns
    from cogs.drafts import Drafts
    from cogs.fleet import Fleet
    from cogs.history import History
    from cogs.learn import Learn
    from cogs.lobby import Lobby
    from cogs.lost import Lost
    from cogs.play import Play
    from cogs.seats import Seats
    from cogs.stand_in import StandIn

log = logging.getLogger("wardroom")
HOUSE = (
    "play",
    "picking",
    "drafts",
    "rooms",
    "looks",
    "lobby",
    "campaigns",
    "seats",
    "lost",
    "undo",
    "rulebook",
    "learn",
    "history",
    "settings",
    "privacy",
    "reminders",
    "timers",
    "stand_in",
)
"""Modules of cogs/ with commands or buttons; those of the games are on the shelf."""


def cogs() -> list[Callable[[Any], Awaitable[None]]]:
    """How everything is loaded: the house, then the games."""
    house = [importlib.import_module(f"cogs.{name}").setup for name in HOUSE]
    return [*house, *(entry.setup for entry in shelf.entries().values())]


PICKED_UP_AT_ONCE = 50


LAST_ANSWERS = 2.0


LONGEST_LIMIT = 60.0
"""Seconds a request may wait for Discord's rate limit; one that would wait longer fails instead."""


class Wardroom(commands.AutoShardedBot):
    tree: Tree
    play: Play
    drafts: Drafts
    lobby: Lobby
    campaigns: Campaigns
    learn: Learn
    history: History
    seats: Seats
    stand_in: StandIn
    lost: Lost

    def __init__(
        self, store: Store, *, connector: aiohttp.BaseConnector | None = None, **options: Any
    ) -> None:
        intents = discord.Intents(guilds=True, voice_states=True)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            tree_cls=Tree,
            connector=connector,
            max_ratelimit_timeout=LONGEST_LIMIT,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags(voice=True, joined=False),
            chunk_guilds_at_startup=False,
            max_messages=None,
            **options,
        )
        self.store = store
        self.workshop = Workshop()
        self.table = Table(store, self.workshop, shelf.faces())
        self.following = Following(self.table)
        self.table.broadcast.follow = self.following.follow
        self.table.broadcast.budget.guard(self.http)
        self.scheduler = AsyncIOScheduler(job_defaults={"misfire_grace_time": None, "coalesce": True})
        self.answering: set[asyncio.Task[Any]] = set()
        self.deferred: Callable[[int], None] = lambda interaction: None
        """Told of each interaction that takes so long that Discord is asked to wait."""
        self.cooldowns = Cooldowns()
        self.health = Health(self)
        self.verbs: dict[str, clicks.Handler] = {}
        self.fleet: Fleet | None = None
        """The processes that share the servers with this one; a bot alone has none."""
        self._ready_before = False
        self.picked_up = asyncio.Event()
        """Every running game goes on, or waits."""
        self.tree.error(self._command_failed)

    @property
    def parsers(self) -> dict[str, Callable[[Any], None]]:
        """What is called with each event of the gateway, by its name."""
        return self._connection.parsers

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        if self.fleet is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.fleet.gate(shard_id or 0)

    async def setup_hook(self) -> None:
        if self.fleet is not None:
            await self.fleet.join(self)
        await self.tree.set_translator(Translator())
        self.add_listener(clicks.arrived, "on_interaction")
        self.scheduler.start()
        await self.table.remember()
        for setup in cogs():
            await setup(self)
        await self.tree.publish(self)
        self.table.broadcast.client = self
        self.health.ready()

    async def on_ready(self) -> None:
        """Resume every running game: post what has not been posted yet, restart its clock."""
        if self._ready_before:
            return
        self._ready_before = True
        for face in self.table.faces.values():
            await face.woken(self.table)
        going_on: list[int] = []
        """Where something went on by itself, or whose moment has come meanwhile. Other games wait for a
        player, and are not even loaded."""
        ticking, now = {clock.game for clock in await self.store.people.clocks()}, time.time()
        async for row in self.store.games.all_running():
            if row.game in self.table.faces and await self.lost.has_its_place(row):
                await self.table.pick_up(row)
                if row.due_by(now) or (row.status == "running" and row.id in ticking):
                    going_on.append(row.id)
        for row in await self.store.games.untold():
            if await self.lost.has_its_place(row):
                self.table.broadcast.changed(row.id)
        for start in range(0, len(going_on), PICKED_UP_AT_ONCE):
            await asyncio.gather(*map(self._resume, going_on[start : start + PICKED_UP_AT_ONCE]))
        self.picked_up.set()
        log.info("ready as %s", self.user)
        await self.workshop.warm()
        await asyncio.to_thread(audio.warm_up, *LANGUAGES)

    async def _resume(self, game: int) -> None:
        """A failure at one table (a deleted thread, an unreadable state) must not stop the others."""
        try:
            row = await self.store.games.get(game)
            assert row is not None
            await self.table.faces[row.game].resumed(self.table, row)
            await self.table.left_off(row)
        except Waits as problem:
            log.warning("game %s waits: %s", game, words(DEFAULT)(problem.why))
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError) as problem:
            log.warning("game %s: could not announce that it resumes: %s", game, problem)
        except Exception:
            log.exception("game %s: could not be resumed", game)

    async def words_for(self, interaction: discord.Interaction[Any]) -> Words:
        """The language this player chose, or else the one of their Discord."""
        person = await self.store.people.person(interaction.user.id)
        seen = language(str(interaction.locale))
        self.store.people.saw(person, seen)
        return words(person.language or seen)

    async def _command_failed(self, interaction: discord.Interaction[Any], error: Exception) -> None:
        cause = getattr(error, "original", error)
        with contextlib.suppress(discord.HTTPException):
            await clicks.say(
                interaction, clicks.explain(cause, await self.words_for(interaction), interaction)
            )

    async def close(self) -> None:
        if self.scheduler.running:
            self.scheduler.shutdown(wait=False)
        if self.answering:
            await asyncio.wait(self.answering, timeout=LAST_ANSWERS)
        await self.table.broadcast.stop()
        await super().close()
        await self.workshop.close()
        await self.health.end()
        await self.store.close()


async def serve(bot: Wardroom, token: str) -> None:
    async with watched(bot), bot:
        await bot.start(token)


def watched(bot: Wardroom) -> contextlib.AbstractAsyncContextManager[object]:
    """By whoever has set WARDROOM_METRICS; for all others nothing of it is even imported."""
    if address := os.environ.get("WARDROOM_METRICS", "").strip():
        meters = importlib.import_module("cogs.meters")
        return meters.watching(bot, address)  # type: ignore[no-any-return]
    return contextlib.nullcontext()


def stop_on_signals() -> None:
    """Shut down cleanly on Ctrl+C or SIGTERM, even during start-up."""
    task = asyncio.current_task()
    assert task is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, task.cancel)


NO_USE = 78
"""The exit code that asks for a changed setting first (EX_CONFIG): the unit does not start again then."""


def stop_for_good(why: str) -> NoReturn:
    print(why, file=sys.stderr)
    sys.exit(NO_USE)


SWITCH = 0.0005
"""Seconds a drawing thread may hold the interpreter while a click waits for it."""


def furnished() -> None:
    """Modules and words are read once, and the collector of garbage never looks at them again: whenever it
    did, the loop would stand still for longer than all the work of a click takes."""
    cogs()
    for lang in LANGUAGES:
        words(lang).read()
    gc.collect()
    gc.freeze()


async def main() -> None:
    sys.setswitchinterval(SWITCH)
    load_dotenv()
    logs.begin(os.environ.get("WARDROOM_LOG", "INFO"), logs.token())
    stop_on_signals()
    data = Path(os.environ.get("WARDROOM_DATA", "data"))
    berths, shards = how_many(data)
    try:
        lock = Lock(data) if berths == 1 else None
        furnished()
        store = await Store.open(address_in(data))
    except (Occupied, Unreachable, Unusable) as problem:
        sys.exit(str(problem))
    except NewerDatabase as problem:
        stop_for_good(str(problem))
    try:
        with contextlib.suppress(asyncio.CancelledError):
            if berths == 1:
                await run(store, data, Wardroom)
            else:
                await run_beside_others(store, data, berths, shards)
    finally:
        await store.close()
        if lock is not None:
            lock.release()


def how_many(data: Path) -> tuple[int, int | None]:
    """Processes and shards, as the settings want them."""
    try:
        berths, shards = asked_for()
    except ValueError as problem:
        stop_for_good(str(problem))
    if berths > 1 and not is_postgres(address_in(data)):
        stop_for_good(
            "WARDROOM_BERTHS needs a database that several processes can share: set WARDROOM_DATABASE to a"
            " PostgreSQL (docs/hosting.md), or leave WARDROOM_BERTHS out."
        )
    return berths, shards


async def run_beside_others(store: Store, data: Path, berths: int, shards: int | None) -> None:
    from cogs import fleet

    try:
        async with fleet.berth(store, str(address_in(data)), berths, shards, data) as joined:

            def made(store: Store, **options: Any) -> Wardroom:
                bot = Wardroom(store, **options)
                bot.fleet = joined
                return bot

            await run(store, data, made)
    except Unreachable as problem:
        sys.exit(str(problem))


async def run(store: Store, data: Path, make: Callable[..., Wardroom]) -> None:
    if token := logs.token():
        try:
            await serve(make(store), token)
        except discord.LoginFailure:
            stop_for_good(
                "Discord does not know this DISCORD_TOKEN. Take a new one from the Bot page; see .env."
            )
        return
    from sandbox import play

    await play.run(store, data, make, serve)


if __name__ == "__main__":
    asyncio.run(main())
