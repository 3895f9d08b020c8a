"""Only a ping rings; nobody is called who was not meant; a name is a name and no markup."""

from __future__ import annotations

import pytest

from images.speech import bare, plain
from sandbox.shapes import SILENT
from tests.cogs.conftest import House, texts
from tests.cogs.playing import in_thread, opened, press, started, table, told_privately
from tests.cogs.tables import play_to_the_end, running
from words import words

NASTY = "**Eve** <@1> @everyone [x](https://x.y) `a` ||b|| #_"


async def test_a_lobby_rings_for_nobody_however_often_it_is_shown(house: House) -> None:
    game, lobby = await opened(house, "Ann", "Eve")
    shown = await (await house.person("Chidi").slash("game show", game=game)).answered()
    for message in (lobby, shown.message):
        assert f"<@{house.person('Eve').id}>" in texts(message)
        assert message["mentions"] == []
        assert message["flags"] & SILENT


async def test_a_game_is_told_silently_and_asks_aloud(house: House) -> None:
    row = await started(house, "Ann", "Eve", pace="post")
    said = in_thread(house, row)
    asked = [message for message in said if message["mentions"]]
    assert [len(message["mentions"]) for message in asked] == [1]
    assert not asked[0]["flags"] & SILENT
    assert all(message["flags"] & SILENT for message in said if not message["mentions"])


async def test_who_did_not_play_cannot_call_the_crew_again(house: House) -> None:
    row = await running(house, "Ann", "Eve", pace="practice")
    await play_to_the_end(house, row.id)
    house.bot.table.broadcast.changed(row.id)
    shown = await table(house, row.id)
    refused = await press(house, "Chidi", shown, "Play again")
    assert await told_privately(refused) == words("en")("again-outsider")
    guild = int(house.box.world.guild_id)
    assert await house.store.games.of_guild(guild, ("lobby",)) == []
    lobby = (await press(house, "Ann", shown, "Play again")).message
    assert [user["id"] for user in lobby["mentions"]] == [house.person("Eve").id]


def test_an_escaped_name_is_itself_again_where_there_is_no_markup() -> None:
    assert bare(plain(NASTY)) == NASTY
    assert plain("Jean-Luc O'Neill 3") == "Jean-Luc O'Neill 3"
    assert plain("- a\nb\u202e") == "\\- a b "
    assert plain("a_b*") == "a\\_b\\*"


@pytest.mark.parametrize("where", ["list", "seat", "table"])
async def test_a_name_is_no_markup(house: House, where: str) -> None:
    row = await running(house, "Ann", "Eve", pace="practice")
    row.seats[0].name = NASTY
    await house.store.games.sit(row.id, row.seats)
    if where == "list":
        answer = await (await house.person("Ann").slash("game list")).answered()
        said = texts(answer.message)
    elif where == "seat":
        asked = await house.person("Ann").slash("board", str(row.thread), {"text": True})
        answer = await asked.answered()
        said = texts(answer.message)
    else:
        house.bot.table.broadcast.changed(row.id)
        said = texts(await table(house, row.id))
    assert plain(NASTY) in said, said


async def test_in_a_suggestion_the_name_is_as_it_is_written(house: House) -> None:
    await opened(house, "Ann")
    (row, *_) = await house.store.games.of_guild(int(house.box.world.guild_id), ("lobby",))
    row.seats[0].name = "under_score*"
    await house.store.games.sit(row.id, row.seats)
    offered = await house.person("Ann").autocomplete("game show", "game", "")
    assert any("under_score*" in each["name"] for each in offered)
