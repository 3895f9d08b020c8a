"""Campaigns through the real cogs: in and out, back, to other rules, and as a file to other hosts."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from cogs.workshop import Urgency
from db import campaign_transfer, transfer
from db.store import Store
from db.transfer import BadFile
from rules.core import Event, saved
from sandbox.permissions import Permission
from tests import relay
from tests.cogs.campaigning import (
    EN,
    NAME,
    asked,
    carried,
    chapters,
    founded,
    gathered,
    home,
    now,
    on_the_shelf,
    played,
    press,
    sheet,
    slash,
    stepped,
    under_way,
)
from tests.cogs.conftest import House, texts
from tests.cogs.playing import begun, buttons, labels, row_of, told_privately
from tests.cogs.test_bad_input import without

__all__ = ["on_the_shelf"]

# In and out.


async def test_leaving_frees_what_one_had_and_coming_back_finds_the_same_member(house: House) -> None:
    row = await founded(house)
    await played(house, row, "Ann", "Борис", by=5)
    crew = await press(house, "Ann", await home(house, row), "Crew")
    sure = await press(house, "Ann", crew.message, "Leave the crew")
    await press(house, "Ann", sure.message or crew.message, f"w:camp_leave:{row.id}:yes")
    assert [runner.gone for runner in (await sheet(house, row)).runners] == [True, False]
    assert (await now(house, row)).owner == int(house.person("Борис").id), "the campaign is handed on"
    assert "Crew: Борис" in texts(await home(house, row))
    refused = await press(house, "Ann", await home(house, row), "Next chapter")
    assert EN("campaign-crew-only") in await told_privately(refused)
    game, lobby = await gathered(house, row, "Борис")
    assert [seat.name for seat in game.seats] == ["Борис"]
    await press(house, "Ann", lobby, "Join")
    await press(house, "Борис", lobby, "Start")
    await stepped(house, await begun(house, game.id), "Ann", 5)
    assert await carried(house, row) == {"Ann": 10, "Борис": 0}
    assert "Crew: Ann, Борис" in texts(await home(house, row))


async def test_nobody_leaves_in_the_middle_of_a_chapter(house: House) -> None:
    row = await founded(house)
    await played(house, row, "Ann", "Борис")
    crew = await press(house, "Ann", await home(house, row), "Crew")
    await under_way(house, row, "Ann", "Борис")
    refused = await press(house, "Ann", crew.message, f"w:camp_leave:{row.id}:yes", force=True)
    assert EN("campaign-leave-later", chapter=2) in await told_privately(refused)
    stranger = await press(house, "Eve", await home(house, row), f"w:camp_leave:{row.id}:yes", force=True)
    assert EN("campaign-not-member") in await told_privately(stranger)


async def test_going_back_needs_everybody_who_has_played_since(house: House) -> None:
    row = await founded(house)
    await played(house, row, "Ann", by=5)
    await played(house, row, "Ann", "Борис", by=5)
    await played(house, row, "Ann", "Chidi", by=5)
    assert EN("campaign-rewind-asked") in await slash(house, "Ann", "rewind", row.thread, chapter=2)
    question = asked(house, row)
    called = {user["id"] for user in question["mentions"]}
    assert called == {house.person(name).id for name in ("Борис", "Chidi")}
    outsider = await press(house, "Eve", question, "Agree")
    assert EN("campaign-host-only", who="Ann") in await told_privately(outsider)
    await house.restart()
    await press(house, "Борис", question, "Agree")
    assert (await sheet(house, row)).counter == 15
    await press(house, "Chidi", question, "Agree")
    assert (await sheet(house, row)).counter == 5
    assert [c.ended for c in await chapters(house, row)] == ["closed", "set_aside", "set_aside"]
    assert list(await carried(house, row)) == ["Ann", "Борис"], "Chidi came with a later one"
    assert EN("campaign-next", chapter=2) in texts(await home(house, row))
    again = await played(house, row, "Ann", "Chidi", by=1)
    assert again.chapter == 2 and (await sheet(house, row)).counter == 6
    shown = await slash(house, "Ann", "chronicle", row.thread)
    assert shown.count(EN("campaign-set-aside")) == 2


async def test_one_who_refuses_keeps_everything(house: House) -> None:
    row = await founded(house)
    await played(house, row, "Ann", "Борис", by=5)
    await slash(house, "Ann", "rewind", row.thread, chapter=1)
    question = asked(house, row)
    agree = next(b["custom_id"] for b in buttons(question) if b["custom_id"].startswith("w:camp_back:"))
    await press(house, "Борис", question, agree.replace("camp_back", "camp_stay"))
    thread = "\n".join(texts(m) for m in house.person("Ann").messages(str(row.thread)))
    assert EN("campaign-rewind-refused", who="Борис") in thread
    assert not any("camp_back" in b["custom_id"] for b in buttons(await home(house, row)))
    assert (await sheet(house, row)).counter == 5
    await slash(house, "Ann", "rewind", row.thread, chapter=1)
    await press(house, "Борис", asked(house, row), agree)
    assert (await sheet(house, row)).counter == 0, "asked again, it can be agreed to"


async def test_alone_one_only_has_to_be_sure(house: House) -> None:
    row = await founded(house)
    await played(house, row, "Ann", by=5)
    assert "closed so far: 1" in await slash(house, "Ann", "rewind", row.thread, chapter=2)
    sure = await (await house.person("Ann").slash("campaign rewind", row.thread, chapter=1)).answered()
    assert (await sheet(house, row)).counter == 5
    forged = await press(house, "Eve", await home(house, row), f"w:camp_back:{row.id}:1.1", force=True)
    assert EN("campaign-host-only", who="Ann") in await told_privately(forged)
    assert (await sheet(house, row)).counter == 5
    await press(house, "Ann", sure.message, "Go back")
    assert (await sheet(house, row)).counter == 0
    again = await press(house, "Ann", sure.message, f"w:camp_back:{row.id}:1.1", force=True)
    assert EN("campaign-rewind-late") in await told_privately(again)


async def test_going_back_waits_for_an_open_chapter(house: House) -> None:
    row = await founded(house)
    await played(house, row, "Ann")
    await gathered(house, row)
    said = await slash(house, "Ann", "rewind", row.thread, chapter=1)
    assert EN("campaign-chapter-open", chapter=2) in said
    assert EN("campaign-host-only", who="Ann") in await slash(house, "Eve", "rewind", row.thread, chapter=1)


async def test_rename_and_abandon_are_the_hosts(house: House) -> None:
    row = await founded(house)
    assert EN("campaign-host-only", who="★") in await slash(house, "Eve", "rename", row.thread, name="X")
    await slash(house, "Ann", "rename", row.thread, name="A *Shorter* Way")
    assert (await now(house, row)).name == "A *Shorter* Way"
    assert "A \\*Shorter\\* Way" in texts(await home(house, row))
    assert house.box.world.channel(str(row.thread))["name"] == "A *Shorter* Way"
    assert EN("campaign-host-only", who="★") in await slash(house, "Eve", "abandon", row.thread)
    sure = await (await house.person("Ann").slash("campaign abandon", row.thread)).answered()
    await press(house, "Ann", sure.message, "Abandon campaign")
    assert (await now(house, row)).status == "abandoned"
    assert "Next chapter" not in labels(await home(house, row))
    assert EN("campaign-has-ended") in await slash(house, "Ann", "next", row.thread)


# Finding one.


async def test_the_campaign_of_the_thread_or_ones_only_one(house: House) -> None:
    assert EN("campaign-none") in await slash(house, "Ann", "show")
    first = await founded(house)
    assert NAME in await slash(house, "Ann", "show")
    second = await founded(house, "Another Way")
    assert EN("campaign-which") in await slash(house, "Ann", "show")
    assert "Another Way" in await slash(house, "Ann", "show", second.thread)
    assert NAME in await slash(house, "Eve", "show", campaign=first.id)
    offered = await house.person("Ann").autocomplete("campaign show", "campaign", "anoth")
    assert [choice["value"] for choice in offered] == [second.id]
    elsewhere = house.box.world.channel("general", house.box.world.second_guild_id)
    assert EN("campaign-none") in await slash(house, "Ann", "show", elsewhere, campaign=first.id)


async def test_next_from_elsewhere_opens_the_lobby_in_the_thread(house: House) -> None:
    row = await founded(house)
    said = await slash(house, "Ann", "next")
    assert EN("campaign-lobby-opened", thread=f"<#{row.thread}>") in said
    game = (await house.store.games.of_guild(row.guild, ("lobby",)))[0]
    lobby = house.box.world.message(str(game.message))
    assert lobby is not None and lobby["channel_id"] == str(row.thread)


async def test_a_deleted_home_is_made_again(house: House) -> None:
    row = await founded(house)
    house.box.world.delete(await home(house, row))
    await slash(house, "Ann", "show")
    assert EN("campaign-next", chapter=1) in texts(await home(house, row))


# When the rules change.


class Newer(relay.RelayCampaign):
    sheet_version = 2

    def mend(self, plain: dict[str, Any], version: int) -> tuple[relay.Sheet, list[Event]]:
        plain["counter"] *= 2
        return msgspec.convert(plain, relay.Sheet), [Event(f"mended from {version}")]


async def test_a_sheet_of_an_older_version_is_mended_and_the_thread_is_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await founded(house)
    await played(house, row, "Ann", by=5)
    monkeypatch.setattr(relay.Relay, "campaign", Newer())
    await house.restart()
    shown = await slash(house, "Ann", "show")
    assert NAME in shown and (await sheet(house, row)).counter == 5, "looking changes nothing"
    await played(house, row, "Ann", by=1)
    thread = "\n".join(texts(m) for m in house.person("Ann").messages(str(row.thread)))
    assert thread.count("mended from 1") == 1
    assert (await now(house, row)).sheet_version == 2
    assert (await sheet(house, row)).counter == 11


async def test_an_update_inside_a_chapter_does_not_stop_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes on with the state it has, and hands over a sheet of the new form."""
    row = await founded(house)
    game = await under_way(house, row, "Ann")
    monkeypatch.setattr(relay.Relay, "version", 2)
    monkeypatch.setattr(relay.Relay, "upgrade", lambda self, plain, version: plain)
    monkeypatch.setattr(relay.Relay, "campaign", Newer())
    await house.restart()
    over = await stepped(house, game, "Ann", 5)
    assert over.status == "over"
    after = await now(house, row)
    assert (after.sheet_version, after.chapter) == (2, 1)
    assert (await sheet(house, row)).counter == 5
    proof = await (await house.person("Ann").slash("verify", row.thread)).answered(30)
    assert EN("verify-older-rules") in texts(proof.message or proof.followups[-1])
    await played(house, row, "Ann", by=1)
    thread = "\n".join(texts(m) for m in house.person("Ann").messages(str(row.thread)))
    assert "mended" not in thread and (await sheet(house, row)).counter == 6


