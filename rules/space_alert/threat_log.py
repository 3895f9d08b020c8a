"""Rows of the report for what threats do. Nothing is collected unless a log is kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from rules.space_alert.components import CARDS
from rules.space_alert.flight import Flight, Threat
from rules.space_alert.view import ThreatRow

_SILENT: AbstractContextManager[None] = nullcontext()


def action_row(flight: Flight, threat: Threat, squares: int, letter: str) -> AbstractContextManager[None]:
    """The row of an action square: the blows and members of what happens within belong to it."""
    if flight.log is None:
        return _SILENT
    return _row(flight, threat, squares, letter, CARDS[threat.code].tokens(letter))


def strike_row(flight: Flight, threat: Threat, *effects: str) -> AbstractContextManager[None]:
    """The row of what a threat does outside its move."""
    return _SILENT if flight.log is None else _row(flight, threat, 0, "!", effects)


def moved_row(flight: Flight, threat: Threat, squares: int) -> None:
    if flight.log:
        card = CARDS[threat.code]
        row = ThreatRow(threat.code, threat.number, card.kind, card.serious, squares)
        flight.log.threats.append(row)


@contextmanager
def _row(
    flight: Flight, threat: Threat, squares: int, letter: str, effects: tuple[str, ...]
) -> Iterator[None]:
    log, card = flight.log, CARDS[threat.code]
    assert log is not None
    blows, members = log.blows, log.members
    log.blows, log.members = [], []
    try:
        yield
    finally:
        status = "survived" if letter == "Z" and threat.status == "active" else threat.status
        row = ThreatRow(
            code=threat.code,
            number=threat.number,
            kind=card.kind,
            serious=card.serious,
            squares=squares,
            letter=letter,  # type: ignore[arg-type]
            effects=effects,
            blows=tuple(log.blows),
            members=tuple(log.members),
            status=status,  # type: ignore[arg-type]
        )
        log.threats.append(row)
        log.blows, log.members = blows, members
