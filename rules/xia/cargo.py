"""Cargo: gained and stowed, and thrown overboard (section 25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rules.core.contract import Action, Arg, Event, phrase
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import query, shapes
from rules.xia.actions import Put, Suggest
from rules.xia.components import CARGO, Cargo
from rules.xia.frames import Stowing
from rules.xia.geometry import board
from rules.xia.state import Cube, Loose, State


def drop(state: State, seat: int, cells: Iterable[int], owner: int | None) -> list[Event]:
    """Cubes from these cells to the ship's own space. `owner`: who may not collect them this turn (XIA-457,
    XIA-458); a star leaves nothing of them (XIA-200)."""
    player = state.players[seat]
    lost = {*cells}
    kinds = [cube.kind for cube in player.cargo if cube.cell in lost]
    player.cargo = [cube for cube in player.cargo if cube.cell not in lost]
    space = player.space
    if not kinds or space is None:
        return []
    if board(state).spaces[space].kind != "star":
        state.loose += [Loose(kind, space, owner, state.turns) for kind in kinds]
    return [Event("xia-overboard", {"player": f"#{seat}", "cubes": listed(kinds)})]


def listed(kinds: Iterable[Cargo]) -> tuple[str, ...]:
    """As an argument of messages: how many of each kind."""
    counted = Counter(kinds)
    return tuple(phrase("xia-cubes", count=counted[kind], cube=f"@{kind}") for kind in CARGO if counted[kind])


# Stowing


def gain(state: State, seat: int, kinds: Sequence[Cargo]) -> list[Event]:
    """Cubes come aboard; the player chooses their cells at once (XIA-071)."""
    if kinds:
        state.stack.append(Stowing(seat, list(kinds)))
    return []


def automatic(state: State, frame: Stowing) -> list[int]:
    """Cells that leave as much connected room as possible."""
    player = state.players[frame.seat]
    assert player.ship is not None
    return shapes.corners_first(player.ship, len(frame.cubes), query.taken(player))


def ask(state: State, frame: Stowing) -> Question | None:
    """All at once by the quartermaster, or cube by cube."""
    free = query.free_cells(state.players[frame.seat])
    alike = len({*frame.cubes}) == 1
    if len(free) < len(frame.cubes) or (alike and len(free) == len(frame.cubes)):
        return None
    return question(
        "xia-ask-stow",
        choice(
            "xia-stow-auto",
            Suggest(),
            hint="xia-stow-auto-hint",
            group="xia-group-stow-auto",
            usual=True,
            cells=tuple(automatic(state, frame)),
        ),
        *(
            choice("xia-stow", Put((cell,)), group="xia-group-stow", cube=f"@{frame.cubes[0]}", cell=cell)
            for cell in free
        ),
        accepts=lambda action: _may_put(state, frame, action),
        cubes=listed(frame.cubes),
        cube=f"@{frame.cubes[0]}",
    )


def _may_put(state: State, frame: Stowing, action: Action) -> bool:
    """Different free cells, for the first cubes or for all (XIA-069)."""
    if not isinstance(action, Put):
        return False
    cells = action.cells
    free = query.free_cells(state.players[frame.seat])
    return (
        0 < len(cells) <= len(frame.cubes) and len({*cells}) == len(cells) and all(c in free for c in cells)
    )


def answer(state: State, frame: Stowing, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, Suggest):
        return run(state, frame, dice)
    assert isinstance(action, Put)
    return _stow(state, frame, action.cells)


def run(state: State, frame: Stowing, dice: Dice) -> list[Event]:
    """What has no place any more goes overboard: damage can come before the cubes are stowed."""
    room = len(query.free_cells(state.players[frame.seat]))
    del frame.cubes[room:]
    return _stow(state, frame, automatic(state, frame))


def _stow(state: State, frame: Stowing, cells: Sequence[int]) -> list[Event]:
    stowed, frame.cubes = frame.cubes[: len(cells)], frame.cubes[len(cells) :]
    state.players[frame.seat].cargo += [Cube(kind, cell) for kind, cell in zip(stowed, cells, strict=True)]
    if not frame.cubes:
        state.stack.pop()
    facts: dict[str, Arg] = {
        "player": f"#{frame.seat}",
        "cubes": listed(stowed),
        "cells": tuple(sorted(cells)),
    }
    return [Event("xia-stows-cubes", facts)]
