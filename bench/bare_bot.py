"""The least that discord.py can do with a button: acknowledge it. What the bot's clicks are compared with."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import discord

from sandbox import connect


class Button(discord.ui.DynamicItem[discord.ui.Button[Any]], template="bare:(?P<number>[0-9]+)"):
    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Button:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()


async def main() -> None:
    connector = connect.from_environment()
    assert connector is not None
    client = discord.Client(
        intents=discord.Intents(guilds=True), connector=connector, max_messages=None, guild_ready_timeout=0.1
    )
    client.add_dynamic_items(Button)
    view = discord.ui.View(timeout=None)
    view.add_item(Button(discord.ui.Button(label="Press", custom_id="bare:1")))

    @client.event
    async def on_ready() -> None:
        await client.get_partial_messageable(int(os.environ["BENCH_CHANNEL"])).send("bare", view=view)

    await client.start(os.environ[connect.TOKEN])


if __name__ == "__main__":
    asyncio.run(main())
