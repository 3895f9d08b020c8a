"""Campaigns through the real cogs: founded, and played chapter by chapter with a restart at every step."""

from __future__ import annotations

import json

import pytest

from cogs import limits
from db import campaign_transfer, privacy
from rules.core import Event
from sandbox.permissions import Permission
from sandbox.shapes import PRIVATE_THREAD, PUBLIC_THREAD
from tests import relay
from tests.cogs.campaigning import (
    EN,
    NAME,
    carried,
    chapters,
    founded,
    gathered,
    home,
    now,
    on_the_shelf,
    played,
    press,
    quiet,
    sheet,
    slash,
    stepped,
    under_way,
)
from tests.cogs.conftest import House, texts
from tests.cogs.playing import begun, labels, row_of, table, told_privately
from tests.cogs.test_bad_input import without
from tests.cogs.test_places import thread_of

__all__ = ["on_the_shelf"]

# Founding.


async def test_a_campaign_has_a_thread_with_its_home(house: House) -> None:
    row = await founded(house)
    assert row.thread is not None
    assert house.box.world.channel(str(row.thread))["name"] == NAME
    card = await home(house, row)
    assert card["channel_id"] == str(row.thread)
    assert NAME in texts(card) and EN("campaign-next", chapter=1) in texts(card)
    assert {"Next chapter", "Crew", "Chronicle", "Options"} == set(labels(card))


async def test_only_games_with_a_campaign_are_offered(house: House) -> None:
    offered = await house.person("Ann").autocomplete("campaign new", "game", "")
    assert "relay" in [choice["value"] for choice in offered]
    assert "xia" not in [choice["value"] for choice in offered]
    assert EN("campaign-no-such-game") in await slash(house, "Ann", "new", game="xia", name="A")
    assert EN("campaign-no-such-game") in await slash(house, "Ann", "new", game="chess", name="A")
    assert EN("campaign-name-empty") in await slash(house, "Ann", "new", game="relay", name="   ")
    assert await house.store.campaigns.of_guild(int(house.box.world.guild_id)) == []


@pytest.mark.parametrize("meanwhile", [False, True])
async def test_a_campaign_goes_on_without_the_name_of_who_is_forgotten(house: House, meanwhile: bool) -> None:
    """Between two chapters, or in the middle of one, whose sheet has the name when it is handed over."""
    row = await founded(house)
    await played(house, row, "Ann", "Eve")
    assert set(await carried(house, row)) == {"Ann", "Eve"}
    game = await under_way(house, row, "Ann", "Eve") if meanwhile else None
    await privacy.forget(house.store, int(house.person("Eve").id), 1.0)
    if game is not None:
        await stepped(house, game, "Ann")
    else:
        assert set(await carried(house, row)) == {"Ann", "—"}
    await house.bot.table.broadcast.home(row.id)  # type: ignore[misc]
    await under_way(house, row, "Ann")
    assert set(await carried(house, row)) == {"Ann", "—"}
    exported = await campaign_transfer.export(house.store, row.id)
    assert campaign_transfer.read(exported).members[1].name == "—", "every chapter is proved as before"


@pytest.mark.parametrize(("kind", "stays"), [(PRIVATE_THREAD, True), (PUBLIC_THREAD, False)])
async def test_a_campaign_founded_in_a_private_thread_stays_private(
    house: House, kind: int, stays: bool
) -> None:
    thread = thread_of(house, house.box.world.channel("games"), kind, "Eve")
    await slash(house, "Ann", "new", thread, game="relay", name=NAME)
    (row,) = await house.store.campaigns.of_guild(int(house.box.world.guild_id))
    assert (row.thread == int(thread["id"])) is stays
    assert house.box.world.channels[str(row.thread)]["type"] == kind


async def test_two_open_campaigns_need_two_names(house: House) -> None:
    await founded(house)
    assert EN("campaign-name-taken", name=NAME) in await slash(house, "Eve", "new", game="relay", name=NAME)
    assert len(await house.store.campaigns.of_guild(int(house.box.world.guild_id))) == 1


