"""A move put together step by step: kept, cut back where the board has changed, played once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs import toy
from tests.cogs.conftest import House, texts
from tests.cogs.playing import Message, labels, log_of, press, selects, table, told_privately
from tests.cogs.tables import play
from tests.cogs.test_picking import button_of, offered, pick

DRAFT = "panel-toy-draft"


async def composing(house: House, count: int = 12, *names: str) -> tuple[int, Message]:
    """Ann's panel; the laser hits one target, the cannon up to two."""
    row = await toy.running(house, *(names or ("Ann", "Eve")), kind="shoot", count=count)
    panel = (await press(house, "Ann", await table(house, row.id), DRAFT)).message
    return row.id, panel


async def kept(house: House, game: int, matter: str = "shot.0") -> tuple[str, ...]:
    return await house.store.drafts.get(game, 0, matter)


async def test_a_move_is_put_together_seen_and_played(house: House) -> None:
    game, panel = await composing(house)
    assert "Which gun?" in texts(panel) and button_of(panel, "Do it")["disabled"]
    await press(house, "Ann", panel, "the laser")
    assert "**the laser** ▸ …" in texts(panel) and "At whom?" in texts(panel)
    await pick(house, "Ann", panel, 0, "7")
    assert "**the laser** ▸ **target 7**" in texts(panel)
    assert "laser at 1" in texts(panel) and len(panel["attachments"]) == 1, "what it would look like"
    assert await kept(house, game) == ("laser", "7")
    assert await log_of(house, game) == [], "nothing of it is in the log before it is done"
    await press(house, "Ann", panel, "Do it")
    assert await log_of(house, game) == ["0: shoot laser 7"]
    assert await house.store.drafts.matters(game) == set()


async def test_a_step_back_and_all_over_again(house: House) -> None:
    game, panel = await composing(house)
    assert button_of(panel, "Back")["disabled"] and button_of(panel, "Start over")["disabled"]
    await press(house, "Ann", panel, "the cannon")
    await pick(house, "Ann", panel, 0, "3", "4")
    assert "target 3 and target 4" in texts(panel)
    await press(house, "Ann", panel, "Back")
    assert await kept(house, game) == ("cannon",) and len(offered(panel)) == 12
    await press(house, "Ann", panel, "Start over")
    assert await kept(house, game) == () and "the laser" in labels(panel)


async def test_a_draft_outlives_a_restart(house: House) -> None:
    game, panel = await composing(house)
    await press(house, "Ann", panel, "the cannon")
    await pick(house, "Ann", panel, 0, "3", "4")
    await house.restart()
    toy.on_the_shelf(house)
    again = (await press(house, "Ann", await table(house, game), DRAFT)).message
    assert "target 3 and target 4" in texts(again)
    await press(house, "Ann", panel, "Do it")
    assert await log_of(house, game) == ["0: shoot cannon 3,4"]


async def test_what_the_board_made_impossible_is_cut_off_and_said(house: House) -> None:
    game, panel = await composing(house)
    await press(house, "Ann", panel, "the laser")
    await pick(house, "Ann", panel, 0, "7")
    await play(house, game, 1, toy.Flee(7))
    await press(house, "Ann", panel, "Do it")
    assert "last steps are no longer possible" in texts(panel)
    assert "**the laser** ▸ …" in texts(panel) and "target 7" not in texts(panel)
    assert await log_of(house, game) == ["1: flee 7"]
    assert await kept(house, game) == ("laser",)
    again = (await press(house, "Ann", await table(house, game), DRAFT)).message
    assert "no longer possible" not in texts(again), "said once"


async def test_a_list_that_changed_under_the_thumb_picks_nothing_else(house: House) -> None:
    """Target 3 is gone: what was the eighth is now the seventh, and must not be hit by mistake."""
    game, panel = await composing(house)
    await press(house, "Ann", panel, "the laser")
    await play(house, game, 1, toy.Flee(3))
    await pick(house, "Ann", panel, 0, "7")
    assert "Something has changed" in texts(panel)
    assert await kept(house, game) == ("laser",)


async def test_a_long_list_has_pages_and_several_are_ticked_over_them(house: House) -> None:
    game, panel = await composing(house, 260)
    await press(house, "Ann", panel, "the cannon")
    await pick(house, "Ann", panel, 0, "3")
    await press(house, "Ann", panel, "▶")
    await press(house, "Ann", panel, "▶")
    assert button_of(panel, "Done")["label"] == "Done (1)"
    person = house.person("Ann")
    form = await (await person.click(panel, "Find…")).done()
    await (await person.submit(form, {"word": "target 25"})).answered()
    await pick(house, "Ann", panel, 0, "251")
    await press(house, "Ann", panel, button_of(panel, "Done")["custom_id"])
    assert "target 3 and target 251" in texts(panel)
    await press(house, "Ann", panel, "Do it")
    assert await log_of(house, game) == ["0: shoot cannon 3,251"]
    assert await house.store.drafts.matters(game) == set()


async def test_a_draft_ends_with_its_matter(house: House) -> None:
    game, panel = await composing(house)
    await press(house, "Ann", panel, "the laser")
    await play(house, game, 0, toy.Shoot("cannon", (1, 2)))
    assert await house.store.drafts.matters(game) == set()
    late = await press(house, "Ann", panel, "Back")
    assert "already been decided" in texts(late.message)


FORGED = ["choose:99", "choose:-1", "choose:x", "do", "leaf:9", "hand_in", "nonsense:1"]


@pytest.mark.parametrize("tail", FORGED)
async def test_forged_steps_change_nothing(house: House, tail: str) -> None:
    game, panel = await composing(house)
    verb, _, more = tail.partition(":")
    ids = button_of(panel, "the laser")["custom_id"].split(":", 2)[2].rsplit(".", 1)[0]
    forged = f"w:draft_{verb}:{ids}" + (f".{more}" if more else "")
    await press(house, "Ann", panel, forged, force=True)
    thief = await press(house, "Eve", await table(house, game), forged, force=True)
    assert "not for you" in await told_privately(thief) or "already been decided" in await told_privately(
        thief
    )
    assert await log_of(house, game) == [] and await kept(house, game) == ()


async def test_one_press_delivered_twice_plays_once(house: House) -> None:
    game, panel = await composing(house)
    await press(house, "Ann", panel, "the laser")
    await pick(house, "Ann", panel, 0, "7")
    house.box.faults.duplicate_interactions = True
    await press(house, "Ann", panel, "Do it")
    house.box.faults.duplicate_interactions = False
    assert await log_of(house, game) == ["0: shoot laser 7"]
    assert selects(panel) == []


async def test_a_heavy_game_is_asked_in_the_workshop(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[str] = []
    do = house.bot.table.workshop.do

    async def noted(job: Any, *args: Any, **facts: Any) -> Any:
        jobs.append(job.__name__)
        return await do(job, *args, **facts)

    game, panel = await composing(house)
    monkeypatch.setattr(house.bot.table.workshop, "do", noted)
    monkeypatch.setattr(toy.Toy, "heavy", True)
    await press(house, "Ann", panel, "the laser")
    await pick(house, "Ann", panel, 0, "7")
    assert jobs.count("reckoned") >= 2 and await kept(house, game) == ("laser", "7")


async def test_what_there_is_to_know_stands_under_the_picture(house: House) -> None:
    _, panel = await composing(house)
    await press(house, "Ann", panel, "the cannon")
    await pick(house, "Ann", panel, 0, "3", "4")
    assert "-# toy-barrels" in texts(panel)
