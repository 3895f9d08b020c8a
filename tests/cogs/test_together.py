"""Clicks that come to a table together: one commit, and to each its own row, answer and refusal."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from discord.utils import time_snowflake, utcnow

from cogs.together import Wish
from db.engine import Group, Unwritable
from rules import work
from rules.core import Action, IllegalMove, Outcome
from rules.space_alert.actions import Begin, Ready, Unready
from rules.space_alert.game import RULES
from tests.cogs.conftest import House
from tests.cogs.playing import Message, loaded, log_of, surely, table, told_privately
from tests.cogs.tables import again, play, running

CREW = ("Ann", "Eve", "Chidi", "Дана")


async def planning(house: House, *names: str) -> tuple[int, Message, str]:
    """A table that plans, its message, and the button by which one is ready with empty slots after all."""
    row = await running(house, *(names or CREW), pace="practice")
    await play(house, row.id, 0, Begin())
    message = await table(house, row.id)
    return row.id, message, surely(message, "Ready")


async def together(house: House, game: int, message: Message, *presses: tuple[str, str]) -> list[Any]:
    """They press while somebody has the table, and are all there when it is free."""
    table = house.bot.table
    async with table.lock(game), asyncio.timeout(60):
        made = [await house.person(name).click(message, button, force=True) for name, button in presses]
        while len(table.together.waiting(game)) < len(presses):
            await asyncio.sleep(0.01)
    return made


class Disk:
    """What is committed, in how many transactions; it may be held, or full."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        engine = house.store.engine
        self._apply = engine.apply
        self.moves: list[int] = []
        self.free = asyncio.Event()
        self.free.set()
        self.asked = asyncio.Event()
        self.full = False
        monkeypatch.setattr(engine, "apply", self.apply)

    async def apply(self, groups: Sequence[Group]) -> None:
        moves = sum("INTO actions" in sql for group in groups for sql, _ in group.statements)
        if moves:
            self.asked.set()
            await self.free.wait()
            if self.full:
                raise Unwritable("disk full")
            self.moves.append(moves)
        await self._apply(groups)


