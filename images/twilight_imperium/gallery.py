"""Every picture of Twilight Imperium, for the gallery and to be approved."""

from __future__ import annotations

from collections.abc import Iterator

from images.gallery import Shown
from images.twilight_imperium import samples
from images.twilight_imperium.samples import LONG, NAMES


def shown() -> Iterator[Shown]:
    for name, make in samples.SAMPLES.items():
        yield Shown("galaxy", name, make(), LONG if name == "crowd" else NAMES)
    yield Shown("board", "middle", samples.middle(), NAMES)
