"""Berths on a real server: who has one, who waits, who is adrift, and who has lost it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable

import asyncpg
import pytest

from db import berths
from db.berths import Berth, Lost, OtherPlan
from db.share import Share, asked_for
from db.store import Store
from tests.postgres import WITHOUT, left_out

if left_out():
    pytest.skip(WITHOUT, allow_module_level=True)

Made = Callable[..., Berth]
SOON = 60.0


@pytest.fixture
async def made(database: str) -> AsyncIterator[Made]:
    """Berths of this database, left at the end."""
    some: list[Berth] = []

    def make(count: int = 2, shards: int | None = 4) -> Berth:
        some.append(Berth(database, count, shards))
        return some[-1]

    yield make
    for each in some:
        await each.leave()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in less time."""
    for name, value in {"EVERY": 0.1, "PATIENCE": 0.3, "ADRIFT": 0.4, "IDLE": "3s"}.items():
        monkeypatch.setattr(berths, name, value)


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(SOON):
        while not condition():
            await asyncio.sleep(0.01)


async def end_sessions(database: str, name: str) -> int:
    server = await asyncpg.connect(database)
    ended = await server.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1", name
    )
    await server.close()
    return len(ended)


async def watched(berth: Berth) -> asyncio.Task[None]:
    return asyncio.create_task(berth.watch())


async def ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def test_each_has_one_and_the_spare_has_what_becomes_free(made: Made) -> None:
    first, second, spare = made(), made(), made()
    await first.take()
    await second.take()
    assert (first.number, second.number) == (0, 1)
    waiting = asyncio.create_task(spare.take())
    await asyncio.sleep(3 * berths.LOOK)
    assert not waiting.done()
    await second.leave()
    await asyncio.wait_for(waiting, SOON)
    assert spare.number == 1
    assert [await each.share(1) for each in (first, spare)] == [Share(4, 2, 0), Share(4, 2, 1)]


async def test_discords_advice_is_doubled_and_made_even(made: Made) -> None:
    first, second = made(3, None), made(3, None)
    await first.take()
    assert await first.share(4) == Share(9, 3, 0)
    await second.take()
    assert await second.share(1) == Share(9, 3, 1), "what is settled stays, whatever Discord advises by now"


@pytest.mark.parametrize("other", [(3, 4), (2, 6)])
async def test_other_settings_hold_when_nobody_works_under_the_old_ones(
    made: Made, other: tuple[int, int]
) -> None:
    old, older = made(), made()
    for each in (old, older):
        await each.take()
        await each.share(1)
    new = made(*other)
    waiting = asyncio.create_task(new.take())
    await asyncio.sleep(3 * berths.LOOK)
    await old.leave()
    await asyncio.sleep(3 * berths.LOOK)
    assert not waiting.done(), "one is still at work"
    await older.leave()
    await asyncio.wait_for(waiting, SOON)
    assert await new.share(1) == Share(other[1], other[0], new.number)


async def test_two_plans_at_the_very_first_start_do_not_both_hold(made: Made) -> None:
    first, second = made(2, 4), made(3, 6)
    await first.take()
    await second.take()
    await first.share(1)
    with pytest.raises(OtherPlan):
        await second.share(1)


