"""A seat that has let two turns pass in a row: the others may let an android play for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord.ext import commands

from cogs import send_once
from cogs.clicks import Click
from cogs.components import PRIMARY, bar, button, layout, text
from cogs.loaded import Loaded
from cogs.prompts import NotYours
from db.games import seat_statement
from images.speech import plain
from rules.core import IllegalMove
from words import words

if TYPE_CHECKING:
    from bot import Wardroom

MISSED = 2


class StandIn(commands.Cog):
    def __init__(self, bot: Wardroom) -> None:
        self.bot = bot
        bot.verbs.update(stand_in=self.agree)

    async def missed(self, loaded: Loaded, seat: int, note: str) -> None:
        """A turn has just been played for this seat; `note` says so in the log. Asked once, at the second."""
        others = _others(loaded, seat)
        if not others or await self.bot.store.log.notes_since_last_move(loaded.row.id, seat, note) != MISSED:
            return
        await self.bot.store.people.forget_consents(loaded.row.id, _matter(seat))
        speech = words(loaded.row.language)
        question = speech("stand-in-question", seats=loaded.names, who=f"#{seat}")
        yes = button(speech("button-agree"), f"w:stand_in:{loaded.row.id}:{seat}.{note}", PRIMARY)
        place = self.bot.table.broadcast.thread(loaded)
        await send_once.quietly(place, view=layout([text(question), bar(yes)]))

    async def agree(self, click: Click) -> None:
        number, _, note = click.rest.partition(".")
        async with self.bot.table.turn(click.game) as loaded:
            if not number.isdecimal() or int(number) >= len(loaded.row.seats):
                raise ValueError(click.rest)
            seat = loaded.row.seats[int(number)]
            if click.user not in _others(loaded, seat.seat):
                raise NotYours(click.rest)
            silent = await self.bot.store.log.notes_since_last_move(click.game, seat.seat, note)
            if seat.android or silent < MISSED:
                raise IllegalMove("stand-in-back", who=plain(seat.name))
            agreed = await self.bot.store.people.consent(click.game, _matter(seat.seat), click.user)
            missing = _others(loaded, seat.seat) - agreed
            if missing:
                await click.say("undo-agreed", missing=len(missing))
                return
            seat.android = True
            await loaded.note(seat.seat, click.user, "note-android-on", seat_statement(click.game, seat))
            await self.bot.table.followers(loaded)
        self.bot.table.broadcast.changed(click.game)
        await click.edit(layout([text(words(loaded.row.language)("note-android-on", who=plain(seat.name)))]))


def _matter(seat: int) -> str:
    return f"stand_in.{seat}"


def _others(loaded: Loaded, seat: int) -> set[int]:
    return {s.user for s in loaded.row.seats if s.user is not None and s.seat != seat and not s.android}


async def setup(bot: Any) -> None:
    bot.stand_in = StandIn(bot)
    await bot.add_cog(bot.stand_in)
