"""Random boards and captains: what is said of a flight is what flying it brings, roll by roll."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from rules.core import saved
from rules.core.hexes import Hex
from rules.xia import borders, destinations, exploration, paths
from rules.xia.actions import BlindJump, Fly
from rules.xia.components import SECTORS
from rules.xia.frames import Border, Moving, Wound
from rules.xia.game import RULES
from rules.xia.geometry import LATTICE, board
from rules.xia.state import State
from tests.rules.xia.flying import move, pilot
from tests.rules.xia.table import Loaded, Table

SKILLS = ("rockbiter", "wreck_diver", "cloud_skimmer", "ghost", "most_wanted")
FLIGHTS = {1: 3, 2: 1}
"""How many ways with so many dice are flown on each board, on every roll."""


def wild(chance: Random) -> Table:
    """A captain of any kind, somewhere on a board of five sectors."""
    names = chance.sample([sector for sector in SECTORS if sector != "azure"], 5)
    table = pilot(names[0], at=f"{names[0]}.1", open_fields=chance.random() < 0.3)
    for sector in names[1:]:
        old, side = chance.choice(list(_open_sides(table, names)))
        table.lay(sector, old, side)
    player = table.me
    player.cards, player.titles = [], chance.sample(SKILLS, chance.choice((0, 0, 1, 2)))
    player.space = chance.choice(
        [s.id for s in table.board.spaces.values() if s.sector in names and s.kind != "star"]
    )
    table.hurt(0, chance.choice((0, 10, 17, 22, 27)))
    player.energy, player.armed = chance.choice(((20, 4), (3, 1), (0, 2), (0, 0)))
    player.bounty = chance.choice((0, 0, 2000))
    move(table, chance.randint(1, 4), chance.choice(("impulse", "engine_1")))
    return table


def _open_sides(table: Table, names: list[str]) -> Iterator[tuple[str, int]]:
    for laid in table.state.laid:
        for side, step in enumerate(LATTICE):
            if laid.sector in names and Hex(*laid.centre).plus(step) not in table.board.centres:
                yield laid.sector, side


class Flown(NamedTuple):
    weight: Fraction
    state: State
    arrived: bool
    dice: int


def fly(state: State, path: list[str]) -> Iterator[Flown]:
    """Step by step along this way, on every roll of every border."""
    worlds = [Flown(Fraction(1), state, True, 0)]
    for to in path:
        for world in worlds:
            if not world.arrived:
                yield world
        worlds = [after for world in worlds if world.arrived for after in _step(world, to)]
    yield from worlds


def _step(world: Flown, to: str) -> Iterator[Flown]:
    player = world.state.players[0]
    crossed = dict(board(world.state).steps(player.space or ""))[to]
    rolled = [b for b in crossed if borders.needs_die(b, True, player.titles)]
    every = list(product(range(1, 21), repeat=len(rolled)))
    for rolls in every:
        after = saved.copy(world.state)
        left = list(rolls)
        if Moving in map(type, after.stack):
            RULES.play(after, 0, Fly(to), Loaded(b"", 1, left))
        while isinstance(after.stack[-1], Wound):
            (asked,) = RULES.prompts(after)
            RULES.play(after, 0, asked.choices[0].action, Loaded(b"", 1, left))
        there = after.players[0].space == to
        used = len(rolls) - len(left)
        yield Flown(world.weight / len(every), after, there, world.dice + used)


def brought(state: State, ends: list[Flown]) -> tuple[paths.Odds, str]:
    """Odds and risk, found by flying."""
    before = state.players[0]
    alive = [end for end in ends if end.state.players[0].space is not None]
    dead = 1 - sum((end.weight for end in alive), Fraction())
    seen = sum((e.weight for e in ends if _seen(e.state, before.bounty)), Fraction())

    def mean(values: list[int]) -> Fraction:
        total = sum((end.weight * value for end, value in zip(alive, values, strict=True)), Fraction())
        return total / ((1 - dead) or 1)

    odds = paths.Odds(
        destroyed=dead,
        stopped=sum((end.weight for end in alive if not end.arrived), Fraction()),
        damage=mean([len(end.state.players[0].damage) - len(before.damage) for end in alive]),
        energy=mean([_power(state) - _power(end.state) for end in alive]),
        bounty=seen,
    )
    rolls = any(end.dice for end in ends)
    return odds, "deadly" if dead else "roll" if rolls else "bounty" if seen else "safe"


def _power(state: State) -> int:
    return state.players[0].energy + state.players[0].armed


def _seen(state: State, bounty: int) -> bool:
    """A destroyed ship's bounty is gone; that it had been seen was told before."""
    return state.players[0].bounty > bounty


@pytest.mark.parametrize("seed", range(8))
def test_odds_and_risk_are_what_flying_there_brings(seed: int) -> None:
    chance = Random(seed)
    table = wild(chance)
    frame = table.frame(Moving)
    reach = {each.space: each.risk for each in destinations.reach(table.state, frame)}
    ways = destinations.offered(table.state, frame)
    assert [way.space for way in ways] == list(reach)
    left = dict(FLIGHTS)
    for way in chance.sample(ways, len(ways)):
        dice = sum(b.kind in borders.ROLLED for b in _crossed(table, way.path))
        if dice and not left.get(dice):
            continue
        left[dice] = left.get(dice, 99) - 1
        found, risk = brought(table.state, list(fly(table.state, way.path)))
        told = paths.odds(table.state, 0, way.path, impulse=frame.source == "impulse")
        if found.destroyed:
            told, found = (each._replace(bounty=Fraction()) for each in (told, found))
        assert (told, reach[way.space]) == (found, risk), way.path


def _crossed(table: Table, path: list[str]) -> list[Border]:
    here = table.state.players[0].space or ""
    found: list[Border] = []
    for to in path:
        found += dict(table.board.steps(here))[to]
        here = to
    return found


@pytest.mark.parametrize("seed", [3, 4])
def test_the_odds_of_a_blind_jump_are_what_jumping_brings(seed: int) -> None:
    """With every sector once on top of the stack, on every roll."""
    chance = Random(seed)
    table = wild(chance)
    jumps: dict[int, int] = {}
    while not jumps:
        table.me.space = chance.choice(sorted(table.board.frontier))
        jumps = exploration.jumps(table.state, 0)
    direction = chance.choice(sorted(jumps))
    table.state.sectors[:] = chance.sample(table.state.sectors, 6)
    table.state.stack[-1] = Moving(0, 1, "impulse", [table.me.space or ""])
    ends = [end for top in table.state.sectors for end in _jumped(table.state, direction, top)]
    found, _ = brought(table.state, ends)
    told = exploration.jump_odds(table.state, 0, direction)
    if found.destroyed:
        told, found = (each._replace(bounty=Fraction()) for each in (told, found))
    assert told == found


def _jumped(state: State, direction: int, top: str) -> Iterator[Flown]:
    sectors = [*(each for each in state.sectors if each != top), top]
    for rolls in product(range(1, 21), repeat=2):
        after = saved.copy(state)
        after.sectors = list(sectors)
        start, left = after.players[0].space, list(rolls)
        RULES.play(after, 0, BlindJump(direction), Loaded(b"", 1, left))
        weight = Fraction(1, 400 * len(sectors))
        if len(left) == 2:
            yield Flown(weight * 400, after, after.players[0].space != start, 0)
            return
        yield Flown(weight, after, after.players[0].space != start, 2 - len(left))
