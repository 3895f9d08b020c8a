"""/rules: find a rule by its words or its number, in both languages; the index is filled from docs/rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs import guide, menus, pages
from cogs.clicks import Answering, Click, show_panel
from cogs.command_tree import everywhere
from cogs.components import text
from cogs.faces import Panel
from cogs.menus import Place
from cogs.titles import offered
from cogs.translation import Word, said
from db.library import Library, Passage
from rules.core.data import guests
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom

DOCS = Path(__file__).parent.parent / "docs" / "rules"
MOST = 25
LONGEST_QUERY = 60
RULE = re.compile(r"- ([A-Z]{2,3}-\d{3}): (.+)")
ASIDE = re.compile(r"\s*\((?:partly )?from public sources[^)]*\)")


def checklists(folder: Path = DOCS) -> list[Path]:
    homes = [folder, *(guest.folder / "docs" for guest in guests().values())]
    return [path for home in homes for path in sorted(home.glob("*.md"))]


def passages(folder: Path = DOCS) -> Iterator[Passage]:
    """Every line of every checklist. A game without a Russian text is found by its English one."""
    for path in checklists(folder):
        yield from _lines(path, path.stem, "en")
        russian = path.parent / "ru" / path.name
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
        bot.verbs.update(rules=self.more, read=self.read)

    async def cog_load(self) -> None:
        await self.bot.store.library.fill(passages())

    @everywhere
    @app_commands.command(name=said("command-rules"), description=said("describe-rules"))
    @app_commands.rename(query=said("option-name-words"), game=said("option-name-game"))
    @app_commands.describe(query=said("describe-option-words"), game=said("describe-option-game"))
    async def rules(
        self,
        interaction: discord.Interaction[Any],
        query: app_commands.Range[str, 1, 200] | None = None,
        game: Word | None = None,
    ) -> None:
        """Without words to look for it is the rulebook itself, from its table of contents."""
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            game = game or await self._game_here(interaction)
            if query is None:
                panel = await self._open(Place(game or next(iter(titles(speech)))), speech)
            else:
                panel = await self.page(query, game, 0, speech)
            await show_panel(interaction, panel, replace=False)

    @rules.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        speech = await self.bot.words_for(interaction)
        return offered(titles(speech), current)

    async def _game_here(self, interaction: discord.Interaction[Any]) -> str | None:
        row = await self.bot.store.games.in_thread(interaction.channel_id or 0)
        return row.game if row else None

    async def more(self, click: Click) -> None:
        page, game, query = click.rest.split(".", 2)
        await click.panel(await self.page(query, game if game != "-" else None, int(page), click.words))

    async def page(self, query: str, game: str | None, page: int, speech: Words) -> Panel:
        """What was found, page by page."""
        library = self.bot.store.library
        card = await self._component(query, game, speech) if page == 0 else None
        found = await search(library, query, game)
        if not found and card is not None:
            return card
        if not found:
            key = "rules-none" if game is None else "rules-none-in-game"
            title = speech(f"rulebook-{(game or '').replace('_', '-')}")
            return Panel([text(speech(key, words=query[:100], game=title))], {})
        read = [entry(await translated(library, passage, speech.lang)) for passage in found]
        head = f"{game or '-'}.{query[:LONGEST_QUERY]}"
        prose = pages.panel("", pages.split(read), page, lambda to: f"w:rules:0:{to}.{head}")
        if card is None:
            return prose
        return Panel([*card.items, *prose.items], {**card.files, **prose.files})

    async def _component(self, query: str, game: str | None, speech: Words) -> Panel | None:
        """The card of that name, if a game has one."""
        faces = self.bot.table.faces
        for face in [faces[game]] if game is not None and game in faces else faces.values():
            if (card := await face.component(self.bot.table, query, speech)) is not None:
                return card
        return None

    async def read(self, click: Click) -> None:
        await click.panel(await self._open(menus.place(click.rest, click.values), click.words))

    async def _open(self, here: Place, speech: Words) -> Panel:
        """A rulebook: the books as tabs, the chapters as a menu, the chosen one as prose."""
        books, library = titles(speech), self.bot.store.library
        if here.tab not in books:
            raise ValueError(here.tab)
        language = speech.lang if await library.sections(here.tab, speech.lang) else "en"
        sections = await library.sections(here.tab, language)
        entries = {
            str(number): (name, speech("rules-chapter", count=count))
            for number, (name, count) in enumerate(sections.items())
        }
        detail: list[Any] = [text(f"### {books[here.tab]}\n{speech('rules-contents')}")]
        if here.chosen:
            name = list(sections)[int(here.chosen)]
            rules = await library.section(here.tab, language, name)
            prose = pages.split([f"**{passage.rule}** · {passage.text}" for passage in rules])
            detail = pages.items(name, prose, here.leaf, lambda to: f"w:read:0:{replace(here, leaf=to)}")
        placeholder = speech("rules-chapters")
        return Panel(menus.panel("read", 0, here, books, entries, placeholder, detail), {})

    @everywhere
    @app_commands.command(name=said("command-help"), description=said("describe-help"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            await show_panel(interaction, await guide.panel(self.bot, interaction, speech), replace=False)


def entry(passage: Passage) -> str:
    return f"**{passage.rule}** · {passage.section}\n{passage.text}"


def titles(speech: Words) -> dict[str, str]:
    """The rulebooks there are, by game."""
    found = [path.stem for path in checklists()]
    return {stem: speech(f"rulebook-{stem.replace('_', '-')}") for stem in found}


async def setup(bot: Any) -> None:
    await bot.add_cog(Rulebook(bot))
