"""Private panels that are open follow the game, for as long as Discord lets them be changed: a quarter of an
hour after the click that showed them. They are known in memory only, one a player and game."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord.utils import utcnow
from msgspec import Struct

from cogs.components import layout, looks
from cogs.faces import Panel
from cogs.waiting import NoGame, NotRunning
from cogs.workshop import Busy

if TYPE_CHECKING:
    from cogs.loaded import Loaded
    from cogs.table import Table

log = logging.getLogger(__name__)
LIFE = 14 * 60
"""Seconds for which the answer to a click is changed; Discord allows fifteen minutes."""
MOST = 500
"""Panels that are followed, of all games together; the oldest are let go first."""
Edit = Callable[..., Awaitable[Any]]


class Open(Struct):
    """A panel as it was shown last."""

    message: int | None
    edit: Edit
    shown: Panel
    looks: str
    created: float
    edited: float = 0.0


class Following:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._open: OrderedDict[tuple[int, int], Open] = OrderedDict()

    def shown(
        self, interaction: discord.Interaction[Any], message: int | None, edit: Edit, panel: Panel
    ) -> None:
        """This panel is what the player has before them now; another one in its place is not followed."""
        if panel.follow is None:
            for key, known in list(self._open.items()):
                if message is not None and known.message == message:
                    del self._open[key]
            return
        key = (panel.follow.game, interaction.user.id)
        self._open.pop(key, None)
        look = looks(panel.items, panel.files)
        self._open[key] = Open(message, edit, panel, look, interaction.created_at.timestamp())
        while len(self._open) > MOST:
            self._open.popitem(last=False)

    async def follow(self, game: int) -> None:
        """Bring the open panels of this game up to date."""
        self._forget()
        here = [(key, known) for key, known in self._open.items() if key[0] == game]
        if not here:
            return
        pace, now = self._table.broadcast.pace, asyncio.get_running_loop().time()
        await asyncio.sleep(max(0.0, max(known.edited for _, known in here) + pace - now))
        try:
            loaded = await self._table.load(game)
        except (NoGame, NotRunning):
            return
        for key, known in here:
            if self._open.get(key) is known:
                await self._bring(loaded, key, known)

    def _forget(self) -> None:
        """Those that can be changed no more."""
        for key, known in list(self._open.items()):
            if utcnow().timestamp() - known.created >= LIFE:
                del self._open[key]

    async def _bring(self, loaded: Loaded, key: tuple[int, int], known: Open) -> None:
        follow = known.shown.follow
        assert follow is not None
        try:
            panel = await follow.draw(loaded, key[1])
        except (ValueError, Busy):
            return  # what it showed is not there now, or everybody is at work: it may be again
        if self._open.get(key) is not known:
            return  # the player has gone on to something else meanwhile
        if panel is None:
            del self._open[key]
            return
        if known.shown.lead is not None:
            panel.begin(*known.shown.lead)
        look = looks(panel.items, panel.files)
        if look == known.looks:
            return
        known.looks, known.edited = look, asyncio.get_running_loop().time()
        try:
            await known.edit(view=layout(panel.items), attachments=panel.attachments())
        except (discord.HTTPException, discord.RateLimited) as problem:
            log.info("a panel of game %s is followed no more: %s", key[0], problem)
            if self._open.get(key) is known:
                del self._open[key]
