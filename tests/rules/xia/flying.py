"""Ships on the move, for tests: nobody is asked where damage goes."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.contract import Event
from rules.xia.frames import Border, Crossing, Moving
from rules.xia.state import Laid, Player
from tests.rules.xia.table import BIGGEST, Table

HAVEN = "azure"


def pilot(*sectors: str, at: str, seats: int = 3, ship: str = BIGGEST, **options: object) -> Table:
    """Seat 0 in a big ship there; the others wait in a haven far away from it."""
    table = Table(seats, sectors=sectors, **options)
    table.state.laid.append(Laid(HAVEN, (18, 12), 0))
    table.state.sectors.remove(HAVEN)
    table.ship(0, ship)
    table.damage_settles = True
    for seat, player in enumerate(table.state.players):
        player.space = at if seat == 0 else f"{HAVEN}.{seat}"
    return table


def move(table: Table, points: int, source: str = "impulse", seat: int = 0) -> list[Event]:
    """A move action of so many points begins."""
    space = table.state.players[seat].space
    assert space is not None
    return table.push(Moving(seat, points, source, [space]))


def fly(
    table: Table, to: str, points: int = 3, rolls: Sequence[int] = (), source: str = "impulse"
) -> list[Event]:
    """A move action begins and flies there, as far as the dice let it."""
    move(table, points, source)
    return table.play(f"fly {to}", rolls=rolls)


def cross(table: Table, to: str, *borders: Border, rolls: Sequence[int] = ()) -> list[Event]:
    """One step in a move of three points, over borders as they are given."""
    here = table.state.players[0].space
    assert here is not None
    table.state.stack.append(Moving(0, 3, "impulse", [here]))
    return table.push(Crossing(0, to, list(borders), here), rolls=rolls)


def moving(table: Table) -> Moving | None:
    return next((frame for frame in table.state.stack if isinstance(frame, Moving)), None)


def harm(player: Player) -> int:
    return len(player.damage)
