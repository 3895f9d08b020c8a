"""Games outlive releases: they are upgraded and go on, or wait and say so; nothing of them is lost."""

from __future__ import annotations

import time
from typing import Any

import pytest

from db import transfer
from rules.core import notation, saved, told
from rules.starship_captains.game import RULES
from tests.cogs import starship_captains as captains
from tests.cogs.answering import answer, asked
from tests.cogs.conftest import House, texts
from tests.cogs.playing import in_thread, loaded, press, row_of, said, table, told_privately
from tests.cogs.releases import AFTERWARDS, CARELESS, LATER, MORALE, NOW, UNRAISED, release
from words import words

WAITS = words("en")("trouble-other-rules")


async def under_way(house: House) -> int:
    """Ann has flown, and it is her turn again."""
    row = await captains.running(house, "Ann", "Eve")
    await captains.play_turn(house, row.id)
    await captains.play_turn(house, row.id)
    return row.id


async def move(house: House, game: int) -> None:
    """A move by the button that offers it."""
    at = await loaded(house, game)
    await answer(house, "Ann", game, notation.write(asked(at).choices[0].action))


async def old_button(house: House, game: int, verb: str) -> Any:
    """A button that was on the table before, pressed now."""
    return await house.person("Ann").click(await table(house, game), f"w:{verb}:{game}:", force=True)


