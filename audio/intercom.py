"""How the ship's computer sounds: a voice through a small loudspeaker in a small metal room."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

RATE = 48_000
Samples = npt.NDArray[np.float32]

LEVEL = 0.13
PEAK = 0.72
BAND = (170.0, 6200.0)
ROOM = 0.09


def resample(samples: Samples, rate: int, to: int = RATE) -> Samples:
    if rate == to or not len(samples):
        return samples.astype(np.float32)
    length = round(len(samples) * to / rate)
    spectrum = np.fft.rfft(samples)
    wanted = np.zeros(length // 2 + 1, dtype=complex)
    shared = min(len(spectrum), len(wanted))
    wanted[:shared] = spectrum[:shared]
    return np.asarray(np.fft.irfft(wanted, length) * (to / rate), dtype=np.float32)


def trim(samples: Samples, before: float = 0.01, after: float = 0.05) -> Samples:
    """Cuts the silence at both ends, so that a line starts when its cue says."""
    if not len(samples):
        return samples
    loud = np.flatnonzero(np.abs(samples) > 0.02 * float(np.abs(samples).max()))
    if not len(loud):
        return samples[:0]
    return samples[max(0, loud[0] - int(before * RATE)) : loud[-1] + int(after * RATE)]


def band_pass(samples: Samples, low: float, high: float) -> Samples:
    frequency = np.fft.rfftfreq(len(samples), 1 / RATE)
    with np.errstate(divide="ignore"):
        curve = (
            1 / np.sqrt(1 + (low / np.maximum(frequency, 1e-9)) ** 4) / np.sqrt(1 + (frequency / high) ** 6)
        )
    return np.asarray(np.fft.irfft(np.fft.rfft(samples) * curve, len(samples)), dtype=np.float32)


@cache
def _room() -> Samples:
    """Impulse response: four early reflections and a tail of a tenth of a second."""
    dice = np.random.default_rng(20)
    time = np.arange(int(0.12 * RATE)) / RATE
    tail = dice.normal(0, 0.12, len(time)) * np.exp(-time / 0.025)
    for delay, gain in ((0.007, 0.8), (0.011, -0.6), (0.017, 0.5), (0.023, -0.35)):
        tail[int(delay * RATE)] += gain
    return tail.astype(np.float32)


def _convolve(samples: Samples, response: Samples) -> Samples:
    length = len(samples) + len(response)
    return np.asarray(
        np.fft.irfft(np.fft.rfft(samples, length) * np.fft.rfft(response, length), length)[: len(samples)],
        dtype=np.float32,
    )


def intercom(samples: Samples, rate: int) -> Samples:
    """A dry voice at any rate -> the ship's intercom, mono, 48 kHz, at a settled loudness."""
    voice = trim(resample(samples, rate))
    if not len(voice):
        return voice
    voice = np.concatenate([voice, np.zeros(int(0.05 * RATE), dtype=np.float32)])
    voice = band_pass(voice, *BAND)
    voice = voice / max(float(np.abs(voice).max()), 1e-9)
    voice = np.tanh(1.8 * voice).astype(np.float32)
    voice = voice + ROOM * _convolve(voice, _room())
    fade = np.linspace(1, 0, int(0.02 * RATE), dtype=np.float32)
    voice[-len(fade) :] *= fade
    spoken = voice[np.abs(voice) > 0.02]
    gain = LEVEL / max(float(np.sqrt(np.mean(spoken**2))) if len(spoken) else 1.0, 1e-9)
    gain = min(gain, PEAK / max(float(np.abs(voice).max()), 1e-9))
    return np.asarray(voice * gain, dtype=np.float32)
