"""One ping per decision, none repeated, obsolete ones deleted."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from cogs import prompts, send_once
from cogs.components import GOOD, bar, button, layout, text
from cogs.faces import Panel
from db.people import CALL_AGAIN, Ping
from rules.core import Prompt
from words import Words, words

if TYPE_CHECKING:
    from cogs.table import Loaded, Table

AT_THE_TABLE = 90
"""Seconds after an own move in which the next question needs no ping: the player is looking."""


class Pings:
    def __init__(self, table: Table) -> None:
        self._table = table

    async def update(self, thread: discord.abc.Messageable, loaded: Loaded) -> None:
        people = self._table.store.people
        wanted = {prompt.seat: prompt for prompt in loaded.prompts() if not prompt.optional}
        sent = {ping.seat: ping for ping in await people.pings(loaded.row.id)}
        if loaded.row.status == "paused":
            await self._hush(sent.values())
            return
        for seat, ping in sent.items():
            if seat in wanted and prompts.stamp(loaded, wanted[seat]) == ping.stamp:
                continue
            await delete(self.client, ping)
            if seat not in wanted or ping.stamp != CALL_AGAIN:
                await people.drop_ping(loaded.row.id, seat)
        for seat, prompt in wanted.items():
            stamp = prompts.stamp(loaded, prompt)
            if seat not in sent:
                await self._ping(thread, loaded, prompt, stamp)
            elif sent[seat].stamp == CALL_AGAIN:
                await self._ping(thread, loaded, prompt, stamp, before=sent[seat])
            elif sent[seat].stamp != stamp:
                await self._ping(thread, loaded, prompt, stamp, known=prompts.open_to_others(loaded, prompt))

    async def _hush(self, sent: Iterable[Ping]) -> None:
        """A pause: nobody is called, and since when everybody was is kept for afterwards."""
        for ping in sent:
            if ping.message is not None:
                await delete(self.client, ping)
                ping.channel = ping.message = None
                await self._table.store.people.keep_ping(ping)

    @property
    def client(self) -> discord.Client:
        client = self._table.broadcast.client
        assert client is not None
        return client

    async def _ping(
        self,
        thread: discord.abc.Messageable,
        loaded: Loaded,
        prompt: Prompt,
        stamp: str,
        known: bool = False,
        before: Ping | None = None,
    ) -> None:
        """`known`: the seat has been called to this already, and others go on with it meanwhile. `before`: it
        was called to this before a pause, and has waited since then."""
        seat = loaded.row.seats[prompt.seat]
        if seat.user is None or seat.android:
            return
        now = time.time()
        ping = Ping(loaded.row.id, prompt.seat, stamp, None, None, now)
        if before is not None:
            ping = replace(before, stamp=stamp, channel=None, message=None)
        if not known and not self._looking(loaded, prompt.seat, now):
            speech = words(loaded.row.language)
            news = await loaded.face.briefing(self._table, loaded, prompt.seat, speech)
            key = (prompt.seat, stamp, loaded.row.number)
            message = await send_once.send(
                thread,
                send_once.nonce(loaded.row, "ping", *key),
                view=card(loaded, prompt, speech, f"<@{seat.user}>", news),
                files=news.attachments() if news else [],
                **send_once.calling(seat.user),
            )
            ping.channel, ping.message = message.channel.id, message.id
            await self._dm(seat.user, loaded, prompt, send_once.nonce(loaded.row, "dm", *key))
        await self._table.store.people.keep_ping(ping)

    def _looking(self, loaded: Loaded, seat: int, now: float) -> bool:
        """Whoever moved last is looking, also when androids have answered by themselves since."""
        androids = {each.seat for each in loaded.row.seats if each.android}
        others = [number for mover, number in loaded.last_by_seat.items() if mover not in androids]
        last = loaded.last_by_seat.get(seat)
        return last is not None and last == max(others) and now - (loaded.row.moved_at or 0) < AT_THE_TABLE

    async def _dm(self, user: int, loaded: Loaded, prompt: Prompt, key: str) -> None:
        person = await self._table.store.people.person(user)
        if not person.dm:
            return
        speech = words(person.language or loaded.row.language)
        with contextlib.suppress(discord.HTTPException):
            channel = await self.client.create_dm(discord.Object(user))
            news = await loaded.face.briefing(self._table, loaded, prompt.seat, speech)
            await send_once.send(
                channel,
                key,
                view=card(loaded, prompt, speech, jump(loaded), news),
                files=news.attachments() if news else [],
                **send_once.calling(),
            )


def jump(loaded: Loaded) -> str:
    return f"https://discord.com/channels/{loaded.row.guild}/{loaded.row.thread or loaded.row.channel}"


def card(
    loaded: Loaded, prompt: Prompt, speech: Words, head: str, news: Panel | None = None
) -> discord.ui.LayoutView:
    """The question with its answers under it: the next thing to do is on the message that pinged."""
    game = loaded.row.id
    answers = [] if prompt.private else prompts.components(loaded, prompt, speech)
    always = bar(
        button(speech("button-my-seat"), f"w:seat:{game}:", GOOD),
        button(speech("button-snooze"), f"w:snooze:{game}:{prompt.seat}"),
    )
    above = news.items if news is not None else []
    return layout([*above, text(f"{head} {prompts.asked(loaded, prompt, speech)}"), *answers, always])


async def delete(client: discord.Client, ping: Ping) -> None:
    if ping.channel is None or ping.message is None:
        return
    with contextlib.suppress(discord.HTTPException):
        await client.get_partial_messageable(ping.channel).get_partial_message(ping.message).delete()
