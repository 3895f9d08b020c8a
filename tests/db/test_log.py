"""The log is the truth: append-only, each click once, the state in the same transaction."""

from __future__ import annotations

import pytest

from db.engine import Taken, Unwritable
from db.games import GameRow
from db.log import SNAPSHOT_EVERY, Conflict, Record, standing
from db.store import Store
from tests.db.conftest import move, new_game, play


async def state(store: Store, game: int) -> tuple[int, int, bytes | None]:
    row = await store.games.get(game)
    assert row is not None
    return row.number, row.depth, row.state


async def test_records_come_back_as_they_were(store: Store, game: GameRow) -> None:
    records = [
        move(game.id, 1, interaction=77, chance=True),
        move(game.id, 2, kind="note", depth=1, user=None),
    ]
    for record in records:
        await store.log.append(record, b"s", 1)
    assert await store.log.read(game.id) == records
    assert await store.log.read(game.id, after=1) == records[1:]
    assert await store.log.read(game.id, upto=1) == records[:1]


async def test_action_and_state_are_stored_together(store: Store, game: GameRow) -> None:
    await store.log.append(
        move(game.id, 1), b"one", 3, beside=[("UPDATE games SET status = 'running' WHERE id = ?", (game.id,))]
    )
    row = await store.games.get(game.id)
    assert row is not None
    assert (row.number, row.depth, row.state, row.version, row.status) == (1, 1, b"one", 3, "running")
    assert row.moved_at == 1001.0


async def test_a_number_is_used_once(store: Store, game: GameRow) -> None:
    await play(store, game.id, 1)
    with pytest.raises(Conflict):
        await store.log.append(move(game.id, 1, text="other"), b"other", 1)
    assert await state(store, game.id) == (1, 1, b"state 1")
    assert [record.text for record in await store.log.read(game.id)] == ["place 1 action 1"]


async def test_the_newest_clicks_are_remembered_the_oldest_first(store: Store, game: GameRow) -> None:
    for number, interaction in enumerate((30, None, 10, 20), 1):
        await store.log.append(move(game.id, number, interaction=interaction), b"state", 1)
    assert await store.log.clicks(0, 9) == [10, 20, 30]
    assert await store.log.clicks(10, 9) == [20, 30]
    assert await store.log.clicks(0, 2) == [20, 30]


async def test_a_click_is_applied_once(store: Store, game: GameRow) -> None:
    other = await new_game(store)
    await store.log.append(move(game.id, 1, interaction=5), b"one", 1)
    assert await store.log.seen(5)
    assert not await store.log.seen(6)
    for where, number in ((game.id, 2), (other.id, 1)):
        with pytest.raises(Conflict):
            await store.log.append(move(where, number, interaction=5), b"two", 1)
    assert await state(store, game.id) == (1, 1, b"one")
    assert await state(store, other.id) == (0, 0, None)


async def test_moves_without_a_click_do_not_collide(store: Store, game: GameRow) -> None:
    await play(store, game.id, 1, 2, 3)
    assert (await state(store, game.id))[0] == 3


async def test_something_wrong_beside_the_action_refuses_the_action(store: Store, game: GameRow) -> None:
    with pytest.raises(Unwritable):
        await store.log.append(move(game.id, 1), b"one", 1, beside=[("INSERT INTO nowhere VALUES (1)", ())])
    assert await store.log.read(game.id) == []
    assert await state(store, game.id) == (0, 0, None)


async def test_the_log_cannot_be_rewritten(store: Store, game: GameRow) -> None:
    await play(store, game.id, 1)
    with pytest.raises(Taken, match="append-only"):
        await store.writer.write(("UPDATE actions SET text = 'forged'", ()))
    assert (await store.log.read(game.id))[0].text == "place 1 action 1"