async def test_who_leaves_a_mended_campaign_is_told_what_was_mended(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await founded(house)
    await played(house, row, "Ann", by=5)
    monkeypatch.setattr(relay.Relay, "campaign", Newer())
    await press(house, "Ann", await home(house, row), f"w:camp_leave:{row.id}:yes", force=True)
    thread = "\n".join(texts(m) for m in house.person("Ann").messages(str(row.thread)))
    assert thread.count("mended from 1") == 1
    left = await sheet(house, row)
    assert left.counter == 10 and left.runners[0].gone
    assert (await now(house, row)).sheet_version == 2


async def test_other_components_are_a_reason_to_mend(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await founded(house)
    monkeypatch.setattr(relay.Relay, "campaign", Newer())
    await house.store.campaigns.update(row.id, sheet_version=2, content="other cards")
    await gathered(house, row)
    thread = "\n".join(texts(m) for m in house.person("Ann").messages(str(row.thread)))
    assert "mended from 2" in thread
    assert (await now(house, row)).content == ""


async def test_what_cannot_be_mended_waits_and_loses_nothing(house: House) -> None:
    row = await founded(house)
    await played(house, row, "Ann", by=5)
    before = await now(house, row)
    await house.store.campaigns.update(row.id, sheet_version=7)
    await house.restart()
    assert EN("campaign-cannot-mend") in await slash(house, "Ann", "next")
    assert EN("campaign-cannot-mend") in await slash(house, "Ann", "show")
    assert (await now(house, row)).sheet == before.sheet
    assert len(await chapters(house, row)) == 1
    await house.store.campaigns.update(row.id, sheet_version=1)
    await played(house, row, "Ann", by=5)
    assert (await sheet(house, row)).counter == 10


# Files.


async def test_a_campaign_moves_to_another_host(house: House, tmp_path: Any) -> None:
    row = await founded(house)
    await played(house, row, "Ann", "Борис", by=5)
    await played(house, row, "Ann", "Chidi", by=1)
    await under_way(house, row, "Ann")
    data = await campaign_transfer.export(house.store, row.id)
    other = await Store.open(tmp_path / "other.sqlite3")
    try:
        number = await campaign_transfer.import_(other, data)
        assert await campaign_transfer.export(other, number) == data
        there = await other.campaigns.get(number)
        assert there is not None and there.sheet == (await now(house, row)).sheet
        assert await other.campaigns.members(number) == await house.store.campaigns.members(row.id)
        (open_chapter,) = [c for c in await other.campaigns.chapters(number) if c.ended is None]
        game = await other.games.get(open_chapter.game)
        assert game is not None and game.campaign == number and game.status == "running"
    finally:
        await other.close()


def _forged(data: bytes, change: Any) -> bytes:
    """Changed, with checksums that fit, so that only the proof can find it out."""
    exported = msgspec.json.decode(data, type=campaign_transfer.ExportedCampaign)
    change(exported)
    for part in exported.chapters:
        part.game.checksum = transfer.checksum(part.game)
    exported.checksum = campaign_transfer.checksum(exported)
    return msgspec.json.encode(exported)


async def test_a_file_is_proved_chapter_by_chapter(house: House) -> None:
    row = await founded(house)
    await played(house, row, "Ann", by=5)
    data = await campaign_transfer.export(house.store, row.id)

    def more_at_the_end(exported: Any) -> None:
        exported.chapters[0].after = saved.dump(relay.Sheet(NAME, 99, [relay.Runner("Ann")]))

    def more_at_the_start(exported: Any) -> None:
        exported.chapters[0].before = saved.dump(relay.Sheet(NAME, 99, [relay.Runner("Ann")]))

    def another_move(exported: Any) -> None:
        exported.chapters[0].game.log[0].text = "step 7"

    def an_illegal_move(exported: Any) -> None:
        exported.chapters[0].game.log[0].text = "step 0"

    for change, why in {
        more_at_the_end: "did not hand over",
        more_at_the_start: "does not begin with",
        another_move: "does not lead",
        an_illegal_move: "not legal",
    }.items():
        with pytest.raises(BadFile, match=why):
            await campaign_transfer.import_(house.store, _forged(data, change))
    with pytest.raises(BadFile, match="checksum"):
        await campaign_transfer.import_(house.store, data.replace(b'"chapter": 1', b'"chapter": 2', 1))
    assert len(await house.store.campaigns.of_guild(row.guild)) == 1


async def test_players_get_the_campaign_without_the_dice_of_the_open_chapter(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the file is made in the darkroom."""
    row = await founded(house)
    do, jobs = house.bot.workshop.do, []

    async def noted(work: Any, *args: Any, urgency: Urgency, **how: Any) -> Any:
        jobs.append((work, urgency))
        return await do(work, *args, urgency=urgency, **how)

    monkeypatch.setattr(house.bot.workshop, "do", noted)
    assert EN("campaign-export-nothing") in await slash(house, "Ann", "export", row.thread)
    await played(house, row, "Ann", by=5)
    running = await under_way(house, row, "Ann", "Борис")
    assert EN("campaign-crew-only") in await slash(house, "Eve", "export", row.thread)
    answer = await (await house.person("Ann").slash("campaign export", row.thread)).answered(30)
    message = answer.message or answer.followups[-1]
    assert EN("campaign-export-sealed") in texts(message)
    data = await campaign_transfer.export(house.store, row.id, sealed=True)
    assert running.seed.hex().encode() not in data
    assert len(json.loads(data)["chapters"]) == 1
    assert (campaign_transfer.finished, Urgency.FILM) in jobs


async def test_a_single_chapter_comes_back_as_a_game_by_itself_with_its_proof(house: House) -> None:
    row = await founded(house)
    over = await played(house, row, "Ann", by=5)
    await played(house, row, "Ann", by=5)
    data = await transfer.export(house.store, (await row_of(house, 2)).id)
    number = await transfer.import_(house.store, data)
    alone = await row_of(house, number)
    assert alone.campaign is None and alone.legacy is not None
    assert len(await chapters(house, row)) == 2 and over.campaign == row.id
    shown = texts((await (await house.person("Ann").slash("verify", game=number)).answered(30)).message)
    assert "✅ Replaying the 1 move in the log" in shown


async def test_without_the_right_to_make_threads_nothing_is_founded(house: House) -> None:
    await without(house, Permission.CREATE_PUBLIC_THREADS)
    await slash(house, "Ann", "new", game="relay", name=NAME)
    assert await house.store.campaigns.of_guild(int(house.box.world.guild_id)) == []
