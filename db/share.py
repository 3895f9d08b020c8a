"""Which servers are a process's own, where several share them (docs/hosting.md, *Several processes*)."""

from __future__ import annotations

import os
from typing import NamedTuple

MOST = 1000


class Share(NamedTuple):
    """Shard s belongs to berth s % berths; a server to shard (its id >> 22) % shards, as Discord has it.
    What has no server (0) is the first shard's, to which direct messages come."""

    shards: int
    berths: int
    berth: int

    def holds(self, guild: int) -> bool:
        return self.holder(guild) == self.berth

    def holder(self, guild: int) -> int:
        """The berth that has this server."""
        return (guild >> 22) % self.shards % self.berths

    def own_shards(self) -> list[int]:
        return list(range(self.berth, self.shards, self.berths))


def asked_for() -> tuple[int, int | None]:
    """How many berths and shards the settings want; ValueError says what is wrong with them."""
    berths = _number("WARDROOM_BERTHS", 1)
    shards = _number("WARDROOM_SHARDS", None)
    if berths is None or not 1 <= berths <= MOST:
        raise ValueError(f"WARDROOM_BERTHS must be a number from 1 to {MOST}.")
    if shards is not None and shards < berths:
        raise ValueError(
            "WARDROOM_SHARDS must not be less than WARDROOM_BERTHS: every process needs a shard."
        )
    return berths, shards


def _number(name: str, default: int | None) -> int | None:
    given = os.environ.get(name, "").strip()
    if given and not given.isdecimal():
        raise ValueError(f"{name} must be a number, not {given!r}.")
    return int(given) if given else default


MINE = "((guild >> 22) % ?) % ? = ?"
"""The same of a row, with a Share as its values."""
OF_MINE = f"EXISTS (SELECT 1 FROM games WHERE id = {{table}}.game AND {MINE})"


def mine(share: Share | None) -> tuple[str, tuple[int, ...]]:
    """What to add to a WHERE about games or servers; nothing for a process that has them all."""
    return ("", ()) if share is None else (f" AND {MINE}", share)


def of_mine(share: Share | None, table: str) -> tuple[str, tuple[int, ...]]:
    """The same about rows that belong to games."""
    return ("", ()) if share is None else (f" AND {OF_MINE.format(table=table)}", share)
