"""Clicks that come to a process whose table they are not about: all direct messages come to the first shard,
and an id may be copied anywhere. They are handed over whole to the process that has the table, and answers.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Coroutine, Mapping
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord.http import Route

from cogs.budget import Purpose, made_for
from cogs.clicks import TEMPLATE
from db.berths import hand_over, taken_up
from db.engine import Unsure, Unwritable
from db.share import Share
from words import words

if TYPE_CHECKING:
    from bot import Wardroom

log = logging.getLogger(__name__)
EVENT = "INTERACTION_CREATE"
TAKEN_BACK = 1.2
"""Seconds that the other process has to begin with a click: Discord waits three."""
KNOWN = 50_000
EPHEMERAL = 64
GO_ON = "wardroom_go_on"
"""In a payload that is no click: the game that can go on by itself."""
OURS = re.compile(f"[wsm]:{TEMPLATE}")


def game_of(data: Mapping[str, Any]) -> int | None:
    """The table that a click, a choice or a form is about, if it is about one."""
    match = OURS.fullmatch(str((data.get("data") or {}).get("custom_id", "")))
    return int(match["game"]) or None if match is not None else None


class Relay:
    def __init__(self, bot: Wardroom, share: Share) -> None:
        self._bot = bot
        self._share = share
        self._engine = bot.store.engine
        self._guilds: OrderedDict[int, int] = OrderedDict()
        """Where games are played, as far as is known here."""
        self._parse = bot.parsers[EVENT]
        bot.parsers[EVENT] = self.heard

    def heard(self, data: Any) -> None:
        """In the place of discord.py's own parser, before it makes an interaction of it."""
        game = game_of(data)
        if game is None or (game in self._guilds and self._share.holds(self._guilds[game])):
            self._parse(data)
        else:
            self._begin(self._sort(game, data))

    def relayed(self, number: int) -> None:
        """Another process has put a click there for us."""
        self._begin(self._take_up(number))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="relay")
        self._bot.answering.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._bot.answering.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a click was not relayed", exc_info=task.exception())

    async def _sort(self, game: int, data: Any) -> None:
        try:
            guild = await self._guild_of(game)
            if guild is None or self._share.holds(guild):
                self._parse(data)
                return
            number = await hand_over(self._engine, self._share.holder(guild), msgspec.json.encode(data))
            await asyncio.sleep(TAKEN_BACK)
            late = await taken_up(self._engine, number) is not None
        except (Unwritable, Unsure) as problem:
            log.warning("a click of game %s cannot be handed over: %s", game, problem)
            late = True
        if late:
            await self._say_so(data)

    async def _guild_of(self, game: int) -> int | None:
        if game in self._guilds:
            self._guilds.move_to_end(game)
            return self._guilds[game]
        guild = await self._bot.store.games.guild_of(game)
        if guild is not None:
            self._guilds[game] = guild
            if len(self._guilds) > KNOWN:
                self._guilds.popitem(last=False)
        return guild

    async def _take_up(self, number: int) -> None:
        payload = await taken_up(self._engine, number)
        data = {} if payload is None else msgspec.json.decode(payload)
        if GO_ON in data:
            await self._bot.table.go_on(data[GO_ON])
            self._bot.table.broadcast.changed(data[GO_ON])
        elif data:
            self._parse(data)

    async def passed_on(self, guild: int, game: int) -> bool:
        """Whether it is another's game; that one is asked to let it go on."""
        if self._share.holds(guild):
            return False
        await hand_over(self._engine, self._share.holder(guild), msgspec.json.encode({GO_ON: game}))
        return True

    async def _say_so(self, data: Any) -> None:
        """Nobody has taken it: the process that has the table is just being replaced."""
        text = words(str(data.get("locale")))("trouble-adrift")
        route = Route("POST", "/interactions/{id}/{token}/callback", id=data["id"], token=data["token"])
        answer = {"type": 4, "data": {"content": text, "flags": EPHEMERAL}}
        try:
            with made_for(Purpose.VOICE):  # Discord does not count it, and waits three seconds
                await self._bot.http.request(route, json=answer)
        except discord.HTTPException as problem:
            log.info("could not answer %s: %s", data["id"], problem)
