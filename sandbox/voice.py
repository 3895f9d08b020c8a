"""The voice side of the sandbox: who is in which channel, and what the people there hear."""

from __future__ import annotations

import asyncio
import itertools
import time
import weakref
from collections.abc import AsyncIterator, Coroutine, Iterable
from dataclasses import dataclass

import av
import numpy as np
import numpy.typing as npt
from aiohttp import web

from sandbox.dave import VERSION
from sandbox.events import Event
from sandbox.voice_call import (
    BAD_REQUEST,
    CLIENT_DISCONNECT,
    CLIENTS_CONNECT,
    DISCONNECTED,
    JSON,
    SERVER_CRASHED,
    SESSION_NOT_VALID,
    Call,
    Conversation,
)
from sandbox.voice_udp import (
    KEEP_ALIVE_SIZE,
    Address,
    BadPacket,
    Socket,
    discovery_response,
    discovery_ssrc,
    read_rtp,
    receiver_report,
    unseal,
)

ENDPOINT = "voice.discord.media"
ELSEWHERE = "rotterdam.discord.media"
LAG = 0.02
"""Seconds from what the gateway says of a call's end to that of its socket: it is another server's."""
LISTENER_ID = 1100000000000000900
KEPT_PACKETS = 60_000
ABNORMAL_CLOSURE = 1006
TRANSPORT = web.ResponseKey("transport", asyncio.Transport)
RESUMABLE = frozenset({ABNORMAL_CLOSURE, SERVER_CRASHED})


@dataclass(frozen=True, slots=True)
class Heard:
    at: float
    sequence: int
    timestamp: int
    opus: bytes
    channel_id: str


class Listener:
    """Opus packets as they come; a listener that falls ten seconds behind misses the oldest."""

    def __init__(self, channel_id: str | None) -> None:
        self.channel_id = channel_id
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(500)

    def put(self, packet: bytes | None) -> None:
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(packet)

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self

    async def __anext__(self) -> bytes:
        packet = await self.queue.get()
        if packet is None:
            raise StopAsyncIteration
        return packet


