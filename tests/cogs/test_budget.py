"""What Discord lets a bot ask for is spent on what matters most; while there is enough, nothing is slower."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import Any

import aiohttp
import discord
import pytest

from cogs.budget import OVERDUE, PER_SECOND, Budget, Purpose, made_for
from rules.space_alert.actions import Begin, Ready
from sandbox import Sandbox
from tests.cogs.conftest import House, texts
from tests.cogs.playing import buttons, in_thread, press, row_of, table
from tests.cogs.tables import play, running
from tests.sandbox.scenario import running as plain_bot


class Time:
    """A clock that goes when it is told to, and what is to happen by it."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._order = count()

    def __call__(self) -> float:
        return self.now

    def later(self, seconds: float, work: Callable[[], None]) -> None:
        heappush(self._due, (self.now + seconds, next(self._order), work))

    def advance(self, seconds: float) -> None:
        end = self.now + seconds
        while self._due and self._due[0][0] <= end:
            at, _, work = heappop(self._due)
            self.now = max(self.now, at)
            work()
        self.now = end


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
def budget(clock: Time) -> Budget:
    return Budget(10, clock, clock.later)


class Asked:
    """Requests of these purposes, and when each of them went."""

    def __init__(self, budget: Budget, clock: Time) -> None:
        self.budget, self.clock = budget, clock
        self.went: list[tuple[float, Purpose]] = []

    def __call__(self, purpose: Purpose) -> None:
        if self.budget.take(purpose):
            self._go(purpose)
        else:
            self.budget.ask(purpose, lambda: self._go(purpose))

    def _go(self, purpose: Purpose) -> bool:
        self.went.append((self.clock.now, purpose))
        return True

    @property
    def purposes(self) -> list[Purpose]:
        return [purpose for _, purpose in self.went]


@pytest.fixture
def asked(budget: Budget, clock: Time) -> Asked:
    return Asked(budget, clock)


def test_while_there_is_room_all_goes_at_once(asked: Asked, clock: Time) -> None:
    for _ in range(5):
        for _ in range(10):
            asked(Purpose.TIDYING)
        clock.advance(1)
    assert [moment for moment, _ in asked.went] == [1000.0 + n for n in range(5) for _ in range(10)]


def test_no_second_has_more_than_its_share_however_they_come(budget: Budget, clock: Time) -> None:
    asked, dice = Asked(budget, clock), random.Random(7)
    for _ in range(600):
        for _ in range(dice.choice((0, 0, 1, 3, 25))):
            asked(dice.choice(list(Purpose)[1:]))
        clock.advance(dice.random() / 4)
    clock.advance(600)
    assert budget.waiting == 0 and len(asked.went) > 1000
    moments = sorted(moment for moment, _ in asked.went)
    assert all(later - first >= 1 - 1e-6 for first, later in zip(moments, moments[10:], strict=False))
    busy = [moment for moment in moments if moment < clock.now - 600]
    assert len(busy) / (busy[-1] - busy[0]) > 9, "what there is is spent"


def test_what_matters_most_goes_first_and_otherwise_who_came_first(asked: Asked, clock: Time) -> None:
    for _ in range(10):
        asked(Purpose.CALL)
    for purpose in (Purpose.TABLE, Purpose.TIDYING, Purpose.TELLING, Purpose.CALL, Purpose.LIVE_TABLE):
        asked(purpose)
        asked(purpose)
    assert len(asked.went) == 10
    clock.advance(2.01)
    assert asked.purposes[10:] == [
        *[Purpose.CALL] * 2,
        *[Purpose.TELLING] * 2,
        *[Purpose.LIVE_TABLE] * 2,
        *[Purpose.TABLE] * 2,
        *[Purpose.TIDYING] * 2,
    ]


def test_tables_by_post_are_drawn_too_when_they_have_waited_long(
    budget: Budget, asked: Asked, clock: Time
) -> None:
    """There are always more of those who sit at theirs than can be drawn."""
    for second in range(60):
        for _ in range(15):
            asked(Purpose.LIVE_TABLE)
        asked(Purpose.TABLE)
        clock.advance(1)
        by_post = asked.purposes.count(Purpose.TABLE)
        assert by_post == 0 or second >= OVERDUE - 1
    assert 29 <= by_post <= 31, "none waits longer"
    for _ in range(30):
        for _ in range(15):
            asked(Purpose.LIVE_TABLE)
            asked(Purpose.TABLE)
        clock.advance(1)
    clock.advance(OVERDUE)
    last = asked.purposes[-100:]
    assert abs(last.count(Purpose.TABLE) - last.count(Purpose.LIVE_TABLE)) <= 2, "nor do others stand still"


