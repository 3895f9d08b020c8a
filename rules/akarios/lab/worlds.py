"""Worlds explored by androids: how they end, how long they take, what they cost and bring."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from rules.akarios.android import squads
from rules.akarios.game import RULES
from rules.akarios.lab.table import Thinking, decided
from rules.akarios.options import Options, Preset
from rules.akarios.setup import start
from rules.akarios.squad import members
from rules.akarios.state import State
from rules.akarios.world.landing import STAMINA
from rules.core.dice import Dice
from rules.core.simulation import mean, part, share


class Task(Struct, frozen=True):
    number: int
    world: str
    seats: int
    squad: Preset
    seed: str


class Record(Thinking):
    world: str
    seats: int
    ended: str = ""
    """`success`, `failure` or `skip`."""
    rounds: int = 0
    down: int = 0
    """Pilots who lost consciousness."""
    stress: int = 0
    hurt: int = 0
    """Health lost, of all pilots."""
    credits: int = 0
    """Found by all of them."""
    used: int = 0
    """Things that were looked at or tried, of those that can be once."""


def tasks(games: int, worlds: Iterable[str], seats: Iterable[int], squad: Preset, seed: str) -> list[Task]:
    tables = [(world, players) for world in worlds for players in seats]
    return [Task(number, world, players, squad, seed) for world, players in tables for number in range(games)]


def game(task: Task) -> Record:
    """One world from the landing to its end."""
    seed = f"{task.seed} {task.world} {task.seats} {task.number}".encode()
    began = os.times().user
    options = Options(scenario=task.world, squad=task.squad)  # type: ignore[arg-type]
    state = start(options, squads.squad(task.world, task.seats, Dice(seed, 0), task.squad))
    record = Record(task.world, task.seats)
    before = _credits(state)
    while not state.over:
        seat, move = decided(state, seed, record)
        RULES.play(state, seat, move, Dice(seed, record.moves))
        record.moves += 1
    record.seconds = os.times().user - began
    _close(record, state, before)
    return record


def _credits(state: State) -> int:
    return sum(members.pad(state.sheet.members[number]).credits for number in state.roster)


def _close(record: Record, state: State, before: int) -> None:
    world = state.outing
    record.ended, record.rounds = state.gained.ending, world.round
    record.down = sum(not walker.conscious for walker in world.walkers)
    record.stress = sum(walker.stress for walker in world.walkers)
    record.hurt = sum(walker.health_cap - walker.health for walker in world.walkers)
    record.credits, record.used = _credits(state) - before, len(world.closed)


# The page


def page(records: Sequence[Record]) -> Iterator[str]:
    yield (
        f"{'world':>8}{'players':>8}{'games':>7}{'success':>9}{'rounds':>8}{'10%':>5}{'90%':>5}{'stamina':>9}"
        f"{'down':>6}{'hurt':>6}{'stress':>8}{'credits':>9}{'used':>6}"
    )
    for world, seats in sorted({(record.world, record.seats) for record in records}):
        some = [each for each in records if (each.world, each.seats) == (world, seats)]
        won = [each for each in some if each.ended == "success"]
        rounds = [each.rounds for each in won] or [0]
        yield (
            f"{world:>8}{seats:>8}{len(some):>7}{share(len(won), len(some)):>8.0f}%{part(rounds, 0.5):>8}"
            f"{part(rounds, 0.1):>5}{part(rounds, 0.9):>5}{STAMINA[seats - 1]:>9}"
            f"{mean(each.down for each in some):>6.2f}{_each(some, 'hurt'):>6.1f}"
            f"{_each(some, 'stress'):>8.1f}{_each(some, 'credits'):>9.1f}"
            f"{mean(each.used for each in some):>6.1f}"
        )
    yield "  targets: success 75-90 %, rounds about stamina + 2, under 0.4 pilots down"
    yield "  hurt, stress and credits are for each pilot"


def _each(some: Sequence[Record], figure: str) -> float:
    return float(sum(getattr(each, figure) for each in some) / sum(each.seats for each in some))
