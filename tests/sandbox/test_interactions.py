"""The rules of interactions: in time, once, of a fitting kind, and with a token that dies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.errors import Refused
from sandbox.interactions import COMMAND, COMPONENT, Interaction
from sandbox.routes.interactions import DEPRECATED
from sandbox.shapes import JSON, LOADING
from sandbox.testing import Clock
from sandbox.world import created_at
from tests.sandbox.conftest import Api
from tests.sandbox.scenario import running

ANSWER = {"type": 4, "data": {"content": "x"}}


@pytest.fixture
async def timed(clock: Clock) -> AsyncIterator[Api]:
    async with Sandbox(clock=clock) as box, aiohttp.ClientSession(connector=box.connector()) as session:
        yield Api(box, session)
        assert box.violations == []


def make(box: Sandbox, kind: int = COMMAND, message: JSON | None = None) -> Interaction:
    return box.interactions.create(
        kind, box.person("Борис").id, box.world.channel("games"), {"name": "x"}, message=message
    )


def callback(made: Interaction) -> str:
    return f"POST /interactions/{made.id}/{made.token}/callback"


def hook(made: Interaction, tail: str = "") -> str:
    return f"/webhooks/{made.record['id']}/{made.token}{tail}"


async def test_acknowledged_once(api: Api, box: Sandbox) -> None:
    made = make(box)
    status, answer = await api(callback(made), ANSWER, with_response="1")
    assert status == 200
    assert answer["resource"]["message"]["content"] == "x"
    status, answer = await api(callback(made), ANSWER)
    assert (status, answer["code"]) == (400, 40060)


async def test_too_late(timed: Api, clock: Clock) -> None:
    made = make(timed.box)
    clock.advance(3.1)
    status, answer = await timed(callback(made), ANSWER)
    assert (status, answer["code"]) == (404, 10062)


async def test_wrong_token(api: Api, box: Sandbox) -> None:
    made = make(box)
    status, answer = await api(f"POST /interactions/{made.id}/wrong/callback", ANSWER)
    assert (status, answer["code"]) == (404, 10062)


async def test_kind_must_fit(api: Api, box: Sandbox) -> None:
    for body in ({"type": 7, "data": {"content": "x"}}, {"type": 6}, {"type": 8, "data": {"choices": []}}):
        assert (await api(callback(make(box)), body))[0] == 400


async def test_token_lives_fifteen_minutes(timed: Api, clock: Clock) -> None:
    made = make(timed.box)
    where = "POST " + hook(made)
    assert (await timed(where, {"content": "early"}))[0] == 404
    await timed(callback(made), ANSWER)
    clock.advance(14 * 60)
    assert (await timed(where, {"content": "x"}, wait="true"))[0] == 200
    clock.advance(61)
    status, answer = await timed(where, {"content": "x"}, wait="true")
    assert (status, answer["code"]) == (401, 50027)


async def test_first_follow_up_of_a_thinking_answer_becomes_it(api: Api, box: Sandbox) -> None:
    made = make(box)
    await api(callback(made), {"type": 5, "data": {"flags": 64}})
    assert made.message is not None and made.message["flags"] & LOADING
    _, first = await api("POST " + hook(made), {"content": "done"}, wait="true")
    assert first["id"] == made.message["id"]
    assert not made.message["flags"] & LOADING
    assert made.message["content"] == "done"
    _, second = await api("POST " + hook(made), {"content": "more", "flags": 64}, wait="true")
    assert [m["id"] for m in made.followups] == [second["id"]]
    boris, ann = box.person("Борис"), box.person("Ann")
    assert [m["content"] for m in boris.messages()] == ["done", "more"]
    assert ann.messages() == []
    assert [each for each in box.violations if "deprecated" in each], "it works, but is not as documented"
    box.violations.clear()


async def test_a_foreign_client_that_follows_up_so_is_warned(api: Api, box: Sandbox) -> None:
    """Its library does it as it always did; Discord lets it, and no test of ours fails for it."""
    made = make(box)
    await api(callback(made), {"type": 5, "data": {"flags": 64}})
    await api("POST " + hook(made), {"content": "done"}, agent="DiscordBot (https://discord.js.org, 14.0.0)")
    assert (box.warnings, box.violations) == ([DEPRECATED], [])


async def test_a_deleted_channel_takes_no_follow_up(api: Api, box: Sandbox, games: str) -> None:
    made = make(box)
    await api(callback(made), ANSWER)
    box.world.remove_channel(box.world.channels[games])
    status, answer = await api("POST " + hook(made), {"content": "x"}, wait="true")
    assert (status, answer["code"]) == (404, 10003)


async def test_ephemeral_messages_do_not_exist_elsewhere(api: Api, box: Sandbox, games: str) -> None:
    made = make(box)
    await api(callback(made), {"type": 4, "data": {"content": "x", "flags": 64}})
    message = made.message
    assert message is not None
    assert (await api(f"GET /channels/{games}/messages/{message['id']}"))[0] == 404
    assert (await api(f"GET /channels/{games}/messages"))[1] == []
    where = hook(made, "/messages/@original")
    assert (await api("PATCH " + where, {"content": "y"}))[1]["content"] == "y"
    assert (await api("DELETE " + where))[0] == 204
    assert box.person("Борис").messages() == []


async def test_update_of_a_deleted_message(api: Api, box: Sandbox, games: str) -> None:
    _, message = await api(f"POST /channels/{games}/messages", {"content": "x"})
    made = make(box, COMPONENT, box.world.message(message["id"]))
    await api(f"DELETE /channels/{games}/messages/{message['id']}")
    status, answer = await api(callback(made), {"type": 7, "data": {"content": "y"}})
    assert (status, answer["code"]) == (404, 10008)


async def test_a_bot_that_never_answers(box: Sandbox) -> None:
    box.interactions.patience = 0.2
    async with running(box):
        asked = await box.person("Ann").slash("never")
        seen = box.subscribe(box.person("Ann").id)
        with pytest.raises(Refused, match="did not respond"):
            await asked.done()
        assert (await anext(seen))[0] == "INTERACTION_FAILURE"
        assert asked.error


async def test_creation_time_can_be_forged(box: Sandbox) -> None:
    async with running(box) as bot:
        at = box.world.now() - 2
        asked = await (await box.person("Ann").slash("ping", at=at)).done()
        assert created_at(asked.id) == pytest.approx(at, abs=0.01)
        assert bot.clicks == [int(asked.id)]


async def test_events_are_for_those_who_may_see_them(api: Api, box: Sandbox, games: str) -> None:
    ann, boris = box.subscribe(box.person("Ann").id), box.subscribe(box.person("Борис").id)
    made = make(box)
    await api(callback(made), {"type": 4, "data": {"content": "x", "flags": 64}})
    await api(f"POST /channels/{games}/messages", {"content": "for all"})
    for subscription in (ann, boris):
        subscription.close()
    assert [name async for name, _ in ann] == ["MESSAGE_CREATE"]
    expected = ["INTERACTION_CREATE", "MESSAGE_CREATE", "INTERACTION_SUCCESS", "MESSAGE_CREATE"]
    assert [name async for name, _ in boris] == expected


async def test_until_waits_for_what_comes(api: Api, box: Sandbox, games: str) -> None:
    waiting = asyncio.create_task(
        box.person("Ann").until(lambda seen: seen[0]["content"] == "now", channel=games)
    )
    await asyncio.sleep(0.01)
    assert not waiting.done()
    await api(f"POST /channels/{games}/messages", {"content": "now"})
    assert await waiting
    with pytest.raises(TimeoutError):
        await box.person("Ann").until(lambda seen: len(seen) > 5, timeout=0.05)
