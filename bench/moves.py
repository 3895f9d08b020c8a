"""Clicks in the games that think (a flight, a purchase, a step of a turn), against a bare handler."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from typing import Any

from bench.clicks import THINKING, WARM, bot
from bench.figures import Figure, against, quantile
from bench.voyages import Press, Voyage, next_press, prepared
from cogs.workshop import Urgency, Workshop
from sandbox.interactions import ACK_SECONDS
from sandbox.person import Person
from sandbox.server import Sandbox

TABLES, SEATS = 5, 3
"""Of each game. At each table one is asked, so as many press at once."""
BEGUN = 12
"""Rounds that androids have played before: ships are chosen and fitted out."""
ROUNDS = 16
GAMES = {"xia": "Xia", "starship_captains": "Captains"}
AIM = 3.0


async def measure() -> list[Figure]:
    people = 2 * TABLES * SEATS
    with tempfile.TemporaryDirectory(prefix="wardroom-bench-") as folder:
        async with Sandbox(players=[f"Player {number}" for number in range(1 + people)]) as box:
            bare = await bare_clicks(box)
            took = await our_clicks(box, Path(folder, "wardroom.sqlite3"))
    figures = []
    for what, values in took.items():
        name = f"click in {what} to acknowledgement, p50 of {len(values)}"
        figures.append(against(name, quantile(values, 0.5), quantile(bare, 0.5), AIM))
    return figures


def crews(box: Sandbox) -> list[list[Person]]:
    everyone = box.people[1:]
    return [everyone[start : start + SEATS] for start in range(0, len(everyone), SEATS)]


async def pressed(presses: list[tuple[Person, Any, str]]) -> list[float]:
    """All at once; milliseconds until each was acknowledged."""
    made = [await person.click(message, custom_id, force=True) for person, message, custom_id in presses]
    for one in made:
        await one.done(30)
    await asyncio.sleep(THINKING)
    return [(one.acked_after or ACK_SECONDS) * 1000 for one in made]


async def bare_clicks(box: Sandbox) -> list[float]:
    channel = box.world.channel("games")["id"]
    async with bot(box, "-m", "bench.bare_bot", BENCH_CHANNEL=channel):
        pressing = [crew[0] for crew in crews(box)]
        message = await pressing[0].until(lambda seen: [m for m in seen if m["content"] == "bare"][-1], 30)
        rounds = [await pressed([(one, message, "bare:1") for one in pressing]) for _ in range(ROUNDS + WARM)]
        return [each for took in rounds[WARM:] for each in took]


async def our_clicks(box: Sandbox, path: Path) -> dict[str, list[float]]:
    """By the game, and by what was done in it."""
    games = [game for game in GAMES for _ in range(TABLES)]
    voyages = [Voyage(game, crew, SEATS, BEGUN) for game, crew in zip(games, crews(box), strict=True)]
    numbers = await prepared(path, box, voyages)
    message = next(iter(box.world.messages[box.world.channel("games")["id"]].values()))
    took: dict[str, list[float]] = defaultdict(list)
    shop = Workshop(1)
    async with bot(box, "bot.py", WARDROOM_DATA=str(path.parent), WARDROOM_LOG="ERROR"):
        await box.ready(60)
        for number in range(ROUNDS + WARM):
            presses = await asked(shop, path, numbers)
            clicks = [(voyages[game].people[press.seat], message, press.custom_id) for game, press in presses]
            for (game, press), each in zip(presses, await pressed(clicks), strict=True):
                if number >= WARM:
                    took[GAMES[games[game]]].append(each)
                    took[f"{GAMES[games[game]]} ({press.kind})"].append(each)
    await shop.close()
    with closing(sqlite3.connect(path)) as store:
        ((stored,),) = store.execute("SELECT COUNT(*) FROM actions WHERE interaction IS NOT NULL")
    assert stored > 0.9 * (ROUNDS + WARM) * len(numbers), f"only {stored} clicks were moves"
    often = {what: values for what, values in took.items() if "(" not in what or len(values) >= ROUNDS}
    return dict(sorted(often.items()))


async def asked(shop: Workshop, path: Path, numbers: list[int]) -> list[tuple[int, Press]]:
    """What is pressed next at each table that is not over."""
    found = [await shop.do(next_press, str(path), number, urgency=Urgency.CLICK) for number in numbers]
    return [(index, press) for index, press in enumerate(found) if press is not None]
