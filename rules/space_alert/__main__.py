"""python -m rules.space_alert resolve FILE: recorded missions in, their results turn by turn out."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any

from rules.core import json_lines
from rules.space_alert.lab.oracle import missions, resolve


def results(lines: Iterable[bytes]) -> Iterator[dict[str, Any]]:
    return map(resolve, missions(lines))


def main(arguments: list[str] | None = None) -> int:
    what = "resolve missions given as JSON lines"
    return json_lines.command(arguments, "rules.space_alert", __doc__, "resolve", what, results)


if __name__ == "__main__":
    sys.exit(main())
