"""Processes that share the servers of one bot: each holds a berth, a lock of PostgreSQL on a connection of
its own. Whoever dies loses it at once, and one of those that wait has it. Clocks of different machines are
never compared.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import asyncpg

from db.engine import Engine, Unreachable
from db.postgres import AWAY, FACTS
from db.share import Share

log = logging.getLogger(__name__)
BERTH, GATE = 70, 72
"""Kinds of advisory locks; 71 is the migrations'."""
LOOK = 0.2
"""Seconds between two looks for a free berth."""
EVERY, PATIENCE = 2.0, 3.0
"""Seconds between two questions whether the lock's connection lives, and how long an answer may take."""
ADRIFT = EVERY + PATIENCE
IDLE = "9s"
"""After so long without a question the server gives the berth away. It must be more than ADRIFT."""
GATE_SECONDS = 5.0
PLAN = "fleet"
NOW = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS DOUBLE PRECISION)"
"""By the clock of the server, which all processes share."""
KEEPALIVE = (
    "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3;"
    " SET tcp_user_timeout = 11000"
)
"""A machine that is gone is noticed after nine to eleven seconds."""
HELD = (
    "SELECT objid FROM pg_locks JOIN pg_database AS d ON d.oid = pg_locks.database"
    " WHERE locktype = 'advisory' AND classid = ? AND granted AND d.datname = current_database()"
    " ORDER BY objid"
)
PUT = "INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
TAKEN = (
    "INSERT INTO kept (name, value) VALUES ($1, '1') ON CONFLICT (name)"
    " DO UPDATE SET value = CAST(CAST(kept.value AS BIGINT) + 1 AS TEXT) RETURNING value"
)

END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND application_name = $2"


class Lost(Exception):
    """Another process has this berth now: this one must not touch a table any more."""


class OtherPlan(Exception):
    """Processes with other settings are at work."""


def clock() -> float:
    """Seconds that go on while the machine sleeps, where the system counts them."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Berth:
    """One share of the servers, as long as its connection lives."""

    def __init__(self, address: str, berths: int, shards: int | None) -> None:
        self.address, self.berths, self.wanted = address, berths, shards
        self.number = -1
        self.on_relayed: Callable[[int], None] = lambda number: None
        """Called with the number of a click that was handed over to this berth."""
        self._connection: Any = None
        self._pid = 0
        self._why = "all berths are taken"
        self._taken = ""
        self._answered = 0.0
        self._broken = False
        self._gates: set[asyncio.Task[None]] = set()

    def adrift(self) -> bool:
        """Whether another process may have the berth: nothing is played, told or shown then."""
        return self._broken or clock() - self._answered > ADRIFT

    async def take(self) -> None:
        """Wait for a berth that is free."""
        waiting = False
        while True:
            try:
                if self._connection is None or self._connection.is_closed():
                    self._connection = await _connected(self.address, "wardroom-spare")
                if await self._find():
                    return
            except AWAY as problem:
                log.warning("the database does not answer, a berth is waited for: %s", problem)
            if not waiting:
                log.info("%s: this process is warm and waits", self._why)
                waiting = True
            await asyncio.sleep(LOOK)

    async def _find(self) -> bool:
        connection, plan = self._connection, await self._plan()
        if not self._agrees(plan):
            await self._change(plan)
            self._why = (
                f"others run with {plan} shards and berths, and other settings hold when they have left"
            )
            return False
        self._why = "all berths are taken"
        for number in range(self.berths):
            if await _lock(connection, number):
                if await self._plan() != plan:  # changed while we looked
                    await connection.execute("SELECT pg_advisory_unlock_all()")
                    return False
                self.number, self._answered = number, clock()
                self._taken = await connection.fetchval(TAKEN, self._name)
                await self._settle_in(connection)
                return True
        return False

    @property
    def _name(self) -> str:
        return f"berth {self.number}"

    async def _settle_in(self, connection: Any) -> None:
        await connection.execute(f"SET application_name = 'wardroom-berth-{self.number}'")
        await connection.add_listener(channel(self.number), self._notified)
        self._pid = connection.get_server_pid()

    def _notified(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        self.on_relayed(int(str(payload)))

    # What all processes agree on.

    async def _plan(self) -> str | None:
        found = await self._connection.fetchval("SELECT value FROM kept WHERE name = $1", PLAN)
        return None if found is None else str(found)

    def _agrees(self, plan: str | None) -> bool:
        if plan is None:
            return True
        shards, berths = map(int, plan.split("/"))
        return berths == self.berths and self.wanted in (None, shards)

    async def _change(self, plan: str | None) -> None:
        """Other settings hold from the moment at which nobody is at work under the old ones."""
        most = max(self.berths, int((plan or "0/0").split("/")[1]))
        free = [await _lock(self._connection, number) for number in range(most)]
        if all(free):
            await self._connection.execute("DELETE FROM kept WHERE name = $1", PLAN)
        await self._connection.execute("SELECT pg_advisory_unlock_all()")

    async def share(self, advised: int) -> Share:
        """How many shards there are in all is settled by the first process: the number that is set, or
        twice what Discord advises, for growth."""
        shards = self.wanted or -(-2 * advised // self.berths) * self.berths
        await self._connection.execute(PUT, PLAN, f"{shards}/{self.berths}")
        plan = await self._plan()
        if plan is None or not self._agrees(plan):
            raise OtherPlan(f"the fleet has {plan}, this process wants {shards}/{self.berths}")
        return Share(int(plan.split("/")[0]), self.berths, self.number)

    # The fence.

    async def watch(self) -> None:
        """Ask again and again whether the lock's connection lives. Raises Lost when another has the berth."""
        while True:
            await asyncio.sleep(EVERY)
            asked = clock()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._connection.execute("SELECT 1")
                self._answered = asked
            except (*AWAY, asyncpg.PostgresError) as problem:
                self._broken = True
                log.warning("adrift: the lock of berth %s does not answer: %s", self.number, problem)
                self._connection.terminate()
                await self._back()
                self._broken = False
                log.warning("berth %s is held again", self.number)

    async def _back(self) -> None:
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    if await self._held_again():
                        return
            except (*AWAY, asyncpg.PostgresError) as problem:
                log.info("still adrift: %s", problem)
            await asyncio.sleep(LOOK)

    async def _held_again(self) -> bool:
        """The server may hold the lock for our own lost connection for a while: that one is ended."""
        asked = clock()
        connection = await _connected(self.address, "wardroom-back")
        try:
            await connection.fetch(END, self._pid, f"wardroom-berth-{self.number}")
            held = await _lock(connection, self.number)
            taken = await connection.fetchval("SELECT value FROM kept WHERE name = $1", self._name)
            if taken != self._taken:
                raise Lost(self.number)
            if held:
                await self._settle_in(connection)
                self._connection, self._answered = connection, asked
            return held
        finally:
            if self._connection is not connection:
                connection.terminate()

    # Discord lets shards of one key identify five seconds apart, in whatever process they are.

    async def gate(self, shard: int, keys: int) -> None:
        """Wait for the turn of this shard to identify."""
        while (connection := await self._passed(shard, keys)) is None:
            await asyncio.sleep(LOOK)
        task = asyncio.create_task(_closed_after(connection), name=f"gate of shard {shard}")
        self._gates.add(task)
        task.add_done_callback(self._gates.discard)

    async def _passed(self, shard: int, keys: int) -> Any | None:
        """The connection that keeps the gate shut behind this shard."""
        try:
            connection = await _connected(self.address, "wardroom-gate")
        except (*AWAY, asyncpg.PostgresError) as problem:
            log.warning("shard %s waits to identify: %s", shard, problem)
            return None
        try:
            if await _lock(connection, shard % keys, GATE):
                passed, connection = connection, None
                return passed
        except (*AWAY, asyncpg.PostgresError) as problem:
            log.warning("shard %s waits to identify: %s", shard, problem)
        finally:
            if connection is not None:
                connection.terminate()
        return None

    async def leave(self) -> None:
        for task in self._gates:
            task.cancel()
        if self._connection is not None:
            self._connection.terminate()


