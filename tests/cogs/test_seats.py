"""The life of a table: seats change hands, androids sit in, games pause and are given up."""

from __future__ import annotations

import pytest

from rules.space_alert.actions import Begin
from tests.cogs.conftest import House, texts
from tests.cogs.playing import (
    EPHEMERAL,
    Message,
    buttons,
    in_thread,
    labels,
    loaded,
    log_of,
    opened,
    press,
    press_ready,
    row_of,
    said,
    table,
    told_privately,
)
from tests.cogs.tables import play, running


async def planning(house: House, *names: str, **options: object) -> int:
    row = await running(house, *names, **options)
    await play(house, row.id, 0, Begin())
    await house.settle()
    return row.id


async def command(house: House, name: str, path: str, game: int, **options: object) -> str:
    thread = (await row_of(house, game)).thread
    return await told_privately(await house.person(name).slash(path, thread, **options))


async def offer(house: House, game: int, button: str) -> Message:
    await house.settle()
    row = await row_of(house, game)
    return next(m for m in reversed(in_thread(house, row)) if button in labels(m))


async def test_what_was_before_a_substitute_is_told_of_who_did_it(house: House) -> None:
    game = await planning(house, "Ann", "Eve", "Chidi")
    thread = (await row_of(house, game)).thread
    for _ in range(2):
        await (await house.person("Eve").slash("game pause", thread)).done()
    await command(house, "Eve", "game substitute", game)
    await press(house, "Дана", await offer(house, game, "Take this seat"), "Take this seat")
    for _ in range(2):
        await (await house.person("Дана").slash("game pause", thread)).done()
    shown = await told_privately(await house.person("Ann").slash("history", thread))
    for line in (
        "Eve paused the game",
        "Eve's seat is open",
        "Дана takes over from Eve",
        "Дана paused the game",
    ):
        assert shown.count(line) == 1, shown


