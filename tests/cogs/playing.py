"""Short words for tests at the table: open it, sit down, press what is there, read what was said."""

from __future__ import annotations

import asyncio
from typing import Any

from cogs.loaded import Loaded
from db.games import GameRow
from sandbox.world import SYSTEM
from tests.cogs.conftest import House, texts

Message = dict[str, Any]
EPHEMERAL = 64


async def seen_by_all(asked: Any) -> Message:
    """The public answer to a command, or the message that comes in its place where it took its time."""
    await asked.answered()
    async with asyncio.timeout(60):
        while (message := asked.message or next(iter(asked.followups), None)) is None:
            await asyncio.sleep(0.01)
    found: Message = message
    return found


async def opened(house: House, *names: str, game: str = "space_alert") -> tuple[int, Message]:
    """A lobby with these people at it, the first of them its host; its number and its message."""
    host = house.person(names[0])
    lobby = await seen_by_all(await host.slash("game new", game=game))
    (row, *_) = await house.store.games.of_guild(int(house.box.world.guild_id), ("lobby",))
    for name in names[1:]:
        await press(house, name, lobby, f"w:join:{row.id}:")
    return row.id, lobby


async def started(house: House, *names: str, **options: str) -> GameRow:
    """A game begun from its lobby, its options set in the panel, and everything told."""
    game, lobby = await opened(house, *names)
    for name, value in options.items():
        await set_option(house, names[0], lobby, name, value)
    asks = (await press(house, names[0], lobby, f"w:start:{game}:")).message
    if asks is not None and f"w:start:{game}:now" in [each["custom_id"] for each in buttons(asks)]:
        await press(house, names[0], asks, f"w:start:{game}:now")
    return await begun(house, game)


async def begun(house: House, game: int) -> GameRow:
    """Until the table message of a game just started stands in its thread."""
    async with asyncio.timeout(60):
        while True:
            row = await row_of(house, game)
            if row.status == "running" and row.message is not None:
                await house.settle()
                return await row_of(house, game)
            await asyncio.sleep(0.02)


async def set_option(house: House, name: str, lobby: Message, option: str, value: str) -> Message:
    """Find the select of an option on whichever page it stands, and choose."""
    person = house.person(name)
    first = next(each for each in buttons(lobby) if each["custom_id"].startswith("w:options:"))
    panel = (await press(house, name, lobby, first["custom_id"])).message
    for page in [b for b in buttons(panel) if b["custom_id"].startswith("w:options:")]:
        await press(house, name, panel, page["custom_id"])
        found = [menu for menu in selects(panel) if menu["custom_id"].endswith(f".{option}")]
        if found:
            await (await person.choose(panel, found[0]["custom_id"], value)).answered()
            return panel
    raise LookupError(option)


async def press(house: House, name: str, message: Message, button: str, **how: Any) -> Any:
    """The click, once it is answered and all that it brought about has happened."""
    click = await (await house.person(name).click(message, button, **how)).done()
    await house.answered()
    return click


def surely(message: Message, label: str) -> str:
    """The id of this answer as it is given when one is asked once more; it is clicked with `force`."""
    chosen = next(each for each in buttons(message) if each["label"] == label)["custom_id"]
    place, _, number = chosen.rpartition(".")
    return f"{place.replace('w:choose:', 'w:sure:')}.{1 << int(number):x}"


async def press_ready(house: House, name: str, message: Message) -> Any:
    """Whatever is still open in their plan."""
    return await press(house, name, message, surely(message, "Ready"), force=True)


async def told_privately(interaction: Any) -> str:
    """What only the one who clicked was told: in the answer itself, or after it."""
    await interaction.done()
    async with asyncio.timeout(60):
        while True:
            answers = [*([interaction.message] if interaction.message else []), *interaction.followups]
            found = [texts(message) for message in answers if message["flags"] & EPHEMERAL]
            if found:
                return found[-1]
            await asyncio.sleep(0.02)


async def row_of(house: House, game: int) -> GameRow:
    row = await house.store.games.get(game)
    assert row is not None
    return row


async def table(house: House, game: int) -> Message:
    """The table message as it is now."""
    await house.settle()
    row = await row_of(house, game)
    message = house.box.world.message(str(row.message))
    assert message is not None
    return message


async def loaded(house: House, game: int) -> Loaded:
    return await house.bot.table.load(game)


def walk(message: Message) -> list[Message]:
    found: list[Message] = []

    def go(components: list[Message]) -> None:
        for component in components:
            found.append(component)
            go(component.get("components", []))

    go(message["components"])
    return found


def buttons(message: Message) -> list[Message]:
    return [each for each in walk(message) if each["type"] == 2]


def selects(message: Message) -> list[Message]:
    return [each for each in walk(message) if each["type"] == 3]


def labels(message: Message) -> list[str]:
    return [button["label"] for button in buttons(message)]


def in_thread(house: House, row: GameRow) -> list[Message]:
    """Everything that was said in the thread of a game for everybody; not what Discord writes itself."""
    everything = house.box.world.messages[str(row.thread)].values()
    said = [message for message in everything if message["type"] not in SYSTEM]
    return [message for message in said if message["id"] not in house.box.world.audience]


def said(house: House, row: GameRow) -> str:
    return "\n".join(texts(message) for message in in_thread(house, row))


def tellings(house: House, row: GameRow) -> list[str]:
    """What the thread was told, without table and calls; what was left out is one tap away."""
    found = [each for each in in_thread(house, row) if set(labels(each)) <= {"What happened?", "Что было"}]
    return [message["content"] or texts(message) for message in found]


def pings(house: House, row: GameRow) -> list[Message]:
    """Messages in the thread that call somebody."""
    return [message for message in in_thread(house, row) if "<@" in texts(message)]


async def log_of(house: House, game: int) -> list[str]:
    return [f"{record.seat}: {record.text}" for record in await house.store.log.read(game)]


async def gathered(house: House, *names: str, place: str = "Bridge") -> None:
    """They sit in a voice channel, and the bot knows it."""
    for name in names:
        await house.person(name).join_voice(place)
    channel = int(house.box.world.channel(place)["id"])
    wanted = {int(house.person(name).id) for name in names}

    def seen() -> bool:
        known: Any = house.bot.get_channel(channel)
        return known is not None and wanted <= set(known.voice_states)

    async with asyncio.timeout(60):
        while not seen():
            await asyncio.sleep(0.01)
