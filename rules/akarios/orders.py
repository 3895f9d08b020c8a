"""Standing orders of a seat (section 61): public, changed at any time, kept by the member (AK-890)."""

from __future__ import annotations

from rules.akarios.state import State

ASK = "ask"
WINDOWS: dict[str, bool] = {"stack": False, "redraw": True, "shove": True, "ties": False, "bonus": True}
"""Windows that can be ordered about: whether a seat without an order is asked (AK-912)."""


def value(state: State, seat: int, what: str) -> str | None:
    """What the seat has ordered about a window; the newest order counts."""
    book = state.sheet.members[state.roster[seat]].book
    found = [order.do for order in book.orders if order.when == what]
    return found[-1] if found else None


def asks(state: State, seat: int, what: str) -> bool:
    ordered = value(state, seat, what)
    return WINDOWS[what] if ordered is None else ordered == ASK
