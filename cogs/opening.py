"""The command that opens a table of one game, its options made from what the game offers there."""

from __future__ import annotations

from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Any, get_type_hints

import discord
from discord import app_commands
from msgspec import Struct

from cogs import options
from cogs.translation import Word, choices, said

if TYPE_CHECKING:
    from cogs.game_commands import GameCommands, Suggestions

Command = app_commands.Command[Any, ..., None]


class Offered(Struct, frozen=True):
    """An option of the command: `option-name-…` and `describe-option-…` are its words."""

    name: str
    sets: tuple[str, ...] = ()
    """The options of the rules that it sets, if not the one of its own name."""
    typed: bool = False
    """Suggested while one types; otherwise it is a list of Discord's."""

    @property
    def fields(self) -> tuple[str, ...]:
        return self.sets or (self.name,)

    @property
    def key(self) -> str:
        return self.name.replace("_", "-")


class Opening(Struct, frozen=True):
    offered: tuple[Offered, ...] = ()
    unknown: str = "lobby-no-such-option"
    """What somebody is told who asks for what there is not."""

    def chosen(self, given: dict[str, Any]) -> dict[str, str]:
        """Options of the rules, as they are typed; what was left out is as usual."""
        set_to = {field: given.get(each.name) for each in self.offered for field in each.fields}
        return {field: str(value) for field, value in set_to.items() if value is not None}


def command(game: GameCommands, name: str, description: str) -> Command:
    """By the keys of its name and its description."""
    offered, kind = game.face.opening.offered, game.face.rules.options

    async def open(interaction: discord.Interaction[Any], **given: Any) -> None:
        await game.open(interaction, given)

    asked = [Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD)]
    asked += [
        Parameter(each.name, Parameter.KEYWORD_ONLY, default=None, annotation=_annotation(each, kind))
        for each in offered
    ]
    open.__signature__ = Signature(asked)  # type: ignore[attr-defined]  # what discord.py reads options from
    listed = {each.name: options.keys(game.face.key, kind, each.fields[0]) for each in _listed(offered, kind)}
    app_commands.rename(**{each.name: said(f"option-name-{each.key}") for each in offered})(open)
    app_commands.describe(**{each.name: said(f"describe-option-{each.key}") for each in offered})(open)
    app_commands.choices(**{each: choices(keys) for each, keys in listed.items()})(open)
    callback: Any = open
    made: Command = app_commands.Command(name=said(name), description=said(description), callback=callback)
    for each in offered:
        if each.typed:
            _suggest(made, each, game)
    return made


def _annotation(each: Offered, kind: type[Struct]) -> Any:
    if get_type_hints(kind)[each.fields[0]] is bool:
        return bool | None
    return Word | None if each.typed else str | None


def _listed(offered: tuple[Offered, ...], kind: type[Struct]) -> list[Offered]:
    hints = get_type_hints(kind)
    return [each for each in offered if not each.typed and hints[each.fields[0]] is not bool]


def _suggest(made: Command, each: Offered, game: GameCommands) -> None:
    @made.autocomplete(each.name)
    async def suggest(interaction: discord.Interaction[Any], current: str) -> Suggestions:
        return await game.suggest_options(interaction, each.fields[0], current)
