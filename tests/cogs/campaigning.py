"""Short words for tests of campaigns: the toy on the shelf, found one, play a chapter, see what it left."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs import shelf
from db import transfer
from db.campaigns import CampaignRow, ChapterRow
from db.games import GameRow
from rules.core import saved
from tests import relay
from tests.cogs import playing
from tests.cogs.conftest import House, texts
from tests.cogs.playing import begun, buttons, row_of, table
from words import words

NAME = "The Long Way"
EN = words("en")


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy beside the real games, for the bot of the house and for files from elsewhere."""
    ours = shelf.faces
    monkeypatch.setattr(shelf, "faces", lambda: ours() | {"relay": relay.RelayFace()})
    rules_of = transfer.rules_of
    monkeypatch.setattr(transfer, "rules_of", lambda game: relay.RULES if game == "relay" else rules_of(game))


async def quiet(house: House) -> None:
    """Until the bot has done everything that it was asked for."""
    async with asyncio.timeout(60):
        while house.bot.answering:
            await asyncio.sleep(0.01)


async def press(house: House, name: str, message: dict[str, Any], button: str, **how: Any) -> Any:
    pressed = await playing.press(house, name, message, button, **how)
    await quiet(house)
    return pressed


async def slash(house: House, who: str, command: str, place: Any = None, /, **options: Any) -> str:
    """What this person was told."""
    interaction = await house.person(who).slash(f"campaign {command}", place, options)
    await interaction.answered(30)
    await interaction.done()
    await quiet(house)
    said = [*([interaction.message] if interaction.message else []), *interaction.followups]
    return "\n".join(texts(message) for message in said)


async def founded(house: House, name: str = NAME, host: str = "Ann", game: str = "relay") -> CampaignRow:
    await slash(house, host, "new", game=game, name=name)
    rows = await house.store.campaigns.of_guild(int(house.box.world.guild_id))
    return next(row for row in rows if row.name == name)


async def now(house: House, row: CampaignRow) -> CampaignRow:
    found = await house.store.campaigns.get(row.id)
    assert found is not None
    return found


async def home(house: House, row: CampaignRow) -> dict[str, Any]:
    """The home message as it is now."""
    await house.settle()
    row = await now(house, row)
    message = house.box.world.message(str(row.message))
    assert message is not None
    return message


async def chapters(house: House, row: CampaignRow) -> list[ChapterRow]:
    return await house.store.campaigns.chapters(row.id)


async def gathered(house: House, row: CampaignRow, who: str = "Ann") -> tuple[GameRow, dict[str, Any]]:
    """The lobby of the next chapter, opened with the button of the home message."""
    await press(house, who, await home(house, row), words(row.language)("campaign-button-next"))
    chapter = await house.store.campaigns.open_chapter(row.id)
    assert chapter is not None
    game = await row_of(house, chapter.game)
    lobby = house.box.world.message(str(game.message))
    assert lobby is not None
    return game, lobby


async def under_way(house: House, row: CampaignRow, *names: str) -> GameRow:
    """The next chapter, begun with these people; the first of them opens it."""
    game, lobby = await gathered(house, row, names[0])
    seated = {seat.name for seat in game.seats}
    for name in seated - {*names}:
        await press(house, name, lobby, "Leave")
    for name in names:
        if name not in seated:
            await press(house, name, lobby, "Join")
    await press(house, names[0], lobby, "Start")
    return await begun(house, game.id)


async def stepped(house: House, game: GameRow, who: str, by: int = 1) -> GameRow:
    """The one move of a chapter, with the button at the table."""
    await press(house, who, await table(house, game.id), f"relay step {by}")
    await house.settle()
    return await row_of(house, game.id)


async def played(house: House, row: CampaignRow, *names: str, by: int = 1) -> GameRow:
    return await stepped(house, await under_way(house, row, *names), names[0], by)


async def sheet(house: House, row: CampaignRow) -> relay.Sheet:
    return saved.load((await now(house, row)).sheet, relay.Sheet)


async def carried(house: House, row: CampaignRow) -> dict[str, int]:
    return {runner.callsign: runner.carried for runner in (await sheet(house, row)).runners}


def asked(house: House, row: CampaignRow) -> dict[str, Any]:
    """The question that stands in the thread."""
    messages = reversed(house.person("Ann").messages(str(row.thread)))
    return next(m for m in messages if any("camp_back" in b["custom_id"] for b in buttons(m)))
