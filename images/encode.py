"""Pictures as files."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from images.theme import rgb

LIMIT = 1_000_000
"""Bytes of a still picture; moving ones stay under eight times that."""


def png(image: Image.Image) -> bytes:
    """A palette PNG: flat colours stay within 2 of 255, at a third of the size of a full-colour PNG.
    A player waits for it: level 6 makes it a sixth smaller, and takes more than twice as long."""
    out = io.BytesIO()
    flat = image.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    flat.save(out, "PNG", compress_level=3)
    return out.getvalue()


def padded(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The picture in the size of the others of an animation, on our ground."""
    scale = min(size[0] / image.width, size[1] / image.height)
    small = image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.LANCZOS)
    ground = Image.new("RGB", size, rgb("ink"))
    ground.paste(small, ((size[0] - small.width) // 2, (size[1] - small.height) // 2))
    return ground


def webp_animation(frames: Sequence[Image.Image], durations: Sequence[int], limit: int = 8 * LIMIT) -> bytes:
    """An endless animation, made smaller until it fits."""
    pictures = list(frames)
    while True:
        out = io.BytesIO()
        first, rest = pictures[0], pictures[1:]
        first.save(
            out,
            "WEBP",
            save_all=True,
            append_images=rest,
            duration=list(durations),
            loop=0,
            quality=72,
            method=2,
        )
        if out.tell() < limit:
            return out.getvalue()
        pictures = [p.resize((p.width * 3 // 4, p.height * 3 // 4)) for p in pictures]
