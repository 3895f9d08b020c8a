"""Fewer than four players (section 5): the boards of the ship's androids, planned by everybody."""

from __future__ import annotations

from rules.core.contract import Arg, Event, IllegalMove
from rules.space_alert import locks, solo
from rules.space_alert.actions import Place
from rules.space_alert.cards import face, face_name, is_heroic
from rules.space_alert.crew import who
from rules.space_alert.soundtracks import phase_of
from rules.space_alert.state import Member, State


def android(state: State, index: int) -> Member:
    if not 0 <= index < len(state.crew) or state.crew[index].seat is not None:
        raise IllegalMove("sa-illegal-no-android")
    return state.crew[index]


def changeable(state: State, index: int) -> Member:
    """Cards on an android's board are final (SA-258), except in solo (SA-269)."""
    member = android(state, index)
    if not state.solo:
        raise IllegalMove("sa-illegal-android-final", rule="SA-258")
    return member


def place(state: State, seat: int, action: Place) -> list[Event]:
    assert action.on is not None
    member = android(state, action.on)
    if state.solo:
        return solo.place(state, member, action)
    check_slot(state, seat, member, action.slot, action.at)
    player = locks.own_board(state, seat)
    if action.card == member.heroic:
        member.heroic = None
    elif is_heroic(action.card):
        raise IllegalMove("sa-illegal-heroic-android", rule="SA-259")
    elif action.card not in player.hand:
        raise IllegalMove("sa-illegal-not-in-hand", rule="SA-257")
    else:
        player.hand.remove(action.card)
    slot = member.slots[action.slot - 1]
    slot.card, slot.half = action.card, action.half
    return [played(state, seat, action)]


def check_slot(state: State, seat: int, member: Member, slot: int, at: float | None) -> None:
    """One's own phase must have begun, the slot's not be over (SA-261, SA-486); first come first (SA-487)."""
    locks.check_slot(state, slot)
    phase = phase_of(slot)
    if phase > locks.own_board(state, seat).phase:
        raise IllegalMove("sa-illegal-phase-not-begun", rule="SA-486", phase=phase)
    locks.check_time(state, phase, at)
    if member.slots[slot - 1].card is not None:
        raise IllegalMove("sa-illegal-android-taken", rule="SA-487", slot=slot)


def played(state: State, seat: int, action: Place) -> Event:
    """Open to all at once (SA-489)."""
    args: dict[str, Arg] = {
        "player": f"#{seat}",
        "android": who(state, action.on or 0),
        "slot": action.slot,
        "face": face_name(face(action.card, action.half)),
    }
    return Event("sa-android-placed", args, reveals=True)


def open_slots(state: State, seat: int, index: int) -> list[int]:
    """Empty slots of an android that this seat may fill now."""
    slots = []
    for slot in range(1, state.mission.last_turn + 1):
        try:
            if state.solo:
                locks.check_open(state, state.crew[index], slot, None)
            else:
                check_slot(state, seat, state.crew[index], slot, None)
        except IllegalMove:
            continue
        slots.append(slot)
    return slots
