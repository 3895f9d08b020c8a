"""What clients that nobody here wrote rely on: asked for with plain requests and a plain websocket."""

from __future__ import annotations

import base64
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.shapes import JSON, PUBLIC_THREAD
from sandbox.testing import Clock
from tests.sandbox.conftest import Api, described

FOREIGN = "DiscordBot (https://discord.js.org, 14.0.0) Node.js/20"
OURS = "DiscordBot (https://github.com/Rapptz/discord.py 2.6.0) Python/3.11 aiohttp/3.12"
GUILDS, MEMBERS, MESSAGES, DIRECT = 1 << 0, 1 << 1, 1 << 9, 1 << 12
PING = {"name": "ping", "description": "pong", "type": 1}


@pytest.fixture
async def thread(api: Api, games: str) -> JSON:
    return dict((await api(f"POST /channels/{games}/threads", {"name": "t", "type": PUBLIC_THREAD}))[1])


@pytest.fixture
async def message(api: Api, games: str) -> JSON:
    return dict((await api(f"POST /channels/{games}/messages", {"content": "x"}))[1])


def id_of(box: Sandbox, name: str) -> str:
    return box.world.user_id(name)


class Line:
    """A gateway socket that sends its JSON in binary frames."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.seen: list[tuple[str, JSON]] = []

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_bytes(json.dumps({"op": op, "d": data}).encode())

    async def until(self, name: str) -> JSON:
        """Events up to the first of this name, which is returned; the others are kept in `seen`."""
        while True:
            frame = await self.socket.receive_json(timeout=30)
            if frame["t"]:
                self.seen.append((frame["t"], frame["d"]))
            if frame["t"] == name:
                return dict(frame["d"])

    def names(self) -> list[str]:
        return [name for name, _ in self.seen]


@contextlib.asynccontextmanager
async def line(api: Api, intents: int) -> AsyncIterator[Line]:
    async with api.session.ws_connect("wss://gateway.discord.gg/?v=10&encoding=json") as socket:
        there = Line(socket)
        properties = {"os": "linux", "browser": "other", "device": "other"}
        await there.send(2, {"token": api.box.token, "intents": intents, "properties": properties})
        await there.until("READY")
        yield there


async def test_frames_may_be_binary(api: Api) -> None:
    async with line(api, GUILDS) as there:
        await there.until("GUILD_CREATE")
        await there.socket.send_bytes(b"\x83")
        await there.socket.receive()  # the second guild
        closed = await there.socket.receive(timeout=30)
        assert closed.data == 4002, "what is no JSON ends the connection"


@described
async def test_unknown_fields_warn_a_foreign_client_and_stop_ours(api: Api, box: Sandbox, games: str) -> None:
    where, body = f"POST /channels/{games}/messages", {"content": "x", "shiny": True}
    status, made = await api(where, body, agent=FOREIGN)
    assert status == 200
    assert "shiny" not in made
    assert len(box.warnings) == 1 and "shiny" in box.warnings[0]
    assert box.violations == []
    for agent in (OURS, None):
        assert "shiny" in await api.refused(where, body, agent=agent)
    assert (await api(where, {"content": 7}, agent=FOREIGN))[0] == 400, "what is wrong is wrong for all"
    box.violations.clear()
    assert (await api(f"GET /channels/{games}", agent=FOREIGN, cache="1"))[0] == 200
    assert "cache" in box.warnings[-1]


async def test_what_is_overlooked_is_noted_with_where_it_was_sent(
    api: Api, box: Sandbox, games: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where Discord's description, by which it is known, is not at hand."""
    monkeypatch.setattr(box.contract, "request", lambda *_: ([], ["shiny is unknown"]))
    assert (await api(f"POST /channels/{games}/messages", {"content": "x"}, agent=FOREIGN))[0] == 200
    assert len(box.warnings) == 1 and box.violations == []
    assert box.warnings[0].startswith("POST ") and box.warnings[0].endswith(": shiny is unknown")


def test_the_token_begins_with_the_application(box: Sandbox) -> None:
    first, _, _ = box.token.split(".")
    assert base64.urlsafe_b64decode(first + "==").decode() == box.world.app_id


async def test_members_of_a_thread_in_pages(api: Api, box: Sandbox, thread: JSON) -> None:
    where = f"/channels/{thread['id']}/thread-members"
    for name in ("Ann", "Eve"):
        await api(f"PUT {where}/{id_of(box, name)}")
    assert [set(m) for m in (await api(f"GET {where}"))[1]] == [
        {"id", "user_id", "join_timestamp", "flags"}
    ] * 3
    first = (await api(f"GET {where}", with_member="true", limit="2"))[1]
    assert [m["user_id"] for m in first] == [box.world.bot_id, id_of(box, "Ann")]
    assert first[1]["member"]["user"]["global_name"] == "Ann"
    rest = (await api(f"GET {where}", with_member="true", after=first[-1]["user_id"]))[1]
    assert [m["user_id"] for m in rest] == [id_of(box, "Eve")]


