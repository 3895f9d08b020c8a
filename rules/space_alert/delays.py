"""Who does nothing in a turn because of a delay, and who has planned nothing. A report is told with it and
kept without: it follows from the boards."""

from __future__ import annotations

from msgspec.structs import replace

from rules.space_alert.flight import EMPTY, Flight
from rules.space_alert.state import State
from rules.space_alert.view import ActRow, TurnReport


def told(state: State, report: TurnReport) -> TurnReport:
    """Whoever was to play a card by this turn and has none to play is delayed, and not idle."""
    flight = state.flight
    if flight is None or report.turn > flight.last_turn:
        return report
    return replace(report, acts=tuple(_held(state, flight, report.turn, act) for act in report.acts))


def _held(state: State, flight: Flight, turn: int, act: ActRow) -> ActRow:
    if act.card != EMPTY or act.did != "nothing":
        return act
    planned = sum(slot.card is not None for slot in state.crew[act.member].slots[:turn])
    played = sum(mark != EMPTY for mark in flight.crew[act.member].plan[:turn])
    return replace(act, did="held") if played < planned else act
