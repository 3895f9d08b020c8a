"""Gateway v10: HELLO, IDENTIFY, READY, guilds, heartbeats, dispatches, RESUME with replay, shards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import orjson
from aiohttp import WSMsgType, web

from sandbox.events import Event
from sandbox.gateway_session import GUILD_MEMBERS, MESSAGE_CONTENT, Session, Socket
from sandbox.permissions import Permission
from sandbox.shapes import JSON, VOCAL

if TYPE_CHECKING:
    from sandbox.server import Sandbox

URL = "wss://gateway.discord.gg"
HEARTBEAT, IDENTIFY, VOICE_STATE, RESUME, RECONNECT = 1, 2, 4, 6, 7
MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
GRANTED = 1 << 13 | 1 << 15 | 1 << 19
IDENTIFY_SECONDS = 5.0
GOODBYE = (1000, 1001)
"""Close codes of a client that goes for good: what it was in voice ends with its session."""


class Gateway:
    def __init__(self, box: Sandbox) -> None:
        self.box, self.world = box, box.world
        self.sessions: dict[str, Session] = {}
        self.heartbeat_interval = 41250
        self.privileged_intents = False
        """Whether the application was granted them; asking for them unasked is close code 4014."""
        self.shards = 1
        """How many shards GET /gateway/bot recommends."""
        self.max_concurrency = 16
        self.strict = False
        """Whether shards of one key (shard % max_concurrency) have to leave five seconds between IDENTIFYs,
        as Discord has it."""
        self.refused_identifies = 0
        self._identified: dict[int, float] = {}
        self.received: list[JSON] = []
        self.world.listeners.append(self.on_event)

    @property
    def live(self) -> list[Session]:
        return [session for session in self.sessions.values() if session.socket is not None]

    @property
    def application_flags(self) -> int:
        """Where an application shows which privileged intents it was granted."""
        return GRANTED if self.privileged_intents else 0

    # -- out ---------------------------------------------------------------------------------------

    def on_event(self, event: Event) -> None:
        if event.bot:
            self.box.contract.check_event(event.name, event.data)
        for session in self.sessions.values():
            if session.wants(event) and self._sees(event) and self._concerns(session, event):
                session.dispatch(event.name, self._redact(session, event))

    def _sees(self, event: Event) -> bool:
        if event.channel_id not in self.world.channels or event.name == "INTERACTION_CREATE":
            return True
        return self.world.can_see(self.world.bot_id, event.channel_id)

    def _concerns(self, session: Session, event: Event) -> bool:
        """Without the members intent a bot learns of a thread's members only when it is one of them."""
        if event.name != "THREAD_MEMBERS_UPDATE" or session.intents & GUILD_MEMBERS:
            return True
        added = [member["user_id"] for member in event.data["added_members"]]
        return self.world.bot_id in (*added, *event.data["removed_member_ids"])

    def _redact(self, session: Session, event: Event) -> JSON:
        """Without the privileged intent, other people's words in a guild come empty."""
        data = event.data
        if not event.name.startswith("MESSAGE_") or "author" not in data or session.intents & MESSAGE_CONTENT:
            return data
        own = data["author"]["id"] == self.world.bot_id or event.guild_id is None
        if own or any(user["id"] == self.world.bot_id for user in data["mentions"]):
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    def guild_create(self, guild_id: str, *, everyone: bool) -> JSON:
        """Without the members intent only the bot and those in voice are listed."""
        world = self.world
        guild = world.guilds[guild_id]
        states = world.voice_states.get(guild_id, {})
        listed = [u for u in guild["members"] if everyone or u == world.bot_id or u in states]
        channels = [c for c in world.channels.values() if c.get("guild_id") == guild_id]
        threads = [t for t in world.threads(guild_id=guild_id) if world.can_see(world.bot_id, t["id"])]
        return {
            **guild,
            "members": [world.member(guild_id, user) for user in listed],
            "joined_at": guild["members"][world.bot_id]["joined_at"],
            "large": False,
            "unavailable": False,
            "member_count": len(guild["members"]),
            "voice_states": [{k: v for k, v in s.items() if k != "guild_id"} for s in states.values()],
            "channels": [c for c in channels if "thread_metadata" not in c],
            "threads": [world.thread_for(thread) for thread in threads],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    # -- in ----------------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(max_msg_size=0)
        await ws.prepare(request)
        socket = Socket(ws, request.query.get("compress"), lambda: self.box.faults.latency)
        socket.op(HELLO, {"heartbeat_interval": self.heartbeat_interval, "_trace": []})
        try:
            async for message in ws:
                if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    await self._read(socket, message.data)
        finally:
            socket.stop()
            if socket.session is not None and socket.session.socket is socket:
                await self._left(socket.session, ws.close_code)
        return ws

    async def _left(self, session: Session, code: int | None) -> None:
        session.socket, session.left_at = None, time.monotonic()
        if code in GOODBYE:
            session.valid = False
            await self._hang_up(session.voices)

    async def _read(self, socket: Socket, data: str | bytes) -> None:
        """JSON, in frames of either kind; discord.js sends bytes."""
        try:
            frame = orjson.loads(data)
            op, content = frame["op"], frame["d"]
        except (orjson.JSONDecodeError, KeyError, TypeError):
            await socket.ws.close(code=4002, message=b"Error while decoding payload.")
            return
        self.received.append(frame)
        await self._receive(socket, op, content)

    async def _receive(self, socket: Socket, op: int, data: Any) -> None:
        if op == HEARTBEAT:
            socket.op(HEARTBEAT_ACK)
        elif op == IDENTIFY:
            await self._identify(socket, data)
        elif op == RESUME:
            await self._resume(socket, data)
        elif socket.session is None:
            await socket.ws.close(code=4003, message=b"Not authenticated.")
        elif op == MEMBERS:
            self._members(socket.session, data)
        elif op == VOICE_STATE:
            await self.handle_voice_state(socket.session, data)

    async def _identify(self, socket: Socket, data: JSON) -> None:
        if data["token"] != self.box.token:
            await socket.ws.close(code=4004, message=b"Authentication failed.")
            return
        if data["intents"] & PRIVILEGED and not self.privileged_intents:
            await socket.ws.close(code=4014, message=b"Disallowed intent(s).")
            return
        number, count = data.get("shard") or (0, 1)
        if self._too_soon(number):
            self.refused_identifies += 1
            socket.op(INVALID_SESSION, False)
            return
        session = Session(f"session-{self.world.new_id()}", (number, count), data["intents"])
        await self._leave_voice(session)
        self.sessions[session.id] = session
        self._attach(socket, session)
        bot = self.world.bot_id
        guilds = [
            key for key, each in self.world.guilds.items() if session.owns(key) and bot in each["members"]
        ]
        session.dispatch("READY", self._ready(session, guilds))
        for guild_id in guilds:
            payload = self.guild_create(guild_id, everyone=bool(session.intents & GUILD_MEMBERS))
            self.box.contract.check_event("GUILD_CREATE", payload)
            session.dispatch("GUILD_CREATE", payload)
        self.box.changed()

    def _too_soon(self, shard: int) -> bool:
        key, now = shard % self.max_concurrency, time.monotonic()
        if self.strict and now - self._identified.get(key, -IDENTIFY_SECONDS) < IDENTIFY_SECONDS:
            return True
        self._identified[key] = now
        return False

    def _attach(self, socket: Socket, session: Session) -> None:
        socket.session, session.socket, session.left_at = session, socket, None

    def _ready(self, session: Session, guilds: list[str]) -> JSON:
        me = self.world.users[self.world.bot_id]
        return {
            "v": 10,
            "user": {**me, "verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": guild_id, "unavailable": True} for guild_id in guilds],
            "session_id": session.id,
            "resume_gateway_url": URL,
            "session_type": "normal",
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "application": {"id": self.world.app_id, "flags": self.application_flags},
            "shard": list(session.shard),
            "_trace": [],
        }

    async def _resume(self, socket: Socket, data: JSON) -> None:
        session = self.sessions.get(data["session_id"])
        if data["token"] != self.box.token:
            await socket.ws.close(code=4004, message=b"Authentication failed.")
            return
        if session is None or not session.valid or session.lapsed():
            self.sessions.pop(data["session_id"], None)
            socket.op(INVALID_SESSION, False)
            return
        for frame in session.sent:
            if frame["s"] > data["seq"]:
                socket.send(frame)
        self._attach(socket, session)
        session.dispatch("RESUMED", {"_trace": []})
        self.box.changed()

    def _members(self, session: Session, data: JSON) -> None:
        guild = self.world.guilds[str(data["guild_id"])]
        wanted = data.get("user_ids")
        if wanted is not None:
            wanted = [wanted] if isinstance(wanted, str | int) else wanted
            users = [str(user) for user in wanted]
        else:
            start = (data.get("query") or "").lower()
            users = [u for u in guild["members"] if self.world.users[u]["username"].startswith(start)]
        found = [user for user in users if user in guild["members"]]
        chunk = {
            "guild_id": guild["id"],
            "members": [self.world.member(guild["id"], user) for user in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [user for user in users if user not in guild["members"]],
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    async def handle_voice_state(self, session: Session, data: JSON) -> None:
        """The bot moves in voice: its state first, then the server to connect to."""
        guild_id, bot = str(data["guild_id"]), self.world.bot_id
        channel_id = str(data["channel_id"]) if data["channel_id"] else None
        if channel_id is not None:
            channel = self.world.channels.get(channel_id)
            may = channel is not None and self.world.permissions(bot, channel) & Permission.CONNECT
            if channel is None or channel["type"] not in VOCAL or not may:
                return
        told: JSON = {key: data[key] for key in ("self_mute", "self_deaf") if key in data}
        changes = {"channel_id": channel_id, **told}
        for each in self.sessions.values():
            each.voices.discard(guild_id)
        if channel_id is not None:
            session.voices.add(guild_id)
        state = self.world.set_voice(guild_id, bot, changes)
        server = await self.box.voice.server_update(guild_id, channel_id, bot, state["session_id"])
        if server is not None:
            session.dispatch("VOICE_SERVER_UPDATE", {"guild_id": guild_id, **server})

    async def _leave_voice(self, newcomer: Session) -> None:
        """A bot that starts anew is in no voice channel, whatever became of its former self; where a session
        that lives has put it, it stays."""
        lapsed = {guild for each in self.sessions.values() if each.lapsed() for guild in each.voices}
        self.sessions = {key: s for key, s in self.sessions.items() if not s.lapsed()}
        held = {guild for each in self.live for guild in each.voices}
        await self._hang_up(
            {guild for guild in self.world.voice_states if newcomer.owns(guild)} - held | lapsed
        )

    async def _hang_up(self, guilds: Iterable[str]) -> None:
        for guild_id in list(guilds):
            if self.world.bot_id in self.world.voice_states.get(guild_id, {}):
                state = self.world.set_voice(guild_id, self.world.bot_id, {"channel_id": None})
                await self.box.voice.server_update(guild_id, None, self.world.bot_id, state["session_id"])

    # -- trouble -----------------------------------------------------------------------------------

    async def drop(self, code: int = 4000, *, resumable: bool = True) -> None:
        """Close every socket; a session that is not resumable answers RESUME with INVALID SESSION."""
        for session in self.live:
            session.valid = resumable
            socket, session.socket, session.left_at = session.socket, None, time.monotonic()
            if socket is not None:
                await socket.ws.close(code=code)

    async def move_bot(self, guild_id: str, channel_id: str | None) -> None:
        """A moderator drags the bot into another channel (its new voice server follows), or throws it out."""
        state = self.world.set_voice(guild_id, self.world.bot_id, {"channel_id": channel_id})
        session_id = state["session_id"]
        server = await self.box.voice.server_update(guild_id, channel_id, self.world.bot_id, session_id)
        for session in self.live:
            if server is not None and session.owns(guild_id):
                session.dispatch("VOICE_SERVER_UPDATE", {"guild_id": guild_id, **server})

    async def move_region(self, guild_id: str, pause: float = 0.0) -> None:
        """The call moves to another voice server: for `pause` seconds there is none, then a new address."""
        for session in self.live:
            if session.owns(guild_id):
                old, new = self.box.voice.relocate(guild_id, self.world.bot_id)
                session.dispatch("VOICE_SERVER_UPDATE", {"guild_id": guild_id, **old})
                await asyncio.sleep(pause)
                session.dispatch("VOICE_SERVER_UPDATE", {"guild_id": guild_id, **new})

    async def reconnect(self) -> None:
        """Ask every client to reconnect and resume (op 7)."""
        for session in self.live:
            if session.socket is not None:
                session.socket.op(RECONNECT)
                await session.socket.flush()
