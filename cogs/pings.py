"""One call per seat with all it owes, no repeats, obsolete ones deleted; one for all who are asked alike."""

from __future__ import annotations

import asyncio
import contextlib
import time
import zlib
from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

import discord
from msgspec import Struct
from msgspec.structs import replace

from cogs import hours, prompts, send_once
from cogs.components import GOOD, MOST, bar, button, layout, text, weight
from cogs.faces import Panel
from cogs.tablecard import relative
from db.people import CALL_AGAIN, Ping
from rules.core import Prompt
from words import Words, words

if TYPE_CHECKING:
    from cogs.loaded import Loaded
    from cogs.table import Table

AT_THE_TABLE = 90
"""Seconds after a player's own move in which the next question needs no ping: they are looking."""
LONGEST = 1500
"""Characters of a question on a call."""


class Debt(Struct, frozen=True):
    """What one seat owes, the innermost question first."""

    seat: int
    prompts: tuple[Prompt, ...]
    stamps: tuple[str, ...]

    @property
    def stamp(self) -> str:
        return "+".join(self.stamps)


def debts(loaded: Loaded) -> dict[int, Debt]:
    """By seat: what people are called and reminded for."""
    owed: dict[int, list[Prompt]] = {}
    for prompt in sorted(loaded.prompts(), key=lambda prompt: prompt.optional):
        seat = loaded.row.seats[prompt.seat]
        if (prompt.soon or not prompt.optional) and seat.user is not None and not seat.android:
            owed.setdefault(prompt.seat, []).append(prompt)
    return {
        seat: Debt(seat, tuple(some), tuple(prompts.stamp(loaded, prompt) for prompt in some))
        for seat, some in sorted(owed.items())
    }


def together(loaded: Loaded, debt: Debt) -> tuple[str, ...]:
    """The same for seats that one message can call: of a secret everybody reads the same."""
    return tuple(
        "" if prompt.private else prompts.stamp(loaded, prompt, shared=True) for prompt in debt.prompts
    )


