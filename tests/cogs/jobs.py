"""Jobs for the tests of the workshop: a worker process imports them from here."""

from __future__ import annotations

import os
import time
from pathlib import Path

from rules.core import IllegalMove


def environment(name: str) -> str | None:
    return os.environ.get(name)


def double(number: int) -> int:
    return 2 * number


def refuse(seat: int) -> None:
    raise IllegalMove("xia-illegal-not-asked", rule="XIA-547", player=f"#{seat}")


class Odd(Exception):
    """One that cannot be sent: its making needs more than it tells."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def fail_oddly() -> None:
    raise Odd(1, 2)


def die_once(mark: str) -> str:
    """The first time it takes the whole process along."""
    if not os.path.exists(mark):
        Path(mark).touch()
        os._exit(9)
    return "done"


def die() -> None:
    os._exit(9)


def chatter() -> int:
    print("a stray word")
    return os.getpid()


def until(path: str) -> str:
    """Works until somebody makes that file."""
    while not os.path.exists(path):
        time.sleep(0.005)
    return path


def note(path: str, word: str) -> None:
    with open(path, "a") as file:
        file.write(f"{word}\n")


def token() -> str | None:
    return os.environ.get("DISCORD_TOKEN")


def spin(path: str) -> None:
    """Says that it has begun, then keeps its core busy for as long as it lives."""
    Path(path).write_text(str(os.getpid()))
    while True:
        pass
