"""How ships, tokens, hexes and facings are called in words."""

from __future__ import annotations

from collections.abc import Iterable

from rules.akarios.components import ENEMIES
from rules.akarios.state import SPARROW, Battle, State
from rules.core.contract import Arg, Event, phrase
from rules.core.hexes import FACINGS


def called(battle: Battle, ref: str) -> str:
    """A ship or a token: the player, the Sparrow, "Ronin Scout 3", or the token's own name."""
    if ref == SPARROW:
        return phrase("ak-sparrow")
    ship = battle.ships.get(ref)
    if ship is None:
        return f"@{ref}"
    if ship.seat is not None:
        return f"#{ship.seat}"
    type = f"@{ENEMIES[ship.kind].code}"
    return phrase("ak-ship-elite" if ship.elite else "ak-ship", type=type, number=ship.number)


def all_called(battle: Battle, refs: Iterable[str]) -> Arg:
    return tuple(called(battle, ref) for ref in refs)


def squad(state: State) -> str:
    """Its founder's name for it; where nobody has founded one, a name in the reader's language."""
    return state.sheet.squad if state.campaign else phrase("ak-kestrels")


def prose(id: str) -> str:
    """A text beside the data."""
    return "¶" + id


def file(pilot: str) -> str:
    """Who a pilot is, in three sentences."""
    return f"¶pilot.{pilot}.file"


def page(state: State, id: str, *, reveals: bool = False) -> Event:
    """A text that is read; it may name the squad and call its roll."""
    args: dict[str, Arg] = {"text": prose(id), "squad": squad(state), "roll": roll(state)}
    return Event("ak-page", args, reveals=reveals)


def roll(state: State) -> tuple[str, ...]:
    """All who belong to the squad, in the order in which they came."""
    here = {member: f"#{seat}" for seat, member in enumerate(state.roster)}
    members = enumerate(state.sheet.members)
    return tuple(here.get(number, one.callsign) for number, one in members if not one.left)


def bow(facing: int) -> str:
    return phrase(f"ak-bow-{FACINGS[facing % 6]}")


def skill(which: str) -> str:
    return phrase(f"ak-skill-{which}")
