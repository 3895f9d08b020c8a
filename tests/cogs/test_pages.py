"""Prose on pages: nothing of it is lost, and no page is longer than it may be."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cogs import clicks, pages
from cogs.components import text
from cogs.faces import Panel
from tests.cogs import toy
from tests.cogs.conftest import House, texts
from tests.cogs.playing import labels, press, table
from words import words

WORDS = [f"word{number}" for number in range(2000)]


@given(st.lists(st.integers(1, 900), max_size=12))
def test_every_word_stands_on_a_page_and_no_page_is_too_long(sizes: list[int]) -> None:
    told = [" ".join(WORDS[:size]) for size in sizes]
    split = pages.split(told)
    assert all(0 < len(page) <= pages.MOST for page in split)
    assert " ".join(split).split() == " ".join(told).split()


def test_a_word_longer_than_a_page_is_cut() -> None:
    assert pages.split(["x" * 7000], 3000) == ["x" * 3000, "x" * 3000, "x" * 1000]


async def test_a_board_in_many_words_is_read_page_by_page(house: House) -> None:
    row = await toy.running(house, "Ann")
    long = "\n\n".join(" ".join(WORDS[start : start + 100]) for start in range(0, 2000, 100))
    face = house.bot.table.faces["toy"]
    face.describe = lambda *_: long  # type: ignore[method-assign]
    panel = (await press(house, "Ann", await table(house, row.id), "Board as text")).message
    read = texts(panel)
    while True:
        here, count = next(label.split(" / ") for label in labels(panel) if " / " in label)
        if here == count:
            break
        await press(house, "Ann", panel, "▶")
        read += "\n" + texts(panel)
    assert set(WORDS) <= set(read.split())
    forged = await press(house, "Ann", panel, f"w:text:{row.id}:-5", force=True)
    assert WORDS[0] in texts(forged.message).split()


async def test_a_story_has_its_picture_above_the_words(house: House) -> None:
    row = await toy.running(house, "Ann")
    art = (
        "a picture of dusk",
        await house.bot.table.painter.draw(toy.board, toy.View(0, []), words("en"), []),
    )

    async def tell(click: clicks.Click) -> None:
        await click.panel(pages.panel("Dusk", ["first", "second"], int(click.rest), _leaf, art))

    def _leaf(page: int) -> str:
        return f"w:tell:0:{page}"

    house.bot.verbs["tell"] = tell
    shown = (await press(house, "Ann", await table(house, row.id), "w:tell:0:0", force=True)).message
    assert texts(shown).splitlines()[:3] == ["### Dusk", "a picture of dusk", "first"]
    await press(house, "Ann", shown, "▶")
    assert "second" in texts(shown) and len(shown["attachments"]) == 1


async def test_more_words_than_a_message_holds_are_shortened_where_they_are_longest(house: House) -> None:
    row = await toy.running(house, "Ann")

    async def tell(click: clicks.Click) -> None:
        await click.panel(Panel([text("a" * 3800), text("b" * 3000), text("the question")], {}))

    house.bot.verbs["tell"] = tell
    shown = (await press(house, "Ann", await table(house, row.id), "w:tell:0:0", force=True)).message
    said = texts(shown).splitlines()
    assert said[-1] == "the question" and sum(map(len, said)) <= 4000
    assert all(each.endswith("…") for each in said[:2])
