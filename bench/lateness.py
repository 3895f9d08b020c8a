"""How late announcements come while pictures are being drawn.

Missions at many times their speed, crews at their panels, and the time from each second of the plan to its
move in the log and to its caption in the thread. Captions are lines of a page that is edited, so what counts
is when the words of that page grew, and not when a message was made.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from bench.clicks import SEATS, TABLES, bot, people
from bench.figures import Figure, quantile
from rules import core
from rules.core import CLOCK, told
from rules.space_alert.missions import MISSIONS, timeline
from sandbox.components import walk
from sandbox.errors import Refused
from sandbox.events import Event
from sandbox.person import Person
from sandbox.server import Sandbox

RATE = 20
MISSION = "mission_1"
AIM = 50
NO_PAGE = ("w:history:", "w:text:", "w:join:", "w:choose:")
"""What can be pressed on tables, lobbies and calls, and on no page of a running log."""
LAUNCH = (
    "import asyncio, bot; from cogs.space_alert.face import SpaceAlertFace; "
    f"SpaceAlertFace.rate = {RATE}; asyncio.run(bot.main())"
)


async def measure() -> list[Figure]:
    players = [f"Player {number}" for number in range(1 + TABLES * SEATS)]
    with tempfile.TemporaryDirectory(prefix="wardroom-bench-") as folder:
        async with Sandbox(players=players) as box:
            async with bot(box, "-c", LAUNCH, WARDROOM_DATA=folder, WARDROOM_LOG="ERROR"):
                await box.ready(60)
                pages = Pages(box)
                pictures = await fly(box, Path(folder))
            moves, captions = late(pages, Path(folder, "wardroom.sqlite3"))
    return [
        figure("announcement late, p50", moves, 0.5, f"{pictures} pictures drawn meanwhile"),
        figure("announcement late, p99", moves, 0.99, f"{len(moves)} announcements"),
        figure("caption in the thread late, p50", captions, 0.5, "on the way to Discord and back"),
        figure("caption in the thread late, p99", captions, 0.99, f"{len(captions)} captions"),
    ]


def figure(name: str, values: list[float], share: float, beside: str) -> Figure:
    value = quantile(values, share)
    return Figure(name, f"{value:.1f} ms", beside, None, f"< {AIM} ms", value < AIM)


async def fly(box: Sandbox, folder: Path) -> int:
    """One mission at each of three tables; everybody looks at the panel again and again."""
    crews = people(box)[:3]
    for number, crew in enumerate(crews, 1):
        await launch(crew, number)
    looking = [
        asyncio.create_task(look(person, number))
        for number, crew in enumerate(crews, 1)
        for person in crew[:2]
    ]
    last = timeline(MISSIONS[MISSION], 5, False)[-1][0]
    await asyncio.sleep((last + 20) / RATE + 1)
    for task in looking:
        task.cancel()
    await asyncio.gather(*looking, return_exceptions=True)
    return sum(len(message["attachments"]) for message in _all(box))


def _all(box: Sandbox) -> list[dict[str, Any]]:
    return [message for channel in box.world.messages.values() for message in channel.values()]


async def launch(crew: list[Person], game: int) -> None:
    owner, *others = crew
    opened = await owner.slash("space-alert", channel="games", mission=MISSION, pace="live")
    lobby = (await opened.answered(30)).message
    assert lobby is not None
    for person in others:
        await (await person.click(lobby, f"w:join:{game}:")).answered(30)
        await (await person.click(lobby, f"w:ready:{game}:")).answered(30)
    await (await owner.click(lobby, f"w:start:{game}:")).done(30)
    for person in crew:
        person.channel = lobby["id"]


async def look(person: Person, game: int) -> None:
    while True:
        with contextlib.suppress(Refused, TimeoutError, LookupError, IndexError):
            table = [m for m in person.messages() if f"w:seat:{game}:" in json.dumps(m)][-1]
            await (await person.click(table, f"w:seat:{game}:")).answered(5)
        await asyncio.sleep(0.3)


class Pages:
    """When the words of each thread's running log grew."""

    def __init__(self, box: Sandbox) -> None:
        self.grew: dict[str, list[float]] = defaultdict(list)
        self._lengths: dict[str, int] = {}
        box.world.listeners.append(self._heard)

    def _heard(self, event: Event) -> None:
        if event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or event.only is not None:
            return
        parts = list(walk(event.data["components"]))
        if any(str(part.get("custom_id", "")).startswith(NO_PAGE) for part in parts):
            return
        length = sum(len(part.get("content", "")) for part in parts)
        if length > self._lengths.get(event.data["id"], 0):
            self._lengths[event.data["id"]] = length
            self.grew[event.data["channel_id"]].append(time.time())


def late(pages: Pages, path: Path, only: Sequence[int] | None = None) -> tuple[list[float], list[float]]:
    """Milliseconds of every clock move, and of every caption; of all games, or only of some."""
    moves: list[float] = []
    captions: list[float] = []
    line = timeline(MISSIONS[MISSION], 5, False)
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as store:
        for game, thread in store.execute("SELECT id, thread FROM games").fetchall():
            if only is not None and game not in only:
                continue
            done = store.execute(
                "SELECT at, events FROM actions WHERE game = ? AND seat = ? ORDER BY number",
                (game, CLOCK),
            ).fetchall()
            zero = _zero(store, game, [at for at, _ in done], line)
            due = [zero + second / RATE for second, _ in line]
            moves += [(at - wanted) * 1000 for (at, _), wanted in zip(done, due, strict=False)]
            grew = pages.grew[str(thread)]
            for (at, events), wanted in zip(done, due, strict=False):
                tells = told(msgspec.json.decode(events, type=list[core.Event]), None)
                if tells and (after := [moment for moment in grew if moment >= at]):
                    captions.append((after[0] - wanted) * 1000)
    return moves, captions


def _zero(store: sqlite3.Connection, game: int, done: list[float], line: list[tuple[int, Any]]) -> float:
    """Second zero on the wall: kept while the clock runs; afterwards no tick was ever before its time."""
    kept = store.execute("SELECT started_at FROM clocks WHERE game = ?", (game,)).fetchone()
    return (
        float(kept[0])
        if kept
        else min(at - second / RATE for at, (second, _) in zip(done, line, strict=False))
    )
