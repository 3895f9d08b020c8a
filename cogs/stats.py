"""/stats and /leaderboard: figures of this server's finished games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands
from msgspec import Struct

from cogs.clicks import Answering, say
from cogs.faces import Face
from cogs.titles import title_of
from cogs.translation import Word, said
from db.games import GameRow
from rules.core import Outcome
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom

PLACES = 15
MEDALS = ("🥇", "🥈", "🥉")


class Tally(Struct):
    """One player at one game."""

    user: int
    game: str
    played: int = 0
    won: int = 0
    best: int | None = None


def tallies(rows: Iterable[GameRow], faces: Mapping[str, Face]) -> list[Tally]:
    """Androids and what does not count (practice, training) left out; most won first, then the best score."""
    found: dict[tuple[int, str], Tally] = {}
    for row in rows:
        face = faces.get(row.game)
        if row.outcome is None or face is None or not face.counts(row):
            continue
        outcome = msgspec.json.decode(row.outcome, type=Outcome)
        for seat in row.seats:
            if seat.user is not None and not seat.android:
                one = found.setdefault((seat.user, row.game), Tally(seat.user, row.game))
                _count(one, outcome, seat.seat)
    return sorted(found.values(), key=lambda one: (-one.won, -_score(one), one.played, one.user))


def _count(one: Tally, outcome: Outcome, seat: int) -> None:
    one.played += 1
    one.won += seat in outcome.winners
    score = outcome.scores[seat] if seat < len(outcome.scores) else None
    if score is not None and (one.best is None or score > one.best):
        one.best = score


def _score(one: Tally) -> float:
    return float("-inf") if one.best is None else one.best


class Stats(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot

    @app_commands.command(name=said("command-stats"), description=said("describe-stats"))
    @app_commands.rename(player=said("option-name-player"))
    @app_commands.describe(player=said("describe-option-whose"))
    async def stats(self, interaction: discord.Interaction[Any], player: discord.User | None = None) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            who = player or interaction.user
            rows = await self.bot.store.games.finished(interaction.guild_id or 0)
            lines = [
                speech("stats-line", game=title_of(one.game, speech), figures=figures(one, speech))
                for one in tallies(rows, self.bot.table.faces)
                if one.user == who.id
            ]
            title = speech("stats-title", who=who.mention)
            await say(interaction, "\n".join([title, *(lines or [speech("stats-none")])]))

    @app_commands.command(name=said("command-leaderboard"), description=said("describe-leaderboard"))
    @app_commands.rename(game=said("option-name-game"))
    @app_commands.describe(game=said("describe-option-game"))
    async def leaderboard(self, interaction: discord.Interaction[Any], game: Word | None = None) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            rows = await self.bot.store.games.finished(interaction.guild_id or 0, game)
            text = "\n".join(board(tallies(rows, self.bot.table.faces), speech))
            await say(interaction, text or speech("leaderboard-none"))

    @leaderboard.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        speech = await self.bot.words_for(interaction)
        titles = {key: title_of(key, speech) for key in self.bot.table.faces}
        return [
            app_commands.Choice(name=title, value=key)
            for key, title in titles.items()
            if current.lower() in title.lower()
        ]


def board(found: list[Tally], speech: Words) -> list[str]:
    """A list for every game that has been played here."""
    lines: list[str] = []
    for game in dict.fromkeys(one.game for one in found):
        lines.append(f"### {title_of(game, speech)}")
        for place, one in enumerate([one for one in found if one.game == game][:PLACES]):
            mark = MEDALS[place] if place < len(MEDALS) else f"{place + 1}."
            lines.append(f"{mark} <@{one.user}> — {figures(one, speech)}")
    return lines


def figures(one: Tally, speech: Words) -> str:
    text = speech("stats-played", count=one.played) + ", " + speech("stats-won", count=one.won)
    return text if one.best is None else text + ", " + speech("stats-best", score=one.best)


async def setup(bot: Any) -> None:
    await bot.add_cog(Stats(bot))
