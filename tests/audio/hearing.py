"""Ears for the tests: a stream decoded, and where in it something known is heard."""

from __future__ import annotations

from typing import Any

import numpy as np

from audio.intercom import RATE, Samples
from audio.opus import decode
from audio.schedule import Cue
from audio.stream import Stream
from audio.voices import samples

DELAY = 312 / RATE  # what the encoder itself adds

THREATS: list[dict[str, Any]] = [
    {"at": 8, "event": "threat", "turn": 3, "kind": "external", "severity": "serious", "zone": "red"},
    {"at": 40, "event": "threat", "turn": 5, "kind": "internal", "severity": "normal", "unconfirmed": True},
]
SHORT: dict[str, Any] = {
    "phase_ends": [72, 140],
    "events": [
        THREATS[0],
        {"at": 20, "event": "communications_down", "until": 28},
        {"at": 30, "event": "incoming_data"},
        THREATS[1],
        {"at": 84, "event": "data_transfer"},
    ],
}
"""A whole mission in little more than two minutes: one of everything."""


def packets(stream: Stream, most: int = 1 << 30) -> list[bytes]:
    found: list[bytes] = []
    while len(found) < most and (packet := stream.read()):
        found.append(packet)
    return found


def heard(stream: Stream, seconds: float | None = None) -> Samples:
    """What comes out of the loudspeaker, both sides together."""
    return decode(packets(stream, 1 << 30 if seconds is None else round(seconds * 50))).mean(axis=1)


def find(sound: Samples, clip: Samples, near: float, around: float = 0.4) -> tuple[float, float]:
    """The second at which `clip` is best heard near a second, and how sure that is (1 = the very same)."""
    first, last = max(0, int((near - around) * RATE)), int((near + around) * RATE) + len(clip)
    window = sound[first:last]
    window = np.pad(window, (0, min(RATE, last - first - len(window))))  # silence follows the last sound
    size = 1 << (len(window) + len(clip)).bit_length()
    match = np.fft.irfft(np.fft.rfft(window, size) * np.conj(np.fft.rfft(clip, size)), size)
    match = match[: max(1, len(window) - len(clip))]
    energy = np.cumsum(np.concatenate([[0.0], window.astype(float) ** 2]))
    local = energy[len(clip) : len(clip) + len(match)] - energy[: len(match)]
    score = match / np.sqrt(np.maximum(local, 1e-9) * float(np.sum(clip.astype(float) ** 2)))
    best = int(np.argmax(score))
    return (first + best) / RATE - DELAY, float(score[best])


def loudness(sound: Samples, start: float, end: float) -> float:
    return float(np.sqrt(np.mean(sound[int(start * RATE) : int(end * RATE)].astype(float) ** 2)))


def spoken(plan: list[Cue]) -> list[Cue]:
    return [cue for cue in plan if cue.kind == "voice"]


def part(lang: str, name: str) -> Samples:
    return samples(lang, name)
