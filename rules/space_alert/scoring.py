"""The score of a mission."""

from __future__ import annotations

from rules.space_alert.components import (
    CARDS,
    KNOCKED_OUT_PENALTY,
    SQUAD_PENALTY,
    TILE_PENALTY,
    VISUAL_POINTS,
    WORST_ZONE_PENALTY,
)
from rules.space_alert.flight import DISABLED_SQUAD, Flight
from rules.space_alert.view import ScoreView


def score(flight: Flight) -> ScoreView:
    """All figures of the score sheet; a lost mission has them too, but no total (SA-238)."""
    destroyed = tuple((t.code, CARDS[t.code].destroyed) for t in flight.threats if t.status == "destroyed")
    survived = tuple((t.code, CARDS[t.code].survived) for t in flight.threats if t.status == "survived")
    red, white, blue = (len(tiles) for tiles in flight.tiles)
    first, second, third = (VISUAL_POINTS[count] for count in flight.visual)
    knocked_out = sum(member.knocked_out for member in flight.crew)
    disabled = disabled_squads(flight)
    gained = sum(points for _, points in destroyed + survived) + first + second + third
    penalty = (
        TILE_PENALTY * (red + white + blue)
        + WORST_ZONE_PENALTY * max(red, white, blue)
        + KNOCKED_OUT_PENALTY * knocked_out
        + SQUAD_PENALTY * disabled
    )
    return ScoreView(
        won=bool(flight.won),
        destroyed=destroyed,
        survived=survived,
        visual=(first, second, third),
        tiles=(red, white, blue),
        knocked_out=knocked_out,
        disabled=disabled,
        total=gained - penalty if flight.won else None,
        lost_by=flight.lost_by,
        lost_turn=flight.lost_turn,
    )


def disabled_squads(flight: Flight) -> int:
    """Led or in the hangar (SA-244)."""
    led = sum(member.squad == DISABLED_SQUAD for member in flight.crew)
    return led + flight.hangars.count(DISABLED_SQUAD)
