"""The tables of docs/balance-akarios.md, ready to be put there, and what in them misses its target."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import get_args

from rules.akarios.lab import simulate, worlds
from rules.akarios.options import Difficulty
from rules.akarios.world.landing import STAMINA
from rules.core.simulation import mean, part, share

FLOOR, BAND = (50, 90), (60, 80)
APART = 15
"""Points between two numbers of players of one scenario."""
USUAL: Difficulty = "normal"
STEPS: dict[str, tuple[int, int]] = {
    "easy": (8, 25),
    "medium": (-30, -5),
    "hard": (-45, -12),
    "very_hard": (-65, -25),
    "insane": (-75, -35),
}
"""Points by which a level may differ from Normal. The rulebook says what a level does (AK-682 to AK-688):
these are its steps, not what the content could make of them."""
LEAST = 3
"""Per cent that are still won in the Abyss."""

Battles = Sequence[simulate.Record]
Worlds = Sequence[worlds.Record]


def battles(records: Battles) -> Iterator[str]:
    usual = [each for each in records if each.difficulty == USUAL]
    if usual:
        yield from _table(usual)
        yield ""
        yield from _missed(usual)
    if len({each.difficulty for each in records}) > 1:
        yield ""
        yield from _levels(records)


def _table(records: Battles) -> Iterator[str]:
    yield (
        "| scenario | players | games | success | rounds of won battles, 10 % – 90 % "
        "| ended by the limit, of the lost | hull and shields lost | cancels | stress | panics |"
    )
    yield "|---" * 10 + "|"
    for (scenario, seats), some in _by_table(records).items():
        won = [each.rounds for each in some if each.ended == "success"] or [0]
        lost = [each for each in some if each.ended != "success"]
        players = sum(each.seats for each in some)
        hurt = share(sum(each.lost for each in some), sum(each.start for each in some))
        yield (
            f"| {scenario} | {seats} | {len(some)} | {_success(some):.0f} % "
            f"| {part(won, 0.5)}, {part(won, 0.1)}–{part(won, 0.9)} "
            f"| {sum(each.ended == 'limit' for each in lost)} of {len(lost)} | {hurt:.0f} % "
            f"| {sum(each.cancels for each in some) / players:.1f} "
            f"| {sum(each.stress for each in some) / players:.1f} "
            f"| {sum(each.panics for each in some) / players:.2f} |"
        )


def _by_table(records: Battles) -> dict[tuple[str, int], list[simulate.Record]]:
    found: dict[tuple[str, int], list[simulate.Record]] = {}
    for each in sorted(records, key=lambda each: (each.scenario, each.seats)):
        found.setdefault((each.scenario, each.seats), []).append(each)
    return found


def _success(some: Battles | Worlds) -> float:
    return share(sum(each.ended == "success" for each in some), len(some))


# What misses its target


def _missed(records: Battles) -> Iterator[str]:
    won = {table: _success(some) for table, some in _by_table(records).items()}
    low, high = FLOOR
    yield from _named("Outside the floor", won, lambda each: not low <= each <= high)
    yield from _named("Outside the band", won, lambda each: not BAND[0] <= each <= BAND[1])
    apart = []
    for scenario in sorted({scenario for scenario, _ in won}):
        counts = [each for (other, _), each in won.items() if other == scenario]
        if max(counts) - min(counts) > APART:
            apart.append(f"{scenario} ({min(counts):.0f}–{max(counts):.0f} %)")
    yield f"- Counts more than {APART} points apart: {len(apart)}: {', '.join(apart) or 'none'}."


def _named(what: str, won: dict[tuple[str, int], float], misses: Callable[[float], bool]) -> Iterator[str]:
    found = [
        f"{scenario} with {seats} ({each:.0f} %)" for (scenario, seats), each in won.items() if misses(each)
    ]
    yield f"- {what}: {len(found)} of {len(won)}: {', '.join(found) or 'none'}."


# Levels of difficulty


def _levels(records: Battles) -> Iterator[str]:
    """A line for each table; how far a level is from Normal can be seen only in many of them."""
    levels = [level for level in get_args(Difficulty) if any(each.difficulty == level for each in records)]
    tables = {table: _by_level(some) for table, some in _by_table(records).items()}
    tables = {table: at for table, at in tables.items() if len(at) > 1}
    yield f"| scenario | players | {' | '.join(levels)} |"
    yield "|---" * (2 + len(levels)) + "|"
    for (scenario, seats), at in tables.items():
        yield f"| {scenario} | {seats} | {' | '.join(_told(at.get(level, [])) for level in levels)} |"
    for seats in sorted({seats for _, seats in tables}):
        some = [at for (_, each), at in tables.items() if each == seats]
        yield f"| all | {seats} | {' | '.join(_step(some, level) for level in levels)} |"
    every = list(tables.values())
    yield f"| all | all | {' | '.join(_step(every, level) for level in levels)} |"


def _by_level(some: Battles) -> dict[str, list[simulate.Record]]:
    found: dict[str, list[simulate.Record]] = {}
    for each in some:
        found.setdefault(each.difficulty, []).append(each)
    return found


def _told(some: Battles) -> str:
    return f"{_success(some):.0f} % of {len(some)}" if some else "–"


def _step(tables: Sequence[dict[str, list[simulate.Record]]], level: str) -> str:
    """Of all of them, and the points between this level and Normal at the same tables."""
    some = [each for at in tables for each in at.get(level, ())]
    steps = [_success(at[level]) - _success(at[USUAL]) for at in tables if {level, USUAL} <= at.keys()]
    if level == USUAL or not steps:
        return _told(some)
    low, high = STEPS.get(level, (-100, 100))
    fits = low <= mean(steps) <= high if level in STEPS else _success(some) >= LEAST
    return f"{_told(some)} ({mean(steps):+.0f}{'' if fits else ' !'})"


# Worlds


def outings(records: Worlds) -> Iterator[str]:
    yield (
        "| world | players | games | success | rounds, 10 % – 90 % | meant | down | hurt | stress "
        "| looked at or tried |"
    )
    yield "|---" * 10 + "|"
    for world, seats in sorted({(each.world, each.seats) for each in records}):
        some = [each for each in records if (each.world, each.seats) == (world, seats)]
        won = [each.rounds for each in some if each.ended == "success"] or [0]
        players = seats * len(some)
        yield (
            f"| {world} | {seats} | {len(some)} | {_success(some):.0f} % "
            f"| {part(won, 0.5)}, {part(won, 0.1)}–{part(won, 0.9)} | {STAMINA[seats - 1] + 2} "
            f"| {sum(each.down for each in some) / len(some):.2f} "
            f"| {sum(each.hurt for each in some) / players:.1f} "
            f"| {sum(each.stress for each in some) / players:.1f} "
            f"| {sum(each.used for each in some) / len(some):.1f} |"
        )
