"""A whole phase of a board laid out at once, by the faces that shall be up."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.contract import Event, IllegalMove
from rules.space_alert import android_boards, solo
from rules.space_alert.actions import Lay
from rules.space_alert.cards import CARDS, face_name, is_heroic
from rules.space_alert.flight import EMPTY
from rules.space_alert.locks import check_open, check_planning, open_slots, own_board
from rules.space_alert.planning import changed_mind
from rules.space_alert.state import Member, Slot, State


def lay(state: State, seat: int, action: Lay) -> list[Event]:
    """A letter for each slot that can be planned now; what lay there goes back to the hand (SA-415)."""
    check_planning(state)
    member = own_board(state, seat) if action.on is None else android_boards.changeable(state, action.on)
    slots = open_slots(state, member)
    if not slots or len(action.faces) != len(slots):
        raise IllegalMove("sa-illegal-lay", count=len(slots))
    for slot in slots:
        check_open(state, member, slot, action.at)
    board = [member.slots[slot - 1] for slot in slots]
    cards = found(action.faces, board, at_hand(state, member))
    if cards is None:
        raise IllegalMove("sa-illegal-not-in-hand", rule="SA-445")
    told = []
    for number, letter, now, next_one in zip(slots, action.faces, board, cards, strict=True):
        if next_one.card is not None and next_one != now:
            told.append(Event("sa-placed", {"slot": number, "face": face_name(letter)}, to=(seat,)))
        elif next_one != now:
            told.append(Event("sa-taken-back", {"slot": number}, to=(seat,)))
    change(state, member, board, cards)
    return [*told, *changed_mind(state, member)]


def at_hand(state: State, member: Member) -> list[int]:
    """What may lie on this board besides what lies there: ordinary cards first, heroic ones are kept."""
    if member.seat is not None:
        return sorted(member.hand, key=lambda card: (is_heroic(card), card))
    return state.pile + ([member.heroic] if member.heroic is not None else [])


def found(faces: str, board: Sequence[Slot], hand: Sequence[int]) -> list[Slot] | None:
    """A card for each face, the one that shows it already where it lies; None if there are not enough."""
    lying = [slot.card for slot in board if slot.card is not None]
    places: dict[int, int] = {}

    def seated(place: int, asked: set[int]) -> bool:
        here = board[place].card
        for card in [*([here] if here is not None else []), *hand, *lying]:
            if card in asked or faces[place] not in (CARDS[card].action, CARDS[card].move):
                continue
            asked.add(card)
            if card not in places or seated(places[card], asked):
                places[card] = place
                return True
        return False

    if not all(seated(place, set()) for place, letter in enumerate(faces) if letter != EMPTY):
        return None
    slots = [Slot() for _ in faces]
    for card, place in places.items():
        slots[place] = Slot(card, "action" if CARDS[card].action == faces[place] else "move")
    return slots


def change(state: State, member: Member, board: Sequence[Slot], cards: Sequence[Slot]) -> None:
    """All cards up, then the wanted ones down."""
    for slot in board:
        if slot.card is not None and member.seat is None:
            solo.put_back(state, member, slot.card)
        elif slot.card is not None:
            member.hand.append(slot.card)
    for slot, wanted in zip(board, cards, strict=True):
        slot.card, slot.half = wanted.card, wanted.half
        if slot.card is None:
            continue
        if member.seat is not None:
            member.hand.remove(slot.card)
        elif is_heroic(slot.card):
            member.heroic = None
        else:
            state.pile.remove(slot.card)
