"""The painter draws off the loop, once for equal questions."""

import asyncio
import pickle
import threading
import time
from collections.abc import AsyncIterator
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from cogs.workshop import Workshop
from images import space_alert as sa
from images import xia
from images.space_alert import samples
from images.starship_captains import samples as captains
from images.worker import Painter, drawn, packed, unpacked
from images.xia import samples as legends
from images.xia import samples_cards as mats
from words import Words, words

CALLS: list[str] = []
DRAWING, WENT_ON = threading.Event(), threading.Event()


def slow(tag: str, colour: str = "red") -> Image.Image:
    CALLS.append(f"{tag} {threading.current_thread().name}")
    time.sleep(0.15)
    return Image.new("RGB", (8, 8), colour)


def held(tag: str) -> Image.Image:
    """Done only when the loop has gone on meanwhile."""
    DRAWING.set()
    assert WENT_ON.wait(30), "the loop stood still"
    return slow(tag)


def broken(tag: str) -> Image.Image:
    CALLS.append(tag)
    raise ValueError(tag)


def ready(tag: str) -> bytes:
    CALLS.append(tag)
    return tag.encode() * 100_000


@pytest.fixture
async def painter() -> AsyncIterator[Painter]:
    CALLS.clear()
    shop = Workshop(0)
    yield Painter(shop.paint, keep=300_000)
    await shop.close()


async def test_the_loop_goes_on_while_a_picture_is_drawn(painter: Painter) -> None:
    DRAWING.clear()
    WENT_ON.clear()

    async def go_on() -> None:
        while not DRAWING.is_set():
            await asyncio.sleep(0.01)
        WENT_ON.set()

    going_on = asyncio.create_task(go_on())
    data = await painter.draw(held, "a")
    await going_on
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


SAMPLES = (samples.SAMPLES, captains.SAMPLES, legends.SAMPLES, mats.SAMPLES)


@pytest.mark.parametrize("view", [make() for some in SAMPLES for make in some.values()])
def test_a_view_travels_whole(view: Any) -> None:
    """To another process and back: what is drawn there is what would have been drawn here."""
    assert unpacked(pickle.loads(pickle.dumps(packed(view)))) == view


def test_words_travel_as_their_language() -> None:
    assert unpacked(packed([words("ru"), ("Ann", 2)])) == (words("ru"), ("Ann", 2))


async def test_a_process_draws_the_same_picture() -> None:
    shop = Workshop(1)
    there, here = Painter(shop.paint), drawn(sa.lineup, (samples.start(), words("en")), ())
    try:
        assert await there.draw(sa.lineup, samples.start(), words("en")) == here
        assert await there.draw(xia.cards, legends.whole().npcs, words("ru"), numbered=False)
    finally:
        await shop.close()
