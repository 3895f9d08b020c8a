"""Hostile and clumsy users at many tables, while Discord, the network and the bot have bad days.

More of it: `MONKEY_SEEDS=30 MONKEY_STEPS=400 pytest tests/e2e/test_monkey.py`."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import re
from collections import Counter
from pathlib import Path

import pytest

from cogs.proof import fold
from db.log import standing
from sandbox.server import Sandbox
from sandbox.shapes import EPHEMERAL
from tests.cogs.conftest import House
from tests.e2e.crew import parts, verb_of
from tests.e2e.monkeys import Monkeys

STEPS = int(os.environ.get("MONKEY_STEPS", "400"))
FIRST = int(os.environ.get("MONKEY_FIRST", "1"))
SEEDS = range(FIRST, FIRST + int(os.environ.get("MONKEY_SEEDS", "1")))
LOOK_EVERY = 50
RATE = 40.0
EXPECTED = (
    "Attempting a reconnect in",
    "WebSocket closed with",
    "Error connecting to voice",
    "(error code: 40060)",
    "Session is closed",
    "Connector is closed",
)
"""What discord.py logs of a dropped gateway, of a completion asked for twice, of a stop amid its work."""


class Hasty(House):
    """Missions are flown in seconds, also after a restart."""

    async def start(self) -> None:
        await super().start()
        self.bot.table.faces["space_alert"].rate = RATE  # type: ignore[attr-defined]


class Errors(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = logging.Formatter().format(record)
        if not any(known in text for known in EXPECTED):
            self.found.append(text)


async def faithful(house: House) -> list[str]:
    """Games whose log does not lead to their state."""
    found = []
    for status in ("running", "paused", "over", "abandoned"):
        for guild in house.box.world.guilds:
            for row in await house.store.games.of_guild(int(guild), (status,)):
                async with house.bot.table.lock(row.id):
                    row = await house.store.games.get(row.id)
                    line = standing(await house.store.log.read(row.id))
                if (
                    row.depth != len(line)
                    or fold(house.bot.table.faces[row.game].rules, row, line) != row.state
                ):
                    found.append(f"game {row.id} ({row.status}) does not replay")
    return found


async def tidy(house: House) -> list[str]:
    """Two table messages or two pings for one decision; ephemeral messages that others can read."""
    tables: Counter[str] = Counter()
    pings: Counter[str] = Counter()
    found = []
    world = house.box.world
    for channel in world.messages.values():
        for message in channel.values():
            verbs = {verb_of(part): part["custom_id"] for part in parts(message)}
            if message["flags"] & EPHEMERAL:
                readers = [p.name for p in house.box.people if world.can_read(p.id, message)]
                if len(readers) > 1:
                    found.append(f"ephemeral message read by {readers}")
                continue
            if verbs.keys() >= {"text", "history"}:
                tables[verbs["text"].split(":")[2]] += 1
            if "snooze" in verbs and world.channels[message["channel_id"]]["type"] != 1:
                pings[verbs["snooze"]] += 1
    found += [f"{count} tables of game {game}" for game, count in tables.items() if count > 1]
    return found + [f"{count} pings {ping}" for ping, count in pings.items() if count > 1]


async def heard(house: House) -> list[str]:
    """Whoever is muted although no mission is silent."""
    found = []
    silent = False
    for row in await house.store.games.running():
        if row.game == "space_alert" and row.status == "running":
            silent = silent or (await house.bot.table.load(row.id)).state.silence
    for person in house.box.people:
        if person.server_muted and person.connected and not silent:
            found.append(f"{person.name} stays muted")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
async def test_nothing_breaks(seed: int, box: Sandbox, tmp_path: Path, elsewhere: str | None) -> None:
    errors = Errors()
    logging.getLogger().addHandler(errors)
    house = Hasty(box, tmp_path, elsewhere)
    await house.start()
    crowd = Monkeys(house, seed)
    seen: list[str] = []
    try:
        for number in range(STEPS):
            await crowd.step(number)
            if number % LOOK_EVERY == LOOK_EVERY - 1 or number == STEPS - 1:
                await crowd.calm()
                await asyncio.sleep(0.05)
                crowd.troubles += await faithful(house) + await tidy(house) + await heard(house)
                gc.collect()
            trouble = list(dict.fromkeys([*crowd.troubles, *errors.found, *box.violations]))
            if trouble and (len(trouble) > len(seen) or not seen):
                seen = trouble
                crowd.trace[-1] += " <-- TROUBLE"
        assert not seen, "\n".join([*seen, "after:", *crowd.trace])
        verbs = Counter(re.findall(r"[ws]:([a-z_]+):", "\n".join(crowd.trace)))
        print(crowd.answers, "answers, the slowest after", round(crowd.slowest, 2), verbs.most_common())
        assert crowd.answers > STEPS / 3
    finally:
        logging.getLogger().removeHandler(errors)
        await house.stop()
