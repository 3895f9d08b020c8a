"""Faults strike where they are aimed, as often as asked, and the library meets them as on Discord."""

from __future__ import annotations

import time

import discord
import pytest

from sandbox import Sandbox
from tests.sandbox.conftest import Api
from tests.sandbox.scenario import eventually, running

CALLBACK = "POST /interactions/*/*/callback"


async def test_429_is_waited_out(box: Sandbox) -> None:
    async with running(box):
        fault = box.faults.add(CALLBACK, 429, retry_after=0.3)
        asked = await (await box.person("Ann").slash("ping")).done()
        assert asked.acked_after is not None and asked.acked_after >= 0.3
        assert fault.hits == 1


async def test_500_is_retried(api: Api, box: Sandbox, games: str) -> None:
    box.faults.add("POST /channels/*/messages", 500, times=2)
    where = f"POST /channels/{games}/messages"
    statuses = [(await api(where, {"content": "x"}))[0] for _ in range(3)]
    assert statuses == [500, 500, 200]
    assert len(box.person("Ann").messages(games)) == 1
    assert (await api(f"GET /channels/{games}"))[0] == 200


async def test_the_library_gives_up_on_503(box: Sandbox) -> None:
    async with running(box) as bot:
        box.faults.add("POST /channels/*/messages", 503)
        channel = bot.get_channel(int(box.world.channel("games")["id"]))
        assert isinstance(channel, discord.TextChannel)
        with pytest.raises(discord.DiscordServerError):
            await channel.send("x")
        assert box.person("Ann").messages() == []


async def test_a_lost_answer_leaves_its_effect(api: Api, box: Sandbox, games: str) -> None:
    box.faults.add("POST /channels/*/messages", 502, lost=True)
    assert (await api(f"POST /channels/{games}/messages", {"content": "x"}))[0] == 502
    assert [m["content"] for m in box.person("Ann").messages(games)] == ["x"]


async def test_the_library_repeats_a_lost_send_without_doubling_it(box: Sandbox) -> None:
    async with running(box) as bot:
        fault = box.faults.add("POST /channels/*/messages", 502, lost=True)
        channel = bot.get_channel(int(box.world.channel("games")["id"]))
        assert isinstance(channel, discord.TextChannel)
        message = await channel.send("once")
        assert fault.hits == 1
        assert [m["id"] for m in box.person("Ann").messages()] == [str(message.id)]


async def test_a_nonce_makes_one_message_for_some_minutes(api: Api, box: Sandbox, games: str) -> None:
    once = {"content": "once", "nonce": "7", "enforce_nonce": True}
    _, first = await api(f"POST /channels/{games}/messages", once)
    _, again = await api(f"POST /channels/{games}/messages", {**once, "content": "twice"})
    assert (again["id"], again["content"]) == (first["id"], "once")
    await api(f"POST /channels/{games}/messages", {**once, "enforce_nonce": False})
    await api(f"DELETE /channels/{games}/messages/{first['id']}")
    status, body = await api(f"POST /channels/{games}/messages", once)
    assert (status, body["code"]) == (404, 10008), "deleted since"
    box.world.clock = lambda: time.time() + 600
    assert (await api(f"POST /channels/{games}/messages", once))[0] == 200, "it is forgotten"


async def test_global_429_holds_everything_back(box: Sandbox) -> None:
    async with running(box) as bot:
        box.faults.add("POST /channels/*/messages", 429, retry_after=0.3, everywhere=True)
        channel = bot.get_channel(int(box.world.channel("games")["id"]))
        assert isinstance(channel, discord.TextChannel)
        began = time.perf_counter()
        await channel.send("x")
        assert time.perf_counter() - began >= 0.3


async def test_a_star_is_one_segment(api: Api, box: Sandbox, games: str) -> None:
    fault = box.faults.add("GET /channels/*", 500)
    assert (await api(f"GET /channels/{games}/messages"))[0] == 200
    assert fault.hits == 0


async def test_duplicate_interactions(box: Sandbox) -> None:
    async with running(box) as bot:
        box.faults.duplicate_interactions = True
        asked = await (await box.person("Ann").slash("ping")).done()
        await eventually(lambda: len(bot.clicks) == 2)
        assert set(bot.clicks) == {int(asked.id)}
        await eventually(lambda: bot.errors)
        (error,) = bot.errors
        assert isinstance(error, discord.HTTPException) and error.code == 40060
        assert len(box.person("Ann").messages()) == 1


async def test_latency(box: Sandbox) -> None:
    async with running(box):
        box.faults.latency = 0.1
        asked = await (await box.person("Ann").slash("ping")).done()
        assert asked.acked_after is not None and asked.acked_after >= 0.2
        box.faults.latency = 3600.0
        box.faults.clear()
        await (await box.person("Ann").slash("ping")).done()


async def test_latency_of_plain_requests(api: Api, box: Sandbox, games: str) -> None:
    box.faults.latency = 0.2
    began = time.perf_counter()
    await api(f"GET /channels/{games}")
    assert time.perf_counter() - began >= 0.2
