"""What was drawn is kept for the next picture, until all of it takes too much memory: then what was unused
longest goes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from itertools import count
from threading import Lock
from typing import Any, Generic, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")
MEGABYTE = 1_000_000
SMALL_MODES = ("1", "L", "P")
"""Modes of one byte a pixel; all others take four."""
ENTRY, PART = 600, 40
"""Bytes of an entry besides its pixels, and of a small value."""
ROOM = 0.9
"""How full the shelf is after it was cleared."""


def weight(value: object) -> int:
    """Roughly, in bytes."""
    if isinstance(value, Image.Image):
        return ENTRY + value.width * value.height * (1 if value.mode in SMALL_MODES else 4)
    if isinstance(value, tuple):
        return PART + sum(map(weight, value))
    return len(value) if isinstance(value, bytes) else PART


class _Entry(Generic[T]):
    __slots__ = ("last", "size", "value")

    def __init__(self, value: T, last: int) -> None:
        self.value, self.last, self.size = value, last, weight(value)


class Shelf(Generic[T]):
    """Values by their keys; all together weigh no more than `most`."""

    def __init__(self, most: int) -> None:
        self.most, self.bytes = most, 0
        self._held: dict[Hashable, _Entry[T]] = {}
        self._clock = count()
        self._lock = Lock()

    def get(self, key: Hashable) -> T | None:
        """Keys may be whole maps, so a hit looks up once: that is why the order is not that of a dict."""
        found = self._held.get(key)
        if found is None:
            return None
        found.last = next(self._clock)
        return found.value

    def put(self, key: Hashable, value: T) -> None:
        """One that is too big for the shelf does not clear it for nothing."""
        entry = _Entry(value, next(self._clock))
        if entry.size > self.most * ROOM:
            return
        with self._lock:
            old = self._held.pop(key, None)
            self._held[key] = entry
            self.bytes += entry.size - (old.size if old else 0)
            if self.bytes > self.most:
                self._make_room()

    def _make_room(self) -> None:
        """Free more than one entry's worth, so that not every `put` has to search for the oldest."""
        for key, entry in sorted(self._held.items(), key=lambda item: item[1].last):
            if self.bytes <= self.most * ROOM:
                break
            del self._held[key]
            self.bytes -= entry.size

    def clear(self) -> None:
        with self._lock:
            self._held.clear()
            self.bytes = 0

    def __len__(self) -> int:
        return len(self._held)


DRAWN: Shelf[Any] = Shelf(160 * MEGABYTE)
"""Sprites, words, grounds and maps of all games."""


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """Like `lru_cache`, but all decorated functions share one cache."""

    @wraps(make)
    def again(*args: P.args, **options: P.kwargs) -> T:
        key = (make, args, *options.items()) if options else (make, args)
        found: T | None = DRAWN.get(key)
        if found is None:
            found = make(*args, **options)
            DRAWN.put(key, found)
        return found

    return again
