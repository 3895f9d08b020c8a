"""A start, and a minute's look at what is due, with thirty thousand games at rest and with five hundred.

Most of what the bot has under way waits for a player: it must cost neither of them anything. Both bots are
processes of their own in the same run; what is due in that minute is the same for both.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from bench import games
from bench.clicks import bot
from bench.figures import Figure, against
from db.store import Store
from rules.core.data import content
from rules.space_alert.options import Options
from sandbox.server import Sandbox

FEW, MANY = 500, 30_000
DUE = 20
"""Games that are to be looked at in that minute."""
ACTIONS, SEATS = 60, 4
AIM, LATE = 3.0, 50.0
LAUNCH = """
import asyncio, os, time
import bot

class Watched(bot.Wardroom):
    async def on_ready(self):
        self.late, watching = 0.0, asyncio.create_task(self.watch())
        begun = time.perf_counter()
        rest = asyncio.create_task(super().on_ready())
        await self.picked_up.wait()
        self.say("start", time.perf_counter() - begun)
        await rest
        self.late, begun = 0.0, time.perf_counter()
        await self.get_cog("Reminders").look()
        self.say("look", time.perf_counter() - begun)

    async def watch(self):
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(0.002)
            self.late = max(self.late, time.perf_counter() - begun - 0.002)

    def say(self, what, seconds):
        with open(os.environ["BENCH_SAID"], "a") as file:
            file.write(f"{what} {seconds} {self.late}\\n")

bot.Wardroom = Watched
asyncio.run(bot.main())
"""


class Took(NamedTuple):
    """Seconds, and how late the loop came by at most meanwhile."""

    seconds: float
    late: float


async def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="wardroom-bench-") as folder:
        async with Sandbox() as box:
            few = await started(box, Path(folder, "few"), FEW)
            many = await started(box, Path(folder, "many"), MANY)
    figures = [
        against(f"{MANY:,} games: {name}, against {FEW}", many[what].seconds, few[what].seconds, AIM, "s")
        for what, name in (("command", "from the command to all picked up"), ("look", "a minute's look"))
    ]
    for what, name in (("start", "while they are picked up"), ("look", "during that look")):
        late, beside = many[what].late * 1000, f"{few[what].late * 1000:.1f} ms with {FEW}"
        name = f"{MANY:,} games: loop late {name}"
        figures.append(Figure(name, f"{late:.1f} ms", beside, None, f"< {LATE:g} ms", late < LATE))
    return figures


async def started(box: Sandbox, folder: Path, number: int) -> dict[str, Took]:
    """What the bot says of itself, and the time from the command until all games are picked up."""
    await fill(
        folder / "wardroom.sqlite3", number, int(box.world.guild_id), int(box.world.channel("games")["id"])
    )
    said, begun = folder / "said", time.perf_counter()
    async with bot(
        box, "-c", LAUNCH, WARDROOM_DATA=str(folder), WARDROOM_LOG="ERROR", BENCH_SAID=str(said)
    ) as process:
        took: dict[str, Took] = {}
        while "look" not in took:
            assert process.returncode is None, "the bot ended"
            await asyncio.sleep(0.01)
            if "command" not in took and said.exists():
                took["command"] = Took(time.perf_counter() - begun, 0.0)
            rows = [line.split() for line in (said.read_text() if said.exists() else "").splitlines()]
            took |= {what: Took(float(seconds), float(late)) for what, seconds, late in rows}
    return took


async def fill(path: Path, number: int, guild: int, thread: int) -> None:
    """Games in the middle of their planning, told and drawn: one is played, the others are like it."""
    store = await Store.open(path)
    pace = Options(mission="mission_1", pace="practice")
    first = await games.played(store, ACTIONS, pace, SEATS)
    await store.close()
    with closing(sqlite3.connect(path)) as file:
        facts = (guild, content("space_alert"), time.time() + 40_000)
        file.execute("UPDATE games SET guild = ?, content = ?, due_at = ?", facts)
        for table, key in (("games", "id"), ("seats", "game")):
            columns = [row[1] for row in file.execute(f"PRAGMA table_info({table})") if row[1] != key]
            names = ", ".join(columns)
            file.execute(
                f"INSERT INTO {table} ({key}, {names}) WITH RECURSIVE n (i) AS (SELECT ? + 1 UNION ALL"
                f" SELECT i + 1 FROM n WHERE i < ?) SELECT i, {names} FROM {table}, n WHERE {key} = ?",
                (first, number, first),
            )
        file.execute("UPDATE games SET thread = ?, message = 20000 + id", (thread,))
        file.execute("UPDATE games SET due_at = 0 WHERE id <= ?", (DUE,))
        file.commit()
