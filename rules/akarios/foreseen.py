"""Where queued commands would lead, as far as anybody can tell: no die or card is foreseen (AK-905)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.akarios.actions import ACTIONS, Act
from rules.akarios.battle.deeds import deed
from rules.akarios.battle.planned import plan
from rules.akarios.ship.ships import pose, put
from rules.akarios.state import State
from rules.core.hexes import name
from rules.core.notation import read

Way = tuple[tuple[str, int], ...]


def way(state: State, seat: int) -> Way:
    """Every hex that the ship of this seat would enter, with how it would face there; a turn on the spot is
    the hex it stands on."""
    battle, queue = state.fight, state.queues[seat]
    ship = battle.ships[battle.cockpits[seat].ship]
    if not queue or ship.hex is None:
        return ()
    flies = replace(ship)
    ahead = replace(battle, ships={**battle.ships, ship.ref: flies})
    path: list[tuple[str, int]] = []
    for queued in queue:
        act = read(queued.do, ACTIONS)
        found = deed(ahead, seat, act.card) if isinstance(act, Act) else None
        if found is None or not isinstance(act, Act):
            continue
        try:
            planned = plan(ahead, seat, found, replace(act, dice=()))
            steps = planned.path or ((planned.end,) if planned.end != pose(flies) else ())
            path += [(name(step.hex), step.facing) for step in steps]
        except (ValueError, IndexError):  # what is written freely may name what this board does not have
            break
        put(flies, planned.end)
    return tuple(path)
