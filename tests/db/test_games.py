"""Games, their seats and who finds them."""

from __future__ import annotations

import time

import pytest

from db import games
from db.engine import Taken
from db.games import GameRow, SeatRow, Standing
from db.people import Person, Ping
from db.store import Store
from rules.core import fingerprint
from tests.db.conftest import SEED, new_game, play


async def test_a_new_game_has_a_secret_seed_and_a_public_fingerprint(store: Store) -> None:
    rows = [
        await store.games.create(game="xia", version=1, guild=1, channel=2, owner=3, language="ru")
        for _ in range(2)
    ]
    assert rows[0].seed != rows[1].seed
    assert all(len(row.seed) == 32 and row.fingerprint == fingerprint(row.seed) for row in rows)
    assert (rows[0].status, rows[0].language, rows[0].options, rows[0].shown) == ("lobby", "ru", "{}", 0)


async def test_a_given_seed_is_kept(game: GameRow) -> None:
    assert game.seed == SEED


async def test_seats_are_replaced_as_a_whole(store: Store, game: GameRow) -> None:
    seats = [
        SeatRow(0, 11, "Борис"),
        SeatRow(1, None, "Android", android=True),
        SeatRow(2, 12, "Eve", offered=True),
    ]
    await store.games.sit(game.id, seats)
    row = await store.games.get(game.id)
    assert row is not None
    assert row.seats == seats
    assert (row.seat_of(12), row.seat_of(10), row.names()) == (2, None, ["Борис", "Android", "Eve"])


async def test_a_game_is_found_by_thread_guild_and_player(store: Store) -> None:
    here, there = await new_game(store, guild=1), await new_game(store, guild=2)
    await store.games.update(here.id, thread=500, status="running")
    found = await store.games.in_thread(500)
    assert found is not None and found.id == here.id
    assert await store.games.in_thread(501) is None
    assert [row.id for row in await store.games.of_guild(1, ["running", "lobby"])] == [here.id]
    assert await store.games.of_guild(1, ["over"]) == []
    assert [row.id for row in await store.games.of_user(10, ["lobby", "running"])] == [there.id, here.id]
    assert await store.games.of_user(99, ["lobby"]) == []


async def test_a_start_picks_up_what_runs_without_its_states(store: Store) -> None:
    rows = {status: await new_game(store) for status in ("lobby", "running", "paused", "over", "abandoned")}
    for status, row in rows.items():
        await play(store, row.id, 1)
        await store.games.update(row.id, status=status)
    running = await store.games.running()
    assert [row.id for row in running] == [rows["running"].id, rows["paused"].id]
    assert all(row.number == 1 and not row.told for row in running)
    assert not {"state", "seats", "options"} & {*Standing.__struct_fields__}


async def test_a_start_reads_all_that_runs_some_at_a_time(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "PIECE", 2)
    rows = [await new_game(store) for _ in range(5)]
    for row in rows:
        await store.games.update(row.id, status="over" if row is rows[1] else "running")
    found = [row.id async for row in store.games.all_running()]
    assert found == [row.id for row in rows if row is not rows[1]]
    assert len(await store.games.running()) == 2


async def test_many_games_get_their_own_seats(store: Store) -> None:
    rows = [await new_game(store) for _ in range(3)]
    await store.games.sit(rows[1].id, [SeatRow(0, 77, "Solo")])
    found = {row.id: row.names() for row in await store.games.of_guild(1, ["lobby"])}
    assert found == {rows[0].id: ["Ann", "Борис"], rows[1].id: ["Solo"], rows[2].id: ["Ann", "Борис"]}


async def test_finished_games_of_a_server(store: Store) -> None:
    rows = [await new_game(store, game=game) for game in ("space_alert", "xia", "xia")]
    for at, row in enumerate(rows):
        await store.games.update(row.id, status="over", outcome="{}", ended_at=100.0 - at)
    await store.games.update(rows[2].id, status="abandoned", outcome=None)
    assert [row.id for row in await store.games.finished(1)] == [rows[1].id, rows[0].id]
    assert [row.id for row in await store.games.finished(1, "xia")] == [rows[1].id]
    assert await store.games.finished(2) == []


async def test_only_a_lobby_can_vanish(store: Store) -> None:
    lobby, running = await new_game(store), await new_game(store)
    await store.games.update(running.id, status="running")
    for row in (lobby, running):
        await store.games.delete(row.id)
    assert await store.games.get(lobby.id) is None
    kept = await store.games.get(running.id)
    assert kept is not None and len(kept.seats) == 2


@pytest.mark.parametrize("status", ["won", ""])
async def test_there_is_no_other_status(store: Store, game: GameRow, status: str) -> None:
    with pytest.raises(Taken):
        await store.games.update(game.id, status=status)


async def test_numbers_of_games_are_never_used_again(store: Store) -> None:
    gone = await new_game(store)
    await store.games.delete(gone.id)
    assert (await new_game(store)).id > gone.id


async def test_a_table_is_due_after_everything_that_happens_there(store: Store) -> None:
    game, other = await new_game(store), await new_game(store)
    assert await store.games.due(1e12) == [], "nobody waits in a lobby"
    for row in (game, other):
        await store.games.update(row.id, status="running")
    for happens in (
        lambda: play(store, game.id, 1),
        lambda: store.people.keep_ping(Ping(game.id, 0, "s", None, None, 1.0)),
        lambda: store.people.keep_person(Person(11)),
    ):
        for row in await store.games.due(1e12):
            await store.games.put_off(row, None)
        assert await store.games.due(1e12) == []
        await happens()
        assert game.id in [row.id for row in await store.games.due(time.time())]


async def test_a_game_that_is_due_stays_so_from_the_same_moment_on(store: Store, game: GameRow) -> None:
    """An index that every move changes would cost more than the move."""
    for number, (before, after) in enumerate([(5.0, 5.0), (5e9, 1002.0), (None, 1003.0)], 1):
        await store.games.update(game.id, due_at=before)
        await play(store, game.id, number)
        row = await store.games.get(game.id)
        assert row is not None and row.due_at == after


async def test_what_happens_during_a_look_is_looked_at(store: Store, game: GameRow) -> None:
    await store.games.update(game.id, status="running")
    for happens in (
        lambda: play(store, game.id, 1),
        lambda: store.people.keep_ping(Ping(game.id, 0, "s", None, None, 1.0)),
    ):
        (seen,) = await store.games.due(time.time())
        await happens()
        await store.games.put_off(seen, 5e9)
        assert [row.id for row in await store.games.due(time.time())] == [game.id]
    (seen,) = await store.games.due(time.time())
    await store.games.put_off(seen, 5e9)
    assert await store.games.due(4e9) == []
    assert [row.id for row in await store.games.due(5e9)] == [game.id]


async def test_where_discord_refused_us_is_remembered_as_long_as_there_is_something_to_say(
    store: Store,
) -> None:
    rows = [await new_game(store) for _ in range(4)]
    facts = (("running", 2, None), ("running", 1, None), ("over", 2, time.time()), ("over", 2, 1.0))
    for row, (status, refused, ended) in zip(rows, facts, strict=True):
        await store.games.update(row.id, status=status, refused=refused, ended_at=ended)
    assert sorted(await store.games.refused(2)) == [rows[0].id, rows[2].id]