@pytest.mark.rule("SA-424")
async def test_a_substitute_sits_down_and_is_briefed(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    hand = (await loaded(house, game)).state.member(1).hand
    assert "on offer" in await command(house, "Eve", "game substitute", game)
    answer = await press(house, "Chidi", await offer(house, game, "Take this seat"), "Take this seat")
    briefing = await told_privately(answer)
    assert "You are sitting in for **Eve**" in briefing
    assert "Ready" in briefing
    row = await row_of(house, game)
    assert [seat.name for seat in row.seats] == ["Ann", "Chidi"]
    assert (await loaded(house, game)).state.member(1).hand == hand
    await press_ready(house, "Chidi", await table(house, game))
    assert (await log_of(house, game))[-1] == "1: ready"
    gone = await press_ready(house, "Eve", await table(house, game))
    assert "not for you" in await told_privately(gone)
    assert "Chidi takes over from Eve" in said(house, row)


async def test_a_seat_is_taken_once(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    await command(house, "Eve", "game substitute", game)
    message = await offer(house, game, "Take this seat")
    clicks = [await house.person(name).click(message, "Take this seat") for name in ("Chidi", "Дана")]
    answers = [await told_privately(click) for click in clicks]
    assert sum("Eve" in answer for answer in answers) == 1
    assert [seat.name for seat in (await row_of(house, game)).seats][1] in ("Chidi", "Дана")


async def test_nobody_sits_on_two_chairs(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    await command(house, "Eve", "game substitute", game)
    answer = await press(house, "Ann", await offer(house, game, "Take this seat"), "Take this seat")
    assert "already at this table" in await told_privately(answer)


async def test_the_one_who_offered_may_stay(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    await command(house, "Eve", "game substitute", game)
    await press(house, "Eve", await offer(house, game, "Take this seat"), "Take this seat")
    row = await row_of(house, game)
    assert [(seat.name, seat.offered) for seat in row.seats] == [("Ann", False), ("Eve", False)]


@pytest.mark.rule("SA-424")
async def test_the_seat_of_a_silent_player_goes_if_all_others_agree(house: House) -> None:
    game = await planning(house, "Ann", "Eve", "Chidi")
    eve = house.person("Eve")
    asked = await command(house, "Ann", "game substitute", game, player=eve.id)
    assert "asked the other" in asked
    message = await offer(house, game, "Agree")
    assert "не вам" in await told_privately(await press(house, "Дана", message, "Agree"))
    assert not any(seat.offered for seat in (await row_of(house, game)).seats)
    await press(house, "Chidi", message, "Agree")
    assert [seat.offered for seat in (await row_of(house, game)).seats] == [False, True, False]
    await press(house, "Дана", await offer(house, game, "Take this seat"), "Take this seat")
    assert [seat.name for seat in (await row_of(house, game)).seats] == ["Ann", "Дана", "Chidi"]


async def test_who_does_not_sit_there_has_no_seat_to_give(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    assert "not for you" in await command(house, "Chidi", "game substitute", game)
    chidi = house.person("Chidi").id
    assert "is not at" in await command(house, "Ann", "game substitute", game, player=chidi)


async def test_an_android_takes_over_and_hands_back(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    assert "android is sitting in for" in await command(house, "Eve", "game android", game)
    log = await log_of(house, game)
    assert any(line.startswith("1: lay") for line in log), log
    assert "1: ready" in log
    assert "is back" in await command(house, "Eve", "game android", game)
    await press_ready(house, "Ann", await table(house, game))
    state = (await loaded(house, game)).state
    assert state.phase == 2
    assert not state.member(1).ready, "nobody moves for a player who is back"


async def test_a_pause_stops_moves_and_lets_them_go_on(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    message = await table(house, game)
    await command(house, "Eve", "game pause", game)
    assert "paused" in texts(await table(house, game))
    before = await log_of(house, game)
    refused = await press(house, "Ann", message, "My seat")
    assert refused.message["flags"] & EPHEMERAL
    forged = [b["custom_id"] for b in buttons(message) if b["label"] == "Ready"]
    assert forged == []
    await command(house, "Ann", "game pause", game)
    await press_ready(house, "Ann", await table(house, game))
    assert await log_of(house, game) == [*before, "0: note-resumed", "0: ready"]


async def test_a_click_on_a_paused_game_says_so(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    message = await table(house, game)
    ready = next(b for b in buttons(message) if b["label"] == "Ready")["custom_id"]
    await command(house, "Eve", "game pause", game)
    click = await press(house, "Ann", message, ready, force=True)
    assert await told_privately(click)
    assert (await log_of(house, game))[-1] == "1: note-paused"


async def test_the_host_gives_up_for_all_after_being_asked(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    thread = (await row_of(house, game)).thread
    sure = await (await house.person("Ann").slash("game abandon", thread)).answered()
    assert "cannot be undone" in texts(sure.message)
    assert (await row_of(house, game)).status == "running"
    (button,) = labels(sure.message)
    await press(house, "Ann", sure.message, button)
    row = await row_of(house, game)
    assert row.status == "abandoned"
    message = await table(house, game)
    assert "abandoned" in texts(message)
    assert "Ready" not in labels(message)


async def test_others_give_up_by_vote(house: House) -> None:
    game = await planning(house, "Ann", "Eve", "Chidi", "Дана")
    thread = (await row_of(house, game)).thread
    vote = await (await house.person("Eve").slash("game abandon", thread)).answered()
    assert not vote.message["flags"] & EPHEMERAL
    (button,) = labels(vote.message)
    assert "не вам" in await told_privately(await press(house, "Борис", vote.message, button))
    for name in ("Eve", "Eve", "Chidi"):
        assert "3" in await told_privately(await press(house, name, vote.message, button))
    assert (await row_of(house, game)).status == "running"
    await press(house, "Дана", vote.message, button)
    assert (await row_of(house, game)).status == "abandoned"
    await house.settle()
    told = said(house, await row_of(house, game))
    assert "more than half of the players" in told and "abandoned (Дана)" not in told
    late = await press(house, "Eve", vote.message, button)
    assert "No game is running here" in await told_privately(late)


async def test_a_lobby_is_left_not_abandoned(house: House) -> None:
    game, _ = await opened(house, "Ann")
    answer = await told_privately(await house.person("Ann").slash("game abandon"))
    assert "Leave" in answer
    assert (await row_of(house, game)).status == "lobby"


async def test_strangers_do_not_give_up_a_game(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    assert "not for you" in await command(house, "Chidi", "game abandon", game)
    assert "not for you" in await command(house, "Chidi", "game pause", game)
    assert (await row_of(house, game)).status == "running"
