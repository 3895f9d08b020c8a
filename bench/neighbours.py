"""What a table notices of the others: clicks and announcements in Space Alert, alone and while androids play
three tables of Xia and a film is made, in one run."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from bench.clicks import bot, must_be_moves, pressed_at, seated
from bench.figures import Figure, against, quantile
from bench.lateness import RATE, Pages, late, launch
from bench.moves import pressed
from bench.voyages import Voyage, next_press, prepared
from cogs.workshop import Urgency, Workshop
from rules.space_alert.missions import MISSIONS, timeline
from sandbox.errors import Refused
from sandbox.person import Person
from sandbox.server import Sandbox

CREW = 5
CLICKING, FLYING = 2, 2
"""Tables of Space Alert in each part: where buttons are pressed, and where a mission is flown."""
XIA, FILMS = 3, 2
LONG = 600
"""Rounds of the games that films are made of: many hundred moves."""
ROUNDS = 24
AIM, STALL, LATE = 1.5, 50, 50
LAUNCH = f"""
import asyncio, os, time
import bot
from cogs.space_alert.face import SpaceAlertFace
SpaceAlertFace.rate = {RATE}

async def watch():
    with open(os.environ["BENCH_STALLS"], "a", buffering=1) as file:
        while True:
            before = time.time()
            await asyncio.sleep(0.005)
            file.write(f"{{before}} {{time.time() - before - 0.005}}\\n")

async def main():
    watching = asyncio.create_task(watch())
    await bot.main()

asyncio.run(main())
"""


class Seen(NamedTuple):
    clicks: list[float]
    late: list[float]
    captions: list[float]
    stalls: list[float]


async def measure() -> list[Figure]:
    crews = CLICKING + 2 * FLYING
    players = [f"Player {number}" for number in range(1 + crews * CREW + XIA + FILMS)]
    with tempfile.TemporaryDirectory(prefix="wardroom-bench-") as folder:
        async with Sandbox(players=players) as box:
            alone, beside = await both(box, Path(folder))
    return figures(alone, beside)


def figures(alone: Seen, beside: Seen) -> list[Figure]:
    rows = [
        against(
            f"click beside androids and a film, p{share}",
            quantile(beside.clicks, share / 100),
            quantile(alone.clicks, share / 100),
            AIM,
        )
        for share in (50, 99)
    ]
    for name, here, there, most, share in (
        ("longest stall of the loop", beside.stalls, alone.stalls, STALL, 1.0),
        ("announcement late beside them, p99", beside.late, alone.late, LATE, 0.99),
        ("caption late beside them, p99", beside.captions, alone.captions, LATE, 0.99),
    ):
        value, baseline = quantile(here, share), quantile(there, share)
        told = f"{baseline:.1f} ms alone"
        rows.append(Figure(name, f"{value:.1f} ms", told, value / baseline, f"< {most} ms", value < most))
    return rows


async def both(box: Sandbox, folder: Path) -> tuple[Seen, Seen]:
    path, people = folder / "wardroom.sqlite3", box.people[1:]
    crews = [people[start : start + CREW] for start in range(0, (CLICKING + 2 * FLYING) * CREW, CREW)]
    others = people[len(crews) * CREW :]
    voyages = [Voyage("xia", [person], 4, 12) for person in others[:XIA]]
    voyages += [Voyage("xia", [person], 3, LONG) for person in others[XIA:]]
    numbers = await prepared(path, box, voyages)
    async with bot(
        box,
        "-c",
        LAUNCH,
        WARDROOM_DATA=str(folder),
        WARDROOM_LOG="ERROR",
        BENCH_STALLS=str(folder / "stalls"),
    ):
        await box.ready(60)
        first = len(numbers) + 1
        tables = [await seated(crew) for crew in crews[:CLICKING]]
        first += CLICKING
        presses = pressed_at(crews[:CLICKING], tables)
        alone = await part(box, folder, crews[CLICKING : CLICKING + FLYING], first, presses)
        message = tables[0][0]
        async with playing(path, numbers, others, message):
            beside = await part(box, folder, crews[CLICKING + FLYING :], first + FLYING, presses)
        must_be_moves(path, 2 * ROUNDS * len(presses))
    return alone, beside


async def part(
    box: Sandbox, folder: Path, flying: list[list[Person]], first: int, presses: list[list[tuple[Any, ...]]]
) -> Seen:
    """Missions are flown, buttons pressed; what came of it between here and there."""
    pages = Pages(box)
    games = list(range(first, first + len(flying)))
    for crew, game in zip(flying, games, strict=True):
        await launch(crew, game)
    begun = time.time()
    last = timeline(MISSIONS["mission_1"], CREW, False)[-1][0]
    clicks: list[float] = []
    for number in range(ROUNDS):
        with contextlib.suppress(Refused):
            clicks += await pressed([mine[number % 2] for mine in presses])
    await asyncio.sleep(max(0.0, begun + (last + 20) / RATE + 1 - time.time()))
    rows = [line.split() for line in (folder / "stalls").read_text().splitlines()]
    stalls = [float(stall) * 1000 for at, stall in rows if float(at) >= begun]
    moves, captions = late(pages, folder / "wardroom.sqlite3", games)
    return Seen(clicks, moves, captions, stalls)


@asynccontextmanager
async def playing(
    path: Path, numbers: list[int], people: list[Person], message: dict[str, Any]
) -> AsyncIterator[None]:
    """The neighbours: one player and three androids at each table of Xia, and films one after the other."""
    shop = Workshop(1)
    tasks = [
        asyncio.create_task(play(shop, path, number, person, message))
        for number, person in zip(numbers[:XIA], people, strict=False)
    ]
    tasks += [
        asyncio.create_task(watch_film(number, person, message))
        for number, person in zip(numbers[XIA:], people[XIA:], strict=False)
    ]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await shop.close()


async def play(shop: Workshop, path: Path, game: int, person: Person, message: dict[str, Any]) -> None:
    """Whenever the androids have come to an end, the one player presses a button."""
    while True:
        press = await shop.do(next_press, str(path), game, urgency=Urgency.FILM)  # it stands back
        if press is None:
            return
        with contextlib.suppress(Refused, TimeoutError):
            await (await person.click(message, press.custom_id, force=True)).done(30)
        await asyncio.sleep(0.1)


async def watch_film(game: int, person: Person, message: dict[str, Any]) -> None:
    with contextlib.suppress(Refused, TimeoutError):
        await (await person.click(message, f"w:animate:{game}:", force=True)).answered(60)
