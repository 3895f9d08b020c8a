"""Taking moves back: free until something hidden was shown or a die rolled, by consent of all past that."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands
from msgspec import Struct
from msgspec.structs import replace

from cogs import amending, prompts, send_once, whole_turn
from cogs.clicks import Click, ask, form_values
from cogs.components import PLAIN, PRIMARY, bar, button, layout, text
from cogs.faces import Panel
from cogs.loaded import Loaded
from cogs.play import kindly
from cogs.prompts import NotYours, Stale
from cogs.waiting import NotRunning
from db.log import Record
from images.speech import plain
from rules.core import CLOCK, Action, IllegalMove, Prompt, notation
from words import Words, words

if TYPE_CHECKING:
    from bot import Wardroom


class Plan(Struct):
    """What taking back would undo."""

    depth: int
    undone: list[Record]
    """Without the asides that are given again."""
    free: bool


def given_again(loaded: Loaded, state: Any, depth: int, later: Sequence[Record]) -> list[Record]:
    """Asides that can be given in this state too, after so many moves: whoever gave them relies on them.
    What orders said of themselves (a queue has become impossible) is found out again, or is no longer so."""
    kept: list[Record] = []
    for record in later:
        if record.aside and not record.by_itself:
            try:
                loaded.replay(state, replace(record, depth=depth + len(kept) + 1))
            except IllegalMove:
                continue
            kept.append(record)
    return kept


def plan(loaded: Loaded, state: Any, depth: int, later: Sequence[Record], seat: int) -> Plan:
    """Free if nothing was rolled, shown or done by others since. Androids and orders just move again."""
    kept = given_again(loaded, state, depth, later)
    undone = [record for record in later if record not in kept]
    nobodys = {CLOCK, seat, *(s.seat for s in loaded.row.seats if s.android)}
    others = any(record.seat not in nobodys and not record.by_itself for record in undone)
    return Plan(depth, undone, not others and not any(record.chance for record in undone))


class Undo(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        bot.verbs.update(undo=kindly(self.ask), undo_yes=self.agree, undo_no=self.refuse)
        bot.verbs.update(undo_all=kindly(self.ask_all), amend=kindly(self.amend), amend_line=self.write)
        bot.verbs.update(amend_written=kindly(self.written))

    async def ask(self, click: Click) -> None:
        """At once where that hurts nobody; where the answer alone can be changed, that is offered first."""
        await self._ask(click, amend=True)

    async def ask_all(self, click: Click) -> None:
        await self._ask(click, amend=False)

    async def _ask(self, click: Click, amend: bool) -> None:
        async with self.bot.table.turn(click.game) as loaded:
            seat = _seat(loaded, click)
            _chapter_open(loaded)
            if loaded.row.status != "running":
                raise NotRunning(loaded.row.status)
            if not loaded.rules.undoable(loaded.state):
                raise IllegalMove("undo-not-now")
            if click.rest and await self.bot.store.log.took_back(click.game, seat, int(click.rest)):
                raise Stale(click.rest)  # this very button has been pressed already
            own = await self.bot.store.log.last_move(click.game, seat)
            if own is None:
                raise IllegalMove("undo-nothing")
            depth = own.depth - 1
            state = await loaded.at_depth(depth)
            if not loaded.rules.undoable(state):
                raise IllegalMove("undo-not-now")
            wanted = plan(loaded, state, depth, await loaded.line(depth), seat)
            if wanted.free or _humans(loaded) == {click.user}:
                await self._take_back(loaded, seat, click, wanted.depth)
                await click.done()
                return
            again = await amending.question(loaded, state, own) if amend else None
            if again is not None:
                await click.panel(amending.panel(loaded, again, own, click.words), replace=False)
                return
            matter = await self._matter(loaded, seat)
            await self.bot.store.people.consent(click.game, matter, click.user)
            speech = words(loaded.row.language)
            await send_once.quietly(
                self.bot.table.broadcast.thread(loaded),
                view=_question(loaded, wanted, seat, matter, speech),
            )
            await click.say("undo-asked")

    async def amend(self, click: Click) -> None:
        """Another answer, picked."""
        async with self.bot.table.turn(click.game) as loaded:
            prompt, own = await self._again(loaded, click)
            (index,) = (int(value) for value in click.values)
            await self._amend(loaded, click, own, prompts.picked(prompt, [index]))

    async def write(self, click: Click) -> None:
        loaded = await self.bot.table.load(click.game)
        _seat(loaded, click)
        title, field = click.words("amend-title"), {"move": click.words("amend-move")}
        form = f"m:amend_written:{click.game}:{click.rest}"
        await ask(click.interaction, form, title, field, amending.LONGEST)

    async def written(self, click: Click) -> None:
        """Another answer, in its notation or in words."""
        async with self.bot.table.turn(click.game) as loaded:
            prompt, own = await self._again(loaded, click)
            part = " ".join(form_values(click.interaction)["move"].split())
            await self._amend(loaded, click, own, whole_turn.find(loaded, prompt, part))

    async def _again(self, loaded: Loaded, click: Click) -> tuple[Prompt, Record]:
        """The question that was answered, and the answer; the panel is stale if another has been given."""
        seat = _seat(loaded, click)
        own = await self.bot.store.log.last_move(click.game, seat)
        if own is None or click.rest != amending.mark(loaded, own):
            raise Stale(click.rest)
        _chapter_open(loaded)
        found = await amending.question(loaded, await loaded.at_depth(own.depth - 1), own)
        if found is None:
            raise IllegalMove("undo-too-late")
        return found, own

    async def _amend(self, loaded: Loaded, click: Click, own: Record, action: Action) -> None:
        await loaded.amend(own.depth, own.seat, action, click.user, click.interaction.id)
        await self.bot.table.followers(loaded)
        self.bot.table.broadcast.changed(loaded.row.id)
        await loaded.face.moved(self.bot.table, loaded, [])
        await click.panel(Panel([text(click.words("amend-done"))], {}))

    async def agree(self, click: Click) -> None:
        async with self.bot.table.turn(click.game) as loaded:
            _seat(loaded, click)
            _chapter_open(loaded)
            seat = int(click.rest.split(".")[-1])
            if not 0 <= seat < len(loaded.row.seats):
                raise ValueError(click.rest)
            asked = await self.bot.store.people.consents(click.game, click.rest)
            own = await self.bot.store.log.last_move(click.game, seat)
            if own is None or not asked or click.rest != await self._matter(loaded, seat):
                raise IllegalMove("undo-too-late")
            agreed = await self.bot.store.people.consent(click.game, click.rest, click.user)
            missing = _humans(loaded) - agreed
            if missing:
                await click.say("undo-agreed", missing=len(missing))
                return
            await self.bot.store.people.forget_consents(click.game, click.rest)
            await self._take_back(loaded, seat, click, own.depth - 1)
        await click.edit(layout([text(words(loaded.row.language)("undo-done"))]))

    async def refuse(self, click: Click) -> None:
        loaded = await self.bot.table.load(click.game)
        _seat(loaded, click)
        await self.bot.store.people.forget_consents(click.game, click.rest)
        answer = words(loaded.row.language)("undo-refused", who=plain(click.interaction.user.display_name))
        await click.edit(layout([text(answer)]))

    async def _matter(self, loaded: Loaded, seat: int) -> str:
        """What is voted on: that this seat takes its last move back from here. Asides leave it as it is; and
        it is no number of the log, which would say how many of them there were."""
        last = await self.bot.store.log.last_but_asides(loaded.row.id)
        here = f"undo {loaded.row.id} {last} {seat}".encode()
        return f"undo.{hmac.digest(loaded.row.seed, here, 'sha256').hex()[:12]}.{seat}"

    async def _take_back(self, loaded: Loaded, seat: int, click: Click, depth: int) -> None:
        """Asides are given again, and what went by itself goes on again."""
        later = await loaded.line(depth)
        again = given_again(loaded, await loaded.at_depth(depth), depth, later)
        await loaded.take_back(seat, click.user, depth, click.interaction.id)
        for aside in again:
            action = notation.read(aside.text, loaded.rules.actions)
            await loaded.play(aside.seat, action, user=aside.user, by_itself=aside.by_itself)
        await self.bot.table.followers(loaded)
        self.bot.table.broadcast.changed(loaded.row.id)
        await loaded.face.moved(self.bot.table, loaded, [])


def _seat(loaded: Loaded, click: Click) -> int:
    seat = loaded.row.seat_of(click.user)
    if seat is None:
        raise NotYours(click.rest)
    return seat


def _chapter_open(loaded: Loaded) -> None:
    """What a closed chapter handed over is in others' hands: only the whole chapter can be taken back."""
    if loaded.row.campaign is not None and loaded.row.status == "over":
        raise IllegalMove("undo-chapter-closed")


def _humans(loaded: Loaded) -> set[int]:
    return {seat.user for seat in loaded.row.seats if seat.user is not None and not seat.android}


def _question(loaded: Loaded, wanted: Plan, seat: int, matter: str, speech: Words) -> discord.ui.LayoutView:
    """Names what was revealed since, because that cannot be forgotten; counts no order given in secret."""
    shown = [
        speech(event.key, seats=loaded.names, **event.args)
        for record in wanted.undone
        for event in record.events
        if event.to is None and (event.reveals or record.chance) and speech.has(event.key)
    ]
    count = sum(
        not record.aside or any(event.to is None for event in record.events) for record in wanted.undone
    )
    question = speech("undo-question", seats=loaded.names, who=f"#{seat}", count=count)
    if shown:
        question += " " + speech("undo-known") + "\n" + "\n".join(f"- {line}" for line in shown[:8])
    yes = button(speech("button-agree"), f"w:undo_yes:{loaded.row.id}:{matter}", PRIMARY)
    no = button(speech("button-refuse"), f"w:undo_no:{loaded.row.id}:{matter}", PLAIN)
    return layout([text(question), bar(yes, no)])


async def setup(bot: Any) -> None:
    await bot.add_cog(Undo(bot))
