"""Who works: a process (`Worker`) or, where there are to be none, a thread (`Helper`); one job at a time."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from cogs.workbench import LENGTH, framed
from rules.core.data import CONTENT

log = logging.getLogger(__name__)
ROOT = Path(__file__).resolve().parent.parent
SECRET = ("DISCORD_TOKEN",)
"""What a worker has no need to know."""
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1"}
"""A worker has one core: more threads would only wait for each other over small matrices."""


class Died(Exception):
    """The process ended in the middle of a job."""


class Hand(Protocol):
    near: int | None
    """The game it worked for last: much of that one is still in its mind."""

    async def start(self) -> None: ...

    async def do(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Any: ...

    async def stop(self) -> None: ...


class Helper:
    """A thread of the bot itself."""

    def __init__(self, name: str) -> None:
        self.near: int | None = None
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name)

    async def start(self) -> None: ...

    async def do(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, partial(_done, work, args))

    async def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _done(work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    try:
        return work(*args)
    except StopIteration as problem:  # a future does not take it, and whoever waits would wait for ever
        raise LookupError(f"{work.__name__} found nothing") from problem


class Worker:
    """A process, started when there is something to do. It ends when its input does: with the bot, however
    that ended."""

    def __init__(self, name: str, nice: int = 0) -> None:
        self.name, self.nice = name, nice
        self.near: int | None = None
        self.process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()

    async def start(self) -> None:
        async with self._starting:
            if self.process is None or self.process.returncode is not None:
                self.process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "cogs.workbench", str(self.nice)),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    cwd=ROOT,
                    env=_environment(),
                )

    async def do(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        try:
            await self.start()
        except OSError as problem:
            log.warning("%s cannot be started (%s): a thread does its work", self.name, problem)
            return await asyncio.to_thread(_done, work, args)
        job = framed((work, args))
        try:
            good, value = pickle.loads(await self._answer(job))
        except (asyncio.IncompleteReadError, OSError) as problem:
            await self.stop()
            raise Died(f"{self.name}, at {work.__name__}") from problem
        if good:
            return value
        raise value

    async def _answer(self, job: bytes) -> bytes:
        assert self.process is not None and self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(job)
        await self.process.stdin.drain()
        head = await self.process.stdout.readexactly(LENGTH)
        return await self.process.stdout.readexactly(int.from_bytes(head, "big"))

    async def stop(self) -> None:
        """At once: it holds nothing that is not elsewhere."""
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in SECRET}
    return {**ONE_THREAD, **kept, "WARDROOM_CONTENT": str(CONTENT.resolve())}
