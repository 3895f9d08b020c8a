"""Planning the action board (section 2): place, take back, turn, swap, and take the next cards."""

from __future__ import annotations

from rules.core.contract import Event, IllegalMove
from rules.space_alert import android_boards, solo
from rules.space_alert.actions import Next, Place, Swap, Take, Turn
from rules.space_alert.cards import face, face_name, other
from rules.space_alert.locks import check_open, check_planning, check_time, own_board
from rules.space_alert.state import Member, Slot, State


def place(state: State, seat: int, action: Place) -> list[Event]:
    check_planning(state)
    if action.on is not None:
        return android_boards.place(state, seat, action)
    member = own_board(state, seat)
    check_open(state, member, action.slot, action.at)
    if action.card not in member.hand:
        raise IllegalMove("sa-illegal-not-in-hand", rule="SA-445")
    slot = member.slots[action.slot - 1]
    member.hand.remove(action.card)
    if slot.card is not None:
        member.hand.append(slot.card)
    slot.card, slot.half = action.card, action.half
    told = Event(
        "sa-placed", {"slot": action.slot, "face": face_name(face(action.card, action.half))}, to=(seat,)
    )
    return [told, *changed_mind(state, member)]


def take(state: State, seat: int, action: Take) -> list[Event]:
    slot, member = _filled(state, seat, action.slot, action.on, action.at)
    assert slot.card is not None
    if member.seat is None:
        solo.put_back(state, member, slot.card)
    else:
        member.hand.append(slot.card)
    slot.card = slot.half = None
    return [Event("sa-taken-back", {"slot": action.slot}, to=(seat,)), *changed_mind(state, member)]


def turn(state: State, seat: int, action: Turn) -> list[Event]:
    slot, member = _filled(state, seat, action.slot, action.on, action.at)
    assert slot.card is not None and slot.half is not None
    slot.half = other(slot.half)
    told = Event(
        "sa-turned", {"slot": action.slot, "face": face_name(face(slot.card, slot.half))}, to=(seat,)
    )
    return [told, *changed_mind(state, member)]


def swap(state: State, seat: int, action: Swap) -> list[Event]:
    """A card moved to an occupied slot changes places with the card there (SA-415)."""
    one, member = _filled(state, seat, action.slot, action.on, action.at)
    check_open(state, member, action.other, action.at)
    if action.slot == action.other:
        raise IllegalMove("sa-illegal-same-slot")
    two = member.slots[action.other - 1]
    one.card, one.half, two.card, two.half = two.card, two.half, one.card, one.half
    told = Event("sa-swapped", {"slot": action.slot, "other": action.other}, to=(seat,))
    return [told, *changed_mind(state, member)]


def _filled(state: State, seat: int, number: int, on: int | None, at: float | None) -> tuple[Slot, Member]:
    """A slot with a card in it that this seat may change."""
    check_planning(state)
    member = own_board(state, seat) if on is None else android_boards.changeable(state, on)
    check_open(state, member, number, at)
    slot = member.slots[number - 1]
    if slot.card is None:
        raise IllegalMove("sa-illegal-empty-slot", slot=number)
    return slot, member


def changed_mind(state: State, member: Member) -> list[Event]:
    """A board that changes is no longer "as it lies": the mark of being ready goes (SA-458)."""
    if not member.ready or member.phase > state.phase:
        return []
    member.ready = False
    return [Event("sa-not-ready", {"player": f"#{member.seat}"})]


def next_cards(state: State, seat: int, action: Next) -> list[Event]:
    """Only the player himself ends his phase early, for good, as far ahead as he likes (SA-416, SA-417)."""
    check_planning(state)
    if state.practice:
        raise IllegalMove("sa-illegal-no-phases", rule="SA-496")
    if state.solo:
        return solo.next_phase(state, action)
    member = own_board(state, seat)
    if not member.packets:
        raise IllegalMove("sa-illegal-no-more-cards", rule="SA-042")
    check_time(state, member.phase, action.at)
    took = take_packet(member)
    member.ready = state.by_post
    return [Event("sa-next-cards", {"player": f"#{seat}", "phase": member.phase}, reveals=True), *took]


def take_packet(member: Member) -> list[Event]:
    cards = member.packets.pop(0)
    member.hand += cards
    member.phase += 1
    assert member.seat is not None
    return [Event("sa-cards", {"count": len(cards), "phase": member.phase}, to=(member.seat,), reveals=True)]
