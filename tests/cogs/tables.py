"""Tables for tests: a game under way, made in the store, played through the real table."""

from __future__ import annotations

from typing import Any

from cogs.table_settings import TableSettings as Settings
from db.games import GameRow
from rules.core import CLOCK, Action
from rules.space_alert.game import RULES
from rules.space_alert.options import Options
from tests.cogs.conftest import House
from tests.cogs.started import begin

SEED = b"a table for tests"


async def running(house: House, *names: str, settings: Settings | None = None, **options: Any) -> GameRow:
    """A game in a thread of its own; a name with no person behind it is an android."""
    chosen = Options(**{"pace": "post", "mission": "mission_1", **options})
    return await again(house, await begin(house, RULES, chosen, *names, seed=SEED, settings=settings))


async def again(house: House, game: int) -> GameRow:
    row = await house.store.games.get(game)
    assert row is not None
    return row


async def play(house: House, game: int, seat: int, *actions: Action) -> None:
    async with house.bot.table.turn(game) as loaded:
        for action in actions:
            await house.bot.table.play(loaded, seat, action)


async def play_to_the_end(house: House, game: int) -> None:
    """By default moves of everybody, until it is over."""
    async with house.bot.table.turn(game) as loaded:
        for _ in range(500):
            if loaded.row.status != "running":
                return
            for seat in range(len(loaded.row.seats)):
                action = loaded.rules.default(loaded.state, seat)
                if action is not None:
                    await loaded.play(seat, action)
                    break
    raise AssertionError("the game does not end")


__all__ = ["CLOCK", "SEED", "again", "play", "play_to_the_end", "running"]
