"""An answer given beside others is changed after they have moved on, where nothing else changes by it."""

from __future__ import annotations

from typing import Any

import msgspec

from cogs.history import story
from cogs.proof import known_to, proof
from db import transfer
from db.games import GameRow
from db.log import standing
from rules.core import saved
from sandbox.shapes import EPHEMERAL
from tests.cogs.conftest import House, texts
from tests.cogs.playing import labels, loaded, log_of, press, row_of, said, selects, table, told_privately
from tests.cogs.test_history import answered
from tests.sample_game.rules.game import RULES
from tests.sample_game.test_table import button, ended, opened, types
from words import words

EN = words("en")


async def voted(house: House) -> GameRow:
    """Ann's vote was overruled; the course is set, and the bids are asked for."""
    row = await opened(house)
    for name, chart in (("Ann", "1,2,30"), ("Борис", "11,12"), ("Eve", "3")):
        await types(house, name, row, f"chart {chart}")
    for name, belt in (("Ann", "outer"), ("Борис", "inner"), ("Eve", "inner")):
        await types(house, name, row, f"vote {belt}")
    assert (await loaded(house, row.id)).state.course == "inner"
    return row


async def offered(house: House, name: str, row: GameRow) -> Any:
    return (await press(house, name, await table(house, row.id), EN("button-undo"))).message


async def picks(house: House, name: str, panel: Any, label: str) -> str:
    (menu,) = selects(panel)
    value = next(each["value"] for each in menu["options"] if each["label"] == label)
    picked = await house.person(name).choose(panel, menu["custom_id"], value)
    answer = await told_privately(picked)
    await house.settle()
    return answer


async def abstained(house: House) -> GameRow:
    row = await voted(house)
    panel = await offered(house, "Ann", row)
    assert await picks(house, "Ann", panel, EN("poll-abstain")) == EN("amend-done")
    return row


async def test_another_answer_takes_the_place_of_the_old_one(house: House) -> None:
    row = await voted(house)
    before = await loaded(house, row.id)
    panel = await offered(house, "Ann", row)
    assert panel["flags"] & EPHEMERAL and EN("amend-offer") in texts(panel)
    assert EN("amend-ask-all") in labels(panel) and len(await log_of(house, row.id)) == before.row.number
    await picks(house, "Ann", panel, EN("poll-abstain"))
    at = await loaded(house, row.id)
    assert (at.row.depth, at.row.number) == (before.row.depth, before.row.number + 1)
    assert at.state == before.state, "nothing else has changed"
    assert [record.text for record in await at.line()][3:6] == ["abstain", "vote inner", "vote inner"]
    assert said(house, at.row).count("✎ Ann") == 1
    assert EN("poll-abstains", player="Ann") in said(house, at.row)


async def test_all_that_reads_the_log_knows_the_answer_that_stands(house: House) -> None:
    row = await abstained(house)
    await house.restart()
    at = await loaded(house, row.id)
    for depth in range(at.row.depth + 1):
        assert await at.at_depth(depth) == saved.load(saved.dump(await at.at_depth(depth)), RULES.state)
    early = await at.at_depth(4)
    assert early.stack[-1].said == {"0": "abstain"}, "not as the snapshots of before have it"
    ann, thread = house.person("Ann"), str(row.thread)
    history = texts(await answered(await ann.slash("history", thread)))
    assert "✎ Ann" in history
    page = texts(await answered(await ann.slash("replay", thread)))
    assert "###" in page
    over = await ended(house, row)
    records = await house.store.log.whole(row.id)
    found = await proof(house.bot.workshop, RULES, over, records)
    assert found.sealed and found.replayed and standing(records)[3].text == "abstain"
    file = await transfer.export(house.store, row.id)
    number = await transfer.import_(house.store, file)
    assert await transfer.export(house.store, number) == file
    again = await house.bot.table.load(number)
    assert again.state == (await loaded(house, row.id)).state
    assert await again.at_depth(4) == early


async def test_an_answer_that_changes_something_for_others_is_refused(house: House) -> None:
    row = await voted(house)
    panel = await offered(house, "Ann", row)
    before = await log_of(house, row.id)
    (menu,) = selects(panel)
    inner = next(each for each in menu["options"] if each["label"] == EN.name(RULES.key, "inner"))
    refused = await house.person("Ann").choose(panel, menu["custom_id"], inner["value"])
    assert EN("amend-not") in await told_privately(refused)
    assert await log_of(house, row.id) == before
    asked = await press(house, "Ann", panel, EN("amend-ask-all"))
    assert EN("undo-asked") in await told_privately(asked)


async def test_a_panel_is_stale_once_it_was_used_or_another_answer_given(house: House) -> None:
    row = await voted(house)
    panel = await offered(house, "Ann", row)
    (menu,) = selects(panel)
    public = await table(house, row.id)
    foreign = await house.person("Eve").click(public, menu["custom_id"], force=True)
    assert EN("trouble-stale") in await told_privately(foreign), "not her answer"
    stranger = await house.person("Chidi").click(public, menu["custom_id"], force=True)
    assert EN("trouble-not-yours") in await told_privately(stranger)
    await picks(house, "Ann", panel, EN("poll-abstain"))
    before = await log_of(house, row.id)
    again = await house.person("Ann").click(public, menu["custom_id"], force=True)
    assert EN("trouble-stale") in await told_privately(again)
    fresh = await offered(house, "Ann", row)
    (menu,) = selects(fresh)
    wrong = await house.person("Ann").choose(fresh, menu["custom_id"], "77", force=True)
    assert EN("trouble-malformed") in await told_privately(wrong)
    assert await log_of(house, row.id) == before


async def test_what_showed_something_needs_consent(house: House) -> None:
    row = await voted(house)
    crews = (await loaded(house, row.id)).state.crews
    bids = [f"bid {crew.hand[0]}" for crew in crews]
    await types(house, "Ann", row, bids[0])
    assert EN("amend-offer") not in texts(await offered(house, "Ann", row) or {}), "it is simply taken back"
    assert (await log_of(house, row.id))[-1] == "0: undo 6"
    for name, bid in zip(("Ann", "Eve", "Борис"), bids, strict=True):
        await types(house, name, row, bid)
    refused = await press(house, "Борис", await table(house, row.id), EN("button-undo"))
    assert words("ru")("undo-asked") in await told_privately(refused), "his bid turned all of them over"


async def test_a_running_export_says_only_what_one_may_know(house: House) -> None:
    row = await abstained(house)
    at = await loaded(house, row.id)
    records = await house.store.log.whole(row.id)
    amended = next(record for record in records if record.kind == "amend")
    own, other = (
        next(
            line
            for line in msgspec.json.decode(known_to(at, at.view(seat), records, seat))["log"]
            if line["kind"] == "amend"
        )
        for seat in (0, 1)
    )
    assert own["text"] == "abstain" and other["text"] is None
    assert story(at, amended, 1, EN).startswith("✎ Ann")


async def test_an_undo_below_takes_the_change_with_it(house: House) -> None:
    row = await abstained(house)
    async with house.bot.table.turn(row.id) as at:
        await at.take_back(0, None, 3)
    await types(house, "Ann", row, "vote outer")
    at = await loaded(house, row.id)
    assert [record.text for record in await at.line(3)] == ["vote outer"]
    assert standing(await house.store.log.whole(row.id))[3].text == "vote outer"
    assert (await row_of(house, row.id)).depth == 4
    assert button(await table(house, row.id), EN("button-undo"))
