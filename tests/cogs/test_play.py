"""At the table: choices become moves, once, in order; whoever is not asked is told so privately."""

from __future__ import annotations

import asyncio

import pytest

from cogs.loaded import Loaded
from rules.core import Event, saved
from rules.space_alert.actions import Begin, Proceed
from rules.space_alert.game import RULES
from rules.space_alert.show import begin_resolution
from tests.cogs.answering import meant
from tests.cogs.conftest import House, texts
from tests.cogs.playing import (
    EPHEMERAL,
    buttons,
    labels,
    loaded,
    log_of,
    press,
    press_ready,
    row_of,
    said,
    selects,
    started,
    surely,
    table,
    told_privately,
)
from tests.cogs.tables import play, play_to_the_end, running
from words import words


async def shown(house: House, *names: str, begin: bool = True, **options: object) -> int:
    """A game by post whose table message stands in its thread."""
    row = await running(house, *names, **options)
    if begin:
        await play(house, row.id, 0, Begin())
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    return row.id


async def test_a_choice_by_button_is_a_move(house: House) -> None:
    game = await shown(house, "Ann", "Eve", begin=False)
    message = await table(house, game)
    assert "Begin" in labels(message)
    await press(house, "Eve", message, "Begin")
    message = await table(house, game)
    assert await log_of(house, game) == ["1: begin"]
    assert "Begin" not in labels(message)
    assert "Ready" in labels(message)
    assert "Ann and Eve" in texts(message)


async def test_what_happened_is_told_in_the_thread_once(house: House) -> None:
    game = await shown(house, "Ann", "Eve", begin=False)
    await press(house, "Ann", await table(house, game), "Begin")
    await house.settle()
    row = await row_of(house, game)
    alert = words("en")("sa-caption-start")
    assert said(house, row).count(alert) == 1
    house.bot.table.broadcast.changed(game)
    await house.settle()
    assert said(house, row).count(alert) == 1
    assert row.shown == row.number


async def test_secrets_are_not_told_in_the_thread(house: House) -> None:
    game = await shown(house, "Ann", "Eve", begin=False)
    async with house.bot.table.turn(game) as at:
        events = await house.bot.table.play(at, 0, Begin())
    await house.settle()
    private = [event for event in events if event.to is not None]
    assert private
    thread = said(house, await row_of(house, game))
    for event in private:
        assert words("en")(event.key, **event.args) not in thread


async def test_a_choice_by_select_is_a_move(house: House) -> None:
    game = await council(house)
    message = await table(house, game)
    (menu,) = selects(message)
    assert len(menu["options"]) == 10
    await (await house.person("Ann").choose(message, menu["custom_id"], "3")).done()
    assert await log_of(house, game) == ["0: vote yes serious=yellow"]
    message = await table(house, game)
    answer = await (await house.person("Eve").choose(message, selects(message)[0]["custom_id"], "0")).done()
    answer = await meant(house, "Eve", answer)
    assert answer.error is None
    assert (await row_of(house, game)).status == "over"


async def council(house: House) -> int:
    """A campaign whose first mission was flown without any threat."""
    row = await running(house, "Ann", "Eve", campaign=True)
    at = await loaded(house, row.id)
    state = at.state
    state.stage = "planning"
    begin_resolution(state)
    RULES.play(state, 0, Proceed(all=True), at.dice())
    assert state.stage == "council"
    await house.store.log.begin(row.id, saved.dump(state), RULES.version)
    house.bot.table.broadcast.changed(row.id)
    return row.id


async def test_a_stale_click_shows_what_is_asked_now(house: House) -> None:
    game = await shown(house, "Ann", "Eve")
    message = await table(house, game)
    ready = surely(message, "Ready")
    await press(house, "Ann", message, ready, force=True)
    again = await press(house, "Ann", message, ready, force=True)
    answer = await told_privately(again)
    assert "already been decided" in answer
    assert "Not ready after all" in answer
    assert (await log_of(house, game)).count("0: ready") == 1


async def test_a_question_to_somebody_else_is_refused_privately(house: House) -> None:
    game = await shown(house, "Ann", "Eve")
    message = await table(house, game)
    stranger = await press_ready(house, "Chidi", message)
    assert "not for you" in await told_privately(stranger)
    own = await press(house, "Ann", message, "My seat")
    button = next(each for each in buttons(own.message) if each["label"] == "Ready")["custom_id"]
    assert f":{game}:0." in button
    thief = await press(house, "Eve", message, button, force=True)
    assert "not for you" in await told_privately(thief)
    assert await log_of(house, game) == ["0: begin"]


@pytest.mark.parametrize("fresh", [True, False], ids=["made lately", "or long ago"])
async def test_one_click_delivered_twice_is_applied_once(house: House, fresh: bool) -> None:
    game = await shown(house, "Ann", "Eve")
    if not fresh:
        house.bot.table.fresh = 1 << 63
    message = await table(house, game)
    house.box.faults.duplicate_interactions = True
    click = await press_ready(house, "Ann", message)
    await asyncio.sleep(0.2)
    assert await log_of(house, game) == ["0: begin", "0: ready"]
    assert click.followups == []


