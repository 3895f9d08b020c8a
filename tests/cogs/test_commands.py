"""The commands as Discord has them: offered where they make sense, sent only when they changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from sandbox.errors import Refused
from tests.cogs.conftest import House, texts
from tests.cogs.tables import running
from words import words

PRIVATE = {"help", "rules", "settings", "privacy"}
SENT = "PUT /applications/*/commands"


def known(house: House) -> dict[str, Any]:
    return {each["name"]: each for each in house.box.world.commands["global"]}


def options(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for option in command.get("options") or []:
        yield option
        yield from options(option)


async def test_only_what_needs_no_server_is_offered_in_direct_messages(house: House) -> None:
    offered = {name for name, each in known(house).items() if 1 in each["contexts"]}
    assert offered == PRIVATE
    assert all(2 not in each["contexts"] and 0 in each["contexts"] for each in known(house).values())
    assert all(each["integration_types"] == [0] for each in known(house).values())


@pytest.mark.parametrize("path", ["game list", "xia new", "captains new", "space-alert", "board"])
async def test_a_table_cannot_be_opened_or_listed_in_direct_messages(house: House, path: str) -> None:
    ann = house.person("Ann")
    private = house.box.world.dm(ann.id)
    with pytest.raises(Refused, match="not offered"):
        await ann.slash(path, private)
    forced = await (await ann.slash(path, private, force=True)).answered()
    assert words("en")("trouble-server-only") == texts(forced.message)
    assert await house.store.games.of_guild(0, ("lobby", "running", "paused")) == []


async def test_what_is_offered_there_works_there(house: House) -> None:
    ann = house.person("Ann")
    private = house.box.world.dm(ann.id)
    for path, given in (("help", {}), ("settings", {}), ("rules", {"words": "SA-042"})):
        answer = await (await ann.slash(path, private, given)).answered()
        assert words("en")("trouble-server-only") not in texts(answer.message)


async def test_an_old_table_in_direct_messages_goes_on_and_is_nobody_elses_business(house: House) -> None:
    """Tables once opened there all belonged to "server 0"."""
    row = await running(house, "Ann")
    private = house.box.world.dm(house.person("Ann").id)
    await house.store.games.update(row.id, guild=0, channel=int(private["id"]), thread=int(private["id"]))
    mine = await (await house.person("Ann").slash("help", private)).answered()
    assert f"table {row.id}" in texts(mine.message)
    eve = house.person("Eve")
    theirs = await (await eve.slash("help", house.box.world.dm(eve.id))).answered()
    assert f"table {row.id}" not in texts(theirs.message)
    listed = await (await eve.slash("game list", house.box.world.dm(eve.id), force=True)).answered()
    assert f"table {row.id}" not in texts(listed.message)
    house.bot.table.broadcast.changed(row.id)
    await house.settle()
    (table,) = [m for m in house.person("Ann").dms() if f"table {row.id}" in texts(m) and m["attachments"]]
    seat = await (await house.person("Ann").click(table, f"w:seat:{row.id}:")).answered()
    assert seat.message["flags"] & 64


async def test_commands_are_sent_only_when_they_changed(house: House) -> None:
    before = {name: each["version"] for name, each in known(house).items()}
    await house.restart()
    assert {name: each["version"] for name, each in known(house).items()} == before
    house.bot.tree.remove_command("verify")
    await house.bot.tree.publish(house.bot)
    assert "verify" not in known(house)
    await house.restart()
    assert "verify" in known(house)


async def test_commands_that_somebody_removed_come_back(house: House) -> None:
    house.box.world.set_commands("global", house.box.world.commands["global"][:3])
    await house.restart()
    assert known(house).keys() > PRIVATE


async def test_a_start_survives_commands_that_are_refused(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.store.kept.put("commands", "others")
    house.box.faults.add(SENT, 400, times=99, code=50035, message="Invalid Form Body")
    await asyncio.wait_for(house.restart(), 30)
    assert "did not take the commands" in caplog.text
    assert house.bot.is_ready()
    answer = await (await house.person("Ann").slash("help")).answered()
    assert answer.message["flags"] & 64


async def test_every_choice_speaks_russian_and_every_text_has_an_end(house: House) -> None:
    for command in known(house).values():
        for option in options(command):
            where = f"/{command['name']} {option['name']}"
            for choice in option.get("choices") or []:
                assert choice.get("name_localizations", {}).get("ru"), f"{where}: {choice['name']}"
            if option["type"] == 3 and not option.get("choices"):
                assert 0 < option.get("max_length", 0) <= 1000, where