def test_a_voice_never_waits_and_others_wait_for_it(asked: Asked, clock: Time) -> None:
    for _ in range(10):
        asked(Purpose.CALL)
    asked(Purpose.CALL)
    for _ in range(3):
        asked(Purpose.VOICE)
    assert asked.purposes[10:] == [Purpose.VOICE] * 3
    clock.advance(0.99)
    assert Purpose.CALL not in asked.purposes[10:]
    clock.advance(0.3)
    assert asked.purposes[13:] == [Purpose.CALL]


def test_processes_that_share_a_bot_share_what_it_has() -> None:
    budget = Budget()
    assert budget.left == PER_SECOND < 50
    budget.shared(4)
    assert budget.left * 4 <= PER_SECOND < (budget.left + 1) * 4
    budget.shared(100)
    assert budget.left == 1


class Line:
    """What is under the budget: it notes what it was asked for."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def request(self, route: str, **how: Any) -> str:
        self.sent.append(route)
        return route


async def steps(number: int = 5) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


@pytest.fixture
def line(budget: Budget) -> Any:
    line = Line()
    budget.guard(line)  # type: ignore[arg-type]
    return line


def test_a_request_with_room_does_not_even_wait_for_the_loop(line: Any) -> None:
    with pytest.raises(StopIteration) as done:
        line.request("one", reason="x").send(None)
    assert done.value.value == "one"


async def test_a_turn_pays_for_the_first_request_and_unused_is_given_back(
    line: Any, budget: Budget, clock: Time
) -> None:
    async with budget.turn(Purpose.TABLE) as waited:
        assert not waited and budget.left == 9
        await line.request("one")
        assert budget.left == 9
        await line.request("two")
        assert budget.left == 8
    async with budget.turn(Purpose.TABLE):
        assert budget.left == 7
    assert budget.left == 8
    assert budget.take(Purpose.CALL) and budget.left == 7


async def test_what_is_shown_is_made_when_its_turn_has_come(line: Any, budget: Budget, clock: Time) -> None:
    state = "early"

    async def show() -> None:
        async with budget.turn(Purpose.TABLE) as waited:
            assert waited
            await line.request(state)

    while budget.take(Purpose.CALL):
        pass
    showing = asyncio.create_task(show())
    await steps()
    state = "late"
    clock.advance(2.01)
    await showing
    assert line.sent == ["late"]


async def test_who_gives_up_leaves_the_queue_and_no_turn_is_lost(
    line: Any, budget: Budget, clock: Time
) -> None:
    while budget.take(Purpose.CALL):
        pass
    first, second = (asyncio.create_task(line.request(name)) for name in ("first", "second"))
    await steps()
    first.cancel()
    await steps()
    clock.advance(1.01)
    second.cancel()  # it has been given its turn, but has not taken it
    await steps()
    assert line.sent == [] and first.cancelled() and second.cancelled()
    assert budget.waiting == 0 and budget.left == 10


async def test_tidying_up_is_done_at_once_or_when_nobody_asks_for_anything(
    line: Any, budget: Budget, clock: Time
) -> None:
    await budget.tidy(lambda: line.request("at once"))
    assert line.sent == ["at once"]
    while budget.take(Purpose.CALL):
        pass
    await budget.tidy(lambda: line.request("later"))  # nobody waits for it
    await steps()
    calls = [asyncio.create_task(line.request("call")) for _ in range(12)]
    await steps()
    clock.advance(1.95)
    await steps()
    assert line.sent[1:] == ["call"] * 10
    clock.advance(2.01)
    await asyncio.gather(*calls)
    await steps()
    assert line.sent[11:] == ["call", "call", "later"]


@pytest.mark.parametrize(
    "trouble", [discord.RateLimited(61), aiohttp.ClientConnectionError("away"), ConnectionResetError("away")]
)
async def test_what_cannot_be_tidied_is_left_and_the_next_is_tried(
    line: Any, budget: Budget, clock: Time, trouble: Exception
) -> None:
    async def fail() -> None:
        raise trouble

    while budget.take(Purpose.CALL):
        pass
    await budget.tidy(fail)
    await budget.tidy(lambda: line.request("next"))
    for _ in range(3):
        await steps()
        clock.advance(2.01)
    await steps()
    assert line.sent == ["next"]


async def test_a_purpose_ends_with_what_it_is_for(line: Any, budget: Budget) -> None:
    while budget.take(Purpose.CALL):
        pass
    with made_for(Purpose.VOICE):
        await line.request("mute")
    waiting = asyncio.create_task(line.request("call"))
    await steps()
    assert line.sent == ["mute"]
    waiting.cancel()


# In the sandbox.


async def test_without_a_budget_discord_turns_requests_away(box: Sandbox) -> None:
    box.limits.per_second = 15
    async with plain_bot(box) as bot:
        channel = bot.get_partial_messageable(int(box.world.channel("games")["id"]))
        await asyncio.gather(*(channel.send(str(n)) for n in range(30)))
    assert box.limits.hits > 0


async def test_with_one_none_is_turned_away(house: House) -> None:
    house.box.limits.per_second = 15
    house.bot.table.broadcast.budget.most = 10
    channel = house.bot.get_partial_messageable(int(house.box.world.channel("games")["id"]))
    await asyncio.gather(*(channel.send(str(n), silent=True) for n in range(30)))
    assert house.box.limits.hits == 0
    assert 8 <= house.box.limits.busiest <= 15
    said = house.box.world.messages[str(channel.id)].values()
    assert {message["content"] for message in said} >= {str(n) for n in range(30)}


class Scarcity:
    """Time stands for the budget of a house, and all of it is spent."""

    def __init__(self, house: House) -> None:
        self.budget = house.bot.table.broadcast.budget
        stands = time.monotonic()
        self.budget._now = lambda: stands
        while self.budget.take(Purpose.CALL):
            pass

    def over(self) -> None:
        self.budget._now = time.monotonic
        self.budget._serve()


async def asking(budget: Budget, number: int) -> None:
    async with asyncio.timeout(60):
        while budget.waiting < number:
            await asyncio.sleep(0.01)


async def test_answers_to_clicks_wait_for_nothing(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    shown = await shown_table(house, row.id)
    scarcity = Scarcity(house)
    seat = await press(house, "Ann", shown, f"w:seat:{row.id}:")
    assert seat.message is not None and "Ann" in texts(seat.message)
    begin = next(each for each in buttons(shown) if each["custom_id"].startswith("w:choose:"))
    pressed = await press(house, "Ann", shown, begin["custom_id"])
    assert pressed.acked_after is not None
    assert (await row_of(house, row.id)).number == 1
    scarcity.over()
    await house.settle()


async def shown_table(house: House, game: int) -> dict[str, Any]:
    house.bot.table.broadcast.changed(game)
    return await table(house, game)


async def test_moves_by_post_are_gathered_and_the_last_state_is_drawn_once(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    before = await shown_table(house, row.id)
    scarcity = Scarcity(house)
    await play(house, row.id, 0, Begin())
    await asking(scarcity.budget, 2)
    await play(house, row.id, 0, Ready())
    async with house.bot.table.turn(row.id) as at:
        await at.note(0, None, "note-substitute|Zoe")
    house.bot.table.broadcast.changed(row.id)
    assert not [message for message in in_thread(house, row) if "Phase 1 begins" in texts(message)]
    scarcity.over()
    await house.settle()
    after = await row_of(house, row.id)
    (news,) = [texts(each) for each in in_thread(house, after) if "Phase 1 begins" in texts(each)]
    assert "is ready" in news and "takes over from Zoe" in news
    assert (after.shown, after.drawn) == (after.number, after.number)
    assert (await table(house, row.id))["id"] == before["id"]


async def test_who_is_waited_for_is_called_before_the_table_is_drawn(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    budget = house.bot.table.broadcast.budget
    scarcity = Scarcity(house)
    house.bot.table.broadcast.changed(row.id)
    await asking(budget, 1)
    assert [purpose for purpose in Purpose if budget._queues[purpose]] == [Purpose.CALL]
    scarcity.over()
    await house.settle()
    called, shown = [message["id"] for message in in_thread(house, await row_of(house, row.id))][-2:]
    assert shown == str((await row_of(house, row.id)).message)
    assert "<@" in texts(house.box.world.message(called) or {})
