"""What players lay down before they leave the table, as an android would: a ranking, a usual plan, orders for
secondaries and cards, and the next turn."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import saved
from rules.core.contract import Action, Aside
from rules.core.dice import Dice
from rules.core.notation import write
from rules.core.orders import DropOrder, DropQueue, GiveOrder, Queue, SetWaits
from rules.twilight_imperium.actions import Plan, Rank, UsualPlan
from rules.twilight_imperium.android import followers, picks
from rules.twilight_imperium.android.appraisals import APPRAISALS
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.cards import waits
from rules.twilight_imperium.components import STRATEGY
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.frames import ActionPhase, Turn
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.phases import strategy
from rules.twilight_imperium.state import State
from rules.twilight_imperium.strategic import secondary

LONGEST = 12
"""Moves of one turn that are thought out ahead."""
BONUS = ("bonus goods:1", "bonus goods:2", "bonus goods:3")


def ranking(state: State, seat: int) -> Iterator[Action]:
    """The best card first, as things stand."""
    eyes = Eyes(state, seat)
    yield Rank(tuple(sorted(STRATEGY, key=lambda card: (-picks.value(eyes, card), card))))


def plan(_: State, __: int) -> Iterator[Action]:
    yield UsualPlan(write(Plan()))


# Orders


def orders(state: State, seat: int) -> Iterator[Action]:
    """Anew each time: for what others may still do this round, and for the cards in hand."""
    for old in state.players[seat].book.orders:
        if not any(each.startswith("battle:") for each in old.only):
            yield DropOrder(old.when, old.do, old.only)
    for text in BONUS:
        yield GiveOrder("bonus", text, keep=True)
    yield from _secondaries(state, seat)
    yield from _windows(state, seat)


def _secondaries(state: State, seat: int) -> Iterator[Action]:
    """The answer of now to every card that others hold and have not resolved."""
    eyes = Eyes(state, seat)
    for card in STRATEGY:
        holder = strategy.holder(state, card)
        known = secondary.CARDS[card].secondary is not None
        if (
            known
            and holder not in (None, seat)
            and _unresolved(state, card)
            and secondary.may(eyes.state, seat, card)
        ):
            answer = followers.answer(eyes, card, secondary.asks(eyes.state, seat, card))
            yield GiveOrder("secondary", write(answer), (f"card:{card}",))


def _unresolved(state: State, card: str) -> bool:
    return any(each.card == card and not each.resolved for player in state.players for each in player.picked)


def _windows(state: State, seat: int) -> Iterator[Action]:
    """Cards of battles that need no target are ordered; others are waited with, and nothing else is."""
    wanted = list[str]()
    for card in state.players[seat].cards:
        row = ACTION_CARDS[card]
        if card not in APPRAISALS or row.window not in (*waits.BATTLE, *waits.AGENDA):
            continue
        only = (waits.MINE,) if row.window in waits.BATTLE else ()
        if only and row.targets in ((), ("none",)):
            yield GiveOrder(row.window, f"play {card}", only)
        else:
            wanted.append("/".join((row.window, *only)))
    yield SetWaits(tuple(wanted))


# The next turn


def queue(state: State, seat: int) -> Iterator[Action]:
    """What it would be if it came at once; up to where somebody else has a word, or dice fall."""
    line = list(_rehearsed(state, seat))
    if line:
        yield Queue("; ".join(map(write, line)))
    elif state.players[seat].book.queue:
        yield DropQueue()


def _rehearsed(state: State, seat: int) -> Iterator[Action]:
    """Played on a table that is made of what the seat sees."""
    table = saved.copy(Eyes(state, seat).state)
    phase = next((n for n, each in enumerate(table.stack) if isinstance(each, ActionPhase)), None)
    if phase is None or table.players[seat].passed or table.players[seat].out:
        return
    table.stack[phase + 1 :] = [Turn(seat)]
    table.owed.clear()
    table.players[seat].book.queue.clear()
    RULES.settle(table, Dice(b"rehearsal", -1))
    for number in range(LONGEST):
        move = _next(table, seat)
        if move is None:
            return
        yield move
        dice = Dice(b"rehearsal", number)
        RULES.play(table, seat, move, dice)
        if dice.used or not any(isinstance(each, Turn) and each.seat == seat for each in table.stack):
            return


def _next(table: State, seat: int) -> Action | None:
    if table.over or RULES.waits_for(table, seat) is None:
        return None
    found = RULES.android(table, seat, Dice(b"rehearsal", 0))
    return None if isinstance(found, Aside) else found
