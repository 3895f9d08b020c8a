"""Incoming data and data transfer (section 2.1)."""

from __future__ import annotations

from rules.core.contract import Event, IllegalMove
from rules.space_alert.actions import Draw, Give
from rules.space_alert.cards import is_heroic, sides
from rules.space_alert.locks import check_planning, check_time, own_board
from rules.space_alert.planning import changed_mind
from rules.space_alert.state import Member, State, Window


def draw(state: State, seat: int, action: Draw) -> list[Event]:
    """The top card of the pile, seen by the drawer alone (SA-440)."""
    check_planning(state)
    member = own_board(state, seat)
    if state.by_post:
        window = post_window(state, member, "incoming_data")
    else:
        right = drawing_right(state, member, action.at)
    if not state.pile:
        raise IllegalMove("sa-illegal-pile-empty", rule="SA-442")
    if state.by_post:
        window.used.append(seat)
    else:
        member.draws.remove(right)
    card = state.pile.pop()
    member.hand.append(card)
    return [
        Event("sa-drew", {"player": f"#{seat}"}, reveals=True),
        Event("sa-drew-card", {**sides(card)}, to=(seat,)),
    ]


def drawing_right(state: State, member: Member, at: float | None) -> int:
    """The phase of the oldest right to draw that has not lapsed (SA-439)."""
    refused = IllegalMove("sa-illegal-no-draw", rule="SA-439")
    for phase in sorted(member.draws):
        try:
            check_time(state, phase, at)
        except IllegalMove as lapsed:
            refused = lapsed
            continue
        return phase
    raise refused


def give(state: State, seat: int, action: Give) -> list[Event]:
    """Hand to hand, at once and for good; the receiver cannot refuse (SA-444)."""
    check_planning(state)
    member = own_board(state, seat)
    if state.by_post:
        window = post_window(state, member, "data_transfer")
    else:
        window = transfer_window(state, seat, action.at)
    if is_heroic(action.card):
        raise IllegalMove("sa-illegal-heroic-stays", rule="SA-054")
    if action.card not in member.hand:
        raise IllegalMove("sa-illegal-not-in-hand", rule="SA-445")
    receiver = state.member(action.to) if action.to != seat else None
    if receiver is None:
        raise IllegalMove("sa-illegal-no-receiver", rule="SA-053")
    member.hand.remove(action.card)
    receiver.hand.append(action.card)
    window.used.append(seat)
    events = [
        Event("sa-gave", {"player": f"#{seat}", "to": f"#{action.to}"}, reveals=True),
        Event("sa-gave-card", {"player": f"#{seat}", **sides(action.card)}, to=(action.to,)),
    ]
    return events + received(state, receiver)


def received(state: State, member: Member) -> list[Event]:
    """A card that arrives cancels what was agreed without it (SA-446, SA-459)."""
    events = changed_mind(state, member)
    if member.seat in state.agreed:
        state.agreed.remove(member.seat)
        events.append(Event("sa-withdrew", {"player": f"#{member.seat}"}))
    return events


def transfer_window(state: State, seat: int, at: float | None) -> Window:
    """The window in which the click was made; one gift in each (SA-053, SA-412)."""
    for window in state.windows:
        if (not window.beeped) if at is None else (window.opens <= at < window.ends):
            if seat in window.used:
                raise IllegalMove("sa-illegal-gave-already", rule="SA-055")
            return window
    raise IllegalMove("sa-illegal-no-transfer", rule="SA-053")


def post_window(state: State, member: Member, kind: str) -> Window:
    """By post one operation is open at a time (SA-455)."""
    window = state.windows[0] if state.windows else None
    if window is None or window.kind != kind:
        key = "sa-illegal-no-draw" if kind == "incoming_data" else "sa-illegal-no-transfer"
        raise IllegalMove(key, rule="SA-455")
    if answered(window, member):
        raise IllegalMove("sa-illegal-answered", rule="SA-456")
    return window


def answered(window: Window, member: Member) -> bool:
    """Used it, declined it, or wants no more of them in this phase; ready says so too (SA-457, SA-458)."""
    return member.seat in (*window.used, *window.declined) or member.declines or member.ready


def draws_open(state: State, member: Member) -> int:
    """How many cards the member may draw now."""
    if state.stage != "planning" or state.paused or not state.pile:
        return 0
    if state.by_post:
        window = state.windows[0] if state.windows else None
        return int(window is not None and window.kind == "incoming_data" and not answered(window, member))
    return sum(phase > state.phase or not state.closing for phase in member.draws)


def giving_open(state: State, member: Member) -> bool:
    if state.stage != "planning" or state.paused or member.seat is None:
        return False
    if state.by_post:
        window = state.windows[0] if state.windows else None
        return window is not None and window.kind == "data_transfer" and not answered(window, member)
    return any(not window.beeped and member.seat not in window.used for window in state.windows)
