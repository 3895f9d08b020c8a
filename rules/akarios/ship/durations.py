"""When effects end: at the end of the bearer's own next action phase (AK-423 to AK-426)."""

from __future__ import annotations

from typing import Literal

from rules.akarios.language import Mark
from rules.akarios.naming import called
from rules.akarios.ship.ships import on_board
from rules.akarios.state import Battle, Ship, Span
from rules.core.contract import Event

Acts = Literal["pilots", "enemies"]


def own_phase(ship: Ship) -> Acts:
    """Allies and the Sparrow act with the enemies (AK-416, AK-424)."""
    return "pilots" if ship.side == "player" else "enemies"


def span(battle: Battle, ship: Ship, mark: Mark) -> Span:
    """Rupture stays until the hull rises (AK-522). An effect got in one's own phase works at once and lasts
    over the next one; Stall only begins with that (AK-426, AK-558), unless it is at work already and goes on
    (AK-268)."""
    if mark == "rupture":
        return Span()
    own, now = own_phase(ship), battle.round
    if battle.phase == "setup" or (battle.phase, own) == ("pilots", "enemies"):
        return Span(own, now, now)
    late = mark == "stall" and battle.phase == own and not works(battle, ship, mark)
    return Span(own, now + 1, now + 1 if late else now)


def works(battle: Battle, ship: Ship, mark: Mark) -> bool:
    return mark in ship.marks and battle.round >= ship.marks[mark].since


def expire(battle: Battle, phase: Acts) -> list[Event]:
    """What ends with this phase is taken off the ships that acted in it (AK-391, AK-423, AK-424)."""
    events = []
    for ship in on_board(battle):
        ended = [mark for mark, span in sorted(ship.marks.items()) if _over(battle, span, phase)]
        for mark in ended:
            del ship.marks[mark]
            events.append(Event("ak-mark-ends", {"ship": called(battle, ship.ref), "effect": f"@{mark}"}))
    return events


def _over(battle: Battle, span: Span, phase: Acts) -> bool:
    return span.phase == phase and span.round <= battle.round
