"""Blue is what most would do; what is final comes last and is asked once more."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ButtonStyle

from cogs import once_more, prompts
from cogs.arranged import arrange
from cogs.prompts import Stale
from rules.core import Choice, Prompt
from sandbox.shapes import EPHEMERAL
from tests.cogs.answering import asked, choice_of
from tests.cogs.conftest import House, texts
from tests.cogs.playing import buttons, loaded, press, table, walk
from tests.cogs.test_prompts import Pick
from tests.cogs.xia import duel, play, running
from tests.rules.xia.flying import pilot
from tests.rules.xia.layout import space
from tests.rules.xia.table import Table
from words import words


def choices(*marks: str, **more: Any) -> tuple[Choice, ...]:
    return tuple(
        Choice(f"choice {n}", Pick((n,)), usual=mark == "usual", final=mark == "final", **more)
        for n, mark in enumerate(marks)
    )


@pytest.mark.parametrize(
    ("marks", "blue"),
    [
        (("", "usual", ""), [1]),
        (("", ""), []),
        (("",), [0]),
        (("final",), []),
        (("final", "usual"), [1]),
    ],
)
async def test_only_the_usual_answer_is_blue(house: House, marks: tuple[str, ...], blue: list[int]) -> None:
    at = await loaded(house, (await running(house, "Ann", "Eve", prepared=Table(2))).id)
    (row,) = prompts.components(at, Prompt(0, "sa-prompt-plan", choices(*marks)), words("en"))
    shown = row.to_component_dict()["components"]
    found = [each for each in shown if each["style"] == ButtonStyle.primary.value]
    assert [int(each["custom_id"].rpartition(".")[2]) for each in found] == blue


async def test_who_may_still_plan_is_not_urged_to_be_ready(house: House) -> None:
    at = await loaded(house, (await running(house, "Ann", "Eve", prepared=Table(2))).id)
    rows = prompts.components(at, Prompt(0, "sa-prompt-ready", choices(""), panel="plan"), words("en"))
    shown = [each for row in rows for each in row.to_component_dict()["components"]]
    assert ButtonStyle.primary.value not in [each["style"] for each in shown]


def test_what_is_final_comes_last_among_buttons_and_below_menus() -> None:
    few = arrange(Prompt(0, "q", choices("final", "", "usual")))
    assert few.buttons == (1, 2, 0)
    menu = choices(*[""] * 6, group="cards")
    alone = Choice("pass", Pick((9,)), group="pass", final=True)
    many = arrange(Prompt(0, "q", (alone, *menu)))
    assert (many.buttons, many.last) == ((), (0,))
    assert [each.indices for each in many.menus] == [tuple(range(1, 7))]


def laden() -> Table:
    """Ann's hold has cargo in it that nobody here buys."""
    prepared = duel()
    prepared.load_cargo(0, "spice", "spice")
    return prepared


async def pressed(house: House, name: str, game: int, label: str, **how: Any) -> Any:
    """Whatever the first answer with this label stands on, a button or a menu."""
    at, shown = await loaded(house, game), await table(house, game)
    index = str(next(n for n, each in enumerate(asked(at).choices) if each.label == label))
    for part in walk(shown):
        custom_id = part.get("custom_id", "")
        if custom_id.startswith("w:choose:") and custom_id.endswith(f".{index}"):
            return await (await house.person(name).click(shown, custom_id, **how)).done()
        if "s:choose:" in custom_id and index in [each["value"] for each in part["options"]]:
            return await (await house.person(name).choose(shown, custom_id, index, **how)).done()
    raise LookupError(label)


@pytest.mark.parametrize("restart", [False, True])
async def test_cargo_goes_overboard_only_when_asked_twice(house: House, restart: bool) -> None:
    row = await running(house, "Ann", "Eve", "Chidi", prepared=laden())
    asks = await pressed(house, "Ann", row.id, "xia-jettison")
    assert asks.message["flags"] & EPHEMERAL
    label = next(each for each in asked(await loaded(house, row.id)).choices if each.label == "xia-jettison")
    said = words("en")(label.label, **label.args)
    assert said in texts(asks.message)
    assert len((await loaded(house, row.id)).state.players[0].cargo) == 2
    if restart:
        await house.restart()
    (sure,) = [each for each in buttons(asks.message) if each["custom_id"].startswith("w:sure:")]
    assert (sure["label"], sure["style"]) == (said, ButtonStyle.danger.value)
    done = await press(house, "Ann", asks.message, sure["custom_id"])
    assert len((await loaded(house, row.id)).state.players[0].cargo) < 2
    assert words("en")("xia-ask-action")[:10] in texts(done.message)  # in place: the next question


@pytest.mark.parametrize(("hull", "lost", "twice"), [(2, "45%", False), (1, "50%", True)])
async def test_who_flies_where_a_ship_is_lost_as_often_as_not_is_asked_twice(
    house: House, hull: int, lost: str, twice: bool
) -> None:
    out, rock = (space("outpost_338", *cell) for cell in ((-2, 0), (-1, 0)))
    prepared = pilot("outpost_338", at=out)
    prepared.hurt(0, 28 - hull)
    row = await running(house, "Ann", "Eve", "Chidi", prepared=prepared)
    await play(house, row.id, 0, "impulse")
    at, shown = await loaded(house, row.id), await table(house, row.id)
    index, flight = choice_of(at, f"fly {rock}")
    assert f"destroyed {lost}" in words("en")(flight.hint or "", **flight.args)
    (menu,) = [each for each in walk(shown) if str(index) in [o["value"] for o in each.get("options", ())]]
    done = await (await house.person("Ann").choose(shown, menu["custom_id"], str(index))).done()
    await house.settle()
    assert (
        any("w:sure:" in each.get("custom_id", "") for each in walk(done.message or {"components": []}))
        == twice
    )
    assert ((await loaded(house, row.id)).row.depth == at.row.depth) == twice
    if twice:
        assert f"destroyed {lost}" in texts(done.message)


async def test_what_was_asked_once_more_goes_stale_with_its_question(house: House) -> None:
    row = await running(house, "Ann", "Eve", "Chidi", prepared=laden())
    asks = await pressed(house, "Ann", row.id, "xia-jettison")
    (sure,) = [each for each in buttons(asks.message) if each["custom_id"].startswith("w:sure:")]
    await play(house, row.id, 0, "end")
    late = await press(house, "Ann", asks.message, sure["custom_id"])
    assert words("en")("trouble-stale") in texts(late.message)
    assert len((await loaded(house, row.id)).state.players[0].cargo) == 2


async def test_forged_bits_do_nothing(house: House) -> None:
    at = await loaded(house, (await running(house, "Ann", "Eve", "Chidi", prepared=laden())).id)
    prompt = asked(at)
    ids = prompts.ids_of(at, prompt)
    user = at.row.seats[0].user
    assert user is not None
    for bits in ("0", "3", f"{1 << 99:x}"):
        found, numbers = once_more.meant(at, user, f"{ids.tail}.{bits}")
        with pytest.raises(ValueError):
            prompts.picked(found, numbers)
    with pytest.raises(Stale):
        once_more.meant(at, user, "0.00000000.1")
