"""States as bytes. The same state always gives the same bytes, so a replay can be compared with its log."""

from __future__ import annotations

from typing import TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)


def dump(state: msgspec.Struct) -> bytes:
    return msgspec.msgpack.encode(state, order="deterministic")


def load(blob: bytes, kind: type[T]) -> T:
    return msgspec.msgpack.decode(blob, type=kind)


def copy(state: T) -> T:
    return load(dump(state), type(state))
