"""Click to acknowledgement with twenty players at once, against a bare discord.py handler.

Both bots are processes of their own. Our click is a move: lock, rules, an append that is on disk, and the
table told; theirs is a button that does nothing but acknowledge. They are pressed in turns, round by round,
each in a sandbox of its own that this process plays: whatever else the machine does, and whatever Discord
costs that is played here, is in both figures alike.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from bench.figures import Figure, against, quantile
from cogs import prompts
from rules.core import Dice, Prompt
from rules.space_alert.actions import Begin, Ready
from rules.space_alert.game import RULES
from rules.space_alert.options import Options
from sandbox.components import walk
from sandbox.errors import Refused
from sandbox.interactions import ACK_SECONDS
from sandbox.person import Person
from sandbox.server import Sandbox

ROOT = Path(__file__).resolve().parent.parent
Presses = list[list[tuple[Person, Any, str]]]
TABLES, SEATS, PRESSING = 5, 5, 4
"""Five tables of five; one at each never says ready, so that the table stays in its phase."""
ROUNDS = 20
WARM = 4
CLICKS = (ROUNDS + WARM) * TABLES * PRESSING
"""Of each bot."""
PLAYERS = [f"Player {number}" for number in range(1 + TABLES * SEATS)]
THINKING = 1.0
"""Seconds between two presses of one player, of either bot."""


async def measure() -> list[Figure]:
    bare: list[float] = []
    ours: list[float] = []
    with tempfile.TemporaryDirectory(prefix="wardroom-bench-") as folder:
        async with (
            Sandbox(players=PLAYERS) as there,
            Sandbox(players=PLAYERS) as here,
            bare_bot(there) as theirs,
            seated_bot(here, Path(folder)) as (_, presses),
        ):
            async for side, pressed in in_turns(theirs, presses):
                (bare, ours)[side].extend(pressed)
    return [
        against(
            f"click to acknowledgement, p{share}",
            quantile(ours, share / 100),
            quantile(bare, share / 100),
            2,
        )
        for share in (50, 99)
    ]


@asynccontextmanager
async def bot(
    box: Sandbox, *arguments: str, log: Path | None = None, **environment: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    output = os.open(log or os.devnull, os.O_WRONLY | os.O_CREAT)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        cwd=ROOT,
        env={**os.environ, **box.environment, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "", **environment},
        stdout=output,
        stderr=output,
    )
    os.close(output)
    try:
        yield process
    finally:
        process.kill()
        await process.wait()
        while box.gateway.live:
            await asyncio.sleep(0.01)


def people(box: Sandbox) -> list[list[Person]]:
    everyone = box.people[1:]
    return [everyone[start : start + SEATS] for start in range(0, TABLES * SEATS, SEATS)]


@asynccontextmanager
async def bare_bot(box: Sandbox) -> AsyncIterator[Presses]:
    channel = box.world.channel("games")["id"]
    async with bot(box, "-m", "bench.bare_bot", BENCH_CHANNEL=channel):
        pressing = [person for crew in people(box) for person in crew[:PRESSING]]
        message = await pressing[0].until(lambda seen: [m for m in seen if m["content"] == "bare"][-1], 30)
        yield [[(person, message, "bare:1")] * 2 for person in pressing]


@asynccontextmanager
async def seated_bot(
    box: Sandbox, folder: Path, **environment: str
) -> AsyncIterator[tuple[asyncio.subprocess.Process, Presses]]:
    """The bot with all tables in their phase, and what is pressed at them."""
    settings: dict[str, Any] = {"WARDROOM_DATA": str(folder), "WARDROOM_LOG": "ERROR", **environment}
    async with bot(box, "bot.py", **settings) as process:
        await box.ready(60)
        crews = people(box)
        tables = [await seated(crew) for crew in crews]
        yield process, pressed_at(crews, tables)
        must_be_moves(folder / "wardroom.sqlite3", CLICKS)


def pressed_at(crews: Sequence[list[Person]], tables: Sequence[tuple[dict[str, Any], int]]) -> Presses:
    """What those who press have before them, in turns."""
    return [
        [(person, table, each) for each in buttons(game)]
        for crew, (table, game) in zip(crews, tables, strict=True)
        for person in crew[:PRESSING]
    ]


def buttons(game: int) -> tuple[str, str]:
    """In the first phase to be ready, with empty slots after all, and no more: two moves, over and over."""
    before, after = toggle()
    return f"w:sure:{game}:x.{mark(before)}.1", f"w:choose:{game}:x.{mark(after)}.0"


def must_be_moves(path: Path, clicks: int) -> None:
    """A press that is refused, or asked once more, costs something else; a few come while a table is told."""
    with closing(sqlite3.connect(path)) as store:
        ((moves,),) = store.execute("SELECT COUNT(*) FROM actions WHERE text IN ('ready', 'unready')")
    assert moves > 0.9 * clicks, f"of {clicks} clicks only {moves} were moves"


def toggle() -> tuple[Prompt, Prompt]:
    """What everybody is asked in the first phase, before and after they have answered."""
    state = RULES.start(Options(mission="mission_1", pace="practice"), SEATS, Dice(b"bench", -1))
    RULES.play(state, 0, Begin(), Dice(b"bench", 0))
    before = RULES.prompts(state)[0]
    RULES.play(state, 0, Ready(), Dice(b"bench", 1))
    return before, RULES.prompts(state)[0]


def mark(asked: Prompt) -> str:
    """The stamp of a question that everybody at the table is asked."""
    return prompts.stamp(None, asked, shared=True)  # type: ignore[arg-type]


async def seated(crew: list[Person], place: Any = "games") -> tuple[dict[str, Any], int]:
    """A table in its planning phase: the table message, and the game's number."""
    owner, *others = crew
    opened = await owner.slash("space-alert", channel=place, mission="mission_1", pace="practice")
    lobby = (await opened.answered(30)).message
    found = re.search(r"w:join:(\d+):", str(lobby))
    assert lobby is not None and found is not None
    game = int(found[1])
    for person in others:
        await (await person.click(lobby, f"w:join:{game}:")).answered(30)
    await (await owner.click(lobby, f"w:start:{game}:")).done(30)
    begin = await owner.until(lambda seen: _with(seen, f"w:choose:{game}:"), 30, lobby["id"])
    await (await owner.click(*begin)).done(30)
    table, _ = await owner.until(lambda seen: _with(seen, f"w:text:{game}:"), 30, lobby["id"])
    return table, game


def _with(seen: list[dict[str, Any]], button: str) -> tuple[dict[str, Any], str]:
    """The first message with such a button, and its id. Only the table offers the board as text; calls go."""
    found = [
        (message, part["custom_id"])
        for message in seen
        for part in walk(message["components"])
        if str(part.get("custom_id", "")).startswith(button)
    ]
    return found[0]


async def in_turns(*sides: Presses) -> AsyncIterator[tuple[int, list[float]]]:
    """At each side in turn everybody presses at once and waits for the answer: milliseconds of each press,
    once all that follows is over. The first rounds only warm up, and have none."""
    for number in range(ROUNDS + WARM):
        for side, presses in enumerate(sides):
            made = [await _press(*mine[number % len(mine)]) for mine in presses]
            for one in made:
                with contextlib.suppress(Refused):
                    await one.done(30)
            await asyncio.sleep(THINKING)
            took = [(one.acked_after or ACK_SECONDS) * 1000 for one in made]
            yield side, took if number >= WARM else []


async def _press(person: Person, message: Any, custom_id: str) -> Any:
    return await person.click(message, custom_id, force=True)
