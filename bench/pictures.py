"""Table pictures from view to file with warm caches, against encoding the finished picture alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from PIL import Image

from bench.figures import Figure, against, quantile
from images import space_alert, starship_captains, xia
from images.akarios import samples as squadron
from images.akarios.around import around
from images.encode import png
from images.space_alert import samples
from images.starship_captains import samples as captains
from images.xia import samples as drift
from words import words

ROUNDS = 15
AIM = 1.5


def measure() -> list[Figure]:
    speech = words("en")
    return [
        picture(
            "board picture, warm, against encoding",
            partial(space_alert.board, samples.trouble(), speech, samples.NAMES),
        ),
        picture(
            "Captains: galaxy, warm, against encoding",
            partial(starship_captains.galaxy, captains.middle(), speech, captains.NAMES),
        ),
        picture(
            "Akarios: the fullest battle, warm, against encoding",
            partial(around, squadron.whole(squadron.fullest(), 0), speech, squadron.NAMES),
        ),
        picture("Xia: map, warm, against encoding", partial(xia.around, drift.ring(), speech, drift.NAMES)),
    ]


def picture(name: str, draw: Callable[[], Image.Image]) -> Figure:
    drawn = draw()
    whole, alone = [], []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        png(draw())
        whole.append((time.perf_counter() - begin) * 1000)
        begin = time.perf_counter()
        png(drawn)
        alone.append((time.perf_counter() - begin) * 1000)
    return against(name, quantile(whole, 0.5), quantile(alone, 0.5), AIM)
