"""/rules: find a rule by its words or its number, in both languages; the index is filled from docs/rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import guide
from cogs.clicks import Answering, Click, show_panel
from cogs.command_tree import everywhere
from cogs.components import bar, button
from cogs.faces import Panel
from cogs.translation import Word, said
from db.library import Library, Passage
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom

DOCS = Path(__file__).parent.parent / "docs" / "rules"
PAGE = 5
MOST = 25
LONGEST_QUERY = 60
RULE = re.compile(r"- ([A-Z]{2,3}-\d{3}): (.+)")
ASIDE = re.compile(r"\s*\((?:partly )?from public sources[^)]*\)")


def passages(folder: Path = DOCS) -> Iterator[Passage]:
    """Every line of every checklist. A game without a Russian text is found by its English one."""
    for path in sorted(folder.glob("*.md")):
        yield from _lines(path, path.stem, "en")
        russian = folder / "ru" / path.name
        if russian.exists():
            yield from _lines(russian, path.stem, "ru")


def _lines(path: Path, game: str, language: str) -> Iterator[Passage]:
    section = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ").strip()
        elif match := RULE.fullmatch(line):
            yield Passage(game, match[1], language, section, ASIDE.sub("", match[2]))


async def search(library: Library, query: str, game: str | None) -> list[Passage]:
    """In the language of the question, whatever the reader's own is."""
    asked = "ru" if re.search("[а-яё]", query.lower()) else "en"
    return await library.find(query, asked, game, MOST)


async def translated(library: Library, passage: Passage, language: str) -> Passage:
    """The same rule as the reader reads it, where there is a text in that language."""
    if passage.language == language:
        return passage
    return await library.rule(passage.rule, language) or passage


class Rulebook(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        bot.verbs.update(rules=self.more)

    async def cog_load(self) -> None:
        await self.bot.store.library.fill(passages())

    @everywhere
    @app_commands.command(name=said("command-rules"), description=said("describe-rules"))
    @app_commands.rename(query=said("option-name-words"), game=said("option-name-game"))
    @app_commands.describe(query=said("describe-option-words"), game=said("describe-option-game"))
    async def rules(
        self,
        interaction: discord.Interaction[Any],
        query: app_commands.Range[str, 1, 200],
        game: Word | None = None,
    ) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            game = game or await self._game_here(interaction)
            await show_panel(interaction, await self.page(query, game, 0, speech), replace=False)

    @rules.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        speech = await self.bot.words_for(interaction)
        titles = {path.stem: speech(f"rulebook-{path.stem.replace('_', '-')}") for path in DOCS.glob("*.md")}
        return [
            app_commands.Choice(name=title, value=key)
            for key, title in sorted(titles.items())
            if current.lower() in title.lower()
        ]

    async def _game_here(self, interaction: discord.Interaction[Any]) -> str | None:
        row = await self.bot.store.games.in_thread(interaction.channel_id or 0)
        return row.game if row else None

    async def more(self, click: Click) -> None:
        offset, game, query = click.rest.split(".", 2)
        panel = await self.page(query, game if game != "-" else None, int(offset), click.words)
        await click.panel(panel)

    async def page(self, query: str, game: str | None, offset: int, speech: Words) -> Panel:
        found = await search(self.bot.store.library, query, game)
        if not found:
            key = "rules-none" if game is None else "rules-none-in-game"
            title = speech(f"rulebook-{(game or '').replace('_', '-')}")
            return Panel([discord.ui.TextDisplay(speech(key, words=query[:100], game=title))], {})
        shown = found[offset : offset + PAGE]
        if not shown:
            raise IndexError(offset)
        shown = [await translated(self.bot.store.library, passage, speech.lang) for passage in shown]
        items: list[Any] = [discord.ui.TextDisplay(entry(passage)) for passage in shown]
        buttons = _turning(query, game, offset, len(found), speech)
        if buttons:
            items.append(buttons)
        return Panel(items, {})

    @everywhere
    @app_commands.command(name=said("command-help"), description=said("describe-help"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            await show_panel(interaction, await guide.panel(self.bot, interaction, speech), replace=False)


def entry(passage: Passage) -> str:
    return f"**{passage.rule}** · {passage.section}\n{passage.text}"[:780]


def _turning(
    query: str, game: str | None, offset: int, found: int, speech: Words
) -> discord.ui.ActionRow[Any] | None:
    buttons = []
    for place, key in ((offset - PAGE, "rules-before"), (offset + PAGE, "rules-more")):
        if 0 <= place < found:
            custom_id = f"w:rules:0:{place}.{game or '-'}.{query[:LONGEST_QUERY]}"
            buttons.append(button(speech(key, left=found - place), custom_id))
    return bar(*buttons) if buttons else None


async def setup(bot: Any) -> None:
    await bot.add_cog(Rulebook(bot))
