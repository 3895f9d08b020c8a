"""All answers of one question on a private panel: page by page, found by a word, several of them ticked.

What is ticked is kept in the store as a draft of the decision until it is handed in; the decision's stamp is
in every id, so a panel of yesterday's question cannot answer today's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from cogs import menus, prompts
from cogs.clicks import Click, ask, form_values
from cogs.components import GOOD, PRIMARY, bar, button, select, text
from cogs.faces import Panel
from cogs.play import kindly
from cogs.prompts import Menu
from rules.core import IllegalMove, Prompt
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom
    from cogs.table import Loaded

FIELD = "word"
LONGEST = 60
"""Characters of a word to look for."""
FOUND = prompts.MENUS * menus.SIZE
"""Answers shown of those in which a word stands."""
CHOSEN = 1500
"""Characters of the list of what is ticked."""


def matter(loaded: Loaded, prompt: Prompt) -> str:
    """What ticks are kept under; it ends with the decision."""
    return f"ticks.{prompts.stamp(loaded, prompt)}"


def found(loaded: Loaded, prompt: Prompt, words: Words, word: str) -> list[int]:
    """Choices in whose label or hint the word stands."""
    wanted = word.casefold().strip()
    return [
        index
        for index, choice in enumerate(prompt.choices)
        if any(
            wanted in words(key, seats=loaded.names, **choice.args).casefold()
            for key in (choice.label, choice.hint)
            if key
        )
    ]


def panel(
    loaded: Loaded,
    prompt: Prompt,
    words: Words,
    page: int,
    ticks: Sequence[int] = (),
    word: str | None = None,
) -> Panel:
    """A page of the answers, or those in which a word stands."""
    shown: list[Any] = [text(prompts.question(loaded, prompt, words), 800)]
    leaves = prompts.pages(prompts.arranged(prompt), prompts.ROWS)
    page = menus.clamped(page, len(leaves))
    if word is not None:
        hits = found(loaded, prompt, words, word)
        shown.append(text(_hits(words, word[:LONGEST], len(hits))))
        leaves, page = [_menus(hits[:FOUND])], 0
    if prompts.ticked(prompt):
        shown.append(text(_tally(loaded, prompt, words, ticks), CHOSEN))
        shown += [_ticking(loaded, prompt, words, page, menu, ticks) for menu in leaves[page]]
    elif word is not None:
        shown += prompts.menu_rows(loaded, prompt, words, leaves[page], prompts.tail(loaded, prompt))
    else:
        shown += prompts.components(loaded, prompt, words, page=page)
    return Panel([*shown, *_below(loaded, prompt, words, page, len(leaves), ticks, word)], {})


def _hits(words: Words, word: str, count: int) -> str:
    if not count:
        return words("prompt-found-none", word=word)
    return words("prompt-found", word=word, shown=min(count, FOUND), count=count)


def _menus(indices: Sequence[int]) -> tuple[Menu, ...]:
    parts = menus.parts(indices)
    return tuple(Menu(None, tuple(part), (number, len(parts))) for number, part in enumerate(parts))


def _tally(loaded: Loaded, prompt: Prompt, words: Words, ticks: Sequence[int]) -> str:
    """How many are chosen, which, and what is still wrong with that."""
    low, high = prompt.many or (1, 1)
    lines = [words("prompt-tally", count=len(ticks), low=low, high=high)]
    if len(ticks) > high:
        lines[0] += " " + words("prompt-too-many", count=len(ticks) - high)
    lines += [f"- {_label(loaded, prompt, words, index)}" for index in ticks]
    return "\n".join(lines)


def _label(loaded: Loaded, prompt: Prompt, words: Words, index: int) -> str:
    return prompts.label(loaded, words, prompt.choices[index].label, prompt.choices[index].args)


def _ticking(
    loaded: Loaded, prompt: Prompt, words: Words, page: int, menu: Menu, ticks: Sequence[int]
) -> discord.ui.ActionRow[Any]:
    """A menu that shows what is ticked in it."""
    options = [
        prompts.entry(loaded, prompt.choices[index], words, index, index in ticks) for index in menu.indices
    ]
    custom_id = f"s:tick:{prompts.tail(loaded, prompt)}.{page}.{menu.indices[0]}"
    named = prompts.placeholder(loaded, prompt, words, menu)
    return select(custom_id, named, options, 0, len(options))


def _below(
    loaded: Loaded,
    prompt: Prompt,
    words: Words,
    page: int,
    count: int,
    ticks: Sequence[int],
    word: str | None,
) -> list[Any]:
    ids = prompts.tail(loaded, prompt)
    rows: list[Any] = []
    if prompts.ticked(prompt):
        low, high = prompt.many or (1, 1)
        turning = menus.turning(page, count, lambda to: f"w:leaf:{ids}.{to}")
        rows += [bar(*turning)] if turning else []
        enough = low <= len(ticks) <= high
        done = words("prompt-done", count=len(ticks))
        rows.append(
            bar(
                button(done, f"w:hand_in:{ids}", PRIMARY, disabled=not enough),
                button(words("prompt-clear"), f"w:untick:{ids}", disabled=not ticks),
            )
        )
    last = [button(words("button-my-seat"), f"w:seat:{loaded.row.id}:", GOOD)]
    if len(prompt.choices) > menus.SIZE:
        last.append(button(words("prompt-find"), f"w:find:{ids}"))
    if word is not None:
        last.append(button(words("prompt-all"), f"w:leaf:{ids}.0"))
    return [*rows, bar(*last)]


class Picking(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        verbs = (self.leaf, self.tick, self.untick, self.hand_in, self.find)
        bot.verbs.update({verb.__name__: kindly(verb) for verb in verbs})

    async def leaf(self, click: Click) -> None:
        loaded = await self.bot.table.load(click.game)
        prompt, (page,) = prompts.found(loaded, click.user, click.rest)
        await self._show(click, loaded, prompt, int(page))

    async def tick(self, click: Click) -> None:
        """What one menu says now takes the place of what it said before; other menus keep theirs."""
        loaded = await self.bot.table.load(click.game)
        prompt, (page, _) = prompts.found(loaded, click.user, click.rest)
        numbers = {int(value) for value in click.values}
        if not prompts.ticked(prompt) or not numbers <= set(range(len(prompt.choices))):
            raise ValueError(click.rest)
        before = await self._ticks(loaded, prompt)
        ticks = sorted((set(before) - {int(value) for value in click.offered}) | numbers)
        said = tuple(map(str, ticks))
        self.bot.store.drafts.keep(loaded.row.id, prompt.seat, matter(loaded, prompt), said)
        await self._show(click, loaded, prompt, int(page))

    async def untick(self, click: Click) -> None:
        loaded = await self.bot.table.load(click.game)
        prompt, _ = prompts.found(loaded, click.user, click.rest)
        self.bot.store.drafts.drop(loaded.row.id, prompt.seat, matter(loaded, prompt))
        await self._show(click, loaded, prompt, 0)

    async def hand_in(self, click: Click) -> None:
        async with self.bot.table.turn(click.game) as loaded:
            if await self.bot.store.log.seen(click.interaction.id):
                return
            prompt, _ = prompts.found(loaded, click.user, click.rest)
            ticks = await self._ticks(loaded, prompt)
            low, high = prompt.many or (1, 1)
            if not prompts.ticked(prompt):
                raise ValueError(click.rest)
            if not low <= len(ticks) <= high:
                raise IllegalMove("prompt-not-so-many", count=len(ticks), low=low, high=high)
            kept = matter(loaded, prompt)
            action = prompts.picked(prompt, ticks)
            await self.bot.table.play(
                loaded, prompt.seat, action, user=click.user, interaction=click.interaction.id
            )
            self.bot.store.drafts.drop(loaded.row.id, prompt.seat, kept)
        await self.bot.play.show_seat(click.interaction, click.game, click.words, replace=click.private)

    async def find(self, click: Click) -> None:
        """The button opens a form; the form, sent, shows what was found."""
        loaded = await self.bot.table.load(click.game)
        prompt, _ = prompts.found(loaded, click.user, click.rest)
        typed = form_values(click.interaction)
        if FIELD in typed:
            await self._show(click, loaded, prompt, 0, typed[FIELD][:LONGEST])
            return
        title, hint = click.words("prompt-find-title"), click.words("prompt-find-word")
        await ask(click.interaction, f"m:find:{click.game}:{click.rest}", title, {FIELD: hint}, LONGEST)

    async def _ticks(self, loaded: Loaded, prompt: Prompt) -> list[int]:
        said = await self.bot.store.drafts.get(loaded.row.id, prompt.seat, matter(loaded, prompt))
        return [int(each) for each in said if int(each) < len(prompt.choices)]

    async def _show(
        self, click: Click, loaded: Loaded, prompt: Prompt, page: int, word: str | None = None
    ) -> None:
        ticks = await self._ticks(loaded, prompt)
        await click.panel(panel(loaded, prompt, click.words, page, ticks, word))


async def setup(bot: Any) -> None:
    await bot.add_cog(Picking(bot))
