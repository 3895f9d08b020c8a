"""A Prompt as Discord components, and a click back into a move.

A custom id is all a button knows: `w:choose:<game>:<seat>.<stamp>.<choice>`. The stamp names the decision:
who is asked, what, and after which of that seat's moves. It changes when the decision does, and only then.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from msgspec import Struct

from cogs import arranged, menus
from cogs.arranged import BUTTONS, ROWS, Menu
from cogs.components import GOOD, PLAIN, PRIMARY, bar, button, option, select, text, weight
from rules.core import Action, Choice, Prompt, merge, none_of
from words import Words

if TYPE_CHECKING:
    from cogs.loaded import Loaded

ANYONE = "x"
NOTHING = "-"
LABEL = 80
OPTION = 100
NOTES = 1700
"""Characters of a button's label, of a menu's option, and of all hints of buttons together."""


ASKING = 3
"""Components that a question needs at least: its words, and a row with one button."""


class Stale(Exception):
    """The decision this button belonged to is gone."""


class NotYours(Exception):
    """Somebody else is asked."""


def stamp(loaded: Loaded, prompt: Prompt, *, shared: bool = False) -> str:
    """A prompt that names its matter is one decision for as long as the matter is open; any other ends with
    the next move of its seat."""
    asked: tuple[Any, ...] = (prompt.key, prompt.args, prompt.choices, prompt.many)
    who: Any = ANYONE if shared else (prompt.seat, loaded.last_by_seat.get(prompt.seat, 0))
    if prompt.matter:
        asked = (*asked, prompt.matter)
        who = ANYONE if shared else prompt.seat
    return f"{zlib.crc32(msgspec.msgpack.encode((who, asked), order='deterministic')):08x}"


def label(loaded: Loaded, words: Words, key: str, args: dict[str, Any], most: int = LABEL) -> str:
    said = words(key, seats=loaded.names, **args)
    return said if len(said) <= most else said[: most - 1] + "…"


BADGE = "badge"
"""The argument of an answer that is its number in the picture; what is typed needs none."""


def badged(loaded: Loaded, words: Words, choice: Choice, most: int = LABEL) -> str:
    """What an answer says where the picture is in view."""
    number = choice.args.get(BADGE)
    head = "" if number is None else f"{number} · "
    return head + label(loaded, words, choice.label, choice.args, most - len(head))


def question(loaded: Loaded, prompt: Prompt, words: Words) -> str:
    return words(prompt.key, seats=loaded.names, **prompt.args)


def asked(loaded: Loaded, prompt: Prompt, words: Words) -> str:
    """The question as everybody may read it."""
    return words("table-private-question") if prompt.private else question(loaded, prompt, words)


class Ids(Struct, frozen=True):
    """What the ids of one decision have in common: game, whose it is, what it is known by."""

    game: int
    tail: str
    kind: str = ""
    """Before each verb: what is put together step by step has verbs of its own."""

    def __call__(self, verb: str, *more: object, menu: bool = False) -> str:
        rest = ".".join([self.tail, *map(str, more)])
        return f"{'s' if menu else 'w'}:{self.kind}{verb}:{self.game}:{rest}"


def ids_of(loaded: Loaded, prompt: Prompt, *, shared: bool = False) -> Ids:
    who = ANYONE if shared else str(prompt.seat)
    return Ids(loaded.row.id, f"{who}.{stamp(loaded, prompt, shared=shared)}")


def matter(loaded: Loaded, prompt: Prompt) -> str:
    """What a draft of the answer is kept under: it ends with the decision."""
    return prompt.matter or stamp(loaded, prompt)


def open_matters(loaded: Loaded) -> set[tuple[int, str]]:
    """What anybody may have begun to answer, by seat."""
    return {(prompt.seat, matter(loaded, prompt)) for prompt in loaded.prompts()}


def components(
    loaded: Loaded,
    prompt: Prompt,
    words: Words,
    *,
    shared: bool = False,
    page: int = 0,
    rows: int = ROWS,
    panels: bool = True,
) -> list[discord.ui.Item[Any]]:
    """What a prompt is answered with, in at most so many rows. What does not fit there is one button away, on
    a private panel of its own (`cogs/picking.py`); so is what only a game's own panel can offer."""
    own = [panel_button(loaded, prompt, words)] if panels and prompt.panel else []
    if not prompt.choices:
        return [bar(*own)] if own else []
    ids = ids_of(loaded, prompt, shared=shared)
    found = [] if arranged.ticked(prompt) else answers(loaded, prompt, words, ids, page, rows, own)
    return found or [bar(door(prompt, words, ids), *own)]


