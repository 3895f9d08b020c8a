"""Rows of the report for what threats do. Nothing is collected unless a log is kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import ContextManager, Literal

from rules.space_alert.components import Card
from rules.space_alert.flight import Flight, Threat
from rules.space_alert.view import ThreatRow

Letter = Literal["X", "Y", "Z", "!"]
_SILENT: ContextManager[None] = nullcontext()


def action_row(flight: Flight, threat: Threat, card: Card, squares: int, letter: str) -> ContextManager[None]:
    """The row of an action square: blows and members of what happens within belong to it."""
    return _row(flight, threat, card, squares, letter, card.tokens(letter)) if flight.log else _SILENT


def strike_row(flight: Flight, threat: Threat, card: Card) -> ContextManager[None]:
    """The row of an attack outside the move."""
    return _row(flight, threat, card, 0, "!", ()) if flight.log else _SILENT


def moved_row(flight: Flight, threat: Threat, card: Card, squares: int) -> None:
    assert flight.log is not None
    row = ThreatRow(threat.code, threat.number, card.kind, card.serious, squares)
    flight.log.threats.append(row)


@contextmanager
def _row(
    flight: Flight, threat: Threat, card: Card, squares: int, letter: str, effects: tuple[str, ...]
) -> Iterator[None]:
    log = flight.log
    assert log is not None
    blows, members = log.blows, log.members
    log.blows, log.members = [], []
    place = len(log.threats)
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
        log.threats.insert(place, row)
        log.blows, log.members = blows, members
