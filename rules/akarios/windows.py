"""The windows that can be ordered about (section 61), and what a seat has ordered: public, kept by the
member (AK-890)."""

from __future__ import annotations

from collections.abc import Callable

from rules.akarios.components import CARDS, DIFFICULTIES
from rules.akarios.state import SPARROW, State

ASK = "ask"
SHIP, COMMAND = "ship", "command"
"""After what of an enemy cards may answer."""
ARC, AIMED = "arc", "aimed"
"""Or what they answer without asking: somebody stands in the arc; the next attack is aimed at the owner."""
WINDOWS: dict[str, bool] = {"stack": False, "redraw": True, "shove": True, "ties": False, "bonus": True}
"""Windows that can be ordered about: whether a seat without an order is asked (AK-912)."""


def _one_of(*words: str) -> Callable[[State, str], bool]:
    return lambda state, wish: wish in words


def _number(state: State, wish: str) -> bool:
    return wish == ASK or (wish.isdecimal() and len(wish) < 3)


def _ship(state: State, wish: str) -> bool:
    return wish == ASK or wish in (SPARROW, *(f"p{seat}" for seat in range(state.seats)))


def _objects(state: State, wish: str) -> bool:
    """Ids of a world's objects, joined by commas."""
    return all(each.isalnum() and len(each) < 5 for each in wish.split(",")) and len(wish) < 60


def _cards(state: State, wish: str) -> bool:
    return all(card in CARDS for card in wish.split(","))


VALUES: dict[str, Callable[[State, str], bool]] = {
    "stack": _one_of("auto", ASK),
    "redraw": _one_of("never", ASK),
    "shove": _one_of("full", ASK),
    "bonus": _one_of("auto", ASK),
    "ties": _ship,
    "protect": _one_of("always", "falls", "never", ASK),
    "share": _number,
    "between": _one_of(SHIP, COMMAND, ARC, AIMED, "never"),
    "evade": _number,
    "pour": _one_of("attack", "any", "never", ASK),
    "walk": _number,
    "examine": _number,
    "put": _number,
    "join": _one_of("always", "never", ASK),
    "leave": _objects,
    "free": _cards,
    "difficulty": _one_of(ASK, *DIFFICULTIES),
    "retry": _one_of("again", "leave", ASK),
    "event": _one_of("majority", ASK),
    "volunteer": _number,
}
"""What may be ordered about each window."""


def value(state: State, seat: int, what: str) -> str | None:
    """What the seat has ordered about a window; the newest order counts."""
    book = state.sheet.members[state.roster[seat]].book
    found = [order.do for order in book.orders if order.when == what]
    return found[-1] if found else None


def asks(state: State, seat: int, what: str) -> bool:
    ordered = value(state, seat, what)
    return WINDOWS[what] if ordered is None else ordered == ASK
