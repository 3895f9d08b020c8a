"""Every move in one short line of text, as a chess move has one.

`place 17 action 4 at=201.5`: the name of the move, its fields in order, and the optional ones that differ
from their default as `name=value`. Lists are joined by commas, None is a dash, text with spaces is quoted.
Logs, exports, fixtures and custom ids are written in it.
"""

from __future__ import annotations

import shlex
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from rules.core.contract import Action


class Malformed(ValueError):
    """The text is not a move of this game."""


def write(action: Action) -> str:
    words = [str(action.__struct_config__.tag)]
    for info in _infos(type(action)):
        value = getattr(action, info.name)
        if info.required:
            words.append(_write_value(value))
        elif value != info.default:
            words.append(f"{info.name}={_write_value(value)}")
    return " ".join(words)


def read(text: str, actions: Any) -> Action:
    """The move the text stands for; `actions` is the game's union of moves."""
    try:
        name, *words = shlex.split(text)
        kind = _kinds(actions)[name]
        return msgspec.convert(_fields(kind, words), kind, strict=False)
    except (ValueError, KeyError, IndexError, msgspec.ValidationError) as problem:
        raise Malformed(text) from problem


def _fields(kind: type[Action], words: list[str]) -> dict[str, Any]:
    infos = _infos(kind)
    hints = _hints(kind)
    required = [info.name for info in infos if info.required]
    optional = {info.name for info in infos if not info.required}
    values: dict[str, Any] = {"move": kind.__struct_config__.tag}
    if len(words) < len(required):
        raise Malformed("too few words")
    for name, word in zip(required, words, strict=False):
        values[name] = _read_value(word, hints[name])
    for word in words[len(required) :]:
        name, sign, value = word.partition("=")
        if not sign or name not in optional or name in values:
            raise Malformed(word)
        values[name] = _read_value(value, hints[name])
    return values


def _write_value(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return ",".join(_write_value(item) for item in value) or "()"
    if isinstance(value, float):
        return f"{value:z.3f}".rstrip("0").rstrip(".")
    return shlex.quote(str(value))


def _read_value(word: str, hint: Any) -> Any:
    if get_origin(hint) in (Union, UnionType):
        rest = [option for option in get_args(hint) if option is not type(None)]
        return None if word == "-" else _read_value(word, rest[0])
    if get_origin(hint) in (tuple, list):
        return [] if word == "()" else [_read_value(item, get_args(hint)[0]) for item in word.split(",")]
    if hint is bool:
        return {"yes": True, "no": False}[word]
    return word


@cache
def _kinds(actions: Any) -> dict[str, type[Action]]:
    kinds = get_args(actions) or (actions,)
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


@cache
def _infos(kind: type[Action]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


@cache
def _hints(kind: type[Action]) -> dict[str, Any]:
    return get_type_hints(kind)
