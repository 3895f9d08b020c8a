"""One bot a data folder: a second one would answer every click twice."""

from __future__ import annotations

import sqlite3
from pathlib import Path

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
        folder.mkdir(parents=True, exist_ok=True)
        self._held = sqlite3.connect(folder / NAME, isolation_level=None, timeout=0)
        try:
            self._held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as problem:
            self._held.close()
            if "locked" not in str(problem):
                raise
            raise Occupied(folder) from None

    def release(self) -> None:
        self._held.close()
