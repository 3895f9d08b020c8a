"""Killed between sending and noting it: what stands in the thread already is not said again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Iterable

import pytest

from sandbox.faults import Fault, Faults
from sandbox.server import Sandbox
from tests.e2e.crew import Message, parts, text_of, verb_of
from tests.e2e.kept import Kept
from tests.e2e.launcher import Launcher
from tests.e2e.test_starship_captains import Captains
from tests.e2e.voyage import launcher

pytestmark = pytest.mark.slow
__all__ = ["launcher"]


class Silence(Faults):
    """Messages are sent, but from some one on no answer comes."""

    def __init__(self, after: int) -> None:
        super().__init__()
        self.left = after
        self.add("POST /channels/*/messages", 429, times=99, retry_after=60, lost=True)

    def take(self, method: str, path: str) -> Fault | None:
        fault = super().take(method, path)
        if fault is not None:
            self.left -= 1
        return fault if self.left < 0 else None


class Pair(Captains):
    people = ("Ann", "Eve")

    def settled(self) -> bool:
        row = self.row()
        return bool(row["shown"] == row["drawn"] == row["number"])


def calls(messages: Iterable[Message]) -> list[Message]:
    return [message for message in messages if any(verb_of(part) == "snooze" for part in parts(message))]


async def cut_off(table: Pair, answers: int, doing: Awaitable[object]) -> None:
    """Killed when the next message after so many answers has been sent."""
    table.box.faults = silence = Silence(answers)
    await doing
    await table.until(lambda: silence.left < 0)
    await table.bot_down()
    table.box.faults = Faults()


async def test_nothing_is_said_twice(box: Sandbox, launcher: Launcher, kept: Kept) -> None:
    table = Pair(box, launcher, kept)
    await table.bot_up()
    await table.begin()
    await table.until(lambda: table.settled() and bool(calls(table.messages())))
    before = [message["id"] for message in table.messages()]
    seat, line = table.advice()
    await cut_off(table, 0, table.in_one_line(seat, line))
    await cut_off(table, 1, table.bot_up())
    await table.bot_up()
    await table.until(table.settled)
    told = [message for message in table.messages() if message["id"] not in before]
    assert Counter(map(text_of, told)).most_common(1)[0][1] == 1
    (call,) = calls(told)
    assert f"<@{table.seats[1 - seat].id}>" in text_of(call)
    assert len(told) == 2, "the turn, and who comes next"
    await table.bot_down()
