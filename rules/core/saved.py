"""States as bytes. The same state always gives the same bytes, so a replay can be compared with its log."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from rules.core.contract import CannotUpgrade, Rules

T = TypeVar("T", bound=msgspec.Struct)
MISFITS = (msgspec.ValidationError, KeyError, IndexError, TypeError, ValueError, AttributeError)
"""What an upgrade that meets a state it does not know may raise."""


def dump(state: msgspec.Struct) -> bytes:
    return msgspec.msgpack.encode(state, order="deterministic")


def load(blob: bytes, kind: type[T]) -> T:
    return msgspec.msgpack.decode(blob, type=kind)


def copy(state: T) -> T:
    return load(dump(state), type(state))


def restore(blob: bytes, rules: Rules[Any], version: int) -> Any:
    """A stored state of this version of the rules in the form of now, or CannotUpgrade."""
    try:
        if version == rules.version:
            return load(blob, rules.state)
        if version > rules.version:
            raise CannotUpgrade(version)
        return msgspec.convert(rules.upgrade(msgspec.msgpack.decode(blob), version), rules.state)
    except MISFITS as problem:
        raise CannotUpgrade(version) from problem