async def test_a_running_game_goes_on_after_an_upgrade(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await under_way(house)
    before = await row_of(house, game)
    await release(house, monkeypatch, AFTERWARDS)
    row = await row_of(house, game)
    assert (row.version, row.depth, row.number) == (LATER, before.depth, before.number + 1)
    assert words("en")("note-upgraded", what=str(LATER)) in said(house, row)
    assert (await loaded(house, game)).state.morale == MORALE
    await move(house, game)
    row = await row_of(house, game)
    assert (row.version, row.depth) == (LATER, before.depth + 1)
    assert (await loaded(house, game)).state.morale == MORALE


async def test_undo_ends_at_the_upgrade_and_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await under_way(house)
    await release(house, monkeypatch, AFTERWARDS)
    upgraded = saved.dump((await loaded(house, game)).state)
    await move(house, game)
    await press(house, "Ann", await table(house, game), "Undo")
    assert saved.dump((await loaded(house, game)).state) == upgraded, "what came after it is taken back"
    refused = await house.person("Ann").click(await table(house, game), "Undo")
    assert words("en")("undo-upgraded") in await told_privately(refused)
    assert saved.dump((await loaded(house, game)).state) == upgraded


async def learned(house: House, game: int) -> int:
    """Of how many moves Ann knows."""
    return len([r for r in await (await loaded(house, game)).line() if r.seat == 0 or told(r.events, 0)])


async def test_replay_and_proof_begin_at_the_upgrade_and_say_so(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await under_way(house)
    await release(house, monkeypatch, AFTERWARDS)
    depth, seen = (await row_of(house, game)).depth, await learned(house, game)
    await captains.play_turn(house, game)
    row = await row_of(house, game)
    ann = house.person("Ann")
    shown = texts((await (await ann.slash("replay", str(row.thread))).answered()).message)
    assert words("en")("replay-upgraded", moves=seen) in shown
    assert words("en")("replay-title", move=seen, moves=await learned(house, game)) in shown
    await house.store.games.update(game, status="abandoned")
    shown = texts((await (await ann.slash("verify", str(row.thread))).answered()).message)
    assert words("en")("verify-upgraded", moves=depth) in shown
    assert words("en")("verify-replayed", moves=row.depth - depth) in shown


async def test_a_touched_move_after_the_upgrade_is_found_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await under_way(house)
    await release(house, monkeypatch, AFTERWARDS)
    await captains.play_turn(house, game)
    at = await loaded(house, game)
    at.state.players[1].medals += 1
    await house.store.games.update(game, status="abandoned", state=saved.dump(at.state))
    shown = await (await house.person("Ann").slash("verify", str(at.row.thread))).answered()
    assert "❌" in texts(shown.message)


async def test_what_cannot_be_upgraded_waits_and_nothing_is_lost(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await under_way(house)
    before = await row_of(house, game)
    await release(house, monkeypatch, CARELESS)
    row = await row_of(house, game)
    assert (row.state, row.number, row.version) == (before.state, before.number, NOW)
    assert WAITS in texts(await table(house, game)), "the table says so"
    for verb in ("seat", "history", "undo"):
        assert WAITS in await told_privately(await old_button(house, game, verb))
    quiet = [texts(message) for message in in_thread(house, row)]
    await house.bot.get_cog("Reminders").look(time.time() + 30 * 86_400)  # type: ignore[union-attr]
    await house.settle()
    assert [texts(message) for message in in_thread(house, row)] == quiet, "nobody is reminded"

    await release(house, monkeypatch, AFTERWARDS)
    assert WAITS not in texts(await table(house, game))
    await move(house, game)
    assert (await row_of(house, game)).depth == before.depth + 1


async def test_a_game_that_waits_can_be_given_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await under_way(house)
    before = await row_of(house, game)
    calls = [ping.message for ping in await house.store.people.pings(game)]
    await release(house, monkeypatch, CARELESS)
    thread = str(before.thread)
    asked_eve = await (await house.person("Eve").slash("game abandon", thread)).answered()
    assert words("en")("abandon-waiting") in texts(asked_eve.message)
    vote = await house.person("Eve").click(asked_eve.message, f"w:abandon:{game}:")
    assert words("en")("abandon-counted", votes=1, needed=2) in await told_privately(vote)
    assert (await row_of(house, game)).status == "running"
    sure = await (await house.person("Ann").slash("game abandon", thread)).answered()
    assert words("en")("abandon-waiting") in texts(sure.message)
    await press(house, "Ann", sure.message, f"w:abandon:{game}:")
    row = await row_of(house, game)
    assert (row.status, row.state, row.version) == ("abandoned", before.state, NOW), "nothing is lost"
    assert words("en")("outcome-abandoned-waiting") in texts(await table(house, game))
    assert words("en")("note-abandoned", who="Ann") in said(house, row)
    assert calls and not [call for call in calls if house.box.world.message(str(call))], "nobody is called"
    assert not await house.store.people.pings(game)
    again = await house.person("Ann").click(sure.message, f"w:abandon:{game}:")
    assert words("en")("pause-not-now") in await told_privately(again)
    await release(house, monkeypatch, AFTERWARDS)
    shown = await (await house.person("Ann").slash("history", thread)).answered()
    assert words("en")("note-abandoned", who="Ann") in texts(shown.message), "and can be read again"


async def test_a_form_changed_without_a_new_version_loses_nothing_either(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await under_way(house)
    before = await row_of(house, game)
    await release(house, monkeypatch, UNRAISED)
    assert WAITS in await told_privately(await old_button(house, game, "seat"))
    await release(house, monkeypatch, RULES)
    assert (await row_of(house, game)).state == before.state
    await move(house, game)


async def test_a_game_of_a_later_release_waits_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await under_way(house)
    await release(house, monkeypatch, AFTERWARDS)
    await release(house, monkeypatch, RULES)
    assert WAITS in texts(await table(house, game))
    await release(house, monkeypatch, AFTERWARDS)
    await move(house, game)


async def test_an_imported_game_is_upgraded(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await under_way(house)
    data = await transfer.export(house.store, game)
    await release(house, monkeypatch, AFTERWARDS)
    copy = await transfer.import_(house.store, data)
    assert (await row_of(house, copy)).version == NOW
    async with house.bot.table.turn(copy) as at:
        assert at.state.morale == MORALE and at.row.version == LATER
    again = await transfer.import_(house.store, await transfer.export(house.store, copy))
    assert await (await loaded(house, again)).folds_from() == at.row.depth, "where is exported as well"


async def test_a_table_whose_own_components_have_changed_says_so_and_waits(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await under_way(house)
    why = words("en")("trouble-other-cards")
    with monkeypatch.context() as patch:
        patch.setattr("cogs.table.content", lambda game: "others")
        await release(house, monkeypatch, RULES)
        assert why in texts(await table(house, game))
        assert why in await told_privately(await old_button(house, game, "seat"))
    await release(house, monkeypatch, RULES)
    assert why not in texts(await table(house, game))
    await move(house, game)


async def test_a_finished_game_of_older_rules_can_still_be_looked_at(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await under_way(house)
    await house.store.games.update(game, status="abandoned")
    await release(house, monkeypatch, AFTERWARDS)
    row = await row_of(house, game)
    assert row.version == NOW, "nothing is written into it"
    ann = house.person("Ann")
    shown = texts((await (await ann.slash("replay", str(row.thread))).answered()).message)
    assert words("en")("replay-upgraded", moves=await learned(house, game)) in shown
    shown = texts((await (await ann.slash("verify", str(row.thread))).answered()).message)
    assert words("en")("verify-older-rules") in shown
