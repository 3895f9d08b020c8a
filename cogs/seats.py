"""The life of a table: substitutes, androids that hold a seat, a pause, and giving up."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec

import discord
from discord import app_commands
from discord.ext import commands

from cogs import pauses, places, send_once, waiting
from cogs.clicks import Answering, Click, post, say, show_panel
from cogs.components import DANGER, GOOD, PRIMARY, bar, button, layout, text
from cogs.faces import Panel
from cogs.loaded import SUBSTITUTE, Loaded
from cogs.lobby import own_games
from cogs.play import seat_panel
from cogs.prompts import NotYours
from cogs.translation import said
from cogs.waiting import NotRunning, Waits
from db.campaigns import abandoning
from db.games import GameRow, SeatRow, abandoned, seat_statement, status_statement
from db.people import waited_on
from images.speech import plain
from rules.core import CLOCK, IllegalMove
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
                await self.put_on_offer(loaded, seat)
                await say(interaction, (await self.bot.words_for(interaction))("substitute-offered"))
                return
            if not loaded.face.replaceable(loaded, seat):
                raise IllegalMove("substitute-present", rule="SA-424")
            await self._ask(loaded, seat, interaction.user.id)
            await say(interaction, (await self.bot.words_for(interaction))("substitute-asked"))

    async def _ask(self, loaded: Loaded, seat: int, user: int) -> None:
        await self.bot.store.people.consent(loaded.row.id, f"substitute.{seat}", user)
        if not await self._still_missing(loaded, seat):
            await self.put_on_offer(loaded, seat)
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
            await self.put_on_offer(loaded, seat)
        await click.done()

    async def _still_missing(self, loaded: Loaded, seat: int) -> int:
        agreed = await self.bot.store.people.consents(loaded.row.id, f"substitute.{seat}")
        others = {s.user for s in loaded.row.seats if s.user is not None and s.seat != seat and not s.android}
        return len(others - agreed)

    async def put_on_offer(self, loaded: Loaded, seat: int) -> None:
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
                seat, click.user, f"{SUBSTITUTE}{before}", seat_statement(loaded.row.id, newcomer)
            )
            await self.bot.store.people.forget_consents(click.game, f"substitute.{seat}")
            panel = await seat_panel(self.bot, loaded, seat, click.words)
        panel.begin(click.words("substitute-briefing", before=plain(before)))
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

    async def pause(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        row = await self.bot.lobby.find(interaction, number)
        speech = await self.bot.words_for(interaction)
        async with self.bot.table.turn(row.id) as loaded:
            said = await self._toggle(loaded, interaction)
        self.bot.table.broadcast.changed(row.id)
        await say(interaction, speech(said, who=plain(interaction.user.display_name)))

    async def _toggle(self, loaded: Loaded, interaction: discord.Interaction[Any]) -> str:
        """Rest, or go on; the key of what to say. Whoever manages the server needs no seat for it."""
        user = interaction.user.id
        manager = loaded.row.seat_of(user) is None and places.manages(interaction)
        if not loaded.row.live:
            raise NotRunning(loaded.row.status)
        seat = CLOCK if manager else _own(loaded, user)
        if loaded.row.status == "paused":
            await self.bot.lost.restore(loaded, interaction)
            note = pauses.RESUMED_BY_MANAGER if manager else pauses.RESUMED
            await self.go_on(loaded, seat, user, note)
            return note
        own_way = None
        if not manager:
            own_way = await loaded.face.pause(self.bot.table, loaded, seat, interaction)
        if own_way is None:
            own_way = pauses.BY_MANAGER if manager else pauses.PAUSED
            await self.rest(loaded, seat, user, own_way)
        return own_way

    async def rest(self, loaded: Loaded, seat: int, user: int | None, note: str) -> None:
        """Nothing goes on by itself from now on."""
        loaded.row.status = "paused"
        await loaded.note(seat, user, note, status_statement(loaded.row.id, "paused"))
        await loaded.face.halted(self.bot.table, loaded)

    async def go_on(self, loaded: Loaded, seat: int, user: int | None, note: str) -> None:
        """Whoever was asked has waited no longer, and what went on by itself goes on again."""
        game = loaded.row.id
        held = await self.bot.store.log.last_note(game, *pauses.PAUSING)
        waited = waited_on(game, time.time() - held.at) if held is not None else None
        loaded.row.status = "running"
        statements = [status_statement(game, "running"), *([waited] if waited else [])]
        await loaded.note(seat, user, note, *statements)
        if await self.bot.store.people.clock(game) is not None:
            await loaded.face.resumed(self.bot.table, loaded.row)
        else:
            await loaded.face.moved(self.bot.table, loaded, [])

    async def ask_abandon(self, interaction: discord.Interaction[Any], number: int | None = None) -> None:
        row = await self.bot.lobby.find(interaction, number)
        speech = await self.bot.words_for(interaction)
        if row.status == "lobby":
            raise IllegalMove("abandon-lobby")
        alone = row.owner == interaction.user.id or places.manages(interaction)
        if row.seat_of(interaction.user.id) is None and not alone:
            raise NotYours("abandon")
        yes = button(speech("button-abandon"), f"w:abandon:{row.id}:", DANGER)
        question = speech("abandon-sure" if alone else "abandon-vote", game=row.id)
        try:
            await self.bot.table.load(row.id)
        except Waits:
            question = f"{speech('abandon-waiting')}\n{question}"
        if alone:
            await show_panel(interaction, Panel([text(question), bar(yes)], {}), replace=False)
        else:
            await post(interaction, layout([text(question), bar(yes)]))

    async def abandon(self, click: Click) -> None:
        try:
            async with self.bot.table.turn(click.game) as loaded:
                if not await self._agreed(click, loaded.row):
                    return
                loaded.row.status = "abandoned"
                note = _giving_up(loaded.row, click)
                await loaded.note(*note, abandoned(click.game), abandoning(click.game))
                await loaded.face.ended(self.bot.table, loaded)
        except Waits:
            if not await self._abandon_waiting(click):
                return
        self.bot.table.broadcast.changed(click.game)
        await click.say("abandon-done")

    async def _abandon_waiting(self, click: Click) -> bool:
        """A game of which only the row can be read ends as it is; nobody is called to it any more."""
        async with self.bot.table.lock(click.game):
            row = await self.bot.store.games.get(click.game)
            if row is None or not await self._agreed(click, row):
                return False
            seat, _, note = _giving_up(row, click)
            await waiting.give_up(self.bot.store, row, seat, click.user, note)
        await self.bot.table.broadcast.pings.drop(click.game)
        said = words(row.language)(note, seats=_plain_names(row), who=f"#{seat}")
        await send_once.quietly(self.bot.table.broadcast.thread(waiting.Waiting(row)), content=said)
        return True

    async def _agreed(self, click: Click, row: GameRow) -> bool:
        """Whether this press ends the game: of the host, a manager, or more than half of the players."""
        humans = {seat.user for seat in row.seats if seat.user is not None and not seat.android}
        manager = places.manages(click.interaction)
        if click.user not in humans | {row.owner} and not manager:
            raise NotYours(click.rest)
        if not row.live:
            raise IllegalMove("pause-not-now")
        votes = await self.bot.store.people.consent(click.game, "abandon", click.user)
        if manager or row.owner in votes or 2 * len(votes & humans) > len(humans):
            return True
        await click.say("abandon-counted", votes=len(votes), needed=len(humans) // 2 + 1)
        return False


def _giving_up(row: GameRow, click: Click) -> tuple[int, int, str]:
    """The note that says who did: seat, person, words. The last of several votes is nobody's alone."""
    seat = row.seat_of(click.user)
    if seat is None:
        return CLOCK, click.user, "note-abandoned-away"
    alone = row.owner == click.user or places.manages(click.interaction)
    return seat, click.user, "note-abandoned" if alone else "note-abandoned-vote"


def _plain_names(row: GameRow) -> dict[int, str]:
    return {seat.seat: plain(seat.name) for seat in row.seats}


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


def _which(callback: Any) -> Any:
    """A table elsewhere: one's own, or any for whoever manages the server."""
    for decorate in (
        app_commands.rename(game=said("option-name-game")),
        app_commands.describe(game=said("describe-option-which")),
        app_commands.autocomplete(game=own_games),
    ):
        callback = decorate(callback)
    return callback


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
@_which
async def pause(interaction: discord.Interaction[Any], game: int | None = None) -> None:
    bot: Wardroom = interaction.client
    async with Answering(interaction, await bot.words_for(interaction)):
        await bot.seats.pause(interaction, game)


@_command("abandon")
@_which
async def abandon(interaction: discord.Interaction[Any], game: int | None = None) -> None:
    bot: Wardroom = interaction.client
    async with Answering(interaction, await bot.words_for(interaction)):
        await bot.seats.ask_abandon(interaction, game)


async def setup(bot: Any) -> None:
    cog = Seats(bot)
    bot.seats = cog
    await bot.add_cog(cog)
    for command in (substitute, android, pause, abandon):
        bot.lobby.app_command.add_command(command)
