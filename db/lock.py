"""One bot a data folder: a second one would answer every click twice."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from db.engine import Unusable

NAME = "wardroom.lock"


class Occupied(Exception):
    """Another bot has this folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            f"Another Wardroom is already running on the data folder {folder}. "
            "Stop it first, or give this one a folder of its own with WARDROOM_DATA. Nothing was changed."
        )


class Lock:
    """Held as long as the process lives: the system lets go of it whatever way the process ends. SQLite locks
    a file of its own alike on every system."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._held = sqlite3.connect(folder / NAME, isolation_level=None, timeout=0)
        except (OSError, sqlite3.Error) as problem:
            raise Unusable(folder, problem) from problem
        try:
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as problem:
            self._held.close()
            if "locked" in str(problem):
                raise Occupied(folder) from None
            raise Unusable(folder, problem) from problem

    def release(self) -> None:
        self._held.close()
