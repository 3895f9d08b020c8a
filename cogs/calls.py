"""What a seat owes, and the message that calls it to that: the question, with its answers under it."""

from __future__ import annotations

import contextlib
import zlib
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from msgspec import Struct

from cogs import prompts
from cogs.budget import Budget
from cogs.components import GOOD, MOST, bar, button, layout, text, weight
from cogs.faces import Panel
from cogs.tablecard import relative, waited_for
from cogs.titles import title_of
from db.people import Ping
from rules.core import Prompt
from words import Words

if TYPE_CHECKING:
    from cogs.loaded import Loaded

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
    head = f"**{title_of(loaded.row.game, speech)}** · {head}"
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
        _seat(loaded, speech),
        button(speech("button-snooze"), f"w:snooze:{game}:{call or prompts.ANYONE}"),
    )
    due = first_due(rows)
    ends = [text("-# " + speech("ping-due", when=relative(due)))] if due is not None else []
    return layout([*above, *sheet.items, *ends, always])


def resting(loaded: Loaded, speech: Words, news: Panel) -> discord.ui.LayoutView:
    """In the middle of a turn, while others decide: what the turn has come to, and who they are."""
    waits = waited_for(loaded, speech)
    return layout([*news.items, *([text("\n".join(waits))] if waits else []), bar(_seat(loaded, speech))])


def _seat(loaded: Loaded, speech: Words) -> discord.ui.Button[Any]:
    return button(speech("button-my-seat"), f"w:seat:{loaded.row.id}:", GOOD)


def alone(ping: Ping, sent: dict[int, Ping]) -> bool:
    """Whether its message calls nobody else."""
    return all(other.message != ping.message or other.seat == ping.seat for other in sent.values())


def message_of(client: discord.Client, ping: Ping) -> discord.PartialMessage:
    assert ping.channel is not None and ping.message is not None
    return client.get_partial_messageable(ping.channel).get_partial_message(ping.message)


async def delete(client: discord.Client, budget: Budget, ping: Ping) -> None:
    """At once, or when there is time: what calls to nothing is in nobody's way."""
    if ping.message is not None:
        await budget.tidy(partial(_deleted, message_of(client, ping)))


async def _deleted(message: discord.PartialMessage) -> None:
    with contextlib.suppress(discord.HTTPException):
        await message.delete()


def open_to_others(loaded: Loaded, debt: Debt) -> bool:
    """Of a seat that was called before: it sees this on the row that it shares with others who may answer.
    What it alone owes, and others wait for only later, has no such row."""
    return all(not prompt.optional and prompts.open_to_others(loaded, prompt) for prompt in debt.prompts)
