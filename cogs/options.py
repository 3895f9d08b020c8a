"""A panel for any game's options, made from the types of its Options: every one is a select."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from cogs.components import option, select
from db.games import GameRow
from rules.core import Rules
from words import Words

PAGE = 6
SEAT = "seat"
"""The title of an option that names a seat: `Annotated[int, Meta(title="seat")]`, -1 for the default."""


@cache
def hints(kind: type[Struct]) -> Mapping[str, Any]:
    """Kept, because a lobby's card asks for each of them and they are slow to find out."""
    return get_type_hints(kind, include_extras=True)


def values(kind: type[Struct], name: str, seats: int = 0) -> list[Any]:
    """The values an option can take here; empty for numbers, which keep their defaults."""
    hint = hints(kind)[name]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if is_seat(hint):
        return list(range(-1, seats))
    return [False, True] if hint is bool else []


def is_seat(hint: Any) -> bool:
    return get_origin(hint) is Annotated and any(
        isinstance(meta, msgspec.Meta) and meta.title == SEAT for meta in get_args(hint)[1:]
    )


def names(kind: type[Struct], seats: int = 0) -> list[str]:
    return [info.name for info in msgspec.structs.fields(kind) if len(values(kind, info.name, seats)) > 1]


def changed(options: Struct, name: str, value: str, seats: int = 0) -> Struct:
    """The options with one of them set; ValueError if there is no such option or value."""
    kind = type(options)
    if name not in names(kind, seats):
        raise ValueError(name)
    for possible in values(kind, name, seats):
        if str(possible) == value:
            return msgspec.structs.replace(options, **{name: possible})
    raise ValueError(value)


def seated(options: Struct, seats: int) -> Struct:
    """Options that name a seat which no longer exists go back to the default."""
    found = hints(type(options)).items()
    gone = {name: -1 for name, hint in found if is_seat(hint) and getattr(options, name) >= seats}
    return msgspec.structs.replace(options, **gone)


def key(game: str, name: str, value: Any = None) -> str:
    """`option-space-alert-pace`, `option-space-alert-pace-live`; switches share yes and no."""
    base = f"option-{game}-{name}".replace("_", "-")
    if value is None:
        return base
    if isinstance(value, bool):
        return "option-yes" if value else "option-no"
    return f"{base}-{str(value).replace('_', '-')}"


def keys(game: str, kind: type[Struct], name: str) -> dict[str, str]:
    """What an option may be set to, with the key of its name."""
    return {str(value): key(game, name, value) for value in values(kind, name)}


def word(game: str, options: Struct, name: str, value: Any, words: Words, players: Sequence[str]) -> str:
    if is_seat(get_type_hints(type(options), include_extras=True)[name]):
        return players[value] if 0 <= value < len(players) else words("option-seat-usual")
    return words(key(game, name, value))


def decided(rules: Rules[Any], row: GameRow) -> tuple[str, ...]:
    """Options that are not for this table to choose: in a chapter the campaign's sheet has them, and some
    mean nothing as the others stand."""
    of_sheet = rules.campaign.decided if row.campaign is not None and rules.campaign is not None else ()
    return of_sheet + rules.idle(msgspec.json.decode(row.options, type=rules.options))


def summary(
    game: str, options: Struct, words: Words, players: Sequence[str], without: Collection[str] = ()
) -> list[str]:
    """Options that differ from their defaults, in words; the first two are always listed."""
    usual = type(options)()
    lines = []
    listed = [name for name in names(type(options), len(players)) if name not in without]
    for index, name in enumerate(listed):
        value = getattr(options, name)
        if index < 2 or value != getattr(usual, name):
            lines.append(f"{words(key(game, name))}: **{word(game, options, name, value, words, players)}**")
    return lines


def pages(kind: type[Struct], seats: int, without: Collection[str] = ()) -> list[list[str]]:
    all_names = [name for name in names(kind, seats) if name not in without]
    return [all_names[start : start + PAGE] for start in range(0, len(all_names), PAGE)]


def selects(
    game: str,
    options: Struct,
    words: Words,
    number: int,
    page: int,
    shown: Sequence[str],
    players: Sequence[str],
    verb: str = "option",
) -> list[Any]:
    """One select per option, its present value chosen."""
    rows: list[Any] = []
    for name in shown:
        choices = [
            option(
                f"{words(key(game, name))}: {word(game, options, name, value, words, players)}",
                str(value),
                default=value == getattr(options, name),
            )
            for value in values(type(options), name, len(players))[:25]
        ]
        rows.append(select(f"s:{verb}:{number}:{page}.{game}.{name}", words(key(game, name)), choices))
    return rows
