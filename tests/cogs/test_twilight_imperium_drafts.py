"""Moves of Twilight Imperium put together on private panels."""

from __future__ import annotations

import pytest

from rules.twilight_imperium.tactical.reach import Chart, everywhere
from tests.cogs import imperium
from tests.cogs.conftest import House, texts
from tests.cogs.playing import labels, log_of, press, selects, table
from tests.cogs.test_picking import button_of, offered, pick
from tests.cogs.twilight_imperium import acting, running
from tests.rules.twilight_imperium.table import Place
from words import words

EN = words("en")
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


@pytest.mark.rule("TI-422")
@pytest.mark.rule("TI-423")
async def test_leadership_is_shared_out_over_the_areas(house: House) -> None:
    """How many, where to, with what; the menu beside it puts all in one area, also for goods alone."""
    state = imperium.acting("sol", "letnev", "hacan", picks=("leadership",))
    state.players[0].goods = 2
    sitting = await imperium.sit(house, state)
    await sitting.answer(0, "strat leadership")
    panel = await sitting.panel(0)
    assert imperium.files(panel) == ["player_0.png"], "the counters that one has, not the galaxy"
    hints = [option.get("description", "") for menu in selects(panel) for option in menu["options"]]
    assert "Pays with 2 Trade Goods" in hints and not any("with  " in hint for hint in hints)
    for said in ("Share them out", "4", "Command Pool 2, Strategy Allocation 1 and Fleet Supply 1"):
        panel = await sitting.take(0, panel, said)
    assert "That costs 2 influence" in texts(panel)
    panel = await sitting.take(0, panel, "2 Trade Goods")
    await sitting.press(0, panel, "Do it")
    line = "lead command:2,strategy:1,fleet:1 pay=goods:2"
    assert line in (await log_of(house, sitting.row.id))[-1]


async def test_whoever_moves_ships_sees_how_far_they_go_and_what_room_they_have(house: House) -> None:
    """On the picture of the system that is moved to, and in its words."""
    state = imperium.acting("sol", "letnev", "hacan")
    at = imperium.at(state, "307").ships(0, carrier=2, cruiser=1)
    for ship in at.system.ships:
        ship.gf = 2 if ship.kind == "carrier" else 0
    sitting = await imperium.sit(house, state)
    await sitting.answer(0, "act 308")
    panel = await sitting.press(0, await sitting.panel(0), EN("panel-twilight-imperium-fleet"))
    carriers = len([ship for ship in at.system.ships if ship.kind == "carrier"])
    told = f"307 (Carrier {carriers}: moves 1, {2 * carriers} of {6 * carriers} aboard, Cruiser 1: moves 2"
    assert told in str(panel), "Antimass Deflectors and Cybernetics change none of it"


async def test_all_in_is_three_taps(house: House) -> None:
    """The system, the fleet and the landing together, seen before anything is spent."""
    state = acting()
    seat = state.order[0]
    row = await running(house, *NAMES, state=state)
    name = NAMES[seat]
    panel = (await press(house, name, await table(house, row.id), f"w:panel:{row.id}:turn.")).message
    await press(house, name, panel, "Activate a system")
    whole = [label for label in labels(panel) if "All in: " in label]
    assert 0 < len(whole) <= 3 and await log_of(house, row.id) == []
    await press(house, name, panel, whole[0])
    assert "Fleet Supply" in texts(panel) and await log_of(house, row.id) == [], "seen before it is done"
    await press(house, name, panel, "Do it")
    where = whole[0].partition("All in: ")[2].split()[0]
    made = [line.split(": ", 1)[1].split()[0] for line in await log_of(house, row.id)]
    assert made == ["act", "move", "land"]
    loaded = await house.bot.table.load(row.id)
    assert any(planet.owner == seat for planet in loaded.view(None).system(where).planets)


async def test_all_in_waits_for_whoever_decides_first(house: House) -> None:
    """A battle comes between: what is left is queued, and played when it is won."""
    state = acting()
    attacker, defender = state.order[:2]
    for at in everywhere(state, attacker, Chart(state, attacker)):
        if not state.systems[at].ships:
            Place(state, state.systems[at]).ships(defender, cruiser=1)
    row = await running(house, *NAMES, state=state)
    name = NAMES[attacker]
    panel = (await press(house, name, await table(house, row.id), f"w:panel:{row.id}:turn.")).message
    await press(house, name, panel, "Activate a system")
    await press(house, name, panel, next(each for each in labels(panel) if "All in: " in each))
    assert "Odds if nobody plays a card" in texts(panel) and "the usual plan" in texts(panel)
    await press(house, name, panel, "Do it")
    made = [line.split(": ", 1)[1] for line in await log_of(house, row.id)]
    assert [each.split()[0] for each in made] == ["act", "move", "plan", "queue"]
    assert "land suggested" in made[-1]
