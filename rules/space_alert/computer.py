"""The computer check: it stands after turns 2, 5 and 9."""

from __future__ import annotations

from rules.space_alert.components import MAINTENANCE, phase_of
from rules.space_alert.flight import UPPER_WHITE, Flight
from rules.space_alert.mishaps import delay_next

CHECKS = tuple(turns[-1] for turns in MAINTENANCE)


def computer_check(flight: Flight) -> None:
    """Without maintenance in this phase, everybody's next action is delayed (SA-226, SA-227)."""
    if flight.turn not in CHECKS or flight.dead >> UPPER_WHITE & 1:
        return
    passed = flight.maintained[phase_of(flight.turn)]
    if not passed:
        delay_next(flight, flight.crew)
    if flight.log:
        flight.log.check = passed
