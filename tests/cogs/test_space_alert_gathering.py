"""Before a mission: what its lobby says, and what a player who is about to be ready is reminded of."""

from __future__ import annotations

from functools import partial

import pytest

from rules.space_alert.actions import Begin, Lay, Place, Proceed, Ready
from tests.cogs.conftest import House, texts
from tests.cogs.playing import (
    EPHEMERAL,
    Message,
    in_thread,
    labels,
    loaded,
    opened,
    pings,
    press,
    row_of,
    set_option,
    table,
)
from tests.cogs.tables import play, running
from tests.cogs.test_space_alert_clock import until
from words import words


async def lobby(house: House, game: int) -> str:
    row = await row_of(house, game)
    assert row.message is not None
    return texts(house.box.world.message(str(row.message)))


async def test_a_lobby_says_its_pace_who_is_in_voice_and_where_a_first_crew_begins(house: House) -> None:
    await house.person("Ann").join_voice("Bridge")
    game, message = await opened(house, "Ann", "Eve")
    said = await lobby(house, game)
    assert "Pace: **live" in said
    assert "In voice: Ann" in said and "Eve" not in said.partition("In voice: ")[2].partition("\n")[0]
    assert words("en")("option-space-alert-mission-test-run-1") in said
    await set_option(house, "Ann", message, "pace", "post")

    async def by_post() -> bool:
        return "Pace: **by post" in await lobby(house, game)

    await until(by_post)
    assert "In voice" not in await lobby(house, game), "by post nobody listens"


@pytest.mark.rule("SA-273")
async def test_a_campaign_offers_no_choice_that_the_draw_would_lose(house: House) -> None:
    """The mission that was chosen is not shown beside a draw, and is chosen still without it."""
    game, message = await opened(house, "Ann", "Eve")
    chosen, drawn = words("en")("option-space-alert-mission-mission-5"), words("en")("sa-lobby-campaign")
    await set_option(house, "Ann", message, "mission", "mission_5")

    async def says(there: str, gone: str) -> bool:
        said = await lobby(house, game)
        return there in said and gone not in said

    await until(partial(says, chosen, drawn))
    await set_option(house, "Ann", message, "campaign", "True")
    await until(partial(says, drawn, chosen))
    with pytest.raises(LookupError):
        await set_option(house, "Ann", message, "mission", "mission_6")
    await set_option(house, "Ann", message, "campaign", "False")
    await until(partial(says, chosen, drawn))


async def test_who_joins_the_voice_channel_is_there_at_once(house: House) -> None:
    game, _ = await opened(house, "Ann", "Eve")
    assert "Nobody is in a voice channel" in await lobby(house, game)
    await house.person("Eve").join_voice("Bridge")

    async def there() -> bool:
        return "In voice: Eve" in await lobby(house, game)

    await until(there)


async def test_whoever_has_empty_slots_is_told_before_being_ready(house: House) -> None:
    row = await running(house, "Ann", "Eve", pace="post", mission="mission_2")
    await play(house, row.id, 0, Begin())
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    panel = (await press(house, "Ann", await table(house, row.id), "My seat")).message
    assert "empty turns 1–3." in texts(panel)
    state = (await loaded(house, row.id)).state
    for slot, card in enumerate(state.member(0).hand[:3], 1):
        await play(house, row.id, 0, Place(card, "action", slot))
    await press(house, "Ann", panel, "Hand")
    assert "empty turns" not in texts(panel)


async def test_a_practice_that_is_finished_can_be_flown_again_from_where_it_says_so(house: House) -> None:
    row = await running(house, "Ann", pace="practice", mission="test_run_1")
    await play(house, row.id, 0, Begin(), Ready(), Proceed(all=True))
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    call = pings(house, await row_of(house, row.id))[-1]
    assert labels(call)[:2] == ["Change the plan", "Finish practice"]
    await press(house, "Ann", call, "Finish practice")
    await house.settle()
    last = in_thread(house, await row_of(house, row.id))[-1]
    assert "Practice over." in texts(last) and labels(last) == ["What if…", "Replay", "Play again"]


async def test_whoever_flies_alone_is_told_of_the_empty_slots_of_every_board(house: House) -> None:
    row = await running(house, "Ann", pace="post", mission="mission_2")
    await play(house, row.id, 0, Begin())
    await play(house, row.id, 0, Lay("aaa", on=0))
    await play(house, row.id, 0, Lay("-b-", on=2))
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    panel = (await press(house, "Ann", await table(house, row.id), "My seat")).message
    assert "empty turns β 1–3; γ 1, 3; δ 1–3." in texts(panel)


