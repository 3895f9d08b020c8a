"""Two bots share the servers of one Discord: each table has one owner, and every click comes to it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bot import Wardroom
from cogs import fleet
from cogs.components import bar, button, layout, text
from cogs.space_alert.face import SpaceAlertFace
from db.log import Conflict
from db.store import Store
from sandbox.server import Sandbox
from tests.cogs.conftest import texts
from tests.postgres import WITHOUT, left_out
from words import words

if left_out():
    pytest.skip(WITHOUT, allow_module_level=True)
SHARDS = 2


class Ship:
    """A bot of several, in this process; `sink` is what its death leaves of it."""

    def __init__(self, box: Sandbox, address: str, folder: Path) -> None:
        self.box, self.address, self.folder = box, address, folder
        self.bot: Wardroom
        self._stack = AsyncExitStack()

    async def sail(self) -> None:
        self.store = await Store.open(self.address)
        joined = await self._stack.enter_async_context(
            fleet.berth(self.store, self.address, 2, SHARDS, self.folder)
        )
        self.bot = Wardroom(self.store, connector=self.box.connector(), guild_ready_timeout=0.1)
        self.bot.fleet = joined
        self.bot.table.broadcast.pace = 0.02
        self._task = asyncio.create_task(self.bot.start(self.box.token))
        async with asyncio.timeout(60):
            await self.bot.picked_up.wait()

    async def sink(self) -> None:
        await self.bot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self._stack.aclose()


@pytest.fixture
async def ships(box: Sandbox, database: str, tmp_path: Path) -> AsyncIterator[list[Ship]]:
    two = [Ship(box, database, tmp_path / name) for name in ("one", "other")]
    for each in two:
        await each.sail()
    await box.ready()
    yield two
    for each in two:
        await each.sink()


def home(box: Sandbox, shard: int) -> str:
    return next(guild for guild in box.world.guilds if (int(guild) >> 22) % SHARDS == shard)


async def lobby(box: Sandbox, shard: int) -> tuple[int, dict[str, Any]]:
    """A table that Ann opens on a server of this shard."""
    channel = box.world.channel("general", home(box, shard))
    answer = await (
        await box.person("Ann").slash("space-alert", channel=channel, options={"pace": "post"})
    ).done()
    message = answer.message
    row = await only(box, message)
    return row, message


async def only(box: Sandbox, message: dict[str, Any]) -> int:
    ids = [part["custom_id"] for part in walk(message["components"]) if part.get("custom_id")]
    return int(ids[0].split(":")[2])


def walk(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [found for part in parts for found in (part, *walk(part.get("components", [])))]


async def names(ship: Ship, game: int) -> list[str]:
    row = await ship.store.games.get(game)
    return [] if row is None else row.names()


async def test_each_has_its_servers_and_what_runs_there(ships: list[Ship], box: Sandbox) -> None:
    first, second = ships
    for number, ship in enumerate(ships):
        assert {str(guild.id) for guild in ship.bot.guilds} == {
            guild for guild in box.world.guilds if (int(guild) >> 22) % SHARDS == number
        }
    games = [await lobby(box, shard) for shard in (0, 1)]
    for ship, (game, _) in zip(ships, games, strict=True):
        assert [row.id for row in await ship.store.games.lobbies(9e9)] == [game]
    assert first.bot.tree.published_here and not second.bot.tree.published_here


async def test_a_button_pressed_on_another_server_comes_to_the_owner(ships: list[Ship], box: Sandbox) -> None:
    game, _ = await lobby(box, 1)
    _, elsewhere = await lobby(box, 0)
    heard = listening(ships)
    pressed = await box.person("Борис").click(elsewhere, f"w:join:{game}:", force=True)
    await pressed.done()
    assert await names(ships[1], game) == ["Ann", "Борис"]
    assert heard == [1], "the owner answered, and nobody else"


async def test_a_button_of_a_direct_message_comes_to_the_owner(ships: list[Ship], box: Sandbox) -> None:
    """All of them come to the first shard."""
    game, _ = await lobby(box, 1)
    view = layout([text("a table waits"), bar(button("Join", f"w:join:{game}:"))])
    user = await ships[1].bot.fetch_user(int(box.person("Борис").id))
    sent = await user.send(view=view, silent=True)
    heard = listening(ships)
    await (await box.person("Борис").click(str(sent.id), f"w:join:{game}:")).done()
    assert await names(ships[1], game) == ["Ann", "Борис"]
    assert heard == [1]


async def test_a_click_whose_owner_is_gone_is_taken_back_in_words(ships: list[Ship], box: Sandbox) -> None:
    game, _ = await lobby(box, 1)
    _, elsewhere = await lobby(box, 0)
    await ships[1].sink()
    pressed = await box.person("Борис").click(elsewhere, f"w:join:{game}:", force=True)
    answer = await pressed.done()
    assert words("ru")("trouble-adrift") in texts(answer.message)
    assert answer.message["flags"] & 64
    assert await names(ships[0], game) == ["Ann"]
    assert not await ships[0].store.engine.rows("SELECT 1 FROM relayed")
    await ships[1].sail()
    again = await box.person("Борис").click(elsewhere, f"w:join:{game}:", force=True)
    await again.done()
    assert await names(ships[0], game) == ["Ann", "Борис"]


async def test_adrift_nothing_is_played_and_clicks_are_told_so(ships: list[Ship], box: Sandbox) -> None:
    game, message = await lobby(box, 0)
    ships[0].bot.table.adrift = lambda: True
    answer = await (await box.person("Борис").click(message, "Join")).done()
    assert words("ru")("trouble-adrift") in texts(answer.message)
    channel = box.world.channel("general", home(box, 0))
    answer = await (await box.person("Борис").slash("game list", channel=channel)).done()
    assert words("ru")("trouble-adrift") in texts(answer.message)
    assert await names(ships[0], game) == ["Ann"]
    ships[0].bot.table.adrift = lambda: False
    await (await box.person("Борис").click(message, "Join")).done()
    assert await names(ships[0], game) == ["Ann", "Борис"]


async def test_what_was_to_be_told_while_adrift_is_told_afterwards(ships: list[Ship], box: Sandbox) -> None:
    _, message = await lobby(box, 0)
    ann = box.person("Ann")
    table = ships[0].bot.table
    await (await ann.click(message, "Start")).done()
    async with asyncio.timeout(60):
        while not (rows := await ships[0].store.games.running()):
            await asyncio.sleep(0.02)
    row = rows[0]
    await table.broadcast.settle()
    async with table.turn(row.id) as loaded:
        await loaded.note(0, None, "note-left")
    table.adrift = lambda: True
    table.broadcast.changed(row.id)
    await asyncio.sleep(0.5)
    assert (await stored(ships[0], row.id)).shown < loaded.row.number
    table.adrift = lambda: False
    await table.broadcast.settle()
    assert (await stored(ships[0], row.id)).shown == loaded.row.number


async def stored(ship: Ship, game: int) -> Any:
    row = await ship.store.games.get(game)
    assert row is not None
    return row


async def test_two_that_change_a_lobby_at_once_lose_nothing(ships: list[Ship], box: Sandbox) -> None:
    """As if both had it, each with a lock of its own: who comes second reads it again."""
    game, message = await lobby(box, 0)
    rows = [await stored(ship, game) for ship in ships]
    rows[0].seats.pop()
    await ships[0].store.games.keep_lobby(rows[0])
    with pytest.raises(Conflict):
        await ships[1].store.games.keep_lobby(rows[1])
    assert await names(ships[1], game) == []
    await (await box.person("Борис").click(message, "Join")).done()
    assert await names(ships[1], game) == ["Борис"]


async def test_what_a_person_chose_elsewhere_is_known_here(ships: list[Ship]) -> None:
    person = await ships[0].store.people.person(10)
    assert (await ships[1].store.people.person(10)).language is None
    person.language = "ru"
    await ships[0].store.people.keep_person(person)
    assert (await ships[1].store.people.person(10)).language == "ru"


async def test_who_is_forgotten_here_is_replaced_there(
    ships: list[Ship], box: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An android plays on, and the process that has the table lets it."""
    game, message = await lobby(box, 1)
    _, elsewhere = await lobby(box, 0)
    await (await box.person("Ann").click(message, "Start")).done()
    async with asyncio.timeout(60):
        while (await stored(ships[1], game)).status != "running":
            await asyncio.sleep(0.02)
    went_on: list[int] = []
    owner = ships[1].bot.table
    usual = owner.go_on

    async def go_on(game: int) -> bool:
        went_on.append(game)
        return await usual(game)

    monkeypatch.setattr(owner, "go_on", go_on)
    await (await box.person("Ann").click(elsewhere, "w:privacy:0:sure", force=True)).answered()
    async with asyncio.timeout(60):
        while went_on != [game]:
            await asyncio.sleep(0.02)
    assert [seat.user for seat in (await stored(ships[1], game)).seats] == [None]


