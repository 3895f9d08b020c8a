"""The board picture from view to file with warm caches, against encoding the finished picture alone."""

from __future__ import annotations

import time

from bench.figures import Figure, against, quantile
from images import space_alert
from images.encode import png
from images.space_alert import samples
from words import words

ROUNDS = 15


def measure() -> list[Figure]:
    view, speech = samples.trouble(), words("en")
    drawn = space_alert.board(view, speech, samples.NAMES)
    whole, alone = [], []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        png(space_alert.board(view, speech, samples.NAMES))
        whole.append((time.perf_counter() - begin) * 1000)
        begin = time.perf_counter()
        png(drawn)
        alone.append((time.perf_counter() - begin) * 1000)
    return [against("board picture, warm, against encoding", quantile(whole, 0.5), quantile(alone, 0.5), 1.5)]
