"""A live mission is told in a message a phase, which is edited; a restart loses nothing of it."""

from __future__ import annotations

from typing import Any

from rules.core import told
from tests.cogs.conftest import House, texts
from tests.cogs.playing import Message, buttons, in_thread, labels, press, row_of
from tests.cogs.test_space_alert_clock import launched, ticked, until
from words import words

SPEECH = words("en")
START = SPEECH("sa-caption-start")


async def captions(house: House, game: int) -> list[str]:
    records = await house.store.log.read(game)
    events = [event for record in records for event in told(record.events, None)]
    return [SPEECH(e.key, **e.args) for e in events if e.key.startswith("sa-caption") and SPEECH.has(e.key)]


async def pages(house: House, game: int) -> list[Message]:
    """The ship's log: every message that has a caption."""
    known = await captions(house, game)
    row = await row_of(house, game)
    return [m for m in in_thread(house, row) if any(each in texts(m) for each in known)]


async def first_page(house: House, game: int) -> Message:
    async def there() -> bool:
        return bool(await pages(house, game))

    await until(there)
    return (await pages(house, game))[0]


async def written(house: House, game: int) -> str:
    return "\n".join(texts(page) for page in await pages(house, game))


async def test_a_phase_is_one_message_and_no_caption_is_lost(house: House) -> None:
    game = await launched(house, "Ann", "Eve", mission="test_run_1", rate=160)
    await ticked(house, game, "lock 2")
    await house.settle()
    known, said = await captions(house, game), await written(house, game)
    assert len(known) > 10
    places = [said.find(each) for each in dict.fromkeys(known)]
    assert -1 not in places and places == sorted(places), "all of them, in their order"
    assert len(await pages(house, game)) <= 4, "a page a phase, and the end"
    for page in (await pages(house, game))[:2]:
        assert not buttons(page), "what is over cannot be pressed"


async def test_a_page_has_the_card_that_was_announced_and_ones_seat(house: House) -> None:
    game = await launched(house, "Ann", "Eve", mission="test_run_1", rate=20)

    async def card() -> Any:
        found = await pages(house, game)
        return found and [f for f in found[-1]["attachments"] if f["filename"].startswith("threat_")]

    await until(card)
    (page,) = await pages(house, game)
    assert START in texts(page)
    assert {"My seat", "Threats"} <= set(labels(page))
    seat = (await press(house, "Ann", page, "My seat")).message
    assert any(":sa_place:" in part["custom_id"] for part in everything(seat) if "custom_id" in part)


async def test_a_restart_goes_on_with_the_same_page(house: House) -> None:
    game = await launched(house, "Ann", "Eve", mission="mission_8", rate=20)
    page = await first_page(house, game)
    await house.restart()
    await ticked(house, game, "announce 2", 60)

    async def caught_up() -> bool:
        found = await written(house, game)
        return all(each in found for each in await captions(house, game))

    await until(caught_up)
    said = await written(house, game)
    assert said.count(START) == 1
    assert (await pages(house, game))[0]["id"] == page["id"]


async def test_a_page_somebody_deleted_is_written_anew(house: House) -> None:
    game = await launched(house, "Ann", "Eve", mission="mission_8", rate=20)
    page = await first_page(house, game)
    house.box.world.delete(house.box.world.message(page["id"]))
    assert not await pages(house, game)

    async def again() -> bool:
        found = await pages(house, game)
        return bool(found) and START in texts(found[0])

    await until(again)


def everything(part: Any) -> list[Message]:
    return [part, *(each for child in part.get("components", ()) for each in everything(child))]
