"""Drafts in the store: read at once, written by and by, gone with their matter."""

from __future__ import annotations

from pathlib import Path

from db.store import Store


async def begun(path: Path) -> tuple[Store, int]:
    store = await Store.open(path / "wardroom.sqlite3")
    row = await store.games.create(game="toy", version=1, guild=1, channel=2, owner=3, language="en")
    return store, row.id


async def test_what_is_kept_is_read_before_it_is_on_the_disk_and_after(tmp_path: Path) -> None:
    store, game = await begun(tmp_path)
    store.drafts.keep(game, 0, "battle.1", ("fire",))
    store.drafts.keep(game, 0, "battle.1", ("fire", "1,3"))
    assert await store.drafts.get(game, 0, "battle.1") == ("fire", "1,3"), "nobody has waited for the writer"
    await store.close()
    store = await Store.open(tmp_path / "wardroom.sqlite3")
    assert await store.drafts.get(game, 0, "battle.1") == ("fire", "1,3")
    assert await store.drafts.any(game)
    store.drafts.drop(game, 0, "battle.1")
    assert await store.drafts.get(game, 0, "battle.1") == ()
    await store.writer.written()
    assert await store.drafts.matters(game) == set()
    await store.close()


async def test_only_drafts_of_open_matters_stay_with_what_was_ticked_in_them(tmp_path: Path) -> None:
    store, game = await begun(tmp_path)
    for seat, matter in ((0, "vote.1"), (0, "vote.1#ab"), (1, "vote.1"), (0, "battle.2"), (0, "battle.2#cd")):
        store.drafts.keep(game, seat, matter, ("x",))
    await store.drafts.drop_all_but(game, {(0, "battle.2"), (1, "battle.2")})
    await store.writer.written()
    assert await store.drafts.matters(game) == {(0, "battle.2"), (0, "battle.2#cd")}
    await store.close()
