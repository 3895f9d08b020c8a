"""Several processes over one database: each reads what is of its own servers, and all together read all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from db.people import Clock, Ping
from db.share import Share
from db.store import Store
from tests.db.conftest import new_game, play

GUILDS = [
    0,
    5,
    *(number << 22 for number in (1, 2, 3, 7, 250_000_000_000)),
    (1_400_000_000_000 << 22) + 12_345,
]
SHARES = [Share(6, 3, berth) for berth in range(3)]


async def filled(store: Store) -> dict[int, int]:
    """In each server a table under way, one that ended untold and a lobby, and what is kept of them."""
    homes: dict[int, int] = {}
    for place, guild in enumerate(GUILDS):
        for status in ("running", "over", "lobby"):
            row = await new_game(store, guild=guild)
            homes[row.id] = guild
            if status != "lobby":
                await play(store, row.id, 1)
            ended = {"ended_at": 4e9, "thread": 9} if status == "over" else {}
            await store.games.update(row.id, status=status, created_at=float(place), refused=2, **ended)
            await store.people.keep_ping(Ping(row.id, 0, "a", 1, 2, 3.0, due=float(place), asked={"a": 0.0}))
            await store.people.keep_clock(Clock(row.id, 100.0, 1.0, None, 101.0))
        await store.people.keep_mutes(guild, row.id, [10 + place])
    return homes


async def games(found: Awaitable[list[Any]], name: str = "id") -> list[int]:
    return sorted(getattr(row, name) for row in await found)


async def refused(store: Store) -> list[int]:
    return sorted(await store.games.refused(2))


READ: dict[str, Callable[[Store], Awaitable[list[int]]]] = {
    "running": lambda store: games(store.games.running()),
    "untold": lambda store: games(store.games.untold()),
    "refused": refused,
    "lobbies": lambda store: games(store.games.lobbies(1e9)),
    "due": lambda store: games(store.games.due(4e10)),
    "next_due": lambda store: games(store.people.next_due(100), "game"),
    "clocks": lambda store: games(store.people.clocks(), "game"),
}


@pytest.mark.parametrize("what", READ)
async def test_each_reads_its_own_and_all_together_read_all(store: Store, what: str) -> None:
    homes = await filled(store)
    everything = await READ[what](store)
    assert {homes[game] for game in everything} == set(GUILDS)
    parts: list[int] = []
    for share in SHARES:
        store.keep_to(share)
        own = await READ[what](store)
        assert own and all(share.holds(homes[game]) for game in own)
        parts += own
    assert sorted(parts) == everything
    store.keep_to(None)
    assert await READ[what](store) == everything


async def test_each_frees_the_tongues_it_has_tied(store: Store) -> None:
    await filled(store)
    found = []
    for share in SHARES:
        store.keep_to(share)
        own = await store.people.muted()
        assert own and all(share.holds(guild) for guild, _, _ in own)
        found += own
    assert sorted(guild for guild, _, _ in found) == sorted(GUILDS)


async def test_the_clock_that_runs_out_first_is_the_first_of_its_own(store: Store) -> None:
    """The limit counts what is ours: clocks of others never hide it."""
    homes = await filled(store)
    for share in SHARES:
        store.keep_to(share)
        (first,) = await store.people.next_due(1)
        assert homes[first.game] == next(guild for guild in GUILDS if share.holds(guild))


@pytest.mark.parametrize("guild", GUILDS)
def test_every_server_has_one_owner(guild: int) -> None:
    assert [share.berth for share in SHARES if share.holds(guild)] == [(guild >> 22) % 6 % 3]
