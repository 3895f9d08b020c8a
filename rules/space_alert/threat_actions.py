"""The threat actions step: threats move in order of their numbers and act on X, Y and Z."""

from __future__ import annotations

from rules.space_alert.components import CARDS, CROSSED
from rules.space_alert.effects import ACTIONS
from rules.space_alert.flight import INTERNAL, Flight, Threat
from rules.space_alert.threat_log import action_row, moved_row
from rules.space_alert.threats import survive


def threat_actions(flight: Flight) -> None:
    for threat in flight.threats:
        if threat.status == "active":
            advance(flight, threat, threat.speed)
    flight.rocket_flying = flight.rocket_launched
    flight.rocket_launched = False


def advance(flight: Flight, threat: Threat, squares: int) -> None:
    """Move, and perform each action square reached or passed, at once and in order (SA-188 to SA-194)."""
    letters = CROSSED[flight.tracks[threat.lane]][threat.square][squares]
    squares = min(squares, threat.square - 1)
    threat.square -= squares
    if not letters:
        moved_row(flight, threat, squares)
    for letter in letters:
        with action_row(flight, threat, squares, letter):
            for effect in ACTIONS[threat.code, letter]:
                effect(flight, threat)
        if threat.status != "active":
            return
        if letter == "Z":
            survive(flight, threat)
        elif "advance-others 1" in CARDS[threat.code].tokens(letter):
            advance_others(flight, threat)


def advance_others(flight: Flight, scout: Threat) -> None:
    """A scout drives all other external threats one square on (SA-312, SA-313)."""
    for threat in flight.threats:
        if threat.status == "active" and threat.lane != INTERNAL and threat is not scout:
            advance(flight, threat, 1)
