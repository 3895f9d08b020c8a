"""Menus and forms that come to another process than their table's; shards that come one by one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.components import bar, button, layout, select, text
from sandbox.server import Sandbox
from tests.cogs.test_fleet import Ship, listening, lobby, ships, stored, walk
from tests.postgres import WITHOUT, left_out

if left_out():
    pytest.skip(WITHOUT, allow_module_level=True)
__all__ = ["ships"]


async def planning(ships: list[Ship], box: Sandbox) -> tuple[int, dict[str, str]]:
    """A mission of the second process in which Ann plans: its number, and the ids on her panel by verb."""
    game, message = await lobby(box, 1)
    ann = box.person("Ann")
    await (await ann.click(message, "Start")).done()
    async with asyncio.timeout(20):
        while (await stored(ships[1], game)).status != "running":
            await asyncio.sleep(0.02)
    await ships[1].bot.table.broadcast.settle()
    shown = await (await ann.click(message, f"w:seat:{game}:", force=True)).answered()
    async with asyncio.timeout(20):
        while "sa_place" not in (found := ids_of(shown.message)):
            if "choose" in found:
                await (await ann.click(shown.message, found["choose"])).answered()
            await asyncio.sleep(0.05)
            shown = await (await ann.click(message, f"w:seat:{game}:", force=True)).answered()
    return game, found


def ids_of(message: Any) -> dict[str, str]:
    ids = [str(part["custom_id"]) for part in walk(message["components"]) if part.get("custom_id")]
    return {each.split(":")[1]: each for each in reversed(ids)}


async def letter(ships: list[Ship], box: Sandbox, *items: Any) -> str:
    """A direct message to Ann: what is pressed in it comes to the first process."""
    user = await ships[1].bot.fetch_user(int(box.person("Ann").id))
    return str((await user.send(view=layout([text("your table"), *items]), silent=True)).id)


async def played(ship: Ship, game: int, wanted: str) -> str:
    async with asyncio.timeout(20):
        while True:
            said = [record.text for record in await ship.store.log.read(game)]
            if any(each.startswith(wanted) for each in said):
                return said[-1]
            await asyncio.sleep(0.02)


async def test_what_is_chosen_in_a_menu_comes_to_the_owner(ships: list[Ship], box: Sandbox) -> None:
    game, ids = await planning(ships, box)
    menu = select(ids["sa_place"], "card", [discord.SelectOption(label="first", value="0.action")])
    sent = await letter(ships, box, menu)
    heard = listening(ships)
    await (await box.person("Ann").choose(sent, ids["sa_place"], "0.action")).answered()
    assert (await played(ships[1], game, "place")).startswith("place 0 action")
    assert set(heard) == {1}, "the owner answered, and nobody else"


async def test_a_form_opens_and_is_handed_in_through_another(ships: list[Ship], box: Sandbox) -> None:
    game, ids = await planning(ships, box)
    sent = await letter(ships, box, bar(button("Type", ids["sa_type"])))
    heard = listening(ships)
    ann = box.person("Ann")
    opened = await (await ann.click(sent, ids["sa_type"])).done()
    assert opened.modal is not None
    (field,) = [part["custom_id"] for part in walk(fields(opened.modal)) if part["type"] == 4]
    await (await ann.submit(opened, {field: "A"})).answered()
    await played(ships[1], game, "place")
    assert heard == [1, 1]


def fields(form: dict[str, Any]) -> list[dict[str, Any]]:
    return [part.get("component", part) for part in form["components"]]


async def test_processes_that_start_together_identify_one_after_the_other(
    box: Sandbox, database: str, tmp_path: Path
) -> None:
    """Discord refuses who comes too soon, and counts it as a start."""
    box.gateway.strict, box.gateway.max_concurrency = True, 1
    two = [Ship(box, database, tmp_path / name) for name in ("one", "other")]
    await asyncio.gather(*(each.sail() for each in two))
    assert box.gateway.refused_identifies == 0
    assert len(box.gateway.live) == 2
    for each in two:
        await each.sink()
