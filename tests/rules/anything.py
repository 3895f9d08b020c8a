"""Moves out of nothing: every field of its type, sensible or not."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from hypothesis import strategies as st

from rules.core import Action


def arbitrary(kind: type[Action], chance: random.Random) -> Action:
    return kind(**{name: _value(hint, chance) for name, hint in _fields(kind).items()})


@cache
def _fields(kind: type[Action]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {info.name: hints[info.name] for info in msgspec.structs.fields(kind)}


def _value(hint: Any, chance: random.Random) -> Any:
    if get_origin(hint) in (Union, UnionType):
        return _value(chance.choice(get_args(hint)), chance)
    if get_origin(hint) is Literal:
        return chance.choice(get_args(hint))
    if get_origin(hint) is tuple:
        kind, *rest = get_args(hint)
        return tuple(
            _value(kind, chance) for _ in range(chance.randrange(4) if ... in rest else 1 + len(rest))
        )
    plain: dict[Any, Callable[[], Any]] = {
        type(None): lambda: None,
        bool: lambda: chance.random() < 0.5,
        int: lambda: chance.choice((-1, 0, 1, 2, 3, 5, 7, 12, 13, 90, 95, 96, 10**9, -(10**9))),
        float: lambda: chance.choice((-1.0, 0.0, 100.5, 1e9)),
        str: lambda: chance.choice(("", "x", "red-shield", "squad", "a b", "-", "'", "red-nothing-else")),
    }
    return plain[hint]()


@cache
def anything(actions: Any) -> st.SearchStrategy[Action]:
    """Any move of the game with any fields, for hypothesis to shrink."""
    return st.one_of([_built(kind) for kind in get_args(actions)])


def _built(kind: type[Action]) -> st.SearchStrategy[Action]:
    return st.builds(kind, **{name: _strategy(hint) for name, hint in _fields(kind).items()})


def _strategy(hint: Any) -> st.SearchStrategy[Any]:
    if get_origin(hint) in (Union, UnionType):
        return st.one_of([_strategy(option) for option in get_args(hint)])
    if get_origin(hint) is Literal:
        return st.sampled_from(get_args(hint))
    if get_origin(hint) is tuple:
        kind, *rest = get_args(hint)
        least, most = (0, 4) if ... in rest else (1 + len(rest), 1 + len(rest))
        return st.lists(_strategy(kind).filter(_in_a_list), min_size=least, max_size=most).map(tuple)
    plain: dict[Any, st.SearchStrategy[Any]] = {
        type(None): st.none(),
        bool: st.booleans(),
        int: st.one_of(st.integers(-3, 100), st.integers(-(2**62), 2**62)),
        float: st.floats(-10, 1000).map(lambda value: round(value, 3)),
        str: st.text(max_size=20),
    }
    return plain[hint]


def _in_a_list(value: Any) -> bool:
    """The notation joins items by commas, and no id has one."""
    return not isinstance(value, str) or ("," not in value and value != "()")
