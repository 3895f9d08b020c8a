"""REST as Discord answers it: who may do what, threads that sleep, limits, private things."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox import Sandbox, permissions
from sandbox.errors import Refused
from sandbox.limits import OLD_EDITS
from sandbox.permissions import Permission
from sandbox.shapes import JSON, PUBLIC_THREAD, VOICE
from sandbox.testing import Clock
from tests.sandbox.conftest import Api
from tests.sandbox.scenario import eventually, running

MISSING_PERMISSIONS, MISSING_ACCESS, ARCHIVED = (403, 50013), (403, 50001), (400, 50083)


def verdict(answer: tuple[int, JSON]) -> tuple[int, int]:
    return answer[0], answer[1]["code"]


def deny(box: Sandbox, *denied: Permission) -> None:
    value = permissions.BOT
    for permission in denied:
        value &= ~permission
    box.world.set_bot_permissions(box.world.guild_id, value)


@pytest.fixture
async def thread(api: Api, games: str) -> JSON:
    status, made = await api(f"POST /channels/{games}/threads", {"name": "t", "type": PUBLIC_THREAD})
    assert status == 201
    return dict(made)


@pytest.fixture
async def message(api: Api, games: str) -> JSON:
    return dict((await api(f"POST /channels/{games}/messages", {"content": "x"}))[1])


async def test_wrong_token(api: Api) -> None:
    assert await api("GET /users/@me", token="nonsense") == (401, {"code": 0, "message": "401: Unauthorized"})


async def test_broken_json(api: Api, games: str) -> None:
    headers = {"Authorization": f"Bot {api.box.token}", "Content-Type": "application/json"}
    url = f"https://discord.com/api/v10/channels/{games}/messages"
    async with api.session.post(url, data=b"{", headers=headers) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)


async def test_send_messages(api: Api, box: Sandbox, games: str, thread: JSON) -> None:
    where, inside = f"POST /channels/{games}/messages", f"POST /channels/{thread['id']}/messages"
    deny(box, Permission.SEND_MESSAGES)
    assert verdict(await api(where, {"content": "x"})) == MISSING_PERMISSIONS
    assert (await api(inside, {"content": "x"}))[0] == 200
    deny(box, Permission.SEND_MESSAGES_IN_THREADS)
    assert (await api(where, {"content": "x"}))[0] == 200
    assert verdict(await api(inside, {"content": "x"})) == MISSING_PERMISSIONS


async def test_attach_files(api: Api, box: Sandbox, games: str, message: JSON) -> None:
    deny(box, Permission.ATTACH_FILES)
    files = {"files[0]": ("a.txt", b"x")}
    assert verdict(await api(f"POST /channels/{games}/messages", {}, files)) == MISSING_PERMISSIONS
    edit = f"PATCH /channels/{games}/messages/{message['id']}"
    assert verdict(await api(edit, {"content": "y"}, files)) == MISSING_PERMISSIONS


async def test_there_is_an_end_to_open_threads(api: Api, box: Sandbox, games: str, thread: JSON) -> None:
    """New ones, and those that come out of the archive, by a word or by hand."""
    asleep = box.world.channels[thread["id"]]
    box.limits.most_threads = 1
    full = (400, 160006)
    assert verdict(await api(f"POST /channels/{games}/threads", {"name": "x", "type": 11})) == full
    _, opener = await api(f"POST /channels/{games}/messages", {"content": "x"})
    assert (
        verdict(await api(f"POST /channels/{games}/messages/{opener['id']}/threads", {"name": "x"})) == full
    )
    box.world.change_channel(asleep, {"archived": True})
    assert (await api(f"POST /channels/{games}/threads", {"name": "x", "type": 11}))[0] == 201
    assert verdict(await api(f"PATCH /channels/{thread['id']}", {"archived": False})) == full
    assert verdict(await api(f"POST /channels/{thread['id']}/messages", {"content": "x"})) == full
    assert asleep["thread_metadata"]["archived"]


async def test_the_chat_of_a_voice_channel_is_read_by_those_who_may_come_in(api: Api, box: Sandbox) -> None:
    bridge = box.world.open_place(VOICE, "Bridge chat")["id"]
    _, said = await api(f"POST /channels/{bridge}/messages", {"content": "x"})
    where = (f"GET /channels/{bridge}/messages", f"GET /channels/{bridge}/messages/{said['id']}")
    assert [(await api(each))[0] for each in where] == [200, 200]
    deny(box, Permission.CONNECT)
    assert [verdict(await api(each)) for each in where] == [MISSING_PERMISSIONS] * 2


async def test_view_channel(api: Api, box: Sandbox, games: str) -> None:
    deny(box, Permission.VIEW_CHANNEL)
    assert verdict(await api(f"GET /channels/{games}")) == MISSING_ACCESS
    assert verdict(await api(f"POST /channels/{games}/messages", {"content": "x"})) == MISSING_ACCESS


async def test_create_threads(api: Api, box: Sandbox, games: str, message: JSON) -> None:
    where = f"POST /channels/{games}/threads"
    on = f"POST /channels/{games}/messages/{message['id']}/threads"
    deny(box, Permission.CREATE_PUBLIC_THREADS)
    assert verdict(await api(where, {"name": "t", "type": 11})) == MISSING_PERMISSIONS
    assert verdict(await api(on, {"name": "t"})) == MISSING_PERMISSIONS
    assert (await api(where, {"name": "t", "type": 12}))[0] == 201
    deny(box, Permission.CREATE_PRIVATE_THREADS)
    assert verdict(await api(where, {"name": "t", "type": 12})) == MISSING_PERMISSIONS
    status, made = await api(on, {"name": "t"})
    assert (status, made["id"]) == (201, message["id"])
    assert verdict(await api(on, {"name": "t"})) == (400, 160004)


async def test_manage_threads(api: Api, box: Sandbox, thread: JSON) -> None:
    where = f"/channels/{thread['id']}"
    deny(box, Permission.MANAGE_THREADS)
    assert verdict(await api("PATCH " + where, {"locked": True})) == MISSING_PERMISSIONS
    assert verdict(await api("DELETE " + where)) == MISSING_PERMISSIONS
    assert (await api("PATCH " + where, {"archived": True}))[0] == 200
    deny(box)
    assert (await api("PATCH " + where, {"archived": False, "locked": True}))[0] == 200
    assert (await api("DELETE " + where))[0] == 200
    assert verdict(await api("GET " + where)) == (404, 10003)


async def test_manage_messages(api: Api, box: Sandbox, games: str, message: JSON) -> None:
    said = await box.person("Ann").say(games, "mine")
    deny(box, Permission.MANAGE_MESSAGES)
    assert verdict(await api(f"DELETE /channels/{games}/messages/{said['id']}")) == MISSING_PERMISSIONS
    assert (await api(f"DELETE /channels/{games}/messages/{message['id']}"))[0] == 204
    assert verdict(await api(f"PATCH /channels/{games}/messages/{said['id']}", {"content": "x"})) == (
        403,
        50005,
    )
    deny(box)
    assert (await api(f"DELETE /channels/{games}/messages/{said['id']}"))[0] == 204


async def test_pin_messages(api: Api, box: Sandbox, games: str, message: JSON) -> None:
    where = f"PUT /channels/{games}/messages/pins/{message['id']}"
    deny(box, Permission.PIN_MESSAGES)
    assert verdict(await api(where)) == MISSING_PERMISSIONS
    deny(box)
    assert (await api(where))[0] == 204
    assert (await api(f"GET /channels/{games}/messages/pins"))[1]["items"][0]["message"]["id"] == message[
        "id"
    ]


async def test_mute_members(api: Api, box: Sandbox) -> None:
    ann = box.person("Ann")
    where = f"PATCH /guilds/{box.world.guild_id}/members/{ann.id}"
    assert verdict(await api(where, {"mute": True})) == (400, 40032)
    await ann.join_voice("Bridge")
    deny(box, Permission.MUTE_MEMBERS)
    assert verdict(await api(where, {"mute": True})) == MISSING_PERMISSIONS
    deny(box)
    assert (await api(where, {"mute": True}))[0] == 200
    assert ann.server_muted and ann.voice is not None and ann.voice["mute"]
    assert (await api(where, {"mute": False}))[0] == 200
    assert not ann.server_muted
    await ann.leave_voice()
    assert not ann.connected


async def test_overwrites_count_like_discord(api: Api, box: Sandbox, games: str) -> None:
    world = box.world
    channel = world.channel(games)
    role = next(r["id"] for r in world.guilds[world.guild_id]["roles"] if r["managed"])
    view, send = str(int(Permission.VIEW_CHANNEL)), str(int(Permission.SEND_MESSAGES))
    channel["permission_overwrites"] = [{"id": role, "type": 0, "allow": "0", "deny": send}]
    assert verdict(await api(f"POST /channels/{games}/messages", {"content": "x"})) == MISSING_PERMISSIONS
    member = {"id": world.bot_id, "type": 1, "allow": send, "deny": "0"}
    channel["permission_overwrites"].append(member)
    assert (await api(f"POST /channels/{games}/messages", {"content": "x"}))[0] == 200
    channel["permission_overwrites"] = [{"id": world.guild_id, "type": 0, "allow": "0", "deny": view}]
    everyone = {box.person(n).id for n in ("Ann", "Eve") if world.can_see(box.person(n).id, games)}
    crew = next(r for r in world.guilds[world.guild_id]["roles"] if r["name"] == "Crew")
    assert everyone == {box.person("Ann").id}, "the owner sees all, the crew not"
    channel["permission_overwrites"].append({"id": crew["id"], "type": 0, "allow": view, "deny": "0"})
    assert world.can_see(box.person("Eve").id, games)


async def test_archived_thread(api: Api, box: Sandbox, thread: JSON) -> None:
    where = f"/channels/{thread['id']}"
    _, message = await api(f"POST {where}/messages", {"content": "x"})
    await api("PATCH " + where, {"archived": True})
    eve = box.person("Eve").id
    for request, body in (
        (f"PATCH {where}/messages/{message['id']}", {"content": "y"}),
        (f"DELETE {where}/messages/{message['id']}", None),
        (f"PUT {where}/thread-members/{eve}", None),
        (f"PUT {where}/messages/{message['id']}/reactions/%F0%9F%9A%80/@me", None),
        (f"PATCH {where}", {"name": "new"}),
    ):
        assert verdict(await api(request, body)) == ARCHIVED
    assert (await api(f"POST {where}/messages", {"content": "again"}))[0] == 200
    assert not box.world.channel(thread["id"])["thread_metadata"]["archived"]


async def test_locked_thread(api: Api, box: Sandbox, thread: JSON) -> None:
    where = f"/channels/{thread['id']}"
    await api("PATCH " + where, {"archived": True, "locked": True})
    deny(box, Permission.MANAGE_THREADS)
    assert verdict(await api(f"POST {where}/messages", {"content": "x"})) == ARCHIVED
    assert verdict(await api("PATCH " + where, {"archived": False})) == MISSING_PERMISSIONS


async def test_people_wake_a_thread_but_not_a_locked_one(api: Api, box: Sandbox, thread: JSON) -> None:
    where = f"PATCH /channels/{thread['id']}"
    await api(where, {"archived": True})
    await box.person("Eve").say(thread["id"], "hello")
    assert not box.world.channel(thread["id"])["thread_metadata"]["archived"]
    await api(where, {"archived": True, "locked": True})
    with pytest.raises(Refused):
        await box.person("Eve").say(thread["id"], "hello?")


async def test_upload_limit(api: Api, games: str) -> None:
    where = f"POST /channels/{games}/messages"
    assert (await api(where, {}, {"files[0]": ("a.bin", bytes(10 << 20))}))[0] == 200
    assert verdict(await api(where, {}, {"files[0]": ("a.bin", bytes((10 << 20) + 1))})) == (413, 40005)


async def test_closed_private_messages(api: Api, box: Sandbox) -> None:
    ann = box.person("Ann")
    _, channel = await api("POST /users/@me/channels", {"recipient_id": ann.id})
    ann.settings["dms"] = False
    assert verdict(await api(f"POST /channels/{channel['id']}/messages", {"content": "x"})) == (403, 50007)
    ann.settings["dms"] = True
    assert (await api(f"POST /channels/{channel['id']}/messages", {"content": "x"}))[0] == 200


async def test_only_allowed_mentions_ping(api: Api, box: Sandbox, games: str, thread: JSON) -> None:
    ann, eve = box.person("Ann").id, box.person("Eve").id
    body = {"content": f"<@{ann}> <@{eve}>", "allowed_mentions": {"parse": [], "users": [eve]}}
    _, message = await api(f"POST /channels/{games}/messages", body)
    assert [user["id"] for user in message["mentions"]] == [eve]
    await api(f"POST /channels/{thread['id']}/messages", body)
    assert eve in box.world.thread_members[thread["id"]]
    assert ann not in box.world.thread_members[thread["id"]]


async def test_private_thread_is_for_its_members(api: Api, box: Sandbox, games: str) -> None:
    boris, eve = box.person("Борис"), box.person("Eve")
    _, thread = await api(f"POST /channels/{games}/threads", {"name": "secret", "type": 12})
    await api(f"PUT /channels/{thread['id']}/thread-members/{boris.id}")
    assert [t["id"] for t in boris.threads()] == [thread["id"]]
    assert eve.threads() == []


async def test_history(api: Api, box: Sandbox, games: str) -> None:
    ids = [(await api(f"POST /channels/{games}/messages", {"content": str(n)}))[1]["id"] for n in range(5)]

    async def read(**query: str) -> list[str]:
        return [m["content"] for m in (await api(f"GET /channels/{games}/messages", **query))[1]]

    assert await read(limit="2") == ["4", "3"]
    assert await read(before=ids[2]) == ["1", "0"]
    assert await read(after=ids[1], limit="2") == ["3", "2"]


@pytest.fixture
async def timed(clock: Clock) -> AsyncIterator[Api]:
    """A sandbox whose clock the test moves."""
    async with Sandbox(clock=clock) as box, aiohttp.ClientSession(connector=box.connector()) as session:
        yield Api(box, session)
        assert box.violations == []


async def test_old_messages_take_few_edits(timed: Api, clock: Clock) -> None:
    games = timed.box.world.channel("games")["id"]
    _, message = await timed(f"POST /channels/{games}/messages", {"content": "x"})
    where = f"PATCH /channels/{games}/messages/{message['id']}"
    clock.advance(59 * 60)
    for n in range(20):
        assert (await timed(where, {"content": str(n)}))[0] == 200
    clock.advance(2 * 60)
    for n in range(OLD_EDITS):
        assert (await timed(where, {"content": f"old {n}"}))[0] == 200
    assert verdict(await timed(where, {"content": "once more"})) == (429, 30046)
    assert timed.box.world.message(message["id"])["content"] == f"old {OLD_EDITS - 1}"
    clock.advance(61 * 60)
    assert (await timed(where, {"content": "later"}))[0] == 200


async def test_old_edit_is_an_error_the_library_raises(clock: Clock) -> None:
    import discord

    async with Sandbox(clock=clock) as box, running(box) as bot:
        channel = bot.get_channel(int(box.world.channel("games")["id"]))
        assert isinstance(channel, discord.TextChannel)
        message = await channel.send("x")
        clock.advance(3601)
        for _ in range(OLD_EDITS):
            await message.edit(content="y")
        with pytest.raises(discord.HTTPException) as caught:
            await message.edit(content="z")
        assert caught.value.code == 30046


async def test_idle_threads_are_archived(timed: Api, clock: Clock) -> None:
    games = timed.box.world.channel("games")["id"]
    body = {"name": "t", "type": 11, "auto_archive_duration": 60}
    _, thread = await timed(f"POST /channels/{games}/threads", body)
    clock.advance(50 * 60)
    await timed(f"POST /channels/{thread['id']}/messages", {"content": "still here"})
    clock.advance(50 * 60)
    where = f"GET /channels/{thread['id']}"
    assert not (await timed(where))[1]["thread_metadata"]["archived"]
    clock.advance(11 * 60)
    assert (await timed(where))[1]["thread_metadata"]["archived"]


async def test_rate_limits_slow_the_bot_down_and_lose_nothing(box: Sandbox) -> None:
    import discord

    async with running(box) as bot:
        box.limits.enabled = True
        channel = bot.get_channel(int(box.world.channel("games")["id"]))
        assert isinstance(channel, discord.TextChannel)
        began = box.world.now()
        for n in range(7):
            await channel.send(str(n))
        assert box.world.now() - began > 4
        await eventually(lambda: len(box.person("Ann").messages("games")) == 7)


async def test_a_full_bucket_answers_429(api: Api, box: Sandbox, games: str) -> None:
    box.limits.enabled = True
    answers = [await api(f"POST /channels/{games}/messages", {"content": "x"}) for _ in range(6)]
    assert [status for status, _ in answers] == [200] * 5 + [429]
    assert 0 < answers[5][1]["retry_after"] <= 5
