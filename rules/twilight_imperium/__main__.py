"""python -m rules.twilight_imperium battle FILE: battles in, their exact odds out."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import msgspec

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: small matrices only wait for more threads

from rules.twilight_imperium.odds.battle import odds
from rules.twilight_imperium.odds.lines import BadLine, answer, battles


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m rules.twilight_imperium", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("battle", help="exact odds of battles given as JSON lines")
    command.add_argument("file", type=Path, metavar="FILE", help="a file of battles, or - for standard input")
    chosen = parser.parse_args(arguments)
    try:
        text = sys.stdin.buffer.read() if str(chosen.file) == "-" else chosen.file.read_bytes()
    except OSError as error:
        print(f"{chosen.file}: {error.strerror}", file=sys.stderr)
        return 2
    encoder = msgspec.json.Encoder()
    try:
        for id, battle in battles(text.split(b"\n")):
            sys.stdout.buffer.write(encoder.encode(answer(id, odds(battle))) + b"\n")
    except BadLine as error:
        sys.stdout.flush()
        print(f"{chosen.file}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