async def test_a_plan_that_changes_while_one_looks_for_a_berth_is_looked_at_again(
    made: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was taken under the old one is given back."""
    berth, other = made(2, 4), made(2, 4)
    asked: list[str] = []
    others_turn = asyncio.Event()

    async def plan() -> str:
        asked.append("8/4" if len(asked) == 1 else "4/2")
        if len(asked) == 3:
            await others_turn.wait()
        return asked[-1]

    monkeypatch.setattr(berth, "_plan", plan)
    taking = asyncio.create_task(berth.take())
    await until(lambda: len(asked) == 3)
    await other.take()
    others_turn.set()
    await asyncio.wait_for(taking, SOON)
    assert (other.number, berth.number) == (0, 1)


class Slow:
    """A line on which an answer takes its time."""

    def __init__(self, now: list[float], seconds: float) -> None:
        self._now, self._seconds = now, seconds
        self.answers = 0

    async def execute(self, sql: str) -> None:
        self._now[0] += self._seconds
        self.answers += 1


async def test_an_answer_counts_from_when_it_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server may have given the berth away while it was on its way."""
    now = [100.0]
    monkeypatch.setattr(berths, "clock", lambda: now[0])
    monkeypatch.setattr(berths, "EVERY", 0.0)
    berth = Berth("", 2, 4)
    line = berth._connection = Slow(now, 2.5)
    watching = await watched(berth)
    await until(lambda: line.answers)
    await ended(watching)
    asked = 100.0 + 2.5 * (line.answers - 1)
    now[0] = asked + berths.ADRIFT
    assert not berth.adrift()
    now[0] += 0.01
    assert berth.adrift()


async def test_a_lost_connection_is_adrift_until_the_lock_is_held_again(
    made: Made, hasty: None, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("WARNING", "db.berths")
    berth = made()
    await berth.take()
    assert not berth.adrift()
    watching = await watched(berth)
    heard: list[int] = []
    berth.on_relayed = heard.append
    assert await end_sessions(database, "wardroom-berth-0") == 1
    await until(lambda: "adrift" in caplog.text and "is held again" in caplog.text)
    assert not berth.adrift() and not watching.done()
    spare = made()
    waiting = asyncio.create_task(spare.take())
    await until(waiting.done)
    assert spare.number == 1, "the first is held again"
    store = await Store.open(database)
    number = await berths.hand_over(store.engine, 0, b"{}")
    await until(lambda: heard == [number])
    await store.close()
    await ended(watching)


async def test_who_comes_back_too_late_has_lost_it(made: Made, hasty: None, database: str) -> None:
    """Also when the other has left again: what is in memory is of a time before that."""
    for leaves in (False, True):
        berth, other = made(1), made(1)
        await berth.take()
        await end_sessions(database, "wardroom-berth-0")
        await asyncio.wait_for(other.take(), SOON)
        if leaves:
            await other.leave()
        with pytest.raises(Lost):
            await asyncio.wait_for(berth.watch(), SOON)
        assert berth.adrift()
        await other.leave()


async def test_a_frozen_process_is_adrift_before_its_berth_is_given_away(made: Made, hasty: None) -> None:
    """Nobody asks on its connection: the server ends the session, though the machine answers for it."""
    frozen, spare = made(1), made(1)
    await frozen.take()
    waiting = asyncio.create_task(spare.take())
    await until(frozen.adrift)
    assert not waiting.done()
    await asyncio.wait_for(waiting, SOON)
    with pytest.raises(Lost):  # it wakes up
        await asyncio.wait_for(frozen.watch(), SOON)


async def test_a_process_that_asks_keeps_its_berth(made: Made, hasty: None) -> None:
    berth, spare = made(1), made(1)
    await berth.take()
    watching = await watched(berth)
    waiting = asyncio.create_task(spare.take())
    end = time.monotonic() + 4.5
    while time.monotonic() < end:
        assert not waiting.done()
        await asyncio.sleep(0.05)
    assert not watching.done()
    await ended(watching)
    await ended(waiting)


async def test_shards_of_one_key_pass_the_gate_one_after_the_other(
    made: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = made(), made()
    monkeypatch.setattr(berths, "GATE_SECONDS", 3600.0)
    await first.gate(0, 4)
    await asyncio.wait_for(second.gate(1, 4), SOON)  # another key
    await first.leave()
    await second.leave()
    monkeypatch.setattr(berths, "GATE_SECONDS", 1.0)
    began = time.monotonic()
    await first.gate(2, 4)
    await second.gate(6, 4)
    assert time.monotonic() - began >= 1.0


async def test_a_click_that_is_handed_over_is_taken_once(made: Made, database: str) -> None:
    berth, store = made(), await Store.open(database)
    heard: list[int] = []
    berth.on_relayed = heard.append
    await berth.take()
    long = b"x" * 12_000
    number = await berths.hand_over(store.engine, 0, long)
    await until(lambda: heard == [number])
    assert await berths.taken_up(store.engine, number) == long
    assert await berths.taken_up(store.engine, number) is None
    await berths.hand_over(store.engine, 1, b"nobody is there")
    await berths.forget_relayed(store.engine, 60.0)
    assert await store.engine.rows("SELECT 1 FROM relayed")
    await berths.forget_relayed(store.engine, -1.0)
    assert not await store.engine.rows("SELECT 1 FROM relayed")
    await store.close()


async def test_a_server_without_a_pooler_is_not_refused(database: str) -> None:
    await berths.refuse_pooler(database)


@pytest.mark.parametrize(
    ("several", "shards", "wrong"),
    [("two", "", "WARDROOM_BERTHS must be a number"), ("0", "", "from 1"), ("4", "3", "needs a shard")],
)
def test_settings_that_cannot_be_meant_are_named(
    monkeypatch: pytest.MonkeyPatch, several: str, shards: str, wrong: str
) -> None:
    monkeypatch.setenv("WARDROOM_BERTHS", several)
    monkeypatch.setenv("WARDROOM_SHARDS", shards)
    with pytest.raises(ValueError, match=wrong):
        asked_for()


def test_a_bot_alone_asks_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WARDROOM_BERTHS", "WARDROOM_SHARDS"):
        monkeypatch.delenv(name, raising=False)
    assert asked_for() == (1, None)


def test_every_shard_has_one_owner() -> None:
    shares = [Share(7, 3, berth) for berth in range(3)]
    assert sorted(shard for share in shares for shard in share.own_shards()) == list(range(7))
    assert all(share.holder(shard << 22) == share.berth for share in shares for shard in share.own_shards())
