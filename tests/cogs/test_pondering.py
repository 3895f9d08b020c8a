"""Moves made by workers are those that would have been made on the loop, and nobody waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cogs import shelf
from cogs.hands import Worker
from cogs.loaded import Loaded
from cogs.table import Table
from cogs.workshop import Workshop
from db.games import SeatRow
from db.store import Store
from rules import work
from rules.core import Dice, IllegalMove, saved
from rules.core.campaign import first_state
from rules.space_alert import actions as space_alert
from rules.starship_captains.game import RULES as CAPTAINS
from rules.starship_captains.options import Options as CaptainsOptions
from rules.xia import engine, frames
from rules.xia.game import RULES as XIA
from rules.xia.options import Options as XiaOptions
from tests.cogs import tables, xia
from tests.cogs.answering import answer, asked
from tests.cogs.conftest import House
from tests.cogs.playing import loaded

SEED = b"thought elsewhere"
MOST = 150
"""Moves of the one who clicks; with those of the androids after them a game is over long before."""


async def begun(store: Store, rules: Any, options: Any, seats: int) -> int:
    """A table with one player; androids have the other seats."""
    row = await store.games.create(
        game=rules.key,
        version=rules.version,
        guild=1,
        channel=2,
        owner=3,
        language="en",
        options=msgspec.json.encode(options).decode(),
        seed=SEED,
    )
    await store.games.sit(
        row.id, [SeatRow(n, None if n else 3, f"#{n}", android=n > 0) for n in range(seats)]
    )
    state = first_state(rules, options, seats, Dice(SEED, -1), None)
    await store.log.begin(row.id, saved.dump(state), rules.version)
    await store.games.update(row.id, status="running")
    return row.id


async def whole_game(folder: Path, workers: int, rules: Any, options: Any, seats: int) -> list[Any]:
    """Its log, and the state at its end. Where there are workers, one of them is killed on the way."""
    store = await Store.open(folder / f"{workers}.sqlite3")
    table = Table(store, Workshop(workers), shelf.faces())
    game = await begun(store, rules, options, seats)
    for number in range(MOST):
        async with table.turn(game) as at:
            assert at.last_by_seat == await store.log.last_by_seat(game)
            if at.row.status != "running":
                break
            await table.followers(at)
            action = rules.android(at.state, 0, Dice(b"somebody", number))
            if action is not None:
                await table.play(at, 0, action)
            assert at.prompts() == at.rules.prompts(at.state)
            assert [at.view(seat) for seat in (None, 0, 1)] == [
                at.rules.view(at.state, s) for s in (None, 0, 1)
            ]
        hand = table.workshop.thinkers.hands[0]
        if number == 10 and isinstance(hand, Worker) and hand.process is not None:
            os.kill(hand.process.pid, signal.SIGKILL)
    row = await store.games.get(game)
    assert row is not None and row.status == "over"
    log = [msgspec.structs.replace(record, at=0.0) for record in await store.log.read(game)]
    await table.workshop.close()
    await store.close()
    return [*log, row.state, row.outcome]


GAMES = {
    "xia": (XIA, XiaOptions(fame="5"), 3),
    "starship_captains": (CAPTAINS, CaptainsOptions(), 3),
}


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
async def test_a_game_is_the_same_wherever_it_is_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    there = await whole_game(tmp_path, 1, *GAMES[key])
    monkeypatch.setattr(GAMES[key][0], "heavy", False, raising=False)
    monkeypatch.setattr(GAMES[key][0], "ponders", False, raising=False)
    here = await whole_game(tmp_path, 0, *GAMES[key])
    assert len(here) > 50
    assert there == here


async def test_others_are_answered_while_androids_ponder(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The androids of one table go on only after somebody at another one has been answered."""
    far = await xia.running(house, "Ann", "android", "android")
    near = await tables.running(house, "Eve", pace="practice")
    begun, end = threading.Event(), threading.Event()
    follow = work.followed

    def held(*args: Any) -> bytes:
        begun.set()
        assert end.wait(20)
        return follow(*args)

    monkeypatch.setattr(work, "followed", held)
    at = await loaded(house, far.id)
    first = asyncio.create_task(house.person("Ann").slash("seat", str(far.thread)))
    await (await first).answered(30)
    move = xia.first_like(at, "")
    playing = asyncio.create_task(xia.play(house, far.id, asked(at).seat, move))
    await asyncio.to_thread(begun.wait, 20)
    await tables.play(house, near.id, 0, space_alert.Begin())
    answer = await (await house.person("Eve").slash("seat", str(near.thread))).answered(30)
    assert answer.message is not None and not playing.done()
    end.set()
    await playing


