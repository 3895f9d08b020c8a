"""Cargo: gained and stowed, thrown overboard and picked up (section 25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rules.core.contract import Action, Arg, Choice, Event, phrase
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import extraction, market, query, shapes
from rules.xia.components import CARGO, Cargo
from rules.xia.frames import Stowing
from rules.xia.geometry import board
from rules.xia.state import (
    BuyCargo,
    Collect,
    Cube,
    Extract,
    Jettison,
    Loose,
    Put,
    SellCargo,
    State,
    Suggest,
)

GROUP = "xia-group-trade"


# Actions


def choices(state: State, seat: int) -> list[Choice]:
    return [
        *market.selling(state, seat),
        *market.buying(state, seat),
        *extraction.choices(state, seat),
        *_collecting(state, seat),
        *_jettisoning(state, seat),
    ]


def accepts(state: State, seat: int, action: Action) -> bool:
    match action:
        case BuyCargo():
            return market.may_buy(state, seat, action)
        case SellCargo():
            return market.may_sell(state, seat, action)
        case Extract():
            return extraction.possible(state, seat)
        case Collect(kinds):
            fits = 0 < len(kinds) <= len(query.free_cells(state.players[seat]))
            return fits and not Counter(kinds) - Counter(within_reach(state, seat))
        case Jettison(cells):
            aboard = {cube.cell for cube in state.players[seat].cargo}
            return 0 < len(cells) == len({*cells}) and aboard >= {*cells}
    return False


def perform(state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
    match action:
        case BuyCargo():
            return market.buy(state, seat, action)
        case SellCargo():
            return market.sell(state, seat, action, dice)
        case Extract():
            return extraction.perform(state, seat, dice)
        case Collect(kinds):
            return _collect(state, seat, kinds)
        case Jettison(cells):
            return drop(state, seat, cells, seat)
    raise AssertionError(action)


# Loose cubes


def _mine(state: State, seat: int, cube: Loose) -> bool:
    """Thrown out by this player in this very turn, so out of bounds (XIA-457)."""
    return cube.owner == seat and cube.turn == state.turns


def within_reach(state: State, seat: int) -> list[Cargo]:
    """Cubes on the space that this player may take."""
    here = query.where(state, seat).id
    return [cube.kind for cube in state.loose if cube.space == here and not _mine(state, seat, cube)]


def _collecting(state: State, seat: int) -> list[Choice]:
    """All that fits; and where kinds differ, as much of each as fits."""
    lying = sorted(within_reach(state, seat), key=CARGO.index)
    room = len(query.free_cells(state.players[seat]))
    packs = [lying[:room], *([kind] * min(room, lying.count(kind)) for kind in CARGO)]
    return [
        choice(
            "xia-collect",
            Collect(kinds),
            group=GROUP,
            hint="xia-collect-hint",
            cubes=listed(kinds),
            left=len(lying) - len(kinds),
        )
        for kinds in dict.fromkeys(tuple(pack) for pack in packs if pack)
    ]


def _collect(state: State, seat: int, kinds: Sequence[Cargo]) -> list[Event]:
    here = query.where(state, seat).id
    for kind in kinds:
        taken = next(
            each
            for each in state.loose
            if (each.space, each.kind) == (here, kind) and not _mine(state, seat, each)
        )
        state.loose.remove(taken)
    told = [Event("xia-collects", {"player": f"#{seat}", "cubes": listed(kinds)})]
    return told + gain(state, seat, kinds)


def _jettisoning(state: State, seat: int) -> list[Choice]:
    """All of it, all of a kind; and on a sell space first what cannot be sold there (XIA-448)."""
    aboard = state.players[seat].cargo
    sold = market.demand(state, seat)
    packs = [
        [cube for cube in aboard if sold and cube.kind not in sold],
        aboard,
        *([cube for cube in aboard if cube.kind == kind] for kind in CARGO),
    ]
    offered = {
        tuple(sorted(cube.cell for cube in pack)): [cube.kind for cube in pack] for pack in packs if pack
    }
    return [
        choice("xia-jettison", Jettison(cells), group=GROUP, hint="xia-jettison-hint", cubes=listed(kinds))
        for cells, kinds in offered.items()
    ]


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