async def test_a_clock_that_another_moved_is_dropped_and_taken_up_by_whoever_is_left(
    ships: list[Ship], box: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.space_alert.face.LOST", 0.2)
    ship = ships[0]
    face = ship.bot.table.faces["space_alert"]
    assert isinstance(face, SpaceAlertFace)
    monkeypatch.setattr(face, "rate", 0.01)
    game, message = await lobby(box, 0)
    await ship.store.games.update(game, options='{"pace":"live","mission":"test_run_1"}')
    await (await box.person("Ann").click(message, "Start")).done()
    async with asyncio.timeout(60):
        while game not in face.clocks:
            await asyncio.sleep(0.02)
    clock = face.clocks[game]

    async def another_was_faster(*_: Any) -> None:
        monkeypatch.setattr(ship.bot.table, "clock", usual)
        raise Conflict("number")

    usual = ship.bot.table.clock
    monkeypatch.setattr(ship.bot.table, "clock", another_was_faster)
    clock.row.started_at -= 1e6
    clock.changed()
    async with asyncio.timeout(60):
        while face.clocks.get(game) is clock:
            await asyncio.sleep(0.01)
        while game not in face.clocks:
            await asyncio.sleep(0.01)
    assert face.clocks[game] is not clock


def listening(ships: list[Ship]) -> list[int]:
    """Which bots make an interaction of what they hear."""
    heard: list[int] = []
    for number, ship in enumerate(ships):

        async def on_interaction(_: Any, number: int = number) -> None:
            heard.append(number)

        ship.bot.add_listener(on_interaction, "on_interaction")
    return heard
