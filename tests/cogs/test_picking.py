"""Choices of any number: every one can be reached, several are ticked across menus, nothing is lost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cogs import toy
from tests.cogs.conftest import House, texts
from tests.cogs.playing import (
    Message,
    buttons,
    labels,
    loaded,
    log_of,
    pings,
    press,
    selects,
    table,
    told_privately,
    walk,
)

ON, BACK = "▶", "◀"


async def pick(house: House, name: str, message: Message, menu: int, *values: str, **how: Any) -> Any:
    found = selects(message)[menu]
    done = await (await house.person(name).choose(message, found["custom_id"], [*values], **how)).done()
    await house.answered()
    return done


def offered(message: Message) -> list[str]:
    return [option["value"] for menu in selects(message) for option in menu["options"]]


def ticked(message: Message) -> set[str]:
    return {o["value"] for menu in selects(message) for o in menu["options"] if o.get("default")}


def button_of(message: Message, label: str) -> Message:
    return next(each for each in buttons(message) if each["label"].startswith(label))


async def opened(house: House, game: int) -> Message:
    """The panel with all answers, from the table."""
    door = button_of(await table(house, game), "Choose")
    answer = await press(house, "Ann", await table(house, game), door["custom_id"])
    assert answer.message is not None
    return answer.message  # type: ignore[no-any-return]


async def test_each_of_260_choices_can_be_reached_and_taken(house: House) -> None:
    row = await toy.running(house, "Ann", "Eve")
    shown = await table(house, row.id)
    assert len(offered(shown)) == 100
    panel = (await press(house, "Ann", shown, ON)).message
    assert panel["flags"] & 64, "the table itself is everybody's: it is not turned"
    seen = [*offered(shown), *offered(panel)]
    await press(house, "Ann", panel, ON)
    seen += offered(panel)
    assert [int(value) for value in seen] == list(range(260))
    assert button_of(panel, ON)["disabled"] and "3 / 3" in labels(panel)
    await press(house, "Ann", panel, BACK)
    assert offered(panel)[0] == "100"
    await press(house, "Ann", panel, ON)
    await pick(house, "Ann", panel, 2, "255")
    assert await log_of(house, row.id) == ["0: take 255"]


async def test_a_page_outlives_a_restart_and_a_stale_one_shows_what_is_asked_now(house: House) -> None:
    row = await toy.running(house, "Ann")
    panel = (await press(house, "Ann", await table(house, row.id), ON)).message
    await house.restart()
    toy.on_the_shelf(house)
    on = button_of(panel, ON)["custom_id"]
    await press(house, "Ann", panel, on)
    assert offered(panel)[-1] == "259"
    await pick(house, "Ann", panel, 0, "200")
    late = await press(house, "Ann", panel, on, force=True)
    assert "already been decided" in texts(late.message)
    assert len(offered(late.message)) == 100
    assert await log_of(house, row.id) == ["0: take 200"]


@pytest.mark.parametrize("tail", ["99", "-7", "x", "1.2.3", ""])
async def test_forged_pages_change_nothing(house: House, tail: str) -> None:
    row = await toy.running(house, "Ann", "Eve")
    shown = await table(house, row.id)
    head = button_of(shown, ON)["custom_id"].rsplit(".", 1)[0]
    answer = await press(house, "Ann", shown, f"{head}.{tail}", force=True)
    said = await told_privately(answer)
    assert "does not work" in said or "Which card" in said
    other = await press(house, "Eve", shown, f"{head}.1", force=True)
    assert "not for you" in await told_privately(other)
    assert await log_of(house, row.id) == []


async def test_ticks_are_gathered_over_menus_and_pages_and_handed_in_together(house: House) -> None:
    row = await toy.running(house, "Ann", many=(2, 4))
    panel = await opened(house, row.id)
    assert "**0** chosen" in texts(panel)
    assert button_of(panel, "Done")["disabled"] and button_of(panel, "Clear")["disabled"]
    await pick(house, "Ann", panel, 1, "30")
    assert button_of(panel, "Done")["disabled"], "one is too few"
    await press(house, "Ann", panel, ON)
    await press(house, "Ann", panel, ON)
    await pick(house, "Ann", panel, 0, "201", "205")
    assert "**3** chosen" in texts(panel) and "card 30" in texts(panel)
    assert ticked(panel) == {"201", "205"}
    await house.restart()
    toy.on_the_shelf(house)
    await pick(house, "Ann", panel, 0, "205")
    assert "**2** chosen" in texts(panel), "unticked, and the others are still there after a restart"
    await press(house, "Ann", panel, button_of(panel, "Done")["custom_id"])
    assert await log_of(house, row.id) == ["0: take 30,205"]
    assert await house.store.drafts.matters(row.id) == set()


async def test_too_many_ticks_cannot_be_handed_in_and_are_cleared_in_one_tap(house: House) -> None:
    row = await toy.running(house, "Ann", "Eve", count=60, many=(0, 2))
    panel = await opened(house, row.id)
    await pick(house, "Ann", panel, 0, "1", "2", "3")
    done = button_of(panel, "Done")
    assert done["disabled"] and "Clear 1 of them" in texts(panel)
    forged = await press(house, "Ann", panel, done["custom_id"], force=True)
    assert "0 to 2 are needed" in await told_privately(forged)
    await press(house, "Ann", panel, "Clear")
    assert ticked(panel) == set()
    stranger = await press(house, "Eve", await table(house, row.id), done["custom_id"], force=True)
    assert "not for you" in await told_privately(stranger)
    assert await log_of(house, row.id) == []
    await press(house, "Ann", panel, done["custom_id"])
    assert await log_of(house, row.id) == ["0: take ()"], "nothing, where that is allowed"


async def test_several_groups_are_ticked_as_one(house: House) -> None:
    row = await toy.running(house, "Ann", count=20, groups=2, many=(2, 2))
    panel = await opened(house, row.id)
    assert [menu["placeholder"] for menu in selects(panel)] == ["group 0", "group 1"]
    await pick(house, "Ann", panel, 0, "4")
    await pick(house, "Ann", panel, 1, "7")
    await press(house, "Ann", panel, button_of(panel, "Done")["custom_id"])
    assert await log_of(house, row.id) == ["0: take 4,7"]


async def test_forged_ticks_change_nothing(house: House) -> None:
    row = await toy.running(house, "Ann", many=(1, 3))
    panel = await opened(house, row.id)
    forged = await pick(house, "Ann", panel, 0, "999", force=True)
    assert "does not work" in await told_privately(forged)
    assert await house.store.drafts.matters(row.id) == set()


async def test_an_answer_is_found_by_a_word(house: House) -> None:
    row = await toy.running(house, "Ann")
    panel = (await press(house, "Ann", await table(house, row.id), ON)).message
    person = house.person("Ann")
    form = await (await person.click(panel, "Find…")).done()
    await (await person.submit(form, {"word": "CARD 19"})).answered()
    assert offered(panel) == ["19", *map(str, range(190, 200))]
    form = await (await person.click(panel, "Find…")).done()
    await (await person.submit(form, {"word": "worth 1743"})).answered()
    assert offered(panel) == ["249"]
    await pick(house, "Ann", panel, 0, "249")
    assert await log_of(house, row.id) == ["0: take 249"]


async def test_a_word_that_stands_nowhere_is_answered(house: House) -> None:
    row = await toy.running(house, "Ann", many=(1, 2))
    panel = await opened(house, row.id)
    person = house.person("Ann")
    form = await (await person.click(panel, "Find…")).done()
    await (await person.submit(form, {"word": "@everyone"})).answered()
    assert "Nothing here contains" in texts(panel) and offered(panel) == []
    await press(house, "Ann", panel, "Show all")
    assert len(offered(panel)) == 100


async def test_many_questions_fit_on_one_panel(house: House) -> None:
    """No row is lost without a word: what does not fit has a button to it."""
    row = await toy.running(house, "Ann", count=400, groups=9)
    panel = (await press(house, "Ann", await table(house, row.id), "My seat")).message
    every = set(offered(panel))
    while not button_of(panel, ON)["disabled"]:
        panel = (await press(house, "Ann", panel, ON)).message
        every |= set(offered(panel))
    assert len(every) == 400
    assert (await loaded(house, row.id)).row.number == 0


async def test_ids_at_the_table_change_only_with_their_decision(house: House) -> None:
    """Discord refuses a press of an id that an edit has removed: Eve, whose question is the same as before,
    must not lose her press because Ann and Chidi have answered."""
    row = await toy.running(house, "Ann", "Eve", "Chidi", kind="vote")
    before = await table(house, row.id)
    ids = {each["label"]: each["custom_id"] for each in buttons(before)}
    for name in ("Ann", "Chidi"):
        await press(house, name, await table(house, row.id), "yes")
        now = {each["label"]: each["custom_id"] for each in buttons(await table(house, row.id))}
        assert now == ids
    stranger = await press(house, "Ann", before, ids["no"])
    assert "not for you" in await told_privately(stranger)
    await press(house, "Eve", before, ids["no"])
    assert await log_of(house, row.id) == ["0: vote yes", "2: vote yes", "1: vote no"]


async def test_take_back_has_the_same_id_until_something_was_taken_back(house: House) -> None:
    row = await toy.running(house, "Ann", "Eve", kind="take", count=4)
    undo = button_of(await table(house, row.id), "Undo")["custom_id"]
    for name in ("Ann", "Eve", "Ann"):
        await press(
            house,
            name,
            await table(house, row.id),
            button_of(await table(house, row.id), "card")["custom_id"],
        )
        assert button_of(await table(house, row.id), "Undo")["custom_id"] == undo
    shown = await table(house, row.id)
    await press(house, "Ann", shown, undo)
    twice = await press(house, "Ann", shown, undo, force=True)
    assert "already been decided" in await told_privately(twice), "two quick taps take back one move"
    assert len([line for line in await log_of(house, row.id) if "undo" in line]) == 1
    assert button_of(await table(house, row.id), "Undo")["custom_id"] != undo


async def test_a_crowd_of_questions_finds_room_on_table_call_and_panel(house: House) -> None:
    """Each has five answers, hints and the same panel: too much, and doubled ids, if nobody counted."""
    row = await toy.running(house, "Ann", "Eve", kind="crowd", count=9)
    (call,) = pings(house, row)
    mine = (await press(house, "Ann", await table(house, row.id), "My seat")).message
    for shown in (await table(house, row.id), call, mine):
        assert labels(shown).count("panel-toy-draft") == 1
        assert len(walk(shown)) <= 40
    for number in range(9):
        assert f"Question {number}?" in texts(mine), "My seat has all of them"
    last = [each for each in buttons(mine) if each["label"] == "Choose…"][-1]
    opened = (await press(house, "Ann", mine, last["custom_id"])).message
    assert "Question 8?" in texts(opened)
    await press(house, "Ann", opened, "card 3")
    assert await log_of(house, row.id) == ["0: take 3"]


async def test_what_an_android_is_asked_has_no_buttons(house: House) -> None:
    """Nobody could press them."""
    row = await toy.running(house, "Ann", "android")
    shown = await table(house, row.id)
    assert offered(shown) != []
    await pick(house, "Ann", shown, 0, "3")
    assert [prompt.seat for prompt in (await loaded(house, row.id)).prompts()] == [1]
    assert offered(await table(house, row.id)) == []
    assert not any(":choose:" in each.get("custom_id", "") for each in walk(await table(house, row.id)))