async def test_a_private_channel_is_not_announced(api: Api, box: Sandbox) -> None:
    async with line(api, GUILDS | DIRECT) as there:
        channel = (await api("POST /users/@me/channels", {"recipient_id": id_of(box, "Ann")}))[1]
        await api(f"POST /channels/{channel['id']}/messages", {"content": "x"})
        await there.until("MESSAGE_CREATE")
        assert "CHANNEL_CREATE" not in there.names()


@pytest.mark.parametrize("privileged", [False, True])
async def test_who_joins_a_thread_is_told_with_the_members_intent(
    api: Api, box: Sandbox, thread: JSON, privileged: bool
) -> None:
    box.gateway.privileged_intents = privileged
    where = f"/channels/{thread['id']}/thread-members"
    async with line(api, GUILDS | MESSAGES | (MEMBERS if privileged else 0)) as there:
        await api(f"PUT {where}/{id_of(box, 'Ann')}")
        await api(f"DELETE {where}/@me")
        await api(f"PUT {where}/@me")
        await there.until("THREAD_CREATE")
        told = [data for name, data in there.seen if name == "THREAD_MEMBERS_UPDATE"]
        added = [[m["user_id"] for m in data["added_members"]] for data in told]
        bot = box.world.bot_id
        assert added == ([[id_of(box, "Ann")]] if privileged else []) + [[], [bot]]


async def test_discord_writes_what_happened(api: Api, box: Sandbox, games: str, message: JSON) -> None:
    thread = (await api(f"POST /channels/{games}/messages/{message['id']}/threads", {"name": "t"}))[1]
    ann = id_of(box, "Ann")
    for method in ("PUT", "DELETE"):
        await api(f"{method} /channels/{thread['id']}/thread-members/{ann}")
    starter, added, removed = (await api(f"GET /channels/{thread['id']}/messages"))[1][::-1]
    assert (starter["type"], added["type"], removed["type"]) == (21, 1, 2)
    assert starter["message_reference"]["message_id"] == message["id"]
    assert starter["referenced_message"]["content"] == "x"
    assert [user["id"] for user in added["mentions"]] == [user["id"] for user in removed["mentions"]] == [ann]
    assert ann not in [m["user_id"] for m in (await api(f"GET /channels/{thread['id']}/thread-members"))[1]]
    status, answer = await api(f"DELETE /channels/{thread['id']}/messages/{added['id']}")
    assert (status, answer["code"]) == (403, 50021)
    await api(f"PUT /channels/{games}/messages/pins/{message['id']}")
    last = (await api(f"GET /channels/{games}/messages", limit="1"))[1][0]
    assert (last["type"], last["message_reference"]["message_id"]) == (6, message["id"])
    await api(f"POST /channels/{games}/threads", {"name": "open", "type": PUBLIC_THREAD})
    last = (await api(f"GET /channels/{games}/messages", limit="1"))[1][0]
    assert (last["type"], last["content"]) == (18, "open")


async def test_an_answer_to_a_context_menu_is_of_its_own_type(api: Api, box: Sandbox, message: JSON) -> None:
    commands = [PING, {"name": "Look", "type": 3}]
    await api(f"PUT /applications/{box.world.app_id}/commands", commands)
    ann = box.person("Ann")
    async with line(api, GUILDS) as there:
        for made, kind in ((await ann.menu("Look", message), 23), (await ann.slash("ping"), 20)):
            await there.until("INTERACTION_CREATE")
            body = {"type": 4, "data": {"content": "there"}}
            await api(f"POST /interactions/{made.id}/{made.token}/callback", body)
            assert made.message is not None
            assert made.message["type"] == kind


@described
async def test_what_is_wrong_with_a_body_stands_under_its_field(api: Api, box: Sandbox, games: str) -> None:
    body = {"embeds": [{"title": "x" * 300}], "content": "x" * 2001}
    status, answer = await api(f"POST /channels/{games}/messages", body)
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    assert answer["errors"]["embeds"]["0"]["title"]["_errors"][0]["message"]
    box.violations.clear()
    long = (await api(f"POST /channels/{games}/messages", {"content": "x" * 2001}))[1]
    assert long["errors"]["content"]["_errors"][0]["code"] == "BASE_TYPE_MAX_LENGTH"
    box.violations.clear()


async def test_an_empty_message_has_its_own_code(api: Api, box: Sandbox, games: str) -> None:
    status, answer = await api(f"POST /channels/{games}/messages", {"content": ""})
    assert (status, answer["code"]) == (400, 50006)
    assert box.violations.pop().endswith("it is empty")