def answers(
    loaded: Loaded,
    prompt: Prompt,
    words: Words,
    ids: Ids,
    page: int = 0,
    rows: int = ROWS,
    own: Sequence[discord.ui.Button[Any]] = (),
) -> list[discord.ui.Item[Any]]:
    """Buttons and a page of menus, each an answer in one tap; nothing if there are too few rows for any."""
    these = arranged.arrange(prompt)
    notes = _notes(loaded, prompt, words, (*these.buttons, *these.last))
    leaves = arranged.pages(these, rows - len(notes))
    if not leaves:
        return []
    page = menus.clamped(page, len(leaves))
    soft = [index for index in these.buttons if not prompt.choices[index].final]
    hard = [index for index in these.buttons if prompt.choices[index].final]
    buttons = [
        *_buttons(loaded, prompt, words, ids, soft),
        *own,
        *_buttons(loaded, prompt, words, ids, hard),
    ]
    items = [*notes, *(bar(*some) for some in menus.parts(buttons, BUTTONS))]
    items += menu_rows(loaded, prompt, words, leaves[page], ids)
    last = [*_buttons(loaded, prompt, words, ids, these.last), *_nothing(prompt, words, ids)]
    items += [bar(*some) for some in menus.parts(last, BUTTONS)]
    turning = menus.turning(page, len(leaves), lambda to: ids("leaf", to))
    return [*items, bar(*turning)] if turning else items


class Sheet:
    """A message that fills with answers, as far as Discord lets it: what finds no room has one button to it.
    No id stands on it twice."""

    def __init__(self, loaded: Loaded, words: Words, room: int, opened: Collection[str] = ()) -> None:
        self.loaded = loaded
        self.words = words
        self.room = room
        """Components that it may hold."""
        self.items: list[discord.ui.Item[Any]] = []
        self.opened = opened
        """Panels that need no button: what they offer stands beside the answers."""
        self._panels: set[tuple[str | None, str]] = set()

    def write(self, line: str, most: int) -> None:
        self._add([text(line, most)])

    def _add(self, items: Sequence[discord.ui.Item[Any]], kept: int = 0) -> bool:
        fits = weight([*self.items, *items]) <= self.room - kept
        self.items += items if fits else []
        return fits

    def answers(self, prompt: Prompt, *, shared: bool = False, rows: int = ROWS, left: int = 0) -> None:
        """`left`: how many questions come after it, each of which needs a line and a button at least."""
        panel = (prompt.panel, prompt.matter)
        fresh = panel not in self._panels and prompt.panel not in self.opened
        found = components(self.loaded, prompt, self.words, shared=shared, rows=rows, panels=fresh)
        if not self._add(found, kept=left * ASKING):
            ids = ids_of(self.loaded, prompt, shared=shared)
            doors = [door(prompt, self.words, ids)] if prompt.choices else []
            doors += [panel_button(self.loaded, prompt, self.words)] if prompt.panel and fresh else []
            self._add([bar(*doors)] if doors else [])
        self._panels.add(panel)


