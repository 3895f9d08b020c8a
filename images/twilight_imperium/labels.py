"""A line of words on the map."""

from __future__ import annotations

from PIL import Image

from images.labels import haloed

HALO = 3


def label(said: str, size: int, colour: str = "text", halo: int = HALO) -> Image.Image:
    return haloed((said,), size, colour, halo)
