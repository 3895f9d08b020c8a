"""What every part of a lobby shares: its row, its message, and who may change it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
import msgspec

from cogs import lobbycard
from cogs.clicks import Click, Handler
from cogs.waiting import NoGame
from db.games import GameRow
from db.log import Conflict
from images.speech import plain
from rules.core import IllegalMove
from words import words

if TYPE_CHECKING:
    from bot import Wardroom

log = logging.getLogger(__name__)


def read_again(handler: Handler) -> Handler:
    """A press that finds the table changed under it is made once more, on what it is now."""

    async def pressed(click: Click) -> None:
        try:
            await handler(click)
        except Conflict:
            await handler(click)

    return pressed


class LobbyDesk:
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot

    async def row(self, click: Click) -> GameRow:
        """The open table a button belongs to; a message of one that has begun says so from now on."""
        row = await self.bot.store.games.get(click.game)
        if row is None:
            raise NoGame(click.game)
        if row.status != "lobby":
            if not click.private:  # the bot died before it could change this message
                await self.refresh(click, row)
            raise IllegalMove("lobby-has-begun")
        shown = click.interaction.message
        if row.message is None and not click.private and shown is not None:
            row.message = shown.id
            await self.bot.store.games.update(row.id, message=row.message)
        return row

    async def refresh(self, click: Click, row: GameRow) -> None:
        """The lobby message as it is now: the answer to the click itself."""
        if click.message != row.message:  # a panel, or a copy that /game show made
            await self.repaint(row, row.thread or row.channel, row.message)
        if click.private:
            await click.done()
        else:
            await click.edit(lobbycard.card(row, self.bot.table.faces[row.game], words(row.language)))

    async def repaint(self, row: GameRow, place: int, message: int | None) -> None:
        """The lobby message from elsewhere; one that was deleted is no loss, /game show brings another."""
        card = lobbycard.card(row, self.bot.table.faces[row.game], words(row.language))
        await self._edit(row, place, message, card)

    def owner_only(self, click: Click, row: GameRow, why: str = "lobby-owner-only") -> None:
        if click.user != row.owner:
            host = next((plain(seat.name) for seat in row.seats if seat.user == row.owner), "?")
            raise IllegalMove(why, who=host)

    def chosen(self, row: GameRow) -> msgspec.Struct:
        """The game's options, as they stand."""
        chosen: msgspec.Struct = msgspec.json.decode(
            row.options, type=self.bot.table.faces[row.game].rules.options
        )
        return chosen

    async def put_away(self, row: GameRow) -> None:
        """Nobody started it: its message says so."""
        if row.campaign is not None:
            await self.bot.campaigns.homes.show(row.campaign)
        closed = lobbycard.closed(row, words(row.language), "lobby-expired")
        await self._edit(row, row.thread or row.channel, row.message, closed)

    async def _edit(self, row: GameRow, place: int, message: int | None, view: discord.ui.LayoutView) -> None:
        if message is None:
            return
        try:
            await self.bot.get_partial_messageable(place).get_partial_message(message).edit(view=view)
        except discord.HTTPException as problem:
            log.info("lobby message of game %s stays as it is: %s", row.id, problem)
