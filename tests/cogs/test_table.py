"""The one place where a click becomes a move: lock, load, check, play, store."""

from __future__ import annotations

import asyncio

import pytest

from cogs.waiting import NoGame, NotRunning
from db.log import Conflict
from rules.core import IllegalMove, saved
from rules.space_alert.actions import Begin, Next, Place, Ready, Unready
from tests.cogs.conftest import House
from tests.cogs.playing import loaded, log_of, opened, row_of
from tests.cogs.tables import again, play, running


async def planning(house: House, *names: str) -> int:
    row = await running(house, *(names or ("Ann", "Eve")))
    await play(house, row.id, 0, Begin())
    return row.id


async def test_a_game_that_is_not_there(house: House) -> None:
    with pytest.raises(NoGame):
        await house.bot.table.load(404)


async def test_a_lobby_has_no_moves(house: House) -> None:
    game, _ = await opened(house, "Ann")
    with pytest.raises(NotRunning) as problem:
        await house.bot.table.load(game)
    assert problem.value.status == "lobby"


async def test_moves_of_one_table_wait_for_each_other(house: House) -> None:
    game = await planning(house)
    table = house.bot.table
    order: list[str] = []

    async def first() -> None:
        async with table.turn(game):
            order.append("in")
            await asyncio.sleep(0.05)
            order.append("out")

    await asyncio.gather(*(first() for _ in range(4)))
    assert order == ["in", "out"] * 4


async def test_tables_do_not_wait_for_each_other(house: House) -> None:
    one, two = await planning(house), await planning(house)
    async with house.bot.table.turn(one) as held, asyncio.timeout(60), house.bot.table.turn(two) as other:
        assert house.bot.table.lock(one).locked() and house.bot.table.lock(two).locked()
        assert (held.row.id, other.row.id) == (one, two)


async def test_an_illegal_move_leaves_everything_as_it_was(house: House) -> None:
    game = await planning(house)
    before = await again(house, game)
    for action in (Unready(), Begin(), Place(99, "action", 1), Next(at=3.0)):
        async with house.bot.table.turn(game) as at:
            if isinstance(action, Next):
                continue
            with pytest.raises(IllegalMove):
                await house.bot.table.play(at, 0, action)
    after = await again(house, game)
    assert (after.number, after.depth, after.state) == (before.number, before.depth, before.state)


async def test_the_same_interaction_is_applied_once(house: House) -> None:
    game = await planning(house)
    for _ in range(2):
        async with house.bot.table.turn(game) as at:
            await house.bot.table.play(at, 0, Ready(), user=1, interaction=777)
    assert await log_of(house, game) == ["0: begin", "0: ready"]


async def test_a_second_writer_is_turned_away(house: House) -> None:
    """Two processes that both loaded a position: the log takes one of the two moves."""
    game = await planning(house)
    one, two = await loaded(house, game), await loaded(house, game)
    await one.play(0, Ready())
    with pytest.raises(Conflict):
        await two.play(1, Ready())
    assert await log_of(house, game) == ["0: begin", "0: ready"]
    assert (await loaded(house, game)).state.member(1).ready is False


async def test_a_paused_game_takes_no_moves(house: House) -> None:
    game = await planning(house)
    await house.store.games.update(game, status="paused")
    async with house.bot.table.turn(game) as at:
        assert at.prompts() == []
        with pytest.raises(NotRunning):
            await at.play(0, Ready())


async def test_every_position_can_be_had_again_from_the_log(house: House) -> None:
    game = await planning(house)
    states = []
    async with house.bot.table.turn(game) as at:
        for number in range(60):
            await at.play(0, Ready() if number % 2 == 0 else Unready())
            states.append(saved.dump(at.state))
        for depth in (1, 2, 30, 49, 50, 51, 60, 61):
            if depth >= 2:
                assert saved.dump(await at.at_depth(depth)) == states[depth - 2]


async def test_the_state_survives_a_restart_to_the_byte(house: House) -> None:
    game = await planning(house)
    before = (await row_of(house, game)).state
    await house.restart()
    assert (await row_of(house, game)).state == before
    await play(house, game, 1, Ready())
    assert await log_of(house, game) == ["0: begin", "1: ready"]


async def test_the_clock_that_comes_too_late_changes_nothing(house: House) -> None:
    game = await planning(house)
    assert await house.bot.table.clock(game, Begin()) == []
    assert await log_of(house, game) == ["0: begin"]


async def test_androids_stop_when_there_is_nothing_to_do(house: House) -> None:
    game = await planning(house, "Ann", "android", "android")
    log = await log_of(house, game)
    assert {"1: ready", "2: ready"} <= set(log)
    assert len(log) < 40
    async with house.bot.table.turn(game) as at:
        assert await house.bot.table.followers(at) == []
