"""One call per seat with all it owes; whoever is asked the same at the same moment is called together."""

from __future__ import annotations

import time
from typing import Any

import pytest

from cogs import pings as pings_module
from cogs.table_settings import TableSettings as Settings
from db.people import Ping
from rules.core import notation
from tests.cogs import parley
from tests.cogs.conftest import House, texts
from tests.cogs.playing import labels, log_of, pings, press, row_of, told_privately
from tests.e2e.crew import parts
from words import words

HOUR = 3600.0


async def calls(house: House, game: int) -> list[tuple[list[str], dict[str, Any]]]:
    """Who is called by which message of the thread."""
    await house.settle()
    people = {f"<@{person.id}>": person.name for person in house.box.people}
    found = pings(house, await row_of(house, game))
    return [([name for who, name in people.items() if who in texts(m)], m) for m in found]


async def names(house: House, game: int) -> list[list[str]]:
    return sorted(sorted(who) for who, _ in await calls(house, game))


async def row(house: House, game: int, seat: int) -> Ping:
    (found,) = [ping for ping in await house.store.people.pings(game) if ping.seat == seat]
    return found


async def test_who_is_asked_the_same_is_called_by_one_message(house: House) -> None:
    game = (await parley.running(house, "Ann", "Eve", "Chidi")).id
    await parley.play(house, game, "0: call")
    ((who, message),) = await calls(house, game)
    assert sorted(who) == ["Ann", "Chidi", "Eve"]
    rung = {user["id"] for user in message["mentions"]}
    assert rung == {  # Ann has just moved: it does not ring for her
        house.person("Eve").id,
        house.person("Chidi").id,
    }
    assert labels(message) == ["Aye", "Nay", "My seat", "Remind me later"]
    await press(house, "Chidi", message, "Aye")
    assert (await log_of(house, game))[-1] == "2: vote yes"
    ((who, edited),) = await calls(house, game)
    assert sorted(who) == ["Ann", "Eve"] and edited["id"] == message["id"], "nobody is rung again"
    await press(house, "Eve", edited, "Nay")
    assert (await log_of(house, game))[-1] == "1: vote no"
    ((who, edited),) = await calls(house, game)
    await press(house, "Ann", edited, "Nay")
    ((who, turn),) = await calls(house, game)
    assert who == ["Eve"] and turn["id"] != message["id"], "the vote is over, and it is her turn"


async def test_a_guest_has_no_part_in_a_shared_row(house: House) -> None:
    game = (await parley.running(house, "Ann", "Eve", "Chidi")).id
    await parley.play(house, game, "0: call")
    ((_, message),) = await calls(house, game)
    for button in ("Aye", "Remind me later"):
        assert "не вам" in await told_privately(await press(house, "Борис", message, button))
    assert len(await log_of(house, game)) == 1


async def test_a_seat_that_owes_more_has_its_own_message_with_all_of_it(house: House) -> None:
    game = (await parley.running(house, "Ann", "Eve", "Chidi")).id
    await parley.play(house, game, "2: offer 1", "0: call")
    assert await names(house, game) == [["Ann", "Chidi"], ["Eve"]]
    message = next(m for who, m in await calls(house, game) if who == ["Eve"])
    assert labels(message) == ["Aye", "Nay", "Accept", "Decline", "My seat", "Remind me later"]
    said = texts(message)
    assert said.index("parley-vote") < said.index("parley-offer")


def later(message: dict[str, Any]) -> str:
    (found,) = [part["custom_id"] for part in parts(message) if "snooze" in part.get("custom_id", "")]
    return str(found)


async def test_two_groups_called_at_once_have_buttons_of_their_own(house: House) -> None:
    crew = ("Ann", "Eve", "Chidi", "Дана", "Борис")
    game = (await parley.running(house, *crew)).id
    await parley.play(house, game, "0: offer 1", "0: offer 2", "0: call")
    by_name = {name: message for who, message in await calls(house, game) for name in who}
    assert by_name["Eve"] == by_name["Chidi"] != by_name["Дана"] == by_name["Борис"]
    assert later(by_name["Eve"]) != later(by_name["Дана"])
    refused = await told_privately(await press(house, "Борис", by_name["Eve"], "Remind me later"))
    assert words("ru")("trouble-not-yours") in refused
    assert not (await row(house, game, 4)).snoozed_until, "that message calls others"
    await press(house, "Борис", by_name["Дана"], "Remind me later")
    assert (await row(house, game, 4)).snoozed_until and not (await row(house, game, 3)).snoozed_until


async def test_a_groups_button_stays_while_it_becomes_smaller(house: House) -> None:
    game = (await parley.running(house, "Ann", "Eve", "Chidi", "Дана")).id
    await parley.play(house, game, "0: call")
    ((_, before),) = await calls(house, game)
    await press(house, "Eve", before, "Aye")
    ((who, after),) = await calls(house, game)
    assert sorted(who) == ["Ann", "Chidi", "Дана"] and later(after) == later(before)


async def test_the_last_one_of_a_group_keeps_its_button(house: House) -> None:
    """Whoever presses while the message is being edited presses what is still there."""
    game = (await parley.running(house, "Ann", "Eve", "Chidi")).id
    await parley.play(house, game, "0: call")
    ((_, before),) = await calls(house, game)
    button = later(before)
    await press(house, "Eve", before, "Aye")
    await press(house, "Ann", before, "Nay")
    ((who, after),) = await calls(house, game)
    assert who == ["Chidi"] and (after["id"], later(after)) == (before["id"], button)
    assert "не вам" in await told_privately(await press(house, "Борис", after, button))
    await press(house, "Eve", after, button)
    await press(house, "Chidi", after, button)
    snoozed = {ping.seat: bool(ping.snoozed_until) for ping in await house.store.people.pings(game)}
    assert snoozed == {2: True}


