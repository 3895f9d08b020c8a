"""What the end of a flight is worth: the ship first, then what is left of it, then points."""

from __future__ import annotations

from rules.space_alert.components import CARDS
from rules.space_alert.flight import DISABLED_SQUAD, Flight

LOST, TURN = -200.0, 8.0
"""A lost ship, and each turn that it lasted."""
TILES = (0.0, 2.0, 5.0, 9.0, 15.0, 24.0, 36.0)
"""By the tiles of a zone: the last ones are what the next threat needs."""
KNOCKED_OUT, SQUAD = 6.0, 1.0
DESTROYED, SURVIVED, HURT = 3.0, 1.0, 2.5
VISUAL = 0.3
FAR = 0.15
"""A threat that dies a square farther away has left hands free for the next."""
SHIELD, REACTOR, CAPSULE, ROCKET = 0.3, 0.15, 0.3, 0.2
"""What is left at the end: nobody knows what is still to come."""


def worth(flight: Flight) -> float:
    found = 0.0 if flight.won else LOST + TURN * (flight.lost_turn or 0)
    for tiles in flight.tiles:
        found -= TILES[len(tiles)]
    for threat in flight.threats:
        card = CARDS[threat.code]
        if threat.status == "destroyed":
            found += DESTROYED * card.destroyed + FAR * threat.square
        elif threat.status == "survived":
            found += SURVIVED * card.survived
        if threat.status != "destroyed":
            found += HURT * min(threat.cubes / max(threat.hull, 1), 1.0)
    for member in flight.crew:
        found -= KNOCKED_OUT * member.knocked_out + SQUAD * (member.squad == DISABLED_SQUAD)
    found += SHIELD * sum(flight.shield) + REACTOR * sum(flight.reactor)
    found += CAPSULE * flight.fuel + ROCKET * flight.rockets
    return found + VISUAL * sum(flight.visual)
