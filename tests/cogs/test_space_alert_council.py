"""Between two missions of a campaign nobody is waited for longer than a day."""

from __future__ import annotations

import time

import pytest

from cogs.space_alert.presence import UNREACHABLE
from rules.space_alert.actions import Absent, Repair
from rules.space_alert.game import SpaceAlert
from rules.space_alert.referee import unreached
from tests.cogs.conftest import House
from tests.cogs.playing import loaded, log_of
from tests.cogs.tables import play, running
from tests.rules.space_alert.table import Table
from tests.rules.space_alert.test_plan_campaign import campaign, fly_on, won

HOUR = 3600


def repairing() -> Table:
    """A council that repairs, the captain first."""
    table = won(campaign(3), {"red": ["shield", "reactor"], "blue": ["shield"]})
    fly_on(table)
    return table


async def look(house: House, hours: float) -> None:
    await house.bot.get_cog("Reminders").look(time.time() + hours * HOUR)  # type: ignore[union-attr]
    await house.settle()


@pytest.mark.rule("SA-503")
async def test_after_a_day_another_repairs(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    state = repairing().state
    monkeypatch.setattr(SpaceAlert, "start", lambda *_: state)
    row = await running(house, "Ann", "Eve", "Chidi", campaign=True)
    await play(house, row.id, 0, Repair("red-shield"))
    await look(house, 23.9)
    assert (await log_of(house, row.id))[-1] == "0: repair red-shield"
    await look(house, 24.1)
    assert (await loaded(house, row.id)).state.member(1).absent
    assert [p.seat for p in SpaceAlert().prompts((await loaded(house, row.id)).state)] == [0]
    await play(house, row.id, 0, Repair("red-reactor"))
    assert [p.seat for p in SpaceAlert().prompts((await loaded(house, row.id)).state)] == [2]


@pytest.mark.rule("SA-503")
def test_only_who_is_asked_to_repair_is_given_up() -> None:
    assert UNREACHABLE == 24 * HOUR
    voting = won(campaign(3), {"red": ["shield"]})
    assert unreached(voting.state) == []
    assert unreached(Table(4).begin().state) == []
    assert unreached(repairing().state) == [Absent(0)]
