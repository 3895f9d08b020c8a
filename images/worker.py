"""One hand that draws: pictures are made off the event loop, in order, and kept for who asks again."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec
from PIL import Image

from images.encode import png
from words import Words

Key = tuple[Any, ...]


def _part(value: Any) -> Any:
    """An argument as a piece of a cache key: what it says, not which object it is."""
    if isinstance(value, Words):
        return value.lang
    return msgspec.msgpack.encode(value)


def finish(fn: Callable[..., Image.Image | bytes], /, *args: Any, **options: Any) -> bytes:
    try:
        result = fn(*args, **options)
    except StopIteration as problem:  # a future does not take it, and whoever waits would wait for ever
        raise LookupError(f"{fn.__name__} found nothing to draw") from problem
    return result if isinstance(result, bytes) else png(result)


class Painter:
    """One thread is enough: Pillow lets go of the interpreter while it encodes; a second adds nothing."""

    def __init__(self, keep: int = 256) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="painter")
        self._keep = keep
        self._made: OrderedDict[Key, asyncio.Future[bytes]] = OrderedDict()

    async def draw(self, fn: Callable[..., Image.Image | bytes], /, *args: Any, **options: Any) -> bytes:
        """The picture as a file. Equal questions share one answer, also while it is being drawn."""
        named = sorted(options.items())
        key = (fn, *map(_part, args), *((name, _part(value)) for name, value in named))
        made = self._made.get(key)
        if made is None or (made.done() and (made.cancelled() or made.exception() is not None)):
            loop = asyncio.get_running_loop()
            made = loop.run_in_executor(self._pool, partial(finish, fn, *args, **options))
            self._made[key] = made
            while len(self._made) > self._keep:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        return await asyncio.shield(made)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