@pytest.mark.parametrize("name", ["Ann", "Борис"])
async def test_ready_on_a_call_asks_about_empty_slots_and_a_card_that_was_not_drawn(
    house: House, name: str
) -> None:
    row = await running(house, "Ann", "Борис", pace="post", mission="mission_2")
    await play(house, row.id, 0, Begin())
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    (call,) = pings(house, await row_of(house, row.id))
    seat, speech = row.seat_of(int(house.person(name).id)), words(house.person(name).locale)
    assert seat is not None
    asks = (await press(house, name, call, "Ready")).message
    assert asks["flags"] & EPHEMERAL and speech("sa-unfinished", slots="1–3", draws=0) in texts(asks)
    state = (await loaded(house, row.id)).state
    assert not state.member(seat).ready
    await press(house, name, asks, speech("sa-choice-ready"))
    assert (await loaded(house, row.id)).state.member(seat).ready


async def test_ready_on_a_call_is_at_once_where_nothing_is_open(house: House) -> None:
    row = await running(house, "Ann", "Eve", pace="post", mission="mission_2")
    await play(house, row.id, 0, Begin())
    state = (await loaded(house, row.id)).state
    for slot, card in enumerate(state.member(0).hand[:3], 1):
        await play(house, row.id, 0, Place(card, "action", slot))
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    (call,) = pings(house, await row_of(house, row.id))
    await press(house, "Ann", call, "Ready")
    assert (await loaded(house, row.id)).state.member(0).ready


async def called(house: House, game: int) -> Message:
    """What the host sees who starts while somebody is missing, once they have been called."""
    row = await row_of(house, game)
    shown = house.box.world.message(str(row.message))
    assert shown is not None and "Ready" in labels(shown)
    asks = (await press(house, "Ann", shown, "Start")).message
    assert asks["flags"] & EPHEMERAL and "Not ready yet: Eve" in texts(asks)
    assert (await row_of(house, game)).status == "lobby"
    await press(house, "Ann", asks, "Call them")
    return dict(asks)


async def test_before_the_clock_runs_the_crew_is_asked_whether_it_is_there(house: House) -> None:
    game, lobby_message = await opened(house, "Ann", "Eve")
    await called(house, game)
    eve = house.person("Eve")
    call = next(m for m in reversed(eve.messages(lobby_message["channel_id"])) if labels(m) == ["Ready"])
    assert f"<@{eve.id}>" in texts(call) and call["id"] in house.box.world.rung
    await press(house, "Eve", call, "Ready")
    assert "Everybody is ready" in texts(house.box.world.message(call["id"]))
    assert "Everybody is ready" in await lobby(house, game)
    await press(house, "Ann", lobby_message, "Start")
    assert (await row_of(house, game)).status == "running"


async def test_the_host_may_start_all_the_same(house: House) -> None:
    game, _ = await opened(house, "Ann", "Eve")
    asks = await called(house, game)
    begun = await press(house, "Ann", asks, "Start anyway")
    row = await row_of(house, game)
    assert row.status == "running" and f"<#{row.thread}>" in texts(begun.message)


async def test_who_leaves_is_waited_for_no_more_and_who_said_so_may_take_it_back(house: House) -> None:
    game, message = await opened(house, "Ann", "Eve", "Chidi")
    await press(house, "Eve", message, "Ready")
    assert "Not ready yet: Chidi" in await lobby(house, game)
    await press(house, "Eve", message, "Ready")
    assert "Not ready yet: Eve" in await lobby(house, game)
    await press(house, "Eve", message, "Ready")
    await press(house, "Eve", message, "Leave")
    assert "Not ready yet: Chidi." in await lobby(house, game), "whoever moves up has said nothing"


async def test_a_call_by_post_carries_the_ship_and_its_threats(house: House) -> None:
    row = await running(house, "Ann", "Eve", pace="post", mission="mission_2")
    await play(house, row.id, 0, Begin())
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    (call,) = pings(house, await row_of(house, row.id))
    assert [file["filename"] for file in call["attachments"]] == ["board.png", "lineup.png"]
    assert all(f"<@{house.person(name).id}>" in texts(call) for name in ("Ann", "Eve"))
