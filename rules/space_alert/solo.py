"""Solo (section 5.5): one player, four androids, and the whole action deck open before them."""

from __future__ import annotations

from rules.core.contract import Event, IllegalMove
from rules.space_alert.actions import Next, Place
from rules.space_alert.cards import face, face_name, is_heroic
from rules.space_alert.locks import check_open, check_time
from rules.space_alert.state import Member, State


def place(state: State, member: Member, action: Place) -> list[Event]:
    """Every card of the open deck exists once (SA-493); an android's heroic card is its own (SA-267)."""
    check_open(state, member, action.slot, action.at)
    if action.card != member.heroic and action.card not in state.pile:
        key = "sa-illegal-heroic-android" if is_heroic(action.card) else "sa-illegal-not-in-deck"
        raise IllegalMove(key, rule="SA-493")
    if action.card == member.heroic:
        member.heroic = None
    else:
        state.pile.remove(action.card)
    slot = member.slots[action.slot - 1]
    if slot.card is not None:
        put_back(state, member, slot.card)
    slot.card, slot.half = action.card, action.half
    side = face_name(face(action.card, action.half))
    return [Event("sa-placed", {"slot": action.slot, "face": side}, to=(0,))]


def put_back(state: State, member: Member, card: int) -> None:
    if is_heroic(card):
        member.heroic = card
    else:
        state.pile.append(card)
        state.pile.sort()


def next_phase(state: State, action: Next) -> list[Event]:
    """All androids share one phase; beginning the next one early closes the earlier for good (SA-494)."""
    phase = state.crew[0].phase
    if phase >= state.mission.phases:
        raise IllegalMove("sa-illegal-no-more-cards", rule="SA-494")
    check_time(state, phase, action.at)
    for member in state.crew:
        member.phase = phase + 1
        member.ready = state.by_post
    return [Event("sa-next-cards", {"player": "#0", "phase": phase + 1}, reveals=True)]
