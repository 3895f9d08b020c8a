"""One member's stay in a voice channel, and the voice gateway (version 8) it talks through."""

from __future__ import annotations

import asyncio
import json
import secrets
import struct
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from sandbox import dave
from sandbox.voice_udp import MODE, Address

if TYPE_CHECKING:
    from sandbox.voice import Voice

IDENTIFY, SELECT_PROTOCOL, READY, HEARTBEAT, SESSION_DESCRIPTION, SPEAKING = range(6)
HEARTBEAT_ACK, RESUME, HELLO, RESUMED = range(6, 10)
CLIENTS_CONNECT, VIDEO, CLIENT_DISCONNECT = 11, 12, 13
PREPARE_TRANSITION, EXECUTE_TRANSITION, TRANSITION_READY, PREPARE_EPOCH = 21, 22, 23, 24
KEY_PACKAGE, COMMIT_WELCOME, INVALID_COMMIT_WELCOME = 26, 28, 31

UNKNOWN_OPCODE, FAILED_TO_DECODE, NOT_AUTHENTICATED, AUTHENTICATION_FAILED = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, SESSION_NOT_VALID, SESSION_TIMEOUT, SERVER_NOT_FOUND = 4005, 4006, 4009, 4011
UNKNOWN_PROTOCOL, DISCONNECTED, SERVER_CRASHED, UNKNOWN_MODE = 4012, 4014, 4015, 4016
DAVE_REQUIRED, BAD_REQUEST = 4017, 4020

HEARTBEAT_INTERVAL = 13.75
JSON = dict[str, Any]


class Refused(Exception):
    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@dataclass(eq=False)
class Call:
    """Lives from the main gateway's invitation until the member leaves; survives a lost websocket."""

    guild_id: str
    channel_id: str
    user_id: str
    session_id: str
    token: str = field(default_factory=lambda: secrets.token_hex(8))
    ssrc: int = 0
    key: bytes = b""
    socket: web.WebSocketResponse | None = None
    address: Address | None = None
    version: int = 0
    group: dave.Group | None = None
    speaking: bool = False
    introduced: bool = False
    sequence: int = 0
    unacknowledged: deque[tuple[int, str | bytes]] = field(default_factory=lambda: deque(maxlen=1000))
    transitions: dict[int, int] = field(default_factory=dict)
    transition: int = 0

    @property
    def connected(self) -> bool:
        return self.socket is not None and not self.socket.closed

    def begin(self, socket: web.WebSocketResponse, version: int, ssrc: int, people: list[str]) -> None:
        """`people` are in the channel already, the listener first."""
        listener, *others = map(int, people)
        self.socket = socket
        self.ssrc = ssrc
        self.key = secrets.token_bytes(32)
        self.version = version
        self.group = (
            dave.Group(int(self.channel_id), int(self.user_id), listener, others) if version else None
        )
        self.address = None
        self.speaking = self.introduced = False
        self.sequence = self.transition = 0
        self.unacknowledged.clear()
        self.transitions.clear()

    async def send(self, op: int, data: Any) -> None:
        self.sequence += 1
        await self.deliver(json.dumps({"op": op, "d": data, "seq": self.sequence}))

    async def send_binary(self, frame: dave.Frame) -> None:
        self.sequence += 1
        op, payload = frame
        await self.deliver(struct.pack(">HB", self.sequence, op) + payload)

    async def deliver(self, message: str | bytes) -> None:
        self.unacknowledged.append((self.sequence, message))
        if self.connected and self.socket is not None:
            await transmit(self.socket, message)

    def acknowledge(self, sequence: int) -> None:
        if sequence > self.sequence:
            raise Refused(FAILED_TO_DECODE, f"acknowledges {sequence} of {self.sequence} messages")
        while self.unacknowledged and self.unacknowledged[0][0] <= sequence:
            self.unacknowledged.popleft()

    def next_transition(self, version: int) -> int:
        self.transition += 1
        self.transitions[self.transition] = version
        return self.transition

    async def encrypt(self, on: bool) -> None:
        """Move a running call to end-to-end encryption, or away from it."""
        if self.group is None:
            raise ValueError("the call began without DAVE")
        if on:
            self.group.reset()
            await self.send(PREPARE_EPOCH, {"protocol_version": dave.VERSION, "epoch": 1})
        else:
            self.group.plain_allowed = True
            transition = self.next_transition(0)
            await self.send(PREPARE_TRANSITION, {"transition_id": transition, "protocol_version": 0})


