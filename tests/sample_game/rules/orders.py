"""What may be done at any time: gifts, and standing orders."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Action, Event, IllegalMove, orders
from rules.core.orders import MOVES, Desk, DropOrder, DropQueue, GiveOrder, Point, Queue, SetWaits
from rules.core.poll import Poll
from rules.core.stack import Question
from tests.sample_game.rules.actions import ACTIONS, Give
from tests.sample_game.rules.components import BELTS
from tests.sample_game.rules.frames import Bidding, Charting, Frame, Searching
from tests.sample_game.rules.state import State

WINDOWS: dict[type[Frame], str] = {
    Charting: "chart",
    Poll: "course",
    Bidding: "bid",
    Searching: "search",
}
DESK = Desk(ACTIONS, windows=tuple(WINDOWS.values()), facts=("round", "course"), words="sample-when")


def moves(state: State, seat: int) -> Iterator[Action]:
    crew = state.crews[seat]
    if crew.credits:
        yield from (Give(other, 1) for other in range(state.seats) if other != seat)
    yield from (GiveOrder("bid", f"bid {card}", ("round:2+",)) for card in crew.hand)
    yield GiveOrder("course", f"vote {BELTS[seat % len(BELTS)]}", keep=True)
    yield from (DropOrder(order.when, order.do, order.only) for order in crew.book.orders)
    yield SetWaits(()) if crew.book.waits else SetWaits(("course",))
    if crew.hand:
        yield Queue("; ".join(f"bid {card}" for card in crew.hand[:2]))
    if crew.book.queue:
        yield DropQueue()


def played(state: State, seat: int, action: Action) -> list[Event] | None:
    """None if it is not such a move."""
    if isinstance(action, Give):
        return give(state, seat, action)
    if isinstance(action, MOVES):
        return orders.given(state.crews[seat].book, seat, action, DESK)
    return None


def give(state: State, seat: int, action: Give) -> list[Event]:
    if not 0 <= action.to < state.seats or action.to == seat:
        raise IllegalMove("sample-illegal-give-whom")
    if not 0 < action.credits <= state.crews[seat].credits:
        raise IllegalMove("sample-illegal-give-more", credits=state.crews[seat].credits)
    state.crews[seat].credits -= action.credits
    state.crews[action.to].credits += action.credits
    return [Event("sample-gives", {"player": f"#{seat}", "to": f"#{action.to}", "credits": action.credits})]


def point(state: State) -> Point:
    """The open question, by facts that everybody knows."""
    return Point(WINDOWS[type(state.stack[-1])], {"round": str(state.round), "course": state.course})


def used(state: State, seat: int, action: Action, asked: Question) -> bool:
    """What was ordered just so is struck out. Whether it was ordered."""
    found = ordered(state, seat, asked) == action
    orders.used(state.crews[seat].book, seat, action, point(state), DESK)
    return found


def ordered(state: State, seat: int, asked: Question) -> Action | None:
    return orders.ordered(state.crews[seat].book, seat, asked, point(state), DESK)
