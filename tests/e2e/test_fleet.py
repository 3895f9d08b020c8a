"""Two bots and a spare share one Discord and one PostgreSQL, as processes: killed in turn, and frozen."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from sandbox.server import Sandbox
from sandbox.shapes import EPHEMERAL
from tests.e2e.crew import Crew, Host, Press, broken, text_of
from tests.e2e.launcher import Launcher, alive
from tests.e2e.ledger import ACTIONS, GAMES, Ledger
from tests.postgres import WITHOUT, left_out

if left_out():
    pytest.skip(WITHOUT, allow_module_level=True)
KILLS = int(os.environ.get("WARDROOM_FLEET_KILLS", "4"))
BERTHS = 2
SOON = 60
"""Seconds that anything may take on a busy machine."""
ANSWERS = 6
HAS = re.compile(r"berth (\d) has shards")


class Books(Ledger):
    """The same questions, asked of a server."""

    def __init__(self, address: str) -> None:
        super().__init__(Path())
        self._address = address
        self._apart = ThreadPoolExecutor(1)

        self._moment: dict[str, list[tuple[object, ...]]] = {}

    def _there(self) -> bool:
        return True

    def audit(self, presses: Iterable[Press]) -> None:
        """The bots play on meanwhile: all is read of one moment."""
        known = list(presses)
        asked = (ACTIONS, GAMES)
        self._moment = dict(
            zip(asked, self._apart.submit(asyncio.run, self._all(asked)).result(), strict=True)
        )
        try:
            super().audit(known)
        finally:
            self._moment = {}

    def _rows(self, sql: str) -> list[tuple[object, ...]]:
        return self._moment.get(sql) or self._apart.submit(asyncio.run, self._all([sql])).result()[0]

    async def _all(self, asked: Sequence[str]) -> list[list[tuple[object, ...]]]:
        server = await asyncpg.connect(self._address)
        try:
            async with server.transaction(isolation="repeatable_read"):
                return [[tuple(row) for row in await server.fetch(sql)] for sql in asked]
        finally:
            await server.close()

    def ask(self, sql: str) -> list[tuple[object, ...]]:
        return self._rows(sql)


class Fleet:
    """Processes that come and go; which of them has which berth stands in their logs."""

    def __init__(self, box: Sandbox, launcher: Launcher, address: str, folder: Path) -> None:
        self.box, self.launcher, self.folder = box, launcher, folder
        self.environment = {
            **box.environment,
            "WARDROOM_DATA": str(folder),
            "WARDROOM_DATABASE": address,
            "WARDROOM_BERTHS": str(BERTHS),
            "WARDROOM_SHARDS": str(BERTHS),
            "WARDROOM_WORKERS": "0",
            "WARDROOM_LOG": "INFO",
        }
        self.logs: dict[int, Path] = {}
        self.hosts = [Host() for _ in range(BERTHS)]

    async def launch(self) -> None:
        log = self.folder / f"bot-{len(self.logs)}.log"
        self.logs[await self.launcher.start(self.environment, log)] = log

    def holder(self, berth: int, besides: int | None = None) -> int | None:
        """The process that has taken this berth and lives."""
        for pid, log in self.logs.items():
            told = HAS.findall(log.read_text()) if log.exists() else []
            if told == [str(berth)] and alive(pid) and pid != besides:
                return pid
        return None

    async def at_work(self, berth: int, besides: int | None = None) -> int:
        """A process that has the berth and its shard."""
        async with asyncio.timeout(SOON):
            while (found := self.holder(berth, besides)) is None or not self._ready(found):
                await asyncio.sleep(0.02)
        self.hosts[berth].died.clear()
        self.hosts[berth].up.set()
        return found

    def _ready(self, pid: int) -> bool:
        return "ready as" in self.logs[pid].read_text()

    def gone(self, berth: int) -> None:
        self.hosts[berth].up.clear()
        self.hosts[berth].died.set()

    async def end(self) -> None:
        for pid in self.logs:
            if alive(pid):
                await self.launcher.kill(pid)


@pytest.fixture(scope="module")
def launcher() -> Iterator[Launcher]:
    server = Launcher()
    yield server
    server.close()


@pytest.fixture
async def fleet(box: Sandbox, launcher: Launcher, database: str, tmp_path: Path) -> AsyncIterator[Fleet]:
    some = Fleet(box, launcher, database, tmp_path)
    for _ in range(BERTHS + 1):
        await some.launch()
    yield some
    await some.end()


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(SOON):
        while not condition():
            await asyncio.sleep(0.02)


def home(box: Sandbox, berth: int) -> str:
    return next(guild for guild in box.world.guilds if (int(guild) >> 22) % BERTHS == berth)


def crews_of(fleet: Fleet, dice: random.Random) -> list[Crew]:
    """One player at each table: nobody else's move changes the panel that says what became of a press."""
    crews = []
    for berth, name in enumerate(("Chidi", "Ann")):
        crew = Crew(fleet.box, fleet.hosts[berth], [name], dice, mission="test_run_1", pace="post")
        crew.channel = fleet.box.world.channel("general", home(fleet.box, berth))
        crews.append(crew)
    return crews


async def busy(host: Host) -> None:
    """Until it has given some answers more."""
    while not host.answers.locked():
        await host.answers.acquire()
    async with asyncio.timeout(SOON):
        for _ in range(ANSWERS):
            await host.answers.acquire()


async def rest(fleet: Fleet, players: list[asyncio.Task[None]]) -> None:
    """Nobody presses any more; what is still unanswered need not be."""
    for berth in range(BERTHS):
        fleet.gone(berth)
    await asyncio.sleep(0.1)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)


