"""/captains: open a table, look around, and play a whole turn in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs import options, prompts
from cogs.clicks import Answering, Click, show_panel
from cogs.components import text
from cogs.play import seat_panel
from cogs.prompts import NotYours
from cogs.starship_captains import look, story, whole_turn
from cogs.starship_captains.face import face
from cogs.table import Loaded, NoGame
from cogs.translation import said
from db.games import GameRow
from rules.core import Choice, IllegalMove, notation
from rules.starship_captains.state import Ask, Options
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom

SUGGESTIONS = 25
LABEL = 100


class Captains(
    commands.GroupCog, group_name=said("command-captains"), group_description=said("describe-captains")
):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        face.bot = bot
        look.Looking(bot)
        bot.verbs.update(sc_ask=self.standing_order)

    @app_commands.command(name=said("command-captains-open"), description=said("describe-captains-open"))
    @app_commands.rename(tech_side=said("option-name-tech-side"), passenger=said("option-name-passenger"))
    @app_commands.describe(
        tech_side=said("describe-option-tech-side"), passenger=said("describe-option-passenger")
    )
    @app_commands.guild_only()
    async def open(
        self,
        interaction: discord.Interaction[Any],
        tech_side: Literal["A", "B", "random"] | None = None,
        passenger: str | None = None,
    ) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            given = {"tech_side": tech_side, "passenger": passenger}
            try:
                chosen = msgspec.convert({k: v for k, v in given.items() if v is not None}, Options)
            except msgspec.ValidationError:
                raise IllegalMove("sc-no-such-passenger") from None
            await self.bot.lobby.open(interaction, face.key, chosen)

    @open.autocomplete("passenger")
    async def _passengers(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        speech = await self.bot.words_for(interaction)
        named = {
            value: speech(options.key(face.key, "passenger", value))
            for value in options.values(Options, "passenger")
        }
        return _matching(named, current)

    @app_commands.command(name=said("command-captains-look"), description=said("describe-captains-look"))
    @app_commands.rename(what=said("option-name-what"))
    @app_commands.describe(what=said("describe-option-what"))
    @app_commands.guild_only()
    async def look(self, interaction: discord.Interaction[Any], what: str = look.MINE) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            loaded = await self._table(interaction)
            seat = loaded.row.seat_of(interaction.user.id)
            if what != look.MINE and not look.known(look.view_of(loaded, seat), what):
                raise IllegalMove("sc-look-nothing")
            panel = await look.panel(self.bot.table, loaded, seat, what, speech)
            await show_panel(interaction, panel, replace=False)

    @look.autocomplete("what")
    async def _looks(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        speech = await self.bot.words_for(interaction)
        try:
            row = (await self._table(interaction)).row
        except NoGame:
            return []
        looks = [*look.SHARED, *(f"ship.{seat.seat}" for seat in row.seats)]
        return _matching({what: look.title(what, speech, row.names()) for what in looks}, current)

    # A whole turn in one line.

    @app_commands.command(name=said("command-captains-turn"), description=said("describe-captains-turn"))
    @app_commands.rename(moves=said("option-name-moves"))
    @app_commands.describe(moves=said("describe-option-moves"))
    @app_commands.guild_only()
    async def turn(self, interaction: discord.Interaction[Any], moves: str) -> None:
        speech = await self.bot.words_for(interaction)
        async with Answering(interaction, speech):
            game = (await self._row(interaction)).id
            async with self.bot.table.turn(game) as loaded:
                if await self.bot.store.log.seen(interaction.id):
                    return
                seat = _seat(loaded, interaction.user.id)
                head = await self._play(loaded, seat, whole_turn.split(moves), interaction, speech)
            panel = await seat_panel(self.bot, loaded, seat, speech)
            panel.items.insert(0, text(head))
            await show_panel(interaction, panel, replace=False)

    async def _play(
        self,
        loaded: Loaded,
        seat: int,
        parts: list[str],
        interaction: discord.Interaction[Any],
        speech: Words,
    ) -> str:
        """Tried on a copy, then played move by move; what a reveal made impossible is left out and said."""
        if not parts:
            raise IllegalMove("sc-turn-empty")
        if whole_turn.asked(loaded, loaded.state, seat) is None:
            raise self._not_now(loaded)
        trial = whole_turn.rehearse(loaded, seat, parts)
        if trial.trouble is not None:
            why = speech(trial.trouble.key, loaded.names, **trial.trouble.args_for_words)
            number = len(trial.done) + 1
            raise IllegalMove("sc-turn-refused", move=parts[number - 1], number=number, why=why)
        played: list[str] = []
        why = ""
        for part in parts:
            try:
                prompt = whole_turn.asked(loaded, loaded.state, seat)
                if prompt is None:
                    raise IllegalMove("sc-turn-too-long")
                action = whole_turn.find(prompt, part, loaded.rules.actions)
                key = interaction.id if not played else None
                events = await self.bot.table.play(
                    loaded, seat, action, user=interaction.user.id, interaction=key
                )
            except IllegalMove as problem:
                why = speech(problem.key, loaded.names, **problem.args_for_words)
                break
            played.append(_said(loaded, next(c for c in prompt.choices if c.action == action), speech))
            if story.ends_turn(events, f"#{seat}") and len(played) < len(parts):
                why = speech("sc-turn-too-long")
                break
        done = speech("sc-turn-played", chain=" ▸ ".join(played))
        if not why:
            return done
        left = f"{whole_turn.BETWEEN} ".join(parts[len(played) :])
        return f"{done}\n{speech('sc-turn-stopped', left=left, why=why)}"

    def _not_now(self, loaded: Loaded) -> Exception:
        now = loaded.prompts()
        if not now:
            return IllegalMove("sc-illegal-over")
        who = loaded.names[now[0].seat]
        return IllegalMove("sc-illegal-not-your-turn", rule="SC-407", player=who)

    @turn.autocomplete("moves")
    async def _moves(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        speech = await self.bot.words_for(interaction)
        try:
            loaded = await self._table(interaction)
            seat = _seat(loaded, interaction.user.id)
        except (NoGame, NotYours):
            return []
        if loaded.row.status != "running" or whole_turn.asked(loaded, loaded.state, seat) is None:
            return []
        return suggestions(loaded, seat, current, speech)

    # What commands and buttons share.

    async def _row(self, interaction: discord.Interaction[Any]) -> GameRow:
        row = await self.bot.lobby.find(interaction, None)
        if row.game != face.key:
            raise NoGame(row.id)
        return row

    async def _table(self, interaction: discord.Interaction[Any]) -> Loaded:
        return await self.bot.table.load((await self._row(interaction)).id)

    async def standing_order(self, click: Click) -> None:
        """Ask before every gain, or only where declining can be of use."""
        every = {"on": True, "off": False}.get(click.rest)
        async with self.bot.table.turn(click.game) as loaded:
            if every is None or loaded.row.game != face.key:
                raise ValueError(click.rest)
            seat = _seat(loaded, click.user)
            if look.view_of(loaded, seat).ships[seat].ask_all != every:
                await self.bot.table.play(
                    loaded, seat, Ask(every), user=click.user, interaction=click.interaction.id
                )
        panel = await seat_panel(self.bot, loaded, seat, click.words)
        panel.items.insert(0, text(click.words("sc-asks-all" if every else "sc-asks-little")))
        await click.panel(panel)


def suggestions(loaded: Loaded, seat: int, current: str, speech: Words) -> list[app_commands.Choice[str]]:
    """The line so far with each move that may come next; none beyond what is still hidden."""
    typed = [" ".join(part.split()) for part in current.split(whole_turn.BETWEEN)]
    begun, last = [part for part in typed[:-1] if part], typed[-1]
    trial = whole_turn.rehearse(loaded, seat, begun)
    if trial.trouble is not None:
        return []
    found: list[tuple[list[str], list[Choice]]] = []
    if last:
        whole = whole_turn.rehearse(loaded, seat, [*begun, last])
        if whole.trouble is None and len(whole.done) == len(begun) + 1:
            found.append(([*begun, last], whole.done))
            found += [([*begun, last, text], done) for text, done in _onward(whole, "", speech, loaded)]
    elif begun:
        found.append((begun, trial.done))
    found += [([*begun, text], done) for text, done in _onward(trial, last, speech, loaded)]
    choices: dict[str, str] = {}
    for parts, done in found:
        line = _line(loaded, seat, parts)
        if len(line) <= whole_turn.LONGEST:
            choices.setdefault(line, _chain([_said(loaded, choice, speech) for choice in done]))
    return [app_commands.Choice(name=name, value=line) for line, name in choices.items()][:SUGGESTIONS]


def _onward(
    trial: whole_turn.Trial, typed: str, speech: Words, loaded: Loaded
) -> list[tuple[str, list[Choice]]]:
    """Moves after a trial that what was typed may become, by their notation or by their words."""
    if trial.open is None:
        return []
    found = []
    for choice in trial.open.choices:
        text = notation.write(choice.action)
        if whole_turn.fits(typed, text) or typed.lower() in _said(loaded, choice, speech).lower():
            found.append((text, [*trial.done, choice]))
    return found


def _line(loaded: Loaded, seat: int, parts: list[str]) -> str:
    """In full where that fits, else with every move cut short."""
    line = f"{whole_turn.BETWEEN} ".join(parts)
    return line if len(line) <= whole_turn.LONGEST else whole_turn.written(loaded, seat, parts)


def _said(loaded: Loaded, choice: Choice, speech: Words) -> str:
    return prompts.label(loaded, speech, choice.label, choice.args)


def _chain(said: list[str]) -> str:
    """The moves as they read; the first give way where it gets too long."""
    chain = " ▸ ".join(said)
    while len(chain) > LABEL and len(said) > 1:
        said = said[1:]
        chain = "… ▸ " + " ▸ ".join(said)
    return chain[:LABEL]


def _seat(loaded: Loaded, user: int) -> int:
    seat = loaded.row.seat_of(user)
    if seat is None:
        raise NotYours(str(loaded.row.id))
    return seat


def _matching(named: dict[str, str], current: str) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=name[:LABEL], value=value)
        for value, name in named.items()
        if current.lower() in name.lower()
    ][:SUGGESTIONS]


async def setup(bot: Any) -> None:
    await bot.add_cog(Captains(bot))