class Pings:
    def __init__(self, table: Table) -> None:
        self._table = table
        self.changed = asyncio.Event()
        """Clocks may have been set anew."""
        self.absent: dict[tuple[int, int], int] = {}
        """Seats whose last moves were made for them, and the number of the last one."""

    @property
    def client(self) -> discord.Client:
        client = self._table.broadcast.client
        assert client is not None
        return client

    async def update(self, thread: discord.abc.Messageable, loaded: Loaded) -> None:
        people = self._table.store.people
        sent = {ping.seat: ping for ping in await people.pings(loaded.row.id)}
        if loaded.row.status == "paused":
            await self._hush(sent.values())
            return
        owed = debts(loaded)
        standing: dict[int, Ping] = {}
        for seat, ping in sent.items():
            debt = owed.get(seat)
            if debt is not None and debt.stamp == ping.stamp:
                standing[seat] = ping
                if ping.due is None and not debt.prompts[0].optional:
                    await self._wind_up(loaded, debt, ping)
            elif debt is not None and set(debt.stamps) < set(ping.asked) and ping.stamp != CALL_AGAIN:
                standing[seat] = await self._row(loaded, debt, ping, time.time())
                await self._keep(standing[seat])
            elif debt is None:
                await people.drop_ping(loaded.row.id, seat)
        gone = [ping for ping in sent.values() if ping is not standing.get(ping.seat)]
        await self._tidy(loaded, gone, standing.values(), owed)
        await self._call_all(thread, loaded, [owed[seat] for seat in owed if seat not in standing], sent)

    async def drop(self, game: int) -> None:
        """Nobody owes anything there any more."""
        people = self._table.store.people
        sent = await people.pings(game)
        for ping in {ping.message: ping for ping in sent}.values():
            await delete(self.client, ping)
        for ping in sent:
            await people.drop_ping(game, ping.seat)

    async def _keep(self, ping: Ping) -> None:
        await self._table.store.people.keep_ping(ping)
        if ping.due is not None:
            self.changed.set()

    async def _hush(self, sent: Iterable[Ping]) -> None:
        """On a pause: delete the pings, but keep when each was sent, for afterwards."""
        for ping in {ping.message: ping for ping in sent}.values():
            await delete(self.client, ping)
        for ping in sent:
            if ping.message is not None:
                ping.channel = ping.message = None
                await self._keep(ping)

    async def _tidy(
        self, loaded: Loaded, gone: Iterable[Ping], standing: Collection[Ping], owed: dict[int, Debt]
    ) -> None:
        """Messages that no longer call somebody, or to something: they call who is left, or go."""
        for message, ping in {ping.message: ping for ping in gone}.items():
            still = [each for each in standing if each.message == message and message is not None]
            if not still:
                await delete(self.client, ping)
                continue
            view = card(
                loaded,
                [owed[each.seat] for each in still],
                words(loaded.row.language),
                called(loaded, [each.seat for each in still]),
                still,
                still[0].call,
            )
            with contextlib.suppress(discord.HTTPException):
                await _message(self.client, ping).edit(view=view, attachments=[])

    async def _call_all(
        self,
        thread: discord.abc.Messageable,
        loaded: Loaded,
        owing: Sequence[Debt],
        sent: dict[int, Ping],
    ) -> None:
        now = time.time()
        looking = await self._looking(loaded, now) if owing else None
        groups: dict[tuple[str, ...], list[tuple[Debt, Ping]]] = {}
        for debt in owing:
            before = sent.get(debt.seat)
            ping = await self._row(loaded, debt, before, now)
            known = before is not None and before.stamp != CALL_AGAIN and _open_to_others(loaded, debt)
            if known or debt.seat == looking:
                await self._keep(ping)
            else:
                groups.setdefault(together(loaded, debt), []).append((debt, ping))
        for group in groups.values():
            await self._call(thread, loaded, [debt for debt, _ in group], [ping for _, ping in group])

    async def _row(self, loaded: Loaded, debt: Debt, before: Ping | None, now: float) -> Ping:
        """What is asked still, or again after a pause, has been waited for since then."""
        again = before is not None and before.stamp == CALL_AGAIN
        since = dict.fromkeys(debt.stamps, now)
        if before is not None:
            for stamp in debt.stamps:
                since[stamp] = before.since(stamp) or (before.at if again else now)
        at = min(since.values())
        ping = Ping(loaded.row.id, debt.seat, debt.stamp, None, None, at)
        if before is not None and (again or set(debt.stamps) < set(before.asked)):
            ping = replace(before, stamp=debt.stamp, at=at)
            if again:
                ping.channel = ping.message = None
        ping.asked = {stamp: when - at for stamp, when in since.items()}
        ping.due = await self._due(loaded, debt, since.values())
        return ping

    async def _due(self, loaded: Loaded, debt: Debt, since: Iterable[float]) -> float | None:
        who = await self._table.store.people.person(loaded.row.seats[debt.seat].user or 0)
        return min(hours.ends(loaded, zip(debt.prompts, since, strict=True), who), default=None)

    async def _wind_up(self, loaded: Loaded, debt: Debt, ping: Ping) -> None:
        """Its clock ran out while nobody waited, and nothing was done: now the game waits."""
        ping.due = await self._due(loaded, debt, (ping.since(stamp) or ping.at for stamp in debt.stamps))
        if ping.due is not None:
            await self._keep(ping)

    async def _call(
        self, thread: discord.abc.Messageable, loaded: Loaded, owing: Sequence[Debt], rows: Sequence[Ping]
    ) -> None:
        speech = words(loaded.row.language)
        key = [loaded.row.number, *(part for debt in owing for part in (debt.seat, debt.stamp))]
        head = called(loaded, [debt.seat for debt in owing])
        message = await self._send(thread, loaded, owing, speech, head, "ping", key, rows)
        for debt, ping in zip(owing, rows, strict=True):
            ping.channel, ping.message = message.channel.id, message.id
            await self._dm(loaded, debt, ping, key)
            await self._keep(ping)

    async def _send(
        self,
        thread: discord.abc.Messageable,
        loaded: Loaded,
        owing: Sequence[Debt],
        speech: Words,
        head: str,
        what: str,
        key: Sequence[object],
        rows: Sequence[Ping],
    ) -> discord.Message:
        news = await self._news(loaded, owing, speech)
        call = call_id(loaded, owing[0], rows)
        for ping in rows:
            ping.call = call
        return await send_once.send(
            thread,
            send_once.nonce(loaded.row, what, *key),
            view=card(loaded, owing, speech, head, rows, call, news),
            files=news.attachments() if news else [],
            **send_once.calling(*(loaded.row.seats[debt.seat].user or 0 for debt in owing)),
        )

    async def _news(self, loaded: Loaded, owing: Sequence[Debt], speech: Words) -> Panel | None:
        """A briefing is about one player."""
        if len(owing) > 1:
            return None
        return await loaded.face.briefing(self._table, loaded, owing[0].seat, speech)

    async def remind(self, loaded: Loaded, rows: Sequence[Ping], now: float) -> None:
        """The question once more, in place of the message that was overlooked; who is asked the same is
        reminded together."""
        owed = debts(loaded)
        groups: dict[tuple[str, ...], list[Ping]] = {}
        for ping in rows:
            debt = owed.get(ping.seat)
            if debt is not None and debt.stamp == ping.stamp:
                groups.setdefault(together(loaded, debt), []).append(ping)
        speech = words(loaded.row.language)
        for group in groups.values():
            since = relative(min(ping.at for ping in group))
            owing = [owed[ping.seat] for ping in group]
            head = speech("reminder-nudge", who=called(loaded, [ping.seat for ping in group]), since=since)
            key = [part for ping in group for part in (ping.seat, ping.stamp, ping.nudged_at)]
            thread = self._table.broadcast.thread(loaded)
            message = await self._send(thread, loaded, owing, speech, head, "nudge", key, group)
            overlooked = [replace(ping) for ping in group]
            for ping in group:
                ping.channel, ping.message, ping.nudged_at = message.channel.id, message.id, now
                await self._keep(ping)
            everybody = await self._table.store.people.pings(loaded.row.id)
            await self._tidy(loaded, overlooked, [ping for ping in everybody if ping.seat in owed], owed)

    async def _looking(self, loaded: Loaded, now: float) -> int | None:
        """Whoever moved last is looking, also when androids and orders have answered by themselves since."""
        last = await self._table.store.log.last_by_hand(loaded.row.id)
        if last is None or now - last.at >= AT_THE_TABLE:
            return None
        return None if self.absent.get((last.game, last.seat)) == last.number else last.seat

    async def _dm(self, loaded: Loaded, debt: Debt, ping: Ping, key: Sequence[object]) -> None:
        user = loaded.row.seats[debt.seat].user
        assert user is not None
        person = await self._table.store.people.person(user)
        if not person.dm:
            return
        speech = words(person.language or loaded.row.language)
        with contextlib.suppress(discord.HTTPException):
            channel = await self.client.create_dm(discord.Object(user))
            news = await self._news(loaded, [debt], speech)
            await send_once.send(
                channel,
                send_once.nonce(loaded.row, "dm", debt.seat, *key),
                view=card(loaded, [debt], speech, jump(loaded), [ping], str(debt.seat), news),
                files=news.attachments() if news else [],
                **send_once.calling(),
            )


