"""Stories of data operations in a live mission: taps are counted, and the next button is where one is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cogs.table_settings import TableSettings as Settings
from rules.space_alert import referee
from tests.cogs.conftest import House
from tests.cogs.playing import Message, buttons, in_thread, labels, loaded, log_of, press, row_of, selects
from tests.cogs.tables import running


async def flown(house: House, until: Callable[[Any], bool]) -> int:
    """A live mission whose clock is moved by hand, up to where this is true of what Ann sees."""
    settings = Settings(sound="text")
    row = await running(
        house, "Ann", "Eve", "Chidi", "Дана", settings=settings, pace="live", mission="test_run_1"
    )
    await on(house, row.id, until)
    return row.id


async def on(house: House, game: int, until: Callable[[Any], bool]) -> None:
    at: Any = await loaded(house, game)
    while not until(at.view(0)):
        await house.bot.table.clock(game, at.consult(referee.ticks)[0][1])
        at = await loaded(house, game)
    await house.settle()


async def page(house: House, game: int) -> Message:
    """The announcement: the page of the ship's log that is being written."""
    row = await row_of(house, game)
    return next(m for m in in_thread(house, row) if m["id"] == str(row.log_message))


async def test_a_card_is_handed_over_in_two_taps_from_its_announcement(house: House) -> None:
    game = await flown(house, lambda view: view.window == "data_transfer" and view.mine.may_give)
    panel = (await press(house, "Ann", await page(house, game), "Give a card")).message
    gift = next(b["custom_id"] for b in buttons(panel) if b["label"].endswith(" → Eve"))
    await press(house, "Ann", panel, gift)
    assert (await log_of(house, game))[-1] == f"0: give {gift.rpartition('.')[2]} 1"
    assert any(":sa_place:" in menu["custom_id"] for menu in selects(panel)), "one plans on in this message"
    assert "Give a card" in labels(await page(house, game)), "the others still may"


async def test_a_card_is_drawn_in_one_tap_from_its_announcement(house: House) -> None:
    game = await flown(house, lambda view: view.mine is not None and view.mine.draws > 0)
    at: Any = await loaded(house, game)
    before = len(at.view(0).mine.hand)
    panel = (await press(house, "Ann", await page(house, game), "Draw a card")).message
    at = await loaded(house, game)
    assert len(at.view(0).mine.hand) == before + 1
    options = [o for menu in selects(panel) if ":sa_place:" in menu["custom_id"] for o in menu["options"]]
    assert {o["value"].partition(".")[0] for o in options} == {str(c.card) for c in at.view(0).mine.hand}


async def test_what_is_over_is_refused_and_changes_nothing(house: House) -> None:
    game = await flown(house, lambda view: view.window == "data_transfer")
    before = await page(house, game)
    await on(house, game, lambda view: view.window is None and not view.mine.may_give)
    told = await log_of(house, game)
    late = await press(house, "Ann", before, f"w:sa_draw:{game}:", force=True)
    assert late.followups or late.message
    assert await log_of(house, game) == told
