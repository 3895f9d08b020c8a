"""Commands worth listing: every deed with each way to pay for it, its ways, and targets (AK-906, AK-911)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, islice, product
from typing import Any

from msgspec.structs import replace

from rules.akarios.actions import BOWS, Act
from rules.akarios.battle import commands, moving, shots
from rules.akarios.battle.cells import placements
from rules.akarios.battle.deeds import Deed, deeds
from rules.akarios.cards import aiming
from rules.akarios.components import FACES
from rules.akarios.language import Attack, Do, Move, MoveOther, Turn
from rules.akarios.ship import patterns
from rules.akarios.ship.damage import thing
from rules.akarios.ship.ships import Pose, pose
from rules.akarios.state import Battle, Cockpit, Ship, State, Token

Rank = Callable[[str], Any]
"""What stands first among targets, by ref."""
GROUPS = 6
"""Sets of targets for one attack, at most."""
WAYS = 60
"""Combinations of ways and targets for one deed and payment, at most."""


def commands_of(state: State, seat: int) -> Iterator[Act]:
    for found in deeds(state.fight, seat):
        for act in _of(state, seat, found):
            if commands.refusal(state, seat, act) is None:
                yield act


def cheapest(cockpit: Cockpit, places: tuple[int, ...]) -> list[int]:
    """Plain faces pay before jokers, these before stress (AK-906)."""
    return sorted(list(FACES).index(cockpit.dice[place].face) for place in places)


def _of(state: State, seat: int, found: Deed) -> Iterator[Act]:
    cockpit = state.fight.cockpits[seat]
    if found.when != "action":
        return
    there = placements(found.cells, found.used, cockpit.dice)
    for dice in sorted(there, key=lambda places: cheapest(cockpit, places)):
        yield from islice(said(state.fight, seat, found, dice), WAYS)


def said(battle: Battle, seat: int, found: Deed, dice: tuple[int, ...]) -> Iterator[Act]:
    """Whole commands: all steps, or where they may be left out some of them."""
    every = range(len(found.steps))
    skips = [()] if not found.optional else [skip for n in every for skip in combinations(every, n)]
    for skip in skips:
        steps = tuple(step for at, step in enumerate(found.steps) if at not in skip)
        for act in _whole(battle, seat, found._replace(steps=steps), dice):
            yield replace(act, skip=skip)


def _whole(battle: Battle, seat: int, found: Deed, dice: tuple[int, ...]) -> Iterator[Act]:
    ship = battle.ships[battle.cockpits[seat].ship]
    start = commands.forced(battle, seat, pose(ship))
    moves = [step for step in found.steps if isinstance(step, Move)]
    moves = moves or [Move(step.patterns) for step in found.steps if isinstance(step, MoveOther)]
    turns = [step for step in found.steps if isinstance(step, Turn) and step.aim.who == "self"]
    for ways in product(*(list(moving.ways(verb, start)) for verb in moves)):
        facing = _poses(battle, ship, found, ways, (), start)[-1].facing
        for looks in product(*(patterns.turns(facing)[1:] for _ in turns)):
            turn = "/".join(BOWS[each] for each in looks)
            poses = _poses(battle, ship, found, ways, looks, start)
            for at in targets(battle, seat, found, dice, poses):
                for choose in _choices(found):
                    yield Act(found.id, dice, "/".join(ways), at=at, choose=choose, turn=turn)


def _poses(
    battle: Battle, ship: Ship, found: Deed, ways: tuple[str, ...], looks: tuple[int, ...], at: Pose
) -> list[Pose]:
    """Where the ship is before each step, and at the end."""
    codes, facings, found_poses = iter(ways), iter(looks), [at]
    for verb in found.steps:
        if isinstance(verb, Move):
            at = moving.end(battle, ship, moving.ways(verb, at)[next(codes)], None, at)
        elif isinstance(verb, Turn) and verb.aim.who == "self":
            at = Pose(at.hex, next(facings, at.facing))
        found_poses.append(at)
    return found_poses


def _choices(found: Deed) -> list[str]:
    for step in found.steps:
        if getattr(step, "choose_one", ()):
            return [each.effect for each in step.choose_one]  # type: ignore[union-attr]
    return [""]


def targets(
    battle: Battle, seat: int, found: Deed, dice: tuple[int, ...], poses: list[Pose], rank: Rank | None = None
) -> Iterator[tuple[str, ...]]:
    """For each step that chooses: as many as allowed, the weakest first (AK-911)."""
    rank = rank or (lambda ref: left(thing(battle, ref)))
    choosing = [(step, poses[at]) for at, step in enumerate(found.steps) if commands.chooses(step)]
    lists = [
        list(islice(_groups(battle, seat, found, step, dice, at, rank), GROUPS)) for step, at in choosing
    ]
    for picked in product(*lists):
        refs: list[str] = []
        for index, group in enumerate(picked):
            refs += [commands.BETWEEN] * (index > 0) + list(group)
        yield tuple(refs)


def _groups(
    battle: Battle, seat: int, found: Deed, verb: Do, dice: tuple[int, ...], at: Pose, rank: Rank
) -> Iterator[tuple[str, ...]]:
    ship = battle.ships[battle.cockpits[seat].ship]
    if isinstance(verb, Attack):
        shot = shots.shot(battle, seat, found, verb, Act(found.id, dice), len(dice))
        there, most = shots.legal(battle, seat, found, verb, shot, at), shot.targets
    else:
        extra = aiming.extras(getattr(verb, "extra", ()), len(dice))
        aim = verb.aim  # type: ignore[union-attr]
        with shots.as_if(ship, at):
            there = aiming.concerned(battle, ship.ref, aim, extra.range)
        most = aiming.most(aim, extra.targets)
    there.sort(key=rank)
    yield from combinations(there, min(most, len(there)))
    if most > 1:
        yield from ((ref,) for ref in there)


def left(each: Ship | Token) -> int:
    return (each.hull or 0) + (each.shields if isinstance(each, Ship) else 0)