async def transmit(socket: web.WebSocketResponse, message: str | bytes) -> None:
    if isinstance(message, str):
        await socket.send_str(message)
    else:
        await socket.send_bytes(message)


class Conversation:
    """One websocket of the voice gateway, from HELLO to its close."""

    def __init__(self, voice: Voice, socket: web.WebSocketResponse) -> None:
        self.voice = voice
        self.socket = socket
        self.call: Call | None = None
        self.texts: dict[int, Callable[[JSON], Awaitable[None]]] = {
            IDENTIFY: self.identify,
            SELECT_PROTOCOL: self.select_protocol,
            HEARTBEAT: self.heartbeat,
            SPEAKING: self.speak,
            RESUME: self.resume,
            VIDEO: self.video,
            TRANSITION_READY: self.transition_ready,
            INVALID_COMMIT_WELCOME: self.invalid_commit,
        }

    async def run(self) -> None:
        await asyncio.sleep(self.voice.slow)
        hello = {"op": HELLO, "d": {"v": 8, "heartbeat_interval": HEARTBEAT_INTERVAL * 1000}}
        await self.socket.send_json(hello)
        try:
            await self.listen()
        except Refused as refused:
            self.voice.violations.append(f"{refused.code} {refused.reason}")
            await self.socket.close(code=refused.code, message=refused.reason.encode()[:120])
        except TimeoutError:
            await self.socket.close(code=SESSION_TIMEOUT, message=b"Session timed out")
        except ConnectionError:
            pass
        finally:
            if self.call is not None and self.call.socket is self.socket:
                self.call.socket = None
                self.call.speaking = False

    async def listen(self) -> None:
        while True:
            message = await self.socket.receive(timeout=3 * HEARTBEAT_INTERVAL)
            if message.type is WSMsgType.TEXT:
                await self.text(message.data)
            elif message.type is WSMsgType.BINARY:
                await self.binary(message.data)
            else:
                return

    async def text(self, raw: str) -> None:
        try:
            message = json.loads(raw)
            op, data = message["op"], message["d"]
        except (ValueError, KeyError, TypeError) as error:
            raise Refused(FAILED_TO_DECODE, f"not a voice payload: {raw[:60]}") from error
        handler = self.texts.get(op)
        if handler is None:
            raise Refused(UNKNOWN_OPCODE, f"unknown opcode {op}")
        if self.call is None and op not in (IDENTIFY, RESUME, HEARTBEAT):
            raise Refused(NOT_AUTHENTICATED, f"opcode {op} before identifying")
        try:
            await handler(data)
        except (KeyError, TypeError, ValueError) as error:
            raise Refused(FAILED_TO_DECODE, f"opcode {op}: {error!r}") from error

    def authenticate(self, data: JSON) -> Call:
        if self.call is not None:
            raise Refused(ALREADY_AUTHENTICATED, "identified already")
        call = self.voice.invited(data["token"])
        if data["token"] in self.voice.ended:
            raise Refused(SESSION_NOT_VALID, "the session is over")
        if call is None:
            raise Refused(AUTHENTICATION_FAILED, "unknown token")
        if data["session_id"] != call.session_id:
            raise Refused(SESSION_NOT_VALID, "another session")
        if data["server_id"] != call.guild_id:
            raise Refused(SERVER_NOT_FOUND, "another server")
        return call

    async def identify(self, data: JSON) -> None:
        call = self.authenticate(data)
        if data["user_id"] != call.user_id:
            raise Refused(AUTHENTICATION_FAILED, "another user")
        supported = int(data.get("max_dave_protocol_version", 0))
        if self.voice.dave and supported < dave.VERSION:
            raise Refused(DAVE_REQUIRED, "E2EE/DAVE protocol required")
        self.voice.hang_up(call, DISCONNECTED)
        version = dave.VERSION if self.voice.dave else 0
        call.begin(self.socket, version, self.voice.new_ssrc(), self.voice.people(call.channel_id))
        self.call = call
        self.voice.connections += 1
        ready = {"ssrc": call.ssrc, "ip": "127.0.0.1", "port": self.voice.port, "modes": [MODE]}
        await self.socket.send_json({"op": READY, "d": {**ready, "experiments": []}})

    async def resume(self, data: JSON) -> None:
        call = self.authenticate(data)
        if not call.key:
            raise Refused(SESSION_NOT_VALID, "nothing to resume")
        call.acknowledge(int(data.get("seq_ack", -1)))
        self.voice.hang_up(call, DISCONNECTED)
        call.socket = self.socket
        self.call = call
        self.voice.resumes += 1
        for _, message in list(call.unacknowledged):
            await transmit(self.socket, message)
        await self.socket.send_json({"op": RESUMED, "d": None})

    async def select_protocol(self, data: JSON) -> None:
        call = self.identified()
        if data["protocol"] != "udp":
            raise Refused(UNKNOWN_PROTOCOL, f"unknown protocol {data['protocol']}")
        choice = data["data"]
        if choice["mode"] != MODE:
            raise Refused(UNKNOWN_MODE, f"unknown encryption mode {choice['mode']}")
        call.address = (str(choice["address"]), int(choice["port"]))
        description = {"mode": MODE, "secret_key": list(call.key), "dave_protocol_version": call.version}
        codecs = {"audio_codec": "opus", "video_codec": None, "media_session_id": secrets.token_hex(16)}
        await call.send(SESSION_DESCRIPTION, {**description, **codecs})
        await call.send(CLIENTS_CONNECT, {"user_ids": self.voice.people(call.channel_id)})
        self.voice.report(call)
        if call.group is not None:
            await call.send_binary((dave.EXTERNAL_SENDER, call.group.sender.package))

    async def heartbeat(self, data: JSON) -> None:
        if self.call is not None:
            self.call.acknowledge(int(data["seq_ack"]))
        await self.socket.send_json({"op": HEARTBEAT_ACK, "d": {"t": data["t"]}})

    async def speak(self, data: JSON) -> None:
        call = self.identified()
        if int(data["ssrc"]) == call.ssrc:
            call.introduced = True
            call.speaking = bool(int(data["speaking"]) & 1)

    async def video(self, data: JSON) -> None:
        """Clients announce their streams; there is only sound here."""

    def identified(self) -> Call:
        if self.call is None:
            raise Refused(NOT_AUTHENTICATED, "not identified")
        return self.call

    def encrypted(self) -> tuple[Call, dave.Group]:
        call = self.identified()
        if call.group is None:
            raise Refused(BAD_REQUEST, "this call is not end-to-end encrypted")
        return call, call.group

    async def transition_ready(self, data: JSON) -> None:
        call, group = self.encrypted()
        transition = int(data["transition_id"])
        if transition not in call.transitions:
            raise Refused(BAD_REQUEST, f"ready for unknown transition {transition}")
        call.version = call.transitions.pop(transition)
        group.plain_allowed = call.version == 0
        await call.send(EXECUTE_TRANSITION, {"transition_id": transition})

    async def invalid_commit(self, data: JSON) -> None:
        _, group = self.encrypted()
        group.flagged = True
        self.voice.recoveries += 1

    async def binary(self, message: bytes) -> None:
        call, group = self.encrypted()
        if not message:
            raise Refused(FAILED_TO_DECODE, "an empty binary message")
        op, payload = message[0], message[1:]
        try:
            if op == KEY_PACKAGE:
                frame = group.key_package(payload, call.transition + 1)
                if frame[0] == dave.WELCOME:
                    call.next_transition(dave.VERSION)
                await call.send_binary(frame)
            elif op == COMMIT_WELCOME:
                await self.commit(call, group, payload)
            else:
                raise Refused(UNKNOWN_OPCODE, f"unknown binary opcode {op}")
            await self.voice.regroup(call)
        except dave.DaveError as error:
            raise Refused(BAD_REQUEST, f"opcode {op}: {error}") from error

    async def commit(self, call: Call, group: dave.Group, payload: bytes) -> None:
        """The first group of a call begins at once (transition 0); later ones are agreed upon."""
        if group.late(payload):
            return
        first = not call.transition and call.version and not group.ready
        transition = 0 if first else call.next_transition(dave.VERSION)
        spoil, self.voice.spoil_commit = self.voice.spoil_commit, False
        await call.send_binary(group.commit(payload, transition, spoil=spoil))