async def test_what_an_android_may_not_do_is_left_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await xia.running(house, "Ann", "android", "android", prepared=xia.duel())
    asks: list[int] = []

    def android(state: Any, seat: int, dice: Dice) -> Any:
        asks.append(seat)
        return XIA.default(state, asked_seat(state)) if seat == 1 else None

    def asked_seat(state: Any) -> int:
        return int(state.stack[-1].seat)

    monkeypatch.setattr(XIA, "android", android)
    async with house.bot.table.turn(row.id) as at:
        assert asked_seat(at.state) == 0  # so an answer of seat 1 is refused
        before = saved.dump(at.state)
        assert await house.bot.table.followers(at) == []
        assert saved.dump(at.state) == before
    assert asks.count(1) == 1


async def test_a_refusal_comes_back_from_a_worker(house: House) -> None:
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    async with house.bot.table.turn(row.id) as at:
        before = saved.dump(at.state)
        with pytest.raises(IllegalMove, match="not-asked"):
            await at.play(1, XIA.default(at.state, 0) or space_alert.Begin())
        assert saved.dump(at.state) == before and at.row.number == 0


def counted(monkeypatch: pytest.MonkeyPatch, what: Any, name: str) -> list[tuple[Any, ...]]:
    """What it is asked, without the state."""
    calls: list[tuple[Any, ...]] = []
    call = getattr(what, name)

    def again(*args: Any, **options: Any) -> Any:
        calls.append(args[1:])
        return call(*args, **options)

    monkeypatch.setattr(what, name, again)
    return calls


async def test_a_click_asks_and_looks_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it: the move, the private panel, the telling, the table, the pings."""
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    await (await house.person("Ann").slash("seat", str(row.thread))).answered(30)
    chapter = engine.CHAPTERS[frames.Moving]
    asks: list[int] = []

    def ask(*args: Any) -> Any:
        asks.append(1)
        return chapter.ask(*args)

    monkeypatch.setitem(engine.CHAPTERS, frames.Moving, chapter._replace(ask=ask))
    prompts, views = counted(monkeypatch, XIA, "prompts"), counted(monkeypatch, XIA, "view")
    await answer(house, "Ann", row.id, "impulse")
    await house.settle()
    assert len(prompts) == 1
    assert 0 < len(views) == len(set(views)), "each seat sees it once"
    print("movement.ask", len(asks))
    assert len(asks) <= 3


async def test_what_is_known_is_of_this_state_and_no_other(house: House) -> None:
    row = await xia.running(house, "Ann", "Eve", "Chidi", prepared=xia.duel())
    before: Loaded = await loaded(house, row.id)
    asked_before, seen_before = before.prompts(), before.view(0)
    await xia.play(house, row.id, 0, "impulse")
    now = await loaded(house, row.id)
    assert now.prompts() == XIA.prompts(now.state) != asked_before == before.prompts()
    assert now.view(0) == XIA.view(now.state, 0) != seen_before == before.view(0)
    async with house.bot.table.turn(row.id) as at:
        await at.take_back(0, None, 0)
        assert at.prompts() == asked_before and at.view(0) == seen_before
