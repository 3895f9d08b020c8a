"""Mining, salvaging and harvesting (XIA-450 to XIA-455). The dice decide as at the border of such a field."""

from __future__ import annotations

from rules.core.contract import Choice, Event
from rules.core.dice import Dice
from rules.core.stack import choice
from rules.xia import borders, cargo, destruction, dicing, query, titles
from rules.xia.actions import Extract
from rules.xia.components import Cargo
from rules.xia.frames import Border, Guard
from rules.xia.geometry import Space
from rules.xia.state import State

WORK = {"asteroid": "mine", "debris": "salvage", "nebula": "harvest"}
"""What is done in such a region."""
DEED = {"mine": "mined", "salvage": "salvaged", "harvest": "harvested"}


def resource(space: Space) -> Cargo | None:
    return space.region.yields if space.region is not None and "X" in space.features else None


def possible(state: State, seat: int) -> bool:
    """On such a space, with a free hold cell before the roll, while there are cubes (XIA-012, XIA-454)."""
    kind = resource(query.where(state, seat))
    free = query.free_cells(state.players[seat])
    return kind is not None and bool(free) and query.cubes_left(state, kind) > 0


def choices(state: State, seat: int) -> list[Choice]:
    if not possible(state, seat):
        return []
    space = query.where(state, seat)
    work = WORK[str(space.kind)]
    good = sum(_fate(state, seat, space, roll) == "clear" for roll in range(1, 21))
    return [
        choice(
            f"xia-extract-{work}",
            Extract(),
            group="xia-group-trade",
            hint=f"xia-extract-{work}-hint",
            cube=f"@{resource(space)}",
            percent=5 * good,
            worst=_worst(state, seat, space),
        )
    ]


def _fate(state: State, seat: int, space: Space, roll: int) -> borders.Fate:
    border = Border(space.kind, True, space.sector)  # type: ignore[arg-type]
    return borders.fate(border, roll, False, state.players[seat].titles)


def _loss(state: State, seat: int, space: Space, roll: int) -> int:
    return borders.loss(space.kind, roll, state.players[seat].titles)  # type: ignore[arg-type]


def _worst(state: State, seat: int, space: Space) -> int:
    """The most that a bad roll costs."""
    bad = (roll for roll in range(1, 21) if _fate(state, seat, space, roll) in ("damage", "energy"))
    return max((_loss(state, seat, space, roll) for roll in bad), default=0)


def perform(state: State, seat: int, dice: Dice) -> list[Event]:
    space = query.where(state, seat)
    kind = resource(space)
    assert kind is not None
    work = WORK[str(space.kind)]
    roll, told = dicing.d20(state, seat, work, dice)
    if state.over:
        return told
    fate = _fate(state, seat, space, roll)
    if fate == "destroyed":
        return told + destruction.destroy(state, str(seat), None, work, dice)
    if fate == "damage" or fate == "energy":
        if loss := _loss(state, seat, space, roll):
            state.stack.append(Guard(seat, fate, loss, work))
        return told
    titles.happened(state, seat, DEED[work])
    told.append(Event("xia-extracts", {"player": f"#{seat}", "cube": f"@{kind}"}))
    return told + cargo.gain(state, seat, [kind])
