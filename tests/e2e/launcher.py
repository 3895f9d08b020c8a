"""Bots in processes of their own, to be killed. A launcher has imported everything once and forks a bot when
asked, so that a start costs what `bot.main` costs and not the imports; the bot itself is the real one."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import audio
from cogs.space_alert.face import SpaceAlertFace
from images import space_alert as pictures
from images.space_alert import samples
from words import LANGUAGES, words

ROOT = Path(__file__).resolve().parents[2]


class Launcher:
    """`pid = await launcher.start(environment, log)`; `await launcher.kill(pid)` is kill -9."""

    def __init__(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        self._server = subprocess.Popen(
            [sys.executable, "-m", "tests.e2e.launcher"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
        )

    async def start(
        self, environment: dict[str, str], log: Path, rate: float = 1.0, skew: float = 0.0
    ) -> int:
        """`rate` is how many seconds of a mission pass in a second, `skew` how far ahead its clock goes."""
        request = {"environment": environment, "log": str(log), "rate": rate, "skew": skew}
        return await asyncio.to_thread(self._ask, request)

    def _ask(self, request: dict[str, object]) -> int:
        assert self._server.stdin and self._server.stdout
        self._server.stdin.write(json.dumps(request).encode() + b"\n")
        self._server.stdin.flush()
        return int(self._server.stdout.readline())

    async def kill(self, pid: int, number: int = signal.SIGKILL) -> None:
        os.kill(pid, number)
        while alive(pid):
            await asyncio.sleep(0.002)

    def close(self) -> None:
        assert self._server.stdin
        self._server.stdin.close()
        self._server.wait(10)


def alive(pid: int) -> bool:
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


def serve() -> None:
    """One request a line; the answer is the process id of a new bot."""
    bot = importlib.import_module("bot")
    importlib.import_module("sandbox.play")
    bot.cogs()
    _warm()
    gc.collect()
    gc.freeze()  # what all bots share is not copied for each of them
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin.buffer:
        request = json.loads(line)
        pid = os.fork()
        if pid == 0:
            _become_bot(bot, request)
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()


def _warm() -> None:
    """Sounds, sprites and letters that every bot makes once."""
    audio.warm_up(*LANGUAGES)
    for lang in LANGUAGES:
        for view in (samples.planning(), samples.trouble()):
            pictures.board(view, words(lang), samples.NAMES)
            pictures.hand(view, words(lang), samples.NAMES)
            pictures.turn_report(view, words(lang), samples.NAMES)


def _end_with(parent: int) -> None:
    """A bot whose tests are gone must not go on by itself."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def _become_bot(bot: object, request: dict[str, object]) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    log = os.open(str(request["log"]), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    null = os.open(os.devnull, os.O_RDONLY)
    for old, new in ((null, 0), (log, 1), (log, 2)):
        os.dup2(old, new)
    os.environ.update(request["environment"])  # type: ignore[call-overload]
    SpaceAlertFace.rate = float(str(request["rate"]))
    if skew := float(str(request["skew"])):
        right = time.time
        time.time = lambda: right() + skew
    try:
        asyncio.run(bot.main())  # type: ignore[attr-defined]
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)


if __name__ == "__main__":
    serve()
