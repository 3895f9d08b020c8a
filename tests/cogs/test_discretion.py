"""Whatever the level of the log: no seed, no token."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

import logs
from tests.cogs.conftest import House
from tests.cogs.playing import press, started, table


@pytest.fixture
def at_debug(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """The log as it is at its most talkative, from before the bot starts."""
    before = {name: logging.getLogger(name).level for name in (*logs.TALKATIVE, "apscheduler")}
    caplog.set_level(logging.DEBUG)
    logs.hush()
    yield caplog
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


async def test_seeds_and_tokens_are_in_no_log(at_debug: pytest.LogCaptureFixture, house: House) -> None:
    row = await started(house, "Ann", "Eve", pace="post")
    await press(house, "Ann", await table(house, row.id), f"w:seat:{row.id}:")
    log = at_debug.text
    assert "table" in log or "ready" in log, "something was written at all"
    assert row.seed.hex() not in log
    assert repr(row.seed) not in log
    assert house.box.token not in log
    spoken = [record["token"] for record in house.box.world.interactions.values()]
    assert spoken
    assert not [token for token in spoken if token in log or token.partition(".")[2] in log]