def _open_to_others(loaded: Loaded, debt: Debt) -> bool:
    """The seat has been called to this already, and others go on with it meanwhile."""
    return all(prompts.open_to_others(loaded, prompt) for prompt in debt.prompts)


def first_due(rows: Iterable[Ping]) -> float | None:
    return min((ping.due for ping in rows if ping.due is not None), default=None)


def called(loaded: Loaded, seats: Iterable[int]) -> str:
    return " ".join(f"<@{loaded.row.seats[seat].user}>" for seat in seats)


def jump(loaded: Loaded) -> str:
    return f"https://discord.com/channels/{loaded.row.guild}/{loaded.row.thread or loaded.row.channel}"


def call_id(loaded: Loaded, debt: Debt, rows: Iterable[Ping]) -> str:
    """What a message is known by that calls these now: another for other calls of the same moment and for the
    same question at another. It is kept with them, for they become fewer, and so does what they owe."""
    since = min(ping.at for ping in rows)
    return f"{prompts.ANYONE}{zlib.crc32(repr((together(loaded, debt), since)).encode()):08x}"


def card(
    loaded: Loaded,
    owing: Sequence[Debt],
    speech: Words,
    head: str,
    rows: Sequence[Ping],
    call: str,
    news: Panel | None = None,
) -> discord.ui.LayoutView:
    """The questions with their answers under them: the next thing to do is on the message that pinged.
    `call` is its `call_id`; of a direct message, which nobody shares, the seat."""
    game, shared = loaded.row.id, len(owing) > 1
    above = news.items if news is not None else []
    sheet = prompts.Sheet(loaded, speech, MOST - weight(above) - 4)
    said: list[str] = []
    for number, prompt in enumerate(owing[0].prompts, 1):
        question = prompts.asked(loaded, prompt, speech)
        if question not in said:
            sheet.write(question if said else f"{head} {question}", LONGEST)
            said.append(question)
        if not prompt.private:  # a matter keeps its ids while those who are called become fewer
            left = len(owing[0].prompts) - number
            sheet.answers(prompt, shared=shared or bool(prompt.matter), left=left)
    always = bar(
        button(speech("button-my-seat"), f"w:seat:{game}:", GOOD),
        button(speech("button-snooze"), f"w:snooze:{game}:{call or prompts.ANYONE}"),
    )
    due = first_due(rows)
    ends = [text("-# " + speech("ping-due", when=relative(due)))] if due is not None else []
    return layout([*above, *sheet.items, *ends, always])


def _message(client: discord.Client, ping: Ping) -> discord.PartialMessage:
    assert ping.channel is not None and ping.message is not None
    return client.get_partial_messageable(ping.channel).get_partial_message(ping.message)


async def delete(client: discord.Client, ping: Ping) -> None:
    if ping.message is not None:
        with contextlib.suppress(discord.HTTPException):
            await _message(client, ping).delete()
