"""A commit of which nobody knows whether it was made: it is looked up, and nothing is said that is not so."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from db import writer
from db.engine import Group, Unsure, Unwritable
from db.games import GameRow
from db.log import Conflict
from db.store import Store
from tests.db.conftest import move, new_game, play


class Doubt:
    """Lets the connection break while a commit is under way: after it was made, or before."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch, *, made: bool, away: int = 0) -> None:
        self._apply, self._rows = store.engine.apply, store.engine.rows
        self._made, self._times, self._away = made, 1, away
        monkeypatch.setattr(store.engine, "apply", self.apply)
        monkeypatch.setattr(store.engine, "rows", self.rows)

    async def apply(self, groups: Sequence[Group]) -> None:
        if not self._times:
            return await self._apply(groups)
        self._times -= 1
        if self._made:
            await self._apply(groups)
        raise Unsure("the connection broke")

    async def rows(self, *question: object) -> object:
        if not self._times and self._away:
            self._away -= 1
            raise Unwritable("the database does not answer")
        return await self._rows(*question)  # type: ignore[arg-type]


@pytest.mark.parametrize("made", [True, False])
@pytest.mark.parametrize("away", [0, 3])
async def test_a_move_in_doubt_stands_once(
    store: Store, game: GameRow, monkeypatch: pytest.MonkeyPatch, made: bool, away: int
) -> None:
    Doubt(store, monkeypatch, made=made, away=away)
    await play(store, game.id, 1)
    await play(store, game.id, 2)
    assert [record.number for record in await store.log.read(game.id)] == [1, 2]


async def test_a_move_in_doubt_is_not_taken_for_another(
    store: Store, game: GameRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(store, game.id, 1)
    Doubt(store, monkeypatch, made=False)
    with pytest.raises(Conflict):
        await store.log.append(move(game.id, 1, text="another"), b"one", 1)


async def test_a_commit_that_comes_through_after_one_has_looked_is_no_conflict(
    store: Store, game: GameRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    apply = store.engine.apply
    on_the_way: list[Sequence[Group]] = []

    async def late(groups: Sequence[Group]) -> None:
        if not on_the_way:
            on_the_way.append(groups)
            raise Unsure("the connection broke")
        await apply(on_the_way.pop())
        monkeypatch.setattr(store.engine, "apply", apply)
        await apply(groups)

    monkeypatch.setattr(store.engine, "apply", late)
    await play(store, game.id, 1)
    await play(store, game.id, 2)
    assert [record.number for record in await store.log.read(game.id)] == [1, 2]


async def test_a_move_of_which_nothing_can_be_learned_is_not_said_to_be_refused(
    store: Store, game: GameRow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "DOUBT", 0.05)
    Doubt(store, monkeypatch, made=True, away=10**9)
    with pytest.raises(Unsure):
        await play(store, game.id, 1)


@pytest.mark.parametrize("made", [True, False])
async def test_other_writes_in_doubt_are_made_again(
    store: Store, game: GameRow, monkeypatch: pytest.MonkeyPatch, made: bool
) -> None:
    Doubt(store, monkeypatch, made=made)
    await store.people.looked(game.id, 5, 7)
    assert await store.people.last_look(game.id, 5) == 7


@pytest.mark.parametrize("made", [True, False])
async def test_a_table_in_doubt_is_opened_once(
    store: Store, monkeypatch: pytest.MonkeyPatch, made: bool
) -> None:
    Doubt(store, monkeypatch, made=made)
    row = await new_game(store)
    assert [found.id for found in await store.games.of_guild(1, ("lobby",))] == [row.id]
