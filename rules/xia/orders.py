"""What may be done at any time: gifts, and standing orders (section 30)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Action, Event, IllegalMove
from rules.xia.actions import Give, SetOrders, Suggest
from rules.xia.frames import Stowing
from rules.xia.state import State

UNIT = 1000
"""No rule knows a smaller amount (XIA-005)."""


def played(state: State, seat: int, action: Action) -> list[Event] | None:
    """None if it is not such a move."""
    match action:
        case Give():
            return give(state, seat, action)
        case SetOrders():
            return set_orders(state, seat, action)
    return None


def give(state: State, seat: int, action: Give) -> list[Event]:
    """Credits are handed over whoever's turn it is, and nothing else ever is (XIA-275, XIA-464)."""
    if not 0 <= action.to < state.seats or action.to == seat:
        raise IllegalMove("xia-illegal-give-whom", rule="XIA-463")
    if action.credits < UNIT or action.credits % UNIT:
        raise IllegalMove("xia-illegal-give-unit", rule="XIA-005")
    if action.credits > state.players[seat].credits:
        raise IllegalMove("xia-illegal-give-more", rule="XIA-463", credits=state.players[seat].credits)
    state.players[seat].credits -= action.credits
    state.players[action.to].credits += action.credits
    return [Event("xia-gives", {"player": f"#{seat}", "to": f"#{action.to}", "credits": action.credits})]


def set_orders(state: State, seat: int, action: SetOrders) -> list[Event]:
    """Only the player learns of them."""
    if action.orders == state.players[seat].orders:
        raise IllegalMove("xia-illegal-orders-stand", rule="XIA-525")
    state.players[seat].orders = action.orders
    return [Event("xia-orders-set", to=(seat,))]


def moves(state: State, seat: int) -> Iterator[Action]:
    """Beside the question: alms of the player who is asked, and the two usual sets of standing orders."""
    player = state.players[seat]
    if player.credits >= UNIT:
        yield from (Give(other, UNIT) for other in range(state.seats) if other != seat)
    for orders in (
        SetOrders("ask", "ask", "ask", "ask", "ask"),
        SetOrders("all_but_one", "always", "always", "auto"),
    ):
        if orders.orders != player.orders:
            yield orders


def ordered(state: State, seat: int) -> Action | None:
    """Cubes are stowed by themselves, unless their player wants to choose the cells."""
    frame = state.stack[-1] if state.stack else None
    if state.over or not isinstance(frame, Stowing) or frame.seat != seat:
        return None
    return Suggest() if state.players[seat].orders.stow == "auto" else None
