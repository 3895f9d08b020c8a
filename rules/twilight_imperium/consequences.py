"""What an agenda would do to whom on today's board, for and against, as everybody can reckon it (design 6.4).

Its effect is carried out on a copy in which all that is hidden is blotted out; before and after are compared.
What hangs on dice, on who votes how, or on choices yet to be made by those who gain is not foretold.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from rules.core import saved, stack
from rules.core.contract import Arg, phrase
from rules.core.dice import Dice
from rules.core.draft import Note
from rules.twilight_imperium import default, engine
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.components import UNITS
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.frames import Agenda
from rules.twilight_imperium.purse.counters import AREAS
from rules.twilight_imperium.senate.deed import AGAINST, FOR
from rules.twilight_imperium.state import State
from rules.twilight_imperium.visible.blotted import seen

SPECTATOR = -1
MOST = 60
"""Answers that are given on the way."""


class Change(Struct, frozen=True):
    """Of something that a player has."""

    seat: int
    what: str
    """A unit, or a word of `ti-change-…`."""
    count: int


def foreseen(state: State) -> dict[str, list[Change]]:
    """By outcome, for and against; nothing where that is not what the vote is about."""
    agenda = next((frame for frame in reversed(state.stack) if isinstance(frame, Agenda)), None)
    if agenda is None or set(agenda.choices) != {FOR, AGAINST}:
        return {}
    return {result: _after(state, agenda.card, agenda.seat, result) for result in (FOR, AGAINST)}


def _after(state: State, card: str, by: int, result: str) -> list[Change]:
    table: State = saved.copy(seen(state, SPECTATOR))
    before, dice = _figures(table), Dice(b"foreseen", 0)
    table.stack = [Agenda(by, card, "effect", choices=[FOR, AGAINST], result=result)]
    for _ in range(MOST):
        stack.settle(table, engine.CHAPTERS, dice)
        waited = stack.asked(table, engine.CHAPTERS)
        if waited is None:
            break
        seat = waited[0]
        stack.answer(table, engine.CHAPTERS, default.default(table, seat), dice, seat)
    return [] if dice.used else list(_compared(before, _figures(table)))


def _figures(state: State) -> list[Counter[str]]:
    """What everybody has, as all can see it."""
    found = list[Counter[str]]()
    for seat, player in enumerate(state.players):
        owned = systems.planets_of(state, seat)
        counts = Counter(pieces.on_board(state, seat))
        counts |= Counter({area: getattr(player, area) for area in AREAS})
        counts |= Counter(points=player.points, goods=player.goods, planets=len(owned))
        counts |= Counter(ready=sum(each.ready for each in owned), cards=len(player.cards))
        counts |= Counter(technologies=len(player.technologies), agreements=len(verbs.partners(state, seat)))
        found.append(counts)
    return found


def _compared(before: list[Counter[str]], after: list[Counter[str]]) -> Iterator[Change]:
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        for what in sorted({*old, *new}):
            if new[what] != old[what]:
                yield Change(seat, what, new[what] - old[what])


# In words


def notes(state: State) -> list[Note]:
    """A line for all who would fare alike."""
    found = list[Note]()
    for result, changes in foreseen(state).items():
        fates: dict[int, tuple[str, ...]] = {}
        for each in changes:
            fates[each.seat] = (*fates.get(each.seat, ()), _said(each))
        for fate in dict.fromkeys(fates.values()):
            seats = [seat for seat, each in fates.items() if each == fate]
            found.append(Note(f"ti-foreseen-{result}", {"who": _who(state, seats), "changes": fate}))
    return found


def _who(state: State, seats: list[int]) -> Arg:
    if seats == sorted(systems.playing(state)) and len(seats) > 1:
        return phrase("ti-foreseen-everybody")
    return tuple(f"#{seat}" for seat in seats)


def _said(change: Change) -> str:
    count = f"{change.count:+d}".replace("-", "−")
    if change.what in UNITS:
        return phrase("ti-foreseen-unit", unit=f"@{change.what}", count=count)
    return phrase(f"ti-foreseen-{change.what}", count=count)
