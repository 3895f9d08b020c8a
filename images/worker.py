"""One hand that draws: pictures are made off the event loop, in order, and kept for who asks again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import blake2b
from typing import Any

import msgspec
from PIL import Image

from images.encode import png
from images.kept import MEGABYTE, Shelf
from words import Words

Key = tuple[Any, ...]


def _part(value: Any) -> Any:
    """An argument as a piece of a key: what it says, not which object it is; a view only by its digest."""
    if isinstance(value, Words):
        return value.lang
    return blake2b(msgspec.msgpack.encode(value), digest_size=16).digest()


def finish(fn: Callable[..., Image.Image | bytes], /, *args: Any, **options: Any) -> bytes:
    try:
        result = fn(*args, **options)
    except StopIteration as problem:  # a future does not take it, and whoever waits would wait for ever
        raise LookupError(f"{fn.__name__} found nothing to draw") from problem
    return result if isinstance(result, bytes) else png(result)


class Painter:
    """One thread is enough: Pillow lets go of the interpreter while it encodes; a second adds nothing."""

    def __init__(self, keep: int = 32 * MEGABYTE) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._making: dict[Key, asyncio.Future[bytes]] = {}
        self._made: Shelf[bytes] = Shelf(keep)

    async def draw(self, fn: Callable[..., Image.Image | bytes], /, *args: Any, **options: Any) -> bytes:
        """The picture as a file. Equal questions share one answer, also while it is being drawn."""
        named = sorted(options.items())
        key = (fn, *map(_part, args), *((name, _part(value)) for name, value in named))
        made = self._made.get(key)
        if made is not None:
            return made
        making = self._making.get(key)
        if making is None:
            loop = asyncio.get_running_loop()
            making = loop.run_in_executor(self._pool, partial(finish, fn, *args, **options))
            self._making[key] = making
            making.add_done_callback(partial(self._finished, key))
        return await asyncio.shield(making)

    def _finished(self, key: Key, making: asyncio.Future[bytes]) -> None:
        del self._making[key]
        if not making.cancelled() and making.exception() is None:
            self._made.put(key, making.result())

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
