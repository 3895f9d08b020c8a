"""python -m rules.space_alert resolve FILE: recorded missions in, their results turn by turn out."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from rules.space_alert.lab.oracle import BadLine, missions, resolve


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m rules.space_alert", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("resolve", help="resolve missions given as JSON lines")
    command.add_argument(
        "file", type=Path, metavar="FILE", help="a file of missions, or - for standard input"
    )
    chosen = parser.parse_args(arguments)
    try:
        text = sys.stdin.buffer.read() if str(chosen.file) == "-" else chosen.file.read_bytes()
    except OSError as error:
        print(f"{chosen.file}: {error.strerror}", file=sys.stderr)
        return 2
    encoder = msgspec.json.Encoder()
    try:
        for mission in missions(text.splitlines()):
            sys.stdout.buffer.write(encoder.encode(resolve(mission)) + b"\n")
    except BadLine as error:
        sys.stdout.flush()
        print(f"{chosen.file}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
