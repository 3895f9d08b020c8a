"""The ship's own sounds, made with numpy: the same samples on every start. Stereo (n, 2), 48 kHz."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
import numpy.typing as npt

from audio.intercom import RATE, Samples

LOOP = 12
JUMP = 3.6
Wave = npt.NDArray[np.float64]


def _time(seconds: float) -> Wave:
    return np.arange(int(seconds * RATE)) / RATE


def _noise(seconds: float, low: float, high: float, seed: int) -> Wave:
    """Band of noise whose end joins its beginning: made as a spectrum, so it loops."""
    length = int(seconds * RATE)
    frequency = np.fft.rfftfreq(length, 1 / RATE)
    band = np.flatnonzero((frequency >= low) & (frequency < high))
    dice = np.random.default_rng(seed)
    spectrum = np.zeros(len(frequency), dtype=complex)
    spectrum[band] = np.exp(2j * np.pi * dice.random(len(band))) / np.sqrt(np.maximum(frequency[band], 40))
    wave = np.fft.irfft(spectrum, length)
    return np.asarray(wave / np.sqrt(np.mean(wave**2)))


def _hum(frequency: float, seconds: float = LOOP) -> Wave:
    """A tone with a whole number of turns in the loop."""
    return np.asarray(np.sin(2 * np.pi * round(frequency * seconds) / seconds * _time(seconds)))


def _beats(every: float, tone: float, decay: float, seconds: float = LOOP) -> Wave:
    """One stroke every so many seconds; `every` divides the loop."""
    time = _time(seconds) % every
    stroke = np.sin(2 * np.pi * tone * time * np.exp(-time)) * np.exp(-time / decay)
    return np.asarray(stroke * np.minimum(1, time / 0.004) * np.clip((every - time) / 0.02, 0, 1))


def _stereo(wave: Wave, level: float, width: int = 0) -> Samples:
    """At this loudness (RMS); `width` samples between left and right, around the loop."""
    wave = wave * (level / max(float(np.sqrt(np.mean(wave**2))), 1e-9))
    return np.stack([wave, np.roll(wave, width)], axis=1).astype(np.float32)


def _shaped(wave: Wave, peak: float, attack: float = 0.005, release: float = 0.05) -> Samples:
    """A single sound: soft at both ends, at this peak."""
    time, total = np.arange(len(wave)) / RATE, len(wave) / RATE
    wave = wave * np.clip(time / attack, 0, 1) * np.clip((total - time) / release, 0, 1)
    wave = wave * (peak / max(float(np.abs(wave).max()), 1e-9))
    return np.stack([wave, wave], axis=1).astype(np.float32)


def still() -> Samples:
    """Lobby and pauses: air and a far engine."""
    return _stereo(_hum(55) + 0.4 * _hum(82.5) + 0.5 * _noise(LOOP, 60, 400, 1), 0.010, 611)


def _drone(root: float) -> Wave:
    """A chord of overtones, so that small loudspeakers have something to play too."""
    swell = 1 + 0.35 * np.sin(2 * np.pi * _time(LOOP) * 2 / LOOP)
    return np.asarray(sum(_hum(root * step) / step**0.7 for step in (1, 2, 3, 4.02, 6.01)) * swell)


def bed_1() -> Samples:
    """Watchful: the engine and a sonar ping."""
    ping = _beats(6, 880, 0.5)
    return _stereo(_drone(55) + 0.35 * _noise(LOOP, 80, 500, 2) + 0.30 * ping, 0.016, 733)


def bed_2() -> Samples:
    """Tense: a pulse every second, a note that rubs."""
    pulse = np.tanh(2 * _beats(1, 98, 0.16))
    rub = 0.30 * _hum(116.5) * (1 + np.sin(2 * np.pi * _time(LOOP) * 6 / LOOP))
    return _stereo(_drone(55) + rub + 0.4 * _noise(LOOP, 80, 700, 3) + 1.6 * pulse, 0.020, 733)


def bed_3() -> Samples:
    """Tight: pulse twice a second, higher notes, a breathless rattle."""
    pulse = np.tanh(2 * _beats(0.5, 110, 0.11)) + 0.5 * _beats(1.5, 185, 0.2)
    rattle = _noise(LOOP, 2500, 6000, 4) * np.exp(-(_time(LOOP) % 0.25) / 0.02)
    high = 0.25 * _hum(466.2) * (1 + np.sin(2 * np.pi * _time(LOOP) * 12 / LOOP)) * 0.5
    wave = _drone(61.7) + 0.3 * _hum(130.8) + high + 1.9 * pulse + 0.5 * rattle
    return _stereo(wave + 0.4 * _noise(LOOP, 80, 900, 5), 0.024, 733)


def static() -> Samples:
    """Communications are down: hiss, crackle, a carrier that wanders."""
    dice = np.random.default_rng(6)
    hiss = _noise(LOOP, 400, 7000, 7)
    fading = 0.7 + 0.3 * np.sin(2 * np.pi * _time(LOOP) * 5 / LOOP)
    crackle = np.zeros(LOOP * RATE)
    crackle[dice.integers(0, len(crackle), 260)] = dice.normal(0, 1.4, 260)
    crackle = np.convolve(crackle, np.exp(-np.arange(60) / 9), "same")
    carrier = 0.35 * np.sin(
        2 * np.pi * (np.cumsum(900 + 350 * np.sin(2 * np.pi * _time(LOOP) / LOOP)) / RATE)
    )
    return _stereo(hiss * fading + crackle + carrier, 0.035, 1801)


def alarm() -> Samples:
    """Two calm tones, twice."""
    time = _time(1.1)
    tone = np.where((time % 0.55) < 0.27, 620, 495)
    return _shaped(np.asarray(np.sin(2 * np.pi * np.cumsum(tone) / RATE)) * (0.6 + 0.4 * (time < 0.55)), 0.12)


def alarm_serious() -> Samples:
    """Three harsh strokes."""
    time = _time(1.5)
    tone = (
        np.sin(2 * np.pi * 415 * time)
        + 0.8 * np.sin(2 * np.pi * 440 * time)
        + 0.4 * np.sin(2 * np.pi * 830 * time)
    )
    stroke = np.clip(np.minimum(time % 0.5, 0.36 - time % 0.5) / 0.01, 0, 1)
    return _shaped(np.tanh(1.5 * tone) * stroke, 0.15)


def alarm_internal() -> Samples:
    """A whoop that rises, twice: it is inside."""
    time = _time(1.2)
    return _shaped(np.sin(2 * np.pi * np.cumsum(330 + 700 * (time % 0.6)) / RATE), 0.12)


def alarm_internal_serious() -> Samples:
    """The whoop three times, faster and rough."""
    time = _time(1.5)
    wave = np.sin(2 * np.pi * np.cumsum(330 + 1200 * (time % 0.5)) / RATE)
    return _shaped(np.tanh(2 * wave * (1 + 0.6 * np.sin(2 * np.pi * 31 * time))), 0.15)


def tick() -> Samples:
    time = _time(0.05)
    return _shaped(np.sin(2 * np.pi * 1900 * time) * np.exp(-time / 0.008), 0.10, 0.001, 0.01)


def beep() -> Samples:
    return _shaped(np.sin(2 * np.pi * 1046.5 * _time(0.45)), 0.22, 0.005, 0.05)


def launch() -> Samples:
    """Ten seconds of engines running up, then the push."""
    time = _time(12)
    rise = np.clip(time / 10, 0, 1) ** 2
    tone = np.sin(2 * np.pi * np.cumsum(40 + 90 * rise) / RATE)
    return _shaped(rise * (tone + 0.8 * _noise(12, 40, 900, 8)), 0.16, 0.5, 2.0)


def jump() -> Samples:
    """A climb under the computer's last words that snaps away into rumble."""
    time = _time(5.5)
    rise = np.clip(time / JUMP, 0, 1)
    climb = np.sin(2 * np.pi * np.cumsum(60 * np.exp(3.2 * rise)) / RATE) * rise * (time < JUMP)
    boom = _noise(5.5, 30, 400, 9) * np.where(time > JUMP, np.exp(np.minimum(0, JUMP - time) / 0.5), 0)
    return _shaped(0.5 * climb + 0.6 * boom, 0.20, 0.05, 0.4)


def impact() -> Samples:
    time = _time(0.9)
    return _shaped(_noise(0.9, 30, 900, 10) * np.exp(-time / 0.16), 0.25, 0.002, 0.1)


def breakup() -> Samples:
    time = _time(3)
    blows = sum(
        _noise(3, 30, 1500, 11 + n) * np.exp(-((time - at) % 9) / 0.35) for n, at in enumerate((0, 0.5, 0.8))
    )
    return _shaped(np.asarray(blows), 0.28, 0.002, 1.0)


MAKERS: dict[str, Callable[[], Samples]] = {
    "still": still,
    "bed-1": bed_1,
    "bed-2": bed_2,
    "bed-3": bed_3,
    "static": static,
    "alarm": alarm,
    "alarm-serious": alarm_serious,
    "alarm-internal": alarm_internal,
    "alarm-internal-serious": alarm_internal_serious,
    "tick": tick,
    "beep": beep,
    "launch": launch,
    "jump": jump,
    "impact": impact,
    "breakup": breakup,
}


@cache
def sound(name: str) -> Samples:
    """Made when first asked for, then kept."""
    return MAKERS[name]()