async def _closed_after(connection: Any) -> None:
    try:
        await asyncio.sleep(GATE_SECONDS)
    finally:
        connection.terminate()


async def _connected(address: str, name: str) -> Any:
    """Settings are made in the session: a pooler knows few of them at its door."""
    connection = await asyncpg.connect(address, server_settings={"application_name": name}, **FACTS)
    await connection.execute(f"SET idle_session_timeout = '{IDLE}'; {KEEPALIVE}")
    return connection


async def _lock(connection: Any, number: int, kind: int = BERTH) -> bool:
    return bool(await connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", kind, number))


async def held(engine: Engine) -> list[int]:
    """Berths that somebody has."""
    return [int(row[0]) for row in await engine.rows(HELD, (BERTH,))]


async def refuse_pooler(address: str) -> None:
    """A lock is of a session: it does not hold where each question may be another session's. While somebody
    else is in a transaction, a pooler has to answer by another session than before."""
    connections = []
    try:
        for _ in range(2):
            connections.append(await asyncpg.connect(address, **{**FACTS, "statement_cache_size": 0}))
        ours, other = connections
        before = await ours.fetchval("SELECT pg_backend_pid()")
        async with other.transaction():
            theirs = await other.fetchval("SELECT pg_backend_pid()")
            after = await ours.fetchval("SELECT pg_backend_pid()")
    except (*AWAY, asyncpg.PostgresError) as problem:
        raise Unreachable(str(problem) or type(problem).__name__) from problem
    finally:
        for connection in connections:
            connection.terminate()
    if theirs == before or after != before:
        raise Unreachable("a pooler in transaction mode is on the way, and no lock holds through it")


# Clicks that came to a process whose table they are not about.


def channel(berth: int) -> str:
    return f"wardroom_berth_{berth}"


async def hand_over(engine: Engine, berth: int, payload: bytes) -> int:
    """Put it where that berth finds it, and tell it; its number. NOTIFY takes 8,000 bytes at most."""
    sql = (
        f"WITH r AS (INSERT INTO relayed (berth, payload, at) VALUES (?, ?, {NOW}) RETURNING id)"
        " SELECT id, pg_notify(?, CAST(id AS TEXT)) FROM r"
    )
    ((number, _),) = await engine.rows(sql, (berth, payload, channel(berth)))
    return int(number)


async def taken_up(engine: Engine, number: int) -> bytes | None:
    """Whoever asks first gets it, once."""
    rows = await engine.rows("DELETE FROM relayed WHERE id = ? RETURNING payload", (number,))
    return next((bytes(row[0]) for row in rows), None)


async def forget_relayed(engine: Engine, after: float) -> None:
    """What a process left behind that died between handing over and taking back, so many seconds later."""
    await engine.rows(f"DELETE FROM relayed WHERE at < {NOW} - ? RETURNING id", (after,))
