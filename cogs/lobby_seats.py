"""The buttons of an open table: sit down, get up, take an android along, begin."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from cogs import lobbycard, options, threads
from cogs.clicks import Click
from cogs.components import text
from cogs.faces import Panel
from cogs.lobby_desk import LobbyDesk, read_again
from cogs.ready_check import NOW, ReadyCheck
from db.games import SeatRow, starting, turned
from rules.core import IllegalMove
from rules.core.data import content
from words import words

if TYPE_CHECKING:
    from bot import Wardroom


class LobbySeats:
    def __init__(self, bot: Wardroom, desk: LobbyDesk) -> None:
        self.bot = bot
        self.desk = desk
        self.check = ReadyCheck(bot, desk)
        bot.verbs.update(
            join=read_again(self.join),
            leave=read_again(self.leave),
            empty=read_again(self.add_android),
            unempty=read_again(self.remove_android),
            start=self.start,
        )

    async def join(self, click: Click) -> None:
        async with self.bot.table.lock(click.game):
            row = await self.desk.row(click)
            if row.seat_of(click.user) is not None:
                await self.desk.refresh(click, row)
                raise IllegalMove("lobby-joined-already")
            empty = next((seat for seat in row.seats if seat.android), None)
            if empty is not None:
                empty.user, empty.name, empty.android = click.user, click.interaction.user.display_name, False
            elif len(row.seats) >= self.bot.table.faces[row.game].rules.seats.stop - 1:
                raise IllegalMove("lobby-full")
            else:
                row.seats.append(SeatRow(len(row.seats), click.user, click.interaction.user.display_name))
            await self.bot.store.games.keep_lobby(row)
            await self.desk.refresh(click, row)

    async def leave(self, click: Click) -> None:
        async with self.bot.table.lock(click.game):
            row = await self.desk.row(click)
            rest = [seat for seat in row.seats if seat.user != click.user]
            if len(rest) == len(row.seats):
                raise IllegalMove("lobby-not-joined")
            humans = [seat for seat in rest if seat.user is not None]
            if not humans:
                await self.bot.store.games.put_away(row)
                await click.edit(lobbycard.closed(row, words(row.language)))
                if row.campaign is not None:
                    await self.bot.campaigns.homes.show(row.campaign)
                return
            row.seats = renumbered(rest)
            await self.check.keep(row, set())
            if row.owner == click.user:
                row.owner = humans[0].user or 0
            await self.bot.store.games.keep_lobby(row, "owner")
            await self.desk.refresh(click, row)

    async def add_android(self, click: Click) -> None:
        """An automatic player for one more seat."""
        async with self.bot.table.lock(click.game):
            row = await self.desk.row(click)
            self.desk.owner_only(click, row)
            if len(row.seats) >= self.bot.table.faces[row.game].rules.seats.stop - 1:
                raise IllegalMove("lobby-full-android")
            number = 1 + sum(seat.android for seat in row.seats)
            name = words(row.language)("android-name", number=number)
            row.seats.append(SeatRow(len(row.seats), None, name, android=True))
            await self.bot.campaigns.fits(row)
            await self.bot.store.games.keep_lobby(row)
            await self.desk.refresh(click, row)

    async def remove_android(self, click: Click) -> None:
        """The one that came last."""
        async with self.bot.table.lock(click.game):
            row = await self.desk.row(click)
            self.desk.owner_only(click, row)
            last = next((seat for seat in reversed(row.seats) if seat.android), None)
            if last is None:
                raise IllegalMove("lobby-no-android")
            row.seats = renumbered([seat for seat in row.seats if seat is not last])
            await self.check.keep(row, set())
            await self.bot.store.games.keep_lobby(row)
            await self.desk.refresh(click, row)

    async def start(self, click: Click) -> None:
        async with self.bot.table.lock(click.game):
            row = await self.desk.row(click)
            if row.seat_of(click.user) is None:
                raise IllegalMove("lobby-not-joined")
            self.desk.owner_only(click, row, "lobby-host-starts")
            face = self.bot.table.faces[row.game]
            if len(row.seats) not in face.rules.seats:
                raise IllegalMove("lobby-too-few", least=face.rules.seats.start)
            chosen = options.seated(self.desk.chosen(row), len(row.seats))
            why_not = face.rules.why_not(chosen, len(row.seats))
            if why_not is not None:
                raise why_not
            missing = face.missing(row)
            if missing and click.rest != NOW:
                await click.panel(self.check.panel(row, missing, click.words))
                return
            settled = msgspec.json.encode(chosen).decode()
            async with self.bot.campaigns.beginning(row) as begun:
                state = await self.bot.table.begun(face.rules, row, settled, begun.legacy)
                await click.done()
                thread = await threads.of(self.bot, row)
                await self.bot.store.log.begin(
                    row.id,
                    state,
                    face.rules.version,
                    content=content(row.game),
                    beside=[turned(row), starting(row.id, thread, settled, time.time()), *begun.beside],
                )
            place, message = row.thread or row.channel, row.message
            row.status, row.thread, row.message = "running", thread, None
            await self.desk.repaint(row, place, message)
            if not click.private and click.message != message:
                await self.desk.refresh(click, row)
            if click.private:
                where = click.words("lobby-begun", thread=f"<#{row.thread}>")
                await click.panel(Panel([text(where)], {}))
            loaded = await self.bot.table.load(row.id)
            await self.bot.table.followers(loaded)
            await face.started(self.bot.table, loaded)
        self.bot.table.broadcast.changed(click.game)


def renumbered(seats: list[SeatRow]) -> list[SeatRow]:
    return [SeatRow(index, seat.user, seat.name, seat.android) for index, seat in enumerate(seats)]
