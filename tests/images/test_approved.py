"""Pictures look as they were approved (`python -m tests.images.approve` after a look at the new ones)."""

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from images.encode import LIMIT, png
from images.gallery import pictures
from images.space_alert import board, samples
from tests.images.approve import APPROVED, path, small
from words import LANGUAGES, words

PICTURES = dict(pictures())


def apart(a: Image.Image, b: Image.Image) -> float:
    """The mean difference in the worst of 12 x 9 fields, so that a small change is not lost in the whole."""
    difference = ImageChops.difference(a, b)
    w, h = a.width // 12, a.height // 9
    boxes = [(x * w, y * h, x * w + w, y * h + h) for x in range(12) for y in range(9)]
    return max(sum(ImageStat.Stat(difference.crop(box)).mean) / 3 for box in boxes)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PICTURES)
def test_looks_as_approved_and_is_a_small_file(name: str, lang: str) -> None:
    picture = PICTURES[name](words(lang))
    data = png(picture)
    assert len(data) < LIMIT and Image.open(BytesIO(data)).mode == "P"
    drawn = small(picture)
    approved = Image.open(path(name, lang)).convert("RGB")
    assert drawn.size == approved.size
    assert apart(drawn, approved) < 8


def test_nothing_is_approved_that_is_not_drawn() -> None:
    assert {file.name for file in APPROVED.glob("*.png")} == {
        path(n, la).name for n in PICTURES for la in LANGUAGES
    }


def test_a_moved_token_would_be_seen() -> None:
    view = samples.trouble()
    moved = replace(view, crew=(replace(view.crew[0], station="upper_blue"), *view.crew[1:]))
    a, b = (small(board(v, words("en"), samples.NAMES)) for v in (view, moved))
    assert apart(a, b) > 8
