"""The clocks of a table: what a silent seat is given time for, and what is done when it is over.

Three run by the pace of a question (turn, answer, reaction), in hours by post and in seconds live. One task
sleeps to the end of the first; after a start it reads them anew, and what ran out meanwhile has some grace.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from discord.ext import commands

from cogs import hours
from cogs.calls import debts
from cogs.waiting import Waits
from db.people import Person, Ping
from rules.core import Action, IllegalMove, Pace, Prompt

if TYPE_CHECKING:
    from bot import Wardroom
    from cogs.loaded import Loaded

log = logging.getLogger(__name__)
LONGEST_TURN = 100
"""Moves made for a silent seat, at most, until a turn it has begun is over."""
GRACE = 10.0
"""Seconds after a start in which nothing runs out."""
AT_ONCE = 20
AGAIN = 600.0
"""Seconds after which a clock is looked at again that could not be."""
NOTES: dict[Pace, str] = {"turn": "note-deadline", "answer": "note-answer-late"}
"""What the table is told; a quick word that did not come is told by what happens next."""


class Timers(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        self._task: asyncio.Task[None] | None = None

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._watch(time.time() + GRACE), name="timers")

    async def cog_unload(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _watch(self, grace: float) -> None:
        changed = self.bot.table.broadcast.pings.changed
        while True:
            changed.clear()
            await self.bot.table.aboard()
            try:
                first = await self.look(grace=grace)
            except Exception:
                log.exception("the clocks could not be read")
                first = time.time() + AGAIN
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(None if first is None else max(0.0, first - time.time())):
                    await changed.wait()

    async def look(self, now: float | None = None, grace: float = 0.0) -> float | None:
        """Everything that has run out by now. Returns when the next clock does, if one runs."""
        while True:
            due = await self.bot.store.people.next_due(AT_ONCE)
            for ping in due:
                moment = time.time() if now is None else now
                when = max(ping.due or 0.0, grace)
                if when > moment:
                    return when
                await self._looked_at(ping, moment)
            if not due:
                return None

    async def _looked_at(self, ping: Ping, now: float) -> None:
        """Whatever comes of it, this clock is not looked at again at once."""
        again: float | None = now + AGAIN
        try:
            if ping.game not in self.bot.table.broadcast.left_alone:
                again = await self._run_out(ping, now)
        except Waits as problem:
            log.info("clock of game %s, seat %s: %s", ping.game, ping.seat, problem.why)
        except Exception:
            log.exception("clock of game %s, seat %s", ping.game, ping.seat)
        await self.bot.store.people.put_off(ping, again)

    async def _run_out(self, ping: Ping, now: float) -> float | None:
        """Make the move of the silent seat; or when to look again."""
        async with self.bot.table.turn(ping.game) as loaded:
            user = loaded.row.seats[ping.seat].user
            if loaded.row.status != "running" or user is None:
                return None
            person = await self.bot.store.people.person(user)
            for when, prompt, first in sorted(_clocks(loaded, ping, person), key=lambda clock: clock[0]):
                if when > now:
                    return when
                action = prompt.silence or (await loaded.default(ping.seat) if first else None)
                if action is not None:
                    await self._move_for(loaded, prompt, action)
                    return None
            return None

    async def _move_for(self, loaded: Loaded, prompt: Prompt, action: Action) -> None:
        """The default move; a turn that it begins is played to its end."""
        seat = prompt.seat
        if prompt.pace in NOTES:
            await loaded.note(seat, None, NOTES[prompt.pace])
        try:
            await self.bot.table.play(loaded, seat, action)
            for _ in range(LONGEST_TURN):
                going_on = loaded.row.status == "running" and loaded.face.in_turn(loaded, seat)
                following = await loaded.default(seat) if going_on else None
                if following is None:
                    break
                await self.bot.table.play(loaded, seat, following)
        except IllegalMove as problem:
            log.error("default move of game %s, seat %s: %s", loaded.row.id, seat, problem)
        last = await self.bot.store.log.last_by_hand(loaded.row.id)
        if last is not None and last.seat == seat:
            self.bot.table.broadcast.pings.absent[loaded.row.id, seat] = last.number
        if prompt.pace == "turn" and loaded.row.status == "running":
            await self.bot.stand_in.missed(loaded, seat, NOTES["turn"])


def _clocks(loaded: Loaded, ping: Ping, person: Person) -> Iterator[tuple[float, Prompt, bool]]:
    """Of what the seat was called for and still owes: until when, and whether it is its first question."""
    debt = debts(loaded).get(ping.seat)
    for stamp, prompt in zip(debt.stamps, debt.prompts, strict=True) if debt is not None else ():
        since = ping.since(stamp)
        if debt is not None and since is not None:
            for when in hours.ends(loaded, [(prompt, since)], person):
                yield when, prompt, prompt is debt.prompts[0]


async def setup(bot: Any) -> None:
    await bot.add_cog(Timers(bot))
