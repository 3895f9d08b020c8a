"""Actions with cargo: bought and sold, mined, picked up and thrown overboard (section 25)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import choice
from rules.xia import cargo, extraction, market, query
from rules.xia.actions import BuyCargo, Collect, Extract, Jettison, SellCargo
from rules.xia.components import CARGO, Cargo
from rules.xia.state import Loose, State

GROUP = "xia-group-trade"


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
            return cargo.drop(state, seat, cells, seat)
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
            cubes=cargo.listed(kinds),
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
    told = [Event("xia-collects", {"player": f"#{seat}", "cubes": cargo.listed(kinds)})]
    return told + cargo.gain(state, seat, kinds)


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
        choice(
            "xia-jettison",
            Jettison(cells),
            group=GROUP,
            hint="xia-jettison-hint",
            final=True,
            cubes=cargo.listed(kinds),
        )
        for cells, kinds in offered.items()
    ]
