"""Several processes over one PostgreSQL: what a click costs that comes to the wrong one, how soon the spare
answers in the place of one that was killed, and how quickly forty players are answered beside forty others.
Left out where there is no PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import time
from asyncio.subprocess import Process
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.clicks import PRESSING, SEATS, Presses, pressed_at, seated
from bench.figures import Figure, against, quantile
from sandbox.errors import Refused
from sandbox.interactions import ACK_SECONDS
from sandbox.person import Person
from sandbox.server import Sandbox
from tools.cluster import QUICK, Cluster, made, programs

ROOT = Path(__file__).resolve().parent.parent
BERTHS = 2
CLICKS, WARM = 40, 4
KILLS = 3
TABLES, ROUNDS, EVERY = 10, 4, 6.0
"""Of each process in `beside`; four of the five at a table press."""
PLAYERS = [f"Player {number}" for number in range(1 + BERTHS * TABLES * SEATS)]
LONGEST = 60.0
GAP = 0.1
"""Seconds between two tries of somebody who waits for the bot to answer again."""


async def measure() -> list[Figure]:
    if programs() is None:
        return []
    with made(QUICK) as cluster, TemporaryDirectory(prefix="wardroom-bench-") as folder:
        figures = []
        for part in (relayed, taken_over, beside):
            async with Sandbox(players=PLAYERS) as box:
                crowd = Crowd(box, cluster, Path(folder, part.__name__))
                try:
                    figures.append(await part(crowd))
                finally:
                    await crowd.end()
        return figures


class Crowd:
    """Bots over one sandbox: two that work, one that waits, and a lobby on a server of each berth."""

    def __init__(self, box: Sandbox, cluster: Cluster, folder: Path) -> None:
        self.box, self.folder = box, folder
        folder.mkdir()
        self.settings = {
            **box.environment,
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": "",
            "WARDROOM_DATABASE": cluster.address,
            "WARDROOM_BERTHS": str(BERTHS),
            "WARDROOM_SHARDS": str(BERTHS),
            "WARDROOM_LOG": "INFO",
            "WARDROOM_WORKERS": "0",
        }
        self.logs: dict[Process, Path] = {}
        self.person = box.person(PLAYERS[0])

    async def launch(self) -> Process:
        """One more; it is here when it has a berth, or waits for one."""
        log = self.folder / f"bot-{len(self.logs)}.log"
        settings = {**os.environ, **self.settings, "WARDROOM_DATA": str(log.with_suffix(""))}
        output = os.open(log, os.O_WRONLY | os.O_CREAT)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "bot.py", cwd=ROOT, env=settings, stdout=output, stderr=output
        )
        os.close(output)
        self.logs[process] = log
        return process

    async def told(self, process: Process, pattern: str) -> str:
        async with asyncio.timeout(LONGEST):
            while (found := re.search(pattern, self.logs[process].read_text())) is None:
                await asyncio.sleep(0.01)
        return found[0]

    def place(self, berth: int) -> Any:
        """A channel on a server of this berth."""
        guild = next(g for g in self.box.world.guilds if (int(g) >> 22) % BERTHS == berth)
        return self.box.world.channel("general", guild)

    async def lobby(self, berth: int) -> tuple[Any, str]:
        """Its message, and the id of a button on it."""
        opened = await (await self.person.slash("space-alert", channel=self.place(berth))).answered(LONGEST)
        found = re.search(r"w:join:\d+:", str(opened.message))
        assert found is not None
        return opened.message, found[0]

    async def end(self) -> None:
        for process in self.logs:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def click(person: Person, message: Any, button: str) -> float:
    """Milliseconds to its acknowledgement."""
    made = await (await person.click(message, button, force=True)).answered(LONGEST)
    assert made.acked_after is not None
    return made.acked_after * 1000


async def relayed(crowd: Crowd) -> Figure:
    """The same button of the second process, pressed on its own server and on the other."""
    for _ in range(BERTHS):
        await crowd.told(await crowd.launch(), "ready as")
    elsewhere, _ = await crowd.lobby(0)
    here, button = await crowd.lobby(1)
    own, handed = [], []
    for _ in range(CLICKS + WARM):
        own.append(await click(crowd.person, here, button))
        handed.append(await click(crowd.person, elsewhere, button))
    name = "a click at another process than its table's, p50"
    return against(name, quantile(handed[WARM:], 0.5), quantile(own[WARM:], 0.5), 2)


async def beside(crowd: Crowd) -> Figure:
    """Those at one process play alone, then those at both, in turns; each presses every six seconds."""
    everyone = crowd.box.people[1:]
    for guild in crowd.box.world.guilds.values():
        guild["members"] |= {one.id: {**guild["members"][crowd.person.id]} for one in everyone}
    for _ in range(BERTHS):
        await crowd.told(await crowd.launch(), "ready as")
    crews = [everyone[start : start + SEATS] for start in range(0, len(everyone), SEATS)]
    presses: list[Presses] = []
    for berth in range(BERTHS):
        own = crews[berth * TABLES : (berth + 1) * TABLES]
        presses.append(pressed_at(own, [await seated(crew, crowd.place(berth)) for crew in own]))
    both = [one for beside in zip(*presses, strict=True) for one in beside]
    took: tuple[list[float], list[float]] = ([], [])
    for turn in range(2 * ROUNDS + 2):
        late = await _round(crowd.box, (presses[0], both)[turn % 2], turn // 2)
        took[turn % 2].extend(late if turn > 1 else [])
    name = f"{TABLES * PRESSING} players at each of two processes, acknowledgement p50, against one"
    return against(name, quantile(took[1], 0.5), quantile(took[0], 0.5), 1.3)


async def _round(box: Sandbox, presses: Presses, number: int) -> list[float]:
    """Everybody presses once, one after the other, what stands lowest: milliseconds of each press."""

    async def one(place: int, buttons: list[tuple[Person, Any, str]]) -> float:
        await asyncio.sleep(EVERY * place / len(presses))
        person, message, button = buttons[number % len(buttons)]
        shown = box.world.messages[message["channel_id"]].values()
        lowest = [one for one in shown if one["components"] and box.world.can_read(person.id, one)][-1]
        pressed = await person.click(lowest, button, force=True)
        with suppress(Refused):  # Discord waits for three seconds
            await pressed.answered(LONGEST)
        return (pressed.acked_after or ACK_SECONDS) * 1000

    return await asyncio.gather(*(one(place, mine) for place, mine in enumerate(presses)))


async def taken_over(crowd: Crowd) -> Figure:
    """From the kill to the first answer, and from the command; nobody has to wait at the gate here."""
    for _ in range(BERTHS):
        await crowd.told(await crowd.launch(), "ready as")
    message, button = await crowd.lobby(0)
    spare = await crowd.launch()
    after: list[float] = []
    for _ in range(KILLS):
        await crowd.told(spare, "is warm and waits")
        holder = next(p for p in crowd.logs if p.returncode is None and "berth 0 has" in said(crowd, p))
        begin = time.perf_counter()
        holder.kill()
        await holder.wait()
        await answering(crowd, message, button)
        after.append(time.perf_counter() - begin)
        spare = await crowd.launch()
    await crowd.end()
    begin = time.perf_counter()
    await crowd.launch()
    await crowd.launch()
    await answering(crowd, message, button)
    cold = time.perf_counter() - begin
    return against("killed: the spare answers, p50", quantile(after, 0.5), cold, 0.5, "s")


def said(crowd: Crowd, process: Process) -> str:
    return crowd.logs[process].read_text()


async def answering(crowd: Crowd, message: Any, button: str) -> None:
    """Press until somebody answers."""
    async with asyncio.timeout(LONGEST):
        while True:
            pressed = await crowd.person.click(message, button, force=True)
            with suppress(TimeoutError, Refused):
                await pressed.done(GAP)
                return