async def test_a_global_limit_says_so_in_its_headers(api: Api, box: Sandbox) -> None:
    headers = {"Authorization": f"Bot {box.token}"}
    for everywhere in (True, False):
        box.faults.add("GET /users/@me", 429, everywhere=everywhere)
        async with api.session.get("https://discord.com/api/v10/users/@me", headers=headers) as answer:
            assert answer.headers.get("X-RateLimit-Global") == ("true" if everywhere else None)


async def test_active_threads_say_that_there_are_no_more(api: Api, box: Sandbox, thread: JSON) -> None:
    found = (await api(f"GET /guilds/{box.world.guild_id}/threads/active"))[1]
    assert found["has_more"] is False
    assert [each["id"] for each in found["threads"]] == [thread["id"]]


async def test_a_command_is_changed_alone(api: Api, box: Sandbox) -> None:
    where = f"/applications/{box.world.app_id}/commands"
    made, other = (await api(f"PUT {where}", [PING, {**PING, "name": "other"}]))[1]
    status, changed = await api(f"PATCH {where}/{made['id']}", {"description": "changed"})
    assert (status, changed["id"], changed["name"]) == (200, made["id"], "ping")
    assert changed["version"] != made["version"]
    assert (await api(f"GET {where}/{made['id']}"))[1] == changed
    assert {c["name"]: c["description"] for c in (await api(f"GET {where}"))[1]} == {
        "ping": "changed",
        "other": "pong",
    }
    assert (await api(f"PATCH {where}/{int(other['id']) + 1}", {"description": "x"}))[1]["code"] == 10063


async def test_who_reacted(api: Api, box: Sandbox, games: str, message: JSON) -> None:
    where = f"GET /channels/{games}/messages/{message['id']}/reactions/%F0%9F%91%8D"
    assert (await api(where))[1] == []
    for name in ("Eve", "Ann"):
        await box.person(name).react(message, "👍")
    assert [user["global_name"] for user in (await api(where))[1]] == ["Ann", "Eve"]
    assert [user["global_name"] for user in (await api(where, after=id_of(box, "Ann")))[1]] == ["Eve"]
    assert [user["global_name"] for user in (await api(where, limit="1"))[1]] == ["Ann"]


async def test_members_are_listed_for_who_was_granted_the_intent(api: Api, box: Sandbox) -> None:
    where = f"GET /guilds/{box.world.guild_id}/members"
    status, answer = await api(where)
    assert (status, answer["code"]) == (403, 50001)
    box.gateway.privileged_intents = True
    assert len((await api(where))[1]) == 1
    found = (await api(where, limit="1000", after=id_of(box, "Ann")))[1]
    assert {member["user"]["global_name"] for member in found} == {"Борис", "Chidi", "Дана", "Eve"}


async def test_to_enter_voice_a_channel_is_enough(api: Api, box: Sandbox) -> None:
    bridge = box.world.channel("Bridge")["id"]
    async with line(api, GUILDS) as there:
        await there.send(4, {"guild_id": box.world.guild_id, "channel_id": bridge})
        assert (await there.until("VOICE_SERVER_UPDATE"))["guild_id"] == box.world.guild_id


async def test_an_application_shows_which_intents_it_was_granted(api: Api, box: Sandbox) -> None:
    assert (await api("GET /applications/@me"))[1]["flags"] == 0
    box.gateway.privileged_intents = True
    assert (await api("GET /applications/@me"))[1]["flags"] & 1 << 15
    async with api.session.ws_connect("wss://gateway.discord.gg/?v=10&encoding=json") as socket:
        there = Line(socket)
        await there.send(2, {"token": box.token, "intents": MEMBERS, "properties": {}})
        assert (await there.until("READY"))["application"]["flags"] & 1 << 15


@pytest.fixture
async def timed(clock: Clock) -> AsyncIterator[Api]:
    async with Sandbox(clock=clock) as box, aiohttp.ClientSession(connector=box.connector()) as session:
        yield Api(box, session)


async def test_an_address_of_an_attachment_is_good_for_a_day(timed: Api, clock: Clock) -> None:
    where = f"/channels/{timed.box.world.channel('games')['id']}/messages"
    made = (await timed(f"POST {where}", {}, {"files[0]": ("a b.txt", b"words")}))[1]

    async def fetched(url: str) -> int:
        async with timed.session.get(url) as answer:
            return answer.status

    url = made["attachments"][0]["url"]
    assert await fetched(url) == 200
    assert await fetched(url.partition("?")[0]) == 404, "not without a signature"
    assert await fetched(url.replace("ex=", "ex=f")) == 404, "not with a forged one"
    clock.advance(25 * 3600)
    assert await fetched(url) == 404
    again = (await timed(f"GET {where}/{made['id']}"))[1]["attachments"][0]["url"]
    assert again.partition("?")[0] == url.partition("?")[0]
    assert await fetched(again) == 200
