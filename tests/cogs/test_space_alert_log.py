"""A live mission is told in a message a phase, which is edited; a restart loses nothing of it."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

import pytest

from images.space_alert.catalogue import PICTURES
from rules.core import told
from rules.space_alert.actions import Begin, Place, Ready
from sandbox.events import Event
from tests.cogs.conftest import House, texts
from tests.cogs.playing import Message, buttons, in_thread, labels, loaded, press, row_of, selects
from tests.cogs.tables import play, running
from tests.cogs.test_space_alert_clock import face_of, launched, ticked, until
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


async def test_words_wait_for_no_picture_and_it_comes_without_another_line(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await launched(house, "Ann", "Eve", mission="test_run_1", rate=20)
    crew, dry = house.bot.workshop.painter, asyncio.Event()
    paint = crew.do

    async def held(work: Any, args: Any, urgency: Any) -> Any:
        await dry.wait()
        return await paint(work, args, urgency)

    monkeypatch.setattr(crew, "do", held)
    await ticked(house, game, "announce 0")
    await face_of(house).clocks[game].hold()

    async def told() -> bool:
        return "T+1" in await written(house, game)

    await until(told)
    assert not (await pages(house, game))[-1]["attachments"]
    known = await captions(house, game)
    dry.set()

    async def card() -> Any:
        return (await pages(house, game))[-1]["attachments"]

    await until(card)
    said = await written(house, game)
    assert await captions(house, game) == known and all(each in said for each in known)


async def test_a_card_is_drawn_and_sent_once_and_not_with_every_caption(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    crew, drawn, sent = house.bot.workshop.painter, list[str](), defaultdict[str, set[str]](set)
    paint = crew.do

    def heard(event: Event) -> None:
        for file in event.data.get("attachments", ()):
            if file["filename"].startswith("threat_"):
                sent[file["filename"]].add(file["id"])

    house.box.world.listeners.append(heard)

    async def noted(work: Any, args: Any, urgency: Any) -> Any:
        if args[0] is PICTURES.pictures["threat"].draw:
            drawn.append(args[1][3])
        return await paint(work, args, urgency)

    monkeypatch.setattr(crew, "do", noted)
    game = await launched(house, "Ann", "Eve", mission="test_run_1", rate=20)
    await ticked(house, game, "announce 3")

    async def told() -> bool:
        return "T+3" in await written(house, game)

    await until(told)
    assert "E1-07" in drawn and len(drawn) == len(set(drawn))
    assert sent and all(len(files) == 1 for files in sent.values()), "what stands on the page stays there"


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
    openers = (START, *(SPEECH("sa-caption-phase-over", phase=n, next=n + 1) for n in (1, 2)))
    assert all(texts(each).startswith(openers) for each in await pages(house, game)), "no page but a phase's"


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


async def resolving(house: House, *names: str, mission: str = "mission_2") -> int:
    """A practice flight at its first turn, with a card on every board."""
    row = await running(house, *names, pace="practice", mission=mission)
    await play(house, row.id, 0, Begin())
    at: Any = await loaded(house, row.id)
    for seat in range(len(names)):
        await play(house, row.id, seat, Place(at.view(seat).mine.hand[0].card, "action", 1))
        await play(house, row.id, seat, Ready())
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    return row.id


def tellings(house: House, row: Any) -> list[Message]:
    return [m for m in in_thread(house, row) if any(f["filename"] == "board.png" for f in m["attachments"])]


async def test_turn_by_turn_the_next_step_is_on_the_last_telling(house: House) -> None:
    game = await resolving(house, "Ann", "Eve")
    row = await row_of(house, game)
    start = last(house, row)
    assert "Reveal turn 1" in labels(start)
    await press(house, "Eve", start, "Reveal turn 1")
    await house.settle()
    up = last(house, row)
    assert up["id"] != start["id"] and "Resolve turn 1" in labels(up)
    assert [f["filename"] for f in up["attachments"]] == ["board.png"], "the ship, with the cards beside it"
    await press(house, "Ann", up, "Resolve turn 1")
    await house.settle()
    told_now = last(house, row)
    assert [f["filename"] for f in told_now["attachments"]] == ["turn.png", "board.png"]
    assert not buttons(shown(house, up)), "what is over cannot be pressed"
    assert [f["filename"] for f in shown(house, up)["attachments"]] == ["board.png"]
    assert texts(shown(house, up)) == texts(up)


def last(house: House, row: Any) -> Message:
    return next(m for m in reversed(tellings(house, row)) if m["id"] != str(row.message))


def shown(house: House, message: Message) -> Message:
    found: Message = house.box.world.message(message["id"])
    return found


async def test_practice_ends_with_the_plan_at_hand(house: House) -> None:
    game = await resolving(house, "Ann", "Eve")
    row = await row_of(house, game)
    await press(house, "Ann", last(house, row), SPEECH("sa-choice-proceed-all"))
    await house.settle()
    told_last = [
        m for m in in_thread(house, row) if any(f["filename"] == "score.png" for f in m["attachments"])
    ]
    end = told_last[-1]
    assert "What if…" in labels(end)
    assert SPEECH("sa-choice-replan") in labels(end)
    await press(house, "Eve", end, SPEECH("sa-choice-replan"))
    view: Any = (await loaded(house, game)).view(None)
    assert view.stage == "planning"


@pytest.mark.rule("SA-481")
async def test_what_if_of_a_test_run_tells_the_damage_and_no_points(house: House) -> None:
    game = await resolving(house, "Ann", "Eve", mission="test_run_1")
    row = await row_of(house, game)
    await press(house, "Ann", last(house, row), SPEECH("sa-choice-proceed-all"))
    await house.settle()
    end = next(m for m in in_thread(house, row) if "What if…" in labels(m))
    panel = (await press(house, "Ann", end, "What if…")).message
    for chosen in (0, -1):
        (menu,) = selects(panel)
        answer = menu["options"][chosen]["value"]
        panel = (await (await house.person("Ann").choose(panel, menu["custom_id"], [answer])).done()).message
    assert "would have come home with" in texts(panel) and "damage" in texts(panel)
    assert "points" not in texts(panel)
