"""Who fights whom in a Space Battle, and with what; the Custodians' Fighters are nobody's (TI-207)."""

from __future__ import annotations

from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.frames import Battle, Facts
from rules.twilight_imperium.state import NOBODY, Ship, State

SHIPS = ("fighter", "destroyer", "cruiser", "carrier", "dreadnought", "war_sun")
"""In the order in which they are usually given up (TI-685)."""


def both(frame: Battle) -> tuple[int, int]:
    """The attacker first (TI-302)."""
    return frame.seat, frame.defender


def enemy(frame: Battle, seat: int) -> int:
    return frame.defender if seat == frame.seat else frame.seat


def side(frame: Battle, seat: int) -> str:
    return "attacker" if seat == frame.seat else "defender"


def ships(state: State, at: str, seat: int) -> list[Ship]:
    return systems.ships(state.systems[at], seat)


def fighters(state: State, at: str, seat: int) -> int:
    return state.custodians[0] if seat == NOBODY else systems.fighters(state.systems[at], seat)


def lose_fighters(state: State, at: str, seat: int, count: int) -> list[str]:
    """With the Leaders whom the last of them carried."""
    if seat == NOBODY:
        state.custodians[0] -= count
        return []
    return pieces.lose_fighters(state.systems[at], seat, count)


def fights(state: State, frame: Battle, seat: int) -> bool:
    """The side has ships left, Fighters included."""
    return bool(fighters(state, frame.system, seat) or ships(state, frame.system, seat))


def kinds(state: State, at: str, seat: int) -> list[str]:
    """One of each ship, Fighters included."""
    found = [each.kind for each in ships(state, at, seat)] + ["fighter"] * fighters(state, at, seat)
    return sorted(found, key=SHIPS.index)


def current(state: State) -> Battle | None:
    """The Space Battle that is being fought."""
    return next((each for each in reversed(state.stack) if isinstance(each, Battle)), None)


def by_number(state: State, number: int) -> Battle:
    return next(each for each in state.stack if isinstance(each, Battle) and each.number == number)


def facts(frame: Battle) -> Facts:
    """What a window of the battle tells."""
    seats = [str(seat) for seat in both(frame) if seat != NOBODY]
    defender = {} if frame.defender == NOBODY else {"defender": str(frame.defender)}
    return {
        "battle": str(frame.number),
        "system": frame.system,
        "attacker": str(frame.seat),
        **defender,
        "participant": " ".join(seats),
        "round": str(frame.round),
    }