async def test_there_is_an_end_to_the_campaigns_of_one_person(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OWN_CAMPAIGNS", 1)
    await founded(house)
    said = await slash(house, "Ann", "new", game="relay", name="Another Way")
    assert EN("limit-campaigns", most=1) in said
    assert await founded(house, "Another Way", "Eve")


async def test_a_move_that_changes_nothing_of_the_campaign_costs_its_home_nothing(house: House) -> None:
    row = await founded(house)
    game = await under_way(house, row, "Ann", "Борис")
    before = (await home(house, row))["edited_timestamp"]
    async with house.bot.table.turn(game.id) as loaded:
        await loaded.note(0, None, "note-offered")
    house.bot.table.broadcast.changed(game.id)
    await house.settle()
    assert (await home(house, row))["edited_timestamp"] == before


async def test_options_are_chosen_once_at_the_founding(house: House) -> None:
    row = await founded(house)
    panel = (await press(house, "Ann", await home(house, row), "Options")).message
    menu = f"s:camp_option:{row.id}:0.relay-campaign.start"
    hers = (await press(house, "Eve", await home(house, row), "Options")).message
    other = await (await house.person("Eve").choose(hers, menu, "ten")).done()
    assert EN("campaign-host-only", who="★") in await told_privately(other)
    await (await house.person("Ann").choose(panel, menu, "ten")).done()
    assert (await sheet(house, row)).counter == 10
    await gathered(house, row)
    late = await (await house.person("Ann").choose(panel, menu, "zero")).done()
    assert EN("campaign-options-fixed") in await told_privately(late)
    assert (await sheet(house, row)).counter == 10
    assert "Options" not in labels(await home(house, row))


# Chapter after chapter.


async def test_chapter_after_chapter_with_a_restart_between_every_step(house: House) -> None:
    row = await founded(house)
    for number, by in enumerate((1, 5, 5), 1):
        await house.restart()
        game, lobby = await gathered(house, row)
        assert game.thread == row.thread and game.chapter == number
        await house.restart()
        if number == 1:
            await press(house, "Борис", lobby, "Join")
            await house.restart()
        await press(house, "Ann", lobby, "Start")
        game = await begun(house, game.id)
        assert game.thread == row.thread
        await house.restart()
        over = await stepped(house, game, "Борис", by)
        assert over.status == "over"
        await house.restart()
    assert (await sheet(house, row)).counter == 11
    assert await carried(house, row) == {"Ann": 0, "Борис": 11}
    assert [(c.chapter, c.ended, c.roster) for c in await chapters(house, row)] == [
        (number, "closed", [0, 1]) for number in (1, 2, 3)
    ]
    assert EN("campaign-next", chapter=4) in texts(await home(house, row))
    assert len(house.person("Ann").threads()) == 1, "one thread for the whole campaign"


async def test_the_last_roster_is_seated_already(house: House) -> None:
    row = await founded(house)
    await played(house, row, "Ann", "Борис")
    game, _ = await gathered(house, row, "Борис")
    assert [seat.name for seat in game.seats] == ["Ann", "Борис"]
    assert game.owner == int(house.person("Борис").id)


async def test_two_who_press_at_once_get_one_lobby(house: House) -> None:
    row = await founded(house)
    await played(house, row, "Ann", "Борис")
    card = await home(house, row)
    clicks = [await house.person(name).click(card, "Next chapter") for name in ("Ann", "Борис")]
    for click in clicks:
        await click.done()
    await quiet(house)
    lobbies = await house.store.games.of_guild(row.guild, ("lobby",))
    assert len(lobbies) == 1
    where = f"https://discord.com/channels/{row.guild}/{row.thread}/{lobbies[0].message}"
    answers = [texts(click.message) for click in clicks if click.message]
    assert any(where in answer for answer in answers), "the second is shown the lobby of the first"


async def test_the_lobby_of_the_first_can_be_joined_from_the_answer(house: House) -> None:
    row = await founded(house)
    await played(house, row, "Ann", "Борис")
    game, lobby = await gathered(house, row, "Ann")
    await press(house, "Борис", lobby, "Leave")
    answer = await press(house, "Борис", await home(house, row), "Next chapter")
    assert answer.message["flags"] & 64
    await press(house, "Борис", answer.message, "Join" if "Join" in labels(answer.message) else "Сесть")
    assert [seat.name for seat in (await row_of(house, game.id)).seats] == ["Ann", "Борис"]


async def test_an_outsider_opens_nothing_but_may_join(house: House) -> None:
    row = await founded(house)
    answer = await press(house, "Eve", await home(house, row), "Next chapter")
    assert EN("campaign-crew-only") in await told_privately(answer)
    assert await chapters(house, row) == []
    _, lobby = await gathered(house, row)
    await press(house, "Eve", lobby, "Join")
    game = (await house.store.games.of_guild(row.guild, ("lobby",)))[0]
    assert [seat.name for seat in game.seats] == ["Ann", "Eve"]


async def test_a_lobby_that_everybody_left_is_no_chapter(house: House) -> None:
    row = await founded(house)
    _, lobby = await gathered(house, row)
    assert EN("campaign-gathering", chapter=1, table=1) in texts(await home(house, row))
    await press(house, "Ann", lobby, "Leave")
    assert EN("campaign-open-again") in texts(lobby)
    assert await chapters(house, row) == []
    assert EN("campaign-next", chapter=1) in texts(await home(house, row))
    await gathered(house, row)


async def test_a_newcomer_becomes_a_member_and_there_is_an_end_to_it(house: House) -> None:
    row = await founded(house)
    await played(house, row, "Ann", "Борис")
    await played(house, row, "Ann", "Chidi")
    assert list(await carried(house, row)) == ["Ann", "Борис", "Chidi"]
    assert (await chapters(house, row))[1].roster == [0, 2]
    game, lobby = await gathered(house, row)
    await press(house, "Chidi", lobby, "Leave")
    await press(house, "Eve", lobby, "Join")
    refused = await press(house, "Ann", lobby, "Start")
    assert EN("campaign-full", most=3) in await told_privately(refused)
    assert (await row_of(house, game.id)).status == "lobby"
    assert list(await carried(house, row)) == ["Ann", "Борис", "Chidi"], "nobody was recruited"
    await press(house, "Eve", lobby, "Leave")
    await press(house, "Ann", lobby, "Start")
    await begun(house, game.id)


async def test_androids_are_members_too_if_the_game_wants_them(house: House) -> None:
    row = await founded(house)
    for _ in range(2):
        game, lobby = await gathered(house, row)
        if len(game.seats) == 1:
            await press(house, "Ann", lobby, "Add android")
        await press(house, "Ann", lobby, "Start")
        await stepped(house, await begun(house, game.id), "Ann")
    members = await house.store.campaigns.members(row.id)
    assert [(member.user is None, member.name) for member in members] == [
        (False, "Ann"),
        (True, "Android 1"),
    ]
    assert [runner.android for runner in (await sheet(house, row)).runners] == [False, True]


async def test_a_substitute_plays_the_members_things(house: House) -> None:
    row = await founded(house)
    game = await under_way(house, row, "Ann", "Борис")
    offer = await (await house.person("Борис").slash("game substitute", row.thread)).answered()
    assert offer.message is not None
    wanted = await house.person("Eve").until(
        lambda messages: next(m for m in reversed(messages) if f"w:take:{game.id}:1" in json.dumps(m)),
        channel=str(row.thread),
    )
    await press(house, "Eve", wanted, f"w:take:{game.id}:1")
    await stepped(house, game, "Eve", 5)
    assert await carried(house, row) == {"Ann": 0, "Борис": 5}
    assert [member.name for member in await house.store.campaigns.members(row.id)] == ["Ann", "Борис"]
    again, _ = await gathered(house, row)
    assert [seat.name for seat in again.seats] == ["Ann", "Борис"], "the member sits there again"


async def test_an_abandoned_chapter_leaves_the_sheet_as_it_was(house: House) -> None:
    row = await founded(house)
    await played(house, row, "Ann", by=5)
    game = await under_way(house, row, "Ann")
    asked = await (await house.person("Ann").slash("game abandon", row.thread)).answered()
    await press(house, "Ann", asked.message, f"w:abandon:{game.id}:")
    assert [c.ended for c in await chapters(house, row)] == ["closed", "abandoned"]
    assert (await sheet(house, row)).counter == 5
    again, _ = await gathered(house, row)
    assert again.chapter == 2, "the same chapter again"


async def test_the_end_of_a_campaign(house: House) -> None:
    row = await founded(house)
    over = await played(house, row, "Ann", by=relay.GOAL)
    assert (await now(house, row)).status == "over"
    assert EN("campaign-over", chapters=1) in texts(await home(house, row))
    assert "Next chapter" not in labels(await home(house, row))
    late = await press(house, "Ann", await table(house, over.id), "Next chapter")
    assert EN("campaign-has-ended") in await told_privately(late)
    assert await founded(house), "the name is free again"


@pytest.mark.parametrize("restarted", [True, False])
@pytest.mark.sqlite
async def test_a_chapter_in_which_the_disk_fills_up_can_be_closed_later(
    house: House, restarted: bool
) -> None:
    row = await founded(house)
    game = await under_way(house, row, "Ann")
    await house.store.engine.connection.execute(
        "CREATE TRIGGER full BEFORE UPDATE OF ended ON chapters BEGIN SELECT RAISE(FAIL, 'full'); END"
    )
    await press(house, "Ann", await table(house, game.id), "relay step 5")
    if restarted:
        await house.restart()
    assert (await row_of(house, game.id)).status == "running"
    assert await house.store.log.read(game.id) == []
    assert (await sheet(house, row)).counter == 0
    await house.store.engine.connection.execute("DROP TRIGGER full")
    await stepped(house, game, "Ann", 5)
    assert (await sheet(house, row)).counter == 5
    assert [(c.ended, c.entry) for c in await chapters(house, row)] == [
        ("closed", Event("relay from 0 to 5"))
    ]


async def test_a_lobby_whose_message_was_never_posted_is_posted_by_the_next_press(house: House) -> None:
    row = await founded(house)
    game, _ = await gathered(house, row)
    await house.store.games.update(game.id, message=None)
    await press(house, "Ann", await home(house, row), "Next chapter")
    posted = (await row_of(house, game.id)).message
    assert posted is not None and posted != game.message


# What belongs to every game.


async def test_a_closed_chapter_is_not_taken_back(house: House) -> None:
    row = await founded(house)
    over = await played(house, row, "Ann", by=5)
    assert "Undo" not in labels(await table(house, over.id))
    forged = await press(
        house, "Ann", await table(house, over.id), f"w:undo:{over.id}:{over.number}", force=True
    )
    assert EN("undo-chapter-closed") in await told_privately(forged)
    assert (await sheet(house, row)).counter == 5


async def test_list_history_replay_verify_and_export_know_chapters(house: House) -> None:
    row = await founded(house)
    await under_way(house, row, "Ann", "Борис")
    ann = house.person("Ann")
    listed = texts((await (await ann.slash("game list")).answered()).message)
    assert EN("chapter-title", name=NAME, chapter=1, game="game-relay", number=1) in listed
    sealed = texts((await (await ann.slash("verify", row.thread)).answered()).message)
    over = await stepped(house, await row_of(house, 1), "Ann")
    assert over.fingerprint in sealed
    proved = texts((await (await ann.slash("verify", row.thread)).answered(30)).message)
    assert "✅ Replaying the 1 move in the log" in proved
    for command in ("history", "replay", "export"):
        shown = await (await ann.slash(command, row.thread)).answered(30)
        assert "trouble" not in texts(shown.message or shown.followups[-1])
    await house.store.writer.write(("UPDATE chapters SET after = ?", (b"\0",)))
    forged = texts((await (await ann.slash("verify", row.thread)).answered(30)).message)
    assert "❌" in forged, "a sheet that the chapter did not leave is found out"


async def test_the_chronicle_has_a_line_for_each_chapter_and_its_replay(house: House) -> None:
    row = await founded(house)
    assert EN("campaign-chronicle-empty") in await slash(house, "Ann", "chronicle", row.thread)
    for _ in range(7):
        await played(house, row, "Ann", by=5)
    shown = (await (await house.person("Ann").slash("campaign chronicle", row.thread)).answered()).message
    assert "relay from 30 to 35" in texts(shown) and "relay from 0 to 5" not in texts(shown)
    await press(house, "Ann", shown, "◀")
    assert "relay from 0 to 5" in texts(shown)
    replay = await press(house, "Ann", shown, "w:replay:1:0")
    assert "Move 0 of 1" in texts(replay.message)
    wrong = await press(house, "Ann", shown, f"w:camp_page:{row.id}:9", force=True)
    assert EN("trouble-malformed") in await told_privately(wrong)


async def test_the_home_shows_what_the_game_draws_between_chapters(house: House) -> None:
    row = await founded(house)
    await played(house, row, "Ann", by=5)
    card = texts(await home(house, row))
    assert "the baton is at 5" in card and "a track of 5 steps" in card


async def test_what_was_not_shown_before_a_crash_is_shown_after_it(house: House) -> None:
    """The move that closes a chapter is stored; nothing of it could be told."""
    row = await founded(house)
    game = await under_way(house, row, "Ann")
    shown = await table(house, game.id)
    house.bot.table.broadcast.client = None
    await press(house, "Ann", shown, "relay step 5")
    assert EN("campaign-under-way", chapter=1, table=game.id) in texts(await home(house, row))
    await house.restart()
    line = EN("campaign-next", chapter=2)
    (found,) = await house.person("Ann").until(
        lambda seen: [m for m in seen if line in texts(m)], timeout=30, channel=str(row.thread)
    )
    assert found["id"] == str((await now(house, row)).message)


async def test_a_thread_that_was_deleted_is_made_again_for_the_next_chapter(house: House) -> None:
    row = await founded(house)
    await played(house, row, "Ann", by=5)
    house.box.world.remove_channel(house.box.world.channels[str(row.thread)])
    said = await slash(house, "Ann", "next")
    again = await now(house, row)
    assert again.thread not in (None, row.thread)
    assert EN("campaign-lobby-opened", thread=f"<#{again.thread}>") in said
    assert EN("campaign-gathering", chapter=2, table=2) in texts(await home(house, row))


async def test_a_locked_thread_stays_locked(house: House) -> None:
    row = await founded(house)
    thread = house.box.world.channel(str(row.thread))
    house.box.world.change_channel(thread, {"archived": True, "locked": True})
    assert EN("campaign-locked") in await slash(house, "Ann", "next")
    assert await chapters(house, row) == []
    assert thread["thread_metadata"]["locked"]


async def test_a_locked_thread_is_not_opened_for_its_home(house: House) -> None:
    row = await founded(house)
    state = house.box.world.channel(str(row.thread))["thread_metadata"]
    state |= {"archived": True, "locked": True}  # of which nobody told: the event was lost with a connection
    await house.store.campaigns.update(row.id, name="Another Way")
    assert house.bot.table.broadcast.home is not None
    await house.bot.table.broadcast.home(row.id)
    assert (state["archived"], state["locked"]) == (True, True)


async def test_an_archived_thread_is_opened_for_what_is_new(house: House) -> None:
    row = await founded(house)
    thread = house.box.world.channel(str(row.thread))
    house.box.world.change_channel(thread, {"archived": True})
    await slash(house, "Ann", "next")
    assert EN("campaign-gathering", chapter=1, table=1) in texts(await home(house, row))


async def test_a_lobby_that_could_not_be_posted_is_no_chapter(house: House) -> None:
    row = await founded(house)
    before = await without(house, Permission.SEND_MESSAGES_IN_THREADS)
    said = await slash(house, "Ann", "next")
    assert "Send Messages in Threads" in said
    assert await chapters(house, row) == []
    house.box.world.set_bot_permissions(house.box.world.guild_id, before)
    await gathered(house, row)


async def test_help_in_the_thread_between_two_chapters(house: House) -> None:
    row = await founded(house)
    shown = await (await house.person("Ann").slash("help", row.thread)).answered()
    assert EN("help-campaign") in texts(shown.message) and "Next chapter" in labels(shown.message)
    await under_way(house, row, "Ann")
    at_table = await (await house.person("Ann").slash("help", row.thread)).answered()
    assert EN("help-campaign") not in texts(at_table.message)
