"""What the enemies did in their phase is kept until the next one, for the pictures of it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.akarios.state import Acted, Battle, Ship


def began(battle: Battle, ship: Ship, card: str, command: str, targets: Sequence[str] = ()) -> None:
    """A command is carried out from where the ship is; of an attack there is one entry for each target."""
    assert ship.hex is not None
    for target in targets or ("",):
        battle.acted.append(Acted(ship.ref, ship.kind, card, command, [(ship.hex, ship.facing)], target))


def flew(battle: Battle, ship: Ship, route: Sequence[tuple[str, int]]) -> None:
    battle.acted[-1].path += route


def ended(battle: Battle, ship: Ship) -> None:
    """The command is over: a wormhole or a turn may have brought it elsewhere, or it is gone."""
    last = next((each for each in reversed(battle.acted) if each.ship == ship.ref), None)
    if last is None:
        return
    if ship.hex is None:
        last.destroyed = True
    elif last.path[-1][0] != ship.hex:
        last.path.append((ship.hex, ship.facing))
    elif not last.target:
        last.path[-1] = (ship.hex, ship.facing)


def totalled(battle: Battle, source: str, target: str, cards: Sequence[str], total: int) -> None:
    """The sum of an attack is known."""
    for each in reversed(battle.acted):
        if (each.ship, each.target, each.total) == (source, target, None):
            each.cards, each.total = list(cards), total
            return
