"""What `python -m rules.<game> simulate N` has in common: arguments, processes, progress, and sums."""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from multiprocessing.pool import Pool
from types import FrameType
from typing import TypeVar

Task = TypeVar("Task")
Record = TypeVar("Record")
Value = TypeVar("Value")
SHOWN = 25
QUIET = 60.0
"""Where nobody watches: games, and seconds, between two lines of progress."""


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
    *,
    known: int = 0,
) -> list[Record]:
    """Every game, in order; the same whatever the number of processes. Each is told as soon as it is over.
    Who interrupts gets those that are over, unless there are none, nor `known` from before."""
    found: list[Record] = []
    progress = Progress(len(tasks))
    try:
        with _stoppable(), contextlib.closing(_played(game, tasks, jobs)) as played:
            for task, record in zip(tasks, played, strict=True):
                if told is not None:
                    told(task, record)
                found.append(record)
                progress.show(len(found))
    except KeyboardInterrupt:
        progress.stopped(len(found))
        if not found and not known:
            raise SystemExit(1) from None
    return found


def _played(
    game: Callable[[Task], Record], tasks: Sequence[Task], jobs: int
) -> Generator[Record, None, None]:
    if jobs < 2:
        yield from map(game, tasks)
        return
    with _begun(jobs) as pool:
        yield from pool.imap(game, tasks)


def _begun(jobs: int) -> Pool:
    """A process that was told to end before its first step would never hear of it: what it is told waits."""
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
    try:
        return multiprocessing.Pool(jobs, _deaf)
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])


def _deaf() -> None:
    """Whoever interrupts means the first process, which ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])


@contextlib.contextmanager
def _stoppable() -> Iterator[None]:
    """What is started in the background hears no Ctrl-C, but it can be told to end."""
    before = signal.signal(signal.SIGTERM, _interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _interrupt(_: int, __: FrameType | None) -> None:
    raise KeyboardInterrupt


class Progress:
    """Games that are over, of how many, and an estimate of the rest, on stderr."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.began = self.said = os.times().elapsed

    def show(self, done: int) -> None:
        now = os.times().elapsed
        watched, last = sys.stderr.isatty(), done == self.games
        if not (watched or last or done % SHOWN == 0 or now - self.said >= QUIET):
            return
        self.said = now
        text = f"{done}/{self.games} games" + (
            "" if last else f", {rest(done, self.games, now - self.began)}"
        )
        if watched:
            print(f"\r\x1b[K{text}", end="\n" if last else "", file=sys.stderr, flush=True)
        else:
            print(text, file=sys.stderr, flush=True)

    def stopped(self, done: int) -> None:
        begin = "\n" if sys.stderr.isatty() else ""
        print(f"{begin}stopped after {done} of {self.games} games", file=sys.stderr, flush=True)


def rest(done: int, games: int, seconds: float) -> str:
    """How long the others take, if they take as long as those that are over."""
    left = (games - done) * seconds / done
    if left < 100:
        return f"about {left:.0f} seconds left"
    return f"about {left / 60:.0f} minutes left" if left < 6000 else f"about {left / 3600:.1f} hours left"


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
