"""The resolution round: one turn and its steps."""

from __future__ import annotations

from collections.abc import Mapping

from rules.space_alert.compute_damage import compute_damage
from rules.space_alert.computer import computer_check
from rules.space_alert.crew_actions import player_actions
from rules.space_alert.final_step import final_step
from rules.space_alert.flight import Flight, Log, ShipLost, finished
from rules.space_alert.threat_actions import threat_actions
from rules.space_alert.threats import threats_appear
from rules.space_alert.view import TurnReport

FINAL_STEP = 13


def play_turn(
    flight: Flight, trips: Mapping[int, str] | None = None, report: bool = False
) -> TurnReport | None:
    """Play the next turn, or after the last one the final step.

    `trips` gives for a member who tripped the face that he performs instead (SA-079).
    """
    if finished(flight):
        raise ValueError("the mission is over")
    flight.turn += 1
    flight.log = Log() if report else None
    try:
        if flight.turn > flight.last_turn:
            final_step(flight)
        else:
            _turn(flight, trips or {})
    except ShipLost as loss:
        flight.won, flight.lost_by, flight.lost_turn = False, loss.code, flight.turn
    log, flight.log = flight.log, None
    return _report(flight, log) if log else None


def _turn(flight: Flight, trips: Mapping[int, str]) -> None:
    flight.used_lifts = flight.watchers = 0
    threats_appear(flight)
    player_actions(flight, trips)
    compute_damage(flight)
    threat_actions(flight)
    computer_check(flight)


def _report(flight: Flight, log: Log) -> TurnReport:
    return TurnReport(
        turn=FINAL_STEP if flight.turn > flight.last_turn else flight.turn,
        appeared=tuple(log.appeared),
        acts=tuple(log.acts),
        hits=tuple(log.hits),
        threats=tuple(log.threats),
        check=log.check,
        lost_by=flight.lost_by,
    )
