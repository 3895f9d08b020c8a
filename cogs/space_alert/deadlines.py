"""Play by post: when the open phase and the open data operation end, and who is reminded before.

SA-456, SA-460, SA-462. Everything follows from the log, so that a restart knows it too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import discord
from msgspec import Struct

from cogs.clicks import Click
from cogs.components import bar, button
from cogs.faces import Passing
from cogs.pauses import Pause, later, of
from cogs.prompts import NotYours, Stale
from cogs.tablecard import relative
from db.log import Record
from rules.space_alert import referee
from rules.space_alert.actions import Deadline, Prolong
from rules.space_alert.game import RULES
from rules.space_alert.post import reminders
from rules.space_alert.referee import Phase
from words import Words

if TYPE_CHECKING:
    from bot import Wardroom
    from cogs.space_alert.game import Game
    from cogs.table import Table

HOUR = 3600
WINDOWS = {"sa-caption-incoming-data", "sa-post-data-transfer"}


class Open(Struct, frozen=True):
    """What is open now, in seconds of the wall clock."""

    phase: int
    phase_opened: float
    hours: float
    """That the phase lasts; days of a pause do not count."""
    window_ends: float | None
    pauses: tuple[Pause, ...] = ()

    @property
    def phase_ends(self) -> float:
        return self._after(self.hours)

    def _after(self, hours: float) -> float:
        return later(self.phase_opened, hours * HOUR, self.pauses)

    def due(self, now: float) -> Literal["phase", "window"] | None:
        if now >= self.phase_ends:
            return "phase"
        return "window" if self.window_ends is not None and now >= self.window_ends else None

    def reminder(self, now: float) -> float | None:
        """The last moment of reminding that has come: a quarter of the time left, or an hour (SA-462)."""
        return max((moment for moment in self._reminders() if moment <= now), default=None)

    def next(self, now: float) -> float:
        """When there is something to do next, while nothing is due."""
        ends = [self.phase_ends, *([] if self.window_ends is None else [self.window_ends])]
        return min(moment for moment in (*ends, *self._reminders()) if moment > now)

    def _reminders(self) -> list[float]:
        return [self._after(hours) for hours in reminders(self.hours)]


async def opened(loaded: Game) -> Open | None:
    """From the log of the game; None while nothing is planned by post."""
    phase = loaded.consult(referee.phase)
    if not phase.open:
        return None
    line = await loaded.tail(lambda record: _opens(record, phase.number))
    if not line or not _opens(line[0], phase.number):
        return None
    first, window = line[0], None
    if phase.window_hours is not None:
        (window, *_) = await loaded.tail(_transfers_data)
    begun = min(first.number, window.number if window else first.number)
    pauses = of(await loaded.notes(begun))
    ends = later(window.at, (phase.window_hours or 0) * HOUR, pauses) if window else None
    return Open(phase.number, first.at, phase.hours, ends, pauses)


def _transfers_data(record: Record) -> bool:
    return any(event.key in WINDOWS for event in record.events)


def _opens(record: Record, phase: int) -> bool:
    if phase == 1:
        return any(event.key == "sa-caption-start" for event in record.events)
    return any(
        event.key == "sa-caption-phase-over" and event.args.get("next") == phase for event in record.events
    )


def status(now_open: Open, words: Words) -> str:
    text = words("sa-clock-phase", phase=now_open.phase, when=relative(now_open.phase_ends))
    if now_open.window_ends is None:
        return text
    return text + " · " + words("sa-post-window", when=relative(now_open.window_ends))


def prolong_row(loaded: Game, words: Words) -> discord.ui.ActionRow[Any]:
    mark = _mark(loaded.consult(referee.phase))
    return bar(button(words("sa-button-prolong"), f"w:sa_prolong:{loaded.row.id}:{mark}"))


def _mark(phase: Phase) -> str:
    """Names the decision: only the captain can prolong again, so only his count tells two presses apart."""
    return f"{phase.number}.{phase.again}"


async def passing(table: Table, loaded: Game, now: float) -> Passing:
    """End what has waited long enough; else the seats to remind, and since when."""
    now_open = await opened(loaded)
    if now_open is None:
        return Passing()
    over = now_open.due(now)
    if over is not None:
        await table.clock(loaded.row.id, Deadline(over))
    moment = now_open.reminder(now) if over != "phase" else None
    waited = loaded.consult(referee.phase).waited
    again = now_open.next(now) if over is None else now
    return Passing({} if moment is None else dict.fromkeys(waited, moment), again)


async def prolong(click: Click) -> None:
    bot: Wardroom = click.bot
    async with bot.table.turn(click.game, RULES) as loaded:
        seat = loaded.row.seat_of(click.user)
        if seat is None:
            raise NotYours(click.rest)
        pressed, _, _ = click.rest.partition(".")
        phase = loaded.consult(referee.phase)
        if click.rest != _mark(phase) and (seat == phase.captain or pressed != str(phase.number)):
            raise Stale(click.rest)
        await bot.table.play(loaded, seat, Prolong(), user=click.user, interaction=click.interaction.id)
    await click.done()
