"""The bot is killed, over and over, at any moment, while three tables play on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from collections.abc import Iterator

import pytest

from sandbox.server import Sandbox
from tests.e2e.crew import Crew, Host, broken, parts
from tests.e2e.kept import Kept
from tests.e2e.launcher import Launcher
from tests.e2e.ledger import Ledger

KILLS = int(os.environ.get("WARDROOM_KILLS", "200"))
SWEEPS = 3
MOST_ANSWERS = 12
START = 60
"""Seconds that a start may take on a busy machine."""
BUSY = 15
"""Seconds after which it is killed however little it has done."""


@pytest.fixture
def launcher() -> Iterator[Launcher]:
    server = Launcher()
    yield server
    server.close()


class Life:
    """Births and deaths of the bot."""

    def __init__(self, box: Sandbox, launcher: Launcher, kept: Kept) -> None:
        self.box, self.launcher, self.kept = box, launcher, kept
        self.host = Host()
        self.log = kept.folder / "bot.log"
        self.kills = 0
        self._pid = 0

    async def birth(self) -> None:
        environment = {**self.box.environment, **self.kept.environment, "WARDROOM_LOG": "WARNING"}
        self._pid = await self.launcher.start(environment, self.log)

    async def ready(self) -> None:
        await self.box.ready(START)
        self.host.died.clear()
        self.host.up.set()

    async def busy(self, answers: int) -> None:
        """Until it has given so many answers."""
        while not self.host.answers.locked():
            await self.host.answers.acquire()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(BUSY):
                for _ in range(answers):
                    await self.host.answers.acquire()

    async def death(self) -> None:
        self.host.up.clear()
        self.host.died.set()
        await self.launcher.kill(self._pid)
        self.kills += 1
        async with asyncio.timeout(START):
            while self.box.is_ready():
                await asyncio.sleep(0.002)


@pytest.mark.slow
async def test_killed_at_any_moment(box: Sandbox, launcher: Launcher, kept: Kept) -> None:
    dice = random.Random(os.environ.get("WARDROOM_SEED", "crash"))
    life = Life(box, launcher, kept)
    ledger = Ledger(kept)
    crews = [
        Crew(box, life.host, ["Ann", "Борис"], dice, mission="test_run_1", pace="post"),
        Crew(box, life.host, ["Chidi", "Дана"], dice, mission="simulation_1", pace="practice"),
        Crew(box, life.host, ["Eve"], dice, mission="test_run_2", pace="post"),
    ]
    players = [asyncio.create_task(crew.play()) for crew in crews]
    began = time.monotonic()
    try:
        for number in range(1, KILLS + 1):
            await life.birth()
            if dice.random() < 0.2:
                await asyncio.sleep(dice.uniform(0, 0.4))  # not even awake
            else:
                await life.ready()
                await life.busy(dice.randrange(MOST_ANSWERS))
                await asyncio.sleep(dice.uniform(0, 0.2))
            await life.death()
            ledger.audit([press for crew in crews for press in crew.presses])
            assert not any(player.done() for player in players), [p.exception() for p in players if p.done()]
            if number % max(1, KILLS // SWEEPS) == 0:
                ledger.replay()
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    await life.birth()
    await life.ready()
    await ledger.told(START)
    for crew in crews:
        await everything_works(crew)
    await life.death()
    presses = [press for crew in crews for press in crew.presses]
    ledger.audit(presses)
    moves = ledger.replay()
    made = sum(press.accepted for press in presses)
    lost = [press for press in presses if press.up and not press.killed and not press.answered]
    print(
        f"\n{life.kills} kills in {time.monotonic() - began:.0f} s: {len(presses)} presses, {made} moves"
        f" acknowledged, {moves} in the logs, {sum(c.finished for c in crews)} missions flown,"
        f" {sum(press.again is not None for press in presses)} pressed again"
    )
    assert not lost, f"never answered though the bot was there: {lost[:5]}"
    assert not [press for press in presses if broken(press.said)]
    assert "Traceback" not in life.log.read_text(), life.log.read_text()[-4000:]
    assert made >= KILLS // 2


async def everything_works(crew: Crew) -> None:
    """Every button and menu of the table and of every panel gets an answer, old as they are."""
    table = crew.table() if crew.thread else None
    if table is None:
        return
    for person in crew.people:
        for message in (table, crew.panel(person)):
            for part in list(parts(message)) if message else []:
                press = await crew.press(person, message, part["custom_id"])
                assert press is None or press.answered, f"{part['custom_id']} is dead"
