"""What happened is told once, whatever happens meanwhile."""

from __future__ import annotations

import pytest

from db.log import Record
from rules.space_alert.state import Begin
from tests.cogs.conftest import House
from tests.cogs.playing import row_of, said
from tests.cogs.tables import play, running
from words import words


async def test_a_move_made_while_the_table_is_told_is_told_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It falls between loading the game and reading its log."""
    row = await running(house, "Ann", "Eve")
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    read = house.store.log.read

    async def late(game: int, after: int = 0, upto: int | None = None) -> list[Record]:
        monkeypatch.undo()
        await play(house, row.id, 0, Begin())
        return await read(game, after, upto)

    monkeypatch.setattr(house.store.log, "read", late)
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    assert said(house, await row_of(house, row.id)).count(words("en")("sa-caption-start")) == 1
