"""Private panels that are open follow the game."""

from __future__ import annotations

import pytest

from cogs import following
from rules.space_alert.actions import Begin
from tests.cogs import starship_captains, tables, xia
from tests.cogs.conftest import House, texts
from tests.cogs.playing import Message, loaded, press, table
from words import words

EN = words("en")


async def seat_of(house: House, game: int, name: str) -> Message:
    return (await press(house, name, await table(house, game), "My seat")).message


def files(message: Message) -> list[str]:
    return [file["filename"] for file in message["attachments"]]


async def test_an_open_seat_says_who_decides_now(house: House) -> None:
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    panel = await seat_of(house, row.id, "Chidi")
    assert EN("xia-seat-waits", player="Ann") in texts(panel)
    await xia.play(house, row.id, 0, xia.first_like(await loaded(house, row.id), "attack 1"))
    assert EN("xia-seat-waits", player="Eve") in texts(panel), "and the fight is shown"
    assert files(panel) == ["attack.png", "ship_2.png"]


async def test_a_panel_that_would_look_the_same_is_left_alone(house: House) -> None:
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    panel = await seat_of(house, row.id, "Chidi")
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    assert panel["edited_timestamp"] is None
    await xia.play(house, row.id, 0, xia.first_like(await loaded(house, row.id), "attack 1"))
    assert panel["edited_timestamp"] is not None


async def test_the_next_phase_opens_on_the_panel(house: House) -> None:
    row = await tables.running(house, "Ann", "Eve")
    house.bot.table.broadcast.changed(row.id)
    panel = await seat_of(house, row.id, "Eve")
    before = texts(panel)
    await tables.play(house, row.id, 0, Begin())
    await house.settle()
    assert texts(panel) != before


async def test_a_picture_that_is_looked_at_follows(house: House) -> None:
    row = await starship_captains.running(house, "Ann", "Eve")
    panel = (await press(house, "Eve", await table(house, row.id), "Galaxy")).message
    urls = [file["url"] for file in panel["attachments"]]
    await starship_captains.play(house, row.id, 0, "room helm red")
    await starship_captains.play_turn(house, row.id, 0)
    assert [file["url"] for file in panel["attachments"]] != urls


async def test_the_last_panel_is_the_one_that_follows(house: House) -> None:
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    first = await seat_of(house, row.id, "Chidi")
    second = await seat_of(house, row.id, "Chidi")
    await xia.play(house, row.id, 0, xia.first_like(await loaded(house, row.id), "attack 1"))
    assert first["edited_timestamp"] is None and second["edited_timestamp"] is not None


async def test_a_panel_that_became_something_else_is_left_alone(house: House) -> None:
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    await xia.play(house, row.id, 0, xia.first_like(await loaded(house, row.id), "attack 1"))
    panel = await seat_of(house, row.id, "Eve")
    await press(house, "Eve", panel, EN("xia-defend-nothing"))
    before = texts(panel)
    assert EN("prompt-back") in before, "she is asked once more"
    await xia.play(house, row.id, 0, "give 1 2000")
    assert texts(panel) == before
    await press(house, "Eve", panel, EN("prompt-back"))
    assert "5,000" in texts(panel)


async def test_who_has_left_the_seat_learns_nothing_more(house: House) -> None:
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    panel = await seat_of(house, row.id, "Chidi")
    away = "UPDATE seats SET person = ? WHERE game = ? AND seat = 2"
    await house.store.writer.write((away, (int(house.person("Борис").id), row.id)))
    await xia.play(house, row.id, 0, xia.first_like(await loaded(house, row.id), "attack 1"))
    assert panel["edited_timestamp"] is None


async def test_a_dead_token_is_not_used(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    panel = await seat_of(house, row.id, "Chidi")
    monkeypatch.setattr(following, "LIFE", -1)
    await xia.play(house, row.id, 0, xia.first_like(await loaded(house, row.id), "attack 1"))
    assert panel["edited_timestamp"] is None


async def test_only_so_many_are_followed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "MOST", 1)
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    first, second = await seat_of(house, row.id, "Chidi"), await seat_of(house, row.id, "Eve")
    await xia.play(house, row.id, 0, xia.first_like(await loaded(house, row.id), "attack 1"))
    assert first["edited_timestamp"] is None and second["edited_timestamp"] is not None


async def test_after_a_restart_nothing_is_followed_and_nothing_fails(house: House) -> None:
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    panel = await seat_of(house, row.id, "Chidi")
    await house.restart()
    await xia.play(house, row.id, 0, xia.first_like(await loaded(house, row.id), "attack 1"))
    assert panel["edited_timestamp"] is None


async def test_what_was_said_above_a_panel_stays_there(house: House) -> None:
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    given = await house.person("Ann").slash("xia give", str(row.thread), player="Eve", credits=2000)
    panel = (await given.answered()).message
    line = EN("xia-gives", player="Ann", to="Eve", credits=2000)
    assert line in texts(panel)
    await house.settle()
    await xia.play(house, row.id, 0, "engine 3")
    assert line in texts(panel) and panel["edited_timestamp"] is not None
