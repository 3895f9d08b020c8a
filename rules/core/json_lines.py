"""What `python -m rules.<game> <command> FILE` has in common: JSON lines in and out, a bad one named."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class BadLine(Exception):
    """A line that cannot be read, or that the rules do not allow."""

    def __init__(self, number: int, why: object) -> None:
        super().__init__(f"line {number}: {why}")


class Wrong(ValueError):
    """What no type can say is amiss in a line."""


def read(lines: Iterable[bytes], understood: Callable[[bytes], T]) -> Iterator[T]:
    """Each line as the game understands it; empty ones are passed over."""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            found = understood(line)
        except Wrong as problem:
            raise BadLine(number, problem) from None
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            raise BadLine(number, f"cannot be read: {problem}") from None
        yield found


def command(
    arguments: Sequence[str] | None,
    program: str,
    about: str | None,
    name: str,
    what: str,
    answers: Callable[..., Iterable[Any]],
    options: Callable[[argparse.ArgumentParser], object] | None = None,
) -> int:
    """Each answer is printed as soon as it is there, up to the first bad line; the status of the process.

    `options` adds arguments to the command; `answers` is called with the lines and with these by name.
    """
    parser = argparse.ArgumentParser(prog=f"python -m {program}", description=about)
    one = parser.add_subparsers(dest="command", required=True).add_parser(name, help=what)
    one.add_argument("file", type=Path, metavar="FILE", help="a file of JSON lines, or - for standard input")
    if options is not None:
        options(one)
    chosen = vars(parser.parse_args(arguments))
    file: Path = chosen.pop("file")
    del chosen["command"]
    encoder = msgspec.json.Encoder()
    try:
        text = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    except OSError as problem:
        print(f"{file}: {problem.strerror}", file=sys.stderr)
        return 2
    try:
        for answer in answers(text.split(b"\n"), **chosen):
            sys.stdout.buffer.write(encoder.encode(answer) + b"\n")
    except BadLine as problem:
        sys.stdout.flush()
        print(f"{file}: {problem}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 1
    return 0
