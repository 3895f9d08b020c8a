"""Legal moves: what was asked first, then cards for the slots that are still empty, then all changes."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import CLOCK, Action
from rules.space_alert import android_boards
from rules.space_alert.actions import (
    Begin,
    Deadline,
    Decline,
    Give,
    Next,
    Place,
    Proceed,
    Prolong,
    Replan,
    Resume,
    Swap,
    Take,
    Turn,
)
from rules.space_alert.cards import CARDS, is_heroic
from rules.space_alert.data_operations import answered, giving_open
from rules.space_alert.locks import open_slots
from rules.space_alert.missions import clock
from rules.space_alert.prompts import prompts
from rules.space_alert.state import Member, State
from rules.space_alert.view import Half

HALVES: tuple[Half, Half] = ("action", "move")


def moves(state: State, seat: int) -> Iterator[Action]:
    if seat == CLOCK:
        yield from of_time(state)
        return
    for prompt in prompts(state):
        if prompt.seat == seat:
            yield from (choice.action for choice in prompt.choices)
    if state.stage == "planning" and not state.paused:
        yield from planning(state, seat)
    if state.stage == "resolution" and state.practice:
        yield Replan()


def of_time(state: State) -> Iterator[Action]:
    if state.live and state.stage in ("briefing", "planning"):
        if state.resuming:
            yield Resume()
        yield from (action for _, action in clock(state)[:1])
    elif state.stage == "briefing":
        yield Begin()
    elif state.by_post and state.stage == "planning":
        if state.windows:
            yield Deadline("window")
        yield Deadline("phase")
    elif state.stage == "resolution":
        yield Proceed()


def planning(state: State, seat: int) -> Iterator[Action]:
    member = state.member(seat)
    if member is None:
        yield from solo_boards(state)
        if not state.practice and open_slots(state, state.crew[0]):
            yield from [Next()] if state.crew[0].phase < state.mission.phases else []
    else:
        yield from own_board(state, member)
        yield from androids(state, seat, member)
        yield from gifts(state, member)
        if member.packets and (open_slots(state, member) or member.phase > state.phase):
            yield Next()
    if state.by_post and (seat not in state.prolonged or seat == state.posts.captain):
        yield Prolong()
    if (
        state.by_post
        and member is not None
        and not member.ready
        and not member.declines
        and (not state.windows or answered(state.windows[0], member))
    ):
        yield Decline(rest=True)


def own_board(state: State, member: Member) -> Iterator[Action]:
    slots = open_slots(state, member)
    free = [slot for slot in slots if member.slots[slot - 1].card is None]
    filled = [slot for slot in slots if slot not in free]
    for slot in (*free, *filled):
        yield from (Place(card, half, slot) for card in member.hand for half in HALVES)
    yield from changes(filled, slots, None)


def changes(filled: list[int], slots: tuple[int, ...], on: int | None) -> Iterator[Action]:
    for slot in filled:
        yield Take(slot, on=on)
        yield Turn(slot, on=on)
        yield from (Swap(slot, other, on=on) for other in slots if other != slot)


def androids(state: State, seat: int, member: Member) -> Iterator[Action]:
    ordinary = [card for card in member.hand if not is_heroic(card)]
    for index, android in enumerate(state.crew):
        if android.seat is not None:
            continue
        cards = ordinary + ([android.heroic] if android.heroic is not None else [])
        for slot in android_boards.open_slots(state, seat, index):
            yield from (Place(card, half, slot, on=index) for card in cards for half in HALVES)


def solo_boards(state: State) -> Iterator[Action]:
    deck = list({(CARDS[card].action, CARDS[card].move): card for card in state.pile}.values())
    for index, android in enumerate(state.crew):
        slots = open_slots(state, android)
        cards = deck + ([android.heroic] if android.heroic is not None else [])
        filled = [slot for slot in slots if android.slots[slot - 1].card is not None]
        for slot in sorted(slots, key=lambda slot: slot in filled):
            yield from (Place(card, half, slot, on=index) for card in cards for half in HALVES)
        yield from changes(filled, slots, index)


def gifts(state: State, member: Member) -> Iterator[Action]:
    if not giving_open(state, member):
        return
    others = [other.seat for other in state.humans if other is not member and other.seat is not None]
    for card in member.hand:
        if not is_heroic(card):
            yield from (Give(card, other) for other in others)
