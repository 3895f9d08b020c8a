"""A cue plan as something to cut 20 ms frames from: what is heard at a sample depends on the sample alone."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence

import numpy as np

from audio import voices
from audio.intercom import RATE, Samples
from audio.opus import FRAME
from audio.schedule import Cue
from audio.sounds import sound

ATTACK, RELEASE = int(0.15 * RATE), int(0.5 * RATE)
BED_DUCK, STATIC_DUCK, SOUND_DUCK = 0.35, 0.25, 0.5
BED_UNDER_STATIC = 0.3
BED_FADE, STATIC_FADE = int(1.0 * RATE), int(0.12 * RATE)
CUT_FADE = int(0.006 * RATE)
FOREVER = 1 << 62


class Lane:
    """Clips by the sample they start at, each (n, 1) or (n, 2), and the spans in which something is said."""

    def __init__(self) -> None:
        self._starts: list[int] = []
        self._clips: list[Samples] = []
        self._spans: list[tuple[int, int]] = []
        self._longest = 0
        self.end = 0

    def add(self, start: int, clip: Samples) -> None:
        place = bisect_right(self._starts, start)
        self._starts.insert(place, start)
        self._clips.insert(place, clip if clip.ndim == 2 else clip[:, None])
        self._longest = max(self._longest, len(clip))
        self.end = max(self.end, start + len(clip))

    def span(self, start: int, end: int) -> None:
        self._spans.append((start, end))
        self._spans.sort()

    def mix(self, frame: Samples, position: int, since: int = -FOREVER, gain: float = 1.0) -> None:
        """Adds what sounds in this frame; clips that began before `since` are left out."""
        first = bisect_left(self._starts, max(since, position - self._longest))
        for index in range(first, bisect_left(self._starts, position + FRAME)):
            start, clip = self._starts[index], self._clips[index]
            low, high = max(start, position), min(start + len(clip), position + FRAME)
            if low < high:
                frame[low - position : high - position] += gain * clip[low - start : high - start]

    def quiet(self, position: int) -> float:
        """1 far from speech, 0 in it, and on the way between."""
        level, place = 1.0, bisect_right(self._spans, (position, FOREVER))
        for start, end in self._spans[max(0, place - 1) : place + 1]:
            away = (start - position) / ATTACK if position < start else (position - end) / RELEASE
            level = min(level, max(0.0, away))
        return level


class Loops:
    """Looping sounds, one at a time, that fade into each other."""

    def __init__(self, fade: int) -> None:
        self._fade = fade
        self._spans: list[tuple[int, int, str]] = []

    def add(self, start: int, end: int, name: str) -> None:
        self._spans.append((start, end, name))

    def level(self, position: int, start: int, end: int) -> float:
        return min(1.0, max(0.0, min(position - start, end + self._fade - position) / self._fade))

    def loudness(self, position: int) -> float:
        return max((self.level(position, start, end) for start, end, _ in self._spans), default=0.0)

    def mix(self, frame: Samples, position: int, gain: tuple[float, float]) -> None:
        for start, end, name in self._spans:
            if start < position + FRAME and position < end + self._fade:
                before = gain[0] * self.level(position, start, end)
                after = gain[1] * self.level(position + FRAME, start, end)
                frame += ramp(before, after) * looped(sound(name), position)


def ramp(before: float, after: float) -> Samples:
    return np.linspace(before, after, FRAME, endpoint=False, dtype=np.float32)[:, None]


def looped(loop: Samples, position: int) -> Samples:
    at = position % len(loop)
    piece = loop[at : at + FRAME]
    return piece if len(piece) == FRAME else np.concatenate([piece, loop[: FRAME - len(piece)]])


class Track:
    """A plan at a rate of time. Times are divided by the rate; speech and sounds keep their own speed,
    and a line still being spoken when the next one starts is cut off."""

    def __init__(self, plan: Iterable[Cue], rate: float = 1.0, beds: bool = True) -> None:
        self.rate = rate
        self.voice, self.sounds = Lane(), Lane()
        self.beds, self.static = Loops(BED_FADE), Loops(STATIC_FADE)
        cues = sorted(plan, key=lambda cue: cue.at)
        self.end = 0
        self._place_lines([cue for cue in cues if cue.kind == "voice"])
        for cue in cues:
            if cue.kind == "sound":
                self.sounds.add(self.sample(cue.at), sound(cue.parts[0]))
            elif cue.kind == "static":
                self.static.add(self.sample(cue.at), self.sample(cue.at + cue.seconds), cue.parts[0])
            self.end = max(self.end, self.sample(cue.at + cue.seconds))
        if beds:
            self._place_beds([cue for cue in cues if cue.kind == "bed"])
        self.end = max(self.end, self.voice.end, self.sounds.end)

    def sample(self, second: float) -> int:
        return round(second * RATE / self.rate)

    def second(self, sample: int) -> float:
        return sample * self.rate / RATE

    def _place_lines(self, lines: Sequence[Cue]) -> None:
        starts = [self.sample(line.at) for line in lines]
        for line, start, nexts in zip(lines, starts, [*starts, FOREVER][1:], strict=True):
            end = start
            for part, offset in zip(line.parts, line.offsets, strict=True):
                begin = start + round(offset * RATE)
                if begin < nexts:
                    clip = cut(voices.samples(line.lang, part), nexts - begin)
                    self.voice.add(begin, clip)
                    end = begin + len(clip)
            self.voice.span(start, end)

    def _place_beds(self, changes: Sequence[Cue]) -> None:
        starts = [self.sample(cue.at) for cue in changes]
        for cue, start, end in zip(changes, starts, [*starts, FOREVER][1:], strict=True):
            if cue.parts[0]:
                self.beds.add(start, end, cue.parts[0])

    def mix(self, position: int, since: int, hush: tuple[float, float]) -> Samples:
        """960 samples from `position`. `hush`: how far an unplanned line lets the rest be heard (0 to 1)."""
        frame = np.zeros((FRAME, 2), dtype=np.float32)
        ends = (position, position + FRAME)
        quiet = [min(self.voice.quiet(at), let) for at, let in zip(ends, hush, strict=True)]
        static = [1 - (1 - BED_UNDER_STATIC) * self.static.loudness(at) for at in ends]
        self.voice.mix(frame, position, since)
        frame *= ramp(*hush)
        self.sounds.mix(frame, position, since, duck(quiet[0], SOUND_DUCK))
        self.beds.mix(
            frame, position, (static[0] * duck(quiet[0], BED_DUCK), static[1] * duck(quiet[1], BED_DUCK))
        )
        self.static.mix(frame, position, (duck(quiet[0], STATIC_DUCK), duck(quiet[1], STATIC_DUCK)))
        return frame


def duck(quiet: float, floor: float) -> float:
    return floor + (1 - floor) * quiet


def cut(clip: Samples, length: int) -> Samples:
    if len(clip) <= length:
        return clip
    clip = clip[:length].copy()
    fade = min(CUT_FADE, length)
    clip[-fade:] *= np.linspace(1, 0, fade, dtype=np.float32)
    return clip
