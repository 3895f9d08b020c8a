"""Missions resolved per second on one core, turn by turn, beside writing the results alone."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from rules.space_alert.oracle import missions, resolve

SAMPLE = Path(__file__).parent.parent / "tests" / "data" / "oracle_sample.jsonl"


def main(rounds: int = 5) -> None:
    lines = SAMPLE.read_bytes().splitlines()
    encode = msgspec.json.Encoder().encode
    fastest = baseline = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        results = [resolve(mission) for mission in missions(lines)]
        written = [encode(result) for result in results]
        fastest = min(fastest, time.perf_counter() - start)
        start = time.perf_counter()
        again = [encode(result) for result in results]
        baseline = min(baseline, time.perf_counter() - start)
        assert written == again
    print(
        f"space alert: {len(lines) / fastest:,.0f} missions/s read, resolved and written turn by turn "
        f"(aim 1,000), {fastest / baseline:.1f}x the time of writing the results alone"
    )


if __name__ == "__main__":
    main()
