"""The voice gateway word for word, with a client of our own: what Discord refuses is refused here."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import struct
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from aiohttp import WSMsgType, web
from nacl.bindings import crypto_aead_xchacha20poly1305_ietf_encrypt as encrypt

from sandbox.events import Event
from sandbox.voice import Voice
from sandbox.voice_udp import MODE, discovery_response, discovery_ssrc, read_rtp, unseal

GUILD, CHANNEL, USER, SESSION = "10", "20", "30", "voice-1"
IDENTIFY, SELECT, READY, HEARTBEAT, DESCRIPTION, SPEAKING, ACK, RESUME, HELLO, RESUMED = range(10)


class Client:
    def __init__(self, websocket: aiohttp.ClientWebSocketResponse, token: str) -> None:
        self.websocket = websocket
        self.token = token
        self.udp = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.udp.bind(("127.0.0.1", 0))

    async def send(self, op: int, data: Any) -> None:
        await self.websocket.send_str(json.dumps({"op": op, "d": data}))

    async def expect(self, op: int) -> Any:
        message = await self.websocket.receive(timeout=30)
        assert message.type is WSMsgType.TEXT, message
        payload = json.loads(message.data)
        assert payload["op"] == op
        return payload["d"]

    async def next(self) -> int:
        message = await self.websocket.receive(timeout=30)
        return int(json.loads(message.data)["op"]) if message.type is WSMsgType.TEXT else message.data[2]

    async def refused(self) -> int | None:
        async with asyncio.timeout(60):
            async for _ in self.websocket:
                pass
        return self.websocket.close_code

    async def identify(self, **changes: Any) -> None:
        who = {"server_id": GUILD, "user_id": USER, "session_id": SESSION, "token": self.token}
        await self.send(IDENTIFY, {**who, "max_dave_protocol_version": 1, **changes})

    async def resume(self, seq_ack: int) -> None:
        who = {"server_id": GUILD, "session_id": SESSION, "token": self.token}
        await self.send(RESUME, {**who, "seq_ack": seq_ack})

    async def connect(self, *, speak: bool = True) -> tuple[int, bytes]:
        await self.expect(HELLO)
        await self.identify()
        ready = await self.expect(READY)
        self.udp.connect((ready["ip"], ready["port"]))
        host, port = self.udp.getsockname()
        await self.select(address=host, port=port)
        description = await self.expect(DESCRIPTION)
        await self.expect(11)
        if speak:
            await self.send(SPEAKING, {"speaking": 1, "delay": 0, "ssrc": ready["ssrc"]})
        await self.send(HEARTBEAT, {"t": 0, "seq_ack": -1})
        while await self.next() != ACK:
            pass
        return ready["ssrc"], bytes(description["secret_key"])

    async def select(self, protocol: str = "udp", **changes: Any) -> None:
        data = {"address": "127.0.0.1", "port": 1, "mode": MODE, **changes}
        await self.send(SELECT, {"protocol": protocol, "data": data})


class Line:
    def __init__(self, voice: Voice, port: int, session: aiohttp.ClientSession) -> None:
        self.voice, self.port, self.session = voice, port, session
        self.clients: list[Client] = []

    async def client(self, version: int = 8) -> Client:
        invitation = await self.voice.server_update(GUILD, CHANNEL, USER, SESSION)
        token = invitation["token"] if invitation else ""
        websocket = await self.session.ws_connect(f"ws://127.0.0.1:{self.port}/?v={version}")
        self.clients.append(Client(websocket, token))
        return self.clients[-1]


@contextlib.asynccontextmanager
async def line(*, dave: bool = False) -> AsyncIterator[Line]:
    voice = Voice(dave=dave)
    await voice.start()
    app = web.Application()
    app.router.add_get("/", voice.handle)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    async with aiohttp.ClientSession() as session:
        opened = Line(voice, runner.addresses[0][1], session)
        yield opened
        for client in opened.clients:
            client.udp.close()
            await client.websocket.close()
    await voice.stop()
    await runner.cleanup()


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"token": "stolen"}, 4004),
        ({"user_id": "31"}, 4004),
        ({"session_id": "voice-2"}, 4006),
        ({"server_id": "11"}, 4011),
        ({"max_dave_protocol_version": "many"}, 4002),
    ],
)
async def test_strangers_are_refused(changes: dict[str, str], code: int) -> None:
    async with line() as opened:
        client = await opened.client()
        await client.identify(**changes)
        assert await client.refused() == code
        assert opened.voice.connections == 0
        assert opened.voice.violations


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"op": 99, "d": {}}, 4001),
        ({"op": 1, "d": {}}, 4003),
        ({"op": 5, "d": {"speaking": 1, "ssrc": 1}}, 4003),
        ({"op": 0, "d": {}}, 4002),
        ({"op": 0, "d": None}, 4002),
        ({"d": {}}, 4002),
        ([], 4002),
    ],
)
async def test_nonsense_is_refused(message: Any, code: int) -> None:
    async with line() as opened:
        client = await opened.client()
        await client.websocket.send_str(json.dumps(message))
        assert await client.refused() == code


async def test_only_version_eight_is_spoken() -> None:
    async with line() as opened:
        client = await opened.client(version=4)
        assert await client.refused() == 4020


async def test_identifying_twice() -> None:
    async with line() as opened:
        client = await opened.client()
        await client.identify()
        await client.identify()
        assert await client.refused() == 4005


@pytest.mark.parametrize(
    ("choice", "code"),
    [({"protocol": "webrtc"}, 4012), ({"mode": "xsalsa20_poly1305"}, 4016), ({"port": "x"}, 4002)],
)
async def test_unknown_ways_of_sending(choice: dict[str, str], code: int) -> None:
    async with line() as opened:
        client = await opened.client()
        await client.identify()
        await client.select(**choice)
        assert await client.refused() == code


async def test_a_client_without_end_to_end_encryption_is_refused() -> None:
    async with line(dave=True) as opened:
        client = await opened.client()
        await client.identify(max_dave_protocol_version=0)
        assert await client.refused() == 4017


@pytest.mark.parametrize(
    ("dave", "frame", "code"),
    [
        (False, b"\x1a", 4020),
        (True, b"\x1anonsense", 4020),
        (True, b"\x1c", 4020),
        (True, b"\x63", 4001),
        (True, b"", 4002),
    ],
)
async def test_wrong_binary_messages_are_refused(dave: bool, frame: bytes, code: int) -> None:
    async with line(dave=dave) as opened:
        client = await opened.client()
        await client.connect()
        await client.websocket.send_bytes(frame)
        assert await client.refused() == code


async def test_heartbeats() -> None:
    async with line() as opened:
        client = await opened.client()
        await client.connect()
        await client.send(HEARTBEAT, {"t": 17, "seq_ack": 2})
        assert await client.expect(ACK) == {"t": 17}
        await client.send(HEARTBEAT, {"t": 18, "seq_ack": 3})
        assert await client.refused() == 4002


async def test_what_was_missed_is_told_again_on_resuming() -> None:
    async with line() as opened:
        client = await opened.client()
        ssrc, key = await client.connect()
        await opened.voice.drop(4015)
        assert await client.refused() == 4015
        opened.voice.on_event(voice_state("40", CHANNEL))
        again = await opened.client()
        assert again.token == client.token
        await again.expect(HELLO)
        await again.resume(seq_ack=2)
        assert await again.expect(11) == {"user_ids": ["40"]}
        assert await again.expect(RESUMED) is None
        assert (opened.voice.connections, opened.voice.resumes) == (1, 1)
        client.udp.send(packet(ssrc, key, b"still here"))
        await heard(opened.voice, 1)
        assert opened.voice.packets[0].opus == b"still here"


async def test_a_client_started_anew_takes_its_call_over() -> None:
    async with line() as opened:
        dead = await opened.client()
        old_ssrc, old_key = await dead.connect()
        await opened.voice.drop(1006)
        client = await opened.client()
        ssrc, key = await client.connect()
        assert ssrc != old_ssrc
        dead.udp.send(packet(old_ssrc, old_key, b"dead"))
        client.udp.send(packet(ssrc, key, b"alive"))
        await heard(opened.voice, 2)
        assert [p.opus for p in opened.voice.packets] == [b"alive"]


async def test_an_ended_session_cannot_be_resumed() -> None:
    async with line() as opened:
        client = await opened.client()
        await client.connect()
        await opened.voice.drop(4006)
        again = await opened.client()
        again.token = client.token
        await again.resume(seq_ack=2)
        assert await again.refused() == 4006


async def test_nothing_to_resume_before_the_first_connection() -> None:
    async with line() as opened:
        client = await opened.client()
        await client.resume(seq_ack=-1)
        assert await client.refused() == 4006


def voice_state(user_id: str, channel_id: str | None) -> Event:
    state = {"user_id": user_id, "channel_id": channel_id, "mute": False, "suppress": False}
    return Event("VOICE_STATE_UPDATE", {**state, "member": {"user": {"bot": False}}}, guild_id=GUILD)


async def test_people_come_and_go() -> None:
    async with line() as opened:
        opened.voice.on_event(voice_state("40", CHANNEL))
        assert "40" in opened.voice.people(CHANNEL)
        client = await opened.client()
        await client.connect()
        opened.voice.on_event(voice_state("41", CHANNEL))
        assert await client.expect(11) == {"user_ids": ["41"]}
        opened.voice.on_event(voice_state("40", "21"))
        assert await client.expect(13) == {"user_id": "40"}
        opened.voice.on_event(voice_state("41", None))
        assert await client.expect(13) == {"user_id": "41"}


def packet(ssrc: int, key: bytes, content: bytes, flags: int = 0x80, more: bytes = b"") -> bytes:
    header = struct.pack(">BBHII", flags, 0x78, 1, 960, ssrc) + more
    return header + encrypt(content, header, b"\0\0\0\7" + bytes(20), key) + b"\0\0\0\7"


async def heard(voice: Voice, count: int) -> None:
    async with asyncio.timeout(60):
        while len(voice.packets) + voice.lost < count:
            await asyncio.sleep(0.005)


def test_rtp_extensions_sources_and_padding_are_not_sound() -> None:
    key = bytes(range(32))
    extended = packet(7, key, b"12345678sound", 0x91, bytes(4) + struct.pack(">HH", 0xBEDE, 2))
    assert unseal(read_rtp(extended), key) == b"sound"
    padded = packet(7, key, b"sound\0\0\3", 0xA0)
    assert unseal(read_rtp(padded), key) == b"sound"


def test_address_discovery() -> None:
    request = struct.pack(">HHI66x", 1, 70, 4242)
    assert discovery_ssrc(request) == 4242
    response = discovery_response(4242, ("127.0.0.1", 5000))
    assert len(response) == 74
    assert discovery_ssrc(response) is None
    assert response[8:18] == b"127.0.0.1\0"
    assert response[-2:] == struct.pack(">H", 5000)


async def test_damaged_and_foreign_packets_are_not_heard() -> None:
    async with line() as opened:
        client = await opened.client()
        ssrc, key = await client.connect()
        good = packet(ssrc, key, b"good")
        client.udp.send(good[:-5] + bytes([good[-5] ^ 1]) + good[-4:])
        client.udp.send(b"short")
        client.udp.send(packet(ssrc + 1, key, b"unknown source"))
        stranger = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        stranger.connect(client.udp.getpeername())
        stranger.send(good)
        stranger.close()
        client.udp.send(good)
        await heard(opened.voice, 5)
        assert [p.opus for p in opened.voice.packets] == [b"good"]
        assert opened.voice.lost == 4
        assert len(opened.voice.violations) == 3


async def test_a_keep_alive_of_eight_bytes_is_no_sound() -> None:
    async with line() as opened:
        client = await opened.client()
        ssrc, key = await client.connect()
        client.udp.send(struct.pack("<Q", 7))
        client.udp.send(packet(ssrc, key, b"sound"))
        await heard(opened.voice, 1)
        assert [p.opus for p in opened.voice.packets] == [b"sound"]
        assert (opened.voice.lost, opened.voice.violations) == (0, [])


async def test_nobody_hears_a_source_that_was_not_announced() -> None:
    async with line() as opened:
        client = await opened.client()
        ssrc, key = await client.connect(speak=False)
        client.udp.send(packet(ssrc, key, b"who is it?"))
        await heard(opened.voice, 1)
        assert opened.voice.packets == []


async def test_a_slow_listener_misses_the_oldest_and_the_end_is_told() -> None:
    async with line() as opened:
        client = await opened.client()
        ssrc, key = await client.connect()
        here, elsewhere = opened.voice.listen(CHANNEL), opened.voice.listen("21")
        for number in range(510):
            client.udp.send(packet(ssrc, key, str(number).encode()))
            if number % 30 == 29:
                await heard(opened.voice, number + 1)
        assert await anext(here) == b"10"
        await opened.voice.stop()
        assert [p async for p in elsewhere] == []


async def test_plain_sound_is_not_heard_in_an_encrypted_call() -> None:
    async with line(dave=True) as opened:
        client = await opened.client()
        ssrc, key = await client.connect()
        client.udp.send(packet(ssrc, key, b"plain"))
        await heard(opened.voice, 1)
        assert opened.voice.packets == []
