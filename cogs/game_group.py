"""/xia, /captains and their like: open a table, look around, weigh the odds, play a whole turn in one line.

The commands are made from what the game's face offers; a game's cog adds what only that game has. Their words
are `command-<word>-open`, `describe-<word>-open` and so on.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import opening
from cogs.game_commands import GameCommands, Suggestions
from cogs.opening import Command
from cogs.translation import Line, Word, said
from rules.core import phrase

if TYPE_CHECKING:
    from bot import Wardroom

Suggest = Callable[[discord.Interaction[Any], str], Awaitable[Suggestions]]


class GameGroup(commands.GroupCog):
    def __init__(self, bot: Wardroom, key: str, word: str) -> None:
        self.bot = bot
        face = bot.table.faces[key]
        face.bot = bot
        self.game = GameCommands(bot, face)
        assert self.app_command is not None
        for command in made(self.game, word):
            self.app_command.add_command(command)


def made(game: GameCommands, word: str) -> Iterator[Command]:
    """What this game can do."""
    yield opening.command(game, f"command-{word}-open", f"describe-{word}-open")
    if game.face.mine:
        yield looking(game, word)
    if game.face.example:
        yield turning(game, word)
    if game.face.odds is not None:
        yield weighing(game, word)


def looking(game: GameCommands, word: str) -> Command:
    @app_commands.rename(what=said("option-name-what"))
    @app_commands.describe(what=said("describe-option-what"))
    async def look(interaction: discord.Interaction[Any], what: Word = game.face.mine) -> None:
        await game.look(interaction, what)

    return suggesting(named(look, word), "what", game.suggest_looks)


def turning(game: GameCommands, word: str) -> Command:
    @app_commands.rename(moves=said("option-name-moves"))
    @app_commands.describe(moves=said("describe-option-moves", example=phrase(game.face.example)))
    async def turn(interaction: discord.Interaction[Any], moves: Line) -> None:
        await game.turn(interaction, moves)

    return suggesting(named(turn, word), "moves", game.suggest_moves)


def weighing(game: GameCommands, word: str) -> Command:
    @app_commands.rename(move=said("option-name-move"))
    @app_commands.describe(move=said("describe-option-move"))
    async def odds(interaction: discord.Interaction[Any], move: Line | None = None) -> None:
        await game.weigh(interaction, move)

    return suggesting(named(odds, word), "move", game.suggest_risks)


def named(callback: Any, word: str) -> Command:
    key = f"{word}-{callback.__name__}"
    return app_commands.Command(
        name=said(f"command-{key}"), description=said(f"describe-{key}"), callback=callback
    )


def suggesting(command: Command, option: str, suggest: Suggest) -> Command:
    @command.autocomplete(option)
    async def suggestions(interaction: discord.Interaction[Any], current: str) -> Suggestions:
        return await suggest(interaction, current)

    return command
