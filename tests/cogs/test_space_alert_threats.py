"""Threats can be looked at: from table and seat, and by name in the rulebook; in pictures and in words."""

from __future__ import annotations

from typing import Any

import pytest

from rules.space_alert.actions import Begin, Ready
from tests.cogs.conftest import House, texts
from tests.cogs.playing import Message, buttons, labels, loaded, press, selects, table
from tests.cogs.tables import play, running
from words import LANGUAGES, words


async def planning(house: House, *names: str, **options: Any) -> int:
    row = await running(house, *names, **options)
    await play(house, row.id, 0, Begin())
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    return row.id


def files(message: Message) -> list[str]:
    return [file["filename"] for file in message["attachments"]]


async def test_threats_are_one_tap_from_the_table_and_each_card_one_more(house: House) -> None:
    game = await planning(house, "Ann", "Eve", mission="mission_2")
    view: Any = (await loaded(house, game)).view(0)
    seen = (await press(house, "Ann", await table(house, game), "Threats")).message
    assert files(seen) == ["lineup.png"]
    first = min(view.threats, key=lambda one: one.number)
    name = words("en").name("space_alert", first.code)
    tab = f"T+{first.number} {name}"
    await press(house, "Ann", seen, tab)
    assert files(seen) == [f"threat_{first.code}.png"]
    assert name in texts(seen)
    assert "X (turn" in texts(seen), "what it does and when is said in words"


async def test_nothing_announced_is_no_button(house: House) -> None:
    row = await running(house, "Ann", "Eve")
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    assert "Threats" not in labels(await table(house, row.id))


@pytest.mark.parametrize("asked", ["Commandos", "commandos", "SI1-01", "Comman", "Коммандос"])
async def test_the_rulebook_shows_a_card_by_its_name(house: House, asked: str) -> None:
    answer = await (await house.person("Ann").slash("rules", words=asked)).answered()
    both = ["card_SI1-01.png", "card_SI1-02.png"]
    assert files(answer.message) == (both[:1] if asked == "SI1-01" else both)
    assert "Commandos" in texts(answer.message)
    assert "Y: Moves towards blue, if hurt" in texts(answer.message)


async def test_a_word_of_a_rule_is_no_card(house: House) -> None:
    answer = await (await house.person("Ann").slash("rules", words="computer")).answered()
    assert files(answer.message) == []


async def test_the_board_in_words_says_what_threats_will_do(house: House) -> None:
    game = await planning(house, "Ann", "Eve", mission="mission_2")
    face = (await loaded(house, game)).face
    for lang in LANGUAGES:
        said = face.describe(await loaded(house, game), words(lang), None)
        threats: Any = (await loaded(house, game)).view(None)
        assert threats.threats
        turn = words(lang)("pic-turn-short")
        assert said.count(f"Z, {turn} ") + said.count(words(lang)("pic-never")) >= len(threats.threats)


async def test_a_seat_has_the_ship_and_all_cards_after_the_planning(house: House) -> None:
    game = await planning(house, "Ann", "Eve", mission="mission_2", pace="practice")
    at = await loaded(house, game)
    view: Any = at.view(0)
    for seat in (0, 1):
        await play(house, game, seat, Ready())
    seat = (await press(house, "Ann", await table(house, game), "My seat")).message
    assert files(seat) == ["board.png"]
    shown = {b["custom_id"].rpartition(":")[2] for b in buttons(seat) if ":look:" in b["custom_id"]}
    shown |= {o["value"] for menu in selects(seat) for o in menu["options"] if ":look:" in menu["custom_id"]}
    assert {"board", "lineup", *(f"threat.{one.code}" for one in view.threats)} <= shown
