"""Processes that share one Discord and one PostgreSQL, who plays there, and who audits what they did."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from sandbox.server import Sandbox
from sandbox.shapes import EPHEMERAL
from tests.e2e.crew import Crew, Host, Press, broken, text_of
from tests.e2e.kept import Kept
from tests.e2e.launcher import Launcher, alive
from tests.e2e.ledger import ACTIONS, GAMES, Ledger

BERTHS = 2
SOON = 60
"""Seconds that anything may take on a busy machine."""
ANSWERS = 6
HAS = re.compile(r"berth (\d) has shards")


class Books(Ledger):
    """The same questions, asked of a server."""

    def __init__(self, address: str) -> None:
        super().__init__(Kept(Path(), address))
        self._moment: dict[str, list[tuple[object, ...]]] = {}

    def audit(self, presses: Iterable[Press]) -> None:
        """The bots play on meanwhile: all is read of one moment."""
        known = list(presses)
        asked = (ACTIONS, GAMES)
        self._moment = dict(zip(asked, self.kept.moment(*asked), strict=True))
        try:
            super().audit(known)
        finally:
            self._moment = {}

    def _rows(self, sql: str) -> list[tuple[object, ...]]:
        return self._moment.get(sql) or self.kept.rows(sql)

    def ask(self, sql: str) -> list[tuple[object, ...]]:
        return self._rows(sql)


class Fleet:
    """Processes that come and go; which of them has which berth stands in their logs."""

    def __init__(self, box: Sandbox, launcher: Launcher, address: str, folder: Path) -> None:
        self.box, self.launcher, self.folder = box, launcher, folder
        self.environment = {
            **box.environment,
            "WARDROOM_DATABASE": address,
            "WARDROOM_BERTHS": str(BERTHS),
            "WARDROOM_SHARDS": str(BERTHS),
            "WARDROOM_WORKERS": "0",
            "WARDROOM_LOG": "INFO",
        }
        self.logs: dict[int, Path] = {}
        self.hosts = [Host() for _ in range(BERTHS)]

    async def launch(self, *, rate: float = 1.0, skew: float = 0.0, **environment: str) -> int:
        """One more; with a clock that goes `skew` seconds ahead."""
        log = self.folder / f"bot-{len(self.logs)}.log"
        own = {"WARDROOM_DATA": str(log.with_suffix(""))}
        pid = await self.launcher.start({**self.environment, **own, **environment}, log, rate, skew)
        self.logs[pid] = log
        return pid

    def holder(self, berth: int, besides: int | None = None) -> int | None:
        """The process that has taken this berth and lives."""
        for pid in self.logs:
            told = HAS.findall(self.said(pid))
            if told == [str(berth)] and alive(pid) and pid != besides:
                return pid
        return None

    async def at_work(self, berth: int, besides: int | None = None) -> int:
        """A process that has the berth and its shard."""
        async with asyncio.timeout(SOON):
            while (found := self.holder(berth, besides)) is None or not self.ready(found):
                await asyncio.sleep(0.02)
        self.hosts[berth].died.clear()
        self.hosts[berth].up.set()
        return found

    def ready(self, pid: int) -> bool:
        return "ready as" in self.said(pid)

    def said(self, pid: int) -> str:
        return self.logs[pid].read_text() if self.logs[pid].exists() else ""

    def stumbled(self) -> list[str]:
        """Ends of logs in which something was not foreseen."""
        return [text[-4000:] for text in map(self.said, self.logs) if "Traceback" in text]

    def gone(self, berth: int) -> None:
        self.hosts[berth].up.clear()
        self.hosts[berth].died.set()

    async def end(self) -> None:
        for pid in self.logs:
            if alive(pid):
                await self.launcher.kill(pid)


def audited(fleet: Fleet, books: Books, crews: Sequence[Crew], calls: bool = True) -> list[Press]:
    """Logs fold, none has a gap, nothing acknowledged is lost or doubled, nothing was said twice, and nobody
    met a trouble that has no words. Not to be called twice is promised only where one process owns a game."""
    presses = [press for crew in crews for press in crew.presses]
    books.audit(presses)
    books.replay()
    twice = said_twice(fleet.box, calls)
    assert not twice, twice
    assert not [press for press in presses if broken(press.said)]
    assert not fleet.stumbled(), fleet.stumbled()
    return presses


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


async def busy(host: Host, answers: int = ANSWERS) -> None:
    """Until it has given some answers more."""
    while not host.answers.locked():
        await host.answers.acquire()
    async with asyncio.timeout(SOON):
        for _ in range(answers):
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


def said_twice(box: Sandbox, calls: bool = True) -> list[str]:
    """Messages of the bot that say just what the one before them said."""
    twice = []
    for messages in box.world.messages.values():
        told = [each for each in messages.values() if public(box, each) and (calls or not each["mentions"])]
        ours = [text_of(each) for each in told]
        twice += [one for one, next_ in pairwise(ours) if one and one == next_]
    return twice
