"""What `python -m rules.<game> simulate N` has in common: arguments, processes, progress, and sums."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing import Pool
from typing import TypeVar

Task = TypeVar("Task")
Record = TypeVar("Record")
Value = TypeVar("Value")
SHOWN = 25
"""Games between two lines of progress, where nobody watches."""


def parser(
    program: str, about: str | None, seats: Sequence[int], *, usual: Sequence[int]
) -> tuple[argparse.ArgumentParser, argparse.ArgumentParser]:
    """The whole, and its command for arguments of the game's own."""
    whole = argparse.ArgumentParser(prog=f"python -m {program}", description=about)
    commands = whole.add_subparsers(dest="command", required=True)
    command = commands.add_parser("simulate", help="play games between androids")
    command.add_argument("games", type=_positive, metavar="N", help="how many games")
    command.add_argument(
        "--seats",
        type=listed(int, seats, f"from {seats[0]} to {seats[-1]} players"),
        default=tuple(usual),
        help=f"numbers of players, such as {','.join(map(str, usual))}",
    )
    command.add_argument("--seed", default="wardroom", help="the same seed gives the same figures")
    command.add_argument("--jobs", type=_positive, default=1, help="processes to use")
    return whole, command


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def listed(
    kind: Callable[[str], Value], known: Sequence[Value], wanted: str
) -> Callable[[str], tuple[Value, ...]]:
    """Values with commas between them, all of them known."""

    def values(text: str) -> tuple[Value, ...]:
        found = tuple(kind(each) for each in text.split(","))
        if any(each not in known for each in found):
            raise argparse.ArgumentTypeError(wanted)
        return found

    return values


def run(
    game: Callable[[Task], Record],
    tasks: Sequence[Task],
    jobs: int,
    told: Callable[[Task, Record], None] | None = None,
) -> list[Record]:
    """Every game, in order; the same whatever the number of processes. Each is told as soon as it is over."""
    found: list[Record] = []
    for task, record in zip(tasks, _played(game, tasks, jobs), strict=True):
        found.append(record)
        _progress(len(found), len(tasks))
        if told is not None:
            told(task, record)
    return found


def _played(game: Callable[[Task], Record], tasks: Sequence[Task], jobs: int) -> Iterator[Record]:
    if jobs < 2:
        yield from map(game, tasks)
        return
    with Pool(jobs) as pool:
        yield from pool.imap(game, tasks)


def _progress(done: int, games: int) -> None:
    if sys.stderr.isatty() or done % SHOWN == 0:
        print(f"\r{done}/{games} games", end="" if done < games else "\n", file=sys.stderr, flush=True)


# Figures of many games.


def mean(values: Iterable[float]) -> float:
    some = list(values)
    return sum(some) / len(some) if some else 0.0


def part(values: Sequence[float], share: float) -> float:
    """What this share of the values stays below: `part(rounds, 0.9)`."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def share(count: float, of: float) -> float:
    """In per cent."""
    return 100 * count / of if of else 0.0


def total(counters: Iterable[Counter[str]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for each in counters:
        found.update(each)
    return found
