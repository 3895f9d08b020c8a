"""The windows that can be ordered about (section 61), and what a seat has ordered: public, kept by the
member (AK-890)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import get_args

from rules.akarios.actions import BOWS
from rules.akarios.components import CARDS, DIFFICULTIES, ENEMIES, SHIPS
from rules.akarios.language import Kind
from rules.akarios.sheet import Slot
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


WEAKEST = "weakest"
SHIPS_NAMED = re.compile(r"[a-z]{1,3}\d{1,2}(,[a-z]{1,3}\d{1,2})*")


def _enemies(state: State, wish: str) -> bool:
    """What kind of target comes first: types of enemies, `elite`, and `most` or least hull."""
    return set(wish.split(",")) <= {*ENEMIES, "elite", "least", "most"}


def _objects(state: State, wish: str) -> bool:
    """Ids of a world's objects, joined by commas."""
    return all(each.isalnum() and len(each) < 5 for each in wish.split(",")) and len(wish) < 60


def _cards(state: State, wish: str) -> bool:
    return all(card in CARDS for card in wish.split(","))


BETWEEN = "."
"""An order on one of many things names it: `pledge.energy`, `loadout.argonaut`."""
HEX = re.compile(r"[A-Z]\d{1,2}")
STEP = re.compile(r"[0-2](\.(left|right))?|ship(\.(upper|lower))?")
LONGEST = 200


def fitted(wish: str) -> list[tuple[str, str]]:
    """`weapon_1:burst_fire,engine_1:flank` by slot."""
    return [(slot, card) for slot, _, card in (each.partition(":") for each in wish.split(","))]


def _loadout(state: State, wish: str) -> bool:
    """Each slot and each card once."""
    slots, cards = zip(*fitted(wish), strict=True)
    known = set(slots) <= set(get_args(Slot)) and set(cards) <= set(CARDS)
    return known and len(set(slots)) == len(slots) and len(set(cards)) == len(cards)


def _places(state: State, wish: str) -> bool:
    hexes, _, facing = wish.partition("/")
    return facing in BOWS and all(HEX.fullmatch(each) for each in hexes.split(","))


def _path(state: State, wish: str) -> bool:
    return all(STEP.fullmatch(each) for each in wish.split(","))


def _credits(state: State, wish: str) -> bool:
    return wish.isdecimal() and 0 < int(wish) < 100


def _of_kind(*kinds: Kind) -> Callable[[State, str], bool]:
    return lambda state, wish: all(each in CARDS and CARDS[each].kind in kinds for each in wish.split(","))


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
    "pay": _one_of("stress", "plain"),
    "turn": _one_of("nearest", "never"),
    "targets": _enemies,
    "mend": lambda state, wish: wish in ("hull", "shields") or (wish.isdecimal() and len(wish) < 3),
    "stops": _one_of("never", "asteroids", ASK),
    "hacked": lambda state, wish: wish in (WEAKEST, ASK) or bool(SHIPS_NAMED.fullmatch(wish)),
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
    "pair": _of_kind("sparrow"),
    "place": _places,
    "reward": _of_kind("weapon", "engine", "technology", "sparrow"),
    "path": _path,
    **{f"loadout.{ship}": _loadout for ship in SHIPS},
    **{f"pledge.{what}": _credits for what in ("energy", "trauma")},
    **{f"pledge.{card}": _credits for card, row in CARDS.items() if row.kind == "sparrow"},
}
"""What may be ordered about each window."""


def allowed(state: State, what: str, wish: str) -> bool:
    return what in VALUES and len(wish) <= LONGEST and VALUES[what](state, wish)


def value(state: State, seat: int, what: str) -> str | None:
    """What the seat has ordered about a window; the newest order counts."""
    book = state.sheet.members[state.roster[seat]].book
    found = [order.do for order in book.orders if order.when == what]
    return found[-1] if found else None


def asks(state: State, seat: int, what: str) -> bool:
    ordered = value(state, seat, what)
    return WINDOWS[what] if ordered is None else ordered == ASK
