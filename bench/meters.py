"""What it costs to be watched, and what the budget of requests costs while there is enough.

The same tables are played with `WARDROOM_METRICS` and without, in turns, round by round; what counts is the
work of the bot for one click with all that follows: telling, table, calls.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.clicks import CLICKS, PLAYERS, in_turns, seated_bot
from bench.figures import Figure, against, quantile
from cogs.budget import Budget
from sandbox.server import Sandbox

REQUESTS = 20_000
PASSES = 50.0
"""Microseconds that a request may take longer on its way to Discord."""


async def measure() -> list[Figure]:
    took: list[list[float]] = [[], []]
    work = [0.0, 0.0]
    with tempfile.TemporaryDirectory(prefix="wardroom-bench-") as folder:
        async with (
            Sandbox(players=PLAYERS) as here,
            Sandbox(players=PLAYERS) as there,
            seated_bot(here, Path(folder, "alone")) as (alone, presses),
            seated_bot(there, Path(folder, "watched"), WARDROOM_METRICS="127.0.0.1:0") as (watched, others),
        ):
            before = [worked(bot.pid) for bot in (alone, watched)]
            async for side, pressed in in_turns(presses, others):
                now = [worked(bot.pid) for bot in (alone, watched)]
                took[side] += pressed
                work[side] += (now[side] - before[side]) / CLICKS
                before = now
    late = [quantile(each, 0.5) for each in took]
    return [
        against("a click with all that follows, watched", work[1], work[0], 1.02),
        against("click to acknowledgement, watched, p50", late[1], late[0], 1.2),
        await passed(),
    ]


def worked(pid: int) -> float:
    """Milliseconds of processor time of the bot itself; who thinks and paints beside it is not watched."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(each.read_text().split()[0]) for each in threads) / 1e6


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
