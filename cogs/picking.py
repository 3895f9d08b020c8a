"""All answers of one question on a private panel: page by page, found by a word, several of them ticked.

What is ticked is kept in the store as a draft of the decision until it is handed in; what the decision is
known by is in every id, so a panel of yesterday's question cannot answer today's.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from cogs import arranged, menus, prompts
from cogs.arranged import Menu
from cogs.clicks import Click, ask, form_values
from cogs.components import GOOD, PRIMARY, bar, button, select, text
from cogs.faces import Panel
from cogs.play import kindly
from cogs.prompts import Ids
from db.drafts import WITHIN
from rules.core import Action, IllegalMove, Prompt
from words import Words, typed

if TYPE_CHECKING:
    from bot import Wardroom
    from cogs.loaded import Loaded

FIELD = "word"
LONGEST = 60
"""Characters of a word to look for."""
FOUND = arranged.MENUS * menus.SIZE
"""Answers shown of those in which a word stands."""
CHOSEN = 1500
"""Characters of the list of what is ticked."""


class Asked:
    """A question that an id belongs to, in a game as it is now."""

    def __init__(self, loaded: Loaded, prompt: Prompt, ids: Ids, matter: str, more: Sequence[str]) -> None:
        self.loaded = loaded
        self.prompt = prompt
        self.ids = ids
        self.ticks = f"{matter}{WITHIN}{ids.tail}"
        """What ticks are kept under."""
        self.more = more

    def label(self, index: int, words: Words) -> str:
        choice = self.prompt.choices[index]
        return prompts.label(self.loaded, words, choice.label, choice.args)


def found(asked: Asked, words: Words, word: str) -> list[int]:
    """Choices in whose label or hint the word stands."""
    wanted, names = typed(word).strip(), asked.loaded.names
    return [
        index
        for index, choice in enumerate(asked.prompt.choices)
        if any(
            wanted in typed(words(key, seats=names, **choice.args))
            for key in (choice.label, choice.hint)
            if key
        )
    ]


def items(asked: Asked, words: Words, page: int, ticks: Sequence[int], word: str | None = None) -> list[Any]:
    """A page of the answers, or those in which a word stands; under them what can be done with them."""
    prompt, ids = asked.prompt, asked.ids
    leaves = arranged.pages(arranged.arrange(prompt), arranged.ROWS)
    page = menus.clamped(page, len(leaves))
    shown: list[Any] = []
    if word is not None:
        hits = found(asked, words, word)
        shown.append(text(_hits(words, word[:LONGEST], len(hits))))
        leaves, page = [_menus(hits[:FOUND])], 0
    if arranged.ticked(prompt):
        shown.append(text(_tally(asked, words, ticks), CHOSEN))
        shown += [_ticking(asked, words, page, menu, ticks) for menu in leaves[page]]
        turning = menus.turning(page, len(leaves), lambda to: ids("leaf", to))
        shown += [bar(*turning)] if turning else []
        shown.append(_handing_in(asked, words, ticks))
    elif word is not None:
        shown += prompts.menu_rows(asked.loaded, prompt, words, leaves[page], ids)
    else:
        shown += prompts.answers(asked.loaded, prompt, words, ids, page)
    return shown


def finding(asked: Asked, words: Words, word: str | None) -> list[discord.ui.Button[Any]]:
    """Buttons to look for an answer, where there are many, and back to all of them."""
    find = button(words("prompt-find"), asked.ids("find"))
    every = button(words("prompt-all"), asked.ids("leaf", 0))
    long = len(asked.prompt.choices) > menus.SIZE
    return [*([find] if long else []), *([every] if word is not None else [])]


def _hits(words: Words, word: str, count: int) -> str:
    if not count:
        return words("prompt-found-none", word=word)
    return words("prompt-found", word=word, shown=min(count, FOUND), count=count)


def _menus(indices: Sequence[int]) -> tuple[Menu, ...]:
    parts = menus.parts(indices)
    return tuple(Menu(None, tuple(part), (number, len(parts))) for number, part in enumerate(parts))


def _tally(asked: Asked, words: Words, ticks: Sequence[int]) -> str:
    """How many are chosen, which, and what is still wrong with that."""
    low, high = asked.prompt.many or (1, 1)
    lines = [words("prompt-tally", count=len(ticks), low=low, high=high)]
    if len(ticks) > high:
        lines[0] += " " + words("prompt-too-many", count=len(ticks) - high)
    return "\n".join([*lines, *(f"- {asked.label(index, words)}" for index in ticks)])


def _ticking(
    asked: Asked, words: Words, page: int, menu: Menu, ticks: Sequence[int]
) -> discord.ui.ActionRow[Any]:
    """A menu that shows what is ticked in it."""
    loaded, choices = asked.loaded, asked.prompt.choices
    options = [prompts.entry(loaded, choices[index], words, index, index in ticks) for index in menu.indices]
    custom_id = asked.ids("tick", page, menu.indices[0], menu=True)
    return select(custom_id, prompts.placeholder(loaded, asked.prompt, words, menu), options, 0, len(options))


def _handing_in(asked: Asked, words: Words, ticks: Sequence[int]) -> discord.ui.ActionRow[Any]:
    low, high = asked.prompt.many or (1, 1)
    enough = low <= len(ticks) <= high
    return bar(
        button(words("prompt-done", count=len(ticks)), asked.ids("hand_in"), PRIMARY, disabled=not enough),
        button(words("prompt-clear"), asked.ids("untick"), disabled=not ticks),
    )


class Picker(commands.Cog):
    """Pages, ticks and finding; what is asked, and what an answer does, is said by those who inherit."""

    kind = ""

    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        verbs = (self.leaf, self.tick, self.untick, self.hand_in, self.find)
        bot.verbs.update({f"{self.kind}{verb.__name__}": kindly(verb) for verb in verbs})

    @abstractmethod
    async def asked(self, click: Click) -> Asked:
        """What the id belongs to. Stale or NotYours if there is no such question for this user."""

    @abstractmethod
    async def show(self, click: Click, asked: Asked, page: int, word: str | None = None) -> None:
        """A page of the answers, or those in which a word stands."""

    @abstractmethod
    async def hand_in(self, click: Click) -> None:
        """What is ticked is the answer."""

    async def leaf(self, click: Click) -> None:
        asked = await self.asked(click)
        (page,) = asked.more
        await self.show(click, asked, int(page))

    async def tick(self, click: Click) -> None:
        """What one menu says now takes the place of what it said before; other menus keep theirs."""
        asked = await self.asked(click)
        page, _ = asked.more
        numbers = {int(value) for value in click.values}
        if not arranged.ticked(asked.prompt) or not numbers <= set(range(len(asked.prompt.choices))):
            raise ValueError(click.rest)
        before = set(await self.ticks(asked)) - {int(value) for value in click.offered}
        said = tuple(map(str, sorted(before | numbers)))
        self.bot.store.drafts.keep(asked.loaded.row.id, asked.prompt.seat, asked.ticks, said)
        await self.show(click, asked, int(page))

    async def untick(self, click: Click) -> None:
        asked = await self.asked(click)
        self.bot.store.drafts.drop(asked.loaded.row.id, asked.prompt.seat, asked.ticks)
        await self.show(click, asked, 0)

    async def find(self, click: Click) -> None:
        """The button opens a form; the form, sent, shows what was found."""
        asked = await self.asked(click)
        typed = form_values(click.interaction)
        if FIELD in typed:
            await self.show(click, asked, 0, typed[FIELD][:LONGEST])
            return
        title, hint = click.words("prompt-find-title"), click.words("prompt-find-word")
        custom_id = "m" + asked.ids("find")[1:]
        await ask(click.interaction, custom_id, title, {FIELD: hint}, LONGEST)

    async def ticks(self, asked: Asked) -> list[int]:
        """What is ticked so far."""
        said = await self.bot.store.drafts.get(asked.loaded.row.id, asked.prompt.seat, asked.ticks)
        return [int(each) for each in said if int(each) < len(asked.prompt.choices)]

    async def picked(self, asked: Asked) -> list[int]:
        """What is ticked, if it may be handed in."""
        if not arranged.ticked(asked.prompt):
            raise ValueError(asked.ids.tail)
        ticks, (low, high) = await self.ticks(asked), asked.prompt.many or (1, 1)
        if not low <= len(ticks) <= high:
            raise IllegalMove("prompt-not-so-many", count=len(ticks), low=low, high=high)
        return ticks


class Picking(Picker):
    """The answers of a prompt."""

    async def asked(self, click: Click) -> Asked:
        return self._of(await self.bot.table.load(click.game), click)

    def _of(self, loaded: Loaded, click: Click) -> Asked:
        prompt, more = prompts.found(loaded, click.user, click.rest)
        return Asked(loaded, prompt, prompts.ids_of(loaded, prompt), prompts.matter(loaded, prompt), more)

    async def show(self, click: Click, asked: Asked, page: int, word: str | None = None) -> None:
        loaded, words = asked.loaded, click.words
        head = text(prompts.question(loaded, asked.prompt, words), 800)
        shown = items(asked, words, page, await self.ticks(asked), word)
        seat = button(words("button-my-seat"), f"w:seat:{loaded.row.id}:", GOOD)
        await click.panel(Panel([head, *shown, bar(seat, *finding(asked, words, word))], {}))

    async def hand_in(self, click: Click) -> None:
        async with self.bot.table.turn(click.game) as loaded:
            if await self.bot.table.seen(click.interaction.id):
                return
            asked = self._of(loaded, click)
            action: Action = prompts.picked(asked.prompt, await self.picked(asked))
            await self.bot.table.play(
                loaded, asked.prompt.seat, action, user=click.user, interaction=click.interaction.id
            )
            self.bot.store.drafts.drop(click.game, asked.prompt.seat, asked.ticks)
        await self.bot.play.show_seat(click.interaction, click.game, click.words, replace=click.private)


async def setup(bot: Any) -> None:
    await bot.add_cog(Picking(bot))
