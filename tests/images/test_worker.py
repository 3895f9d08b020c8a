"""The painter draws off the loop, once for equal questions."""

import asyncio
import threading
import time
from io import BytesIO

import pytest
from PIL import Image

from images import space_alert as sa
from images.space_alert import samples
from images.worker import Painter
from words import Words, words

CALLS: list[str] = []


def slow(tag: str, colour: str = "red") -> Image.Image:
    CALLS.append(f"{tag} {threading.current_thread().name}")
    time.sleep(0.15)
    return Image.new("RGB", (8, 8), colour)


def broken(tag: str) -> Image.Image:
    CALLS.append(tag)
    raise ValueError(tag)


def ready(tag: str) -> bytes:
    CALLS.append(tag)
    return tag.encode() * 100_000


@pytest.fixture
def painter():
    CALLS.clear()
    painter = Painter(keep=300_000)
    yield painter
    painter.close()


async def test_the_loop_goes_on_while_a_picture_is_drawn(painter: Painter) -> None:
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0.01)
            ticks += 1

    clock = asyncio.create_task(tick())
    data = await painter.draw(slow, "a")
    clock.cancel()
    assert ticks >= 4
    assert Image.open(BytesIO(data)).size == (8, 8)
    assert "painter" in CALLS[0]


async def test_equal_questions_share_one_answer(painter: Painter) -> None:
    a, b = await asyncio.gather(painter.draw(slow, "a"), painter.draw(slow, "a"))
    assert a == b == await painter.draw(slow, "a")
    assert len(CALLS) == 1
    await painter.draw(slow, "a", colour="blue")
    assert len(CALLS) == 2


async def test_old_pictures_are_forgotten(painter: Painter) -> None:
    """What was asked for last is kept, as much as there is room for in bytes."""
    for tag in "abacaed":
        assert await painter.draw(ready, tag) == tag.encode() * 100_000
    assert CALLS == ["a", "b", "c", "e", "d"]
    for tag in "edab":
        await painter.draw(ready, tag)
    assert CALLS == ["a", "b", "c", "e", "d", "b"]


async def test_one_that_is_too_large_is_drawn_and_forgotten(painter: Painter) -> None:
    for tag in ("a", "long", "long", "a"):
        assert await painter.draw(ready, tag) == tag.encode() * 100_000
    assert CALLS == ["a", "long", "long"]


async def test_a_failure_is_told_and_not_kept(painter: Painter) -> None:
    for _ in range(2):
        with pytest.raises(ValueError, match="oops"):
            await painter.draw(broken, "oops")
    assert CALLS == ["oops", "oops"]


async def test_one_who_leaves_does_not_spoil_it_for_the_other(painter: Painter) -> None:
    first = asyncio.create_task(painter.draw(slow, "a"))
    await asyncio.sleep(0.02)
    second = asyncio.create_task(painter.draw(slow, "a"))
    await asyncio.sleep(0.02)
    first.cancel()
    assert await second
    assert len(CALLS) == 1


async def test_the_key_is_what_a_view_says_and_the_language(painter: Painter) -> None:
    one = await painter.draw(sa.lineup, samples.start(), words("en"))
    assert await painter.draw(sa.lineup, samples.start(), Words("en")) is one
    assert await painter.draw(sa.lineup, samples.start(), words("ru")) != one
    assert await painter.draw(sa.lineup, samples.planning(), words("en")) != one
