"""The planning panel of Space Alert: where the next card goes."""

from __future__ import annotations

from rules.space_alert.actions import Begin, Ready
from tests.cogs.conftest import House, texts
from tests.cogs.playing import press, table
from tests.cogs.tables import play, running


async def test_a_panel_of_an_ended_phase_aims_at_the_next(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    await play(house, row.id, 0, Begin())
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    seat = (await press(house, "Ann", await table(house, row.id), "My seat")).message
    await press(house, "Ann", seat, "3")
    assert "Next slot: 3" in texts(seat)
    for one in (0, 1):
        await play(house, row.id, one, Ready())
    await press(house, "Ann", seat, "Hand")
    assert "Next slot: 4" in texts(seat)
