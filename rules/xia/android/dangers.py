"""Who hunts an android's ship, and whether it can bear to be found."""

from __future__ import annotations

from rules.xia import defence, query
from rules.xia.geometry import board
from rules.xia.state import State


def hunters(state: State, seat: int) -> list[str]:
    """NPCs that would attack this ship: the Enforcer outlaws, the Scoundrel innocents, both who attacked them
    (section 27)."""
    outlaw = query.outlaw(state, str(seat))
    found = []
    for name, ship in state.npcs.items():
        prey = {"enforcer": outlaw, "scoundrel": not outlaw}.get(name, False)
        if ship.space is not None and (prey or str(seat) in ship.attackers):
            found.append(name)
    return [name for name in found if name != "merchant"]


def shielded(state: State, seat: int) -> bool:
    """Whether an attack could be met."""
    return bool(defence.spots(state.players[seat]))


def exposed(state: State, seat: int, at: str | None = None) -> bool:
    """Without a shield beside a hunter, here or on that space."""
    space = at or state.players[seat].space
    if space is None or shielded(state, seat):
        return False
    known = board(state)
    where = [query.space_of(state, name) for name in hunters(state, seat)]
    return any(there is not None and known.adjacent(space, there) for there in where)
