"""Work that a process beside the bot can do: pure functions of bytes and plain values, with bytes as answers.

The rules of a game travel by the name of their module, states as `saved` keeps them, moves in notation.
"""

from __future__ import annotations

import importlib
import pickle
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from rules.core import IllegalMove, Rules, fold, saved
from rules.core.notation import Malformed


class Move(Struct, frozen=True, array_like=True):
    """A move that stands in the log."""

    seat: int
    text: str


def named(rules: Rules[Any]) -> str:
    """What another process finds these rules by: their module, and their name in it."""
    module = importlib.import_module(type(rules).__module__)
    name = next(name for name, value in vars(module).items() if value is rules)
    return f"{module.__name__}:{name}"


def rules_of(named: str) -> Rules[Any]:
    module, _, name = named.partition(":")
    found: Rules[Any] = getattr(importlib.import_module(module), name)
    return found


def _states(rules: Rules[Any], state: Any, seed: bytes, depth: int, line: Sequence[Move]) -> Iterator[Any]:
    """The same state after each of these moves, of which the first is number `depth` + 1."""
    for number, move in enumerate(line, depth):
        fold.replay(rules, state, seed, number, move.seat, move.text)
        yield state


def folded(name: str, state: bytes, seed: bytes, depth: int, line: bytes) -> bytes | None:
    """The state after these moves; None if one of them is not legal there."""
    rules = rules_of(name)
    begun = saved.load(state, rules.state)
    try:
        for _ in _states(rules, begun, seed, depth, unpacked(line)):
            pass
    except (IllegalMove, Malformed):
        return None
    return saved.dump(begun)


def frames(
    name: str, state: bytes, seed: bytes, depth: int, line: bytes, seat: int | None, most: int
) -> bytes:
    """Views after every move that changed something to see; evenly fewer if there are too many."""
    rules = rules_of(name)
    begun = saved.load(state, rules.state)
    seen = [rules.view(begun, seat)]
    for now in _states(rules, begun, seed, depth, unpacked(line)):
        view = rules.view(now, seat)
        if view != seen[-1]:
            seen.append(view)
    return pickle.dumps(thinned(seen, most))


def thinned(seen: list[Struct], most: int) -> list[Struct]:
    """First and last stay."""
    if len(seen) <= most:
        return seen
    return [seen[round(index * (len(seen) - 1) / (most - 1))] for index in range(most)]


def packed(line: Sequence[Move]) -> bytes:
    return msgspec.msgpack.encode(line)


def unpacked(line: bytes) -> list[Move]:
    found: list[Move] = msgspec.msgpack.decode(line, type=list[Move])
    return found
