"""Speech and sound for announcements: keys in, Opus packets out."""

from audio.phrases import phrase
from audio.schedule import Call, Cue, calls, caught_up, nominal, plan, rendered
from audio.speed import bench, warm_up
from audio.stream import Stream
from audio.synth import synthesise

__all__ = [
    "Call",
    "Cue",
    "Stream",
    "bench",
    "calls",
    "caught_up",
    "nominal",
    "phrase",
    "plan",
    "rendered",
    "synthesise",
    "warm_up",
]