def questions(
    loaded: Loaded, seat: int, words: Words, *, room: int = 30, opened: Collection[str] = ()
) -> list[discord.ui.Item[Any]]:
    """All that a seat is asked, each with its answers."""
    sheet, asked = Sheet(loaded, words, room, opened), loaded.prompts(seat)
    for number, prompt in enumerate(asked, 1):
        done = f"\n{words('prompt-spoke')}" if prompt.spoke else ""
        sheet.write(question(loaded, prompt, words) + done, 800)
        sheet.answers(prompt, left=len(asked) - number)
    return sheet.items


def door(prompt: Prompt, words: Words, ids: Ids) -> discord.ui.Button[Any]:
    """To all answers of a prompt."""
    said = words("prompt-choose")
    if prompt.many is not None:
        low, high = prompt.many
        said = words("prompt-choose-many", low=low, high=high, count=len(prompt.choices))
    return button(said, ids("leaf", 0), PRIMARY)


def panel_button(loaded: Loaded, prompt: Prompt, words: Words) -> discord.ui.Button[Any]:
    """To the game's own panel for this. It decides nothing, so all who are asked share it."""
    said = words(f"panel-{loaded.row.game.replace('_', '-')}-{prompt.panel}")
    return button(said, f"w:panel:{loaded.row.id}:{prompt.panel}.{prompt.matter}", GOOD)


def with_panel(loaded: Loaded, user: int, rest: str) -> Prompt:
    """The prompt whose panel a button opens."""
    seat = loaded.row.seat_of(user)
    if seat is None:
        raise NotYours(rest)
    name, _, matter = rest.partition(".")
    for prompt in loaded.prompts(seat):
        if (prompt.panel, prompt.matter) == (name, matter):
            return prompt
    if any((prompt.panel, prompt.matter) == (name, matter) for prompt in loaded.prompts()):
        raise NotYours(rest)
    raise Stale(rest)


def _notes(
    loaded: Loaded, prompt: Prompt, words: Words, indices: Sequence[int]
) -> list[discord.ui.Item[Any]]:
    """The hints of answers that are buttons: a menu has room for them under each answer."""
    lines = [
        f"-# **{badged(loaded, words, each, NOTES)}** · {words(each.hint, seats=loaded.names, **each.args)}"
        for each in (prompt.choices[index] for index in indices)
        if each.hint
    ]
    return [text("\n".join(lines), NOTES)] if lines else []


def _buttons(
    loaded: Loaded, prompt: Prompt, words: Words, ids: Ids, indices: Sequence[int]
) -> list[discord.ui.Button[Any]]:
    return [
        button(
            badged(loaded, words, prompt.choices[index]),
            ids("choose", index),
            PRIMARY if usual(prompt, index) else PLAIN,
        )
        for index in indices
    ]


def _nothing(prompt: Prompt, words: Words, ids: Ids) -> list[discord.ui.Button[Any]]:
    """A menu that is opened and closed again says nothing: to pick none of it takes a button."""
    may = bool(prompt.choices) and prompt.many is not None and prompt.many[0] == 0
    return [button(words("prompt-none"), ids("choose", NOTHING))] if may else []


def usual(prompt: Prompt, index: int) -> bool:
    """What most would do: blue. An answer alone is that, unless it gives something up, or there is a panel
    for what comes before it."""
    choice = prompt.choices[index]
    return choice.usual or (len(prompt.choices) == 1 and not choice.final and prompt.panel is None)


OF = "#"
"""Behind it, in a group, stands what tells it from others of the same words."""


def placeholder(loaded: Loaded, prompt: Prompt, words: Words, menu: Menu) -> str:
    """The question alone: what is said behind it stands above the menus already."""
    if menu.group:
        args = prompt.args | prompt.choices[menu.indices[0]].args
        named = words(menu.group.partition(OF)[0], seats=loaded.names, **args)
    else:
        named = words(prompt.key, seats=loaded.names, **prompt.args)
    head, asks, _ = named.partition("?")
    named = named if menu.group else head + asks
    number, count = menu.part
    return named[:150] if count == 1 else f"{named[:138]} · {number + 1} / {count}"


