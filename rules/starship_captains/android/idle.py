"""Whether a turn has brought anything: all that a room can change, but for who stands where aboard."""

from __future__ import annotations

from rules.starship_captains import query
from rules.starship_captains.state import State


def changeable(state: State, seat: int) -> tuple[object, ...]:
    """The ship's place first, what is reserved there last."""
    player = state.players[seat]
    return (
        player.location,
        sorted(query.crew(state, seat)),
        [(slot.damaged, slot.tech, slot.artifact) for slot in player.slots],
        (player.medals, player.rings, player.damage),
        (sorted(player.artifacts), list(player.pirates), list(player.missions)),
        {faction: (marker.cell, marker.laps) for faction, marker in player.markers.items()},
        list(state.routes),
        dict(state.events),
        dict(state.reserved),
    )