def public(box: Sandbox, message: dict[str, Any]) -> bool:
    return message["author"]["id"] == box.world.bot_id and not message["flags"] & EPHEMERAL


def said_twice(box: Sandbox) -> list[str]:
    """Messages of the bot that say just what the one before them said."""
    twice = []
    for messages in box.world.messages.values():
        ours = [text_of(each) for each in messages.values() if public(box, each)]
        twice += [one for one, next_ in pairwise(ours) if one and one == next_]
    return twice


async def left_muted(fleet: Fleet, books: Books, berth: int) -> tuple[str, str]:
    """Somebody is in voice, muted for a game, and whoever should free them is about to die."""
    world, guild = fleet.box.world, home(fleet.box, berth)
    silent = fleet.box.person("Eve" if berth == 0 else "Борис")
    await silent.join_voice(world.channel("Bridge", guild))
    books.ask(f"INSERT INTO mutes (guild, person, game) VALUES ({guild}, {silent.id}, 0) RETURNING 1")
    world.set_member(guild, silent.id, {"mute": True})
    return guild, silent.id


def muted(box: Sandbox, guild: str, user: str) -> Any:
    return box.world.guilds[guild]["members"][user]["mute"]


@pytest.mark.slow
async def test_killed_in_turn(fleet: Fleet, box: Sandbox, database: str) -> None:
    dice = random.Random(os.environ.get("WARDROOM_SEED", "fleet"))
    books, crews = Books(database), crews_of(fleet, dice)
    holders = [await fleet.at_work(berth) for berth in range(BERTHS)]
    players = [asyncio.create_task(crew.play()) for crew in crews]
    gaps: list[float] = []
    try:
        for number in range(KILLS):
            berth = number % BERTHS if number < BERTHS else dice.randrange(BERTHS)
            await busy(fleet.hosts[berth])
            guild, user = await left_muted(fleet, books, berth)
            fleet.gone(berth)
            await fleet.launcher.kill(holders[berth])
            began = time.monotonic()
            holders[berth] = await fleet.at_work(berth, holders[berth])
            gaps.append(time.monotonic() - began)
            await fleet.launch()
            await until(lambda guild=guild, user=user: not muted(box, guild, user))
            await until(lambda: not books.ask("SELECT 1 FROM mutes"))
            books.audit([press for crew in crews for press in crew.presses])
            assert not any(player.done() for player in players), [p.exception() for p in players if p.done()]
        for host in fleet.hosts:
            await busy(host)
    finally:
        await rest(fleet, players)
    await books.told(SOON)
    presses = [press for crew in crews for press in crew.presses]
    books.audit(presses)
    moves = books.replay()
    made = sum(press.accepted for press in presses)
    print(
        f"\n{KILLS} kills, taken over after {', '.join(f'{gap:.1f}' for gap in gaps)} s:"
        f" {len(presses)} presses, {made} moves acknowledged, {moves} in the logs"
    )
    lost = [press for press in presses if press.up and not press.killed and not press.answered]
    assert not lost, f"never answered though a bot was there: {lost[:5]}"
    assert not [press for press in presses if broken(press.said)]
    assert not said_twice(box)
    for log in fleet.logs.values():
        assert "Traceback" not in log.read_text(), log.read_text()[-4000:]
    assert made >= KILLS


@pytest.mark.slow
async def test_frozen_and_woken_it_ends_without_another_move(
    fleet: Fleet, box: Sandbox, database: str
) -> None:
    """The server gives the berth of a process away that does not ask for it; the spare plays on, and the one
    that wakes knows at once that nothing is its own."""
    books, (crew, other) = Books(database), crews_of(fleet, random.Random("frozen"))
    frozen, _ = [await fleet.at_work(berth) for berth in range(BERTHS)]
    players = [asyncio.create_task(each.play()) for each in (crew, other)]
    try:
        await busy(fleet.hosts[0])
        fleet.gone(0)
        os.kill(frozen, signal.SIGSTOP)
        await fleet.at_work(0, frozen)
        await busy(fleet.hosts[0])
        os.kill(frozen, signal.SIGCONT)
        await until(lambda: not alive(frozen))
        for host in fleet.hosts:
            await busy(host)
    finally:
        if alive(frozen):
            os.kill(frozen, signal.SIGCONT)
        await rest(fleet, players)
    await books.told(SOON)
    presses = [press for each in (crew, other) for press in each.presses]
    books.audit(presses)
    books.replay()
    assert not said_twice(box)
    assert "this one ends, to be started again" in fleet.logs[frozen].read_text()
    for log in fleet.logs.values():
        assert "Traceback" not in log.read_text(), log.read_text()[-4000:]


@pytest.mark.slow
async def test_a_click_on_another_server_reaches_the_process_that_has_the_table(
    fleet: Fleet, box: Sandbox, database: str
) -> None:
    for berth in range(BERTHS):
        await fleet.at_work(berth)
    cards = []
    for berth in range(BERTHS):
        place = box.world.channel("general", home(box, berth))
        opened = await (await box.person("Ann").slash("space-alert", channel=place)).done(timeout=SOON)
        cards.append(opened.message)
    game = re.search(r"w:join:(\d+):", str(cards[1]["components"]))
    assert game is not None
    pressed = await box.person("Борис").click(cards[0], game[0], force=True)
    await pressed.done(timeout=SOON)
    seats = Books(database).ask(f"SELECT name FROM seats WHERE game = {game[1]} ORDER BY seat")
    assert seats == [("Ann",), ("Борис",)]
