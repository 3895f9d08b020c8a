"""Chance as a function of the game's secret seed and the number of the action."""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

T = TypeVar("T")


def fingerprint(seed: bytes) -> str:
    """Published when the game starts; the seed itself when it ends, so that anyone can check the dice."""
    return hashlib.sha256(b"wardroom seed\0" + seed).hexdigest()


class Dice:
    """A stream of chance for one action. The same seed and number give the same throws on every machine."""

    def __init__(self, seed: bytes, number: int) -> None:
        self._key = hashlib.sha256(seed + number.to_bytes(8, "big", signed=True)).digest()
        self._block = 0
        self._bytes = b""
        self.used = False

    def _take(self, count: int) -> int:
        while len(self._bytes) < count:
            self._bytes += hashlib.sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._block += 1
        chunk, self._bytes = self._bytes[:count], self._bytes[count:]
        return int.from_bytes(chunk, "big")

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, every one as likely."""
        if limit < 1:
            raise ValueError("a die needs a side")
        self.used = True
        fair = (1 << 32) - (1 << 32) % limit
        while (drawn := self._take(4)) >= fair:
            pass
        return drawn % limit

    def roll(self, sides: int) -> int:
        return 1 + self.below(sides)

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def sample(self, items: Sequence[T], count: int) -> list[T]:
        pool = list(items)
        self.shuffle(pool)
        return pool[:count]
