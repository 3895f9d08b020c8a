"""Prompts as components: buttons, selects, stamps; and a click back into a move."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from cogs import prompts
from cogs.loaded import Loaded
from cogs.prompts import NotYours, Stale
from rules.core import Action, Choice, Prompt
from tests.cogs.conftest import House
from tests.cogs.playing import loaded
from tests.cogs.tables import running
from words import words


class Pick(Action, frozen=True, tag="pick"):
    what: tuple[int, ...]
    how: str = "loud"


def asks(count: int, seat: int = 0, **more: Any) -> Prompt:
    choices = tuple(Choice(f"choice number {number}", Pick((number,))) for number in range(count))
    return Prompt(seat, "sa-prompt-plan", choices, **more)


@pytest.fixture
async def table(house: House) -> Loaded:
    """A table at which anything can be asked: set `table.asked`."""
    at = await loaded(house, (await running(house, "Ann", "Eve")).id)
    asked: list[Prompt] = []
    at.asked = asked  # type: ignore[attr-defined]
    at.prompts = lambda seat=None: [p for p in asked if seat is None or p.seat == seat]  # type: ignore
    return at


def parts(at: Loaded, prompt: Prompt, **how: Any) -> list[dict[str, Any]]:
    rows = [row.to_component_dict() for row in prompts.components(at, prompt, words("en"), **how)]
    return [each for row in rows for each in row["components"]]


def chosen(at: Loaded, user: int, rest: str, values: list[str]) -> tuple[int, Action]:
    prompt, numbers = prompts.chosen(at, user, rest, values)
    return prompt.seat, prompts.picked(prompt, numbers)


def user(at: Loaded, seat: int) -> int:
    found = at.row.seats[seat].user
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("count", "kinds"), [(1, [2]), (5, [2] * 5), (6, [3]), (25, [3]), (26, [3, 3]), (100, [3] * 4)]
)
async def test_few_choices_are_buttons_more_are_selects(table: Loaded, count: int, kinds: list[int]) -> None:
    found = parts(table, asks(count))
    assert [each["type"] for each in found] == kinds
    offered = sum(len(each.get("options", [each])) for each in found)
    assert offered == count
    ids = [each["custom_id"] for each in found]
    assert len(set(ids)) == len(ids)
    assert all(len(custom_id) <= 100 for custom_id in ids)


async def test_a_prompt_without_choices_shows_nothing(table: Loaded) -> None:
    assert prompts.components(table, Prompt(0, "sa-prompt-plan"), words("en")) == []


async def test_a_prompt_with_a_panel_has_one_button_to_it(table: Loaded) -> None:
    alone = parts(table, Prompt(0, "sa-prompt-plan", panel="plan"))
    assert [each["label"] for each in alone] == ["Plan"]
    both = parts(table, replace(asks(2), panel="plan"))
    assert [each["label"] for each in both] == ["choice number 0", "choice number 1", "Plan"]


async def test_long_words_are_cut_to_what_discord_takes(table: Loaded) -> None:
    long = Prompt(0, "sa-prompt-plan", (Choice("x" * 300, Pick((1,))),))
    assert len(parts(table, long)[0]["label"]) == prompts.LABEL
    many = Prompt(0, "sa-prompt-plan", tuple(Choice("y" * 300 + str(n), Pick((n,))) for n in range(7)))
    assert all(len(option["label"]) == prompts.OPTION for option in parts(table, many)[0]["options"])


@pytest.mark.parametrize("count", [2, 9, 60])
async def test_a_click_is_the_move_of_its_choice(table: Loaded, count: int) -> None:
    prompt = asks(count)
    table.asked.append(prompt)  # type: ignore[attr-defined]
    for each in parts(table, prompt):
        rest = each["custom_id"].split(":", 3)[3]
        values = [option["value"] for option in each.get("options", [])]
        for value in values or [None]:
            seat, action = chosen(table, user(table, 0), rest, [value] if value else [])
            assert seat == 0
            number = int(value) if value else int(rest.rsplit(".", 1)[1])
            assert action == Pick((number,))


async def test_several_picks_are_one_move(table: Loaded) -> None:
    prompt = asks(8, many=(2, 3))
    table.asked.append(prompt)  # type: ignore[attr-defined]
    (menu,) = parts(table, prompt)
    assert (menu["min_values"], menu["max_values"]) == (2, 3)
    rest = menu["custom_id"].split(":", 3)[3]
    assert chosen(table, user(table, 0), rest, ["1", "5"]) == (0, Pick((1, 5)))


async def test_picking_nothing_is_a_move_only_where_it_is_offered(table: Loaded) -> None:
    for low in (0, 1):
        prompt = asks(6, many=(low, 3))
        table.asked[:] = [prompt]  # type: ignore[attr-defined]
        rest = parts(table, prompt)[0]["custom_id"].split(":", 3)[3]
        if low:
            with pytest.raises(ValueError):
                chosen(table, user(table, 0), rest, [])
        else:
            assert chosen(table, user(table, 0), rest, []) == (0, Pick(()))


async def test_somebody_elses_question(table: Loaded) -> None:
    prompt = asks(3)
    table.asked.append(prompt)  # type: ignore[attr-defined]
    rest = parts(table, prompt)[0]["custom_id"].split(":", 3)[3]
    with pytest.raises(NotYours):
        chosen(table, user(table, 1), rest, [])
    with pytest.raises(NotYours):
        chosen(table, 12345, rest, [])


async def test_a_question_to_all_is_answered_by_each_for_himself(table: Loaded) -> None:
    both = [asks(3, seat) for seat in (0, 1)]
    table.asked.extend(both)  # type: ignore[attr-defined]
    ((prompt, shared),) = prompts.shared_prompts(both)
    assert shared
    rest = parts(table, prompt, shared=True)[1]["custom_id"].split(":", 3)[3]
    assert chosen(table, user(table, 0), rest, []) == (0, Pick((1,)))
    assert chosen(table, user(table, 1), rest, []) == (1, Pick((1,)))
    with pytest.raises(NotYours):
        chosen(table, 12345, rest, [])


async def test_secrets_and_empty_prompts_stay_off_the_table(table: Loaded) -> None:
    secret, plain, empty = asks(2, private=True), asks(3, 1), Prompt(0, "sa-prompt-plan")
    assert prompts.shared_prompts([secret, plain, empty]) == [(plain, False)]


async def test_the_stamp_changes_with_the_decision_and_only_then(table: Loaded) -> None:
    prompt = asks(3)
    mark = prompts.stamp(table, prompt)
    assert prompts.stamp(table, asks(3)) == mark
    table.row.number += 7
    table.last_by_seat[1] = 7
    assert prompts.stamp(table, prompt) == mark, "what others do leaves my button alone"
    assert prompts.stamp(table, asks(4)) != mark
    assert prompts.stamp(table, asks(3, 1)) != mark
    assert prompts.stamp(table, asks(3, args={"turn": 2})) != mark
    table.last_by_seat[0] = 8
    assert prompts.stamp(table, prompt) != mark, "the same question after my own move is another one"


async def test_a_button_of_a_decision_that_is_gone_is_stale(table: Loaded) -> None:
    prompt = asks(3)
    rest = parts(table, prompt)[0]["custom_id"].split(":", 3)[3]
    table.asked.append(asks(4))  # type: ignore[attr-defined]
    with pytest.raises(Stale):
        chosen(table, user(table, 0), rest, [])


@pytest.mark.parametrize("tail", ["99", "-1", "x"])
async def test_a_choice_that_is_not_offered(table: Loaded, tail: str) -> None:
    prompt = asks(3)
    table.asked.append(prompt)  # type: ignore[attr-defined]
    rest = parts(table, prompt)[0]["custom_id"].split(":", 3)[3].rsplit(".", 1)[0]
    with pytest.raises(ValueError):
        chosen(table, user(table, 0), f"{rest}.{tail}", [])


async def test_a_group_has_a_select_of_its_own_and_whoever_is_alone_in_one_a_button(table: Loaded) -> None:
    sizes = {"button-history": 4, "button-undo": 27, "button-replay": 1, "button-again": 1}
    choices = tuple(
        Choice(f"{group} {number}", Pick((number,), group), group=group)
        for group, size in sizes.items()
        for number in range(size)
    )
    prompt = Prompt(0, "sa-prompt-plan", choices)
    table.asked.append(prompt)  # type: ignore[attr-defined]
    found = parts(table, prompt)
    assert [each["type"] for each in found] == [2, 2, 3, 3, 3]
    assert [len(each.get("options", [1])) for each in found] == [1, 1, 4, 25, 2]
    assert [each.get("placeholder") for each in found[2:4]] == [
        words("en")("button-history"),
        words("en")("button-undo") + " · 1 / 2",
    ]
    for each in found:
        rest = each["custom_id"].split(":", 3)[3]
        for value in [option["value"] for option in each.get("options", ())] or [rest.split(".")[2]]:
            seat, action = chosen(table, user(table, 0), rest, [value] if "options" in each else [])
            assert (seat, action) == (0, choices[int(value)].action)


async def test_what_an_answer_costs_is_said_also_where_it_is_a_button(table: Loaded) -> None:
    """Only a menu has room for hints under its answers: those of buttons stand above them."""
    few = Prompt(
        0, "sa-prompt-plan", (Choice("fire", Pick((0,)), hint="a marker"), Choice("wait", Pick((1,))))
    )
    note, row = prompts.components(table, few, words("en"))
    assert note.to_component_dict()["content"] == "-# **fire** · a marker"
    assert [each["label"] for each in row.to_component_dict()["components"]] == ["fire", "wait"]
    menu = tuple(Choice(f"go {n}", Pick((n,)), hint="a point", group="button-undo") for n in range(6))
    alone = Choice("dig", Pick((9,)), hint="may blow up", group="button-again")
    note, _, chosen = prompts.components(table, Prompt(0, "sa-prompt-plan", (*menu, alone)), words("en"))
    assert note.to_component_dict()["content"] == "-# **dig** · may blow up"
    options = chosen.to_component_dict()["components"][0]["options"]
    assert {option["description"] for option in options} == {"a point"}
