"""Pictures are made off the event loop, the urgent ones first, and kept for who asks again."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from PIL import Image

from images.encode import png
from images.kept import MEGABYTE, Shelf
from words import Words, words

Key = tuple[Any, ...]
Paint = Callable[..., Awaitable[bytes]]
"""Whoever has the brush: a process of its own, or a thread; see `cogs.workshop`."""


class Seen(NamedTuple):
    """A view on its way to whoever draws it."""

    kind: type[Any]
    data: bytes


class Spoken(NamedTuple):
    """The language of a picture: who draws it has its own words."""

    lang: str


def packed(value: Any) -> Any:
    """An argument as it travels, and as a piece of a key: what it says, not which object it is."""
    if isinstance(value, Words):
        return Spoken(value.lang)
    if isinstance(value, Struct):
        return Seen(type(value), msgspec.msgpack.encode(value))
    return tuple(map(packed, value)) if isinstance(value, list | tuple) else value


def unpacked(value: Any) -> Any:
    if isinstance(value, Spoken):
        return words(value.lang)
    if isinstance(value, Seen):
        return msgspec.msgpack.decode(value.data, type=value.kind)
    return tuple(map(unpacked, value)) if isinstance(value, tuple) else value


def drawn(
    fn: Callable[..., Image.Image | bytes], args: tuple[Any, ...], options: tuple[tuple[str, Any], ...]
) -> bytes:
    """The picture as a file; this is what runs beside the bot."""
    result = fn(*map(unpacked, args), **{name: unpacked(value) for name, value in options})
    return result if isinstance(result, bytes) else png(result)


def film(fn: Callable[..., bytes], frames: bytes, words: Words, names: tuple[str, ...]) -> bytes:
    """Views come as they were folded, elsewhere too: the bot has no need to look at them."""
    return fn(pickle.loads(frames), words, names)


class Painter:
    """Equal questions share one answer, also while it is being drawn."""

    def __init__(self, paint: Paint, keep: int = 32 * MEGABYTE) -> None:
        self._paint = paint
        self._making: dict[Key, asyncio.Future[bytes]] = {}
        self._made: Shelf[bytes] = Shelf(keep)

    async def draw(self, fn: Callable[..., Image.Image | bytes], /, *args: Any, **options: Any) -> bytes:
        """The picture as a file."""
        sent = tuple(map(packed, args)), tuple((name, packed(value)) for name, value in options.items())
        key = (fn, blake2b(repr(sent).encode(), digest_size=16).digest())
        made = self._made.get(key)
        if made is not None:
            return made
        making = self._making.get(key)
        if making is None:
            making = asyncio.ensure_future(self._paint(drawn, fn, *sent))
            self._making[key] = making
            making.add_done_callback(partial(self._finished, key))
        return await asyncio.shield(making)

    def _finished(self, key: Key, making: asyncio.Future[bytes]) -> None:
        del self._making[key]
        if not making.cancelled() and making.exception() is None:
            self._made.put(key, making.result())
