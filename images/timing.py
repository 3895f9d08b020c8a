"""How long pictures take with warm caches, against encoding alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image

from images import space_alert as sa
from images.encode import png
from images.space_alert import samples
from words import words


def _times(calls: Sequence[Callable[[], object]], rounds: int) -> list[float]:
    """The least milliseconds of each call; taken in turns, so that a busy machine troubles all alike."""
    best = [float("inf")] * len(calls)
    for _ in range(rounds):
        for i, call in enumerate(calls):
            begin = time.perf_counter()
            call()
            best[i] = min(best[i], (time.perf_counter() - begin) * 1000)
    return best


def _file(draw: Callable[[], Image.Image]) -> bytes:
    return png(draw())


def bench(rounds: int = 15) -> dict[str, dict[str, float]]:
    """Per picture: milliseconds to compose and to encode, whole / encoding alone, and KiB."""
    w = words("ru")
    trouble, planning, won = samples.trouble(), samples.planning(), samples.won()
    pictures: dict[str, Callable[[], Image.Image]] = {
        "board": lambda: sa.board(trouble, w, samples.NAMES),
        "planning": lambda: sa.board(planning, w, samples.NAMES),
        "hand": lambda: sa.hand(planning, w, samples.NAMES, 6),
        "threat": lambda: sa.threat_card(trouble.threats[1], trouble, w),
        "lineup": lambda: sa.lineup(trouble, w, samples.NAMES),
        "turn": lambda: sa.turn_report(trouble, w, samples.NAMES),
        "score": lambda: sa.score_sheet(won, w, samples.NAMES),
    }
    out = {}
    for name, draw in pictures.items():
        image = draw()
        compose, encode, whole = _times([draw, partial(png, image), partial(_file, draw)], rounds)
        out[name] = {
            "compose": compose,
            "encode": encode,
            "ratio": whole / encode,
            "kib": len(png(image)) / 1024,
        }
    return out
