"""Moves of Twilight Imperium put together on private panels."""

from __future__ import annotations

from tests.cogs.conftest import House, texts
from tests.cogs.playing import labels, log_of, press, table
from tests.cogs.test_picking import button_of, offered, pick
from tests.cogs.twilight_imperium import acting, running

NAMES = ("Ann", "Eve", "Chidi")


async def test_a_tactical_action_step_by_step(house: House) -> None:
    """What to do, where, with which ships: nothing is played before the end."""
    state = acting()
    seat = next(each for each in state.order)
    row = await running(house, *NAMES, state=state)
    name = NAMES[seat]
    panel = (await press(house, name, await table(house, row.id), f"w:panel:{row.id}:turn.")).message
    assert "What do you do?" in texts(panel) and "Activate a system" in labels(panel)
    await press(house, name, panel, "Activate a system")
    first = offered(panel)[0]
    await pick(house, name, panel, 0, first)
    assert await log_of(house, row.id) == [], "nothing is played before it is said"
    await press(house, name, panel, "Do it")
    assert len(await log_of(house, row.id)) >= 1
    fleet = (await press(house, name, await table(house, row.id), f"w:panel:{row.id}:fleet.")).message
    assert "Which ships come" in texts(fleet) and "Choose the ships" in labels(fleet)
    await press(house, name, fleet, "Everything that can")
    assert "Fleet Supply" in texts(fleet) and not button_of(fleet, "Do it").get("disabled")
    await press(house, name, fleet, "Do it")
    assert any("move" in line for line in await log_of(house, row.id))
