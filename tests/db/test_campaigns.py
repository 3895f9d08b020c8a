"""Campaigns in the store: one open chapter, a beginning and an end that are whole or not at all."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from cogs import chapters
from db import campaigns
from db.campaigns import CampaignRow, MemberRow, NameTaken, legacy_of
from db.engine import Unwritable
from db.games import GameRow, SeatRow
from db.log import Conflict, Record
from db.store import Store
from rules.core import Dice, Event, saved
from rules.core.campaign import Legacy, first_state
from tests.db.test_transfer import command
from tests.relay import RULES, Options, RelayCampaign, Sheet, Step

TOY = RelayCampaign()


async def founded(store: Store, name: str = "The Long Way") -> CampaignRow:
    sheet = TOY.found(TOY.options(), name)
    return await store.campaigns.create(
        game="relay",
        guild=1,
        channel=2,
        owner=10,
        name=name,
        language="en",
        options="{}",
        sheet=saved.dump(sheet),
        sheet_version=1,
    )


async def gathered(store: Store, row: CampaignRow) -> GameRow:
    beside = partial(campaigns.gathering, row, row.sheet, row.sheet_version, "")
    facts = {"game": "relay", "version": 1, "guild": 1, "channel": 2, "owner": 10, "language": "en"}
    game = await store.games.create(**facts, campaign=row.id, beside=beside)  # type: ignore[arg-type]
    await store.games.sit(game.id, [SeatRow(0, 10, "Ann"), SeatRow(1, 11, "Борис")])
    return await again(store, game.id)


async def again(store: Store, game: int) -> GameRow:
    row = await store.games.get(game)
    assert row is not None
    return row


async def fresh(store: Store, row: CampaignRow) -> CampaignRow:
    found = await store.campaigns.get(row.id)
    assert found is not None
    return found


async def begun(store: Store, row: CampaignRow, game: GameRow) -> GameRow:
    begins = chapters.beginning(RULES, await fresh(store, row), await store.campaigns.members(row.id), game)
    state = first_state(RULES, Options(), 2, Dice(game.seed, -1), begins.legacy)
    await store.log.begin(game.id, saved.dump(state), 1, beside=begins.beside)
    await store.games.update(game.id, status="running")
    return await again(store, game.id)


async def closed(store: Store, game: GameRow, by: int = 5) -> None:
    assert game.state is not None
    state = saved.load(game.state, RULES.state)
    RULES.play(state, 1, Step(by), Dice(game.seed, 0))
    record = Record(game.id, game.number + 1, "play", 1, 1, 11, f"step {by}", [], False, None, 1_000_000.0)
    beside = chapters.closing(RULES, game, state, record.at)
    await store.log.append(record, saved.dump(state), 1, beside=beside)


def counter(row: CampaignRow) -> int:
    return saved.load(row.sheet, Sheet).counter


async def test_two_open_campaigns_of_a_server_have_two_names(store: Store) -> None:
    first = await founded(store)
    with pytest.raises(NameTaken):
        await founded(store)
    await store.campaigns.update(first.id, status="over")
    second = await founded(store)
    other = await founded(store, "Another")
    with pytest.raises(NameTaken):
        await store.campaigns.update(other.id, name=second.name)


async def test_only_one_chapter_is_open(store: Store) -> None:
    row = await founded(store)
    game = await gathered(store, row)
    assert (game.campaign_name, game.chapter) == ("The Long Way", 1)
    with pytest.raises(Conflict):
        await gathered(store, row)
    assert len(await store.games.of_guild(1, ("lobby",))) == 1, "the second lobby was not made either"
    await store.games.delete(game.id)
    assert await store.campaigns.chapters(row.id) == []
    assert (await gathered(store, row)).chapter == 1


async def test_a_chapter_begins_with_its_members_and_hands_its_sheet_over(store: Store) -> None:
    row = await founded(store)
    game = await begun(store, row, await gathered(store, row))
    members = await store.campaigns.members(row.id)
    assert members == [MemberRow(0, 10, "Ann", game.id), MemberRow(1, 11, "Борис", game.id)]
    legacy = legacy_of(game)
    assert legacy is not None and (legacy.roster, legacy.chapter) == ((0, 1), 1)
    await closed(store, game)
    after = await fresh(store, row)
    assert (counter(after), after.chapter, after.status) == (5, 1, "open")
    (chapter,) = await store.campaigns.chapters(row.id)
    assert chapter.ended == "closed" and chapter.after == after.sheet and chapter.before == legacy.sheet
    assert chapter.entry == Event("relay from 0 to 5")


async def test_known_members_keep_their_number_and_newcomers_get_the_next(store: Store) -> None:
    row = await founded(store)
    await closed(store, await begun(store, row, await gathered(store, row)))
    game = await gathered(store, await fresh(store, row))
    await store.games.sit(game.id, [SeatRow(0, 12, "Chidi"), SeatRow(1, 10, "Ann, renamed")])
    game = await begun(store, row, await again(store, game.id))
    (_, second) = await store.campaigns.chapters(row.id)
    assert second.roster == [2, 0] and second.chapter == 2
    assert [runner.callsign for runner in saved.load(second.before or b"", Sheet).runners] == [
        "Ann",
        "Борис",
        "Chidi",
    ]


@pytest.mark.sqlite
async def test_the_last_move_and_what_it_hands_over_are_one(store: Store) -> None:
    row = await founded(store)
    game = await begun(store, row, await gathered(store, row))
    await store.engine.connection.execute(
        "CREATE TRIGGER full BEFORE UPDATE ON chapters BEGIN SELECT RAISE(FAIL, 'the disk is full'); END"
    )
    with pytest.raises((Conflict, Unwritable)):
        await closed(store, game)
    assert await store.log.read(game.id) == []
    assert counter(await fresh(store, row)) == 0
    assert (await store.campaigns.open_chapter(row.id)) is not None
    await store.engine.connection.execute("DROP TRIGGER full")
    await closed(store, game)
    assert counter(await fresh(store, row)) == 5


@pytest.mark.sqlite
async def test_a_beginning_that_fails_recruits_nobody(store: Store) -> None:
    row = await founded(store)
    game = await gathered(store, row)
    await store.engine.connection.execute(
        "CREATE TRIGGER full BEFORE INSERT ON members BEGIN SELECT RAISE(FAIL, 'the disk is full'); END"
    )
    with pytest.raises(Exception, match="full"):
        await begun(store, row, game)
    assert (await again(store, game.id)).state is None
    assert saved.load((await fresh(store, row)).sheet, Sheet).runners == []


async def test_an_abandoned_chapter_leaves_the_sheet_as_it_was(store: Store) -> None:
    row = await founded(store)
    game = await begun(store, row, await gathered(store, row))
    await store.writer.write(campaigns.abandoning(game.id))
    assert counter(await fresh(store, row)) == 0
    assert (await gathered(store, await fresh(store, row))).chapter == 1, "the chapter is played again"


async def test_going_back_sets_chapters_aside_and_forgets_who_came_later(store: Store) -> None:
    row = await founded(store)
    for _ in range(2):
        await closed(store, await begun(store, row, await gathered(store, await fresh(store, row))))
    game = await gathered(store, await fresh(store, row))
    await store.games.sit(game.id, [SeatRow(0, 12, "Chidi"), SeatRow(1, 10, "Ann")])
    await closed(store, await begun(store, row, await again(store, game.id)))
    second = (await store.campaigns.chapters(row.id))[1]
    assert await store.campaigns.players_since(row.id, second.game) == {10, 11, 12}
    legacy = legacy_of(await again(store, second.game))
    assert isinstance(legacy, Legacy)
    await store.campaigns.rewind(second, legacy, "")
    back = await fresh(store, row)
    assert (counter(back), back.chapter) == (5, 1)
    assert [c.ended for c in await store.campaigns.chapters(row.id)] == ["closed", "set_aside", "set_aside"]
    assert [member.user for member in await store.campaigns.members(row.id)] == [10, 11]
    assert len(await store.log.read(second.game)) == 1, "what was played can still be read"


async def test_who_came_with_the_chapter_that_is_played_again_belongs_to_it(store: Store) -> None:
    row = await founded(store)
    game = await gathered(store, await fresh(store, row))
    await closed(store, await begun(store, row, game))
    (first,) = await store.campaigns.chapters(row.id)
    legacy = legacy_of(await again(store, first.game))
    assert isinstance(legacy, Legacy)
    await store.campaigns.rewind(first, legacy, "")
    assert [member.user for member in await store.campaigns.members(row.id)] == [10, 11]
    assert len(saved.load((await fresh(store, row)).sheet, Sheet).runners) == 2, "they are on the sheet"


async def test_a_host_moves_a_whole_campaign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WARDROOM_DATA", str(tmp_path))
    store = await Store.open(tmp_path / "wardroom.sqlite3")
    row = await founded(store)
    await closed(store, await begun(store, row, await gathered(store, row)))
    await store.close()
    file = tmp_path / "campaign.json"
    assert command("export-campaign", "1", file) == 0
    assert command("import", file) == 1
    assert "open campaign of this name" in capsys.readouterr().err
    store = await Store.open(tmp_path / "wardroom.sqlite3")
    assert len(await store.games.of_guild(1, ("running",))) == 1, "nothing of a refused file is left"
    await store.campaigns.update(1, name="The First")
    await store.close()
    assert command("import", file) == 0
    assert "campaign 3" in capsys.readouterr().out, "a refused one's number is given to nobody"
    assert command("export-campaign", "9", tmp_path / "none.json") == 1
    assert "no campaign 9" in capsys.readouterr().err
    store = await Store.open(tmp_path / "wardroom.sqlite3")
    (chapter,) = await store.campaigns.chapters(3)
    assert (chapter.game, chapter.ended, chapter.roster) == (3, "closed", [0, 1])
    assert [member.joined for member in await store.campaigns.members(3)] == [3, 3]
    await store.close()