async def test_a_call_keeps_its_button_while_less_is_owed_and_others_leave(house: House) -> None:
    """Eve and Chidi are called together, each to a vote and to an offer."""
    table = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, table.id, "0: offer 1", "0: offer 2", "0: call")
    (first,) = [each for who, each in await calls(house, table.id) if "Chidi" in who]
    message, button = first["id"], later(first)
    for name, answer in (("Eve", "Decline"), ("Eve", "Aye"), ("Chidi", "Decline")):
        await press(house, name, first, answer)
        (shown,) = [each for who, each in await calls(house, table.id) if "Chidi" in who]
        assert (shown["id"], later(shown)) == (message, button), (name, answer)
    assert sorted(each for each, _ in await calls(house, table.id)) == [["Ann"], ["Chidi"]]


async def test_what_can_wait_is_called_for_too_but_nobody_waits(house: House) -> None:
    game = (await parley.running(house, "Ann", "Eve", "Chidi")).id
    await parley.play(house, game, "0: offer 2")
    assert ["Chidi"] in await names(house, game)
    await parley.play(house, game, "0: pass")
    assert await names(house, game) == [["Chidi"], ["Eve"]], "the game goes on"


async def test_something_new_is_a_new_call_and_what_is_done_leaves_it(house: House) -> None:
    game = (await parley.running(house, "Ann", "Eve", "Chidi")).id
    await parley.play(house, game, "0: pass")
    ((who, first),) = await calls(house, game)
    assert who == ["Eve"] and "Accept" not in labels(first)
    asked = await row(house, game, 1)
    await parley.play(house, game, "2: offer 1")
    ((who, both),) = await calls(house, game)
    assert who == ["Eve"] and both["id"] != first["id"]
    assert labels(both)[:5] == ["Roll", "Pass", "Call a vote", "Accept", "Decline"]
    now = await row(house, game, 1)
    assert now.at == asked.at, "the turn has been hers all the time"
    assert sorted(now.asked.values())[0] == 0 < sorted(now.asked.values())[1]
    await press(house, "Eve", both, "Decline")
    ((who, rest),) = await calls(house, game)
    assert rest["id"] == both["id"] and "Accept" not in labels(rest) and "Roll" in labels(rest)
    await press(house, "Eve", rest, "Pass")
    assert (await log_of(house, game))[-1] == "1: pass"


async def test_who_has_answered_is_called_to_what_comes_at_the_same_moment(house: House) -> None:
    """Her turn is over and an offer has come before anybody could be told of either."""
    game = (await parley.running(house, "Ann", "Eve", "Chidi")).id
    await parley.play(house, game, "0: pass")
    ((who, first),) = await calls(house, game)
    assert who == ["Eve"]
    async with house.bot.table.turn(game) as at:
        for seat, move in ((1, "pass"), (2, "offer 1")):
            await house.bot.table.play(at, seat, notation.read(move, parley.Parley.actions))
    (found,) = [message for who, message in await calls(house, game) if who == ["Eve"]]
    assert found["id"] != first["id"] and labels(found)[:2] == ["Accept", "Decline"]


async def test_an_order_makes_no_call_stale(house: House) -> None:
    game = (await parley.running(house, "Ann", "Eve", "Chidi")).id
    await parley.play(house, game, "0: pass")
    before = await calls(house, game)
    await parley.play(house, game, "1: order yes", "1: gift 2", "2: order no")
    assert [m["id"] for _, m in await calls(house, game)] == [m["id"] for _, m in before]
    await press(house, "Eve", before[0][1], "Pass")
    assert (await log_of(house, game))[-1] == "1: pass"


async def test_what_orders_did_meanwhile_calls_nobody_who_is_looking(house: House) -> None:
    game = (await parley.running(house, "Ann", "Eve", "Chidi")).id
    await parley.play(house, game, "1: order yes", "2: order no", "0: call")
    assert await calls(house, game) == [], "Ann called the vote: she sees that hers is missing"


async def test_a_restart_calls_nobody_again(house: House) -> None:
    game = (await parley.running(house, "Ann", "Eve", "Chidi")).id
    await parley.play(house, game, "2: offer 1", "0: call")
    before = [m["id"] for _, m in await calls(house, game)]
    await house.restart()
    parley.shelve(house)
    house.bot.table.broadcast.changed(game)
    assert [m["id"] for _, m in await calls(house, game)] == before


async def test_who_is_silent_about_the_same_is_reminded_together(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pings_module, "AT_THE_TABLE", -1)
    settings = Settings(answer="0")
    game = (await parley.running(house, "Ann", "Eve", "Chidi", settings=settings)).id
    await parley.play(house, game, "0: call", "1: order yes")
    ((_, called),) = await calls(house, game)
    await house.bot.get_cog("Reminders").look(time.time() + 25 * HOUR)  # type: ignore[union-attr]
    ((who, reminder),) = await calls(house, game)
    assert sorted(who) == ["Ann", "Chidi"] and reminder["id"] != called["id"]
    assert "is waiting" in texts(reminder)
    await press(house, "Chidi", reminder, "Remind me later")
    assert (await row(house, game, 2)).snoozed_until and not (await row(house, game, 0)).snoozed_until


async def test_a_pause_takes_the_call_away_and_brings_it_back(house: House) -> None:
    table = await parley.running(house, "Ann", "Eve", "Chidi")
    await parley.play(house, table.id, "0: call")
    since = (await row(house, table.id, 1)).at
    for expected in ([], [["Ann", "Chidi", "Eve"]]):
        await (await house.person("Ann").slash("game pause", str(table.thread))).done()
        assert await names(house, table.id) == expected
    assert 0 <= (await row(house, table.id, 1)).at - since < 60