async def test_a_click_delivered_again_after_a_restart_is_known(house: House) -> None:
    game = await shown(house, "Ann", "Eve")
    await press_ready(house, "Ann", await table(house, game))
    record = (await house.store.log.read(game))[-1]
    await house.restart()
    assert record.interaction is not None
    assert record.interaction > house.bot.table.fresh
    assert await house.bot.table.seen(record.interaction)
    assert not await house.bot.table.seen(record.interaction + 1)


async def test_clicks_at_once_queue_and_none_is_refused(house: House) -> None:
    names = ("Ann", "Борис", "Chidi", "Дана", "Eve")
    game = await shown(house, *names)
    message = await table(house, game)
    ready = surely(message, "Ready")
    clicks = [await house.person(name).click(message, ready, force=True) for name in names]
    for click in clicks:
        await click.done()
    log = await log_of(house, game)
    assert sorted(log) == sorted(["0: begin", *(f"{seat}: ready" for seat in range(5))])
    assert (await loaded(house, game)).state.phase == 2


async def test_buttons_work_after_a_restart(house: House) -> None:
    game = await shown(house, "Ann", "Eve")
    message = await table(house, game)
    await house.restart()
    await press_ready(house, "Eve", message)
    assert await log_of(house, game) == ["0: begin", "1: ready"]


async def test_my_seat_shows_my_hand_to_me_alone(house: House) -> None:
    game = await shown(house, "Ann", "Eve")
    message = await table(house, game)
    answer = await press(house, "Ann", message, "My seat")
    assert answer.message["flags"] & EPHEMERAL
    assert answer.message not in house.person("Eve").messages(answer.message["channel_id"])
    assert answer.message["attachments"]
    command = await (await house.person("Ann").slash("seat", message["channel_id"])).answered()
    assert texts(command.message) == texts(answer.message)


async def test_a_spectator_gets_the_board_and_no_hand(house: House) -> None:
    game = await shown(house, "Ann", "Eve")
    message = await table(house, game)
    spectator = await press(house, "Chidi", message, "My seat")
    board = await press(house, "Chidi", message, "Board as text")
    assert texts(spectator.message) == texts(board.message)
    assert buttons(spectator.message) == []


async def test_the_board_as_text_and_as_picture(house: House) -> None:
    game = await shown(house, "Ann", "Eve")
    message = await table(house, game)
    ann = house.person("Ann")
    text = await (await ann.slash("board", message["channel_id"], text=True)).answered()
    assert words("en").name("space_alert", "mission_1") in texts(text.message)
    picture = await (await ann.slash("board", message["channel_id"])).answered()
    assert picture.message["attachments"]
    assert picture.message["flags"] & EPHEMERAL
    russian = await (await house.person("Борис").slash("board", message["channel_id"], text=True)).answered()
    assert words("ru").name("space_alert", "mission_1") in texts(russian.message)


async def test_a_game_to_its_end_by_its_buttons(house: House) -> None:
    row = await started(house, "Ann", pace="post", mission="test_run_1")
    for _ in range(40):
        message = await table(house, row.id)
        names = labels(message)
        wanted = next((name for name in ("Begin", "Ready", "Skip to the end") if name in names), None)
        if wanted is None:
            break
        await meant(house, "Ann", await press(house, "Ann", message, wanted))
    row = await row_of(house, row.id)
    assert row.status == "over"
    assert row.outcome is not None
    message = await table(house, row.id)
    assert "Play again" in labels(message)
    assert "My seat" not in labels(message)


async def test_a_game_that_is_over_takes_no_more_moves(house: House) -> None:
    game = await shown(house, "Ann", "Eve")
    message = await table(house, game)
    ready = next(each for each in buttons(message) if each["label"] == "Ready")["custom_id"]
    await play_to_the_end(house, game)
    before = await log_of(house, game)
    late = await press(house, "Ann", message, ready, force=True)
    assert await told_privately(late)
    assert await log_of(house, game) == before


async def test_androids_move_of_their_own_accord(house: House) -> None:
    game = await shown(house, "Ann", "android", begin=False)
    await press(house, "Ann", await table(house, game), "Begin")
    log = await log_of(house, game)
    assert any(line.startswith("1: lay") for line in log), log
    assert "1: ready" in log
    await press_ready(house, "Ann", await table(house, game))
    assert (await loaded(house, game)).state.phase == 2


async def test_a_move_is_acknowledged_before_what_follows_of_itself(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await shown(house, "Ann", "android", begin=False)
    thought, followers = asyncio.Event(), house.bot.table.followers

    async def slowly(at: Loaded) -> list[Event]:
        await thought.wait()
        return await followers(at)

    monkeypatch.setattr(house.bot.table, "followers", slowly)
    await (await house.person("Ann").click(await table(house, game), "Begin")).done()
    assert await log_of(house, game) == ["0: begin"]
    thought.set()
    await house.answered()
    assert "1: ready" in await log_of(house, game)
