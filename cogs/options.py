"""A panel for any game's options, made from the types of its Options: choices are selects, switches too."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

import discord
import msgspec
from msgspec import Struct

from words import Words

PAGE = 5


def values(kind: type[Struct], name: str) -> list[Any]:
    """What an option may be set to here; empty for figures that are left to the defaults."""
    hint = get_type_hints(kind)[name]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return [False, True] if hint is bool else []


def names(kind: type[Struct]) -> list[str]:
    return [info.name for info in msgspec.structs.fields(kind) if values(kind, info.name)]


def changed(options: Struct, name: str, value: str) -> Struct:
    """The options with one of them set; ValueError if there is no such option or value."""
    kind = type(options)
    if name not in names(kind):
        raise ValueError(name)
    for possible in values(kind, name):
        if str(possible) == value:
            return msgspec.structs.replace(options, **{name: possible})
    raise ValueError(value)


def key(game: str, name: str, value: Any = None) -> str:
    """`option-space-alert-pace`, `option-space-alert-pace-live`; switches share yes and no."""
    base = f"option-{game}-{name}".replace("_", "-")
    if value is None:
        return base
    if isinstance(value, bool):
        return "option-yes" if value else "option-no"
    return f"{base}-{str(value).replace('_', '-')}"


def summary(game: str, options: Struct, words: Words) -> list[str]:
    """What differs from the usual, in words; what is as usual needs no mention but the first two."""
    usual = type(options)()
    lines = []
    for index, name in enumerate(names(type(options))):
        value = getattr(options, name)
        if index < 2 or value != getattr(usual, name):
            lines.append(f"{words(key(game, name))}: **{words(key(game, name, value))}**")
    return lines


def selects(game: str, options: Struct, words: Words, verb: str, number: int) -> list[Any]:
    """One select per option, its present value chosen."""
    rows: list[Any] = []
    for name in names(type(options)):
        select: discord.ui.Select[Any] = discord.ui.Select(
            custom_id=f"s:{verb}:{number}:{game}.{name}", placeholder=words(key(game, name))[:150]
        )
        for value in values(type(options), name)[:25]:
            text = f"{words(key(game, name))}: {words(key(game, name, value))}"
            select.add_option(label=text[:100], value=str(value), default=value == getattr(options, name))
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
        row.add_item(select)
        rows.append(row)
    return rows