def menu_rows(
    loaded: Loaded, prompt: Prompt, words: Words, these: Sequence[Menu], ids: Ids
) -> list[discord.ui.Item[Any]]:
    """Menus that are an answer as soon as something is picked."""
    low, high = prompt.many or (1, 1)
    rows: list[discord.ui.Item[Any]] = []
    for menu in these:
        options = [entry(loaded, prompt.choices[index], words, index) for index in menu.indices]
        named, most = placeholder(loaded, prompt, words, menu), len(options)
        custom_id = ids("choose", menu.indices[0], menu=True)
        rows.append(select(custom_id, named, options, min(low, most), min(high, most)))
    return rows


def entry(
    loaded: Loaded, choice: Choice, words: Words, index: int, chosen: bool = False
) -> discord.SelectOption:
    hint = label(loaded, words, choice.hint, choice.args, OPTION) if choice.hint else None
    said = badged(loaded, words, choice, OPTION)
    return option(said, str(index), description=hint, default=chosen)


def shared_prompts(prompts: Sequence[Prompt]) -> list[tuple[Prompt, bool]]:
    """For the table: one row of buttons where all are asked the same, and no secrets. A question that names
    its matter keeps its row, and its ids, also when only one is left to answer it."""
    shown: list[tuple[Prompt, bool]] = []
    for prompt in prompts:
        if prompt.private or not (prompt.choices or prompt.panel):
            continue
        same = [other for other in prompts if _asks(other) == _asks(prompt)]
        if same[0] is prompt:
            shown.append((prompt, len(same) > 1 or bool(prompt.matter)))
    return shown


def open_to_others(loaded: Loaded, prompt: Prompt) -> bool:
    """Whether some other person may answer this prompt too, but need not. Androids go on with nothing."""
    people = {number for number, seat in enumerate(loaded.row.seats) if not seat.android}
    others = [other for other in loaded.prompts() if other.optional and other.seat in people]
    return any(_asks(other) == _asks(prompt) for other in others)


def _asks(prompt: Prompt) -> Any:
    return (prompt.key, prompt.args, prompt.choices, prompt.many, prompt.panel, prompt.matter)


def found(loaded: Loaded, user: int, rest: str) -> tuple[Prompt, list[str]]:
    """The decision that an id belongs to, and what else the id says; or why there is none."""
    who, mark, *more = rest.split(".")
    seat = loaded.row.seat_of(user)
    if seat is None or (who != ANYONE and int(who) != seat):
        raise NotYours(who)
    shared = who == ANYONE
    for prompt in loaded.prompts(seat):
        if stamp(loaded, prompt, shared=shared) == mark:
            return prompt, more
    mine = {prompt.matter for prompt in loaded.prompts(seat)}
    for prompt in loaded.prompts() if shared else ():
        if prompt.matter not in mine and stamp(loaded, prompt, shared=True) == mark:
            raise NotYours(who)
    raise Stale(rest)


def chosen(loaded: Loaded, user: int, rest: str, values: Sequence[str]) -> tuple[Prompt, list[int]]:
    """The question and its choices that a click on `rest` stands for, or why it stands for none."""
    prompt, more = found(loaded, user, rest)
    (index,) = more
    if arranged.ticked(prompt):
        raise ValueError(rest)
    return prompt, [int(value) for value in values or ([] if prompt.many else [index])]


def picked(prompt: Prompt, numbers: Sequence[int]) -> Action:
    """The move of these choices. ValueError if they are not all offered, or too few, or too many."""
    low, high = prompt.many or (1, 1)
    offered = all(0 <= number < len(prompt.choices) for number in numbers)
    if not offered or not low <= len(set(numbers)) <= high or len(set(numbers)) != len(numbers):
        raise ValueError(numbers)
    picks = [prompt.choices[number].action for number in numbers]
    if prompt.many is None:
        return picks[0]
    return merge(picks) if picks else none_of(prompt.choices[0].action)