async def test_an_action_needs_a_game(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.log.append(move(99, 1), b"", 1)


async def test_snapshots_are_taken_now_and_then(store: Store, game: GameRow) -> None:
    await store.log.begin(game.id, b"start", 1)
    await play(store, game.id, *range(1, SNAPSHOT_EVERY + 3))
    at = {}
    for depth in (0, SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, SNAPSHOT_EVERY + 2):
        snapshot = await store.log.snapshot(game.id, depth, 1)
        assert snapshot is not None
        at[depth] = (snapshot.depth, snapshot.state)
    assert at[0] == at[SNAPSHOT_EVERY - 1] == (0, b"start")
    assert at[SNAPSHOT_EVERY] == at[SNAPSHOT_EVERY + 2] == (SNAPSHOT_EVERY, b"state %d" % SNAPSHOT_EVERY)
    assert await store.log.snapshot(game.id, 0, 2) is None, "of other rules"


async def test_a_snapshot_of_a_line_taken_back_is_not_used(store: Store, game: GameRow) -> None:
    await store.log.begin(game.id, b"start", 1)
    await play(store, game.id, *range(1, SNAPSHOT_EVERY + 1))
    number = SNAPSHOT_EVERY + 1
    await store.log.append(
        move(game.id, number, kind="undo", depth=SNAPSHOT_EVERY - 5, text="undo"), b"back", 1
    )
    for _ in range(8):
        number += 1
        await store.log.append(move(game.id, number, depth=number - 6), b"other line", 1)
    snapshot = await store.log.snapshot(game.id, SNAPSHOT_EVERY + 2, 1)
    assert snapshot is not None and snapshot.depth == 0


async def test_undo_leaves_the_moves_that_stand(store: Store, game: GameRow) -> None:
    rows = [
        move(game.id, 1),
        move(game.id, 2),
        move(game.id, 3, kind="note", depth=2),
        move(game.id, 4, depth=3),
        move(game.id, 5, kind="undo", depth=1),
        move(game.id, 6, depth=2),
    ]
    assert [record.number for record in standing(rows)] == [1, 6]


async def test_the_last_action_of_each_seat(store: Store, game: GameRow) -> None:
    await store.log.append(move(game.id, 1, seat=0), b"", 1)
    await store.log.append(move(game.id, 2, seat=1), b"", 1)
    await store.log.append(move(game.id, 3, seat=0), b"", 1)
    await store.log.append(move(game.id, 4, seat=-1), b"", 1)
    assert await store.log.last_by_seat(game.id) == {0: 3, 1: 2, -1: 4}
    await store.log.append(move(game.id, 5, seat=0, aside=True), b"", 1)
    assert (await store.log.last_by_seat(game.id))[0] == 3, "an aside answers no question"


async def test_a_whole_log_is_read_some_rows_at_a_time(
    store: Store, game: GameRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others go on in between."""
    monkeypatch.setattr("db.log.PIECE", 7)
    await store.log.begin(game.id, b"start", 1)
    await play(store, game.id, *range(1, 22))
    read, sizes = store.log.read, list[int]()

    async def noted(*args: int) -> list[Record]:
        some = await read(*args)
        sizes.append(len(some))
        return some

    monkeypatch.setattr(store.log, "read", noted)
    assert [row.number for row in await store.log.whole(game.id)] == list(range(1, 22))
    assert sizes == [7, 7, 7, 0]


# Answers that were changed


def changed(game: int, number: int, depth: int, amends: int) -> Record:
    return move(game, number, kind="amend", depth=depth, amends=amends, text=f"otherwise {number}")


async def standing_texts(store: Store, game: int, after: int, upto: int) -> list[str]:
    line = await store.log.moves(game, after, upto)
    assert line == standing(await store.log.read(game))[after:upto], "one truth, however it is read"
    return [record.text for record in line]


async def test_a_changed_answer_stands_in_the_place_of_the_old_one(store: Store, game: GameRow) -> None:
    await store.log.begin(game.id, b"start", 1)
    await play(store, game.id, 1, 2, 3)
    await store.log.append(changed(game.id, 4, 3, 2), b"four", 1, snapshot=True)
    assert await state(store, game.id) == (4, 3, b"four"), "no move deeper"
    assert await standing_texts(store, game.id, 0, 3) == [
        "place 1 action 1",
        "otherwise 4",
        "place 3 action 1",
    ]
    assert await standing_texts(store, game.id, 1, 2) == ["otherwise 4"]
    await store.log.append(changed(game.id, 5, 3, 2), b"five", 1)
    assert await standing_texts(store, game.id, 1, 3) == ["otherwise 5", "place 3 action 1"], "the last one"
    await store.log.append(move(game.id, 6, kind="undo", depth=1, text="undo 1"), b"six", 1)
    await store.log.append(move(game.id, 7, depth=2), b"seven", 1)
    assert await standing_texts(store, game.id, 0, 2) == ["place 1 action 1", "place 7 action 1"]


async def test_no_snapshot_from_before_a_changed_answer_is_used(store: Store, game: GameRow) -> None:
    await store.log.begin(game.id, b"start", 1)
    await store.log.append(move(game.id, 1), b"one", 1, snapshot=True)
    await store.log.append(move(game.id, 2), b"two", 1, snapshot=True)
    await store.log.append(changed(game.id, 3, 2, 2), b"three", 1)
    found = await store.log.snapshot(game.id, 2, 1)
    assert found is not None and (found.depth, found.state) == (1, b"one"), "its move is not the one changed"
    await store.log.append(changed(game.id, 4, 2, 1), b"four", 1, snapshot=True)
    for depth, blob in ((1, b"start"), (2, b"four")):
        found = await store.log.snapshot(game.id, depth, 1)
        assert found is not None and found.state == blob


async def test_who_learned_nothing_of_a_changed_answer_does_not_find_it(store: Store, game: GameRow) -> None:
    await play(store, game.id, 1, 2)
    await store.log.append(changed(game.id, 3, 2, 1), b"three", 1)
    for reader, numbers in ((0, [1, 2, 3]), (1, []), (None, [])):
        found = await store.log.learned(game.id, reader, 0, 9, 0)
        assert [record.number for record in found] == numbers


async def test_only_a_changed_answer_names_what_it_changes(store: Store, game: GameRow) -> None:
    for wrong in (move(game.id, 1, amends=1), move(game.id, 1, kind="amend")):
        with pytest.raises((Conflict, Taken)):
            await store.log.append(wrong, b"one", 1)
    assert await store.log.read(game.id) == []
