"""Which tiles are in the game, and where they may lie (TI-181 to TI-196, TI-638)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.dice import Dice
from rules.twilight_imperium.board import galaxy
from rules.twilight_imperium.components import SETUP, SYSTEMS
from rules.twilight_imperium.setup.beginning import homes
from rules.twilight_imperium.state import State


class Pile(NamedTuple):
    dealt: list[str]
    """Enough for every hand."""
    face_down: list[str]


def pile(seats: int, dice: Dice) -> Pile:
    """Some of each kind are removed, then some at random (TI-182 to TI-187)."""
    row = SETUP[seats]
    left = list[str]()
    for kind, removed in (
        ("empty", row.remove.empty),
        ("special", row.remove.special),
        ("regular", row.remove.regular),
    ):
        all_of = [each.id for each in SYSTEMS.values() if each.kind == kind for _ in range(each.count)]
        left += dice.sample(all_of, len(all_of) - removed)
    dice.shuffle(left)
    left = left[row.remove.random :]
    hidden, rest = left[: row.face_down], left[row.face_down :]
    assert len(rest) == row.deal * seats, f"{len(rest)} tiles for {seats} players"
    return Pile(rest, hidden)


def places(seats: int) -> list[str]:
    """Where tiles lie besides Mecatol Rex and the homes."""
    row = SETUP[seats]
    omitted = {galaxy.at(3, index) for index in row.omit}
    every = (galaxy.at(ring, index) for ring in range(1, row.rings + 1) for index in range(6 * ring))
    return [at for at in every if at not in omitted and at not in homes(seats)]


def bare(tile: str) -> bool:
    """Without planets, wormholes or not (TI-196)."""
    return not SYSTEMS[tile].planets


def is_special(tile: str) -> bool:
    return SYSTEMS[tile].kind == "special"


# Placing by hand


def open_places(state: State) -> list[str]:
    """Of the innermost ring that is not full (TI-191)."""
    free = [at for at in places(state.seats) if at not in state.systems]
    ring = min((galaxy.ring_of(at) for at in free), default=0)
    return [at for at in free if galaxy.ring_of(at) == ring]


def beside_special(state: State, at: str) -> bool:
    """A face-down tile counts as an ordinary one (TI-638)."""
    beside = (state.systems[each] for each in galaxy.beside(state, at))
    return any(not each.hidden and galaxy.special(state, each.at) for each in beside)


def placements(state: State, hand: list[str], after_bare: bool) -> list[tuple[str, str]]:
    """Tiles with their places. Planets must follow a tile without any if they can (TI-194); no Special System
    beside another unless nothing else can be laid, whatever tile and place one takes (TI-193, TI-195)."""
    spots = open_places(state)
    tiles = sorted(set(hand))
    orders = [[each for each in tiles if not bare(each)], tiles] if after_bare else [tiles]
    for allowed in orders:
        found = list(_apart(state, allowed, spots))
        if found:
            return found
    return [(tile, at) for tile in tiles for at in spots]


def _apart(state: State, hand: list[str], spots: list[str]) -> Iterator[tuple[str, str]]:
    near = {at: beside_special(state, at) for at in spots}
    return ((tile, at) for tile in hand for at in spots if not (is_special(tile) and near[at]))


def snake(seats: list[int], rounds: int) -> list[int]:
    """First to last, then back, one tile each (TI-190)."""
    return [seat for turn in range(rounds) for seat in (seats if turn % 2 == 0 else seats[::-1])]
