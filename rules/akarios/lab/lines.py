"""The tables of docs/balance-akarios.md, ready to be put there, and what in them misses its target."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import get_args

from rules.akarios.lab import simulate, worlds
from rules.akarios.options import Difficulty
from rules.akarios.world.landing import STAMINA
from rules.core.simulation import part, share

FLOOR, BAND = (50, 90), (60, 80)
APART = 15
"""Points between two numbers of players of one scenario."""
USUAL: Difficulty = "normal"
STEPS: dict[str, tuple[int, int]] = {
    "easy": (8, 20),
    "medium": (-15, -5),
    "hard": (-25, -12),
    "very_hard": (-40, -25),
    "insane": (-50, -35),
}
"""Points by which a level may differ from Normal."""
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
    """A line for each table, a column for each level: success, games, and how far it is from Normal."""
    levels = [level for level in get_args(Difficulty) if any(each.difficulty == level for each in records)]
    yield f"| scenario | players | {' | '.join(levels)} |"
    yield "|---" * (2 + len(levels)) + "|"
    for (scenario, seats), some in _by_table(records).items():
        at = {level: [each for each in some if each.difficulty == level] for level in levels}
        if sum(bool(each) for each in at.values()) > 1:
            yield f"| {scenario} | {seats} | {' | '.join(_level(at, level) for level in levels)} |"


def _level(at: dict[str, list[simulate.Record]], level: str) -> str:
    some, usual = at[level], at.get(USUAL)
    if not some:
        return "–"
    told = f"{_success(some):.0f} % of {len(some)}"
    if not usual or level == USUAL:
        return told
    step = _success(some) - _success(usual)
    low, high = STEPS.get(level, (-100, 100))
    fits = low <= step <= high if level in STEPS else _success(some) >= LEAST
    return f"{told} ({step:+.0f}{'' if fits else ' !'})"


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
