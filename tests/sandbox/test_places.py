"""Every kind of channel with the threads it can have; commands where they are offered; what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.errors import Refused
from sandbox.shapes import FORUM, NEWS, NEWS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, STAGE, TEXT, VOICE
from tests.sandbox.conftest import Api

WRONG = (400, 50024)
KINDS = [
    (TEXT, PUBLIC_THREAD, True),
    (TEXT, PRIVATE_THREAD, True),
    (TEXT, NEWS_THREAD, False),
    (NEWS, NEWS_THREAD, True),
    (NEWS, PUBLIC_THREAD, False),
    (NEWS, PRIVATE_THREAD, False),
    (VOICE, PUBLIC_THREAD, False),
    (STAGE, PUBLIC_THREAD, False),
]


@pytest.mark.parametrize(("kind", "thread", "possible"), KINDS)
async def test_a_channel_has_threads_of_its_kind(
    api: Api, box: Sandbox, kind: int, thread: int, possible: bool
) -> None:
    place = box.world.open_place(kind, "place")
    status, made = await api(f"POST /channels/{place['id']}/threads", {"name": "t", "type": thread})
    if possible:
        assert (status, made["type"]) == (201, thread)
    else:
        assert (status, made["code"]) == WRONG


@pytest.mark.parametrize(("kind", "thread"), [(TEXT, PUBLIC_THREAD), (NEWS, NEWS_THREAD), (VOICE, None)])
async def test_so_have_its_messages(api: Api, box: Sandbox, kind: int, thread: int | None) -> None:
    place = box.world.open_place(kind, "place")
    message = box.world.post(place["id"], {"content": "a lobby"})
    where = f"POST /channels/{place['id']}/messages/{message['id']}/threads"
    status, made = await api(where, {"name": "t"})
    assert (status, made.get("type")) == (201, thread) if thread else (status, made["code"]) == WRONG


@pytest.mark.parametrize("kind", [TEXT, NEWS, VOICE, STAGE, FORUM])
async def test_a_channel_of_every_kind_is_as_described(api: Api, box: Sandbox, kind: int) -> None:
    place = box.world.open_place(kind, "place")
    assert (await api(f"GET /channels/{place['id']}"))[1]["type"] == kind


@pytest.mark.parametrize(
    ("contexts", "guild", "private"),
    [({}, True, True), ({"contexts": [0]}, True, False), ({"contexts": [1]}, False, True)],
)
async def test_a_command_is_offered_where_its_contexts_say(
    api: Api, box: Sandbox, contexts: dict[str, Any], guild: bool, private: bool
) -> None:
    command = {"name": "play", "description": "Play", **contexts}
    await api(f"PUT /applications/{box.world.app_id}/commands", [command])
    ann = box.person("Ann")
    for place, offered in ((None, guild), (box.world.dm(ann.id), private)):
        if offered:
            await ann.slash("play", place)
        else:
            with pytest.raises(Refused, match="not offered"):
                await ann.slash("play", place)


async def test_refused_requests_are_counted_as_discord_counts_them(api: Api, box: Sandbox) -> None:
    box.limits.most_refusals = 3
    for _ in range(3):
        assert (await api("GET /channels/1"))[0] == 404
    assert [what for _, what in box.limits.refusals] == ["404 GET /channels/1"] * 3
    (broken,) = box.violations
    assert "3 refused requests" in broken
    box.violations.clear()


async def test_a_bot_that_was_removed_sees_nothing_more_of_that_server(api: Api, box: Sandbox) -> None:
    world = box.world
    games = world.channel("games")["id"]
    world.remove_member(world.guild_id, world.bot_id)
    assert (await api(f"GET /guilds/{world.guild_id}"))[0] == 404
    assert (await api(f"POST /channels/{games}/messages", {"content": "hello?"}))[0] == 403
