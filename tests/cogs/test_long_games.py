"""Cost does not grow with the length of a game: the work of the database is counted, not its time."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from cogs.replay import Replay
from db.log import Record, appended
from rules.core import Event, fold, notation, saved
from rules.space_alert.actions import Begin
from tests.cogs import parley, tables, xia
from tests.cogs import starship_captains as captains
from tests.cogs.conftest import House
from tests.cogs.playing import loaded, press, row_of, table
from words import words

SHORT, LONG = 400, 4000
STEP = 20


@asynccontextmanager
async def counted(house: House) -> AsyncIterator[list[int]]:
    """How many steps SQLite takes meanwhile: every row that is read costs some."""
    steps = [0]

    def step() -> int:
        steps[0] += STEP
        return 0

    await house.store.engine.reader.set_progress_handler(step, STEP)
    yield steps
    await house.store.engine.reader.set_progress_handler(lambda: 0, 10**6)


async def lengthen(house: House, game: int, moves: int) -> None:
    """A log of so many passes and orders, as the table would have written it."""
    at = await loaded(house, game)
    statements = []
    for number in range(1, moves + 1):
        text = "order yes" if number % 5 == 0 else "pass"
        seat = 1 if number % 5 == 0 else at.state.turn
        dice = fold.dice(at.rules, at.state, at.row.seed, number - 1)
        events = at.rules.play(at.state, seat, notation.read(text, at.rules.actions), dice)
        aside = number % 5 == 0
        user = at.row.seats[seat].user
        record = Record(game, number, "play", number, seat, user, text, events, False, None, number, aside)
        statements += appended(record, saved.dump(at.state), at.rules.version)
    await house.store.writer.write(*statements)
    await house.store.games.update(game, shown=moves, telling=moves)


async def fill(house: House, game: int, moves: int, over: str, seats: int) -> None:
    """So many turns in the log, before the state that the game is in: nobody plays them again."""
    at = await loaded(house, game)
    statements = []
    for number in range(at.row.number + 1, at.row.number + moves + 1):
        seat = number % seats
        events = [Event(over, {"player": f"#{seat}", "n": number})]
        record = Record(game, number, "play", number, seat, 1, "filler", events, False, None, time.time())
        statements += appended(record, saved.dump(at.state), at.rules.version)
    await house.store.writer.write(*statements)
    last = at.row.number + moves
    await house.store.games.update(game, shown=last, telling=last)


Deed = Callable[[House, int], Awaitable[Any]]


async def one_move(house: House, game: int) -> None:
    at = await loaded(house, game)
    await parley.play(house, game, f"{at.state.turn}: pass")


async def take_back(house: House, game: int) -> None:
    await press(house, "Ann", await table(house, game), "Undo")


async def forged_undo(house: House, game: int) -> None:
    await press(house, "Ann", await table(house, game), f"w:undo:{game}:0", force=True)


async def history(house: House, game: int) -> None:
    await house.bot.history.since(game, (await row_of(house, game)).seats[0].user or 0, words("en"))


async def long_unread(house: House, game: int) -> None:
    user = (await row_of(house, game)).seats[0].user or 0
    await house.store.people.looked(game, user, 1)
    await house.bot.history.since(game, user, words("en"))


async def earlier_state(house: House, game: int) -> None:
    at = await loaded(house, game)
    state = await at.at_depth(at.row.depth - 120)
    assert state.turn == (at.row.depth - 120 - (at.row.depth - 120) // 5) % 3


async def replay(house: House, game: int) -> None:
    at = await loaded(house, game)
    shown = house.bot.get_cog("Replay")
    assert isinstance(shown, Replay)
    await shown.page(at, at.row.seats[0].user or 0, 100, words("en"))


@pytest.mark.parametrize(
    "deed", [one_move, take_back, forged_undo, history, long_unread, earlier_state, replay]
)
@pytest.mark.sqlite
async def test_no_deed_costs_more_in_a_long_game(house: House, deed: Deed) -> None:
    costs = []
    for length in (SHORT, LONG):
        row = await parley.running(house, "Ann", "Eve", "Chidi")
        await lengthen(house, row.id, length)
        await house.bot.table.broadcast.settle()
        async with counted(house) as steps:
            await deed(house, row.id)
            await house.settle()
        costs.append(steps[0])
    assert costs[1] < 1.5 * costs[0] + 500, costs


@pytest.mark.sqlite
async def test_no_briefing_costs_more_in_a_long_game(house: House) -> None:
    for module, over in ((xia, "xia-turn-over"), (captains, "sc-turn-over")):
        costs = []
        for length in (SHORT, LONG):
            row = await module.running(house, "Ann", "Eve", "Chidi")
            await fill(house, row.id, length, over, 3)
            at = await loaded(house, row.id)
            async with counted(house) as steps:
                await at.face.briefing(house.bot.table, at, 0, words("en"))
            costs.append(steps[0])
        assert costs[1] < 1.5 * costs[0] + 500, (module.__name__, costs)


@pytest.mark.sqlite
async def test_no_deadline_costs_more_in_a_long_game(house: House) -> None:
    costs = []
    for length in (SHORT, LONG):
        row = await tables.running(house, "Ann", "Eve")
        await fill(house, row.id, length, "sa-ready", 2)
        await tables.play(house, row.id, 0, Begin())
        async with counted(house) as steps:
            at = await loaded(house, row.id)
            await at.face.passing(house.bot.table, at.row, time.time() + 3600)
            await at.face.moved(house.bot.table, at, [])
        costs.append(steps[0])
    assert costs[1] < 1.5 * costs[0] + 500, costs
