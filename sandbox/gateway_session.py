"""What one IDENTIFY began, by intents and shard, and the compressed sockets it speaks over."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Callable

import orjson
import zstandard
from aiohttp import web

from sandbox.events import Event
from sandbox.shapes import JSON

DISPATCH = 0
GUILDS, GUILD_MEMBERS, MESSAGE_CONTENT = 1 << 0, 1 << 1, 1 << 15
REPLAYED = 10_000
RESUMABLE_SECONDS = 180

# Which intent lets an event through: (in a guild, in a private channel); events not named need none.
INTENTS = {
    "GUILD_CREATE": (GUILDS, 0),
    "GUILD_UPDATE": (GUILDS, 0),
    "GUILD_ROLE_UPDATE": (GUILDS, 0),
    "CHANNEL_CREATE": (GUILDS, 0),
    "CHANNEL_UPDATE": (GUILDS, 0),
    "CHANNEL_DELETE": (GUILDS, 0),
    "CHANNEL_PINS_UPDATE": (GUILDS, 1 << 12),
    "THREAD_CREATE": (GUILDS, 0),
    "THREAD_UPDATE": (GUILDS, 0),
    "THREAD_DELETE": (GUILDS, 0),
    "THREAD_MEMBERS_UPDATE": (GUILDS, 0),
    "GUILD_DELETE": (GUILDS, 0),
    "GUILD_MEMBER_UPDATE": (GUILD_MEMBERS, 0),
    "GUILD_MEMBER_REMOVE": (GUILD_MEMBERS, 0),
    "VOICE_STATE_UPDATE": (1 << 7, 0),
    "MESSAGE_CREATE": (1 << 9, 1 << 12),
    "MESSAGE_UPDATE": (1 << 9, 1 << 12),
    "MESSAGE_DELETE": (1 << 9, 1 << 12),
    "MESSAGE_REACTION_ADD": (1 << 10, 1 << 13),
    "MESSAGE_REACTION_REMOVE": (1 << 10, 1 << 13),
    "TYPING_START": (1 << 11, 1 << 14),
}

Encoder = Callable[[bytes], str | bytes]


def encoder(compress: str | None) -> Encoder:
    """One compression stream per connection, flushed after every frame."""
    if compress == "zlib-stream":
        deflate = zlib.compressobj()
        return lambda text: deflate.compress(text) + deflate.flush(zlib.Z_SYNC_FLUSH)
    if compress == "zstd-stream":
        squeeze = zstandard.ZstdCompressor().compressobj()
        block = zstandard.COMPRESSOBJ_FLUSH_BLOCK
        return lambda text: squeeze.compress(text) + squeeze.flush(block)
    return bytes.decode


class Session:
    """What one IDENTIFY began: outlives its sockets, keeps what it sent for RESUME."""

    def __init__(self, session_id: str, shard: tuple[int, int], intents: int) -> None:
        self.id, self.shard, self.intents = session_id, shard, intents
        self.sent: list[JSON] = []
        self.seq = 0
        self.valid = True
        self.socket: Socket | None = None
        self.left_at: float | None = None
        self.voices: set[str] = set()
        """Guilds in whose voice channels it has put the bot."""

    def dispatch(self, name: str, data: JSON) -> None:
        self.seq += 1
        frame = {"op": DISPATCH, "t": name, "s": self.seq, "d": data}
        self.sent.append(frame)
        del self.sent[:-REPLAYED]
        if self.socket is not None:
            self.socket.send(frame)

    def owns(self, guild_id: str | None) -> bool:
        number, count = self.shard
        return number == (int(guild_id) >> 22) % count if guild_id else number == 0

    def wants(self, event: Event) -> bool:
        if not event.bot or not self.owns(event.guild_id):
            return False
        in_guild, in_dm = INTENTS.get(event.name, (0, 0))
        needed = in_guild if event.guild_id else in_dm
        return self.intents & needed == needed

    def lapsed(self) -> bool:
        return self.left_at is not None and time.monotonic() - self.left_at > RESUMABLE_SECONDS


class Socket:
    """One websocket, with the frames that wait to be written."""

    def __init__(self, ws: web.WebSocketResponse, compress: str | None, latency: Callable[[], float]) -> None:
        self.ws = ws
        self.session: Session | None = None
        self._encode = encoder(compress)
        self._latency = latency
        self._frames: asyncio.Queue[JSON] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, frame: JSON) -> None:
        self._frames.put_nowait(frame)

    def op(self, op: int, data: object = None) -> None:
        self.send({"op": op, "d": data, "s": None, "t": None})

    async def _write(self) -> None:
        while True:
            frame = await self._frames.get()
            if delay := self._latency():
                await asyncio.sleep(delay)
            encoded = self._encode(orjson.dumps(frame))
            try:
                if isinstance(encoded, bytes):
                    await self.ws.send_bytes(encoded)
                else:
                    await self.ws.send_str(encoded)
            except ConnectionError:
                return

    async def flush(self) -> None:
        while not self._frames.empty() and not self._writer.done():
            await asyncio.sleep(0.005)

    def stop(self) -> None:
        self._writer.cancel()
