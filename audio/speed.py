"""Warm-up of everything slow, and a benchmark of the stream."""

from __future__ import annotations

import time
from typing import Any

from audio.phrases import all_parts
from audio.schedule import calls, plan
from audio.sounds import MAKERS, sound
from audio.stream import Stream
from audio.voices import samples

BUSY: dict[str, Any] = {
    "phase_ends": [60, 90],
    "events": [
        {"at": 8, "event": "threat", "turn": 1, "kind": "external", "severity": "serious", "zone": "red"},
        {"at": 20, "event": "communications_down", "until": 35},
        {"at": 38, "event": "threat", "turn": 2, "kind": "internal", "severity": "normal"},
    ],
}


def warm_up(*langs: str) -> None:
    """Makes every sound and decodes the voices of these languages: a second, so not on the event loop."""
    for name in MAKERS:
        sound(name)
    for lang in langs:
        for part in all_parts():
            samples(lang, part)


def bench() -> dict[str, float]:
    """Milliseconds of work to mix and encode one packet, printed and returned."""
    begun = time.perf_counter()
    warm_up()
    made = time.perf_counter() - begun
    stream = Stream(plan(calls(BUSY, 5), "en"))
    took = []
    while True:
        begun = time.thread_time()
        packet = stream.read()
        took.append((time.thread_time() - begun) * 1000)
        if not packet:
            break
    took.sort()
    figures = {
        "packets": float(len(took)),
        "p50": took[len(took) // 2],
        "p99": took[int(len(took) * 0.99)],
        "max": took[-1],
        "sounds_s": made,
    }
    print(
        f"voice: {len(took)} packets of 20 ms, work p50 {figures['p50']:.2f} ms, "
        f"p99 {figures['p99']:.2f} ms, max {figures['max']:.2f} ms; sounds made in {made:.2f} s"
    )
    return figures
