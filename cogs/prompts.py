"""A Prompt as Discord components, and a click back into a move.

A custom id is all a button knows: `w:choose:<game>:<seat>.<stamp>.<choice>`. The stamp names the decision:
who is asked, what, and after which move of his own. It changes when the decision does, and only then.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from cogs.components import PLAIN, PRIMARY, bar, button, option, select, text
from rules.core import Action, Choice, Prompt, merge, none_of
from words import Words

if TYPE_CHECKING:
    from cogs.table import Loaded

ANYONE = "x"
BUTTONS = 5
SELECT = 25
LABEL = 80
OPTION = 100
NOTES = 900
"""Characters of a button's label, of a menu's option, and of all hints of buttons together."""


class Stale(Exception):
    """The decision this button belonged to is gone."""


class NotYours(Exception):
    """Somebody else is asked."""


def stamp(loaded: Loaded, prompt: Prompt, *, shared: bool = False) -> str:
    asked = (prompt.key, prompt.args, prompt.choices, prompt.many)
    who = ANYONE if shared else (prompt.seat, loaded.last_by_seat.get(prompt.seat, 0))
    return f"{zlib.crc32(msgspec.msgpack.encode((who, asked), order='deterministic')):08x}"


def label(loaded: Loaded, words: Words, key: str, args: dict[str, Any], most: int = LABEL) -> str:
    said = words(key, seats=loaded.names, **args)
    return said if len(said) <= most else said[: most - 1] + "…"


def question(loaded: Loaded, prompt: Prompt, words: Words) -> str:
    return words(prompt.key, seats=loaded.names, **prompt.args)


def asked(loaded: Loaded, prompt: Prompt, words: Words) -> str:
    """The question as everybody may read it."""
    return words("table-private-question") if prompt.private else question(loaded, prompt, words)


def components(
    loaded: Loaded, prompt: Prompt, words: Words, *, shared: bool = False
) -> list[discord.ui.Item[Any]]:
    """Up to five choices are buttons, up to 25 a select; more become several selects.

    A group of several choices has a select of its own, named after it; who is alone in one is a button.
    A menu shows what each answer costs and risks under it, a button cannot: small lines above say it."""
    if not prompt.choices:
        return []
    who = ANYONE if shared else str(prompt.seat)
    tail = f"{loaded.row.id}:{who}.{stamp(loaded, prompt, shared=shared)}"
    every = range(len(prompt.choices))
    if prompt.many is None and len(every) <= BUTTONS:
        return [*_notes(loaded, prompt, words, every), _buttons(loaded, prompt, words, tail, every)]
    groups: dict[str | None, list[int]] = {}
    for index in every:
        groups.setdefault(prompt.choices[index].group, []).append(index)
    if len(groups) == 1:
        return _selects(
            loaded, prompt, words, tail, every, label(loaded, words, prompt.key, prompt.args, 150)
        )
    alone = [index for some in groups.values() if len(some) == 1 for index in some]
    rows = _notes(loaded, prompt, words, alone)
    rows += [
        _buttons(loaded, prompt, words, tail, alone[start : start + BUTTONS])
        for start in range(0, len(alone), BUTTONS)
    ]
    for group, some in groups.items():
        if len(some) > 1:
            named = words(group or prompt.key, seats=loaded.names, **prompt.args)
            rows += _selects(loaded, prompt, words, tail, some, named[:150])
    return rows


def _notes(
    loaded: Loaded, prompt: Prompt, words: Words, indices: Sequence[int]
) -> list[discord.ui.Item[Any]]:
    """The hints of answers that are buttons."""
    lines = [
        f"-# **{words(each.label, seats=loaded.names, **each.args)}** · "
        f"{words(each.hint, seats=loaded.names, **each.args)}"
        for each in (prompt.choices[index] for index in indices)
        if each.hint
    ]
    return [text("\n".join(lines), NOTES)] if lines else []


def _buttons(
    loaded: Loaded, prompt: Prompt, words: Words, tail: str, indices: Sequence[int]
) -> discord.ui.ActionRow[Any]:
    return bar(
        *(
            button(
                label(loaded, words, prompt.choices[index].label, prompt.choices[index].args),
                f"w:choose:{tail}.{index}",
                PRIMARY if index == 0 else PLAIN,
            )
            for index in indices
        )
    )


def _selects(
    loaded: Loaded, prompt: Prompt, words: Words, tail: str, indices: Sequence[int], placeholder: str
) -> list[discord.ui.Item[Any]]:
    rows: list[discord.ui.Item[Any]] = []
    low, high = prompt.many or (1, 1)
    for start in range(0, min(len(indices), 4 * SELECT), SELECT):
        some = indices[start : start + SELECT]
        options = [_option(loaded, prompt.choices[index], words, index) for index in some]
        least = min(low, len(some)) if len(indices) <= SELECT else 0 if prompt.many else 1
        rows.append(select(f"s:choose:{tail}.{some[0]}", placeholder, options, least, min(high, len(some))))
    return rows


def _option(loaded: Loaded, choice: Choice, words: Words, index: int) -> discord.SelectOption:
    hint = label(loaded, words, choice.hint, choice.args, OPTION) if choice.hint else None
    return option(label(loaded, words, choice.label, choice.args, OPTION), str(index), description=hint)


def shared_prompts(prompts: Sequence[Prompt]) -> list[tuple[Prompt, bool]]:
    """For the table: one row of buttons where all are asked the same, and no secrets."""
    shown: list[tuple[Prompt, bool]] = []
    for prompt in prompts:
        if prompt.private or not prompt.choices:
            continue
        same = [other for other in prompts if _asks(other) == _asks(prompt)]
        if len(same) == 1:
            shown.append((prompt, False))
        elif same[0] is prompt:
            shown.append((prompt, True))
    return shown


def open_to_others(loaded: Loaded, prompt: Prompt) -> bool:
    """Somebody else may answer this just as well, without having to."""
    return any(other.optional and _asks(other) == _asks(prompt) for other in loaded.prompts())


def _asks(prompt: Prompt) -> Any:
    return (prompt.key, prompt.args, prompt.choices, prompt.many)


def chosen(loaded: Loaded, user: int, rest: str, values: Sequence[str]) -> tuple[int, Action]:
    """The seat and the move that a click on `rest` stands for, or why it stands for none."""
    who, mark, index = rest.split(".")
    seat = loaded.row.seat_of(user)
    if seat is None or (who != ANYONE and int(who) != seat):
        raise NotYours(who)
    for prompt in loaded.prompts(seat):
        if stamp(loaded, prompt, shared=who == ANYONE) == mark:
            if prompt.many and not values:
                if prompt.many[0] > 0:
                    raise ValueError(rest)
                return seat, none_of(prompt.choices[0].action)
            numbers = [int(value) for value in (values or [index])]
            if any(not 0 <= number < len(prompt.choices) for number in numbers):
                raise ValueError(rest)
            picks = [prompt.choices[number].action for number in numbers]
            return seat, merge(picks) if prompt.many else picks[0]
    raise Stale(rest)
