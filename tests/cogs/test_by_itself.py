"""Who plays by themselves: androids go on until people are asked, however long it takes, over a restart."""

from __future__ import annotations

import pytest

from cogs import faces
from rules.core import Dice
from rules.starship_captains.game import RULES
from tests.cogs.answering import asked
from tests.cogs.conftest import House, texts
from tests.cogs.playing import loaded, row_of, table, told_privately
from tests.cogs.starship_captains import SEED, running


@pytest.mark.slow
async def test_a_table_of_androids_alone_plays_to_its_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann leaves hers to an android: nobody is there to press anything."""
    monkeypatch.setattr(faces, "ROUNDS", 3)
    row = await running(house, "Ann", "android")
    await told_privately(await house.person("Ann").slash("game android", row.thread))
    await house.settle()
    assert (await row_of(house, row.id)).status == "over"
    assert "Play again" in texts(await table(house, row.id))


async def test_clicks_find_room_between_two_of_their_turns(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was cut short goes on outside the move that set it off."""
    monkeypatch.setattr(faces, "ROUNDS", 2)
    row = await running(house, "Ann", "android", "android", "android")
    async with house.bot.table.turn(row.id) as at:
        while asked(at).seat == 0:
            move = RULES.android(at.state, 0, Dice(SEED, at.row.number))
            assert move is not None
            await house.bot.table.play(at, 0, move)
        cut = at.row.number
        assert at.goes_on, "there was more to do"
    await house.settle()
    at = await loaded(house, row.id)
    assert asked(at).seat == 0 and at.row.number > cut


async def test_after_a_restart_androids_go_on_where_they_were_stopped(house: House) -> None:
    """The bot died after Ann's move and before the android's."""
    row = await running(house, "Ann", "android")
    async with house.bot.table.turn(row.id) as at:
        while asked(at).seat == 0:
            move = RULES.android(at.state, 0, Dice(SEED, at.row.number))
            assert move is not None
            await at.play(0, move)
        died = at.row.number
    await house.restart()
    await house.bot.picked_up.wait()
    await house.settle()
    at = await loaded(house, row.id)
    assert at.row.number > died and asked(at).seat == 0
