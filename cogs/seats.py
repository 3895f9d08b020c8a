"""The life of a table: substitutes, androids that hold a seat, a pause, and giving up."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec

import discord
from discord import app_commands
from discord.ext import commands

from cogs import pauses, send_once
from cogs.clicks import Answering, Click, post, say, show_panel
from cogs.components import DANGER, GOOD, PRIMARY, bar, button, layout, text
from cogs.faces import Panel
from cogs.play import seat_panel
from cogs.prompts import NotYours
from cogs.table import Loaded
from cogs.translation import said
from cogs.waiting import NotRunning
from db.campaigns import abandoning
from db.games import SeatRow, seat_statement
from db.people import waited_on
from db.writer import Statement
from images.speech import plain
from rules.core import IllegalMove
from words import words

if TYPE_CHECKING:
    from bot import Wardroom

P = ParamSpec("P")


class Seats(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        bot.verbs.update(take=self.take, yield_seat=self.agree_to_substitute, abandon=self.abandon)

    # A seat changes hands.

    async def offer(self, interaction: discord.Interaction[Any], player: discord.User | None) -> None:
        """One's own seat at once; somebody else's only if all others agree."""
        row = await self.bot.lobby.find(interaction, None)
        async with self.bot.table.turn(row.id) as loaded:
            own = _own(loaded, interaction.user.id)
            seat = own if player is None else loaded.row.seat_of(player.id)
            if seat is None:
                raise IllegalMove("substitute-not-seated")
            if seat == own:
                await self._offer(loaded, seat)
                await say(interaction, (await self.bot.words_for(interaction))("substitute-offered"))
                return
            if not loaded.face.replaceable(loaded, seat):
                raise IllegalMove("substitute-present", rule="SA-424")
            await self._ask(loaded, seat, interaction.user.id)
            await say(interaction, (await self.bot.words_for(interaction))("substitute-asked"))

    async def _ask(self, loaded: Loaded, seat: int, user: int) -> None:
        await self.bot.store.people.consent(loaded.row.id, f"substitute.{seat}", user)
        if not await self._still_missing(loaded, seat):
            await self._offer(loaded, seat)
            return
        speech = words(loaded.row.language)
        answer = button(speech("button-agree"), f"w:yield_seat:{loaded.row.id}:{seat}", PRIMARY)
        question = speech("substitute-question", seats=loaded.names, who=f"#{seat}")
        place = self.bot.table.broadcast.thread(loaded)
        await send_once.quietly(place, view=layout([text(question), bar(answer)]))

    async def agree_to_substitute(self, click: Click) -> None:
        async with self.bot.table.turn(click.game) as loaded:
            _own(loaded, click.user)
            seat = _seat_number(loaded, click.rest)
            await self.bot.store.people.consent(click.game, f"substitute.{seat}", click.user)
            missing = await self._still_missing(loaded, seat)
            if missing:
                await click.say("undo-agreed", missing=missing)
                return
            await self._offer(loaded, seat)
        await click.done()

    async def _still_missing(self, loaded: Loaded, seat: int) -> int:
        agreed = await self.bot.store.people.consents(loaded.row.id, f"substitute.{seat}")
        others = {s.user for s in loaded.row.seats if s.user is not None and s.seat != seat and not s.android}
        return len(others - agreed)

    async def _offer(self, loaded: Loaded, seat: int) -> None:
        held = loaded.row.seats[seat]
        held.offered = True
        await loaded.note(seat, held.user, "note-offered", seat_statement(loaded.row.id, held))
        speech = words(loaded.row.language)
        answer = button(speech("button-take-seat"), f"w:take:{loaded.row.id}:{seat}", GOOD)
        question = speech("substitute-wanted", seats=loaded.names, who=f"#{seat}")
        place = self.bot.table.broadcast.thread(loaded)
        await send_once.quietly(place, view=layout([text(question), bar(answer)]))

    async def take(self, click: Click) -> None:
        """The newcomer sits down and is told how things stand."""
        async with self.bot.table.turn(click.game) as loaded:
            seat = _seat_number(loaded, click.rest)
            held = loaded.row.seats[seat]
            if not held.offered:
                raise IllegalMove("substitute-gone")
            if loaded.row.seat_of(click.user) not in (None, seat):
                raise IllegalMove("lobby-joined-already")
            before = held.name
            newcomer = SeatRow(seat, click.user, click.interaction.user.display_name)
            loaded.row.seats[seat] = newcomer
            await loaded.note(
                seat, click.user, f"note-substitute|{before}", seat_statement(loaded.row.id, newcomer)
            )
            await self.bot.store.people.forget_consents(click.game, f"substitute.{seat}")
            panel = await seat_panel(self.bot, loaded, seat, click.words)
        panel.items.insert(0, text(click.words("substitute-briefing", before=plain(before))))
        await click.panel(panel, replace=False)
        self.bot.table.broadcast.changed(click.game)

    async def android(self, interaction: discord.Interaction[Any]) -> None:
        """An automatic player takes over one's seat, or hands it back."""
        row = await self.bot.lobby.find(interaction, None)
        async with self.bot.table.turn(row.id) as loaded:
            seat = loaded.row.seats[_own(loaded, interaction.user.id)]
            seat.android = not seat.android
            key = "note-android-on" if seat.android else "note-android-off"
            await loaded.note(seat.seat, interaction.user.id, key, seat_statement(row.id, seat))
            await self.bot.table.followers(loaded)
        self.bot.table.broadcast.changed(row.id)
        await say(interaction, (await self.bot.words_for(interaction))(key, who=plain(seat.name)))

    # Pause and end.

    async def pause(self, interaction: discord.Interaction[Any]) -> None:
        row = await self.bot.lobby.find(interaction, None)
        speech = await self.bot.words_for(interaction)
        async with self.bot.table.turn(row.id) as loaded:
            seat = _own(loaded, interaction.user.id)
            own_way = await loaded.face.pause(self.bot.table, loaded, seat, interaction)
            if own_way is None:
                if loaded.row.status not in ("running", "paused"):
                    raise IllegalMove("pause-not-now")
                now = "running" if loaded.row.status == "paused" else "paused"
                own_way = pauses.PAUSED if now == "paused" else pauses.RESUMED
                statements: list[Statement] = [("UPDATE games SET status = ? WHERE id = ?", (now, row.id))]
                if now == "running":
                    held = await self.bot.store.log.last_note(row.id, pauses.PAUSED)
                    assert held is not None
                    statements.append(waited_on(row.id, time.time() - held.at))
                loaded.row.status = now
                await loaded.note(seat, interaction.user.id, own_way, *statements)
                if now == "running":  # what went on by itself goes on again
                    await loaded.face.moved(self.bot.table, loaded, [])
        self.bot.table.broadcast.changed(row.id)
        await say(interaction, speech(own_way, who=plain(interaction.user.display_name)))

    async def ask_abandon(self, interaction: discord.Interaction[Any]) -> None:
        row = await self.bot.lobby.find(interaction, None)
        speech = await self.bot.words_for(interaction)
        if row.status == "lobby":
            raise IllegalMove("abandon-lobby")
        if row.seat_of(interaction.user.id) is None and row.owner != interaction.user.id:
            raise NotYours("abandon")
        yes = button(speech("button-abandon"), f"w:abandon:{row.id}:", DANGER)
        mine = row.owner == interaction.user.id
        question = speech("abandon-sure" if mine else "abandon-vote", game=row.id)
        if mine:
            await show_panel(interaction, Panel([text(question), bar(yes)], {}), replace=False)
        else:
            await post(interaction, layout([text(question), bar(yes)]))

    async def abandon(self, click: Click) -> None:
        async with self.bot.table.turn(click.game) as loaded:
            humans = {seat.user for seat in loaded.row.seats if seat.user is not None and not seat.android}
            if click.user not in humans | {loaded.row.owner}:
                raise NotYours(click.rest)
            if not loaded.row.live:
                raise IllegalMove("pause-not-now")
            votes = await self.bot.store.people.consent(click.game, "abandon", click.user)
            if loaded.row.owner not in votes and 2 * len(votes & humans) <= len(humans):
                await click.say("abandon-counted", votes=len(votes), needed=len(humans) // 2 + 1)
                return
            loaded.row.status = "abandoned"
            statement = (
                "UPDATE games SET status = 'abandoned', ended_at = unixepoch() WHERE id = ?",
                (click.game,),
            )
            seat = loaded.row.seat_of(click.user) or 0
            await loaded.note(seat, click.user, "note-abandoned", statement, abandoning(click.game))
            await loaded.face.ended(self.bot.table, loaded)
        self.bot.table.broadcast.changed(click.game)
        await click.say("abandon-done")


def _own(loaded: Loaded, user: int) -> int:
    """A seat at a game that goes on: who sat where in one that has ended is history."""
    if not loaded.row.live:
        raise NotRunning(loaded.row.status)
    seat = loaded.row.seat_of(user)
    if seat is None:
        raise NotYours(str(user))
    return seat


def _seat_number(loaded: Loaded, text: str) -> int:
    if not loaded.row.live:
        raise NotRunning(loaded.row.status)
    seat = int(text)
    if not 0 <= seat < len(loaded.row.seats):
        raise ValueError(text)
    return seat


def _command(
    key: str,
) -> Callable[
    [Callable[Concatenate[discord.Interaction[Any], P], Coroutine[Any, Any, None]]],
    app_commands.Command[Any, P, None],
]:
    return app_commands.command(name=said(f"command-game-{key}"), description=said(f"describe-game-{key}"))


@_command("substitute")
@app_commands.rename(player=said("option-name-player"))
@app_commands.describe(player=said("describe-option-player"))
async def substitute(interaction: discord.Interaction[Any], player: discord.User | None = None) -> None:
    bot: Wardroom = interaction.client
    async with Answering(interaction, await bot.words_for(interaction)):
        await bot.seats.offer(interaction, player)


@_command("android")
async def android(interaction: discord.Interaction[Any]) -> None:
    bot: Wardroom = interaction.client
    async with Answering(interaction, await bot.words_for(interaction)):
        await bot.seats.android(interaction)


@_command("pause")
async def pause(interaction: discord.Interaction[Any]) -> None:
    bot: Wardroom = interaction.client
    async with Answering(interaction, await bot.words_for(interaction)):
        await bot.seats.pause(interaction)


@_command("abandon")
async def abandon(interaction: discord.Interaction[Any]) -> None:
    bot: Wardroom = interaction.client
    async with Answering(interaction, await bot.words_for(interaction)):
        await bot.seats.ask_abandon(interaction)


async def setup(bot: Any) -> None:
    cog = Seats(bot)
    bot.seats = cog
    await bot.add_cog(cog)
    for command in (substitute, android, pause, abandon):
        bot.lobby.app_command.add_command(command)
