"""What it costs to be watched, and what the budget of requests costs while there is enough.

The same tables are played with `WARDROOM_METRICS` and without, in turns; what counts is the work of the bot
for one click with all that follows: telling, picture, calls.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from bench.clicks import PRESSING, ROUNDS, SEATS, TABLES, WARM, rounds, seated_bot
from bench.figures import Figure, against, quantile
from cogs.budget import Budget
from sandbox.server import Sandbox

TURNS = 3
REQUESTS = 20_000
PASSES = 50.0
"""Microseconds that a request may take longer on its way to Discord."""
TICKS = os.sysconf("SC_CLK_TCK")


async def measure() -> list[Figure]:
    alone: list[tuple[float, float]] = []
    watched: list[tuple[float, float]] = []
    for _ in range(TURNS):
        alone.append(await clicked())
        watched.append(await clicked(WARDROOM_METRICS="127.0.0.1:0"))
    return [
        against(
            "a click with all that follows, watched",
            median(work for work, _ in watched),
            median(work for work, _ in alone),
            1.02,
        ),
        against(
            "click to acknowledgement, watched, p50",
            median(late for _, late in watched),
            median(late for _, late in alone),
            1.2,
        ),
        await passed(),
    ]


async def clicked(**environment: str) -> tuple[float, float]:
    """Milliseconds of work a click, and until half of them were acknowledged."""
    players = [f"Player {number}" for number in range(1 + TABLES * SEATS)]
    with tempfile.TemporaryDirectory(prefix="wardroom-bench-") as folder:
        async with (
            Sandbox(players=players) as box,
            seated_bot(box, Path(folder), **environment) as (bot, presses),
        ):
            before = worked(bot.pid)
            took = await rounds(presses)
            work = worked(bot.pid) - before
    return work / ((ROUNDS + WARM) * TABLES * PRESSING) * 1000, quantile(took, 0.5)


def worked(pid: int) -> float:
    """Seconds of processor time, of the bot and of those who think and paint beside it."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        beside = [each.read_text().split() for each in Path(f"/proc/{pid}/task").glob("*/children")]
    except OSError:  # one that has ended meanwhile
        return 0.0
    own = (int(fields[11]) + int(fields[12])) / TICKS
    return own + sum(worked(int(child)) for some in beside for child in some)


class Line:
    async def request(self, route: Any) -> None: ...


async def passed() -> Figure:
    """There is always room."""
    bare, line = Line(), Line()
    Budget(REQUESTS * 2).guard(line)  # type: ignore[arg-type]
    took: list[float] = []
    for each in (bare, line):
        begin = time.perf_counter()
        for _ in range(REQUESTS):
            await each.request(None)
        took.append((time.perf_counter() - begin) / REQUESTS * 1e6)
    await asyncio.sleep(0)
    extra = took[1] - took[0]
    return Figure(
        "a request passes the budget",
        f"{extra:.2f} us",
        "0 us without",
        None,
        f"< {PASSES:g} us",
        extra < PASSES,
    )
