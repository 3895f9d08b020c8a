"""The final step, after the last turn: no more cards, one last rocket, and one more move of the threats."""

from __future__ import annotations

from rules.space_alert.compute_damage import compute_damage
from rules.space_alert.crew_actions import land
from rules.space_alert.flight import SPACE, Flight
from rules.space_alert.threat_actions import threat_actions


def final_step(flight: Flight) -> None:
    compute_damage(flight)
    for member in flight.crew:
        if member.station == SPACE and not member.knocked_out:
            land(flight, member)
    threat_actions(flight)
    flight.won = True
