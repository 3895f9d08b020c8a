"""Every check catches the request it is there for, and lets a good one pass."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Sandbox
from sandbox.shapes import COMPONENTS_V2, JSON
from tests.sandbox.conftest import Api, cases, described


def button(**changes: Any) -> JSON:
    return {"type": 2, "style": 1, "label": "a", "custom_id": "c", **changes}


def row(*components: JSON) -> JSON:
    return {"type": 1, "components": list(components)}


def select(count: int = 2, **changes: Any) -> JSON:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **changes}


def text(content: str = "x") -> JSON:
    return {"type": 10, "content": content}


def v2(*components: JSON, **more: Any) -> JSON:
    return {"flags": COMPONENTS_V2, "components": list(components), **more}


def gallery(count: int, url: str = "https://example.org/a.png") -> JSON:
    return {"type": 12, "items": [{"media": {"url": url}} for _ in range(count)]}


def section(*texts: JSON, accessory: JSON | None = None) -> JSON:
    return {"type": 9, "components": list(texts), "accessory": accessory or button()}


def container(*components: JSON) -> JSON:
    return {"type": 17, "components": list(components)}


BUTTON_WITHOUT_ID = {"type": 2, "style": 1, "label": "a"}
BUTTON_WITHOUT_LABEL = {"type": 2, "style": 1, "custom_id": "c"}
TWO_ALIKE = [{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]
ALL_CHOSEN = [{"label": n, "value": n, "default": True} for n in "ab"]

GOOD_MESSAGES = {
    "text": {"content": "x" * 2000},
    "rows": {"components": [row(button(custom_id=str(n))) for n in range(5)], "content": "x"},
    "select": {"content": "x", "components": [row(select(max_values=2))]},
    "embed": {"embeds": [{"title": "a", "fields": [{"name": "a", "value": "b"}]}]},
    "v2": v2(container(text(), gallery(10), section(text()), row(button(custom_id="d"))), text()),
    "v2 letters": v2(text("x" * 2000), text("x" * 2000)),
}

BAD_MESSAGES: dict[str, tuple[JSON, str]] = {
    "content too long": ({"content": "x" * 2001}, "2001 letters"),
    "empty": ({}, "empty"),
    "empty with nulls": ({"content": "", "embeds": []}, "empty"),
    "six rows": (
        {"content": "x", "components": [row(button(custom_id=str(n))) for n in range(6)]},
        "rows, 5 are allowed",
    ),
    "two buttons with one id": ({"content": "x", "components": [row(button(), button())]}, "used 2 times"),
    "options with one value": (
        {"content": "x", "components": [row(select(options=TWO_ALIKE))]},
        "2 options have the value",
    ),
    "max_values above options": ({"content": "x", "components": [row(select(max_values=5))]}, "above the 2"),
    "min_values above max_values": (
        {"content": "x", "components": [row(select(min_values=2))]},
        "min_values",
    ),
    "more defaults than values": (
        {"content": "x", "components": [row(select(options=ALL_CHOSEN))]},
        "chosen by default",
    ),
    "empty field": ({"embeds": [{"fields": [{"name": "a", "value": ""}]}]}, "may not be empty"),
    "embeds too long": (
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
        "6001 letters in all",
    ),
    "v2 without its flag": ({"components": [text()]}, "needs the Components V2 flag"),
    "v2 with content": (v2(text(), content="x"), "neither content nor embeds"),
    "v2 with embeds": (v2(text(), embeds=[{"title": "x"}]), "neither content nor embeds"),
    "unknown field": ({"content": "x", "foo": 1}, "foo"),
    "button without id": ({"content": "x", "components": [row(BUTTON_WITHOUT_ID)]}, "custom_id"),
    "link without url": (
        {"content": "x", "components": [row({"type": 2, "style": 5, "label": "a"})]},
        "url",
    ),
    "button without label": (
        {"content": "x", "components": [row(BUTTON_WITHOUT_LABEL)]},
        "label or an emoji",
    ),
    "button beside a menu": ({"content": "x", "components": [row(button(), select())]}, "one menu"),
    "41 components": (
        v2(*[container(*[text() for _ in range(20)]) for _ in range(2)]),
        "42 in all",
    ),
    "4001 letters": (v2(text("x" * 4000), text()), "4001 letters"),
    "gallery of none": (v2(gallery(0)), ""),
    "gallery of eleven": (v2(gallery(11)), ""),
    "section of four": (v2(section(*[text() for _ in range(4)])), ""),
    "section without texts": (v2(section()), ""),
    "section with a menu": (v2(section(text(), accessory=select())), ""),
    "container in a container": (v2(container(container(text()))), ""),
    "empty container": (v2(container()), ""),
    "button at the top": (v2(button()), ""),
    "blank text": (v2(text(" ")), "may not be empty"),
    "one id twice": (v2(text() | {"id": 7}, text() | {"id": 7}), "id 7"),
    "file from elsewhere": (v2({"type": 13, "file": {"url": "https://example.org/a.txt"}}), ""),
    "picture that is not attached": (v2(gallery(1, "attachment://map.png")), "no such file"),
    "embed picture not attached": ({"embeds": [{"image": {"url": "attachment://map.png"}}]}, "no such file"),
    "description of no file": ({"content": "x", "attachments": [{"id": 3, "filename": "a"}]}, "no file 3"),
    "file described twice": (
        {"content": "x", "attachments": [{"id": 0, "filename": "a"}] * 2},
        "named 2 times",
    ),
    "label too long": ({"content": "x", "components": [row(button(label="x" * 81))]}, "label"),
    "empty row": ({"content": "x", "components": [row()]}, ""),
}


LENGTHS_AND_FIELDS = {"unknown field", "label too long"}
"""Only the description knows these."""


@pytest.mark.parametrize("name", GOOD_MESSAGES)
async def test_good_message_passes(api: Api, games: str, name: str) -> None:
    status, answer = await api(f"POST /channels/{games}/messages", GOOD_MESSAGES[name])
    assert status == 200, answer


@pytest.mark.parametrize("name", cases(BAD_MESSAGES, LENGTHS_AND_FIELDS))
async def test_bad_message_is_caught(api: Api, games: str, name: str) -> None:
    body, said = BAD_MESSAGES[name]
    assert said in await api.refused(f"POST /channels/{games}/messages", body)
    assert api.box.person("Ann").messages(games) == []


@pytest.mark.parametrize("name", sorted(BAD_MESSAGES.keys() - LENGTHS_AND_FIELDS))
async def test_bad_message_is_caught_without_the_description(api: Api, games: str, name: str) -> None:
    api.box.contract.description = None
    assert await api.refused(f"POST /channels/{games}/messages", BAD_MESSAGES[name][0])


async def test_an_edit_is_judged_by_what_it_leaves(api: Api, box: Sandbox, games: str) -> None:
    _, plain = await api(f"POST /channels/{games}/messages", {"content": "x"})
    _, layout = await api(f"POST /channels/{games}/messages", v2(text()))
    where = f"PATCH /channels/{games}/messages/"
    assert "empty" in await api.refused(where + plain["id"], {"content": ""})
    assert "neither content" in await api.refused(where + layout["id"], {"content": "x"})
    status, edited = await api(where + layout["id"], {"components": [text("y")]})
    assert (status, edited["components"][0]["content"]) == (200, "y")
    assert edited["flags"] & COMPONENTS_V2


async def test_kept_attachments_can_be_shown_again(api: Api, games: str) -> None:
    files = {"files[0]": ("map.png", b"123")}
    body = v2(gallery(1, "attachment://map.png"), attachments=[{"id": 0, "filename": "map.png"}])
    _, message = await api(f"POST /channels/{games}/messages", body, files)
    kept = [{"id": message["attachments"][0]["id"]}]
    where = f"PATCH /channels/{games}/messages/{message['id']}"
    again = [text(), gallery(1, "attachment://map.png")]
    status, edited = await api(where, {"components": again, "attachments": kept})
    assert status == 200
    assert edited["components"][1]["items"][0]["media"]["url"] == message["attachments"][0]["url"]
    dropped = {"components": again, "attachments": []}
    assert "no such file" in await api.refused(where, dropped)


def text_input(**changes: Any) -> JSON:
    return {"type": 4, "style": 1, "label": "l", "custom_id": "c", **changes}


def modal(*components: JSON, **changes: Any) -> JSON:
    return {"type": 9, "data": {"custom_id": "m", "title": "t", "components": list(components), **changes}}


BAD_MODALS = {
    "six rows": modal(*[row(text_input(custom_id=str(n))) for n in range(6)]),
    "none": modal(),
    "one id twice": modal(row(text_input()), row(text_input())),
    "two inputs in a row": modal(row(text_input(), text_input(custom_id="d"))),
    "a button": modal(row(button())),
    "a gallery": modal(gallery(1)),
    "an empty label": modal({"type": 18, "label": "l"}),
    "min above max": modal(row(text_input(min_length=5, max_length=3))),
    "value too long": modal(row(text_input(value="xxxx", max_length=3))),
    "title too long": modal(row(text_input()), title="x" * 46),
    "menu of one value": modal({"type": 18, "label": "l", "component": select(options=TWO_ALIKE)}),
}


@pytest.mark.parametrize("with_description", [True, False])
@pytest.mark.parametrize("name", cases(BAD_MODALS, {"title too long"}))
async def test_bad_modal_is_caught(
    api: Api, box: Sandbox, games: str, name: str, with_description: bool
) -> None:
    if not with_description and name != "title too long":
        box.contract.description = None
    made = box.interactions.create(2, box.person("Ann").id, box.world.channel(games), {"name": "x"})
    where = f"POST /interactions/{made.id}/{made.token}/callback"
    await api.refused(where, BAD_MODALS[name])
    assert made.kind is None
    assert (await api(where, modal(row(text_input()))))[0] == 204
    assert made.modal["title"] == "t"


@described
async def test_too_many_choices_are_caught(api: Api, box: Sandbox, games: str) -> None:
    made = box.interactions.create(4, box.person("Ann").id, box.world.channel(games), {"name": "x"})
    choices = [{"name": str(n), "value": str(n)} for n in range(26)]
    where = f"POST /interactions/{made.id}/{made.token}/callback"
    await api.refused(where, {"type": 8, "data": {"choices": choices}})
    await api.refused(where, {"type": 99})


def command(**changes: Any) -> JSON:
    return {"name": "a", "description": "d", "type": 1, **changes}


def option(name: str = "o", **changes: Any) -> JSON:
    return {"type": 3, "name": name, "description": "d", **changes}


CHOICE = {"name": "a", "value": "a"}

BAD_COMMANDS = {
    "upper case": [command(name="ABC")],
    "space": [command(name="a b")],
    "localised name with a space": [command(name_localizations={"ru": "а б"})],
    "no description": [command(description="")],
    "long description": [command(description="x" * 101)],
    "required after optional": [command(options=[option("a"), option("b", required=True)])],
    "options with one name": [command(options=[option(), option()])],
    "option upper case": [command(options=[option("Oh")])],
    "unknown locale": [command(name_localizations={"xx": "a"})],
    "26 options": [command(options=[option(str(n)) for n in range(26)])],
    "choices with one name": [command(options=[option(choices=[CHOICE, {"name": "a", "value": "b"}])])],
    "choices and autocomplete": [command(options=[option(choices=[CHOICE], autocomplete=True)])],
    "min above max": [command(options=[option(type=4, min_value=5, max_value=1)])],
    "sub-command beside option": [command(options=[option(type=1), option("b")])],
    "two of a name": [command(), command()],
    "menu with description": [{"name": "Quote", "description": "d", "type": 3}],
    "8000 letters": [
        command(
            options=[
                option(f"o{n}", choices=[{"name": f"{m:02}" + "x" * 90, "value": str(m)} for m in range(25)])
                for n in range(5)
            ]
        )
    ],
}


@pytest.mark.parametrize("name", cases(BAD_COMMANDS, {"long description", "26 options"}))
async def test_bad_command_is_caught(api: Api, box: Sandbox, name: str) -> None:
    await api.refused(f"PUT /applications/{box.world.app_id}/commands", BAD_COMMANDS[name])
    assert box.world.commands == {}


async def test_good_commands_pass(api: Api, box: Sandbox) -> None:
    nested = command(
        name="game",
        name_localizations={"ru": "игра"},
        options=[option("new", type=1, options=[option("x", required=True), option("y", autocomplete=True)])],
    )
    menu = {"name": "Quote this", "type": 3}
    where = f"PUT /applications/{box.world.app_id}/commands"
    status, made = await api(where, [command(), nested, menu])
    assert status == 200
    again = (await api(where, [nested]))[1]
    assert again[0]["id"] == made[1]["id"]


async def test_an_unknown_route_is_seen(api: Api, box: Sandbox) -> None:
    assert (await api("GET /nothing"))[0] == 404
    assert "nothing answers GET discord.com/api/v10/nothing" in box.violations.pop()


@described
async def test_an_unknown_query_is_seen(api: Api, games: str) -> None:
    await api.refused(f"GET /channels/{games}/messages", color="red")