async def test_clicks_that_wait_for_a_table_cost_one_commit(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, message, ready = await planning(house)
    disk, depths, real = Disk(house, monkeypatch), [], work.made

    def noted(rules: Any, state: Any, seed: bytes, depth: int, *move: Any) -> Any:
        depths.append(depth)
        return real(rules, state, seed, depth, *move)

    monkeypatch.setattr(work, "made", noted)
    made = await together(house, game, message, *((name, ready) for name in CREW[:3]))
    for click in made:
        await click.done()
    assert (disk.moves, depths) == ([3], [1, 2, 3])  # each has its own dice
    known = (await loaded(house, game)).last_by_seat
    assert known == await house.store.log.last_by_seat(game) == {0: 2, 1: 3, 2: 4}
    assert await log_of(house, game) == ["0: begin", "0: ready", "1: ready", "2: ready"]
    assert [member.ready for member in (await loaded(house, game)).view(None).crew[:4]] == [True] * 3 + [
        False
    ]


async def test_nobody_hears_that_it_is_done_before_it_is_on_the_disk(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, message, ready = await planning(house)
    disk = Disk(house, monkeypatch)
    disk.free.clear()
    made = await together(house, game, message, ("Ann", ready), ("Eve", ready))
    await disk.asked.wait()
    seen = await loaded(house, game)  # whoever only looks waits for no disk, and sees what is on it
    assert not any(member.ready for member in seen.view(None).crew)
    assert [click.acked_after for click in made] == [None, None]
    assert await log_of(house, game) == ["0: begin"]
    disk.free.set()
    for click in made:
        await click.done()
    assert await log_of(house, game) == ["0: begin", "0: ready", "1: ready"]


async def test_a_full_disk_refuses_all_of_them_and_keeps_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, message, ready = await planning(house)
    before = (await again(house, game)).state
    disk = Disk(house, monkeypatch)
    disk.full = True
    made = await together(house, game, message, ("Ann", ready), ("Eve", ready))
    assert ["could not be saved" in await told_privately(click) for click in made] == [True, True]
    assert (await again(house, game)).state == before
    disk.full = False
    for click in await together(house, game, message, ("Eve", ready), ("Ann", ready)):
        await click.done()
    assert await log_of(house, game) == ["0: begin", "1: ready", "0: ready"]


async def test_one_who_is_refused_is_refused_alone(house: House) -> None:
    """Somebody who does not sit there, and a second press of the same button before the first was played."""
    game, message, ready = await planning(house)
    stranger, first, second, other = await together(
        house, game, message, ("Борис", ready), ("Ann", ready), ("Ann", ready), ("Eve", ready)
    )
    assert "не вам" in await told_privately(stranger)
    assert "already been decided" in await told_privately(second)
    await first.done()
    await other.done()
    assert await log_of(house, game) == ["0: begin", "0: ready", "1: ready"]


async def test_a_move_that_goes_wrong_takes_no_other_with_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle of it something has been changed already; nobody else plays on that."""
    game, message, ready = await planning(house)
    real = RULES.play

    def broken(state: Any, seat: int, action: Any, dice: Any) -> Any:
        if seat == 1 and isinstance(action, Ready):
            state.member(2).ready = True
            raise ZeroDivisionError
        return real(state, seat, action, dice)

    monkeypatch.setattr(RULES, "play", broken)
    ann, eve, kim = await together(house, game, message, ("Ann", ready), ("Eve", ready), ("Дана", ready))
    assert "went wrong on my side" in await told_privately(eve)
    await ann.done()
    await kim.done()
    assert await log_of(house, game) == ["0: begin", "0: ready", "3: ready"]
    assert [member.ready for member in (await loaded(house, game)).view(None).crew[:4]] == [1, 0, 0, 1]


def wish(game: int, interaction: int, move: Action) -> Wish[Any, Any]:
    """A click that names no question, as those of a game's own panels: it is never stale."""
    click: Any = SimpleNamespace(game=game, user=1, interaction=SimpleNamespace(id=interaction))
    return Wish(click, lambda loaded: (0, move))


async def test_one_click_delivered_twice_is_one_move(house: House) -> None:
    """Both at once, or when the first has long been played."""
    game, _, _ = await planning(house)
    play, now = house.bot.table.together.play, time_snowflake(utcnow()) + (1 << 40)
    ready, unready, again = wish(game, now, Ready()), wish(game, now + 1, Unready()), wish(game, now, Ready())
    async with house.bot.table.lock(game):
        playing = asyncio.gather(play(ready), play(unready), play(again))
        await asyncio.sleep(0)
    await playing
    assert [each.again for each in (ready, unready, again)] == [False, False, True]
    later = [wish(game, now, Ready()), wish(game, now + 1, Ready())]
    for each in later:
        await play(each)
    assert [each.again for each in later] == [True, True]
    assert await log_of(house, game) == ["0: begin", "0: ready", "0: unready"]


async def test_a_refusal_names_the_people_of_its_table(house: House) -> None:
    game, _, _ = await planning(house)
    with pytest.raises(IllegalMove) as problem:
        await house.bot.table.together.play(wish(game, 1 << 62, Begin()))
    assert problem.value.names == dict(enumerate(CREW))


async def test_where_somebody_moves_by_themselves_each_is_alone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What an android does about a move comes before the next one."""
    game, message, ready = await planning(house, "Ann", "Eve", "Chidi", "android")
    disk = Disk(house, monkeypatch)
    for click in await together(house, game, message, ("Ann", ready), ("Eve", ready)):
        await click.done()
    assert disk.moves[0] == 1
    assert set(await log_of(house, game)) >= {"0: ready", "1: ready"}


async def test_nobody_moves_after_the_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game, message, ready = await planning(house)
    over = Outcome("outcome-abandoned")
    monkeypatch.setattr(RULES, "outcome", lambda state: over if state.member(0).ready else None)
    ann, eve = await together(house, game, message, ("Ann", ready), ("Eve", ready))
    await ann.done()
    assert "already been decided" in await told_privately(eve)
    assert await log_of(house, game) == ["0: begin", "0: ready"]
    assert (await again(house, game)).status == "over"


async def test_whoever_decides_for_others_and_is_stopped_leaves_nobody_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _, _ = await planning(house)
    disk, play = Disk(house, monkeypatch), house.bot.table.together.play
    disk.free.clear()
    async with house.bot.table.lock(game):
        moves = (Ready(), Unready())
        first, second = (
            asyncio.create_task(play(wish(game, n, move))) for n, move in enumerate(moves, 1 << 62)
        )
        await asyncio.sleep(0)
    await disk.asked.wait()
    first.cancel()
    disk.free.set()
    done, waiting = await asyncio.wait([first, second], timeout=60)
    assert not waiting and all(each.cancelled() for each in done)
