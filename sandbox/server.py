"""The sandbox itself: one TLS port on 127.0.0.1 that is discord.com, its gateway, its CDN and its voice."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import ssl
import tempfile
from collections.abc import Iterable
from pathlib import Path

import aiohttp
import trustme
from aiohttp import web

from sandbox import connect, routes
from sandbox.contract import Contract
from sandbox.events import Event, Subscription
from sandbox.faults import Faults
from sandbox.gateway import Gateway
from sandbox.interactions import Interactions
from sandbox.limits import Limits
from sandbox.person import Person
from sandbox.voice import Voice
from sandbox.world import Clock, World

HOSTS = (
    "discord.com",
    "gateway.discord.gg",
    "cdn.discordapp.com",
    "media.discordapp.net",
    "voice.discord.media",
    "*.discord.media",
    "127.0.0.1",
    "localhost",
)
PLAYERS = ("Ann", "Борис", "Chidi", "Дана", "Eve")
SAVE_SECONDS = 30


def token(app_id: str) -> str:
    """As Discord makes them: the first part is the application's id, which some clients read."""
    first = base64.urlsafe_b64encode(app_id.encode()).decode().rstrip("=")
    return f"{first}.Sandbx.{hashlib.sha256(app_id.encode()).hexdigest()[:38]}"


class Sandbox:
    """`async with Sandbox() as box:` and a bot with `connector=box.connector()` is on Discord."""

    def __init__(
        self,
        *,
        api_port: int = 0,
        state_file: Path | None = None,
        players: Iterable[str] = PLAYERS,
        clock: Clock | None = None,
    ) -> None:
        stored = state_file is not None and state_file.exists()
        self.world = World.load(state_file, clock) if stored and state_file else World(players, clock)
        self.state_file = state_file
        self.api_port = api_port
        self.token = token(self.world.app_id)
        self.violations: list[str] = []
        self.warnings: list[str] = []
        """What a foreign client sent that Discord overlooks (`routes.core.foreign`)."""
        self.faults = Faults()
        self.limits = Limits(self.world)
        self.contract = Contract(self.violations)
        self.interactions = Interactions(self.world, self.faults)
        self.gateway = Gateway(self)
        self.voice = Voice()
        self.voice.violations = self.violations
        self.world.listeners.append(self.voice.on_event)
        self._people: dict[str, Person] = {}
        self._wake = asyncio.Event()
        self._folder = tempfile.TemporaryDirectory(prefix="sandbox-")
        self.ca_file = Path(self._folder.name, "ca.pem")
        self._housekeeping: asyncio.Task[None] | None = None
        self._unsaved = False

    # -- life --------------------------------------------------------------------------------------

    async def __aenter__(self) -> Sandbox:
        authority = trustme.CA()
        authority.cert_pem.write_to_path(str(self.ca_file))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        authority.issue_cert(*HOSTS).configure_cert(context)
        await self.voice.start()
        self._runner = web.AppRunner(routes.application(self), access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.api_port, ssl_context=context)
        await site.start()
        self.api_port = self._runner.addresses[0][1]
        self.world.listeners.append(self._on_event)
        self._housekeeping = asyncio.create_task(self._keep_house())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._housekeeping is not None:
            self._housekeeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._housekeeping
        await self.gateway.drop(1001)
        await self.voice.stop()
        await self._runner.cleanup()
        self.save()
        self._folder.cleanup()

    async def _keep_house(self) -> None:
        seconds = 0
        while True:
            await asyncio.sleep(1)
            self.world.archive_idle_threads()
            seconds += 1
            if self._unsaved and seconds % SAVE_SECONDS == 0:
                self.save()

    def save(self) -> None:
        if self.state_file is not None:
            self.world.save(self.state_file)
            self._unsaved = False

    # -- who and what ------------------------------------------------------------------------------

    def person(self, name_or_id: str | int) -> Person:
        user_id = self.world.user_id(str(name_or_id))
        if user_id not in self._people:
            self._people[user_id] = Person(self, user_id)
        return self._people[user_id]

    @property
    def people(self) -> list[Person]:
        return [self.person(user_id) for user_id in self.world.people]

    def subscribe(self, user_id: str) -> Subscription:
        """Events visible to that user, as (name, data)."""
        return self.world.subscribe(user_id)

    def connector(self) -> aiohttp.TCPConnector:
        """For a bot in this process; a bot in another reads `environment`."""
        return connect.connector(self.api_port, self.ca_file)

    @property
    def environment(self) -> dict[str, str]:
        """What a bot in a process of its own must be told."""
        return {
            connect.ADDRESS: f"127.0.0.1:{self.api_port}",
            connect.AUTHORITY: str(self.ca_file),
            connect.TOKEN: self.token,
        }

    # -- waiting -----------------------------------------------------------------------------------

    def changed(self) -> None:
        self._wake.set()

    def _on_event(self, event: Event) -> None:
        self._unsaved = True
        if event.name == "COMMANDS_UPDATE":
            self.changed()

    def is_ready(self) -> bool:
        live = self.gateway.live
        covered = all(any(session.owns(guild) for session in live) for guild in self.world.guilds)
        return covered and any(self.world.commands.values())

    async def ready(self, timeout: float = 30) -> None:
        """Until a bot is identified for every guild and has synced its commands."""
        async with asyncio.timeout(timeout):
            while not self.is_ready():
                self._wake.clear()
                await self._wake.wait()

    # -- trouble -----------------------------------------------------------------------------------

    async def drop_gateway(self, code: int = 4000, *, resumable: bool = True) -> None:
        await self.gateway.drop(code, resumable=resumable)
