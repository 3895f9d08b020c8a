"""Missions resolved per second on one core, turn by turn, beside writing the results alone."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from bench.figures import Figure
from rules.space_alert.lab.oracle import missions, resolve

SAMPLE = Path(__file__).parent.parent / "tests" / "data" / "oracle_sample.jsonl"
AIM = 1000


def measure(rounds: int = 9) -> list[Figure]:
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
    rate = len(lines) / fastest
    return [
        Figure(
            "missions resolved, with report",
            f"{rate:,.0f}/s",
            f"{len(lines) / baseline:,.0f}/s written alone",
            fastest / baseline,
            f">= {AIM:,}/s",
            rate >= AIM,
        )
    ]
