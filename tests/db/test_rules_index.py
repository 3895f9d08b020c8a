"""The rules are found by words, beginnings of words and numbers, in both languages."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest

from db.library import Library, Passage
from db.store import Store

SHELF = [
    Passage("space_alert", "SA-001", "en", "Shields", "A shield takes damage before the hull does."),
    Passage("space_alert", "SA-002", "en", "Reactors", "Energy flows from the central reactor."),
    Passage("space_alert", "SA-001", "ru", "Щиты", "Щит принимает повреждения раньше корпуса."),
    Passage("space_alert", "SA-002", "ru", "Реакторы", "Энергия течёт из центрального реактора."),
    Passage("xia", "XIA-001", "en", "Outfits", "A shield outfit may be recharged with energy."),
]


@pytest.fixture
async def full(store: Store) -> Store:
    await store.library.fill(SHELF)
    return store


async def numbers(store: Store, query: str, language: str = "en", game: str | None = None) -> list[str]:
    return [passage.rule for passage in await store.library.find(query, language, game)]


async def test_all_the_words_first(full: Store) -> None:
    assert await numbers(full, "shield energy") == ["XIA-001"]


async def test_else_any_of_them(full: Store) -> None:
    assert set(await numbers(full, "reactor recharged")) == {"SA-002", "XIA-001"}


async def test_in_one_game_only(full: Store) -> None:
    assert await numbers(full, "shield", game="space_alert") == ["SA-001"]


@pytest.mark.parametrize("query", ["shields", "SHIELD", "shie"])
async def test_endings_and_case_do_not_matter(full: Store, query: str) -> None:
    assert set(await numbers(full, query)) == {"SA-001", "XIA-001"}


@pytest.mark.parametrize("query", ["щит", "реакторами", "энергию", "корпусом"])
async def test_russian_cases(full: Store, query: str) -> None:
    assert len(await numbers(full, query, "ru")) >= 1


async def test_the_title_of_a_section_weighs_more(full: Store) -> None:
    await full.library.fill([*SHELF, Passage("xia", "XIA-002", "en", "Reactors", "See there.")])
    assert (await numbers(full, "reactors", game="xia"))[0] == "XIA-002"


async def test_by_number(full: Store) -> None:
    assert await full.library.find(" sa-002 ", "ru") == [SHELF[3]]
    assert await full.library.rule("SA-002", "en") == SHELF[1]
    assert await full.library.rule("XIA-001", "ru") is None


@pytest.mark.parametrize(
    "query", ["", "  ", '"', "AND", "NEAR(", "a* OR", "'; DROP TABLE library; --", "zzz"]
)
async def test_odd_questions_find_nothing_or_something_but_never_fail(full: Store, query: str) -> None:
    assert isinstance(await numbers(full, query), list)


async def test_no_more_than_asked_for(full: Store) -> None:
    many = [Passage("xia", f"XIA-{n:03}", "en", "", "A shield.") for n in range(20)]
    await full.library.fill(many)
    assert len(await full.library.find("shield", "en", most=6)) == 6


async def test_filling_again_replaces_everything(full: Store) -> None:
    await full.library.fill(SHELF[:1])
    assert await numbers(full, "energy") == []
    assert await numbers(full, "shield") == ["SA-001"]


async def test_a_stop_while_it_is_read_waits_for_its_thread() -> None:
    reading, go_on = threading.Event(), threading.Event()

    def slow() -> Iterator[Passage]:
        reading.set()
        go_on.wait(20)
        yield Passage("xia", "XIA-001", "en", "Dice", "Roll a die.")

    filling = asyncio.create_task(Library().fill(slow()))
    await asyncio.to_thread(reading.wait, 20)
    filling.cancel()
    asyncio.get_running_loop().call_later(0.2, go_on.set)
    with pytest.raises(asyncio.CancelledError):
        await filling
    assert go_on.is_set(), "its thread would speak to a loop that is closed by then"
