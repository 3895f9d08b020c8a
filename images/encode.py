"""Pictures as files."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

LIMIT = 1_000_000
"""Bytes of a still picture; moving ones stay under eight times that."""


def png(image: Image.Image) -> bytes:
    """A palette PNG: flat colours stay within 2 of 255, at a third of the size of a full-colour PNG."""
    out = io.BytesIO()
    flat = image.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    flat.save(out, "PNG", compress_level=6)
    return out.getvalue()


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
