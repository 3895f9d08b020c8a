"""How long the bot takes to be there with five hundred games running, and what it then weighs."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from bench import games
from bench.clicks import bot
from bench.figures import Figure
from db.store import Store
from rules.space_alert.options import Options
from sandbox.server import Sandbox

GAMES = 500
ACTIONS = 60
SECONDS, MEGABYTES = 5, 400


async def measure() -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="wardroom-bench-") as folder:
        alone, full = _folders(Path(folder))
        await fill(full)
        empty_s, empty_mb = await start(alone)
        full_s, full_mb = await start(full)
    name = f"start-up with {GAMES} running games"
    return [
        Figure(
            name,
            f"{full_s:.2f} s",
            f"{empty_s:.2f} s with none",
            full_s / empty_s,
            f"< {SECONDS} s",
            full_s < SECONDS,
        ),
        Figure(
            "memory after that start",
            f"{full_mb:.0f} MB",
            f"{empty_mb:.0f} MB with none",
            full_mb / empty_mb,
            f"< {MEGABYTES} MB",
            full_mb < MEGABYTES,
        ),
    ]


async def fill(folder: Path) -> None:
    """Half of the games by post, half practice, in the middle of their planning."""
    store = await Store.open(folder / "wardroom.sqlite3")
    for number in range(GAMES):
        pace = Options(mission="mission_1", pace="post" if number % 2 else "practice")
        await games.played(store, ACTIONS, pace, seats=2 + number % 4)
    await store.close()


async def start(folder: Path) -> tuple[float, float]:
    """Seconds from the command to the last game picked up, and megabytes in memory then."""
    log = folder / "bot.log"
    async with Sandbox() as box:
        begin = time.perf_counter()
        async with bot(box, "bot.py", log=log, WARDROOM_DATA=str(folder), WARDROOM_LOG="INFO") as process:
            while not _says(log, "ready as"):
                await asyncio.sleep(0.01)
            took = time.perf_counter() - begin
            return took, _peak(process.pid)


def _folders(root: Path) -> tuple[Path, Path]:
    for name in ("alone", "full"):
        (root / name).mkdir()
    return root / "alone", root / "full"


def _says(log: Path, text: str) -> bool:
    return log.exists() and text in log.read_text()


def _peak(pid: int) -> float:
    """The most memory the process ever held, in megabytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")) / 1024
