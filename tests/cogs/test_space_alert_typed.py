"""A plan in words: the words that are shown, in both languages; all of it is placed, or nothing."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.space_alert import typed
from cogs.space_alert.panel import face_key
from rules.core import IllegalMove
from rules.space_alert.actions import Begin
from rules.space_alert.view import CardView
from tests.cogs.conftest import House
from tests.cogs.playing import Message, buttons, loaded, log_of, press, table, told_privately
from tests.cogs.tables import play, running
from words import LANGUAGES, words


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("red A A lift B", ["<", "a", "a", "^", "b"]),
        ("красный А А лифт В", ["<", "a", "a", "^", "b"]),
        ("Шаг к красному, орудие; гравилифт", ["<", "a", "^"]),
        ("upper red red", ["4", "<"]),
        ("4: a - x", [4, "a", "-", "x"]),
        ("< > ^ C", ["<", ">", "^", "c"]),
        ("heroic A · weapon +1", ["A"]),
    ],
)
def test_the_words_that_are_shown_are_understood(line: str, meant: list[str | int]) -> None:
    assert typed.faces(line) == meant


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_label_of_a_half_means_that_half(lang: str) -> None:

    for face in typed.FACES[:-1]:
        assert typed.faces(words(lang)(face_key(face))) == [face]


def test_a_word_that_means_nothing_is_named() -> None:
    with pytest.raises(IllegalMove) as refused:
        typed.faces("red abracadabra A")
    assert refused.value.args_for_words["word"] == "abracadabra"


def test_cards_are_shared_out_wherever_there_is_a_way() -> None:
    both, only = CardView(1, "a", "<"), CardView(2, "a", "^")
    assert typed.assigned([both, only], [(1, "a"), (2, "<")]) == [only, both]
    with pytest.raises(IllegalMove) as refused:
        typed.assigned([both, only], [(1, "<"), (2, "<")])
    assert refused.value.args_for_words["slot"] == 2


async def planning(house: House, *names: str, **options: Any) -> tuple[int, Message]:
    row = await running(house, *names, **options)
    await play(house, row.id, 0, Begin())
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    return row.id, (await press(house, "Ann", await table(house, row.id), "My seat")).message


async def enter(house: House, panel: Message, line: str) -> Any:
    opens = next(b["custom_id"] for b in buttons(panel) if ":sa_type:" in b["custom_id"])
    form = await (await house.person("Ann").click(panel, opens)).done()
    sent = await (await house.person("Ann").submit(form, {"plan": line})).done()
    await house.answered()
    return sent


async def test_a_plan_is_typed_and_typed_again(house: House) -> None:
    game, panel = await planning(house, "Ann", "Eve")
    at: Any = await loaded(house, game)
    first, second, *_ = at.view(0).mine.hand
    line = f"{words('en')('sa-face-' + key(first.action))} {words('ru')('sa-face-' + key(second.move))}"
    await enter(house, panel, line)
    at = await loaded(house, game)
    assert [slot.face for slot in at.view(0).crew[0].slots[:3]] == [first.action, second.move, None]
    await enter(house, panel, f"1: - {words('en')('sa-face-' + key(first.action))}")
    at = await loaded(house, game)
    assert [slot.face for slot in at.view(0).crew[0].slots[:3]] == [None, first.action, None]


@pytest.mark.parametrize("line", ["red nonsense", "9: A", "A A A A", "upper red upper red"])
async def test_what_cannot_be_placed_places_nothing(house: House, line: str) -> None:
    game, panel = await planning(house, "Ann", "Eve")
    before = await log_of(house, game)
    assert await told_privately(await enter(house, panel, line))
    assert await log_of(house, game) == before


async def test_alone_one_types_for_each_android(house: House) -> None:
    game, panel = await planning(house, "Ann", mission="mission_2")
    await enter(house, panel, "A A red")
    await press(house, "Ann", panel, "Android β")
    await enter(house, panel, "синий лифт")
    view: Any = (await loaded(house, game)).view(0)
    assert [slot.face for slot in view.crew[0].slots[:3]] == ["a", "a", "<"]
    assert [slot.face for slot in view.crew[1].slots[:3]] == [">", "^", None]


def key(face: str) -> str:

    return face_key(face).removeprefix("sa-face-")
