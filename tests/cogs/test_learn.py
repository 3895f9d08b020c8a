"""The guided first game: a real table that waits for its learner."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs import shelf
from cogs import table_settings as settings
from rules.core import notation
from rules.space_alert.cards import CARDS
from rules.space_alert.tutorial import LESSON, STEPS
from rules.starship_captains import tutorial as captains
from rules.xia import tutorial as xia
from tests.cogs.conftest import House, texts
from tests.cogs.playing import labels, told_privately
from words import words


async def opened(house: House, who: str = "Ann") -> tuple[Any, int, str]:
    """The learner, the game and its thread, with the first step shown."""
    ann = house.person(who)
    await (await ann.slash("learn", game="space_alert")).answered()
    (row,) = await house.store.games.of_user(int(ann.id), ["running"])
    await ann.until(lambda seen: any("Step 1 " in texts(m) for m in seen), channel=str(row.thread))
    return ann, row.id, str(row.thread)


def step(ann: Any, thread: str, number: int) -> dict[str, Any]:
    return next(m for m in reversed(ann.messages(thread)) if f"Step {number} of" in texts(m))


async def lesson(house: House, game: int) -> int:
    row = await house.store.games.get(game)
    assert row is not None
    return settings.of(row).lesson


async def pressed(house: House, ann: Any, thread: str, number: int, button: str) -> None:
    await (await ann.click(step(ann, thread, number), button)).done()
    await ann.until(lambda seen: any(f"Step {number + 1} of" in texts(m) for m in seen), channel=thread)


@pytest.mark.rule("SA-482")
async def test_a_lesson_is_a_table_without_a_clock(house: House) -> None:
    ann, game, thread = await opened(house)
    row = await house.store.games.get(game)
    assert row is not None and len(row.seats) == LESSON.seats
    assert [seat.user for seat in row.seats] == [int(ann.id), None, None, None]
    assert words("en")(STEPS[0].key) in texts(step(ann, thread, 1))
    assert await house.store.people.clock(game) is None
    await pressed(house, ann, thread, 1, "Next")
    await pressed(house, ann, thread, 2, "Next")
    assert (await house.bot.table.load(game)).state.second == 0
    await asyncio.sleep(0.3)
    assert (await house.bot.table.load(game)).state.second == 0, "time does not run by itself"
    assert await house.store.people.clock(game) is None


async def test_the_lesson_goes_on_after_a_restart_and_to_its_end(house: House) -> None:
    ann, game, thread = await opened(house)
    for number in range(1, len(STEPS)):
        if number == 4:
            await house.restart()
        await pressed(house, ann, thread, number, "Continue anyway" if STEPS[number - 1].waits else "Next")
        assert await lesson(house, game) == number
    last = step(ann, thread, len(STEPS))
    assert words("en")(STEPS[-1].key) in texts(last)
    assert "Next" not in texts(last)
    opened_there = await (await ann.click(last, "Open a table")).answered()
    assert "Start" in labels(opened_there.message), "and from there to a table of one's own"


@pytest.mark.parametrize(
    ("game", "shown"), [("space_alert", "board.png"), ("starship_captains", "ship_0.png")]
)
async def test_what_a_step_points_at_is_in_the_step(house: House, game: str, shown: str) -> None:
    ann = house.person("Ann")
    await (await ann.slash("learn", game=game)).answered()
    (row,) = await house.store.games.of_user(int(ann.id), ["running"])
    await ann.until(lambda seen: any("Step 1 " in texts(m) for m in seen), channel=str(row.thread))
    first = step(ann, str(row.thread), 1)
    assert [file["filename"] for file in first["attachments"]] == [shown]
    await pressed(house, ann, str(row.thread), 1, "Next")
    left = house.box.world.message(first["id"])
    assert left is not None and not left["attachments"], "what has been read keeps its words only"


async def test_nobody_else_opens_a_table_from_it(house: House) -> None:
    ann, game, thread = await opened(house)
    refused = await (
        await house.person("Eve").click(step(ann, thread, 1), f"w:learn_play:{game}:", force=True)
    ).answered()
    assert "not for you" in texts(refused.message or refused.followups[-1])


async def test_a_step_leads_on_by_itself_when_it_got_what_it_waits_for(house: House) -> None:
    ann, game, thread = await opened(house)
    waiting = next(index for index, each in enumerate(STEPS) if each.waits is not None)
    for number in range(1, waiting + 1):
        await pressed(house, ann, thread, number, "Next")
    async with house.bot.table.turn(game) as loaded:
        action = next(
            move
            for move in loaded.rules.moves(loaded.state, 0)
            if getattr(move, "slot", 0) == 2 and _fires(move)
        )
        await house.bot.table.play(loaded, 0, action, user=int(ann.id))
    await ann.until(lambda seen: any(f"Step {waiting + 2} of" in texts(m) for m in seen), channel=thread)
    assert await lesson(house, game) == waiting + 1


def _fires(move: Any) -> bool:
    return getattr(move, "half", "") == "action" and CARDS[move.card].action == "a"


async def test_a_step_left_out_is_not_praised(house: House) -> None:
    ann, _, thread = await opened(house)
    waiting = next(index for index, each in enumerate(STEPS) if each.waits is not None) + 1
    for number in range(1, waiting):
        await pressed(house, ann, thread, number, "Next")
        assert words("en")("learn-missed") not in texts(step(ann, thread, number + 1))
    await pressed(house, ann, thread, waiting, "Continue anyway")
    assert words("en")("learn-missed") in texts(step(ann, thread, waiting + 1))


@pytest.mark.parametrize("number", ["-1", "99", "x"])
async def test_a_forged_step_changes_nothing(house: House, number: str) -> None:
    ann, game, thread = await opened(house)
    forged = await ann.click(step(ann, thread, 1), f"w:learn_next:{game}:{number}", force=True)
    assert words("en")("trouble-malformed") in await told_privately(forged)
    assert await lesson(house, game) == 0


async def test_an_old_button_shows_where_the_lesson_stands(house: House) -> None:
    ann, game, thread = await opened(house)
    await house.bot.learn.lead(game, 0)
    await ann.until(lambda seen: "Step 2 of" in texts(seen[-1]), channel=thread)
    await (await ann.click(step(ann, thread, 1), "Next")).done()
    await ann.until(lambda seen: sum("Step 2 of" in texts(m) for m in seen) == 2, channel=thread)
    assert await lesson(house, game) == 1


async def test_somebody_else_cannot_press_on(house: House) -> None:
    ann, game, thread = await opened(house)
    eve = house.person("Eve")
    refused = await (await eve.click(step(ann, thread, 1), "Next")).answered()
    assert "not for you" in texts(refused.message or refused.followups[-1])
    assert await lesson(house, game) == 0


async def test_a_lesson_can_be_stopped(house: House) -> None:
    ann, game, thread = await opened(house)
    sure = (await (await ann.click(step(ann, thread, 1), "End the lesson")).answered()).message
    assert "cannot be taken up again" in texts(sure)
    row = await house.store.games.get(game)
    assert row is not None and row.status == "running"
    await (await ann.click(sure, "End the lesson")).answered()
    row = await house.store.games.get(game)
    assert row is not None and row.status == "abandoned"


async def test_nobody_else_ends_it(house: House) -> None:
    ann, _, thread = await opened(house)
    refused = await (await house.person("Eve").click(step(ann, thread, 1), "End the lesson")).answered()
    assert "not for you" in texts(refused.message or refused.followups[-1])


async def test_which_game_is_asked(house: House) -> None:
    ann = house.person("Ann")
    asked = (await (await ann.slash("learn")).answered()).message
    for key in shelf.lessons():
        assert words("en")(f"game-{key.replace('_', '-')}") in labels(asked)
    await (await ann.click(asked, "Xia")).answered()
    (row,) = await house.store.games.of_user(int(ann.id), ["running"])
    assert row.game == "xia"


@pytest.mark.parametrize("said", ["xia", "Xia", "Ксиа", "кси"])
async def test_a_game_is_learned_by_its_name(house: House, said: str) -> None:
    ann = house.person("Ann")
    await (await ann.slash("learn", game=said)).answered()
    (row,) = await house.store.games.of_user(int(ann.id), ["running"])
    assert row.game == "xia"


async def test_the_lobby_teaches_too_and_in_ones_own_language(house: House) -> None:
    ann, boris = house.person("Ann"), house.person("Борис")
    boris.locale = "ru"
    lobby = (await (await ann.slash("game new", game="space_alert")).answered()).message
    await (await boris.click(lobby, "Teach me")).answered()
    (row,) = await house.store.games.of_user(int(boris.id), ["running"])
    shown = await boris.until(
        lambda seen: [m for m in seen if "Шаг 1 из" in texts(m)], channel=str(row.thread)
    )
    assert words("ru")(STEPS[0].key) in texts(shown[0])


async def test_there_is_no_lesson_for_everything(house: House) -> None:
    answer = await (await house.person("Ann").slash("learn", game="chess", force=True)).answered()
    told = texts(answer.message)
    assert "You can learn:" in told and "Space Alert" in told and "Stars of Akarios" in told
    assert await house.store.games.running() == []


async def test_a_first_round_of_captains_with_an_android_beside(house: House) -> None:
    ann = house.person("Ann")
    await (await ann.slash("learn", game="starship_captains")).answered()
    (row,) = await house.store.games.of_user(int(ann.id), ["running"])
    thread = str(row.thread)
    assert [seat.android for seat in row.seats] == [False, True]
    await ann.until(lambda seen: any("Step 1 " in texts(m) for m in seen), channel=thread)
    for number in (1, 2, 3):
        await pressed(house, ann, thread, number, "Next")
    async with house.bot.table.turn(row.id) as loaded:
        for text in ("room helm red", "go lesser_tivoli", f"go {captains.GOAL}"):
            action = notation.read(text, loaded.rules.actions)
            await house.bot.table.play(loaded, 0, action, user=int(ann.id))
        assert loaded.last_by_seat[1] > loaded.last_by_seat[0], "the android has moved by itself"
    await ann.until(lambda seen: any("Step 5 of" in texts(m) for m in seen), channel=thread)
    assert await lesson(house, row.id) == 4


async def test_a_first_game_of_xia_waits_for_ship_and_loadout(house: House) -> None:
    ann = house.person("Ann")
    await (await ann.slash("learn", game="xia")).answered()
    (row,) = await house.store.games.of_user(int(ann.id), ["running"])
    thread = str(row.thread)
    assert [seat.android for seat in row.seats] == [False, True, True]
    await ann.until(lambda seen: any("Step 1 " in texts(m) for m in seen), channel=thread)
    await pressed(house, ann, thread, 1, "Next")
    async with house.bot.table.turn(row.id) as loaded:
        assert loaded.state.stack[-1].seat == xia.LEARNER, "the androids chose their ships first"
        for text in ("ship gaiden", "pick worker"):
            action = notation.read(text, loaded.rules.actions)
            await house.bot.table.play(loaded, xia.LEARNER, action, user=int(ann.id))
    await ann.until(lambda seen: any("Step 3 of" in texts(m) for m in seen), channel=thread)
    assert await lesson(house, row.id) >= 2
