"""What happens in the world, told to the gateway and to the page."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from sandbox.shapes import JSON


class Event(NamedTuple):
    name: str
    data: JSON
    guild_id: str | None = None
    channel_id: str | None = None
    only: str | None = None
    """The one user who may see it (an ephemeral message, the state of an interaction)."""
    bot: bool = True
    people: bool = True


class Subscription:
    """Events as one user sees them; an async iterator of (name, data), until closed."""

    def __init__(self, close: Callable[[Subscription], None]) -> None:
        self._queue: asyncio.Queue[tuple[str, JSON] | None] = asyncio.Queue()
        self._close = close

    def put(self, name: str, data: JSON) -> None:
        self._queue.put_nowait((name, data))

    def close(self) -> None:
        self._close(self)
        self._queue.put_nowait(None)

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> tuple[str, JSON]:
        item = await self._queue.get()
        if item is None:
            raise StopAsyncIteration
        return item