class Voice:
    def __init__(self, *, dave: bool = False) -> None:
        self.dave = dave
        self.listener_id = LISTENER_ID
        self.packets: list[Heard] = []
        self.violations: list[str] = []
        self.lost = 0
        self.connections = 0
        self.resumes = 0
        self.recoveries = 0
        self.kept_alive = 0
        self.deaf = False  # a fault: the UDP side neither hears nor answers
        self.slow = 0.0  # a fault: seconds until a new connection is greeted
        self.hasty = False  # people's commits come before the bot's
        self.spoil_commit = False  # a fault: the next MLS commit comes back damaged
        self.calls: dict[tuple[str, str], Call] = {}
        self.ended: set[str] = set()
        self._muted: set[tuple[str, str]] = set()
        self._places: dict[tuple[str, str], str] = {}
        self._listeners: weakref.WeakSet[Listener] = weakref.WeakSet()
        self._ssrcs = itertools.count(1001)
        self._socket: Socket | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._socket = await Socket.open(self._received)

    async def stop(self) -> None:
        for call in self.calls.values():
            self.hang_up(call, 1001)
        self.calls.clear()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2)
        if self._socket is not None:
            self._socket.close()
            self._socket = None
        for listener in list(self._listeners):
            listener.put(None)

    @property
    def port(self) -> int:
        return self._socket.port if self._socket else 0

    @property
    def speaking(self) -> bool:
        return any(call.speaking for call in self.calls.values())

    def listen(self, channel_id: str | None = None) -> AsyncIterator[bytes]:
        listener = Listener(channel_id)
        self._listeners.add(listener)
        return listener

    async def server_update(
        self, guild_id: str | int, channel_id: str | int | None, user_id: str | int, session_id: str
    ) -> dict[str, str] | None:
        """What VOICE_SERVER_UPDATE tells the client; None when there is nothing new to tell."""
        key = (str(guild_id), str(user_id))
        call = self.calls.get(key)
        channel = None if channel_id is None else str(channel_id)
        same = call is not None and (call.channel_id, call.session_id) == (channel, session_id)
        if call is not None and same:
            return None if call.connected else {"token": call.token, "endpoint": ENDPOINT}
        if call is not None:
            self._end(call, DISCONNECTED)
        if channel is None:
            return None
        call = self.calls[key] = Call(key[0], channel, key[1], session_id)
        return {"token": call.token, "endpoint": ENDPOINT}

    def relocate(self, guild_id: str, user_id: str) -> tuple[JSON, JSON]:
        """End a call and invite to it elsewhere: what is told first (no server), and then."""
        call = self.calls[guild_id, user_id]
        self._end(call, DISCONNECTED)
        again = self.calls[guild_id, user_id] = Call(guild_id, call.channel_id, user_id, call.session_id)
        return {"token": again.token, "endpoint": None}, {"token": again.token, "endpoint": ELSEWHERE}

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=1 << 16)
        await socket.prepare(request)
        if isinstance(request.transport, asyncio.Transport):
            socket[TRANSPORT] = request.transport
        if request.query.get("v") != "8":
            await socket.close(code=BAD_REQUEST, message=b"Only version 8 is spoken here")
            return socket
        await Conversation(self, socket).run()
        return socket

    def invited(self, token: str) -> Call | None:
        return next((call for call in self.calls.values() if call.token == token), None)

    def new_ssrc(self) -> int:
        return next(self._ssrcs)

    def people(self, channel_id: str) -> list[str]:
        here = [user_id for (_, user_id), place in self._places.items() if place == channel_id]
        return [str(self.listener_id), *here]

    def on_event(self, event: Event) -> None:
        """Follow the voice states of the world: who is in a channel, who was muted or thrown out."""
        if event.name != "VOICE_STATE_UPDATE":
            return
        state = event.data
        guild_id, user_id, channel_id = event.guild_id or "", state["user_id"], state["channel_id"]
        call = self.calls.get((guild_id, user_id))
        (self._muted.add if state["mute"] or state["suppress"] else self._muted.discard)((guild_id, user_id))
        if call is not None:
            if channel_id is None:
                self._end(call, DISCONNECTED)
        elif not state["member"]["user"]["bot"]:
            self._move(guild_id, user_id, channel_id)

    def _move(self, guild_id: str, user_id: str, channel_id: str | None) -> None:
        before = self._places.pop((guild_id, user_id), None)
        if channel_id is not None:
            self._places[guild_id, user_id] = channel_id
        if before == channel_id:
            return
        if before is not None:
            self._spawn(self._tell(before, CLIENT_DISCONNECT, {"user_id": user_id}))
        if channel_id is not None:
            self._spawn(self._tell(channel_id, CLIENTS_CONNECT, {"user_ids": [user_id]}))

    async def _tell(self, channel_id: str, op: int, data: JSON) -> None:
        for call in list(self.calls.values()):
            if call.channel_id == channel_id and call.key:
                await call.send(op, data)
                await self.regroup(call)

    async def regroup(self, call: Call) -> None:
        """Who came or went since is proposed to the group of the call."""
        group = call.group
        if group is None or group.plain_allowed:
            return
        group.wanted = {int(user) for user in self.people(call.channel_id)}
        frame = group.next_change()
        if frame is None:
            return
        await call.send_binary(frame)
        if self.hasty:
            await call.send_binary(group.committed_by_others(call.next_transition(VERSION)))
            await self.regroup(call)

    def report(self, call: Call) -> None:
        """First sign of life over UDP. discord.py needs it: until a packet comes, its reader sleeps on this
        very socket for up to 30 seconds, and a move or reconnection waits for the reader.
        """
        if self._socket is not None and call.address is not None and not self.deaf:
            self._socket.send(receiver_report(call.ssrc, call.key), call.address)

    async def drop(self, code: int = SESSION_NOT_VALID) -> None:
        """A fault: lose every voice websocket. 1006 cuts the line without a word, 4015 is the server's
        crash (both can be resumed); any other code ends the call.
        """
        for call in list(self.calls.values()):
            if code in RESUMABLE:
                self.hang_up(call, code)
            else:
                self._end(call, code)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2)

    async def encrypt(self, on: bool) -> None:
        """Move the running calls to end-to-end encryption, or away from it."""
        for call in list(self.calls.values()):
            await call.encrypt(on)

    def hang_up(self, call: Call, code: int, after: float = 0.0) -> None:
        socket, call.socket = call.socket, None
        call.speaking = False
        if socket is None or socket.closed:
            return
        if code == ABNORMAL_CLOSURE:
            socket[TRANSPORT].abort()
            return
        self._spawn(close(socket, code, after))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _end(self, call: Call, code: int) -> None:
        self.hang_up(call, code, after=LAG)
        self.ended.add(call.token)
        self.calls.pop((call.guild_id, call.user_id), None)

    def _received(self, data: bytes, address: Address) -> None:
        if self.deaf or self._socket is None:
            return
        asking = discovery_ssrc(data)
        if asking is not None:
            self._socket.send(discovery_response(asking, address), address)
            return
        if len(data) == KEEP_ALIVE_SIZE:
            self.kept_alive += 1
            return
        try:
            self._hear(data, address)
        except BadPacket as error:
            self.lost += 1
            self.violations.append(f"UDP: {error}")

    def _hear(self, data: bytes, address: Address) -> None:
        packet = read_rtp(data)
        call = next((call for call in self.calls.values() if call.key and call.ssrc == packet.ssrc), None)
        if call is None or not call.introduced:
            # The call has just ended, or its first SPEAKING is still on the way over the websocket.
            self.lost += 1
            return
        if address != call.address:
            raise BadPacket(f"from {address}, but the client chose {call.address}")
        opus: bytes | None = unseal(packet, call.key)
        if opus is not None and call.group is not None:
            opus = call.group.open(opus)
        if opus is None or (call.guild_id, call.user_id) in self._muted:
            self.lost += 1
            return
        self._keep(Heard(time.monotonic(), packet.sequence, packet.timestamp, opus, call.channel_id))

    def _keep(self, heard: Heard) -> None:
        self.packets.append(heard)
        if len(self.packets) > KEPT_PACKETS:
            del self.packets[: KEPT_PACKETS // 10]
        for listener in list(self._listeners):
            if listener.channel_id in (None, heard.channel_id):
                listener.put(heard.opus)


async def close(socket: web.WebSocketResponse, code: int, after: float = 0.0) -> None:
    await asyncio.sleep(after)
    await socket.close(code=code)


def decode(packets: Iterable[bytes | Heard]) -> npt.NDArray[np.float32]:
    """Sound as float32, one row a sample at 48 kHz, two columns."""
    decoder = av.CodecContext.create("opus", "r")
    decoder.sample_rate = 48_000
    decoder.layout = "stereo"
    blocks: list[npt.NDArray[np.float32]] = [np.zeros((0, 2), np.float32)]
    for packet in packets:
        opus = packet.opus if isinstance(packet, Heard) else packet
        blocks += [frame.to_ndarray().T.astype(np.float32) for frame in decoder.decode(av.Packet(opus))]
    return np.concatenate(blocks)
