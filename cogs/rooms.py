"""Private talk: two players of a table get a private thread beside it, once. Nobody else of the table sees
it, and what is written there is none of ours: the bot opens the door and never reads."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import discord
from discord.ext import commands

from cogs import send_once
from cogs.clicks import Click
from cogs.components import MOST, PLAIN, bar, button, text, weight
from cogs.faces import Panel
from cogs.prompts import NotYours
from db.games import SeatRow
from images.speech import bare
from rules.core import IllegalMove
from words import Words, words

if TYPE_CHECKING:
    from bot import Wardroom
    from cogs.loaded import Loaded

NO_CHANNEL = 10003
ROW = 5


def others(loaded: Loaded, seat: int) -> list[SeatRow]:
    """Whom one can talk to: people at the same table."""
    me = loaded.row.seats[seat].user
    return [
        each for each in loaded.row.seats if each.user is not None and not each.android and each.user != me
    ]


def add_door(panel: Panel, loaded: Loaded, seat: int, words: Words) -> None:
    """**Talk to…** at the foot of My seat, if the game has room for secrets and the message for a row."""
    people = others(loaded, seat)
    if not people or not loaded.row.live or not loaded.face.rooms or weight(panel.items) > MOST - 2:
        return
    alone = people[0] if len(people) == 1 else None
    label = words("room-talk") if alone is None else words("room-talk-to", name=alone.name)
    where = "" if alone is None else alone.seat
    panel.items.append(bar(button(label, f"w:talk:{loaded.row.id}:{where}")))


class Rooms(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        self._locks: WeakValueDictionary[tuple[int, int, int], asyncio.Lock] = WeakValueDictionary()
        bot.verbs.update(talk=self.talk)

    async def talk(self, click: Click) -> None:
        loaded = await self.bot.table.load(click.game)
        seat = loaded.row.seat_of(click.user)
        if seat is None:
            raise NotYours(click.rest)
        if not loaded.face.rooms:
            raise ValueError(click.rest)
        people = {each.seat: each for each in others(loaded, seat)}
        if not click.rest:
            await click.panel(_whom(loaded, list(people.values()), click.words), replace=False)
            return
        if int(click.rest) not in people:
            raise IllegalMove("room-nobody")
        other = people[int(click.rest)]
        thread = await self._room(loaded, loaded.row.seats[seat], other)
        await click.say("room-open", name=other.name, room=f"<#{thread}>")

    async def _room(self, loaded: Loaded, me: SeatRow, other: SeatRow) -> int:
        """The thread of these two: that which is there, else a new one."""
        assert me.user is not None and other.user is not None
        low, high = sorted((me.user, other.user))
        pair = (loaded.row.id, low, high)
        lock = self._locks.setdefault(pair, asyncio.Lock())
        async with lock:
            known = await self.bot.store.rooms.thread(*pair)
            if known is not None and await self._woken(known, me.user, other.user):
                return known
            thread = await self._opened(loaded, me, other)
            await self.bot.store.rooms.keep(*pair, thread=thread.id)
            return thread.id

    async def _woken(self, room: int, *people: int) -> bool:
        """Whether the room is still there; both are let in again if they had left."""
        try:
            thread = await self.bot.fetch_channel(room)
        except discord.NotFound:
            return False
        if not isinstance(thread, discord.Thread):
            return False
        if thread.locked:
            raise IllegalMove("room-locked")
        if thread.archived:
            await thread.edit(archived=False)
        for user in people:
            with contextlib.suppress(discord.HTTPException):  # who cannot come in now reads the link later
                await thread.add_user(discord.Object(user))
        return True

    async def _opened(self, loaded: Loaded, me: SeatRow, other: SeatRow) -> discord.Thread:
        row, speech = loaded.row, words(loaded.row.language)
        channel = self.bot.get_channel(row.channel) or await self.bot.fetch_channel(row.channel)
        if not isinstance(channel, discord.TextChannel) or channel.is_news():
            raise IllegalMove("room-not-here", player=f"<@{other.user}>")
        name = speech("room-name", number=row.id, one=me.name, other=other.name)
        try:
            thread = await channel.create_thread(
                name=bare(name)[:100],
                type=discord.ChannelType.private_thread,
                invitable=False,
                auto_archive_duration=10080,  # a week
            )
        except discord.Forbidden:
            raise IllegalMove("room-forbidden", player=f"<@{other.user}>") from None
        try:
            for seat in (me, other):
                await thread.add_user(discord.Object(seat.user or 0))
        except discord.HTTPException:
            with contextlib.suppress(discord.HTTPException):
                await thread.delete()
            raise IllegalMove("room-unreachable", player=f"<@{other.user}>") from None
        said = speech("room-welcome", one=me.name, other=other.name, number=row.id)
        await send_once.quietly(thread, content=said)
        return thread


def _whom(loaded: Loaded, people: list[SeatRow], speech: Words) -> Panel:
    doors = [button(each.name, f"w:talk:{loaded.row.id}:{each.seat}", PLAIN) for each in people]
    rows = [bar(*doors[start : start + ROW]) for start in range(0, len(doors), ROW)]
    return Panel([text(speech("room-whom" if doors else "room-nobody")), *rows], {})


async def setup(bot: Any) -> None:
    await bot.add_cog(Rooms(bot))
