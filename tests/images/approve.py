"""`python -m tests.images.approve` keeps the pictures as they are drawn now as the approved ones."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

from images.gallery import pictures
from words import LANGUAGES, words

APPROVED = Path(__file__).parent / "approved"
WIDTH = 300


def small(image: Image.Image) -> Image.Image:
    """Small enough to keep, big enough to see that something moved."""
    height = round(image.height * WIDTH / image.width)
    return image.convert("RGB").resize((WIDTH, height), Image.Resampling.BOX)


def path(name: str, lang: str) -> Path:
    return APPROVED / f"{name}.{lang}.png"


def approve(only: set[str]) -> None:
    APPROVED.mkdir(exist_ok=True)
    names = set()
    for name, draw in pictures():
        names.add(name)
        if not only or name in only:
            for lang in LANGUAGES:
                flat = small(draw(words(lang))).quantize(
                    256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE
                )
                flat.save(path(name, lang), optimize=True)
                print(path(name, lang).name)
    for old in APPROVED.glob("*.png"):
        if old.name.split(".")[0] not in names:
            old.unlink()


if __name__ == "__main__":
    approve(set(sys.argv[1:]))
