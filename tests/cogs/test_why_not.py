"""A lobby says what keeps its table from starting, and which clocks it has."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from db.games import SeatRow
from rules.core import IllegalMove
from tests.cogs import parley
from tests.cogs.conftest import House, texts
from tests.cogs.playing import Message, begun, opened, press, row_of, selects, told_privately
from words import words

EN = words("en")


async def lobby(house: House, *names: str) -> tuple[int, Message]:
    parley.shelve(house)
    people = [house.person(name) for name in names]
    row = await house.store.games.create(
        game="parley",
        version=1,
        guild=int(house.box.world.guild_id),
        channel=int(people[0].channel),
        owner=int(people[0].id),
        language="en",
        options='{"duel":false}',
    )
    seats = [SeatRow(n, int(person.id), person.name) for n, person in enumerate(people)]
    await house.store.games.sit(row.id, seats)
    shown = (await (await people[0].slash("game show", game=row.id)).answered()).message
    assert shown is not None
    return row.id, shown


@pytest.fixture
def refusing(monkeypatch: pytest.MonkeyPatch) -> str:
    """Two cannot play without the option: in words that there are."""

    def why_not(self: Any, options: parley.Options, seats: int) -> IllegalMove | None:
        return IllegalMove("lobby-too-few", least=3) if seats == 2 and not options.duel else None

    monkeypatch.setattr(parley.Parley, "why_not", why_not)
    return EN("lobby-too-few", least=3)


async def test_start_is_refused_with_the_reason(house: House, refusing: str) -> None:
    game, shown = await lobby(house, "Ann", "Eve")
    assert refusing in texts(shown), "the card says it before anybody tries"
    assert EN("lobby-seats", taken=2, least=3, most=6) in texts(shown), "and how many can"
    answer = await press(house, "Ann", shown, "Start")
    assert await told_privately(answer) == refusing
    assert (await row_of(house, game)).status == "lobby"


async def test_the_reason_goes_when_it_is_gone(house: House, refusing: str) -> None:
    game, shown = await lobby(house, "Ann")
    assert refusing not in texts(shown), "that somebody is missing is said already"
    await press(house, "Eve", shown, "Join")
    assert refusing in texts(shown)
    await press(house, "Chidi", shown, "Join")
    assert refusing not in texts(shown)
    await press(house, "Ann", shown, "Start")
    assert (await begun(house, game)).status == "running"


async def test_an_option_can_be_the_cure(house: House, refusing: str) -> None:
    game, shown = await lobby(house, "Ann", "Eve")
    panel = (await press(house, "Ann", shown, "Options")).message
    (menu,) = [each for each in selects(panel) if each["custom_id"].endswith(".duel")]
    await (await house.person("Ann").choose(panel, menu["custom_id"], "True")).answered()
    async with asyncio.timeout(60):
        while refusing in texts(house.box.world.message(shown["id"]) or {}):
            await asyncio.sleep(0.02)
    await press(house, "Ann", shown, "Start")
    assert (await begun(house, game)).status == "running"


async def menus(house: House, shown: Message) -> set[str]:
    """The table's own options, on all pages of the panel."""
    first = await press(house, "Ann", shown, "Options")
    panel = first.message
    found: set[str] = set()
    pages = [each["custom_id"] for each in panel["components"][-1]["components"]]
    for page in pages:
        await press(house, "Ann", panel, page)
        found |= {
            menu["custom_id"].split(".")[-1] for menu in selects(panel) if ".house." in menu["custom_id"]
        }
    return found


async def test_clocks_are_offered_where_questions_use_them(house: House) -> None:
    _, shown = await lobby(house, "Ann", "Eve", "Chidi")
    assert {"deadline", "answer", "reaction"} <= await menus(house, shown)
    assert not {"live_turn", "live_answer", "live_reaction"} & await menus(house, shown)


async def test_a_game_whose_questions_are_turns_has_one_clock(house: House) -> None:
    _, shown = await opened(house, "Ann", "Eve")
    found = await menus(house, shown)
    assert "deadline" in found
    assert not {"answer", "reaction", "live_turn", "live_answer", "live_reaction"} & found


async def test_who_sits_together_has_seconds(house: House) -> None:
    game, shown = await lobby(house, "Ann", "Eve", "Chidi")
    await house.store.games.update(game, options='{"live":true}')
    found = await menus(house, shown)
    assert {"live_turn", "live_answer", "live_reaction"} <= found and "answer" not in found
