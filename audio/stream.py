"""One continuous Opus stream for a voice channel: lobby, mission, pauses and what comes after."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from threading import Lock
from typing import Any

import numpy as np

from audio import voices
from audio.intercom import RATE, Samples
from audio.mix import BED_DUCK, FOREVER, Lane, Track, duck, looped, ramp
from audio.opus import FRAME, Encoder
from audio.phrases import announcement, book, phrase
from audio.schedule import Cue, layout
from audio.sounds import sound
from audio.synth import synthesise

SMALL_STEP = 0.5
STILL_STEP = FRAME / (0.5 * RATE)
KNEE = 0.8


class Stream:
    """20 ms of Opus at each `read`, as a discord.AudioSource with is_opus() wants; any thread may call.

    The first stream of a language decodes its voice and makes the sounds; `warm_up` does it beforehand.
    `rate` is how many mission seconds pass in a second. What is due moves closer together, but speech is
    never sped up: a line still being spoken when the next is due is cut off.
    `still`: with nothing (more) to play go on quietly, instead of ending with b"".
    """

    def __init__(
        self,
        plan: Iterable[Cue] = (),
        beds: bool = True,
        start_at: float = 0.0,
        rate: float = 1.0,
        *,
        lang: str = "en",
        still: bool = False,
        bit_rate: int = 64_000,
    ) -> None:
        self.lang = lang
        self.still = still
        self._beds = beds
        self._lock = Lock()
        self._encoder = Encoder(bit_rate)
        self._said, self._effects = Lane(), Lane()
        self._heard = 0
        self._paused = self._closed = False
        self._mission_level, self._still_level, self._hush = 1.0, 0.0, 1.0
        self._set(plan, start_at, rate)

    def _set(self, plan: Iterable[Cue], start_at: float, rate: float) -> None:
        self._track = Track(plan, rate, self._beds)
        self._position = self._since = self._track.sample(start_at)

    @property
    def second(self) -> float:
        """The mission second that the next packet begins at."""
        with self._lock:
            return self._track.second(self._position)

    def play(self, plan: Iterable[Cue], start_at: float = 0.0, rate: float = 1.0) -> None:
        """Goes over to another plan without a new stream: from the lobby into the mission."""
        with self._lock:
            self._set(plan, start_at, rate)
            self._mission_level = 0.0

    def seek(self, second: float) -> None:
        """On to another mission second. A step of more than half a second leaves out the part that would
        be heard from its middle; smaller ones only correct the clock."""
        with self._lock:
            target = self._track.sample(second)
            if abs(target - self._position) > SMALL_STEP * RATE:
                self._since = target
            self._position = target
            self._mission_level = 0.0

    def sync(self, second: float, tolerance: float = 0.08) -> bool:
        """Seeks if what is heard is off the mission clock by more than this; whether it did."""
        if abs(self.second - second) <= tolerance * self._track.rate:
            return False
        self.seek(second)
        return True

    def pause(self) -> None:
        with self._lock:
            self._paused = True

    def resume(self) -> None:
        with self._lock:
            if self._paused:
                self._paused = False
                self._since = self._position

    def close(self) -> None:
        """The next read returns b""."""
        with self._lock:
            self._closed = True

    def say(self, line: str | Sequence[str], lang: str | None = None) -> float:
        """Says an unplanned line at once: parts, or any text if the fallback voice is there.

        Returns its length in seconds, 0.0 if it cannot be spoken. It waits for other unplanned lines only;
        a planned line is hushed meanwhile and the mission clock does not wait.
        """
        lang = lang or self.lang
        if isinstance(line, str):
            clip = synthesise(line, lang)
            return self._insert([(0.0, clip)]) if clip is not None and len(clip) else 0.0
        clips, clock = [], 0.0
        for part in line:
            clips.append((clock, voices.samples(lang, part)))
            clock += voices.seconds(lang, part) + book().timing.breath
        return self._insert(clips)

    def announce(self, key: str, /, **args: Any) -> float:
        """Says an announcement at once, with its sound. Returns its length in seconds."""
        parts = phrase(key, **args)
        offsets, length = layout(key, parts, self.lang)
        clips = [(at, voices.samples(self.lang, part)) for at, part in zip(offsets, parts, strict=True)]
        return self._insert(clips, announcement(key).sound) and length

    def _insert(self, clips: Sequence[tuple[float, Samples]], effect: str = "") -> float:
        with self._lock:
            start = self._heard
            if self._said.end > start:
                start = self._said.end + round(book().timing.gap * RATE)
            for offset, clip in clips:
                self._said.add(start + round(offset * RATE), clip)
            if effect:
                self._effects.add(start, sound(effect))
            if clips:
                self._said.span(start, self._said.end)
            return max(0.0, (self._said.end - start) / RATE)

    def is_opus(self) -> bool:
        return True

    def read(self) -> bytes:
        with self._lock:
            if self._closed or self._over():
                return b""
            return self._encoder.encode(limit(self._mix()))

    def _idle(self) -> bool:
        return self._paused or self._position >= self._track.end

    def _over(self) -> bool:
        speaking = max(self._said.end, self._effects.end) > self._heard
        return self._idle() and not (self._paused or self.still or speaking)

    def _mix(self) -> Samples:
        hush = (self._hush, self._said.quiet(self._heard + FRAME))
        self._hush = hush[1]
        frame = np.zeros((FRAME, 2), dtype=np.float32)
        wanted = 0.0 if self._idle() else 1.0
        if wanted or self._mission_level:
            frame += ramp(self._mission_level, wanted) * self._track.mix(self._position, self._since, hush)
            self._position += FRAME
            self._mission_level = wanted
        self._mix_still(frame, hush, wanted)
        self._said.mix(frame, self._heard)
        self._effects.mix(frame, self._heard, -FOREVER, 0.7)
        self._heard += FRAME
        return frame

    def _mix_still(self, frame: Samples, hush: tuple[float, float], mission: float) -> None:
        before = self._still_level
        step = -STILL_STEP if mission else STILL_STEP
        after = min(1.0, max(0.0, before + step)) if self._beds else 0.0
        if before or after:
            gain = ramp(before * duck(hush[0], BED_DUCK), after * duck(hush[1], BED_DUCK))
            frame += gain * looped(sound("still"), self._heard)
        self._still_level = after


def limit(frame: Samples) -> Samples:
    """Leaves what is below the knee as it is and bends the rest under full scale."""
    loud = np.abs(frame)
    if float(loud.max()) <= KNEE:
        return frame
    bent = np.sign(frame) * (KNEE + (0.98 - KNEE) * np.tanh((loud - KNEE) / (0.98 - KNEE)))
    return np.where(loud <= KNEE, frame, bent).astype(np.float32)
