"""One ping per decision, none repeated, obsolete ones deleted."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from cogs import pings as pings_module
from db.people import Person
from rules.space_alert.actions import Begin, Decline, Ready
from tests.cogs.conftest import House, texts
from tests.cogs.playing import labels, loaded, log_of, pings, press_ready, row_of, table
from tests.cogs.tables import play, running


async def planning(house: House, *names: str, **options: Any) -> int:
    row = await running(house, *names, **options)
    await play(house, row.id, 0, Begin())
    await house.settle()
    return row.id


async def called(house: House, game: int) -> list[str]:
    """Who is called in the thread now; Ann, who has begun, is not rung for."""
    await house.settle()
    found = pings(house, await row_of(house, game))
    people = {person.id: person.name for person in house.box.people}
    return sorted(
        name for message in found for user, name in people.items() if f"<@{user}>" in texts(message)
    )


async def rung(house: House, game: int) -> list[str]:
    """For whom a message of the thread rings."""
    await house.settle()
    found, rung = pings(house, await row_of(house, game)), house.box.world.rung
    people = {person.id: person.name for person in house.box.people}
    return sorted(people[user] for message in found for user in rung.get(message["id"], []))


async def test_everybody_who_is_waited_for_is_called_once(house: House) -> None:
    game = await planning(house, "Ann", "Eve", "Chidi")
    assert await called(house, game) == ["Ann", "Chidi", "Eve"]
    house.bot.table.broadcast.changed(game)
    assert await called(house, game) == ["Ann", "Chidi", "Eve"]


async def test_a_ping_calls_the_one_it_names(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    (message,) = pings(house, await row_of(house, game))
    assert [user["id"] for user in message["mentions"]] == [house.person("Eve").id]


async def test_who_just_moved_is_looking_and_nobody_rings_for_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await planning(house, "Ann", "Eve")
    assert await rung(house, game) == ["Eve"]
    assert await called(house, game) == ["Ann", "Eve"], "the question stands below what was told"
    monkeypatch.setattr(pings_module, "AT_THE_TABLE", -1)
    other = await planning(house, "Ann", "Eve")
    assert await rung(house, other) == ["Ann", "Eve"]


async def test_a_ping_goes_when_its_question_is_answered(house: House) -> None:
    game = await planning(house, "Ann", "Eve", "Chidi")
    await play(house, game, 1, Ready())
    assert await called(house, game) == ["Ann", "Chidi"]
    assert [ping.seat for ping in await house.store.people.pings(game)] == [0, 2]


async def test_moves_of_others_repeat_no_ping(house: House) -> None:
    game = await planning(house, "Ann", "Eve", "Chidi")
    before = {message["id"] for message in pings(house, await row_of(house, game))}
    await play(house, game, 0, Decline(rest=True))
    await house.settle()
    after = {message["id"] for message in pings(house, await row_of(house, game))}
    assert after == before


async def test_a_new_decision_is_a_new_ping(house: House) -> None:
    game = await planning(house, "Ann", "Eve", "Chidi")
    await play(house, game, 1, Ready())
    await play(house, game, 2, Ready())
    await play(house, game, 0, Ready())
    assert (await loaded(house, game)).state.phase == 2
    assert await called(house, game) == ["Ann", "Chidi", "Eve"]
    assert "Ann" not in await rung(house, game), "she was the last to be ready"


async def test_the_answer_stands_on_the_ping(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    (message,) = pings(house, await row_of(house, game))
    assert {"Ready", "My seat", "Remind me later"} <= set(labels(message))
    await press_ready(house, "Eve", message)
    assert (await log_of(house, game))[-1] == "1: ready"
    assert await called(house, game) == ["Ann"]


async def test_nobody_is_called_when_the_game_is_over_or_paused(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    thread = (await row_of(house, game)).thread
    await (await house.person("Ann").slash("game pause", thread)).done()
    assert await called(house, game) == []


async def test_androids_are_not_called(house: House) -> None:
    game = await planning(house, "Ann", "android", "Eve")
    assert await called(house, game) == ["Ann", "Eve"]


async def test_a_private_message_for_those_who_want_one(house: House) -> None:
    eve = house.person("Eve")
    await house.store.people.keep_person(Person(int(eve.id), dm=True))
    game = await planning(house, "Ann", "Eve", "Chidi")
    (message,) = eve.dms()
    row = await row_of(house, game)
    assert f"/{row.thread}" in texts(message)
    assert house.person("Chidi").dms() == []
    await press_ready(house, "Eve", message)
    assert (await log_of(house, game))[-1] == "1: ready"


async def test_the_private_message_is_in_the_readers_language(house: House) -> None:
    boris = house.person("Борис")
    await house.store.people.keep_person(Person(int(boris.id), dm=True, language="ru"))
    await planning(house, "Ann", "Борис")
    (message,) = boris.dms()
    assert "Моё место" in labels(message)


@pytest.mark.parametrize(("chosen", "label"), [(None, "Готов"), ("en", "Ready")])
async def test_a_call_is_in_the_language_of_their_discord_unless_they_chose_another(
    house: House, chosen: str | None, label: str
) -> None:
    """Дана set nothing, and has pressed something once; also after a restart."""
    dana = house.person("Дана")
    await (await dana.slash("settings")).answered()
    if chosen is not None:
        person = await house.store.people.person(int(dana.id))
        await house.store.people.keep_person(replace(person, language=chosen))
    await house.restart()
    await house.store.people.keep_person(replace(await house.store.people.person(int(dana.id)), dm=True))
    game = await planning(house, "Ann", "Дана")
    assert (await row_of(house, game)).language == "en"
    assert label in " ".join(labels(dana.dms()[0]))
    await play(house, game, 0, Ready())
    await house.settle()
    (call,) = pings(house, await row_of(house, game))
    assert label in " ".join(labels(call)), "who is called alone; several read the table's"


async def test_closed_private_messages_stop_nothing(house: House) -> None:
    eve = house.person("Eve")
    eve.settings["dms"] = False
    await house.store.people.keep_person(Person(int(eve.id), dm=True))
    game = await planning(house, "Ann", "Eve")
    assert await rung(house, game) == ["Eve"]
    assert eve.dms() == []
    assert "Ready" in labels(await table(house, game))


async def test_a_restart_calls_nobody_again(house: House) -> None:
    game = await planning(house, "Ann", "Eve")
    before = [message["id"] for message in pings(house, await row_of(house, game))]
    await house.restart()
    house.bot.table.broadcast.changed(game)
    await house.settle()
    assert [message["id"] for message in pings(house, await row_of(house, game))] == before
